"""Benchmarks of the kernel."""
