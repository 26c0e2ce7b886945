Feature: Deaths and the end of the battle, where the texts are silent
  Гибель карт и конец боя: там, где тексты молчат

  What an engine must decide although no clause says it. These Rules are assumptions, not clauses: each names
  the editions in which it is in force, and is reported beside the rulebook, never as part of it.

  @A-death
  Rule: Cards with at least as many wounds as life die at once, together, outside the stack
    Карты, у которых ран не меньше, чем жизней, погибают сразу, вместе и помимо стека

    berserk-vanguard A-death
    berserk-execution A-death

    Example: with as many wounds as life a card dies before anybody has priority
      Когда ран столько же, сколько жизней, карта погибает раньше, чем кто-либо получит приоритет
      Given these cards:
        | card | life | abilities |
        | C    | 2    | poison 2  |
      And B lies open on 1b1
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      And both players pass
      Then that is accepted
      And the stack is empty
      And C is in the first player's graveyard
      And the first player sees no card on 1c1

    Example: with more wounds than life it dies too
      Когда ран больше, чем жизней, она тоже погибает
      Given these cards:
        | card | life | abilities |
        | C    | 2    | poison 5  |
      And B lies open on 2b1
      And C lies open on 2c1
      And D lies open on 1c1
      And the Initial Phase of turn 4 begins
      When both players pass
      And both players pass
      Then C is in the second player's graveyard
      And the second player sees no card on 2c1

    Example: with fewer wounds than life it lives
      Когда ран меньше, чем жизней, она живёт
      Given these cards:
        | card | life | abilities |
        | C    | 3    | poison 2  |
      And B lies open on 1b1
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      And both players pass
      Then that is accepted
      And C is not in the first player's graveyard
      And C now has 2 wounds

    Example: a death leaves the other cards as they are
      Гибель ничего не меняет в других картах
      Given these cards:
        | card | life | abilities                         |
        | A    | 3    | sudden: 1 wounds to an enemy card |
        | C    | 1    |                                   |
        | D    | 3    |                                   |
      And A lies open on 1b1
      And B lies closed on 1c1
      And C lies open on 2b1
      And D lies closed on 2c1
      And B has 2 counters
      And D has 3 counters
      And D has 1 wound
      And the Opening Step of turn 1 begins
      When the first player uses the "sudden" ability of A on C
      And both players pass
      Then C is in the second player's graveyard
      And B is closed
      And D is closed
      And A is open
      And B now has 2 counters
      And D now has 3 counters
      And D now has 1 wound

    Example: a card healed in time lives
      Вовремя излеченная карта живёт
      Given these cards:
        | card | life | abilities                                  |
        | A    | 3    | sudden: 1 wounds to an enemy card          |
        | C    | 3    |                                            |
        | H    | 3    | sudden: heal 5 wounds of one of your cards |
      And A lies open on 1b1
      And C lies open on 2b1
      And H lies open on 2c1
      And C has 2 wounds
      And the Opening Step of turn 1 begins
      When the first player uses the "sudden" ability of A on C
      And the first player passes
      And the second player uses the "sudden" ability of H on C
      And both players pass
      Then C now has 0 wounds
      When both players pass
      Then C now has 1 wound
      And C is not in the second player's graveyard

    Example: a death does not wait until the stack is empty
      Гибель не ждёт, пока опустеет стек
      Given these cards:
        | card | life | abilities                                |
        | C    | 1    | poison 1                                 |
        | B    | 5    | start of your turn: put 2 counters on it |
      And B lies open on 1b1
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      And the first player puts the ability of B on the stack next
      And both players pass
      Then C is in the first player's graveyard
      And on the stack, from the top, are those of B

    Example: it goes to its owner's graveyard in the other player's turn as well
      И в чужой ход карта отправляется на кладбище владельца
      Given these cards:
        | card | life | abilities                         |
        | C    | 5    | sudden: 2 wounds to an enemy card |
        | D    | 2    |                                   |
      And C lies open on 1c1
      And D lies open on 2c1
      And E lies open on 2d1
      And the Initial Phase of turn 3 begins
      When both players pass
      And the first player uses the "sudden" ability of C on D
      And both players pass
      Then D is in the second player's graveyard
      And D is not in the first player's graveyard

    Example: those that die together see one another die
      Погибающие вместе видят гибель друг друга
      Given these cards:
        | card | life | abilities                               |
        | A    | 1    | poison 1; your other creatures: life +1 |
        | B    | 1    | when a card dies: gain 1 gold           |
        | C    | 1    | when a card dies: gain 1 silver         |
      And A lies open on 1a1
      And B lies open on 1b1
      And B has 1 wound
      And C lies open on 1c1
      And C has 1 wound
      And E lies open on 1e1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      And both players pass
      Then B is in the first player's graveyard
      And C is in the first player's graveyard
      When the players pass until the stack is empty
      Then the first player has 3 gold more than before
      And the first player has 3 silver more than before

    Example: what a card had acquired does nothing from the graveyard
      Приобретённое картой с кладбища не действует
      Given these cards:
        | card | life | abilities                                              |
        | C    | 1    | sudden: give this card (end of your turn: gain 1 gold) |
        | B    | 3    | sudden: 1 wounds to an enemy card                      |
      And B lies open on 2b1
      And C lies open on 1c1
      And A lies open on 1a1
      And the Opening Step of turn 3 begins
      When the first player uses the "sudden" ability of C
      And the players pass until the stack is empty
      And the first player passes
      And the second player uses the "sudden" ability of B on C
      And the players pass until the stack is empty
      Then C is in the first player's graveyard
      When the players do nothing until the Initial Phase of turn 4
      Then the first player has as much gold as before

    Example: a card that has died acquires nothing
      Погибшая карта ничего не приобретает
      Given these cards:
        | card | life | abilities                                              |
        | C    | 1    | sudden: give this card (end of your turn: gain 1 gold) |
        | B    | 3    | sudden: 1 wounds to an enemy card                      |
      And B lies open on 2b1
      And C lies open on 1c1
      And A lies open on 1a1
      And the Opening Step of turn 3 begins
      When the first player uses the "sudden" ability of C
      And the first player passes
      And the second player uses the "sudden" ability of B on C
      And the players pass until the stack is empty
      Then C is in the first player's graveyard
      When the players do nothing until the Initial Phase of turn 4
      Then the first player has as much gold as before

  @A-artifact-dies
  Rule: An artifact dies as a creature does
    Артефакт погибает так же, как существо

    berserk-vanguard A-artifact-dies
    berserk-execution A-artifact-dies

    Example: an artifact with as many wounds as life dies
      Артефакт, у которого ран столько же, сколько жизней, погибает
      Given these cards:
        | card | kind     | life | abilities                         |
        | A    | artifact | 2    |                                   |
        | D    | creature | 5    | sudden: 2 wounds to an enemy card |
      And A lies open on 1a1
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 4 begins
      When both players pass
      And the second player uses the "sudden" ability of D on A
      And both players pass
      Then A is in the first player's graveyard

    Example: an artifact with fewer wounds than life stays
      Артефакт, у которого ран меньше, чем жизней, остаётся
      Given these cards:
        | card | kind     | life | abilities                         |
        | A    | artifact | 3    |                                   |
        | C    | creature | 5    | sudden: 2 wounds to an enemy card |
      And A lies open on 2a1
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      And the first player uses the "sudden" ability of C on A
      And both players pass
      Then A now has 2 wounds
      And A is not in the second player's graveyard

    Example: what gives creatures more life gives an artifact none
      Прибавка к жизни существ артефакту не достаётся
      Given these cards:
        | card | kind     | life | abilities                         |
        | A    | artifact | 2    |                                   |
        | B    | creature | 5    | your other creatures: life +3     |
        | K    | creature | 2    |                                   |
        | D    | creature | 5    | sudden: 2 wounds to an enemy card |
        | E    | creature | 5    | sudden: 2 wounds to an enemy card |
      And A lies open on 1b1
      And B lies open on 1c1
      And K lies open on 1d1
      And D lies open on 2c1
      And E lies open on 2d1
      And the Opening Step of turn 4 begins
      When the second player uses the "sudden" ability of D on A
      And both players pass
      Then A is in the first player's graveyard
      When the second player uses the "sudden" ability of E on K
      And both players pass
      Then K now has 2 wounds
      And K is not in the first player's graveyard

    Example: an artifact dies of a strike
      Артефакт погибает от удара
      Given these cards:
        | card | kind     | life | strike |
        | A    | artifact | 3    |        |
        | B    | artifact | 4    |        |
        | C    | creature | 20   | 1-3-4  |
        | D    | creature | 20   | 1-3-4  |
      And C lies open on 1c1
      And D lies open on 1d1
      And A lies open on 2c1
      And B lies open on 2d1
      And K lies open on 2a3
      And the next dice show 4, 4
      And the Choice Subphase of turn 3 begins
      When the first player strikes A with C
      And the players pass until the stack is empty
      Then A is in the second player's graveyard
      When both players pass
      And the first player strikes B with D
      And the players pass until the stack is empty
      Then B now has 3 wounds

  @A-defeat-check
  Rule: With the stack empty, a player who controls no creature has lost
    При пустом стеке проигрывает игрок, у которого нет ни одного существа

    berserk-vanguard A-defeat-check
    berserk-execution A-defeat-check

    Example: the Second Player's last creature dies and the First Player wins
      Погибает последнее существо Второго игрока, и побеждает Первый
      Given these cards:
        | card | life | abilities                         |
        | C    | 5    | sudden: 2 wounds to an enemy card |
        | D    | 2    |                                   |
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      And the first player uses the "sudden" ability of C on D
      And both players pass
      Then the first player has won

    Example: the First Player's last creature dies in their own turn and the Second Player wins
      Последнее существо Первого игрока погибает в его ход, и побеждает Второй
      Given these cards:
        | card | life | abilities |
        | C    | 1    | poison 1  |
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      And both players pass
      Then the second player has won

    Example: while a creature is left the game goes on
      Пока есть хоть одно существо, партия продолжается
      Given these cards:
        | card | life | abilities |
        | C    | 1    | poison 1  |
      And B lies open on 1b1
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      And both players pass
      Then C is in the first player's graveyard
      And the game goes on

    Example: an artifact is no creature
      Артефакт – не существо
      Given these cards:
        | card | kind     | life | abilities                         |
        | A    | artifact | 5    |                                   |
        | C    | creature | 2    |                                   |
        | D    | creature | 5    | sudden: 2 wounds to an enemy card |
      And A lies open on 1a1
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 4 begins
      When both players pass
      And the second player uses the "sudden" ability of D on C
      And both players pass
      Then the second player has won

    Example: a flyer in the additional zone is a creature
      Летающее существо во вспомогательной зоне – существо
      Given these cards:
        | card | kind     | life | abilities |
        | C    | creature | 1    | poison 1  |
        | F    | flyer    | 1    |           |
      And C lies open on 1c1
      And F lies open on 1z1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      And both players pass
      Then C is in the first player's graveyard
      And the game goes on

    Example: a closed creature counts
      Закрытое существо считается
      Given these cards:
        | card | life | abilities                         |
        | C    | 5    | sudden: 2 wounds to an enemy card |
        | D    | 2    |                                   |
      And C lies open on 1c1
      And D lies open on 2c1
      And E lies closed on 2e1
      And the Initial Phase of turn 3 begins
      When both players pass
      And the first player uses the "sudden" ability of C on D
      And both players pass
      Then D is in the second player's graveyard
      And the game goes on

    Example: a hidden creature counts
      Скрытое существо считается
      Given these cards:
        | card | life | abilities                         |
        | C    | 5    | sudden: 2 wounds to an enemy card |
        | D    | 2    |                                   |
      And C lies open on 1c1
      And D lies open on 2c1
      And E lies face down on 2e3
      And the Initial Phase of turn 1 begins
      When the players do nothing until the Opening Step of turn 1
      And the players pass until the stack is empty
      And the first player uses the "sudden" ability of C on D
      And the players pass until the stack is empty
      Then D is in the second player's graveyard
      And the game goes on

    Example: before the reveal nobody loses
      До вскрытия не проигрывает никто
      Given these cards:
        | card | kind     | abilities                             |
        | A    | artifact | after deployment: put a counter on it |
      And the squads are being placed
      And A lies face down on 1c1
      And the second player has D to place
      When the second player places D on 2c1
      Then that is accepted
      And the first player may use the "after deployment" ability of A
      And the game goes on

    Example: a player left without creatures at the start of battle loses when the first turn begins
      Оставшийся без существ в начале боя проигрывает, когда начинается первый ход
      Given these cards:
        | card | kind     | life | abilities                                  |
        | C    | creature | 5    | start of battle: 2 wounds to an enemy card |
        | D    | creature | 2    |                                            |
        | A    | artifact | 5    | start of battle: put a counter on it       |
      And the battle is about to begin
      And C lies open on 1c1
      And D lies open on 2c1
      And A lies open on 2a1
      When the first player uses the "start of battle" ability of C on D
      Then D is in the second player's graveyard
      And the game goes on
      And the second player may use the "start of battle" ability of A
      When the second player uses the "start of battle" ability of A
      Then the first player has won

    Example: nobody loses while something is on the stack, and if neither has a creature it is a draw
      Пока стек не пуст, не проигрывает никто; если существ нет у обоих – ничья
      Given these cards:
        | card | life | abilities                                      |
        | C    | 1    | start of your turn: 1 wounds to this card      |
        | D    | 1    | start of the enemy turn: 1 wounds to this card |
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      And both players pass
      Then the game goes on
      When both players pass
      Then the game is drawn

    Example: what is still on the stack does not save a player when it is done
      Когда стек опустел, игрок без существ проигрывает
      Given these cards:
        | card | life | abilities                                      |
        | C    | 5    | start of your turn: put a counter on it        |
        | D    | 1    | start of the enemy turn: 1 wounds to this card |
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      And both players pass
      Then the game goes on
      When both players pass
      Then the first player has won

  @A-bound
  Rule: After 200 turns the game is drawn, and the players may agree to a draw at any time
    После 200 ходов партия кончается вничью, а согласиться на ничью игроки могут в любой момент

    berserk-vanguard A-bound
    berserk-execution A-bound

    Example: the end of turn 200 is the end of the game
      Конец 200-го хода – конец партии
      Given C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 200 begins
      When the players do nothing until the Final Phase of turn 200
      And both players pass
      Then the game is drawn

    Example: turn 199 is followed by turn 200
      За 199-м ходом следует 200-й
      Given C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 199 begins
      When the players do nothing until the Final Phase of turn 199
      And both players pass
      Then the game goes on
      And it is the Initial Phase of turn 200

    Example: turn 200 is played in full
      200-й ход играют до конца
      Given C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 200 begins
      When the players do nothing until the Choice Subphase of turn 200
      And the second player passes the turn
      Then the game goes on
      And it is the Final Phase of turn 200

    Example: whoever has more creatures does not win by it
      Тот, у кого существ больше, этим не выигрывает
      Given B lies open on 1b1
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 200 begins
      When the players do nothing until the Final Phase of turn 200
      And both players pass
      Then the game is drawn

    Example: the players agree to a draw
      Игроки соглашаются на ничью
      Given C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When the players agree to a draw
      Then that is accepted
      And the game is drawn

    Example: they agree to a draw before the battle
      Они соглашаются на ничью ещё до боя
      Given the squads are being placed
      And the first player has 2 plain cards to place
      And the second player has 2 plain cards to place
      When the players agree to a draw
      Then that is accepted
      And the game is drawn

    Example: a ground creature does not reach a flyer, so a bound is needed
      Наземное существо летающего не достаёт, поэтому число ходов ограничено
      Given these cards:
        | card | kind  |
        | F    | flyer |
      And C lies open on 1c1
      And F lies open on 2z1
      And the Initial Phase of turn 199 begins
      When the players do nothing until the Choice Subphase of turn 199
      And the first player strikes F with C
      Then that is refused
      When the players do nothing until the Choice Subphase of turn 200
      And the second player passes the turn
      And both players pass
      Then the game is drawn

  @A-concede
  Rule: A player may concede at any time
    Сдаться можно в любой момент

    berserk-vanguard A-concede
    berserk-execution A-concede

    Example: the First Player concedes in their own turn
      Первый игрок сдаётся в свой ход
      Given C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When the players do nothing until the Choice Subphase of turn 3
      And the first player concedes
      Then that is accepted
      And the second player has won

    Example: the Second Player concedes while the First is to act
      Второй игрок сдаётся, когда действовать должен Первый
      Given C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When the players do nothing until the Choice Subphase of turn 3
      And the second player concedes
      Then that is accepted
      And the first player has won

    Example: a player concedes before the battle
      Игрок сдаётся ещё до боя
      Given the squads are being placed
      And the first player has 2 plain cards to place
      And the second player has 2 plain cards to place
      When the first player concedes
      Then that is accepted
      And the second player has won

    Example: a player concedes with something on the stack
      Игрок сдаётся, когда в стеке что-то есть
      Given these cards:
        | card | abilities                               |
        | C    | start of your turn: put a counter on it |
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When the players do nothing until the Opening Step of turn 3
      Then on the stack, from the top, are those of C
      When the second player concedes
      Then that is accepted
      And the first player has won

    Example: whoever has won does not concede any more
      Победивший уже не сдаётся
      Given C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When the second player concedes
      Then the first player has won
      When the first player concedes
      Then that is refused
      And the first player has won
