"""Learning to play by self-play: a network in PyTorch beside the vector environments, on a GPU or a CPU."""
