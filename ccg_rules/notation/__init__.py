"""The words every other room uses: cells, cards, positions, actions. Knows no engine."""
