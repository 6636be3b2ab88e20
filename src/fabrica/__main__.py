"""`python -m fabrica` is `fabrica`."""

from fabrica.cli.main import app

app(prog_name="fabrica")
