"""One table with simulated time: nothing here waits for a clock, a network or a store."""
