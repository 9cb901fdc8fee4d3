"""Called by Alembic: runs the steps on the connection that `store.migrate` gives it."""

from alembic import context

from ludotheque.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transaction_per_migration=False,
)
with context.begin_transaction():
    context.run_migrations()
