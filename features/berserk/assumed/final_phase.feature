Feature: The Final Phase
  Заключительная Фаза

  No fragment says what the Final Phase consists of. This Rule is an assumption, not a clause: it names the
  editions in which it is in force, and is reported beside the rulebook, never as part of it.

  @A-final-phase
  Rule: "At the end of the turn", then answers; then what lasts ends, hidden cards are revealed, the turn passes
    «В конце хода», затем ответы; затем кончается длящееся, вскрываются скрытые карты, переходит ход

    berserk-vanguard A-final-phase
    berserk-execution A-final-phase

    Example: abilities "at the end of the turn" of both players go on the stack when the phase begins
      Особенности «в конце хода» обоих игроков заносятся в стек, когда фаза начинается
      Given these cards:
        | card | abilities                                  |
        | A    | end of your turn: put a counter on it      |
        | B    | end of the enemy turn: put a counter on it |
      And the Choice Subphase of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When the first player passes the turn
      Then on the stack, from the top, are those of B, A
      And A now has 0 counters
      When the players pass until the stack is empty
      Then it is the Final Phase of turn 1
      And A now has 1 counter
      And B now has 1 counter

    Example: abilities of the end of another turn do not
      Особенности конца чужого хода не заносятся
      Given these cards:
        | card | abilities                                  |
        | A    | end of your turn: put a counter on it      |
        | C    | end of each turn: put a counter on it      |
        | B    | end of the enemy turn: put a counter on it |
      And the Choice Subphase of turn 2 begins
      And A lies open on 1b1
      And C lies open on 1c1
      And B lies open on 2b1
      When the second player passes the turn
      Then on the stack, from the top, are those of C

    Example: both players use sudden abilities
      Оба игрока используют внезапные особенности
      Given these cards:
        | card | abilities                   |
        | A    | sudden: put a counter on it |
        | B    | sudden: put a counter on it |
      And the Choice Subphase of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When the first player passes the turn
      Then the first player may use the "sudden" ability of A
      When the first player passes
      Then the second player may use the "sudden" ability of B

    Example: abilities trigger in this phase
      Особенности в этой фазе срабатывают
      Given these cards:
        | card | abilities                                                               |
        | A    | sudden: put a counter on it; when a counter is put on it: gain 1 silver |
      And the Final Phase of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When the first player uses the "sudden" ability of A
      And the players pass until the stack is empty
      Then the first player has 1 silver more than before

    Example: what lasts until the end of the turn still works after one pass in the Final Phase
      После одного паса в Заключительной Фазе длящееся до конца хода ещё действует
      Given these cards:
        | card | abilities                                                                      |
        | B    | sudden: give this card until the end of the turn (sudden: put a counter on it) |
      And the Choice Subphase of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When the first player passes the turn
      And the first player passes
      And the second player uses the "sudden" ability of B
      And both players pass
      And the first player passes
      And the second player uses the acquired ability of B
      Then that is accepted
      When both players pass
      Then B now has 1 counter

    Example: it has ended when the next turn is there
      Когда идёт следующий ход, оно кончилось
      Given these cards:
        | card | abilities                                                                      |
        | A    | sudden: give this card until the end of the turn (sudden: put a counter on it) |
      And the Opening Step of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When the first player uses the "sudden" ability of A
      And both players pass
      And the players do nothing until the Opening Step of turn 2
      And the second player passes
      And the first player uses the acquired ability of A
      Then that is refused

    Example: what was acquired before the phase works in it
      Приобретённое до этой фазы в ней действует
      Given these cards:
        | card | abilities                                                                      |
        | A    | sudden: give this card until the end of the turn (sudden: put a counter on it) |
      And the Opening Step of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When the first player uses the "sudden" ability of A
      And both players pass
      And the players do nothing until the Final Phase of turn 1
      And the first player uses the acquired ability of A
      Then that is accepted

    Example: what was acquired for good does not end
      Приобретённое без срока не кончается
      Given these cards:
        | card | abilities                                            |
        | A    | sudden: give this card (sudden: put a counter on it) |
      And the Opening Step of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When the first player uses the "sudden" ability of A
      And both players pass
      And the players do nothing until the Opening Step of turn 2
      And the second player passes
      And the first player uses the acquired ability of A
      Then that is accepted

    Example: the hidden cards are revealed after the passes of turn 1
      Скрытые карты вскрываются после пасов первого хода
      Given the Choice Subphase of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      And D lies face down on 2c3
      When the first player passes the turn
      And the second player declines, if asked
      Then the first player sees an unknown card face down on 2c3
      When the first player passes
      Then the first player sees an unknown card face down on 2c3
      When the second player passes
      Then the first player sees D face up on 2c3
      And it is the Initial Phase of turn 2
      And the active player is the second player

    Example: with an ability on the stack nothing has ended yet
      Пока в стеке есть особенность, ничто ещё не кончилось
      Given these cards:
        | card | abilities                             |
        | A    | end of your turn: put a counter on it |
      And the Choice Subphase of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      And D lies face down on 2c3
      When the first player passes the turn
      And the second player declines, if asked
      And both players pass
      Then the first player sees an unknown card face down on 2c3
      And the active player is the first player
