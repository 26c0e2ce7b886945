Feature: The Initial Phase
  Начальная Фаза

  Chapter 408 of the Execution edition, 409 of the Vanguard one. Numbers are fixed, and abilities "before the
  turn" are used by turns.

  # ------------------------------------------------------------------------------------------------ 408.1

  @initial_phase.before_turn.nothing_playable
  Rule: In this phase playable abilities cannot be used, but triggered ones can
    В этой фазе нельзя использовать играемые особенности, но можно срабатывающие

    berserk-execution 408.1      «В этой фазе игроки не могут использовать играемые особенности своих карт (но могут использовать срабатывающие особенности).»
    berserk-vanguard 409.1       «В этой фазе игроки не могут использовать играемые особенности своих карт (но могут использовать срабатывающие особенности).»

    Example: the Active Player's sudden ability is refused, and allowed in the Opening Phase
      Внезапная особенность Активного игрока отклоняется, а в Фазе Открытия разрешена
      Given these cards:
        | card | abilities                   |
        | A    | sudden: put a counter on it |
      And the Initial Phase of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When the first player uses the "sudden" ability of A
      Then that is refused by this rule
      When the players do nothing until the Opening Step of turn 1
      Then the first player may use the "sudden" ability of A

    Example: the other player's sudden ability is refused, and allowed in the Opening Phase
      Внезапная особенность другого игрока отклоняется, а в Фазе Открытия разрешена
      Given these cards:
        | card | abilities                   |
        | A    | sudden: put a counter on it |
      And the Initial Phase of turn 2 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When the second player passes
      And the first player uses the "sudden" ability of A
      Then that is refused by this rule
      When the players do nothing until the Opening Step of turn 2
      And the second player passes
      Then the first player may use the "sudden" ability of A

    Example: so it is with the Second Player's sudden abilities, in either player's turn
      Так же и с внезапными особенностями Второго игрока – в ход и того, и другого
      Given these cards:
        | card | abilities                   |
        | B    | sudden: put a counter on it |
      And the Initial Phase of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When the first player passes
      And the second player uses the "sudden" ability of B
      Then that is refused by this rule
      When the players do nothing until the Initial Phase of turn 2
      And the second player uses the "sudden" ability of B
      Then that is refused by this rule

    Example: an action cannot be declared
      Действие объявить нельзя
      Given these cards:
        | card | abilities                   |
        | A    | action: put a counter on it |
      And the Initial Phase of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When the first player uses the "action" ability of A
      Then that is refused

    Example: a triggered ability works in this phase
      Срабатывающая особенность в этой фазе срабатывает
      Given these cards:
        | card | abilities                                                                        |
        | A    | before the turn: put a counter on it; when a counter is put on it: gain 1 silver |
      And the Initial Phase of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When the first player uses the "before the turn" ability of A
      And the players pass until the stack is empty
      Then it is the Initial Phase of turn 1
      And the first player has 1 silver more than before

    Example: a triggered ability of the other player works in this phase
      Срабатывающая особенность другого игрока в этой фазе срабатывает
      Given these cards:
        | card | abilities                                                                        |
        | A    | before the turn: put a counter on it; when a counter is put on it: gain 1 silver |
      And the Initial Phase of turn 2 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When the first player uses the "before the turn" ability of A
      And the players pass until the stack is empty
      Then it is the Initial Phase of turn 2
      And the first player has 1 silver more than before

  @initial_phase.before_turn.alternate
  Rule: The players alternate in using "before the turn" abilities, the Active Player first
    Игроки чередуют использование особенностей «до начала хода», начиная с Активного

    berserk-execution 408.1      «Игроки по очереди, начиная с Активного Игрока, чередуют использование особенностей карт "до начала хода".»
    berserk-vanguard 409.1       «Игроки по очереди, начиная с Активного Игрока, чередуют использование особенностей карт "до начала хода".»

    Example: in the Second Player's turn the Second Player begins and the players alternate
      В ходу Второго игрока начинает он, и игроки чередуются
      Given these cards:
        | card | abilities                            |
        | A    | before the turn: put a counter on it |
        | B    | before the turn: put a counter on it |
        | D    | before the turn: put a counter on it |
      And the Final Phase of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      And D lies open on 2c1
      When both players pass
      Then it is for the second player to use an ability or decline
      And the first player may not use the "before the turn" ability of A
      When the second player uses the "before the turn" ability of B
      And the players pass until the stack is empty
      Then it is for the first player to use an ability or decline
      And the second player may not use the "before the turn" ability of D
      When the first player uses the "before the turn" ability of A
      And the players pass until the stack is empty
      Then the second player may use the "before the turn" ability of D

    Example: in the First Player's turn the First Player begins and the players alternate
      В ходу Первого игрока начинает он, и игроки чередуются
      Given these cards:
        | card | abilities                            |
        | A    | before the turn: put a counter on it |
        | C    | before the turn: put a counter on it |
        | B    | before the turn: put a counter on it |
      And the Final Phase of turn 2 begins
      And A lies open on 1b1
      And C lies open on 1c1
      And B lies open on 2b1
      When both players pass
      Then it is for the first player to use an ability or decline
      And the second player may not use the "before the turn" ability of B
      When the first player uses the "before the turn" ability of A
      And the players pass until the stack is empty
      Then it is for the second player to use an ability or decline
      When the second player uses the "before the turn" ability of B
      And the players pass until the stack is empty
      Then the first player may use the "before the turn" ability of C

  @initial_phase.before_turn.decline
  Rule: Whoever has declined in their turn cannot use such an ability later
    Отказавшийся в свой черёд позже сыграть особенность не может

    berserk-execution 408.1      «Если игрок в свой черёд отказался от использования этой особенности, то сыграть её позже он не сможет.»
    berserk-vanguard 409.1       «Если игрок в свой черёд отказался от использования этой особенности, то сыграть её позже он не сможет.»

    Example: the Active Player has declined, and the opponent goes on alone
      Активный игрок отказался, и противник продолжает один
      Given these cards:
        | card | abilities                            |
        | A    | before the turn: put a counter on it |
        | B    | before the turn: put a counter on it |
        | D    | before the turn: put a counter on it |
      And the Initial Phase of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      And D lies open on 2c1
      When the first player declines
      Then the second player may use the "before the turn" ability of B
      When the second player uses the "before the turn" ability of B
      And the players pass until the stack is empty
      Then the first player may not use the "before the turn" ability of A
      And the second player may use the "before the turn" ability of D

    Example: the opponent has declined, and the Active Player goes on alone
      Противник отказался, и Активный игрок продолжает один
      Given these cards:
        | card | abilities                            |
        | A    | before the turn: put a counter on it |
        | C    | before the turn: put a counter on it |
        | E    | before the turn: put a counter on it |
        | B    | before the turn: put a counter on it |
      And the Initial Phase of turn 1 begins
      And A lies open on 1b1
      And C lies open on 1c1
      And E lies open on 1d1
      And B lies open on 2b1
      When the first player uses the "before the turn" ability of A
      And the players pass until the stack is empty
      And the second player declines
      And the first player uses the "before the turn" ability of C
      And the players pass until the stack is empty
      Then the second player may not use the "before the turn" ability of B
      And the first player may use the "before the turn" ability of E

    Example: having used one, a player who declines the next cannot use it later either
      Кто, использовав одну, от следующей отказался, тот и её позже не сыграет
      Given these cards:
        | card | abilities                            |
        | A    | before the turn: put a counter on it |
        | C    | before the turn: put a counter on it |
        | B    | before the turn: put a counter on it |
      And the Initial Phase of turn 1 begins
      And A lies open on 1b1
      And C lies open on 1c1
      And B lies open on 2b1
      When the first player uses the "before the turn" ability of A
      And the players pass until the stack is empty
      And the second player uses the "before the turn" ability of B
      And the players pass until the stack is empty
      And the first player declines
      And the first player uses the "before the turn" ability of C
      Then that is refused

    Example: in the next turn the ability may be used again
      В следующем ходу особенность снова можно использовать
      Given these cards:
        | card | abilities                            |
        | A    | before the turn: put a counter on it |
      And the Initial Phase of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When the first player declines
      And the players do nothing until the Initial Phase of turn 2
      Then the first player may use the "before the turn" ability of A

  @initial_phase.before_turn.once
  Rule: A card uses a "before the turn" ability once a turn
    Карта использует особенность «до начала хода» один раз за ход

    berserk-execution 408.1      «Каждая карта использует особенность "до начала хода" один раз за ход.»
    berserk-vanguard 409.1       «Каждая карта использует особенность "до начала хода" один раз за ход.»

    Example: the same card does not use it twice in one turn
      Одна и та же карта дважды за ход её не использует
      Given these cards:
        | card | abilities                            |
        | A    | before the turn: put a counter on it |
      And the Initial Phase of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When the first player uses the "before the turn" ability of A
      And the players pass until the stack is empty
      And the second player declines, if asked
      And the first player uses the "before the turn" ability of A
      Then that is refused

    Example: it may use it in its owner's turn, in the enemy's turn and in the next one
      Она может использовать её в ход владельца, в ход противника и в следующий
      Given these cards:
        | card | abilities                            |
        | A    | before the turn: put a counter on it |
      And the Initial Phase of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When the first player uses the "before the turn" ability of A
      And the players pass until the stack is empty
      And the players do nothing until the Initial Phase of turn 2
      Then the first player may use the "before the turn" ability of A
      When the first player uses the "before the turn" ability of A
      And the players pass until the stack is empty
      Then A now has 2 counters
      When the players do nothing until the Initial Phase of turn 3
      Then the first player may use the "before the turn" ability of A

    Example: each card has a use of its own
      У каждой карты использование своё
      Given these cards:
        | card | copy of | abilities                            |
        | A    |         | before the turn: put a counter on it |
        | C    | A       |                                      |
      And the Initial Phase of turn 1 begins
      And A lies open on 1b1
      And C lies open on 1c1
      And B lies open on 2b1
      When the first player uses the "before the turn" ability of A
      And the players pass until the stack is empty
      And the second player declines, if asked
      Then the first player may use the "before the turn" ability of C

    Example: cards of both players have a use each
      У карт обоих игроков по использованию
      Given these cards:
        | card | abilities                            |
        | A    | before the turn: put a counter on it |
        | B    | before the turn: put a counter on it |
      And the Initial Phase of turn 2 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When the second player uses the "before the turn" ability of B
      And the players pass until the stack is empty
      Then the first player may use the "before the turn" ability of A
      When the first player uses the "before the turn" ability of A
      And the players pass until the stack is empty
      And the second player uses the "before the turn" ability of B
      Then that is refused

  # ------------------------------------------------------------------------------------------------ 408.2

  @initial_phase.end.two_passes
  Rule: With the stack empty and both players having passed, the Opening Phase comes by itself
    Когда стек пуст и оба игрока пасовали, сама наступает Фаза Открытия

    berserk-execution 408.2      «Если стек пуст и оба игрока пасовали, то Начальная Фаза хода заканчивается, и игра автоматически переходит в Фазу Открытия.»
    berserk-vanguard [409.2]     «Если стек пуст и оба игрока пасовали, то Начальная Фаза хода заканчивается, и игра автоматически переходит в Фазу Открытия.»

    Example: one pass is not enough, two are
      Одного паса мало, двух достаточно
      Given these cards:
        | card | abilities                                |
        | A    | may stay closed at the start of the turn |
      And the Initial Phase of turn 1 begins
      And A lies closed on 1b1
      And B lies open on 2b1
      When the first player passes
      Then it is the Initial Phase of turn 1
      When the second player passes
      Then the first player is asked which cards stay closed

    Example: one pass is not enough in the Second Player's turn either
      Одного паса мало и в ходу Второго игрока
      Given these cards:
        | card | abilities                                |
        | B    | may stay closed at the start of the turn |
      And the Initial Phase of turn 2 begins
      And A lies open on 1b1
      And B lies closed on 2b1
      When the second player passes
      Then it is the Initial Phase of turn 2
      When the first player passes
      Then the second player is asked which cards stay closed

    Example: with a triggered ability on the stack two passes do not end the phase
      Пока в стеке есть сработавшая особенность, два паса фазу не заканчивают
      Given these cards:
        | card | abilities                                                                        |
        | A    | before the turn: put a counter on it; when a counter is put on it: gain 1 silver |
      And the Initial Phase of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When the first player uses the "before the turn" ability of A
      And both players pass
      Then it is the Initial Phase of turn 1
      When the players pass until the stack is empty
      Then it is the Initial Phase of turn 1
      And the first player has 1 silver more than before

    Example: both have declined and both have passed
      Оба отказались, и оба пасовали
      Given these cards:
        | card | abilities                                |
        | A    | before the turn: put a counter on it     |
        | B    | before the turn: put a counter on it     |
        | C    | may stay closed at the start of the turn |
      And the Initial Phase of turn 1 begins
      And A lies open on 1b1
      And C lies closed on 1c1
      And B lies open on 2b1
      When the first player declines
      And the second player declines
      And both players pass
      Then the first player is asked which cards stay closed

  # ------------------------------------------------------------------------------------------------ 408.3

  @initial_phase.numbers.fixed_at_start
  Rule: A number that an ability asks for at the start of the turn is fixed at the start of this phase
    Величина, нужная особенности «в начале хода», определяется в начале этого этапа

    berserk-execution 408.3      «Если в текстах карт есть особенности, требующие определить численную величину эффекта в начале хода, то она определяется в начале этого этапа.»
    berserk-vanguard [409.3]     «Если в текстах карт есть особенности, требующие определить численную величину эффекта в начале хода, то она определяется в начале этого этапа.»

    Example: there are 5 counters on the Warrior Maidens of Chi; X will be 5, even if the number of counters changes
      На Воительницах Чи 5 фишек. Х будет равен 5, даже если количество фишек изменится
      Given these cards:
        | card | abilities                                                                |
        | Chi  | before the turn: put 2 counters on it; start of your turn: gain X silver |
      And the Initial Phase of turn 1 begins
      And Chi lies open on 1b1
      And Chi has 5 counters
      And B lies open on 2b1
      When the first player uses the "before the turn" ability of Chi
      And the players pass until the stack is empty
      Then Chi now has 7 counters
      When the players do nothing until the Choice Subphase of turn 1
      Then the first player has 5 silver more than before

    Example: every ability that asks for a number has its own
      У каждой особенности, которой нужна величина, она своя
      Given these cards:
        | card | abilities                                                     |
        | A    | start of your turn: gain X silver                             |
        | C    | start of your turn: gain X gold; sudden: put 2 counters on it |
      And the Initial Phase of turn 1 begins
      And A lies open on 1b1
      And A has 5 counters
      And C lies open on 1c1
      And C has 3 counters
      And B lies open on 2b1
      When the players do nothing until the Opening Step of turn 1
      Then the first player is asked which ability comes next
      When the first player puts the ability of C on the stack next
      And the first player uses the "sudden" ability of C
      And the players pass until the stack is empty
      Then the first player has 5 silver more than before
      And the first player has 3 gold more than before

    Example: a change in the Opening Phase comes too late as well
      Изменение в Фазе Открытия тоже опоздало
      Given these cards:
        | card | abilities                                                       |
        | B    | sudden: put 2 counters on it; start of your turn: gain X silver |
      And the Initial Phase of turn 2 begins
      And A lies open on 1b1
      And B lies open on 2b1
      And B has 5 counters
      When the players do nothing until the Opening Step of turn 2
      And the second player uses the "sudden" ability of B
      And both players pass
      Then B now has 7 counters
      When both players pass
      Then the second player has 5 silver more than before

    Example: counters changed in the turn before do count
      Фишки, изменившиеся в прошлом ходу, учитываются
      Given these cards:
        | card | abilities                                                                |
        | A    | before the turn: put 2 counters on it; start of your turn: gain X silver |
      And the Initial Phase of turn 1 begins
      And A lies open on 1b1
      And A has 5 counters
      And B lies open on 2b1
      When the first player uses the "before the turn" ability of A
      And the players pass until the stack is empty
      And the players do nothing until the Choice Subphase of turn 3
      Then the first player has 12 silver more than before

    Example: an X that is not tied to the start of the turn is read when its ability is executed
      Х, не связанный с началом хода, определяется при выполнении особенности
      Given these cards:
        | card | abilities                                                                                     |
        | A    | before the turn: put 2 counters on it; start of your turn: gain X silver; sudden: gain X gold |
      And the Initial Phase of turn 1 begins
      And A lies open on 1b1
      And A has 5 counters
      And B lies open on 2b1
      When the first player uses the "before the turn" ability of A
      And the players pass until the stack is empty
      And the players do nothing until the Choice Subphase of turn 1
      And the first player passes the turn
      And the first player uses the "sudden" ability of A
      And both players pass
      Then the first player has 7 gold more than before
