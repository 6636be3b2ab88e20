"""The house on the web: matches that people sit at, a store that loses nothing, pages and a JSON API."""
