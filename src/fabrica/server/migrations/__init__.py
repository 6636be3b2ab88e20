"""The steps by which the store got its present form."""
