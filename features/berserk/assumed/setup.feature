Feature: What all chapters rest on
  На чём держатся все главы

  What an engine must decide although no clause says it. These Rules are assumptions, not clauses: each names
  the editions in which it is in force, and is reported beside the rulebook, never as part of it.

  @A-golden
  Rule: The text of a card prevails over a rule, and a prohibition over a permission
    Текст карты важнее правила, а запрет – разрешения

    berserk-vanguard A-golden
    berserk-execution A-golden

    Example: by a rule all cards open, but one whose text allows it may stay closed
      По правилу открываются все карты, но та, чей текст это позволяет, может не открываться
      Given these cards:
        | card | abilities                                |
        | C    | may stay closed at the start of the turn |
      And B lies closed on 1b1
      And C lies closed on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      Then the first player is asked which cards stay closed
      When the first player chooses C
      And the first player is done
      Then B is open
      And C is closed

    Example: a card that cannot be moved may not be, although it has movement points
      Карту, которая не может быть перемещена, двигать нельзя, хотя движение у неё есть
      Given these cards:
        | card | abilities       |
        | C    | cannot be moved |
      And C lies open on 1c1
      And D lies open on 2d3
      And the Initial Phase of turn 3 begins
      When the players do nothing until the Choice Subphase of turn 3
      And the first player moves C to 1c2
      Then that is refused by this rule

    Example: other cards may be moved
      Другие карты двигать можно
      Given these cards:
        | card | abilities       |
        | C    | cannot be moved |
      And B lies open on 1b1
      And C lies open on 1c1
      And D lies open on 2d3
      And the Initial Phase of turn 3 begins
      When the players do nothing until the Choice Subphase of turn 3
      And the first player moves B to 1b2
      Then that is accepted

    Example: the permission of another card does not move it either
      Не переместит её и разрешение другой карты
      Given these cards:
        | card | abilities                       |
        | B    | sudden: shift one of your cards |
        | C    | cannot be moved                 |
      And B lies open on 1b1
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      And the first player uses the "sudden" ability of B
      And the first player chooses C
      Then that is refused
      When the first player chooses 1b1, 1e3
      Then that is accepted
