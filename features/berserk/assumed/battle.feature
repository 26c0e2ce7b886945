Feature: The Main Battle Phase, where the texts are silent
  Основная фаза боя: там, где тексты молчат

  What an engine must decide although no clause says it. These Rules are assumptions, not clauses: each names
  the editions in which it is in force, and is reported beside the rulebook, never as part of it.

  @A-priority
  Rule: Two passes in succession execute the top of the stack; then, as after a declaration, it is the Active Player's
    Два паса подряд выполняют верхнее в стеке; затем, как и после объявления, приоритет у Активного игрока

    berserk-vanguard A-priority
    berserk-execution A-priority

    Example: only the top is executed
      Выполняется только верхнее
      Given these cards:
        | card | abilities                   |
        | A    | sudden: put a counter on it |
        | B    | sudden: put a counter on it |
      And the Opening Step of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When the first player uses the "sudden" ability of A
      And the first player passes
      And the second player uses the "sudden" ability of B
      Then on the stack, from the top, are those of B, A
      When both players pass
      Then on the stack, from the top, are those of A
      And B now has 1 counter
      And A now has 0 counters

    Example: one pass executes nothing
      Один пас ничего не выполняет
      Given these cards:
        | card | abilities                   |
        | A    | sudden: put a counter on it |
      And the Opening Step of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When the first player uses the "sudden" ability of A
      And the first player passes
      Then A now has 0 counters
      And the decision is the second player's

    Example: after their own declaration the Active Player has priority
      После своего объявления приоритет у Активного игрока
      Given these cards:
        | card | abilities                   |
        | B    | sudden: put a counter on it |
        | D    | sudden: put a counter on it |
      And the Opening Step of turn 2 begins
      And A lies open on 1b1
      And B lies open on 2b1
      And D lies open on 2c1
      When the second player uses the "sudden" ability of B
      Then the second player may use the "sudden" ability of D
      And the first player may not pass

    Example: after the opponent's declaration and its execution the Active Player has priority
      После объявления противника и после его выполнения приоритет у Активного игрока
      Given these cards:
        | card | abilities                   |
        | B    | sudden: put a counter on it |
        | D    | sudden: put a counter on it |
      And the Opening Step of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      And D lies open on 2c1
      When the first player passes
      And the second player uses the "sudden" ability of B
      Then the decision is the first player's
      And the second player may not use the "sudden" ability of D
      When both players pass
      Then B now has 1 counter
      And the decision is the first player's

    Example: after a declaration the passes are counted anew
      После объявления пасы считаются заново
      Given these cards:
        | card | abilities                   |
        | B    | sudden: put a counter on it |
      And the Opening Step of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When the first player passes
      And the second player uses the "sudden" ability of B
      And the first player passes
      Then B now has 0 counters
      And the decision is the second player's

    Example: after an execution the passes are counted anew
      После выполнения пасы считаются заново
      Given these cards:
        | card | abilities                   |
        | A    | sudden: put a counter on it |
        | C    | sudden: put a counter on it |
      And the Opening Step of turn 1 begins
      And A lies open on 1b1
      And C lies open on 1c1
      And B lies open on 2b1
      When the first player uses the "sudden" ability of A
      And the first player uses the "sudden" ability of C
      And both players pass
      And the first player passes
      Then A now has 0 counters
      And the decision is the second player's

  @A-turns-alternate
  Rule: The players take turns alternately; the Active Player changes at the end of the Final Phase
    Игроки ходят по очереди; Активный игрок сменяется в конце Заключительной Фазы

    berserk-vanguard A-turns-alternate
    berserk-execution A-turns-alternate

    Example: after the First Player's turn comes the Second Player's, then the First Player's again
      После хода Первого игрока – ход Второго, затем снова Первого
      Given the Final Phase of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When both players pass
      Then the active player is the second player
      When the players do nothing until the Initial Phase of turn 3
      Then the active player is the first player

    Example: until the Final Phase ends the Active Player is still the same
      Пока Заключительная Фаза не кончилась, Активный игрок прежний
      Given the Choice Subphase of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When the first player passes the turn
      Then the active player is the first player
      When the first player passes
      Then the active player is the first player
      When the second player passes
      Then the active player is the second player

  @A-order-triggers
  Rule: The Active Player's abilities go on the stack first; each player orders their own; "may" is asked about
    Особенности Активного игрока заносятся в стек первыми; свои располагает каждый; о «может» спрашивают

    berserk-vanguard A-order-triggers
    berserk-execution A-order-triggers

    Example: putting no counter triggers nothing
      Если фишек положено ноль, ничего не срабатывает
      Given these cards:
        | card | abilities                                                                |
        | A    | sudden: put X counters on it; when a counter is put on it: gain 1 gold   |
        | C    | sudden: put 2 counters on it; when a counter is put on it: gain 1 silver |
      And the Opening Step of turn 1 begins
      And A lies open on 1b1
      And C lies open on 1c1
      And B lies open on 2b1
      When the first player uses the "sudden" ability of A
      And both players pass
      Then the stack is empty
      When the first player uses the "sudden" ability of C
      And both players pass
      Then on the stack, from the top, are those of C

    Example: in the First Player's turn those of the First Player lie below
      В ходу Первого игрока его особенности лежат ниже
      Given these cards:
        | card | abilities                               |
        | A    | start of each turn: put a counter on it |
        | B    | start of each turn: put a counter on it |
      And the Initial Phase of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When both players pass
      Then on the stack, from the top, are those of B, A

    Example: in the Second Player's turn those of the Second Player lie below
      В ходу Второго игрока его особенности лежат ниже
      Given these cards:
        | card | abilities                               |
        | A    | start of each turn: put a counter on it |
        | B    | start of each turn: put a counter on it |
      And the Initial Phase of turn 2 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When both players pass
      Then on the stack, from the top, are those of A, B

    Example: a player orders their own abilities one by one
      Свои особенности игрок располагает по одной
      Given these cards:
        | card | abilities                               |
        | A    | start of each turn: put a counter on it |
        | C    | start of each turn: put a counter on it |
        | E    | start of each turn: put a counter on it |
      And the Initial Phase of turn 1 begins
      And A lies open on 1b1
      And C lies open on 1c1
      And E lies open on 1d1
      And B lies open on 2b1
      When both players pass
      Then the first player is asked which ability comes next
      When the first player puts the ability of E on the stack next
      Then the first player is asked which ability comes next
      When the first player puts the ability of A on the stack next
      Then on the stack, from the top, are those of C, A, E
      And the first player is asked what to do with priority

    Example: the player who is not active orders their own too
      Неактивный игрок тоже располагает свои
      Given these cards:
        | card | abilities                               |
        | B    | start of each turn: put a counter on it |
        | D    | start of each turn: put a counter on it |
      And the Initial Phase of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      And D lies open on 2c1
      When both players pass
      Then the second player is asked which ability comes next
      When the second player puts the ability of D on the stack next
      Then on the stack, from the top, are those of B, D

    Example: about a single mandatory ability nobody is asked
      О единственной обязательной особенности не спрашивают
      Given these cards:
        | card | abilities                               |
        | A    | start of your turn: put a counter on it |
      And the Initial Phase of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When both players pass
      Then the first player is asked what to do with priority
      And on the stack, from the top, are those of A

    Example: mandatory abilities cannot be declined
      От обязательных особенностей отказаться нельзя
      Given these cards:
        | card | abilities                               |
        | A    | start of your turn: put a counter on it |
        | C    | start of your turn: put a counter on it |
      And the Initial Phase of turn 1 begins
      And A lies open on 1b1
      And C lies open on 1c1
      And B lies open on 2b1
      When both players pass
      And the first player declines
      Then that is refused

    Example: an optional ability is asked about even with a single target
      О необязательной особенности спрашивают, даже если цель одна
      Given these cards:
        | card | life | abilities                                              |
        | A    |      | start of your turn, you may: 1 wounds to an enemy card |
        | B    | 3    |                                                        |
      And the Initial Phase of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When both players pass
      Then the first player is asked which ability comes next
      When the first player declines
      Then the stack is empty
      And the first player is asked what to do with priority
      And B now has 0 wounds

    Example: an optional ability that is not declined goes on the stack
      Необязательная особенность, от которой не отказались, заносится в стек
      Given these cards:
        | card | abilities                                        |
        | A    | start of your turn, you may: put a counter on it |
      And the Initial Phase of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When both players pass
      And the first player puts the ability of A on the stack next
      Then on the stack, from the top, are those of A
      When both players pass
      Then A now has 1 counter

    Example: what is mandatory for the opponent hinders nobody from declining
      Обязательное для противника отказаться не мешает
      Given these cards:
        | card | abilities                                        |
        | A    | start of each turn, you may: put a counter on it |
        | B    | start of each turn: put a counter on it          |
      And the Initial Phase of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When both players pass
      Then the first player is asked which ability comes next
      And the first player may decline
      When the first player declines
      Then on the stack, from the top, are those of B

    Example: whoever declines loses only this triggering
      Отказавшийся теряет её только на этот раз
      Given these cards:
        | card | abilities                                        |
        | A    | start of each turn, you may: put a counter on it |
      And the Initial Phase of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When both players pass
      And the first player declines
      And the players do nothing until the Initial Phase of turn 2
      And both players pass
      Then the first player is asked which ability comes next

    Example: an ability that triggers twice at once goes on the stack twice
      Особенность, сработавшая сразу дважды, заносится в стек дважды
      Given these cards:
        | card | abilities                                 |
        | A    | sudden: swap two of your cards            |
        | C    | when a card of yours moves: gain 1 silver |
      And the Opening Step of turn 1 begins
      And A lies open on 1b1
      And C lies open on 1c1
      And E lies open on 1d1
      And B lies open on 2b1
      When the first player uses the "sudden" ability of A
      And the first player chooses 1b1, 1d1
      And both players pass
      And the players pass until the stack is empty
      Then the first player has 2 silver more than before

  @A-targets
  Rule: Targets are named when an ability goes on the stack and tested again when it is executed
    Цели называют, когда особенность заносится в стек, и проверяют ещё раз при выполнении

    berserk-vanguard A-targets
    berserk-execution A-targets

    Example: the target of a triggered ability is named before anybody has priority
      Цель сработавшей особенности называют до того, как кто-либо получит приоритет
      Given these cards:
        | card | life | abilities                                     |
        | A    |      | start of your turn: 1 wounds to an enemy card |
        | B    | 3    |                                               |
        | D    | 3    |                                               |
      And the Initial Phase of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      And D lies open on 2c1
      When both players pass
      Then the first player is asked what to choose for the ability
      When the first player chooses D
      And both players pass
      Then D now has 1 wound
      And B now has 0 wounds

    Example: the target of a sudden ability is named when it is declared
      Цель внезапной особенности называют при объявлении
      Given these cards:
        | card | life | abilities                         |
        | B    |      | sudden: 1 wounds to an enemy card |
        | A    | 3    |                                   |
        | C    | 3    |                                   |
      And the Opening Step of turn 2 begins
      And A lies open on 1b1
      And C lies open on 1c1
      And B lies open on 2b1
      When the second player uses the "sudden" ability of B
      Then the second player is asked what to choose for the ability
      When the second player chooses C
      And both players pass
      Then C now has 1 wound
      And A now has 0 wounds

    Example: only what the ability speaks of is its target
      Цель – лишь то, о чём говорит особенность
      Given these cards:
        | card | life | abilities                                  |
        | A    | 3    | sudden: 1 wounds to an adjacent enemy card |
      And the Opening Step of turn 1 begins
      And A lies open on 1a1
      And C lies open on 1b1
      And B lies open on 2a1
      And D lies open on 2a2
      When the first player uses the "sudden" ability of A
      And the first player chooses C
      Then that is refused
      When the first player chooses A
      Then that is refused
      When the first player chooses D
      Then that is refused
      When the first player chooses 2b1
      Then that is refused
      When the first player chooses B
      Then that is accepted

    Example: a target that has ceased to be one is not affected
      Переставшее быть целью не страдает
      Given these cards:
        | card | life | abilities                                  |
        | A    |      | sudden: 1 wounds to an adjacent enemy card |
        | B    | 3    | sudden: swap two of your cards             |
        | D    | 3    |                                            |
      And the Opening Step of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      And D lies open on 2b3
      When the first player uses the "sudden" ability of A on B
      And the first player passes
      And the second player uses the "sudden" ability of B
      And the second player chooses 2b1, 2b3
      And both players pass
      Then B lies on 2b3
      When both players pass
      Then B now has 0 wounds
      And D lies on 2b1
      And D now has 0 wounds

    Example: a target that is still one is affected where it is now
      Оставшееся целью страдает там, где теперь находится
      Given these cards:
        | card | life | abilities                                  |
        | A    |      | sudden: 1 wounds to an adjacent enemy card |
        | B    | 3    | sudden: swap two of your cards             |
        | D    | 3    |                                            |
      And the Opening Step of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      And D lies open on 2c1
      When the first player uses the "sudden" ability of A on B
      And the first player passes
      And the second player uses the "sudden" ability of B
      And the second player chooses 2b1, 2c1
      And both players pass
      Then B lies on 2c1
      When both players pass
      Then B now has 1 wound

    Example: of two cards that are to change places both are tested again
      Из двух карт, которые меняются местами, проверяют обе
      Given these cards:
        | card | abilities                                                              |
        | A    | sudden: swap two of your cards                                         |
        | B    | sudden: give an enemy card until the end of the turn (cannot be moved) |
      And the Opening Step of turn 1 begins
      And A lies open on 1b1
      And C lies open on 1c1
      And E lies open on 1d1
      And B lies open on 2b1
      When the first player uses the "sudden" ability of A
      And the first player chooses 1c1, 1d1
      And the first player passes
      And the second player uses the "sudden" ability of B on E
      And the players pass until the stack is empty
      Then C lies on 1c1
      And E lies on 1d1

    Example: the one named first is tested too
      Проверяют и ту, которую назвали первой
      Given these cards:
        | card | abilities                                                              |
        | A    | sudden: swap two of your cards                                         |
        | B    | sudden: give an enemy card until the end of the turn (cannot be moved) |
      And the Opening Step of turn 1 begins
      And A lies open on 1b1
      And C lies open on 1c1
      And E lies open on 1d1
      And B lies open on 2b1
      When the first player uses the "sudden" ability of A
      And the first player chooses 1c1, 1d1
      And the first player passes
      And the second player uses the "sudden" ability of B on C
      And the players pass until the stack is empty
      Then C lies on 1c1
      And E lies on 1d1

    Example: the First Player names the target of what their ability has triggered, whoever passed last
      Цель того, что вызвала особенность Первого игрока, называет он, кто бы ни спасовал последним
      Given these cards:
        | card | life | abilities                                                                           |
        | A    |      | sudden: put a counter on it; when a counter is put on it: 1 wounds to an enemy card |
        | B    | 3    |                                                                                     |
        | D    | 3    |                                                                                     |
      And the Opening Step of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      And D lies open on 2c1
      When the first player uses the "sudden" ability of A
      And both players pass
      Then the first player is asked what to choose for the ability
      When the first player chooses D
      And both players pass
      Then D now has 1 wound

    Example: in the Second Player's turn the Second Player names it
      В свой ход её называет Второй игрок
      Given these cards:
        | card | life | abilities                                                                           |
        | B    |      | sudden: put a counter on it; when a counter is put on it: 1 wounds to an enemy card |
        | A    | 3    |                                                                                     |
        | C    | 3    |                                                                                     |
      And the Opening Step of turn 2 begins
      And A lies open on 1b1
      And C lies open on 1c1
      And B lies open on 2b1
      When the second player uses the "sudden" ability of B
      And both players pass
      Then the second player is asked what to choose for the ability
      When the second player chooses C
      And both players pass
      Then C now has 1 wound

  @A-ability-outlives-source
  Rule: An ability on the stack is executed even if its card has died
    Особенность в стеке выполняется и после гибели своей карты

    berserk-vanguard A-ability-outlives-source
    berserk-execution A-ability-outlives-source

    Example: a sudden ability of a card that died in response
      Внезапная особенность карты, погибшей в ответ
      Given these cards:
        | card | life | abilities                         |
        | A    | 1    | sudden: 1 wounds to an enemy card |
        | C    | 3    |                                   |
        | B    | 3    | sudden: 1 wounds to an enemy card |
      And the Opening Step of turn 1 begins
      And A lies open on 1b1
      And C lies open on 1c1
      And B lies open on 2b1
      When the first player uses the "sudden" ability of A on B
      And the first player passes
      And the second player uses the "sudden" ability of B on A
      And both players pass
      Then A is in the first player's graveyard
      And on the stack, from the top, are those of A
      When both players pass
      Then B now has 1 wound

    Example: a card that is no longer there need not be adjacent any more
      Карте, которой больше нет, соседней быть уже не нужно
      Given these cards:
        | card | life | abilities                                  |
        | A    | 3    | sudden: 1 wounds to an enemy card          |
        | C    | 3    |                                            |
        | B    | 1    | sudden: 1 wounds to an adjacent enemy card |
        | D    | 3    |                                            |
      And the Opening Step of turn 2 begins
      And C lies open on 1a1
      And A lies open on 1c1
      And B lies open on 2a1
      And D lies open on 2d1
      When the second player uses the "sudden" ability of B on C
      And the second player passes
      And the first player uses the "sudden" ability of A on B
      And both players pass
      Then B is in the second player's graveyard
      When both players pass
      Then C now has 1 wound

    Example: a triggered ability of a card that died in response
      Сработавшая особенность карты, погибшей в ответ
      Given these cards:
        | card | life | abilities                         |
        | B    | 1    | start of your turn: gain 2 silver |
        | D    | 3    |                                   |
        | A    | 3    | sudden: 1 wounds to an enemy card |
      And the Initial Phase of turn 2 begins
      And A lies open on 1b1
      And B lies open on 2b1
      And D lies open on 2c1
      When both players pass
      And the second player passes
      And the first player uses the "sudden" ability of A on B
      And both players pass
      Then B is in the second player's graveyard
      When both players pass
      Then the second player has 2 silver more than before
