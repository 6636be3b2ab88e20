"""Alembic's entry: it runs the migrations on the connection that the store gives."""

from __future__ import annotations

from alembic import context

from fabrica.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
