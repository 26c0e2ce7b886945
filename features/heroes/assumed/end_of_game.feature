Feature: Deaths and the end of the game, where the text is silent
  Гибель и конец партии: там, где текст молчит

  What an engine must decide although no clause says it. These Rules are assumptions, not clauses, and are
  reported beside the rulebook, never as part of it.

  @A-heroes-death
  Rule: A creature with at least as many wounds as life dies at once, outside the Queue; heroes are tested as well
    Существо, у которого ран не меньше, чем жизней, гибнет сразу, помимо Очереди; тогда же проверяют и героев

    berserk-heroes A-heroes-death

    Example: with as many wounds as life a creature dies
      Когда ран столько же, сколько жизней, существо погибает
      Given these cards:
        | card | life | abilities                                          |
        | A    | 1    | activated, 1 a turn: 2 wounds to an enemy creature |
        | B    | 2    |                                                    |
      And the first player has A in play
      And the second player has B in play
      And the Choice Phase of turn 3 begins
      When the first player activates the ability of A on B
      Then that is accepted
      And B is in the second player's graveyard
      And B is not in the first player's graveyard

    Example: with more wounds than life it dies too
      Когда ран больше, чем жизней, оно тоже погибает
      Given these cards:
        | card | life | abilities                                          |
        | A    | 1    | activated, 1 a turn: 5 wounds to an enemy creature |
        | B    | 2    |                                                    |
      And the second player has A in play
      And the first player has B in play
      And the Choice Phase of turn 4 begins
      When the second player activates the ability of A on B
      Then that is accepted
      And B is in the first player's graveyard

    Example: with fewer wounds than life it lives
      Когда ран меньше, чем жизней, оно живёт
      Given these cards:
        | card | life | abilities                                          |
        | A    | 1    | activated, 1 a turn: 2 wounds to an enemy creature |
        | B    | 3    |                                                    |
      And the first player has A in play
      And the second player has B in play
      And the Choice Phase of turn 3 begins
      When the first player activates the ability of A on B
      Then that is accepted
      And B is in play
      And B now has 2 wounds

    Example: a death does not wait until the Queue is empty
      Гибель не ждёт, пока опустеет Очередь
      Given these cards:
        | card | life | abilities                                           |
        | A    | 1    | start of your turn: 1 wounds to an enemy creature   |
        | B    | 1    | start of your turn: put a counter on it             |
        | W    | 1    | when a creature dies: 1 wounds to an enemy creature |
        | C    | 1    |                                                     |
        | D    | 2    |                                                     |
        | E    | 2    |                                                     |
      And the first player has A, B, W in play
      And the second player has C, D, E in play
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      And the first player puts the ability of A into the Queue next
      And the first player chooses C
      Then that is accepted
      And C is in the second player's graveyard
      And the first player is asked what to choose for the ability
      And in the Queue, from the first, are those of B
      And B now has 0 counters

    Example: a creature that has died is not healed by what is still in the Queue
      Погибшее существо не вылечить тем, что ещё в Очереди
      Given these cards:
        | card | life | abilities                                              |
        | A    | 1    | start of your turn: 1 wounds to an enemy creature      |
        | B    | 1    | start of your turn: heal 1 wounds of an enemy creature |
        | C    | 1    |                                                        |
      And the second player has A, B in play
      And the first player has C in play
      And the Choice Phase of turn 3 begins
      When the first player passes the turn
      And the second player puts the ability of A into the Queue next
      And the second player chooses C
      And the second player chooses C
      Then that is accepted
      And C is in the first player's graveyard

    Example: those that die together see one another die
      Погибающие вместе видят гибель друг друга
      Given these cards:
        | card | life | abilities                          |
        | A    | 1    | when a creature dies: gain 1 coins |
        | B    | 1    | when a creature dies: gain 1 coins |
      And the first player has A in play
      And the second player has B in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      Then that is accepted
      And A is in the first player's graveyard
      And B is in the second player's graveyard
      And the first player now has 2 coins, 0 of them closed
      And the second player now has 2 coins, 0 of them closed

    Example: what a creature had acquired is gone with it
      Приобретённое существом исчезает вместе с ним
      Given these cards:
        | card | life | abilities                                                                        |
        | A    | 1    | activated, 1 a turn: give one of your creatures (end of your turn: gain 1 coins) |
        | B    | 5    |                                                                                  |
        | C    | 1    |                                                                                  |
      And the second player has A, C in play
      And the first player has B in play
      And the Choice Phase of turn 4 begins
      When the second player activates the ability of A on C
      And the second player attacks B with C
      Then C is in the second player's graveyard
      When the second player passes the turn
      Then that is accepted
      And the second player now has 0 coins, 0 of them closed

    Example: the loss of a hero does not wait until the Queue is empty
      Проигрыш героя не ждёт, пока опустеет Очередь
      Given these cards:
        | card | kind     | life | abilities                                           |
        | A    | creature | 1    | start of your turn: 1 wounds to the enemy hero      |
        | B    | creature | 1    | start of your turn: heal 1 wounds of the enemy hero |
        | H    | hero     | 3    |                                                     |
      And the first player has A, B in play
      And the second player's hero is H
      And H has 2 wounds
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      And the first player puts the ability of A into the Queue next
      Then that is accepted
      And the first player has won

  @A-heroes-defeat
  Rule: A player whose hero has at least as many wounds as life loses; if both heroes do, it is a draw
    Проигрывает игрок, у героя которого ран не меньше, чем жизней; если таковы оба – ничья

    berserk-heroes A-heroes-defeat

    Example: the Second Player's hero has as many wounds as life, and the First Player wins
      У героя Второго игрока ран столько же, сколько жизней, и побеждает Первый
      Given these cards:
        | card | kind     | life | strike |
        | A    | creature | 1    | 3      |
        | H    | hero     | 3    |        |
      And the first player has A in play
      And the second player's hero is H
      And the Choice Phase of turn 3 begins
      When the first player attacks H with A
      Then that is accepted
      And the first player has won

    Example: the First Player's hero has more wounds than life, and the Second Player wins
      У героя Первого игрока ран больше, чем жизней, и побеждает Второй
      Given these cards:
        | card | kind     | life | strike |
        | A    | creature | 1    | 5      |
        | H    | hero     | 3    |        |
      And the second player has A in play
      And the first player's hero is H
      And the Choice Phase of turn 4 begins
      When the second player attacks H with A
      Then that is accepted
      And the second player has won

    Example: with one wound fewer the game goes on
      Если на рану меньше, партия продолжается
      Given these cards:
        | card | kind     | life | strike |
        | A    | creature | 1    | 2      |
        | H    | hero     | 3    |        |
      And the first player has A in play
      And the second player's hero is H
      And the Choice Phase of turn 3 begins
      When the first player attacks H with A
      Then that is accepted
      And the game goes on
      And H now has 2 wounds

    Example: one's own ability may lose the game as well
      Проиграть можно и от своей способности
      Given these cards:
        | card | kind     | life | abilities                                  |
        | A    | creature | 1    | activated, 1 a turn: 1 wounds to your hero |
        | H    | hero     | 1    |                                            |
      And the first player has A in play
      And the first player's hero is H
      And the Choice Phase of turn 3 begins
      When the first player activates the ability of A
      Then that is accepted
      And the second player has won

    Example: if both heroes have, the game is drawn
      Если таковы оба героя – ничья
      Given these cards:
        | card | kind     | life | abilities                                    |
        | A    | creature | 1    | activated, 1 a turn: 2 wounds to both heroes |
        | H    | hero     | 2    |                                              |
        | E    | hero     | 2    |                                              |
      And the first player has A in play
      And the first player's hero is H
      And the second player's hero is E
      And the Choice Phase of turn 3 begins
      When the first player activates the ability of A
      Then that is accepted
      And the game is drawn

    Example: it is drawn in the Second Player's turn as well
      И в ход Второго игрока – ничья
      Given these cards:
        | card | kind     | life | abilities                                    |
        | A    | creature | 1    | activated, 1 a turn: 2 wounds to both heroes |
        | H    | hero     | 2    |                                              |
        | E    | hero     | 1    |                                              |
      And the second player has A in play
      And the first player's hero is H
      And the second player's hero is E
      And the Choice Phase of turn 4 begins
      When the second player activates the ability of A
      Then that is accepted
      And the game is drawn

    Example: if both are wounded and only one of them so badly, the other player wins
      Если ранены оба, но только один из них настолько, побеждает другой игрок
      Given these cards:
        | card | kind     | life | abilities                                    |
        | A    | creature | 1    | activated, 1 a turn: 2 wounds to both heroes |
        | H    | hero     | 2    |                                              |
        | E    | hero     | 4    |                                              |
      And the first player has A in play
      And the first player's hero is H
      And the second player's hero is E
      And the Choice Phase of turn 3 begins
      When the first player activates the ability of A
      Then that is accepted
      And the second player has won

    Example: whoever has lost all creatures has not lost the game
      Кто остался без существ, тот ещё не проиграл
      Given the first player has A in play
      And the second player has B in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      Then that is accepted
      And B is in the second player's graveyard
      And the game goes on
      And it is the Choice Phase of turn 3

  @A-heroes-bound
  Rule: After 200 turns the game is drawn
    После 200 ходов партия кончается вничью

    berserk-heroes A-heroes-bound

    Example: the end of turn 200 is the end of the game
      Конец 200-го хода – конец партии
      Given the Choice Phase of turn 200 begins
      When the second player passes the turn
      Then that is accepted
      And the game is drawn

    Example: turn 199 is followed by turn 200
      За 199-м ходом следует 200-й
      Given the Choice Phase of turn 199 begins
      When the first player passes the turn
      Then that is accepted
      And the game goes on
      And it is the Choice Phase of turn 200

    Example: what is for the end of turn 200 is still executed
      Что в конце 200-го хода, ещё выполняется
      Given these cards:
        | card | kind     | life | abilities                                    |
        | A    | creature | 1    | end of your turn: 1 wounds to the enemy hero |
        | H    | hero     | 1    |                                              |
      And the second player has A in play
      And the first player's hero is H
      And the Choice Phase of turn 200 begins
      When the second player passes the turn
      Then that is accepted
      And the second player has won

    Example: whose hero has fewer wounds does not win by it
      Тот, у чьего героя ран меньше, этим не выигрывает
      Given these cards:
        | card | kind |
        | H    | hero |
      And the first player's hero is H
      And H has 5 wounds
      And the Choice Phase of turn 200 begins
      When the second player passes the turn
      Then that is accepted
      And the game is drawn

    Example: the players agree to a draw
      Игроки соглашаются на ничью
      Given the Choice Phase of turn 3 begins
      When the players agree to a draw
      Then that is accepted
      And the game is drawn

  @A-heroes-concede
  Rule: A player may concede at any time
    Сдаться можно в любой момент

    berserk-heroes A-heroes-concede

    Example: the First Player concedes in their own turn
      Первый игрок сдаётся в свой ход
      Given the Choice Phase of turn 3 begins
      When the first player concedes
      Then that is accepted
      And the second player has won

    Example: the Second Player concedes while the First is to act
      Второй игрок сдаётся, когда действовать должен Первый
      Given the Choice Phase of turn 3 begins
      When the second player concedes
      Then that is accepted
      And the first player has won

    Example: a player concedes while an attack is under way
      Игрок сдаётся, пока идёт атака
      Given these cards:
        | card | kind     | life | strike |
        | A    | creature | 5    | 2      |
        | B    | creature | 5    | 2      |
        | C    | creature | 5    | 2      |
      And the first player has A in play
      And the second player has B in play
      And the second player has C in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      And the first player concedes
      Then that is accepted
      And the second player has won
