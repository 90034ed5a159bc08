"""The daily deal: a team with two experts."""

OPTIONS = {"start": "drawn"}
BOTS = "expert:200"
