"""Alembic runs this; the connection comes from `database.migrate`."""

from alembic import context

from fiefdom.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
)
context.run_migrations()
