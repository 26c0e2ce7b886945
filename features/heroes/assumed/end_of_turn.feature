Feature: End of Turn Stage, where the text is silent
  Этап конца хода: там, где текст молчит

  What an engine must decide although no clause says it. These Rules are assumptions, not clauses, and are
  reported beside the rulebook, never as part of it.

  @A-heroes-end-of-turn
  Rule: What is for the end of the turn enters the Queue; when it is empty, the turn passes
    Всё, что в конце хода, заносится в Очередь; когда она пуста, ход переходит

    berserk-heroes A-heroes-end-of-turn

    Example: at the end of the First Player's turn abilities of both players that name it trigger
      В конце хода Первого игрока срабатывают способности обоих, которые его называют
      Given these cards:
        | card | abilities                                  |
        | A    | end of your turn: put a counter on it      |
        | B    | end of the enemy turn: put a counter on it |
        | C    | end of each turn: put a counter on it      |
      And the first player has A in play
      And the second player has B, C in play
      And the Choice Phase of turn 3 begins
      When the first player passes the turn
      Then the second player is asked which ability comes next
      When the second player puts the ability of C into the Queue next
      Then that is accepted
      And A now has 1 counter
      And B now has 1 counter
      And C now has 1 counter
      And it is the Choice Phase of turn 4

    Example: those that name the other player's turn do not
      Те, что называют ход другого игрока, не срабатывают
      Given these cards:
        | card | abilities                                  |
        | A    | end of your turn: put a counter on it      |
        | B    | end of the enemy turn: put a counter on it |
      And the first player has A in play
      And the second player has B in play
      And the Choice Phase of turn 4 begins
      When the second player passes the turn
      Then that is accepted
      And A now has 0 counters
      And B now has 0 counters

    Example: those of the Second Player trigger at the end of their turn
      Способности Второго игрока срабатывают в конце его хода
      Given these cards:
        | card | abilities                             |
        | A    | end of your turn: put a counter on it |
      And the second player has A in play
      And the Choice Phase of turn 4 begins
      When the second player passes the turn
      Then that is accepted
      And A now has 1 counter
      And it is the Choice Phase of turn 5

    Example: they enter the Queue and wait there for one another
      Они заносятся в Очередь и ждут там друг друга
      Given these cards:
        | card | abilities                             |
        | A    | end of your turn: put a counter on it |
        | B    | end of your turn: put a counter on it |
        | C    | end of your turn: put a counter on it |
      And the first player has A, B, C in play
      And the Choice Phase of turn 3 begins
      When the first player passes the turn
      And the first player puts the ability of B into the Queue next
      Then that is accepted
      And it is the End of Turn Stage of turn 3
      And in the Queue, from the first, are those of B
      And B now has 0 counters

    Example: while one of them waits the turn does not pass
      Пока хоть одна ждёт, ход не переходит
      Given these cards:
        | card | abilities                                       |
        | A    | end of your turn: 1 wounds to an enemy creature |
        | C    |                                                 |
        | D    |                                                 |
      And the second player has A in play
      And the first player has C, D in play
      And the Choice Phase of turn 4 begins
      When the second player passes the turn
      Then it is the End of Turn Stage of turn 4
      And the active player is the second player
      When the second player chooses C
      Then that is accepted
      And C is in the first player's graveyard
      And it is the Choice Phase of turn 5
      And the active player is the first player

    Example: with nothing for the end of the turn it passes at once
      Если в конце хода нечему сработать, ход переходит сразу
      Given the first player has A in play
      And the second player has B in play
      And the Choice Phase of turn 3 begins
      When the first player passes the turn
      Then that is accepted
      And it is the Choice Phase of turn 4
      And the second player is asked what to do in the Choice Phase

  @A-heroes-until-end-of-turn
  Rule: "Until the end of the turn" ends when the Queue of the End of Turn Stage is empty
    «До конца хода» кончается, когда Очередь этапа конца хода пуста

    berserk-heroes A-heroes-until-end-of-turn

    Example: in the End of Turn Stage it is still there
      В этапе конца хода оно ещё действует
      Given these cards:
        | card | abilities                                                                                             |
        | A    | activated, 1 a turn: give this card until the end of the turn (end of your turn: put a counter on it) |
      And the first player has A in play
      And the Choice Phase of turn 3 begins
      When the first player activates the ability of A
      And the first player passes the turn
      Then that is accepted
      And A now has 1 counter

    Example: in the opponent's turn it is gone
      В ход противника его уже нет
      Given these cards:
        | card | abilities                                                                                                    |
        | A    | activated, 1 a turn: give this card until the end of the turn (start of the enemy turn: put a counter on it) |
      And the second player has A in play
      And the Choice Phase of turn 4 begins
      When the second player activates the ability of A
      And the second player passes the turn
      Then that is accepted
      And it is the Choice Phase of turn 5
      And A now has 0 counters

    Example: in one's own next turn it is gone
      В следующий свой ход его нет
      Given these cards:
        | card | abilities                                                                                             |
        | A    | activated, 1 a turn: give this card until the end of the turn (end of your turn: put a counter on it) |
      And the first player has A in play
      And the Choice Phase of turn 3 begins
      When the first player activates the ability of A
      And the first player passes the turn
      And the second player passes the turn
      And the first player passes the turn
      Then that is accepted
      And A now has 1 counter

    Example: all through the turn it is there
      Весь ход оно действует
      Given these cards:
        | card | kind     | life | abilities                                                                               |
        | A    | creature | 5    | activated, 1 a turn: give this card until the end of the turn (its strike deals 2 more) |
        | B    | creature | 5    |                                                                                         |
        | C    | creature | 5    |                                                                                         |
      And the second player has A, B in play
      And the first player has C in play
      And the Choice Phase of turn 4 begins
      When the second player activates the ability of A
      And the second player attacks C with B
      And the second player attacks C with A
      Then that is accepted
      And C now has 4 wounds

    Example: with nothing in the Queue it ends as well
      Если в Очереди ничего нет, оно тоже кончается
      Given these cards:
        | card | kind     | life | abilities                                                                               |
        | A    | creature | 5    | activated, 1 a turn: give this card until the end of the turn (its strike deals 2 more) |
        | C    | creature | 5    |                                                                                         |
      And the first player has A in play
      And the second player has C in play
      And the Choice Phase of turn 3 begins
      When the first player activates the ability of A
      Then A now has strike 3
      When the first player passes the turn
      Then A now has strike 1

  @A-heroes-turns-alternate
  Rule: The players take turns alternately, the First Player first
    Игроки ходят по очереди, начиная с Первого

    berserk-heroes A-heroes-turns-alternate

    Example: the first turn is the First Player's
      Первый ход – Первого игрока
      Given the first hands are being exchanged
      When the first player is done
      And the second player is done
      Then that is accepted
      And it is the Choice Phase of turn 1
      And the active player is the first player
      And the first player is asked what to do in the Choice Phase

    Example: after it comes the Second Player's, and so on
      За ним – ход Второго, и так далее
      Given the Choice Phase of turn 1 begins
      When the first player passes the turn
      Then it is the Choice Phase of turn 2
      And the active player is the second player
      When the second player passes the turn
      Then it is the Choice Phase of turn 3
      And the active player is the first player
      When the first player passes the turn
      Then it is the Choice Phase of turn 4
      And the active player is the second player

    Example: nobody has two turns one after the other
      Двух ходов подряд не бывает ни у кого
      Given the second player has A in play
      And the first player has B in play
      And the Choice Phase of turn 6 begins
      When the second player passes the turn
      And the second player passes the turn
      Then that is refused
      And the decision is the first player's
