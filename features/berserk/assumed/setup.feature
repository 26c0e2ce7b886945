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

  @A-first-player
  Rule: Player 1 of a position is the First Player
    Игрок 1 позиции – Первый игрок

    berserk-vanguard A-first-player
    berserk-execution A-first-player

    Example: with the battle it is player 1 who is active first
      С началом боя первым активен игрок 1
      Given these cards:
        | card | abilities                            |
        | A    | start of battle: put a counter on it |
        | B    | start of battle: put a counter on it |
      And the battle is about to begin
      And A lies open on 1b1
      And B lies open on 2b1
      Then it is for the first player to use an ability or decline
      When the first player uses the "start of battle" ability of A
      And the second player uses the "start of battle" ability of B
      Then the active player is the first player

  @A-coordinates
  Rule: The eight cells around a cell are adjacent to it, across the middle too
    Соседние с клеткой – восемь клеток вокруг неё, через середину тоже

    berserk-vanguard A-coordinates
    berserk-execution A-coordinates

    Background:
      Given these cards:
        | card | life | movement |
        | C    | 9    | 2        |
        | D    | 9    | 2        |
      And the Choice Subphase of turn 3 begins

    Example: 1a1 and 2a1 are adjacent
      1a1 и 2a1 – соседние
      Given C lies open on 1a1
      And D lies open on 2a1
      Then the first player may strike D with C

    Example: the columns are counted from the First Player's seat on both halves
      Столбцы на обеих половинах считаются с места Первого игрока
      Given C lies open on 1e1
      And D lies open on 2a1
      And E lies open on 2d1
      Then the first player may not strike D with C
      And the first player may strike E with C

    Example: cells that touch at a corner are adjacent
      Клетки, касающиеся углом, – соседние
      Given C lies open on 1b2
      And the second player's D lies open on 1c3
      Then the first player may strike D with C

    Example: cells with one between them are not
      Клетки, между которыми есть ещё одна, – нет
      Given C lies open on 1b2
      And D lies open on 2b1
      Then the first player may not strike D with C

    Example: the battlefield does not go round
      Поле боя не замкнуто в кольцо
      Given C lies open on 1a2
      And the second player's D lies open on 1e2
      Then the first player may not strike D with C

    Example: the first cell is a cell like every other
      Первая клетка – такая же, как все
      Given these cards:
        | card | life | abilities                                  |
        | E    | 9    | action: 1 wounds to an adjacent enemy card |
      And E lies open on 1b2
      And the second player's D lies open on 1a1
      And C lies open on 1e3
      When the first player uses the "action" ability of E
      Then that is accepted
      When the first player chooses D
      Then that is accepted

  @A-elements
  Rule: There are five elements, and a neutral card has none
    Стихий пять, и у нейтральной карты стихии нет

    berserk-vanguard A-elements
    berserk-execution A-elements

    Example: each of the five is an element of its own, and being neutral is none
      Каждая из пяти – отдельная стихия, а нейтральность – не стихия
      Given these cards:
        | card | rank  | cost | element   |
        | S    | elite | 1    | Steppe    |
        | F    | elite | 1    | Forest    |
        | M    | elite | 1    | Mountains |
        | W    | elite | 1    | Swamp     |
        | K    | elite | 1    | Darkness  |
        | N    | elite | 1    |           |
      And the squads are being recruited
      And the first player's deal is S, F, M, W, K, N
      And the second player's deal is 1 plain card
      And the first player has 20 gold and 0 silver left
      When the first player takes S
      And the first player takes F
      And the first player takes M
      And the first player takes W
      And the first player takes K
      Then that is accepted
      And the first player has 9 gold less than before
      When the first player takes N
      Then that is accepted
      And the first player has 10 gold less than before
