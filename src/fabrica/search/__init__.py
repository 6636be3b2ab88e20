"""Searches over the contract's names, compiled: one ply, beam, MCTS, PUCT with a network."""
