"""Environments for learners: thin doors on the contract. docs/environments.md shows each of them.

`vector` needs nothing else; `pettingzoo` and `gymnasium` need fabrica[rl], `openspiel` needs fabrica[openspiel].
"""
