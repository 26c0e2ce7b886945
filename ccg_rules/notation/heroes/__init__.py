"""The words in which Berserk Heroes is written down: places, cards, abilities, actions, positions, views."""
