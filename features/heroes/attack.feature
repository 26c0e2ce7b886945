Feature: Strike Attack Phase
  Фаза атаки ударом

  An attack is declared, a defender may be named, the strike is executed, and what has fought closes. What
  triggers on the way enters the Queue at four moments: after the declaration, after the fight, after the closing,
  and never in between.

  # ---------------------------------------------------------------------------------------------- 307.1

  @attack.declaration.creature_and_target
  Rule: The active player declares which of their creatures attacks and which character of the opponent
    Активный игрок заявляет, каким своим существом атакует и какого персонажа противника

    berserk-heroes 307.1    «В эту фазу активный игрок должен заявить каким существом атакует и какого персонажа противника.»

    Example: a creature attacks a creature of the opponent
      Существо атакует существо противника
      Given these cards:
        | card | life |
        | B    | 3    |
        | C    | 3    |
      And the first player has A in play
      And the second player has B, C in play
      And B is closed
      And C is closed
      And the Choice Phase of turn 3 begins
      When the first player attacks C with A
      Then that is accepted
      And C now has 1 wound
      And B now has 0 wounds

    Example: a creature of the Second Player attacks a creature of the First
      Существо Второго игрока атакует существо Первого
      Given these cards:
        | card | life |
        | A    | 3    |
        | D    | 3    |
      And the first player has A, D in play
      And the second player has B in play
      And A is closed
      And D is closed
      And the Choice Phase of turn 4 begins
      When the second player attacks D with B
      Then that is accepted
      And D now has 1 wound
      And A now has 0 wounds

    Example: a creature attacks the hero of the opponent
      Существо атакует героя противника
      Given the first player has A in play
      And the second player's hero is H
      And the Choice Phase of turn 3 begins
      When the first player attacks H with A
      Then that is accepted
      And H now has 1 wound

    Example: the hero is attacked although there are creatures before it
      Героя атакуют, хотя у противника есть существа
      Given the first player's hero is G
      And the first player has A in play
      And the second player has B in play
      And A is closed
      And the Choice Phase of turn 4 begins
      When the second player attacks G with B
      Then that is accepted
      And G now has 1 wound
      And A now has 0 wounds

    Example: one's own creatures and one's own hero are not attacked
      Своих существ и своего героя не атакуют
      Given the first player's hero is G
      And the first player has A, D in play
      And the second player has B in play
      And the Choice Phase of turn 3 begins
      When the first player attacks D with A
      Then that is refused by this rule
      And by this rule the first player may not attack G with A
      And by this rule the first player may not attack A with A
      And the first player may attack B with A

    Example: the Second Player does not attack their own characters either
      Второй игрок своих персонажей тоже не атакует
      Given the second player's hero is H
      And the second player has B, C in play
      And the Choice Phase of turn 4 begins
      When the second player attacks C with B
      Then that is refused by this rule
      And by this rule the second player may not attack H with B

    Example: a hero is no creature to attack with
      Герой – не существо, им не атакуют
      Given these cards:
        | card | kind | strike |
        | G    | hero | 2      |
        | H    | hero | 2      |
      And the first player's hero is G
      And the second player's hero is H
      And the first player has A in play
      And the second player has B in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with G
      Then that is refused by this rule
      And by this rule the first player may not attack H with G

    Example: a support card neither attacks nor is attacked
      Карта поддержки не атакует, и её не атакуют
      Given these cards:
        | card | kind    |
        | S    | support |
        | U    | support |
      And the first player has A, S in play
      And the second player has B, U in play
      And the Choice Phase of turn 4 begins
      When the second player attacks S with B
      Then that is refused by this rule
      And by this rule the second player may not attack A with U
      And the second player may attack A with B

    Example: a creature of the opponent is not attacked with
      Существом противника не атакуют
      Given these cards:
        | card | life |
        | B    | 3    |
        | C    | 3    |
      And the second player's hero is H
      And the first player has A in play
      And the second player has B, C in play
      And the Choice Phase of turn 3 begins
      When the first player attacks C with B
      Then that is refused by this rule
      And by this rule the first player may not attack H with B

    Example: a closed character of the opponent is attacked as well
      Закрытого персонажа противника тоже атакуют
      Given these cards:
        | card | life |
        | B    | 3    |
      And the first player has A in play
      And the second player has B in play
      And B is closed
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      Then that is accepted
      And B now has 1 wound

    Example: the inactive player does not attack
      Неактивный игрок не атакует
      Given the first player has A in play
      And the second player has B in play
      And the Choice Phase of turn 3 begins
      When the second player attacks A with B
      Then that is refused
      And the first player may attack B with A

    Example: the phase is not entered without declaring an attack
      Войти в фазу, не заявив атаки, нельзя
      Given the first player has A in play
      And the second player has B in play
      And the Choice Phase of turn 3 begins
      When the first player enters the Strike Attack Phase and does nothing there
      Then that is refused
      And the first player may attack B with A

  @attack.declaration.triggers
  Rule: After the declaration what triggers when the opponent declares an attack enters the Queue
    После заявки в Очередь заносится то, что срабатывает, когда противник объявляет атаку

    berserk-heroes 307.1    «После такой заявки в очередь заносятся срабатывающие способности «когда противник объявляет атаку …».»

    Example: the ability is executed before a defender is named
      Способность выполняется до того, как назначают защитника
      Given these cards:
        | card | life | abilities                                              |
        | B    | 3    | when the enemy declares an attack: put a counter on it |
      And the first player has A in play
      And the second player has B, C in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      Then that is accepted
      And B now has 1 counter
      And the second player is asked whether to name a defender

    Example: abilities of the First Player's cards trigger in the Second Player's turn
      В ход Второго игрока срабатывают способности карт Первого
      Given these cards:
        | card | life | abilities                                              |
        | A    | 3    | when the enemy declares an attack: put a counter on it |
      And the first player has A, D in play
      And the second player has B in play
      And the Choice Phase of turn 4 begins
      When the second player attacks A with B
      Then that is accepted
      And A now has 1 counter
      And the first player is asked whether to name a defender

    Example: abilities of cards that are not attacked trigger as well
      Срабатывают и способности карт, которых не атакуют
      Given these cards:
        | card | life | abilities                                              |
        | B    | 3    |                                                        |
        | C    | 3    | when the enemy declares an attack: put a counter on it |
      And the first player has A in play
      And the second player has B, C in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      Then that is accepted
      And C now has 1 counter

    Example: they trigger when the hero is attacked too
      Они срабатывают и тогда, когда атакуют героя
      Given these cards:
        | card | life | abilities                                              |
        | C    | 3    | when the enemy declares an attack: put a counter on it |
      And the second player's hero is H
      And the first player has A in play
      And the second player has C in play
      And C is closed
      And the Choice Phase of turn 3 begins
      When the first player attacks H with A
      Then that is accepted
      And C now has 1 counter

    Example: all of them enter
      Заносятся все
      Given these cards:
        | card | life | abilities                                              |
        | B    | 3    | when the enemy declares an attack: put a counter on it |
        | C    | 3    | when the enemy declares an attack: put a counter on it |
      And the first player has A in play
      And the second player has B, C in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      Then the second player is asked which ability comes next
      When the second player puts the ability of C into the Queue next
      Then that is accepted
      And B now has 1 counter
      And C now has 1 counter

    Example: the abilities watching for an attack are not executed on the spot
      Способности, ждущие атаки, не выполняются на месте
      Given these cards:
        | card | life | abilities                                              |
        | B    | 3    | when the enemy declares an attack: put a counter on it |
        | C    | 3    | when the enemy declares an attack: put a counter on it |
        | E    | 3    | when the enemy declares an attack: put a counter on it |
      And the first player has A in play
      And the second player has B, C, E in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      Then the second player is asked which ability comes next
      When the second player puts the ability of C into the Queue next
      Then that is accepted
      And in the Queue, from the first, are those of C
      And C now has 0 counters

    Example: they do not trigger for an attack of one's own
      На свою атаку они не срабатывают
      Given these cards:
        | card | life | abilities                                              |
        | D    | 3    | when the enemy declares an attack: put a counter on it |
      And the first player has A, D in play
      And the second player has B in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      Then that is accepted
      And D now has 0 counters

    Example: naming a defender does not trigger them again
      Когда назначают защитника, они второй раз не срабатывают
      Given these cards:
        | card | life | abilities                                              |
        | B    | 3    | when the enemy declares an attack: put a counter on it |
        | C    | 3    |                                                        |
      And the first player has A in play
      And the second player has B, C in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      And the second player names C as the defender
      Then that is accepted
      And B now has 1 counter

    Example: what triggers when the attacker attacks does not enter now
      То, что срабатывает, когда существо атакует, сейчас не заносится
      Given these cards:
        | card | life | abilities                            |
        | A    | 3    | when it attacks: put a counter on it |
      And the first player has A in play
      And the second player has B, C in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      Then that is accepted
      And A now has 0 counters
      And the second player is asked whether to name a defender

  @attack.declaration.defender
  Rule: Then the inactive player may name a defender: another open creature that has not defended this turn
    Затем неактивный игрок может назначить защитника: другое открытое существо, в этот ход не защищавшее

    berserk-heroes 307.1    «После выполнения срабатывающих способностей и освобождения очереди неактивный игрок может назначить защитника, в роли которого может выступить другое его открытое существо, ранее не выступавшее защитником в этот ход.»

    Example: the defender is struck in place of the creature attacked
      Защитник получает удар вместо атакованного существа
      Given these cards:
        | card | life |
        | B    | 3    |
        | C    | 3    |
      And the first player has A in play
      And the second player has B, C in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      And the second player names C as the defender
      Then that is accepted
      And C now has 1 wound
      And B now has 0 wounds

    Example: a creature of the First Player defends their hero
      Существо Первого игрока защищает его героя
      Given these cards:
        | card | life |
        | A    | 3    |
      And the first player's hero is G
      And the first player has A in play
      And the second player has B in play
      And the Choice Phase of turn 4 begins
      When the second player attacks G with B
      And the first player names A as the defender
      Then that is accepted
      And A now has 1 wound
      And G now has 0 wounds

    Example: the player may name none
      Игрок может никого не назначать
      Given these cards:
        | card | life |
        | B    | 3    |
        | C    | 3    |
      And the first player has A in play
      And the second player has B, C in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      And the second player declines
      Then that is accepted
      And B now has 1 wound
      And C now has 0 wounds

    Example: it is the inactive player who names the defender
      Защитника назначает неактивный игрок
      Given the first player has A, D in play
      And the second player has B in play
      And the Choice Phase of turn 4 begins
      When the second player attacks A with B
      Then that is accepted
      And the decision is the first player's
      And the second player may not name D as the defender
      And the first player may name D as the defender

    Example: no defender is named while an ability waits
      Пока способность ждёт, защитника не назначают
      Given these cards:
        | card | life | abilities                                              |
        | B    | 3    | when the enemy declares an attack: put a counter on it |
        | E    | 3    | when the enemy declares an attack: put a counter on it |
      And the first player has A in play
      And the second player has B, C, E in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      Then the second player may not name C as the defender
      And the second player is asked which ability comes next
      When the second player puts the ability of E into the Queue next
      Then the second player may name C as the defender
      And B now has 1 counter
      And E now has 1 counter

    Example: a closed creature does not defend
      Закрытое существо не защищает
      Given the first player has A in play
      And the second player has B, C, D in play
      And C is closed
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      Then that is accepted
      And by this rule the second player may not name C as the defender
      And the second player may name D as the defender

    Example: a creature closed by an ability that the attack has triggered does not defend
      Существо, которое закрыла сработавшая от атаки способность, не защищает
      Given these cards:
        | card | life | abilities                                          |
        | B    | 3    | when the enemy declares an attack: close this card |
      And the first player has A in play
      And the second player has B, C, D in play
      And the Choice Phase of turn 3 begins
      When the first player attacks C with A
      Then that is accepted
      And by this rule the second player may not name B as the defender
      And the second player may name D as the defender

    Example: the creature attacked is not another one
      Само атакованное существо защитником не назначают
      Given the first player has A, D in play
      And the second player has B in play
      And the Choice Phase of turn 4 begins
      When the second player attacks A with B
      Then that is accepted
      And by this rule the first player may not name A as the defender
      And the first player may name D as the defender

    Example: neither a hero nor a support card defends
      Ни герой, ни карта поддержки не защищают
      Given these cards:
        | card | kind    | strike |
        | H    | hero    | 2      |
        | S    | support |        |
      And the second player's hero is H
      And the first player has A in play
      And the second player has B, C, S in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      Then that is accepted
      And by this rule the second player may not name H as the defender
      And by this rule the second player may not name S as the defender
      And the second player may name C as the defender

    Example: a creature of the active player does not defend
      Существо активного игрока не защищает
      Given the first player has A, D in play
      And the second player has B, C in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      Then that is accepted
      And by this rule the second player may not name D as the defender
      And the second player may name C as the defender

    Example: a creature that has defended this turn does not defend again though it is open anew
      Существо, уже защищавшее в этот ход, снова не защищает, хотя опять открыто
      Given these cards:
        | card | life | abilities                                |
        | B    | 9    |                                          |
        | C    | 9    | when it closes, 1 a turn: open this card |
        | D    | 9    |                                          |
      And the first player has A, E in play
      And the second player has B, C, D in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      And the second player names C as the defender
      And the first player attacks B with E
      Then that is accepted
      And C is open
      And by this rule the second player may not name C as the defender
      And the second player may name D as the defender

    Example: of two open creatures the one that has defended this turn does not defend
      Из двух открытых существ не защищает то, которое в этот ход уже защищало
      Given the first player has A, D, E in play
      And D has defended this turn
      And the second player has B in play
      And the Choice Phase of turn 4 begins
      When the second player attacks A with B
      Then that is accepted
      And by this rule the first player may not name D as the defender
      And the first player may name E as the defender

    Example: a creature that was attacked this turn has not defended by that
      Существо, которое в этот ход атаковали, тем самым не защищало
      Given these cards:
        | card | life |
        | B    | 9    |
      And the second player's hero is H
      And the first player has A, D in play
      And the second player has B in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      And the first player attacks H with D
      Then that is accepted
      And the second player may name B as the defender

    Example: a copy of a creature that has defended this turn defends
      Копия существа, уже защищавшего в этот ход, защищает
      Given these cards:
        | card | life | copy of |
        | B    | 9    |         |
        | C    | 9    |         |
        | D    |      | C       |
        | E    | 9    |         |
      And the first player has A, F in play
      And the second player has B, C, D, E in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      And the second player names C as the defender
      And the first player attacks B with F
      Then that is accepted
      And the second player may name D as the defender
      And the second player may name E as the defender

    Example: in a later turn the same creature defends again
      В другой ход то же существо снова защищает
      Given these cards:
        | card | life | abilities |
        | A    | 9    |           |
        | D    | 9    |           |
        | B    | 9    |           |
      And the first player has A, D in play
      And the second player has B in play
      And the Choice Phase of turn 4 begins
      When the second player attacks A with B
      And the first player names D as the defender
      And the second player passes the turn
      And the first player passes the turn
      And the second player attacks A with B
      Then that is accepted
      And the first player may name D as the defender

  @attack.declaration.strike_at_once
  Rule: Then the strike enters the Queue and its execution begins at once
    Затем атака ударом заносится в Очередь и сразу начинает выполняться

    berserk-heroes 307.1    «После этого атака ударом заносится в Очередь и сразу начинает выполняться.»

    Example: once no defender has been named the strike is executed
      Как только от защиты отказались, удар выполняется
      Given these cards:
        | card | life |
        | B    | 3    |
      And the first player has A in play
      And the second player has B, C in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      And the second player declines
      Then that is accepted
      And B now has 1 wound
      And the Queue is empty

    Example: once a defender has been named the strike is executed
      Как только защитник назначен, удар выполняется
      Given these cards:
        | card | life |
        | D    | 3    |
      And the first player has A, D in play
      And the second player has B in play
      And the Choice Phase of turn 4 begins
      When the second player attacks A with B
      And the first player names D as the defender
      Then that is accepted
      And D now has 1 wound
      And the Queue is empty

    Example: where nobody can defend the strike is executed all the same
      Если защитить некому, удар всё равно выполняется
      Given these cards:
        | card | life |
        | B    | 3    |
      And the first player has A in play
      And the second player has B in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      Then that is accepted
      And B now has 1 wound

    Example: the strike has been executed before anything closes
      Удар выполнен раньше, чем что-либо закрывается
      Given these cards:
        | card | life | abilities                                            |
        | A    | 3    |                                                      |
        | B    | 3    |                                                      |
        | D    | 3    | when a creature closes, you may: put a counter on it |
      And the first player has A, D in play
      And the second player has B in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      Then that is accepted
      And the first player is asked which ability comes next
      And B now has 1 wound

    Example: the players choose nothing between the decision on the defender and the strike
      Между решением о защитнике и ударом игроки ничего не выбирают
      Given these cards:
        | card | life | abilities                                 |
        | A    | 3    | activated, 1 a turn: put a counter on it  |
        | B    | 3    | on a strike, you may: put a counter on it |
      And the first player has A in play
      And the second player has B, C in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      And the second player declines
      Then that is accepted
      And the second player is asked which ability comes next
      And the first player may not activate the ability of A
      And B now has 1 wound

  # ---------------------------------------------------------------------------------------------- 307.2

  @attack.after_fight.triggers
  Rule: After the fight all that should have triggered enters the Queue
    После сражения в Очередь заносится всё, что должно было сработать

    berserk-heroes 307.2    «После сражения в Очередь заносятся все срабатывающие способности, которые должны были сработать («когда атакует», «при ударе», «при атаке» и т.п.).»

    Example: what triggers on a strike enters after the fight
      То, что срабатывает при ударе, заносится после сражения
      Given these cards:
        | card | life | abilities                        |
        | A    | 3    | on a strike: put a counter on it |
        | B    | 3    |                                  |
      And the first player has A in play
      And the second player has B, C in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      Then A now has 0 counters
      And B now has 0 wounds
      When the second player declines
      Then A now has 1 counter
      And B now has 1 wound

    Example: what triggers when a creature attacks enters after the fight
      То, что срабатывает, когда существо атакует, заносится после сражения
      Given these cards:
        | card | life | abilities                            |
        | A    | 3    |                                      |
        | B    | 3    | when it attacks: put a counter on it |
      And the first player has A, D in play
      And the second player has B in play
      And the Choice Phase of turn 4 begins
      When the second player attacks A with B
      Then B now has 0 counters
      And A now has 0 wounds
      When the first player declines
      Then B now has 1 counter
      And A now has 1 wound

    Example: when the player decides on them the wounds have been dealt
      Когда о них решают, раны уже нанесены
      Given these cards:
        | card | life | abilities                                 |
        | A    | 3    | on a strike, you may: put a counter on it |
        | B    | 3    |                                           |
      And the first player has A in play
      And the second player has B in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      Then that is accepted
      And the first player is asked which ability comes next
      And B now has 1 wound
      And A now has 1 wound

    Example: an attack on the hero triggers them too
      Атака на героя тоже их вызывает
      Given these cards:
        | card | abilities                            |
        | A    | when it attacks: put a counter on it |
        | D    | on a strike: put a counter on it     |
      And the second player's hero is H
      And the first player has A, D in play
      And the Choice Phase of turn 3 begins
      When the first player attacks H with A
      And the first player attacks H with D
      Then that is accepted
      And A now has 1 counter
      And D now has 1 counter

    Example: they enter together
      Они заносятся вместе
      Given these cards:
        | card | life | abilities                                                               |
        | A    | 3    | when it attacks: put a counter on it; on a strike: put 2 counters on it |
        | B    | 3    |                                                                         |
      And the first player has A in play
      And the second player has B in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      Then that is accepted
      And the first player is asked which ability comes next
      And A is open

    Example: what the fight has triggered is not executed on the spot
      То, что сработало от сражения, не выполняется на месте
      Given these cards:
        | card | life | abilities                                                                                                  |
        | A    | 3    | when it attacks: put a counter on it; on a strike: put 2 counters on it; on a strike: put 4 counters on it |
        | B    | 3    |                                                                                                            |
      And the first player has A in play
      And the second player has B in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      Then the first player is asked which ability comes next
      When the first player puts the ability of A into the Queue next
      Then that is accepted
      And in the Queue, from the first, are those of A
      And A now has 0 counters

    Example: what triggers by a death in the fight enters now as well
      То, что срабатывает от гибели в сражении, заносится тоже
      Given these cards:
        | card | life | abilities                                 |
        | B    | 3    |                                           |
        | C    | 3    | when a creature dies: put a counter on it |
      And the first player has A in play
      And the second player has B, C in play
      And the Choice Phase of turn 4 begins
      When the second player attacks A with B
      Then that is accepted
      And C now has 1 counter

  # ---------------------------------------------------------------------------------------------- 307.3

  @attack.closing.attacker_and_defender
  Rule: With the Queue cleared the attacking card and the defender close
    Когда Очередь очищена, закрываются атаковавшая карта и защитник

    berserk-heroes 307.3    «После очищения Очереди, происходит закрытие атакующей карты и карты, которая выступила защитником.»

    Example: attacker and defender close
      Атаковавшая карта и защитник закрываются
      Given these cards:
        | card | life |
        | A    | 3    |
        | B    | 3    |
        | C    | 3    |
      And the first player has A in play
      And the second player has B, C in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      And the second player names C as the defender
      Then that is accepted
      And A is closed
      And C is closed
      And B is open

    Example: in the Second Player's turn they close as well
      В ход Второго игрока они тоже закрываются
      Given these cards:
        | card | life |
        | A    | 3    |
        | B    | 3    |
        | D    | 3    |
      And the first player has A, D in play
      And the second player has B in play
      And the Choice Phase of turn 4 begins
      When the second player attacks A with B
      And the first player names D as the defender
      Then that is accepted
      And B is closed
      And D is closed
      And A is open

    Example: a creature attacked that was no defender stays open
      Атакованное существо, не бывшее защитником, остаётся открытым
      Given these cards:
        | card | life |
        | A    | 3    |
        | B    | 3    |
      And the first player has A in play
      And the second player has B in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      Then that is accepted
      And A is closed
      And B is open

    Example: a hero attacked stays open
      Атакованный герой остаётся открытым
      Given the first player's hero is G
      And the second player has B in play
      And the Choice Phase of turn 4 begins
      When the second player attacks G with B
      Then that is accepted
      And B is closed
      And G is open

    Example: an attacker closes that has killed what it attacked
      Атаковавшее существо закрывается и тогда, когда убило противника
      Given these cards:
        | card | life |
        | A    | 3    |
      And the first player has A in play
      And the second player has B in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      Then that is accepted
      And A is closed

    Example: while a defender is being named the attacker is open
      Пока назначают защитника, атакующая карта открыта
      Given the first player has A in play
      And the second player has B, C in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      Then that is accepted
      And A is open
      And the second player is asked whether to name a defender

    Example: until the Queue is cleared both are open
      Пока Очередь не очищена, обе карты открыты
      Given these cards:
        | card | life | abilities                                                           |
        | A    | 3    | on a strike: put a counter on it; on a strike: put 2 counters on it |
        | B    | 3    |                                                                     |
        | C    | 3    |                                                                     |
      And the first player has A in play
      And the second player has B, C in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      And the second player names C as the defender
      Then that is accepted
      And the first player is asked which ability comes next
      And A is open
      And C is open
      When the first player puts the ability of A into the Queue next
      Then A now has 3 counters
      And A is closed
      And C is closed

  @attack.closing.triggers
  Rule: All that is to trigger by this closing enters the Queue
    В Очередь заносится всё, что должно сработать от этого закрытия

    berserk-heroes 307.3    «В Очередь заносятся все срабатывающие способности, которые должны сработать на это событие.»

    Example: a third card sees both close
      Третья карта видит закрытие обеих
      Given these cards:
        | card | life | abilities                                   |
        | A    | 3    |                                             |
        | B    | 3    |                                             |
        | C    | 3    |                                             |
        | D    | 3    | when a creature closes: put a counter on it |
      And the first player has A, D in play
      And the second player has B, C in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      And the second player names C as the defender
      Then that is accepted
      And D now has 2 counters

    Example: the attacker's own ability triggers
      Срабатывает собственная способность атаковавшей карты
      Given these cards:
        | card | life | abilities                           |
        | B    | 3    | when it closes: put a counter on it |
      And the first player has A in play
      And the second player has B in play
      And the Choice Phase of turn 4 begins
      When the second player attacks A with B
      Then that is accepted
      And B now has 1 counter

    Example: the defender's own ability triggers
      Срабатывает собственная способность защитника
      Given these cards:
        | card | life | abilities                           |
        | C    | 3    | when it closes: put a counter on it |
      And the first player has A in play
      And the second player has B, C in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      And the second player names C as the defender
      Then that is accepted
      And C now has 1 counter

    Example: cards of both players see it
      Это видят карты обоих игроков
      Given these cards:
        | card | life | abilities                                   |
        | A    | 3    |                                             |
        | B    | 3    |                                             |
        | C    | 3    | when a creature closes: put a counter on it |
        | D    | 3    | when a creature closes: put a counter on it |
      And the first player has A, D in play
      And the second player has B, C in play
      And C is closed
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      Then that is accepted
      And C now has 1 counter
      And D now has 1 counter

    Example: they enter after what the fight has triggered, not with it
      Они заносятся после того, что сработало от сражения, а не вместе с ним
      Given these cards:
        | card | life | abilities                                                              |
        | A    | 3    | on a strike: put a counter on it; when it closes: put 2 counters on it |
        | B    | 3    |                                                                        |
      And the first player has A in play
      And the second player has B in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      Then that is accepted
      And A now has 3 counters
      And the first player is asked what to do in the Choice Phase

    Example: what the closing has triggered is not executed on the spot
      То, что сработало от закрытия, не выполняется на месте
      Given these cards:
        | card | life | abilities                                   |
        | A    | 3    |                                             |
        | B    | 3    |                                             |
        | D    | 3    | when a creature closes: put a counter on it |
        | E    | 3    | when a creature closes: put a counter on it |
        | F    | 3    | when a creature closes: put a counter on it |
      And the first player has A, D, E, F in play
      And the second player has B in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      Then the first player is asked which ability comes next
      When the first player puts the ability of E into the Queue next
      Then that is accepted
      And in the Queue, from the first, are those of E
      And E now has 0 counters

    Example: a card closed before triggers nothing by closing now
      Карта, закрытая раньше, теперь ничего не вызывает
      Given these cards:
        | card | life | abilities                                   |
        | A    | 3    | on a strike: close this card                |
        | B    | 3    |                                             |
        | D    | 3    | when a creature closes: put a counter on it |
      And the first player has A, D in play
      And the second player has B in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      Then that is accepted
      And A is closed
      And D now has 1 counter
