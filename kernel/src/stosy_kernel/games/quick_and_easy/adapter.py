"""Quick & Easy between `stosy.games` and the kernel."""

from stosy_kernel.games.rows.adapter import TeamAdapter

ADAPTER = TeamAdapter
