"""Revisions of the database, run by Alembic."""
