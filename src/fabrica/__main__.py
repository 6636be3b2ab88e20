"""`python -m fabrica` is `fabrica`."""

from fabrica.cli.main import app


def main() -> None:
    app(prog_name="fabrica")


if __name__ == "__main__":
    main()
