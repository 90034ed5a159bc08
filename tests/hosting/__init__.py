"""The commands of docs/hosting, run as they stand there."""
