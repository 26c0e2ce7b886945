"""The words in which Berserk is written down: cells, cards, abilities, actions, positions, views."""
