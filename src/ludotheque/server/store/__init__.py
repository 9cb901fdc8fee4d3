"""Where the house keeps what must not be lost: SQLAlchemy Core over SQLite or PostgreSQL."""
