Feature: Strike Attack Phase, where the text is silent
  Фаза атаки ударом: там, где текст молчит

  What an engine must decide although no clause says it: who may attack, whom, and what becomes of an attack
  that can no longer be carried out. These Rules are assumptions, reported beside the rulebook.

  @A-heroes-attack-once
  Rule: A creature attacks once per turn; heroes neither attack nor defend
    Существо атакует один раз за ход; герои не атакуют и не защищают

    berserk-heroes A-heroes-attack-once

    Example: a creature that has opened again does not attack a second time
      Существо, открывшееся снова, второй раз не атакует
      Given these cards:
        | card | life | abilities                                |
        | A    | 9    | when it closes, 1 a turn: open this card |
        | B    | 9    |                                          |
      And the first player has A in play
      And the second player has B in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      Then that is accepted
      And A is open
      When the first player attacks B with A
      Then that is refused by this rule

    Example: nor does one of the Second Player attack twice, whomever it attacks
      Существо Второго игрока тоже не атакует дважды, кого бы ни атаковало
      Given these cards:
        | card | life | abilities                                |
        | A    | 9    |                                          |
        | B    | 9    | when it closes, 1 a turn: open this card |
        | D    | 9    |                                          |
      And the first player's hero is G
      And the first player has A, D in play
      And A is closed
      And D is closed
      And the second player has B in play
      And the Choice Phase of turn 4 begins
      When the second player attacks A with B
      Then that is accepted
      And by this rule the second player may not attack D with B
      And by this rule the second player may not attack G with B

    Example: an open creature that has attacked this turn does not attack, one that has not does
      Открытое существо, атаковавшее в этот ход, не атакует, а не атаковавшее – атакует
      Given the first player has A, D in play
      And A has attacked this turn
      And the second player has B in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      Then that is refused by this rule
      And the first player may attack B with D

    Example: an attack that came to no strike was an attack
      Атака, не дошедшая до удара, тоже атака
      Given these cards:
        | card | kind     | life | abilities                                                |
        | S    | support  |      | activated, 1 a turn: open one of your creatures          |
        | A    | creature | 3    |                                                          |
        | B    | creature | 1    | when the enemy declares an attack: 1 wounds to this card |
      And the first player has S, A in play
      And the second player has B in play
      And the second player's hero is H
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      And the first player activates the ability of S on A
      And the first player attacks H with A
      Then that is refused by this rule

    Example: another creature attacks in the same turn
      Другое существо в тот же ход атакует
      Given these cards:
        | card | life |
        | B    | 9    |
      And the first player has A, D in play
      And the second player has B in play
      And B is closed
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      And the first player attacks B with D
      Then that is accepted
      And B now has 2 wounds

    Example: in the player's next turn the creature attacks again
      В следующий ход игрока существо снова атакует
      Given these cards:
        | card | life |
        | B    | 9    |
      And the first player has A in play
      And the second player has B in play
      And B is closed
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      And the first player passes the turn
      And the second player passes the turn
      Then the first player may attack B with A

    Example: a hero does not attack
      Герой не атакует
      Given these cards:
        | card | kind | strike |
        | H    | hero | 3      |
      And the second player's hero is H
      And the first player has A in play
      And the second player has B in play
      And the Choice Phase of turn 4 begins
      When the second player attacks A with H
      Then that is refused

    Example: a hero does not defend
      Герой не защищает
      Given these cards:
        | card | kind | strike |
        | G    | hero | 3      |
      And the first player's hero is G
      And the first player has A, D in play
      And the second player has B in play
      And the Choice Phase of turn 4 begins
      When the second player attacks A with B
      Then that is accepted
      And the first player may name D as the defender
      And the first player may not name G as the defender

  @A-heroes-attack-open
  Rule: Only an open creature attacks
    Атакует только открытое существо

    berserk-heroes A-heroes-attack-open

    Example: a creature that has closed for its ability does not attack
      Существо, закрывшееся ради способности, не атакует
      Given these cards:
        | card | abilities                               |
        | A    | activated, closing: put a counter on it |
      And the first player has A, D in play
      And the second player has B in play
      And the Choice Phase of turn 3 begins
      When the first player activates the ability of A
      Then that is accepted
      And by this rule the first player may not attack B with A
      And the first player may attack B with D

    Example: a closed creature of the Second Player does not attack
      Закрытое существо Второго игрока не атакует
      Given the second player's hero is H
      And the first player's hero is G
      And the second player has B in play
      And B is closed
      And the Choice Phase of turn 4 begins
      When the second player attacks G with B
      Then that is refused by this rule

    Example: a creature that an ability has opened attacks
      Существо, открытое способностью, атакует
      Given these cards:
        | card | kind    | abilities                                       |
        | S    | support | activated, 1 a turn: open one of your creatures |
      And the first player has A, S in play
      And A is closed
      And the second player has B in play
      And the Choice Phase of turn 3 begins
      When the first player activates the ability of S on A
      Then that is accepted
      And the first player may attack B with A

  @A-heroes-hidden-not-chosen
  Rule: A hidden character is not chosen as a target
    Скрытого персонажа нельзя выбрать целью

    berserk-heroes A-heroes-hidden-not-chosen

    Example: a hidden creature is not attacked
      Скрытое существо не атакуют
      Given the first player has A in play
      And the second player has B, C in play
      And C is hidden
      And the Choice Phase of turn 3 begins
      When the first player attacks C with A
      Then that is refused by this rule
      And the first player may attack B with A

    Example: a hidden creature of the First Player is not attacked either
      Скрытое существо Первого игрока тоже не атакуют
      Given the first player has A, D in play
      And D is hidden
      And the second player has B in play
      And the Choice Phase of turn 4 begins
      When the second player attacks D with B
      Then that is refused by this rule
      And the second player may attack A with B

    Example: a hidden creature is no target of an ability
      Скрытое существо не бывает целью способности
      Given these cards:
        | card | life | abilities                                          |
        | A    | 1    | activated, 1 a turn: 1 wounds to an enemy creature |
        | B    | 3    |                                                    |
        | C    | 3    |                                                    |
      And the first player has A in play
      And the second player has B, C in play
      And C is hidden
      And the Choice Phase of turn 3 begins
      When the first player activates the ability of A on C
      Then that is refused by this rule
      When the first player chooses B
      Then that is accepted
      And B now has 1 wound

    Example: where only hidden creatures are, the ability is not used
      Если все существа скрыты, способность использовать нельзя
      Given these cards:
        | card | abilities                                    |
        | B    | activated, 1 a turn: close an enemy creature |
      And the first player has A in play
      And A is hidden
      And the second player has B in play
      And the Choice Phase of turn 4 begins
      When the second player activates the ability of B
      Then that is refused

    Example: one's own hidden creature is no target either
      Своё скрытое существо тоже не бывает целью
      Given these cards:
        | card | abilities                                        |
        | A    | activated, 1 a turn: close one of your creatures |
      And the first player has A, D, E in play
      And D is hidden
      And the Choice Phase of turn 3 begins
      When the first player activates the ability of A on D
      Then that is refused by this rule

  @A-heroes-new-creature
  Rule: On the turn it came under control a creature neither attacks nor closes for abilities; it may defend
    В ход, когда попало под контроль, существо не атакует и не закрывается ради особенностей; защищать может

    berserk-heroes A-heroes-new-creature

    Example: a creature played this turn does not attack
      Существо, разыгранное в этот ход, не атакует
      Given the first player has A in hand
      And the first player has 1 coin
      And the first player has D in play
      And the second player has B in play
      And the Choice Phase of turn 3 begins
      When the first player plays A
      And the first player attacks B with A
      Then that is refused by this rule
      And the first player may attack B with D

    Example: in the player's next turn it attacks
      В следующий ход игрока оно атакует
      Given the second player has C in hand
      And the second player has 1 coin
      And the first player has A in play
      And the Choice Phase of turn 4 begins
      When the second player plays C
      Then that is accepted
      And by this rule the second player may not attack A with C
      When the second player passes the turn
      And the first player passes the turn
      Then the second player may attack A with C

    Example: it does not close for an ability
      Ради способности оно не закрывается
      Given these cards:
        | card | abilities                               |
        | A    | activated, closing: put a counter on it |
      And the first player has A in hand
      And the first player has 1 coin
      And the Choice Phase of turn 3 begins
      When the first player plays A
      And the first player activates the ability of A
      Then that is refused by this rule

    Example: it uses an ability that does not close it
      Способность, которая его не закрывает, оно использует
      Given these cards:
        | card | abilities                                |
        | C    | activated, 1 a turn: put a counter on it |
      And the second player has C in hand
      And the second player has 1 coin
      And the Choice Phase of turn 4 begins
      When the second player plays C
      And the second player activates the ability of C
      Then that is accepted
      And C now has 1 counter

    Example: a support card is no creature and closes at once
      Карта поддержки – не существо и закрывается сразу
      Given these cards:
        | card | kind    | abilities                               |
        | S    | support | activated, closing: put a counter on it |
      And the first player has S in hand
      And the first player has 1 coin
      And the Choice Phase of turn 3 begins
      When the first player plays S
      And the first player activates the ability of S
      Then that is accepted
      And S now has 1 counter

    Example: a creature that came under control this turn defends
      Существо, попавшее под контроль в этот ход, защищает
      Given these cards:
        | card | life |
        | C    | 3    |
      And the first player has A in play
      And the second player has B, C in play
      And C has come into play this turn
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      And the second player names C as the defender
      Then that is accepted
      And C now has 1 wound

  @A-heroes-strike-back
  Rule: An open target strikes back at the same time; a closed one and a hero only take wounds
    Открытая цель бьёт в ответ одновременно; закрытая цель и герой только получают раны

    berserk-heroes A-heroes-strike-back

    Example: each takes as many wounds as the strike of the other
      Каждый получает столько ран, каков удар другого
      Given these cards:
        | card | life | strike |
        | A    | 5    | 3      |
        | B    | 5    | 2      |
      And the first player has A in play
      And the second player has B in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      Then that is accepted
      And B now has 3 wounds
      And A now has 2 wounds

    Example: a target that dies of the strike strikes back all the same
      Цель, погибающая от удара, всё равно бьёт в ответ
      Given these cards:
        | card | life | strike |
        | A    | 2    | 2      |
        | B    | 2    | 2      |
      And the first player has A in play
      And the second player has B in play
      And the Choice Phase of turn 4 begins
      When the second player attacks A with B
      Then that is accepted
      And A is in the first player's graveyard
      And B is in the second player's graveyard

    Example: an attacker that dies of the answer has struck all the same
      Атакующий, погибающий от ответа, всё равно наносит удар
      Given these cards:
        | card | life | strike |
        | A    | 1    | 2      |
        | B    | 5    | 4      |
      And the first player has A in play
      And the second player has B in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      Then that is accepted
      And A is in the first player's graveyard
      And B now has 2 wounds

    Example: a defender strikes back as the target would
      Защитник бьёт в ответ, как била бы цель
      Given these cards:
        | card | life | strike |
        | A    | 5    | 1      |
        | C    | 5    | 3      |
      And the first player has A in play
      And the second player has B, C in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      And the second player names C as the defender
      Then that is accepted
      And A now has 3 wounds

    Example: a closed target does not strike back
      Закрытая цель в ответ не бьёт
      Given these cards:
        | card | life | strike |
        | A    | 5    | 3      |
        | B    | 5    | 2      |
      And the first player has A in play
      And the second player has B in play
      And A is closed
      And the Choice Phase of turn 4 begins
      When the second player attacks A with B
      Then that is accepted
      And A now has 2 wounds
      And B now has 0 wounds

    Example: a target that has just closed does not strike back
      Цель, только что закрывшаяся, в ответ не бьёт
      Given these cards:
        | card | life | abilities                                          |
        | A    | 5    |                                                    |
        | B    | 5    | when the enemy declares an attack: close this card |
      And the first player has A in play
      And the second player has B in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      Then that is accepted
      And B now has 1 wound
      And A now has 0 wounds

    Example: a hero does not strike back
      Герой в ответ не бьёт
      Given these cards:
        | card | kind     | life | strike |
        | H    | hero     | 9    | 2      |
        | A    | creature | 5    | 3      |
      And the second player's hero is H
      And the first player has A in play
      And the Choice Phase of turn 3 begins
      When the first player attacks H with A
      Then that is accepted
      And H now has 3 wounds
      And A now has 0 wounds

  @A-heroes-attack-undone
  Rule: With attacker or target gone before the strike there is none; an attacker in play closes; only survivors do
    Если до удара не стало атакующего или цели, удара нет; оставшийся атакующий закрывается; только уцелевшие

    berserk-heroes A-heroes-attack-undone

    Example: an attacker that has died does not strike
      Погибший атакующий не бьёт
      Given these cards:
        | card | life | abilities                                                   |
        | B    | 3    | when the enemy declares an attack: 1 wounds to the attacker |
      And the first player has A in play
      And the second player has B in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      Then that is accepted
      And A is in the first player's graveyard
      And B now has 0 wounds
      And it is the Choice Phase of turn 3

    Example: with the attacker dead no defender is named
      Если атакующий погиб, защитника не назначают
      Given these cards:
        | card | life | abilities                                                   |
        | A    | 3    | when the enemy declares an attack: 1 wounds to the attacker |
      And the first player has A, D in play
      And the second player has B in play
      And the Choice Phase of turn 4 begins
      When the second player attacks A with B
      Then that is accepted
      And the first player may not name D as the defender
      And the second player is asked what to do in the Choice Phase

    Example: with the target dead no defender is named, and the attacker closes
      Если цель погибла, защитника не назначают, а атакующий закрывается
      Given these cards:
        | card | life | abilities                                                |
        | A    | 3    |                                                          |
        | B    | 1    | when the enemy declares an attack: 1 wounds to this card |
        | C    | 3    |                                                          |
      And the first player has A in play
      And the second player has B, C in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      Then that is accepted
      And B is in the second player's graveyard
      And the second player may not name C as the defender
      And C now has 0 wounds
      And A is closed
      And the first player is asked what to do in the Choice Phase

    Example: an attacker that has died in the fight does not close
      Атакующий, погибший в сражении, не закрывается
      Given these cards:
        | card | life | abilities                                   |
        | B    | 3    |                                             |
        | D    | 3    | when a creature closes: put a counter on it |
      And the first player has A, D in play
      And the second player has B in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      Then that is accepted
      And A is in the first player's graveyard
      And D now has 0 counters

    Example: a defender that has died in the fight does not close
      Защитник, погибший в сражении, не закрывается
      Given these cards:
        | card | life | abilities                                   |
        | A    | 3    |                                             |
        | B    | 3    | when a creature closes: put a counter on it |
        | D    | 1    |                                             |
      And the first player has A, D in play
      And the second player has B in play
      And the Choice Phase of turn 4 begins
      When the second player attacks A with B
      And the first player names D as the defender
      Then that is accepted
      And D is in the first player's graveyard
      And B is closed
      And B now has 1 counter

  @A-heroes-attack-returns
  Rule: When the Queue after the closing is empty, the game returns to the Choice Phase
    Когда Очередь после закрытия пуста, игра возвращается в фазу выбора

    berserk-heroes A-heroes-attack-returns

    Example: after an attack the First Player chooses again
      После атаки Первый игрок снова выбирает
      Given the first player has A in play
      And the second player has B in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      Then that is accepted
      And it is the Choice Phase of turn 3
      And the first player is asked what to do in the Choice Phase

    Example: after an attack the Second Player chooses again
      После атаки Второй игрок снова выбирает
      Given the first player has A in play
      And the second player has B in play
      And the Choice Phase of turn 4 begins
      When the second player attacks A with B
      Then that is accepted
      And it is the Choice Phase of turn 4
      And the second player is asked what to do in the Choice Phase

    Example: while something that the closing has triggered waits, the attack is not over
      Пока сработавшее от закрытия ждёт, атака не окончена
      Given these cards:
        | card | life | abilities                                    |
        | A    | 3    | when it closes, you may: put a counter on it |
        | B    | 3    |                                              |
      And the first player has A in play
      And the second player has B in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      Then that is accepted
      And the first player is asked which ability comes next
      And it is the Strike Attack Phase of turn 3
      When the first player declines
      Then it is the Choice Phase of turn 3

  @A-heroes-on-strike
  Rule: "When attacks" triggers for the attacker, "on strike" for each who has struck; with no strike nothing does
    «Когда атакует» срабатывает у атакующего, «при ударе» – у каждого, кто ударил; без удара – ничего

    berserk-heroes A-heroes-on-strike

    Example: what is struck does not attack
      Тот, кого бьют, не атакует
      Given these cards:
        | card | life | abilities                            |
        | A    | 3    | when it attacks: put a counter on it |
        | B    | 3    | when it attacks: put a counter on it |
      And the first player has A in play
      And the second player has B in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      Then that is accepted
      And A now has 1 counter
      And B now has 0 counters

    Example: who strikes back has struck
      Тот, кто бьёт в ответ, ударил
      Given these cards:
        | card | life | abilities                        |
        | A    | 3    | on a strike: put a counter on it |
        | B    | 3    | on a strike: put a counter on it |
      And the first player has A in play
      And the second player has B in play
      And the Choice Phase of turn 4 begins
      When the second player attacks A with B
      Then that is accepted
      And A now has 1 counter
      And B now has 1 counter

    Example: who does not strike back has not struck
      Тот, кто в ответ не бьёт, не ударил
      Given these cards:
        | card | life | abilities                        |
        | B    | 3    | on a strike: put a counter on it |
      And the first player has A in play
      And the second player has B in play
      And B is closed
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      Then that is accepted
      And B now has 0 counters

    Example: who is not in the fight has not struck
      Тот, кто в сражении не участвует, не ударил
      Given these cards:
        | card | life | abilities                        |
        | D    | 3    | on a strike: put a counter on it |
      And the first player has A, D in play
      And the second player has B in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      Then that is accepted
      And D now has 0 counters

    Example: with no strike nothing triggers
      Если удара не было, ничего не срабатывает
      Given these cards:
        | card | life | abilities                                                |
        | A    | 3    | when it attacks: put a counter on it                     |
        | B    | 1    | when the enemy declares an attack: 1 wounds to this card |
      And the first player has A in play
      And the second player has B in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      Then that is accepted
      And B is in the second player's graveyard
      And A now has 0 counters
