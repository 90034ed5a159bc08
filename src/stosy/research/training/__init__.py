"""Training an agent on the vector environment: a worked example. Needs the extra `train`."""
