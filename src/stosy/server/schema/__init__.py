"""The messages described for clients: endpoints, JSON Schema, TypeScript."""
