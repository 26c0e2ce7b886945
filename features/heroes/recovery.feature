Feature: Recovery Phase
  Фаза восстановления

  The beginning of a turn, of which the text has the end: marks of use are taken off, and the Accumulation Phase
  follows by itself.

  # ---------------------------------------------------------------------------------------------- 303.3

  @recovery.turn_marks.taken_off
  Rule: In recovery cards lose the marks of use of abilities that may be used so often a turn
    В восстановлении карты теряют маркеры использования способностей, которые используют столько-то раз за ход

    berserk-heroes 303.3    «Карты теряют маркеры использования способностей 1 (X) раз за ход.»

    Example: an ability used in one's last turn may be used again
      Способность, использованную в прошлый свой ход, можно использовать снова
      Given these cards:
        | card | abilities                                |
        | A    | activated, 1 a turn: put a counter on it |
      And the first player has A in play
      And the Choice Phase of turn 1 begins
      When the first player activates the ability of A
      And the first player passes the turn
      And the second player passes the turn
      And the first player activates the ability of A
      Then that is accepted
      And A now has 2 counters

    Example: the Second Player's may be used again as well
      Способность Второго игрока тоже можно использовать снова
      Given these cards:
        | card | abilities                                |
        | A    | activated, 1 a turn: put a counter on it |
      And the second player has A in play
      And the Choice Phase of turn 2 begins
      When the second player activates the ability of A
      And the second player passes the turn
      And the first player passes the turn
      And the second player activates the ability of A
      Then that is accepted
      And A now has 2 counters

    Example: until then the mark stays
      До тех пор маркер остаётся
      Given these cards:
        | card | abilities                                |
        | A    | activated, 1 a turn: put a counter on it |
        | B    | activated, 1 a turn: put a counter on it |
      And the first player has A, B in play
      And the Choice Phase of turn 3 begins
      When the first player activates the ability of A
      And the first player activates the ability of B
      Then the first player may not activate the ability of A
      And the first player may not activate the ability of B

    Example: of an ability that may be used three times a turn all marks are taken off
      Со способности, которую используют трижды за ход, снимаются все маркеры
      Given these cards:
        | card | abilities                                |
        | A    | activated, 3 a turn: put a counter on it |
      And the first player has A in play
      And the Choice Phase of turn 1 begins
      When the first player activates the ability of A
      And the first player activates the ability of A
      And the first player activates the ability of A
      Then the first player may not activate the ability of A
      When the first player passes the turn
      And the second player passes the turn
      And the first player activates the ability of A
      And the first player activates the ability of A
      And the first player activates the ability of A
      Then that is accepted
      And A now has 6 counters

    Example: marks of abilities used once a game are not taken off
      Маркеры способностей, которые используют раз за игру, не снимаются
      Given these cards:
        | card | abilities                                   |
        | A    | activated, once a game: put a counter on it |
      And the first player has A in play
      And the Choice Phase of turn 1 begins
      When the first player activates the ability of A
      And the first player passes the turn
      And the second player passes the turn
      Then it is the Choice Phase of turn 3
      And the first player may not activate the ability of A

    Example: nor is one that has been there since an earlier turn
      Не снимается и тот, что остался от прежних ходов
      Given these cards:
        | card | abilities                                   |
        | A    | activated, once a game: put a counter on it |
      And the second player has A in play
      And the ability of A has been used in this game
      And the Choice Phase of turn 7 begins
      When the first player passes the turn
      Then it is the Choice Phase of turn 8
      And the second player may not activate the ability of A

    Example: heroes and support cards lose them as creatures do
      Герои и карты поддержки теряют их так же, как существа
      Given these cards:
        | card | kind    | abilities                                |
        | H    | hero    | activated, 1 a turn: put a counter on it |
        | S    | support | activated, 1 a turn: put a counter on it |
      And the first player's hero is H
      And the first player has S in play
      And the Choice Phase of turn 1 begins
      When the first player activates the ability of H
      And the first player activates the ability of S
      And the first player passes the turn
      And the second player passes the turn
      And the first player activates the ability of H
      Then that is accepted
      When the first player activates the ability of S
      Then that is accepted
      And H now has 2 counters
      And S now has 2 counters

    Example: so do those of triggered abilities
      Снимаются и маркеры срабатывающих способностей
      Given these cards:
        | card | kind     | abilities                                             |
        | A    | creature | when a creature closes, 1 a turn: put a counter on it |
        | B    | creature |                                                       |
        | E    | hero     |                                                       |
      And the first player has A, B in play
      And the second player's hero is E
      And the Choice Phase of turn 1 begins
      When the first player attacks E with B
      Then A now has 1 counter
      When the first player passes the turn
      And the second player passes the turn
      And the first player attacks E with B
      Then that is accepted
      And A now has 2 counters

    Example: they are not taken off as early as the end of the turn
      В конце хода они ещё не сняты
      Given these cards:
        | card | kind     | abilities                                             |
        | A    | creature | when a creature closes, 1 a turn: put a counter on it |
        | B    | creature | end of your turn: close this card                     |
        | C    | creature |                                                       |
        | E    | hero     |                                                       |
      And the second player has A, B, C in play
      And the first player's hero is E
      And the Choice Phase of turn 2 begins
      When the second player attacks E with C
      Then A now has 1 counter
      When the second player passes the turn
      Then that is accepted
      And B is closed
      And A now has 1 counter

  # ---------------------------------------------------------------------------------------------- 303.4

  @recovery.end.to_accumulation
  Rule: After recovery comes the Accumulation Phase
    После восстановления наступает фаза накопления

    berserk-heroes 303.4    «Игра переходит в фазу накопления.»

    Example: when the turn has come to the First Player, they have a coin and a card more
      Когда ход перешёл к Первому игроку, у него на монету и карту больше
      Given the Choice Phase of turn 2 begins
      When the second player passes the turn
      Then that is accepted
      And it is the Choice Phase of turn 3
      And the first player is asked what to do in the Choice Phase
      And the first player now has 1 coin, 0 of them closed
      And the first player sees that the first player has 1 card in hand

    Example: when it has come to the Second Player, so have they
      Когда он перешёл ко Второму, у него – тоже
      Given the Choice Phase of turn 3 begins
      When the first player passes the turn
      Then that is accepted
      And it is the Choice Phase of turn 4
      And the second player is asked what to do in the Choice Phase
      And the second player now has 1 coin, 0 of them closed
      And the second player sees that the second player has 1 card in hand

    Example: nothing is asked between recovery and accumulation
      Между восстановлением и накоплением никого ни о чём не спрашивают
      Given the first player has A in play
      And A is hidden
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      Then that is accepted
      And it is the Accumulation Phase of turn 3
      And the first player now has 1 coin, 0 of them closed

    Example: with cards to open and marks to take off nothing is asked either
      Если есть что открывать и откуда снимать маркеры, тоже ни о чём не спрашивают
      Given these cards:
        | card | abilities                                         |
        | A    | activated, 1 a turn: put a counter on it          |
        | B    | start of your turn: 1 wounds to an enemy creature |
        | C    |                                                   |
        | D    |                                                   |
      And the second player has A, B in play
      And B is closed
      And the ability of A has been used this turn
      And the first player has C, D in play
      And the Choice Phase of turn 3 begins
      When the first player passes the turn
      Then that is accepted
      And it is the Accumulation Phase of turn 4
      And the second player now has 1 coin, 0 of them closed

    Example: in the first turn too the Accumulation Phase follows
      И в первый ход наступает фаза накопления
      Given the first hands are being exchanged
      When the first player is done
      And the second player is done
      Then that is accepted
      And it is the Choice Phase of turn 1
      And the first player now has 1 coin, 0 of them closed

    Example: so it does in the Second Player's first turn
      И в первый ход Второго игрока тоже
      Given the Choice Phase of turn 1 begins
      When the first player passes the turn
      Then that is accepted
      And it is the Choice Phase of turn 2
      And the second player now has 1 coin, 0 of them closed
