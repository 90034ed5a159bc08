"""HTTP and WebSockets: requests, answers, limits, the pages."""
