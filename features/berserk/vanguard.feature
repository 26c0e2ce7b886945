Feature: The Vanguard Subphase
  Подфаза Авангарда

  Chapter 407 of the Vanguard edition; the Execution edition has none. After the "start of battle" abilities the
  players use the "vanguard" abilities of their cards by turns; then the first turn begins.

  # ---------------------------------------------------------------------------------------------- 407.1

  @vanguard.abilities.alternate
  Rule: The players alternate in using the "vanguard" abilities of their cards, the First Player first
    Игроки чередуют особенности «авангард» своих карт, начиная с Первого игрока

    berserk-vanguard 407.1   «Игроки, начиная с Первого игрока, чередуют использование особенностей "авангард" своих карт.»

    Background:
      Given these cards:
        | card | life | abilities                                    |
        | A    | 9    | vanguard: a strike at an adjacent enemy card |
        | B    | 9    | vanguard: a strike at an adjacent enemy card |
        | C    | 9    | vanguard: a strike at an adjacent enemy card |
        | D    | 9    | vanguard: a strike at an adjacent enemy card |
      And A lies open on 1b1
      And B lies open on 1c1
      And C lies open on 2b1
      And D lies open on 2c1
      And the next dice show 1, 1, 1, 1

    Example: the players use them in turn, beginning with the First
      Игроки используют их по очереди, начиная с Первого
      Given the Vanguard Subphase begins
      When the first player uses the "vanguard" ability of A on C
      Then the second player may use the "vanguard" ability of C
      When the second player uses the "vanguard" ability of C on A
      Then the first player may use the "vanguard" ability of B
      When the first player uses the "vanguard" ability of B on D
      Then the second player may use the "vanguard" ability of D
      When the second player uses the "vanguard" ability of D
      Then that is accepted
      And this rule is cited

    Example: one player does not use two in a row
      Один игрок не использует две подряд
      Given the Vanguard Subphase begins
      When the first player uses the "vanguard" ability of A on C
      And the first player uses the "vanguard" ability of B
      Then that is refused by this rule
      When the second player uses the "vanguard" ability of C on A
      Then that is accepted

    Example: nor does the Second Player
      Второй игрок тоже не использует две подряд
      Given the Vanguard Subphase begins
      When the first player uses the "vanguard" ability of A on C
      And the second player uses the "vanguard" ability of C on A
      And the second player uses the "vanguard" ability of D
      Then that is refused by this rule

    Example: it is the First Player who begins, whoever spoke last before
      Начинает Первый игрок, кто бы ни говорил последним до того
      Given these cards:
        | card | abilities                            |
        | E    | start of battle: put a counter on it |
        | F    | start of battle: put a counter on it |
      And the battle is about to begin
      And E lies open on 1d1
      And F lies open on 2d1
      When the first player uses the "start of battle" ability of E
      And the second player uses the "start of battle" ability of F
      Then by this rule the second player may not use the "vanguard" ability of C
      And the first player may use the "vanguard" ability of A

    Example: they are not used while "start of battle" abilities are
      Их не используют, пока используют особенности «в начале боя»
      Given these cards:
        | card | abilities                            |
        | E    | start of battle: put a counter on it |
        | F    | start of battle: put a counter on it |
      And the battle is about to begin
      And E lies open on 1d1
      And F lies open on 2d1
      Then the first player may not use the "vanguard" ability of A
      When the first player uses the "start of battle" ability of E
      Then the second player may not use the "vanguard" ability of C

    Example: a player does not use the ability of the opponent's card
      Особенность карты противника игрок не использует
      Given the Vanguard Subphase begins
      When the first player uses the "vanguard" ability of C
      Then that is refused by this rule
      When the first player uses the "vanguard" ability of A on C
      And the second player uses the "vanguard" ability of B
      Then that is refused by this rule

  @vanguard.abilities.decline
  Rule: A player who has declined a "vanguard" ability in their turn cannot use it later
    Кто отказался от особенности «авангард» в свой черёд, позже сыграть её не может

    berserk-vanguard 407.1   «Если игрок в свой черёд отказался от использования этой особенности, то сыграть её позже он не сможет.»

    Background:
      Given these cards:
        | card | life | abilities                                    |
        | A    | 9    | vanguard: a strike at an adjacent enemy card |
        | B    | 9    | vanguard: a strike at an adjacent enemy card |
        | C    | 9    | vanguard: a strike at an adjacent enemy card |
      And A lies open on 1b1
      And B lies open on 2b1
      And C lies open on 2c1
      And the next dice show 1, 1, 1, 1
      And the Vanguard Subphase begins

    Example: after declining, the First Player's ability is refused
      После отказа особенность Первого игрока недоступна
      When the first player declines
      And the second player uses the "vanguard" ability of B on A
      Then by this rule the first player may not use the "vanguard" ability of A

    Example: after declining, the Second Player's ability is refused
      После отказа особенность Второго игрока недоступна
      Given these cards:
        | card | life | abilities                                    |
        | D    | 9    | vanguard: a strike at an adjacent enemy card |
      And D lies open on 1c1
      When the first player uses the "vanguard" ability of A on B
      And the second player declines
      And the first player uses the "vanguard" ability of D on B
      Then that is accepted
      And the second player may not use the "vanguard" ability of B

    Example: the Second Player goes on and uses two
      Второй игрок продолжает и использует две
      When the first player declines
      Then the second player may use the "vanguard" ability of B
      When the second player uses the "vanguard" ability of B on A
      And the first player declines, if asked
      Then the second player may use the "vanguard" ability of C
      When the second player uses the "vanguard" ability of C on A
      Then that is accepted
      And A now has 2 wounds

    Example: having used one, a player may still decline the next
      Использовав одну, от следующей можно отказаться
      Given these cards:
        | card | life | abilities                                    |
        | D    | 9    | vanguard: a strike at an adjacent enemy card |
      And D lies open on 1c1
      When the first player uses the "vanguard" ability of A on B
      And the second player uses the "vanguard" ability of B on A
      And the first player declines
      Then that is accepted
      When the second player uses the "vanguard" ability of C on A
      Then that is accepted
      And the first player may not use the "vanguard" ability of D

    Example: in the player's own turn it is not used either
      И в собственный ход игрока её не используют
      When the first player declines
      And the second player declines
      Then the first player may not use the "vanguard" ability of A
      When the players do nothing until the Choice Subphase of turn 1
      Then the first player may not use the "vanguard" ability of A
      When the players do nothing until the Choice Subphase of turn 2
      Then the second player may not use the "vanguard" ability of B

    Example: who has declined at the start of battle has not declined this
      Отказ в начале боя – не отказ от этой особенности
      Given these cards:
        | card | life | abilities                                                                          |
        | D    | 9    | start of battle: put a counter on it; vanguard: a strike at an adjacent enemy card |
        | E    | 9    | start of battle: put a counter on it; vanguard: a strike at an adjacent enemy card |
      And D lies open on 1c1
      And E lies open on 2a1
      And the battle is about to begin
      When the first player declines
      And the second player declines
      Then the first player may use the "vanguard" ability of D
      When the first player uses the "vanguard" ability of D on B
      Then the second player may use the "vanguard" ability of E

  @vanguard.abilities.once
  Rule: Each card uses its "vanguard" ability once a battle
    Каждая карта использует особенность «авангард» один раз за бой

    berserk-vanguard 407.1   «Каждая карта использует особенность "авангард" один раз за бой.»

    Background:
      Given these cards:
        | card | copy of | life | abilities                                    |
        | A    |         | 9    | vanguard: a strike at an adjacent enemy card |
        | B    | A       |      |                                              |
        | C    |         | 9    | vanguard: a strike at an adjacent enemy card |
        | D    | C       |      |                                              |
      And A lies open on 1b1
      And B lies open on 1c1
      And C lies open on 2b1
      And D lies open on 2c1
      And the next dice show 1, 1, 1, 1
      And the Vanguard Subphase begins

    Example: the same card a second time may not
      Та же карта второй раз – нельзя
      When the first player uses the "vanguard" ability of A on C
      And the second player uses the "vanguard" ability of C on A
      Then by this rule the first player may not use the "vanguard" ability of A
      And the first player may use the "vanguard" ability of B

    Example: at another enemy card the same card may not either
      И по другой карте противника та же карта второй раз не бьёт
      When the first player uses the "vanguard" ability of A on C
      And the second player uses the "vanguard" ability of C on A
      And the first player uses the "vanguard" ability of A
      Then that is refused by this rule
      When the first player uses the "vanguard" ability of B on D
      Then that is accepted

    Example: the Second Player's card a second time may not either
      Карта Второго игрока второй раз – тоже нельзя
      When the first player uses the "vanguard" ability of A on C
      And the second player uses the "vanguard" ability of C on A
      And the first player uses the "vanguard" ability of B on C
      Then by this rule the second player may not use the "vanguard" ability of C
      And the second player may use the "vanguard" ability of D

    Example: two copies use it once each
      Две одинаковые карты используют её по разу
      When the first player uses the "vanguard" ability of A on C
      And the second player uses the "vanguard" ability of C on A
      Then the first player may use the "vanguard" ability of B
      When the first player uses the "vanguard" ability of B on C
      Then that is accepted
      And C now has 2 wounds

    Example: what one player's card has used is not used up for the other's
      Использованное картой одного игрока не израсходовано для карты другого
      When the first player uses the "vanguard" ability of A on C
      Then the second player may use the "vanguard" ability of C

    Example: in a later turn it is not used once more
      В последующих ходах её не используют ещё раз
      When the first player uses the "vanguard" ability of A on C
      And the second player uses the "vanguard" ability of C on A
      And the first player uses the "vanguard" ability of B on C
      And the second player uses the "vanguard" ability of D on B
      Then it is the Initial Phase of turn 1
      And the first player may not use the "vanguard" ability of A
      When the players do nothing until the Choice Subphase of turn 1
      Then the first player may not use the "vanguard" ability of A
