Feature: Start of battle
  Начало боя

  Chapter 406. With all cards in their places, the players use abilities "at the start of battle" by turns;
  then the first turn begins, or, in the Vanguard edition, the Vanguard Subphase.

  # ---------------------------------------------------------------------------------------------- 406.1

  @start_of_battle.abilities.alternate
  Rule: With all cards in their places, the players alternate in using "start of battle" abilities, the First Player first
    Когда все карты на своих местах, игроки чередуют особенности «в начале боя», начиная с Первого игрока

    berserk-execution 406.1    «После того, как все карты заняли соответствующее положение на поле боя и во вспомогательной зоне, игроки, начиная с Первого игрока, чередуют использование особенностей вида "в начале боя – [текст]".»
    berserk-vanguard 406.1     «После того, как все карты заняли соответствующее положение на поле боя и во вспомогательной зоне, игроки, начиная с Первого игрока, чередуют использование особенностей вида "в начале боя – [текст]".»

    Example: the players use them in turn, beginning with the First
      Игроки используют их по очереди, начиная с Первого
      Given these cards:
        | card | abilities                            |
        | A    | start of battle: put a counter on it |
        | B    | start of battle: put a counter on it |
        | C    | start of battle: put a counter on it |
        | D    | start of battle: put a counter on it |
      And the battle is about to begin
      And A lies face up on 1b1
      And B lies face up on 1c1
      And C lies face up on 2b1
      And D lies face up on 2c1
      When the first player uses the "start of battle" ability of A
      And the second player uses the "start of battle" ability of C
      Then that is accepted
      When the first player uses the "start of battle" ability of B
      Then that is accepted
      When the second player uses the "start of battle" ability of D
      Then that is accepted
      And the first player sees D with 1 counter
      And this rule is cited

    Example: one player does not use two in a row
      Один игрок не использует две подряд
      Given these cards:
        | card | abilities                            |
        | A    | start of battle: put a counter on it |
        | B    | start of battle: put a counter on it |
        | C    | start of battle: put a counter on it |
      And the battle is about to begin
      And A lies face up on 1b1
      And B lies face up on 1c1
      And C lies face up on 2b1
      When the first player uses the "start of battle" ability of A
      And the first player uses the "start of battle" ability of B
      Then that is refused by this rule
      When the second player uses the "start of battle" ability of C
      Then that is accepted

    Example: nor does the Second Player
      Второй игрок тоже не использует две подряд
      Given these cards:
        | card | abilities                            |
        | A    | start of battle: put a counter on it |
        | B    | start of battle: put a counter on it |
        | C    | start of battle: put a counter on it |
        | D    | start of battle: put a counter on it |
      And the battle is about to begin
      And A lies face up on 1b1
      And B lies face up on 1c1
      And C lies face up on 2b1
      And D lies face up on 2c1
      When the first player uses the "start of battle" ability of A
      And the second player uses the "start of battle" ability of C
      And the second player uses the "start of battle" ability of D
      Then that is refused by this rule

    Example: after the reveal it is the First Player who begins
      После вскрытия начинает Первый игрок
      Given these cards:
        | card | abilities                            |
        | A    | start of battle: put a counter on it |
        | C    | start of battle: put a counter on it |
      And all cards are placed
      And A lies face down on 1b1
      And C lies face down on 2b1
      When the first player declines, if asked
      And the second player declines, if asked
      Then by this rule the second player may not use the "start of battle" ability of C
      And the first player may use the "start of battle" ability of A

    Example: they are not used while cards lie face down after deployment
      Их не используют, пока после расстановки карты лежат рубашкой вверх
      Given these cards:
        | card | abilities                                                                   |
        | A    | start of battle: put a counter on it                                        |
        | C    | start of battle: put a counter on it; after deployment: put a counter on it |
      And all cards are placed
      And A lies face down on 1b1
      And C lies face down on 2b1
      And plain cards lie on 1c1
      When the first player declines, if asked
      Then the second player may not use the "start of battle" ability of C
      And the second player may use the "after deployment" ability of C

    Example: they are not used while the Second Player has still to reveal
      Их не используют, пока Второму игроку ещё предстоит вскрыть карты
      Given these cards:
        | card | abilities                            |
        | A    | start of battle: put a counter on it |
        | C    | start of battle: put a counter on it |
        | D    | start of battle: put a counter on it |
      And all cards are placed
      And A lies face down on 1b1
      And C lies face down on 2b1
      And D lies face down on 2c3
      When the first player declines, if asked
      And the second player declines, if asked
      Then the first player may not use the "start of battle" ability of A
      And the second player may not use the "start of battle" ability of C

    Example: a flyer uses its ability from the additional zone
      Летающее существо использует особенность из вспомогательной зоны
      Given these cards:
        | card | kind  | abilities                            |
        | A    |       | start of battle: put a counter on it |
        | C    |       | start of battle: put a counter on it |
        | F    | flyer | start of battle: put a counter on it |
      And all cards are placed
      And A lies face down on 1b1
      And F lies face down on 1c1
      And C lies face down on 2b1
      When the first player declines, if asked
      And the second player declines, if asked
      Then F lies on 1z1
      And the first player may use the "start of battle" ability of F

  @start_of_battle.abilities.decline
  Rule: A player who has declined a "start of battle" ability in their turn cannot use it later
    Кто отказался от особенности «в начале боя» в свой черёд, позже сыграть её не может

    berserk-execution 406.1    «Если игрок в свой черёд отказался от использования этой особенности, то сыграть её позже он не сможет.»
    berserk-vanguard 406.1     «Если игрок в свой черёд отказался от использования этой особенности, то сыграть её позже он не сможет.»

    Background:
      Given these cards:
        | card | abilities                            |
        | A    | start of battle: put a counter on it |
        | B    | start of battle: put a counter on it |
        | C    | start of battle: put a counter on it |
      And the battle is about to begin
      And A lies face up on 1b1
      And B lies face up on 2b1
      And C lies face up on 2c1

    Example: after declining, the First Player's ability is refused
      После отказа особенность Первого игрока недоступна
      When the first player declines
      And the second player uses the "start of battle" ability of B
      Then by this rule the first player may not use the "start of battle" ability of A
      And the first player sees A with 0 counters

    Example: after declining, the Second Player's ability is refused
      После отказа особенность Второго игрока недоступна
      Given these cards:
        | card | abilities                            |
        | D    | start of battle: put a counter on it |
      And D lies face up on 1c1
      When the first player uses the "start of battle" ability of A
      And the second player declines
      And the first player uses the "start of battle" ability of D
      Then that is accepted
      And the second player may not use the "start of battle" ability of B

    Example: the Second Player goes on and uses two
      Второй игрок продолжает и использует две
      When the first player declines
      And the second player uses the "start of battle" ability of B
      And the first player declines, if asked
      And the second player uses the "start of battle" ability of C
      Then that is accepted

    Example: the declining of the First Player does not take the ability of the Second
      Отказ Первого игрока не отнимает особенность у Второго
      When the first player declines
      And the second player uses the "start of battle" ability of B
      Then that is accepted
      And the first player sees B with 1 counter

    Example: having used one, a player may still decline the next
      Использовав одну, от следующей можно отказаться
      Given these cards:
        | card | abilities                            |
        | D    | start of battle: put a counter on it |
      And D lies face up on 1c1
      When the first player uses the "start of battle" ability of A
      And the second player uses the "start of battle" ability of B
      And the first player declines
      Then that is accepted
      When the second player uses the "start of battle" ability of C
      Then that is accepted
      And the first player may not use the "start of battle" ability of D

    Example: when both have declined, the abilities are over
      Когда отказались оба, с особенностями покончено
      When the first player declines
      And the second player declines
      And the first player declines, if asked
      And the second player declines, if asked
      Then the "start of battle" step is over
      And the first player sees A with 0 counters

  @start_of_battle.abilities.once
  Rule: Each card uses its "start of battle" ability once a battle
    Каждая карта использует особенность «в начале боя» один раз за бой

    berserk-execution 406.1    «Каждая карта использует особенность "в начале боя" один раз за бой.»
    berserk-vanguard 406.1     «Каждая карта использует особенность "в начале боя" один раз за бой.»

    Background:
      Given these cards:
        | card | copy of | abilities                            |
        | A    |         | start of battle: put a counter on it |
        | B    | A       |                                      |
        | C    |         | start of battle: put a counter on it |
        | D    | C       |                                      |
      And the battle is about to begin
      And A lies face up on 1b1
      And B lies face up on 1c1
      And C lies face up on 2b1
      And D lies face up on 2c1

    Example: the same card a second time may not
      Та же карта второй раз – нельзя
      When the first player uses the "start of battle" ability of A
      And the second player uses the "start of battle" ability of C
      Then by this rule the first player may not use the "start of battle" ability of A
      And the first player may use the "start of battle" ability of B

    Example: the Second Player's card a second time may not either
      Карта Второго игрока второй раз – тоже нельзя
      When the first player uses the "start of battle" ability of A
      And the second player uses the "start of battle" ability of C
      And the first player uses the "start of battle" ability of B
      Then by this rule the second player may not use the "start of battle" ability of C

    Example: two copies use it once each
      Две одинаковые карты используют её по разу
      When the first player uses the "start of battle" ability of A
      And the second player uses the "start of battle" ability of C
      And the first player uses the "start of battle" ability of B
      Then that is accepted
      And the second player sees B with 1 counter

    Example: what one player's card has used is not used up for the other's
      Использованное картой одного игрока не израсходовано для карты другого
      When the first player uses the "start of battle" ability of A
      And the second player uses the "start of battle" ability of C
      Then that is accepted
      And the first player sees C with 1 counter
