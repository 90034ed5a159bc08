"""One module per revision. A released one is never changed."""
