"""The server from outside: real sockets, real stores, clients that trust nobody."""
