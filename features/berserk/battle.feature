Feature: The Main Battle Phase
  Основная фаза боя

  Chapter 407 of the Execution edition, 408 of the Vanguard edition. How turns follow one another, and phases
  within a turn. In odd turns the First Player is active, in even turns the Second Player.

  # ------------------------------------------------------------------------------------------------ 407.1

  @battle.beginning.first_player_active
  Rule: After the Preliminary Phase the Main Phase begins by itself, the First Player being active
    После Предварительной Фазы сама начинается Основная, и активен Первый игрок

    berserk-execution 407.1   «Когда завершается Предварительная Фаза боя, игра автоматически переходит в Основную Фазу, при этом Активным становится Первый игрок.»
    berserk-vanguard [408.1]  «Когда завершается Предварительная Фаза боя, игра автоматически переходит в Основную Фазу, при этом Активным становится Первый игрок.»

    Example: the First Player is active although the Second Player spoke last
      Активен Первый игрок, хотя последним говорил Второй
      Given these cards:
        | card | abilities                            |
        | A    | start of battle: put a counter on it |
        | B    | start of battle: put a counter on it |
      And the battle is about to begin
      And A lies open on 1b1
      And B lies open on 2b1
      When the first player declines
      And the second player declines
      Then it is the Initial Phase of turn 1
      And the active player is the first player
      And the decision is the first player's

    Example: the First Player is active also when they spoke last themselves
      Активен Первый игрок и тогда, когда последним говорил он сам
      Given these cards:
        | card | abilities                            |
        | A    | start of battle: put a counter on it |
        | B    | start of battle: put a counter on it |
        | C    | start of battle: put a counter on it |
      And the battle is about to begin
      And A lies open on 1b1
      And C lies open on 1c1
      And B lies open on 2b1
      When the first player uses the "start of battle" ability of A
      And the second player declines
      And the first player declines
      Then it is the Initial Phase of turn 1
      And the active player is the first player

  @battle.beginning.first_player_active
  Rule: Where there is a Vanguard Subphase, it is the last thing before the Main Phase
    Где есть подфаза Авангарда, она – последнее перед Основной Фазой

    berserk-vanguard [408.1]   «Когда завершается Предварительная Фаза боя, игра автоматически переходит в Основную Фазу, при этом Активным становится Первый игрок.»

    Background:
      Given these cards:
        | card | life | abilities                                    |
        | A    | 9    | vanguard: a strike at an adjacent enemy card |
        | B    | 9    | vanguard: a strike at an adjacent enemy card |
      And A lies open on 1b1
      And B lies open on 2b1
      And the next dice show 1, 1
      And the Vanguard Subphase begins

    Example: once both have declined the First Player is active, by itself
      Когда отказались оба, сам собой становится активным Первый игрок
      When the first player declines
      And the second player declines
      Then it is the Initial Phase of turn 1
      And the active player is the first player

    Example: once all have struck the First Player is active, by itself
      Когда ударили все, сам собой становится активным Первый игрок
      When the first player uses the "vanguard" ability of A on B
      And the second player uses the "vanguard" ability of B on A
      Then it is the Initial Phase of turn 1
      And the active player is the first player

  # ------------------------------------------------------------------------------------------------ 407.2

  @battle.turn.begins_with_initial
  Rule: A turn always begins with the Initial Phase
    Ход всегда начинается с Начальной Фазы

    berserk-execution 407.2   «Каждый раз ход игрока начинается с Начальной Фазы.»
    berserk-vanguard 408.2    «Каждый раз ход игрока начинается с Начальной Фазы.»

    Example: the Second Player's turn begins with the Initial Phase
      Ход Второго игрока начинается с Начальной Фазы
      Given these cards:
        | card | abilities                            |
        | B    | before the turn: put a counter on it |
      And the Final Phase of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When both players pass
      Then it is the Initial Phase of turn 2
      And the second player may use the "before the turn" ability of B

    Example: the First Player's next turn begins with the Initial Phase
      Следующий ход Первого игрока начинается с Начальной Фазы
      Given these cards:
        | card | abilities                            |
        | A    | before the turn: put a counter on it |
      And the Final Phase of turn 2 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When both players pass
      Then it is the Initial Phase of turn 3
      And the first player may use the "before the turn" ability of A

    Example: nobody answers anything before the Initial Phase
      До Начальной Фазы никто ни на что не отвечает
      Given these cards:
        | card | abilities                               |
        | A    | sudden: put a counter on it             |
        | B    | start of your turn: put a counter on it |
      And the Final Phase of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When both players pass
      Then the first player may not use the "sudden" ability of A
      And the stack is empty
      And B now has 0 counters

  @battle.turn.four_phases_in_order
  Rule: Every turn has the Initial, Opening, Main and Final Phases, once each and in this order
    В каждом ходу по одному разу и по порядку идут Начальная Фаза, Фаза Открытия, Главная и Заключительная

    berserk-execution 407.2   «Начальная Фаза, Фаза Открытия, Главная Фаза и Заключительная Фаза обязательно осуществляются в каждый ход, 1 раз за ход и именно в таком порядке.»
    berserk-vanguard 408.2    «Начальная Фаза, Фаза Открытия, Главная Фаза и Заключительная Фаза обязательно осуществляются в каждый ход, 1 раз за ход и именно в таком порядке.»

    Example: a turn of the First Player in which nothing happens has all four
      В ходу Первого игрока, в котором ничего не происходит, есть все четыре
      Given the Initial Phase of turn 3 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When the players do nothing until the Opening Step of turn 3
      And both players pass
      Then it is the Choice Subphase of turn 3
      When the first player passes the turn
      Then it is the Final Phase of turn 3
      When both players pass
      Then it is the Initial Phase of turn 4

    Example: a turn of the Second Player in which nothing happens has all four
      В ходу Второго игрока, в котором ничего не происходит, есть все четыре
      Given the Initial Phase of turn 2 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When the players do nothing until the Opening Step of turn 2
      And both players pass
      Then it is the Choice Subphase of turn 2
      When the second player passes the turn
      Then it is the Final Phase of turn 2
      When both players pass
      Then it is the Initial Phase of turn 3

    Example: the Opening Phase takes place though no card is closed
      Фаза Открытия осуществляется, хотя закрытых карт нет
      Given these cards:
        | card | abilities                               |
        | B    | start of your turn: put a counter on it |
      And the Initial Phase of turn 2 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When the players do nothing until the Choice Subphase of turn 2
      Then B now has 1 counter

    Example: what the Opening and the Final Phase do is done once
      То, что делают Фаза Открытия и Заключительная Фаза, делается один раз
      Given these cards:
        | card | abilities                                                                      |
        | A    | start of your turn: put a counter on it; end of your turn: put a counter on it |
      And the Initial Phase of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When the players do nothing until the Initial Phase of turn 2
      Then A now has 2 counters

  @battle.turn.slow_actions_optional
  Rule: The Active Player need not declare slow actions, so their subphases may be absent
    Активный игрок может не объявлять медленных игродействий, и их подфаз может не быть

    berserk-execution 407.2   «Поскольку Активный игрок может не объявлять "медленных" игродействий, подфаза Выполнения могут отсутствовать.»
    berserk-vanguard 408.2    «Поскольку Активный игрок может не объявлять "медленных" игродействий, подфаза Движения и/или подфаза Действия могут отсутствовать.»

    Example: the turn may be passed although a card could move
      Передать ход можно, хотя карта могла бы двинуться
      Given these cards:
        | card | movement |
        | A    | 1        |
      And the Choice Subphase of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      Then the first player may move A to 1c1
      When the first player passes the turn
      Then that is accepted
      And it is the Final Phase of turn 1

    Example: the turn may be passed although a card could act
      Передать ход можно, хотя карта могла бы действовать
      Given these cards:
        | card | movement | abilities                   |
        | B    | 0        | action: put a counter on it |
      And the Choice Subphase of turn 2 begins
      And A lies open on 1b1
      And B lies open on 2b1
      Then the second player may use the "action" ability of B
      When the second player passes the turn
      Then that is accepted
      And it is the Final Phase of turn 2
      And B now has 0 counters

    Example: after a movement no action need follow
      После движения действие не обязательно
      Given these cards:
        | card | movement | abilities                   |
        | A    | 1        | action: put a counter on it |
      And the Choice Subphase of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When the first player moves A to 1c1
      And the players do nothing until the Choice Subphase of turn 1
      And the first player passes the turn
      Then that is accepted
      And it is the Final Phase of turn 1

  @battle.turn.active_has_priority
  Rule: On entering a phase, subphase or step the Active Player receives priority
    При переходе к новой фазе, подфазе или шагу приоритет получает Активный игрок

    berserk-execution 407.2   «При переходе к новой фазе (подфазе, шагу) приоритет получает Активный игрок.»
    berserk-vanguard 408.2    «При переходе к новой фазе (подфазе, шагу) приоритет получает Активный игрок.»

    Example: in the Initial Phase
      В Начальной Фазе
      Given the Final Phase of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When both players pass
      Then the decision is the second player's
      And the second player may pass
      And the first player may not pass

    Example: in the Opening Step
      В Шаге открытия
      Given these cards:
        | card | abilities                   |
        | A    | sudden: put a counter on it |
        | B    | sudden: put a counter on it |
      And the Initial Phase of turn 2 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When the players do nothing until the Opening Step of turn 2
      Then the second player may use the "sudden" ability of B
      And the first player may not use the "sudden" ability of A

    Example: in the Choice Subphase
      В подфазе Выбора
      Given the Opening Step of turn 2 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When both players pass
      Then the decision is the second player's

    Example: in the subphase in which what was declared is executed
      В подфазе, в которой выполняется объявленное
      Given these cards:
        | card | abilities                   |
        | A    | sudden: put a counter on it |
        | B    | sudden: put a counter on it |
      And the Choice Subphase of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When the first player moves A to 1a1
      Then the decision is the first player's
      And the second player may not use the "sudden" ability of B

    Example: in that subphase of the Second Player's turn
      В такой подфазе хода Второго игрока
      Given these cards:
        | card | abilities                                                |
        | A    | sudden: put a counter on it                              |
        | B    | sudden: put a counter on it; action: put a counter on it |
      And the Choice Subphase of turn 2 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When the second player uses the "action" ability of B
      Then the decision is the second player's
      And the first player may not use the "sudden" ability of A

    Example: in the Final Phase
      В Заключительной Фазе
      Given these cards:
        | card | abilities                   |
        | A    | sudden: put a counter on it |
        | B    | sudden: put a counter on it |
      And the Choice Subphase of turn 2 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When the second player passes the turn
      Then the second player may use the "sudden" ability of B
      And the first player may not use the "sudden" ability of A

    Example: in the First Player's turn
      В ходу Первого игрока
      Given these cards:
        | card | abilities                   |
        | A    | sudden: put a counter on it |
        | B    | sudden: put a counter on it |
      And the Choice Subphase of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When the first player passes the turn
      Then the first player may use the "sudden" ability of A
      And the second player may not use the "sudden" ability of B

  # ------------------------------------------------------------------------------------------------ 407.3

  @battle.phase_end.two_passes
  Rule: A phase ends when the stack is empty and both players pass in succession
    Фаза завершается, когда стек пуст и оба игрока последовательно пасуют

    berserk-execution 407.3     «Фаза (подфаза, шаг) завершается, когда в стеке нет игродействий, которые должны быть рассмотрены в эту фазу (подфазу, шаг), и оба игрока последовательно пасуют.»
    berserk-vanguard [408.3]    «Фаза (подфаза, шаг) завершается, когда в стеке нет игродействий, которые должны быть рассмотрены в эту фазу (подфазу, шаг), и оба игрока последовательно пасуют.»

    Example: one pass does not end the First Player's Final Phase, the second one does
      Один пас не завершает Заключительную Фазу Первого игрока, второй завершает
      Given the Final Phase of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When the first player passes
      Then it is the Final Phase of turn 1
      When the second player passes
      Then it is the Initial Phase of turn 2

    Example: one pass does not end the Second Player's Final Phase, the second one does
      Один пас не завершает Заключительную Фазу Второго игрока, второй завершает
      Given the Final Phase of turn 2 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When the second player passes
      Then it is the Final Phase of turn 2
      When the first player passes
      Then it is the Initial Phase of turn 3

    Example: with an ability on the stack two passes do not end it
      Пока в стеке есть особенность, два паса фазу не завершают
      Given these cards:
        | card | abilities                   |
        | A    | sudden: put a counter on it |
      And the Final Phase of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When the first player uses the "sudden" ability of A
      And both players pass
      Then it is the Final Phase of turn 1
      And A now has 1 counter
      When the first player passes
      Then it is the Final Phase of turn 1
      When the second player passes
      Then it is the Initial Phase of turn 2

    Example: passes with an ability between them are not in succession
      Пасы, между которыми была особенность, – не последовательные
      Given these cards:
        | card | abilities                   |
        | B    | sudden: put a counter on it |
      And the Final Phase of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When the first player passes
      And the second player uses the "sudden" ability of B
      And both players pass
      Then it is the Final Phase of turn 1
      And B now has 1 counter
      When the first player passes
      Then it is the Final Phase of turn 1

  @battle.phase_end.then_next
  Rule: Then the game goes on to the next phase
    Затем игра переходит к следующей фазе

    berserk-execution 407.3     «Затем игра переходит к следующей фазе (подфазе, шагу).»
    berserk-vanguard [408.3]    «Затем игра переходит к следующей фазе (подфазе, шагу).»

    Example: after the Final Phase the opponent's Initial Phase is there at once
      После Заключительной Фазы сразу идёт Начальная Фаза противника
      Given the Final Phase of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When both players pass
      Then it is the Initial Phase of turn 2
      And the decision is the second player's

    Example: after the Initial Phase the Opening Phase is there at once
      После Начальной Фазы сразу идёт Фаза Открытия
      Given these cards:
        | card | abilities                                |
        | B    | may stay closed at the start of the turn |
      And the Initial Phase of turn 2 begins
      And A lies open on 1b1
      And B lies closed on 2b1
      When both players pass
      Then the second player is asked which cards stay closed

    Example: after the Opening Phase the Main Phase is there at once
      После Фазы Открытия сразу идёт Главная Фаза
      Given the Opening Step of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When both players pass
      Then it is the Choice Subphase of turn 1

  @battle.phase_end.nothing_between
  Rule: Nothing happens between turns, phases, subphases or steps
    Между ходами, фазами, подфазами и шагами ничего не происходит

    berserk-execution 407.3     «Никакое событие не может произойти в игре между ходами, фазами, подфазами или шагами.»
    berserk-vanguard [408.3]    «Никакое событие не может произойти в игре между ходами, фазами, подфазами или шагами.»

    Example: abilities "at the end of the turn" happen while the Final Phase is still being played
      Особенности «в конце хода» происходят, пока ещё идёт Заключительная Фаза
      Given these cards:
        | card | abilities                             |
        | A    | end of your turn: put a counter on it |
      And the Choice Subphase of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When the first player passes the turn
      And the players pass until the stack is empty
      Then it is the Final Phase of turn 1
      And A now has 1 counter

    Example: nobody does anything between two turns
      Между двумя ходами никто ничего не делает
      Given these cards:
        | card | abilities                   |
        | A    | sudden: put a counter on it |
        | B    | sudden: put a counter on it |
      And the Final Phase of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When both players pass
      Then the first player may not use the "sudden" ability of A
      And the second player may not use the "sudden" ability of B

    Example: nobody answers anything between the Opening and the Main Phase
      Между Фазой Открытия и Главной Фазой никто ни на что не отвечает
      Given these cards:
        | card | abilities                   |
        | A    | sudden: put a counter on it |
        | B    | sudden: put a counter on it |
      And the Opening Step of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When both players pass
      Then the first player may not use the "sudden" ability of A
      And the second player may not use the "sudden" ability of B

    Example: the cards hidden in turn 1 are seen when turn 2 is there
      Карты, скрытые в первом ходу, видны, когда идёт второй
      Given the Final Phase of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      And D lies face down on 2c3
      When the players do nothing until the Initial Phase of turn 2
      Then the first player sees D face up on 2c3
