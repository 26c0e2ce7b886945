Feature: The Queue, where the text is silent
  Очередь: там, где текст молчит

  What an engine must decide although no clause says it. These Rules are assumptions, not clauses, and are
  reported beside the rulebook, never as part of it.

  @A-heroes-queue
  Rule: First in, first out; of what triggers together the inactive player's enters first, and each orders their own
    Первым вошёл – первым выполнен; из сработавшего вместе первым входит своё у неактивного; свои располагает каждый

    berserk-heroes A-heroes-queue

    Example: what has entered first is executed first
      Что вошло первым, то первым и выполняется
      Given these cards:
        | card | abilities                                             |
        | A    | start of your turn: close this card                   |
        | B    | start of your turn: put a counter on it               |
        | W    | when a creature closes: 1 wounds to an enemy creature |
        | C    |                                                       |
        | D    |                                                       |
      And the first player has A, B, W in play
      And the second player has C, D in play
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      And the first player puts the ability of A into the Queue next
      Then that is accepted
      And the first player is asked what to choose for the ability
      And A is closed
      And B now has 0 counters
      And in the Queue, from the first, are those of B

    Example: what triggers meanwhile is executed after what was there before
      Что сработало тем временем, выполняется после того, что уже было
      Given these cards:
        | card | life | abilities                                                  |
        | A    | 1    | start of your turn: close this card                        |
        | B    | 1    | start of your turn: 1 wounds to an enemy creature          |
        | W    | 1    | when a creature closes: heal 1 wounds of an enemy creature |
        | T    | 3    |                                                            |
      And the second player has A, B, W in play
      And the first player has T in play
      And T has 2 wounds
      And the Choice Phase of turn 3 begins
      When the first player passes the turn
      And the second player puts the ability of A into the Queue next
      And the second player chooses T
      And the second player chooses T
      Then that is accepted
      And T is in the first player's graveyard

    Example: what has triggered together enters before any of it is executed
      Сработавшее вместе входит раньше, чем что-либо из него выполняется
      Given these cards:
        | card | abilities                               |
        | A    | start of your turn: put a counter on it |
        | B    | start of your turn: put a counter on it |
        | C    | start of your turn: put a counter on it |
      And the first player has A, B, C in play
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      And the first player puts the ability of B into the Queue next
      Then that is accepted
      And in the Queue, from the first, are those of B
      And B now has 0 counters
      When the first player puts the ability of C into the Queue next
      Then that is accepted
      And A now has 1 counter
      And B now has 1 counter
      And C now has 1 counter

    Example: in the First Player's turn the Second Player's abilities enter first
      В ход Первого игрока первыми входят способности Второго
      Given these cards:
        | card | abilities                                              |
        | A    | start of your turn: 1 wounds to an enemy creature      |
        | B    | start of the enemy turn: 1 wounds to an enemy creature |
        | C    |                                                        |
        | D    |                                                        |
      And the first player has A, C in play
      And the second player has B, D in play
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      Then the second player is asked what to choose for the ability
      When the second player chooses C
      Then the first player is asked what to choose for the ability
      And in the Queue, from the first, are those of B
      When the first player chooses D
      Then that is accepted
      And it is the Choice Phase of turn 3

    Example: in the Second Player's turn the First Player's enter first
      В ход Второго игрока первыми входят способности Первого
      Given these cards:
        | card | abilities                                              |
        | A    | start of the enemy turn: 1 wounds to an enemy creature |
        | B    | start of your turn: 1 wounds to an enemy creature      |
        | C    |                                                        |
        | D    |                                                        |
      And the first player has A, C in play
      And the second player has B, D in play
      And the Choice Phase of turn 3 begins
      When the first player passes the turn
      Then the first player is asked what to choose for the ability
      When the first player chooses D
      Then the second player is asked what to choose for the ability
      And in the Queue, from the first, are those of A

    Example: each player orders their own
      Свои способности каждый располагает сам
      Given these cards:
        | card | abilities                                    |
        | A    | start of your turn: put a counter on it      |
        | B    | start of your turn: put a counter on it      |
        | C    | start of the enemy turn: put a counter on it |
        | D    | start of the enemy turn: put a counter on it |
      And the first player has A, B in play
      And the second player has C, D in play
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      Then the second player is asked which ability comes next
      When the second player puts the ability of D into the Queue next
      Then that is accepted
      And the first player is asked which ability comes next
      And in the Queue, from the first, are those of D, C
      When the first player puts the ability of B into the Queue next
      Then that is accepted
      And A now has 1 counter

    Example: what opening has triggered may enter after what is for the start of the turn
      Сработавшее при открытии может войти после того, что в начале хода
      Given these cards:
        | card | abilities                               |
        | O    | on opening: put a counter on it         |
        | S    | start of your turn: put a counter on it |
      And the first player has O, S in play
      And O is closed
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      Then the first player is asked which ability comes next
      When the first player puts the ability of S into the Queue next
      Then that is accepted
      And O now has 1 counter
      And S now has 1 counter

    Example: the inactive player's enters first even if the active player's triggered before
      Своё у неактивного входит первым, даже если у активного сработало раньше
      Given these cards:
        | card | abilities                                              |
        | A    | on opening: 1 wounds to an enemy creature              |
        | B    | start of the enemy turn: 1 wounds to an enemy creature |
        | C    |                                                        |
        | D    |                                                        |
      And the second player has A, C in play
      And the first player has B, D in play
      And A is closed
      And the Choice Phase of turn 3 begins
      When the first player passes the turn
      Then the first player is asked what to choose for the ability
      When the first player chooses C
      Then the second player is asked what to choose for the ability

    Example: the opponent does not order them
      Противник их не располагает
      Given these cards:
        | card | abilities                               |
        | A    | start of your turn: put a counter on it |
        | B    | start of your turn: put a counter on it |
      And the second player has A, B in play
      And the Choice Phase of turn 3 begins
      When the first player passes the turn
      Then the second player is asked which ability comes next
      When the first player declines
      Then that is refused by this rule
      When the second player puts the ability of B into the Queue next
      Then that is accepted

    Example: two abilities of one card trigger both
      Две способности одной карты срабатывают обе
      Given these cards:
        | card | abilities                                                                 |
        | A    | start of your turn: put a counter on it; start of your turn: gain 2 coins |
      And the first player has A in play
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      Then the first player is asked which ability comes next
      When the first player puts the ability of A into the Queue next
      Then that is accepted
      And A now has 1 counter
      And the first player now has 3 coins, 0 of them closed

    Example: an ability that triggers twice at once enters twice
      Способность, сработавшая дважды сразу, заносится дважды
      Given these cards:
        | card | kind     | life | abilities                                   |
        | A    | creature | 3    |                                             |
        | B    | creature | 3    |                                             |
        | W    | support  |      | when a creature closes: put a counter on it |
        | E    | hero     |      |                                             |
      And the first player has A, W in play
      And the second player has B in play
      And the second player's hero is E
      And the Choice Phase of turn 3 begins
      When the first player attacks E with A
      And the second player names B as the defender
      Then that is accepted
      And A is closed
      And B is closed
      And W now has 2 counters

  @A-heroes-optional-triggers
  Rule: An optional ability not declared at once is lost; only about optional ones may a player decline
    Необязательная способность, не заявленная сразу, потеряна; отказываются только от необязательных

    berserk-heroes A-heroes-optional-triggers

    Example: an optional ability may be used
      Необязательную способность можно использовать
      Given these cards:
        | card | abilities                                        |
        | A    | start of your turn, you may: put a counter on it |
      And the first player has A in play
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      Then the first player is asked which ability comes next
      When the first player puts the ability of A into the Queue next
      Then that is accepted
      And A now has 1 counter
      And it is the Choice Phase of turn 3

    Example: it may be declined
      От неё можно отказаться
      Given these cards:
        | card | abilities                                        |
        | A    | start of your turn, you may: put a counter on it |
      And the second player has A in play
      And the Choice Phase of turn 3 begins
      When the first player passes the turn
      And the second player declines
      Then that is accepted
      And A now has 0 counters
      And it is the Choice Phase of turn 4
      And the second player is asked what to do in the Choice Phase

    Example: one that has a target may be declined before it is named
      Отказаться можно, не называя цели
      Given these cards:
        | card | abilities                                                  |
        | A    | start of your turn, you may: 1 wounds to an enemy creature |
        | B    |                                                            |
      And the first player has A in play
      And the second player has B in play
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      And the first player declines
      Then that is accepted
      And B now has 0 wounds
      And it is the Choice Phase of turn 3

    Example: one that was declined triggers again the next time
      Та, от которой отказались, в следующий раз срабатывает снова
      Given these cards:
        | card | abilities                                        |
        | A    | start of your turn, you may: put a counter on it |
      And the first player has A in play
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      And the first player declines
      And the first player passes the turn
      And the second player passes the turn
      Then the first player is asked which ability comes next
      When the first player puts the ability of A into the Queue next
      Then that is accepted
      And A now has 1 counter

    Example: of two optional ones one may be used and the other declined
      Из двух необязательных одну можно использовать, а от другой отказаться
      Given these cards:
        | card | abilities                                        |
        | A    | start of your turn, you may: put a counter on it |
        | B    | start of your turn, you may: put a counter on it |
      And the second player has A, B in play
      And the Choice Phase of turn 3 begins
      When the first player passes the turn
      And the second player puts the ability of B into the Queue next
      Then that is accepted
      And the second player is asked which ability comes next
      When the second player declines
      Then that is accepted
      And A now has 0 counters
      And B now has 1 counter

    Example: nobody may decline a mandatory one
      От обязательной отказаться нельзя
      Given these cards:
        | card | abilities                                        |
        | A    | start of your turn: put a counter on it          |
        | B    | start of your turn, you may: put a counter on it |
      And the first player has A, B in play
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      And the first player declines
      Then that is refused by this rule
      When the first player puts the ability of A into the Queue next
      And the first player declines
      Then that is accepted
      And A now has 1 counter
      And B now has 0 counters

    Example: a mandatory one of the opponent does not keep a player from declining
      Обязательная способность противника отказаться не мешает
      Given these cards:
        | card | abilities                                             |
        | A    | start of your turn: put a counter on it               |
        | B    | start of the enemy turn, you may: put a counter on it |
      And the first player has A in play
      And the second player has B in play
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      And the second player declines
      Then that is accepted
      And A now has 1 counter
      And B now has 0 counters

    Example: with two mandatory ones there is an order to choose and nothing to decline
      Если обязательных две, выбирают порядок, а отказываться не от чего
      Given these cards:
        | card | abilities                               |
        | A    | start of your turn: put a counter on it |
        | B    | start of your turn: put a counter on it |
      And the second player has A, B in play
      And the Choice Phase of turn 3 begins
      When the first player passes the turn
      Then the second player is asked which ability comes next
      And the second player may not decline
      When the second player puts the ability of B into the Queue next
      Then that is accepted
      And A now has 1 counter
      And B now has 1 counter

    Example: with but one mandatory ability nobody is asked
      Если обязательная способность всего одна, никого не спрашивают
      Given these cards:
        | card | abilities                               |
        | A    | start of your turn: put a counter on it |
      And the first player has A in play
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      Then that is accepted
      And A now has 1 counter
      And it is the Choice Phase of turn 3
      And the first player is asked what to do in the Choice Phase

  @A-heroes-targets
  Rule: A target is named as the ability enters the Queue and tested again on execution
    Цель называют, когда способность заносится в Очередь, и проверяют ещё раз при выполнении

    berserk-heroes A-heroes-targets

    Example: the target is named before anything in the Queue is executed
      Цель называют раньше, чем что-либо в Очереди выполняется
      Given these cards:
        | card | abilities                                         |
        | A    | start of your turn: 1 wounds to an enemy creature |
        | B    | start of your turn: put a counter on it           |
        | C    |                                                   |
        | D    |                                                   |
      And the first player has A, B in play
      And the second player has C, D in play
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      And the first player puts the ability of B into the Queue next
      Then that is accepted
      And the first player is asked what to choose for the ability
      And B now has 0 counters
      And in the Queue, from the first, are those of B
      When the first player chooses D
      Then that is accepted
      And B now has 1 counter
      And D is in the second player's graveyard

    Example: if the target is gone, the ability is cancelled
      Если цели больше нет, способность отменяется
      Given these cards:
        | card | abilities                                         |
        | A    | start of your turn: 1 wounds to an enemy creature |
        | B    | start of your turn: close an enemy creature       |
        | W    | when a creature closes: put a counter on it       |
        | C    |                                                   |
        | D    |                                                   |
      And the second player has A, B, W in play
      And the first player has C, D in play
      And the Choice Phase of turn 3 begins
      When the first player passes the turn
      And the second player puts the ability of A into the Queue next
      And the second player chooses C
      And the second player chooses C
      Then that is accepted
      And C is in the first player's graveyard
      And D is open
      And W now has 0 counters
      And it is the Choice Phase of turn 4

    Example: a target that is still there is not spared
      Если цель на месте, способность выполняется
      Given these cards:
        | card | life | abilities                                         |
        | A    | 1    | start of your turn: 1 wounds to an enemy creature |
        | B    | 1    | start of your turn: close an enemy creature       |
        | C    | 2    |                                                   |
        | D    | 2    |                                                   |
      And the first player has A, B in play
      And the second player has C, D in play
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      And the first player puts the ability of A into the Queue next
      And the first player chooses C
      And the first player chooses C
      Then that is accepted
      And C now has 1 wound
      And C is closed
      And D is open

    Example: a triggered ability without a target does not enter, and so is not used
      Срабатывающая способность без цели не заносится и потому не использована
      Given these cards:
        | card | kind     | life | abilities                                                           |
        | S    | support  |      | activated, 2 a turn: close an enemy creature                        |
        | R    | support  |      | when a creature closes, 1 a turn: 1 wounds to one of your creatures |
        | C    | creature | 3    |                                                                     |
        | D    | creature | 1    |                                                                     |
        | E    | creature | 1    |                                                                     |
      And the first player has S, R in play
      And the second player has D, E in play
      And the first player has C in hand
      And the first player has 1 coin
      And the Choice Phase of turn 3 begins
      When the first player activates the ability of S on D
      Then it is the Choice Phase of turn 3
      When the first player plays C
      And the first player activates the ability of S on E
      And the first player chooses C
      Then that is accepted
      And C now has 1 wound

    Example: a card that is gone is no target of its own ability
      Карта, которой больше нет в игре, своей способности не цель
      Given these cards:
        | card | life | abilities                                   |
        | A    | 1    | when it attacks: close this card            |
        | B    | 3    |                                             |
        | W    | 1    | when a creature closes: put a counter on it |
      And the first player has A, W in play
      And the second player has B in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      Then that is accepted
      And A is in the first player's graveyard
      And W now has 0 counters

    Example: an ability of a hero has the hero as its target like any card
      Способность героя берёт целью и самого героя, как любую карту
      Given these cards:
        | card | kind | abilities                                 |
        | G    | hero | start of your turn: 2 wounds to this card |
      And the first player's hero is G
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      Then that is accepted
      And G now has 2 wounds

    Example: a card that the ability does not mean is not chosen
      Карту, о которой способность не говорит, не выбирают
      Given these cards:
        | card | kind     | abilities                                          |
        | S    | support  | activated, 1 a turn: close one of your creatures   |
        | U    | support  | activated, 1 a turn: close an enemy creature       |
        | V    | support  | activated, 1 a turn: heal 1 wounds of any creature |
        | A    | creature |                                                    |
        | B    | creature |                                                    |
      And the first player has S, U, V, A in play
      And the second player has B, C in play
      And the Choice Phase of turn 3 begins
      When the first player activates the ability of S
      And the first player chooses B
      Then that is refused by this rule
      When the first player chooses A
      And the first player activates the ability of U
      And the first player chooses A
      Then that is refused by this rule
      When the first player chooses B
      Then A is closed
      And B is closed

    Example: any creature may be one's own, and is healed of the wounds it has
      Любое существо может быть и своим, и излечивается столько ран, сколько у него есть
      Given these cards:
        | card | kind     | life | abilities                                          |
        | V    | support  |      | activated, 2 a turn: heal 2 wounds of any creature |
        | A    | creature | 5    |                                                    |
        | B    | creature | 5    |                                                    |
      And the second player has V, B in play
      And the first player has A in play
      And A has 3 wounds
      And B has 1 wound
      And the Choice Phase of turn 4 begins
      When the second player activates the ability of V on B
      Then that is accepted
      When the second player activates the ability of V on A
      Then that is accepted
      And A now has 1 wound
      And B now has 0 wounds

    Example: an activated ability without a target cannot be used
      Активируемую способность без цели использовать нельзя
      Given these cards:
        | card | abilities                                          |
        | A    | activated, 1 a turn: 1 wounds to an enemy creature |
        | B    | activated, 1 a turn: 1 wounds to an enemy creature |
      And the first player has A in play
      And the second player has B in play
      And the Choice Phase of turn 3 begins
      When the first player activates the ability of A on B
      And the first player passes the turn
      And the second player passes the turn
      Then by this rule the first player may not activate the ability of A
      And B is in the second player's graveyard

    Example: an event without a target cannot be played
      Событие без цели разыграть нельзя
      Given these cards:
        | card | kind     | abilities                            |
        | A    | event    | when played: close an enemy creature |
        | B    | creature |                                      |
        | C    | creature |                                      |
      And the first player has A in hand
      And the first player has B in play
      And the second player has C in play
      And the first player has 1 coin
      And the Choice Phase of turn 3 begins
      When the first player attacks C with B
      Then by this rule the first player may not play A

  @A-heroes-ability-outlives
  Rule: An ability that has triggered or is in the Queue is executed even if its card is gone
    Сработавшая или занесённая способность выполняется, даже если её карты больше нет

    berserk-heroes A-heroes-ability-outlives

    Example: an ability in the Queue outlives its card
      Способность в Очереди переживает свою карту
      Given these cards:
        | card | abilities                                             |
        | A    | start of your turn: gain 2 coins                      |
        | B    | start of your turn: 1 wounds to one of your creatures |
      And the first player has A, B in play
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      And the first player puts the ability of B into the Queue next
      And the first player chooses A
      Then that is accepted
      And A is in the first player's graveyard
      And the first player now has 3 coins, 0 of them closed

    Example: the opponent's does as well
      Способность противника – тоже
      Given these cards:
        | card | abilities                                                  |
        | A    | start of the enemy turn: gain 2 coins                      |
        | B    | start of the enemy turn: 1 wounds to one of your creatures |
      And the first player has A, B in play
      And the Choice Phase of turn 3 begins
      When the first player passes the turn
      And the first player puts the ability of B into the Queue next
      And the first player chooses A
      Then that is accepted
      And A is in the first player's graveyard
      And the first player now has 2 coins, 0 of them closed

    Example: an ability that watches for a death is executed although its card is the one that died
      Способность, ждущая гибели, выполняется, хотя погибла её же карта
      Given these cards:
        | card | life | abilities                          |
        | A    | 1    | when a creature dies: gain 1 coins |
        | B    | 5    |                                    |
      And the second player has A in play
      And the first player has B in play
      And the Choice Phase of turn 4 begins
      When the second player attacks B with A
      Then that is accepted
      And A is in the second player's graveyard
      And the second player now has 1 coin, 0 of them closed

    Example: what has died in the fight has attacked and struck all the same
      Погибший в сражении всё равно атаковал и ударил
      Given these cards:
        | card | strike | abilities                                                              |
        | A    | 1      | when it attacks: 1 wounds to the enemy hero; on a strike: draw 1 cards |
        | B    | 1      | on a strike: 3 wounds to the enemy hero                                |
      And the first player's hero is G
      And the second player's hero is H
      And the first player has A in play
      And the second player has B in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      Then the first player is asked which ability comes next
      When the first player puts the ability of A into the Queue next
      Then that is accepted
      And A is in the first player's graveyard
      And B is in the second player's graveyard
      And H now has 1 wound
      And G now has 3 wounds
      And the first player sees that the first player has 1 card in hand
