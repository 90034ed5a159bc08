"""End-to-end tests of the server: real sockets, real stores, strict clients."""
