"""Speed of Stosy's rules beside that of others, on the same machine in the same minutes."""
