"""Messages in people's languages."""
