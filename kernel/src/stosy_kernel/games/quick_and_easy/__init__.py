"""Quick & Easy."""
