"""The commands of docs/hosting.md, run as they stand there."""
