"""The wheels, installed into fresh environments and tried as a user would."""
