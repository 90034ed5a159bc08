"""Alembic runs this; the connection, with its transaction, comes from `store.migrate`."""

from alembic import context

from stosy.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
