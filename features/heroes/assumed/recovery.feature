Feature: Recovery Phase, where the text is silent
  Фаза восстановления: там, где текст молчит

  What an engine must decide although no clause says it. These Rules are assumptions, not clauses, and are
  reported beside the rulebook, never as part of it.

  @A-heroes-recovery
  Rule: What lasts until the start of the turn ends; then the active player's cards, hero and coins open
    Кончается длящееся «до начала хода», затем открываются карты, герой и монеты активного игрока

    berserk-heroes A-heroes-recovery

    Example: closed creatures of the active player open
      Закрытые существа активного игрока открываются
      Given the first player has A, B in play
      And A is closed
      And B is closed
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      Then that is accepted
      And A is open
      And B is open

    Example: so do the Second Player's in their turn
      В ход Второго игрока – его существа
      Given the second player has A, B in play
      And A is closed
      And B is closed
      And the Choice Phase of turn 3 begins
      When the first player passes the turn
      Then that is accepted
      And A is open
      And B is open

    Example: those of the inactive player stay closed
      Карты неактивного игрока остаются закрытыми
      Given the first player has A in play
      And the second player has B in play
      And A is closed
      And B is closed
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      Then A is open
      And B is closed

    Example: the hero and support cards open as well
      Герой и карты поддержки тоже открываются
      Given these cards:
        | card | kind    | abilities                               |
        | H    | hero    | activated, closing: put a counter on it |
        | S    | support | activated, closing: put a counter on it |
      And the first player's hero is H
      And the first player has S in play
      And the Choice Phase of turn 1 begins
      When the first player activates the ability of H
      And the first player activates the ability of S
      Then H is closed
      And S is closed
      When the first player passes the turn
      And the second player passes the turn
      Then H is open
      And S is open

    Example: closed coins of the active player open
      Закрытые монеты активного игрока открываются
      Given the first player has 5 coins, 3 of them closed
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      Then that is accepted
      And the first player now has 6 coins, 0 of them closed

    Example: those of the inactive player stay closed as well
      Монеты неактивного игрока остаются закрытыми
      Given the first player has 5 coins, 2 of them closed
      And the Choice Phase of turn 3 begins
      When the first player passes the turn
      Then that is accepted
      And the first player now has 5 coins, 2 of them closed

    Example: what lasts until the start of one's turn lasts through the opponent's
      Длящееся до начала своего хода длится весь ход противника
      Given these cards:
        | card | kind     | abilities                                                                                                      |
        | A    | creature | activated, 1 a turn: give this card until the start of your turn (when a creature closes: put a counter on it) |
        | B    | creature |                                                                                                                |
        | H    | hero     |                                                                                                                |
      And the first player has A in play
      And the second player has B in play
      And the first player's hero is H
      And the Choice Phase of turn 1 begins
      When the first player activates the ability of A
      And the first player passes the turn
      And the second player attacks H with B
      And the first player declines, if asked
      Then B is closed
      And A now has 1 counter

    Example: then it ends
      Потом оно кончается
      Given these cards:
        | card | kind     | abilities                                                                                                      |
        | A    | creature | activated, 1 a turn: give this card until the start of your turn (when a creature closes: put a counter on it) |
        | B    | creature |                                                                                                                |
        | E    | hero     |                                                                                                                |
      And the second player has A, B in play
      And the first player's hero is E
      And the Choice Phase of turn 2 begins
      When the second player activates the ability of A
      And the second player passes the turn
      And the first player passes the turn
      And the second player attacks E with B
      Then that is accepted
      And B is closed
      And A now has 0 counters

    Example: what has begun in the opponent's turn ends with the start of one's own
      Начавшееся в ход противника кончается с началом своего
      Given these cards:
        | card | kind     | abilities                                                                                                          |
        | A    | creature | start of the enemy turn: give this card until the start of your turn (when a creature closes: put a counter on it) |
        | B    | creature |                                                                                                                    |
        | C    | creature |                                                                                                                    |
        | H    | hero     |                                                                                                                    |
        | E    | hero     |                                                                                                                    |
      And the first player has A, C in play
      And the second player has B in play
      And the first player's hero is H
      And the second player's hero is E
      And the Choice Phase of turn 1 begins
      When the first player passes the turn
      And the second player attacks H with B
      And the first player declines, if asked
      Then A now has 1 counter
      When the second player passes the turn
      And the first player attacks E with C
      Then that is accepted
      And C is closed
      And A now has 1 counter

    Example: it has ended before the cards open
      Оно кончилось раньше, чем открываются карты
      Given these cards:
        | card | abilities                                                                                         |
        | A    | activated, closing: give this card until the start of your turn (on opening: put a counter on it) |
      And the first player has A in play
      And the Choice Phase of turn 1 begins
      When the first player activates the ability of A
      Then A is closed
      When the first player passes the turn
      And the second player passes the turn
      Then that is accepted
      And A is open
      And A now has 0 counters

    Example: the marks of use are still there as the cards open
      Когда карты открываются, маркеры использования ещё не сняты
      Given these cards:
        | card | abilities                                 |
        | O    | on opening, 1 a turn: put a counter on it |
        | U    | on opening, 1 a turn: put a counter on it |
      And the first player has O, U in play
      And O is closed
      And U is closed
      And the ability of O has been used this turn
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      Then that is accepted
      And O is open
      And O now has 0 counters
      And U now has 1 counter

  @A-heroes-turn-marks-all
  Rule: Cards of both players lose the marks of use "per turn"
    Маркеры «раз за ход» теряют карты обоих игроков

    berserk-heroes A-heroes-turn-marks-all

    Example: a mark of the opponent's turn does not bind a card in one's own
      Маркер, полученный в ход противника, не связывает карту в свой ход
      Given these cards:
        | card | kind     | abilities                                             |
        | A    | creature | when a creature closes, 1 a turn: put a counter on it |
        | B    | creature |                                                       |
        | C    | creature |                                                       |
        | H    | hero     |                                                       |
        | E    | hero     |                                                       |
      And the first player has A, B in play
      And the second player has C in play
      And the first player's hero is H
      And the second player's hero is E
      And the Choice Phase of turn 2 begins
      When the second player attacks H with C
      And the first player declines, if asked
      Then A now has 1 counter
      When the second player passes the turn
      And the first player attacks E with B
      And the second player declines, if asked
      Then A now has 2 counters

    Example: a mark of one's own turn does not bind a card in the opponent's
      Маркер, полученный в свой ход, не связывает карту в ход противника
      Given these cards:
        | card | kind     | abilities                                             |
        | A    | creature | when a creature closes, 1 a turn: put a counter on it |
        | B    | creature |                                                       |
        | C    | creature |                                                       |
        | H    | hero     |                                                       |
        | E    | hero     |                                                       |
      And the second player has A, B in play
      And the first player has C in play
      And the first player's hero is H
      And the second player's hero is E
      And the Choice Phase of turn 2 begins
      When the second player attacks H with B
      And the first player declines, if asked
      Then A now has 1 counter
      When the second player passes the turn
      And the first player attacks E with C
      And the second player declines, if asked
      Then A now has 2 counters

    Example: the same for a card of the First Player
      То же с картой Первого игрока
      Given these cards:
        | card | kind     | abilities                                             |
        | A    | creature | when a creature closes, 1 a turn: put a counter on it |
        | B    | creature |                                                       |
        | C    | creature |                                                       |
        | H    | hero     |                                                       |
        | E    | hero     |                                                       |
      And the first player has A, B in play
      And the second player has C in play
      And the first player's hero is H
      And the second player's hero is E
      And the Choice Phase of turn 3 begins
      When the first player attacks E with B
      And the second player declines, if asked
      Then A now has 1 counter
      When the first player passes the turn
      And the second player attacks H with C
      And the first player declines, if asked
      Then A now has 2 counters
