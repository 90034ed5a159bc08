"""What the games of rising and falling rows share."""
