"""What tables, messages and clients all speak of: settings, phases, and what happens at a table."""
