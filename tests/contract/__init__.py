"""What every game keeps to, whatever its rules: tests over the whole catalogue of games."""
