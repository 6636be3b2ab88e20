# make play   set up and play          make test   set up and test
# make soak   hours of checks          make bench  measure speed       make bugs   plant bugs, see each caught
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test soak bench peers bugs lock clean

play: $(VENV)/run
	@$(BIN)/fabrica play

test: $(VENV)/dev
	$(BIN)/ruff check src tests
	$(BIN)/mypy
	$(BIN)/pytest -n 2

soak: $(VENV)/dev
	$(BIN)/python tests/soak.py

bugs: $(VENV)/dev
	$(BIN)/python tests/planted_bugs.py

bench: $(VENV)/run
	$(BIN)/fabrica bench fantastic-factories --seats 2

peers: $(VENV)/peers
	$(BIN)/fabrica bench fantastic-factories --seats 2 --peers

# The locks: versions and hashes of everything that is installed.
lock: $(VENV)/run
	$(BIN)/pip install -q uv
	for extra in run dev peers; do \
	  $(BIN)/uv pip compile -q --upgrade --generate-hashes --no-header --python-version 3.11 \
	    $$([ $$extra = run ] || echo --extra $$extra) pyproject.toml -o requirements/$$extra.txt; done

$(VENV)/bin/pip:
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); echo "Installing python3-venv"; \
	  apt-get update -qq && apt-get install -qq -y python3-venv && $(PYTHON) -m venv $(VENV); } || \
	  { rm -rf $(VENV); echo "Python's venv module is missing: install the package python3-venv, then try again."; exit 1; }

$(VENV)/run $(VENV)/dev $(VENV)/peers: $(VENV)/%: requirements/%.txt pyproject.toml | $(VENV)/bin/pip
	@echo "Setting up ($*) ..."
	@$(BIN)/pip install -q --disable-pip-version-check --require-hashes -r requirements/$*.txt
	@$(BIN)/pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

clean:
	rm -rf $(VENV) build .mypy_cache .ruff_cache .pytest_cache .hypothesis
