"""Speed of the kernel: its random games beside those of others, and figures of its own."""
