"""The daily deal: a team with two experts."""

BOTS = "expert:200"
