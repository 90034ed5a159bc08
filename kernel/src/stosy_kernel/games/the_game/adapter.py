"""The Game between `stosy.games` and the kernel."""

from stosy_kernel.games.rows.adapter import TeamAdapter

ADAPTER = TeamAdapter
