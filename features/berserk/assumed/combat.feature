Feature: Strikes, defenders and flyers, where the texts are silent
  Удары, защитники и летающие: там, где тексты молчат

  What an engine must decide although no clause says it. These Rules are assumptions, not clauses: each names
  the editions in which it is in force, and is reported beside the rulebook, never as part of it.

  @A-simple-strike
  Rule: A simple strike is a slow action of an open creature at an adjacent enemy card
    Простой удар – медленное действие открытого существа по соседней карте противника

    berserk-vanguard A-simple-strike
    berserk-execution A-simple-strike

    Example: a weak, a medium and a strong strike each deal their own wounds
      Слабый, средний и сильный удар наносят каждый свои раны
      Given these cards:
        | card | life | strike |
        | B    | 9    | 2-4-7  |
        | C    | 9    |        |
      And B lies open on 1b1
      And C lies closed on 2b1
      And the next dice show 6
      And the Choice Subphase of turn 3 begins
      When the first player strikes C with B
      And both players pass
      Then that is accepted
      And C now has 7 wounds
