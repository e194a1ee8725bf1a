"""Alembic runs this; the connection comes from `database.migrate`."""

from alembic import context

from fiefdom.server.storage import people_relations  # noqa: F401 - they join the metadata
from fiefdom.server.storage.relations import metadata

if __name__ == "env_py":  # the name that Alembic gives it; to any other importer it does nothing
    context.configure(
        connection=context.config.attributes["connection"],
        target_metadata=metadata,
        transactional_ddl=True,
    )
    context.run_migrations()
