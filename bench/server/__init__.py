"""Speed and memory of the server under load: real matches, played over real sockets."""
