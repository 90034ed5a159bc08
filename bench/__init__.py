"""Benchmarks of Stosy beside other libraries, on the same machine in the same minutes."""
