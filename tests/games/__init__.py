"""The rules of the games, each test named after the rule it proves."""
