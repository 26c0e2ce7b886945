Feature: Deployment, where the texts are silent
  Расстановка: там, где тексты молчат

  What an engine must decide although no clause says it. These Rules are assumptions, not clauses: each names
  the editions in which it is in force, and is reported beside the rulebook, never as part of it.

  @A-forbidden-cells-vanguard
  Rule: In the Vanguard edition a forbidden cell does not count as occupied
    В редакции с Авангардом запрещённая клетка не считается занятой

    berserk-vanguard A-forbidden-cells-vanguard

    Example: the forbidden cell is refused
      Запрещённая клетка недоступна
      Given the squads are being placed
      And the first player has 2 plain cards to place
      And an effect forbids the first player to deploy on 1b2
      When the first player places a card on 1b2
      Then that is refused by this rule

    Example: with a centre cell forbidden the edge cells stay unavailable and the cards left return
      С запрещённой клеткой в центре крайние клетки недоступны, оставшиеся карты возвращаются
      Given the squads are being placed
      And plain cards lie on 1b1, 1b3, 1c1-1c3, 1d1, 1d2
      And the first player has 1 plain card to place
      And the first player has B to place
      And the second player has 1 plain card to place
      And an effect forbids the first player to deploy on 1b2
      When the first player places a card on 1d3
      Then that is accepted
      And B is in the first player's deck

  @A-too-few-cells
  Rule: In the Execution edition cards without a cell return to the deck as well
    В редакции с Выполнением карты, которым не нашлось клетки, тоже возвращаются в колоду

    berserk-execution A-too-few-cells

    Example: a sixteenth card returns to its owner's deck
      Шестнадцатая карта возвращается в колоду владельца
      Given the squads are being placed
      And plain cards lie on 1a2-1e3, 1a1, 1b1, 1c1, 1d1
      And the first player has 1 plain card to place
      And the first player has B to place
      And the second player has 1 plain card to place
      When the first player places a card on 1e1
      Then that is accepted
      And B is in the first player's deck

    Example: the owner decides which card is left over
      Какая карта останется лишней, решает её владелец
      Given the squads are being placed
      And plain cards lie on 1a2-1e3, 1a1, 1b1, 1c1, 1d1
      And the first player has B, C to place
      And the second player has 1 plain card to place
      When the first player places C on 1e1
      Then that is accepted
      And B is in the first player's deck

  @A-unplaced-ledger
  Rule: After a return the owner's crystals are computed anew
    После возврата карты кристаллы её владельца вычисляются заново

    berserk-vanguard A-unplaced-ledger
    berserk-execution A-unplaced-ledger

    Example: what was paid for a returned card is not spent
      Уплаченное за возвращённую карту не потрачено
      Given these cards:
        | card | rank  | cost |
        | B    | elite | 5    |
      And the squads are being placed
      And plain cards lie on 1a2-1e3, 1a1, 1b1, 1c1, 1d1
      And the first player has 1 plain card to place
      And the first player has B to place
      When the first player places a card on 1e1
      Then that is accepted
      And the first player has 5 gold more than before
      And the first player has as much silver as before

    Example: the discount that a returned card gave is undone
      Скидка, которую давала возвращённая карта, отменяется
      Given these cards:
        | card | rank  | cost | clan  | abilities               |
        | B    | elite | 1    |       | Coven cards cost 1 less |
        | C    | elite | 4    | Coven |                         |
      And the squads are being placed
      And plain cards lie on 1a2-1e3, 1a1, 1b1, 1c1
      And C lies face down on 1d1
      And the first player has 1 plain card to place
      And the first player has B to place
      When the first player places a card on 1e1
      Then that is accepted
      And B is in the first player's deck
      And the first player has as much gold as before

    Example: a regular card that lost its discount takes the difference from silver
      За рядовую карту, потерявшую скидку, доплачивают серебром
      Given these cards:
        | card | rank    | cost | clan  | abilities               | paid |
        | B    | elite   | 4    |       | Coven cards cost 2 less | 4+0  |
        | C    | regular | 6    | Coven |                         | 3+1  |
      And the squads are being placed
      And plain cards lie on 1a2-1e3, 1a1, 1b1, 1c1
      And C lies face down on 1d1
      And the first player has 1 plain card to place
      And the first player has B to place
      When the first player places a card on 1e1
      Then that is accepted
      And the first player has 4 gold more than before
      And the first player has 2 silver less than before

    Example: an elite card that lost its discount takes the difference from gold
      За элитную карту, потерявшую скидку, доплачивают золотом
      Given these cards:
        | card | rank  | cost | clan  | abilities               | paid |
        | B    | elite | 4    |       | Coven cards cost 2 less | 4+0  |
        | C    | elite | 6    | Coven |                         | 4+0  |
      And the squads are being placed
      And plain cards lie on 1a2-1e3, 1a1, 1b1, 1c1
      And C lies face down on 1d1
      And the first player has 1 plain card to place
      And the first player has B to place
      When the first player places a card on 1e1
      Then that is accepted
      And the first player has 2 gold more than before
      And the first player has as much silver as before

    Example: the crystal of an element that only the returned card had is given back
      Кристалл за стихию, которая была только у возвращённой карты, возвращается
      Given these cards:
        | card | rank  | cost | element |
        | C    | elite | 5    | Steppe  |
        | B    | elite | 4    | Forest  |
      And the squads are being placed
      And plain cards lie on 1a2-1e3, 1a1, 1b1, 1c1
      And C lies face down on 1d1
      And the first player has 1 plain card to place
      And the first player has B to place
      When the first player places a card on 1e1
      Then that is accepted
      And the first player has 5 gold more than before

    Example: for the only element no crystal was lost, and none is given back
      За единственную стихию кристалла не теряли, и возвращать нечего
      Given these cards:
        | card | rank  | cost | element |
        | C    | elite | 5    |         |
        | B    | elite | 4    | Forest  |
      And the squads are being placed
      And plain cards lie on 1a2-1e3, 1a1, 1b1, 1c1
      And C lies face down on 1d1
      And the first player has 1 plain card to place
      And the first player has B to place
      When the first player places a card on 1e1
      Then that is accepted
      And the first player has 4 gold more than before

    Example: gold and silver come back as they were paid
      Золото и серебро возвращаются так, как были уплачены
      Given these cards:
        | card | rank    | cost | paid |
        | C    | elite   | 5    | 5+0  |
        | B    | regular | 5    | 3+2  |
      And the squads are being placed
      And plain cards lie on 1a2-1e3, 1a1, 1b1, 1c1
      And C lies face down on 1d1
      And the first player has 1 plain card to place
      And the first player has B to place
      When the first player places a card on 1e1
      Then that is accepted
      And the first player has 3 gold more than before
      And the first player has 2 silver more than before

    Example: a card taken before the one that gave the discount had none
      У карты, взятой раньше той, что давала скидку, скидки и не было
      Given these cards:
        | card | rank  | cost | clan  | abilities               | paid |
        | C    | elite | 6    | Coven |                         | 6+0  |
        | B    | elite | 4    |       | Coven cards cost 2 less | 4+0  |
      And the squads are being placed
      And plain cards lie on 1a2-1e3, 1a1, 1b1, 1c1
      And C lies face down on 1d1
      And the first player has 1 plain card to place
      And the first player has B to place
      When the first player places a card on 1e1
      Then that is accepted
      And the first player has 4 gold more than before

    Example: a replaced cost has lost no discount
      Заменённая стоимость скидки не теряет
      Given these cards:
        | card | rank  | cost | recruited for | clan  | abilities               | paid |
        | B    | elite | 4    | ordinary cost |       | Coven cards cost 2 less | 4+0  |
        | C    | elite | 9    | replaced cost | Coven | may be recruited for 4  | 4+0  |
      And the squads are being placed
      And plain cards lie on 1a2-1e3, 1a1, 1b1, 1c1
      And C lies face down on 1d1
      And the first player has 1 plain card to place
      And the first player has B to place
      When the first player places a card on 1e1
      Then that is accepted
      And the first player has 4 gold more than before

    Example: what silver cannot pay is taken from gold
      Чего не хватает серебра, берётся золотом
      Given these cards:
        | card | rank    | cost | clan  | abilities               | paid |
        | B    | elite   | 4    |       | Coven cards cost 6 less | 4+0  |
        | C    | regular | 12   | Coven |                         | 0+6  |
      And the squads are being placed
      And plain cards lie on 1a2-1e3, 1a1, 1b1, 1c1
      And C lies face down on 1d1
      And the first player has 1 plain card to place
      And the first player has B to place
      And the first player has 10 gold and 5 silver left
      When the first player places a card on 1e1
      Then that is accepted
      And the first player has 5 silver less than before
      And the first player has 3 gold more than before

    Example: a shortfall is not claimed
      Недостача не взыскивается
      Given these cards:
        | card | rank  | cost | clan  | abilities                |
        | B    | elite | 4    |       | Coven cards cost 10 less |
        | C    | elite | 30   | Coven |                          |
      And the squads are being placed
      And plain cards lie on 1a2-1e3, 1a1, 1b1, 1c1
      And C lies face down on 1d1
      And the first player has 1 plain card to place
      And the first player has B to place
      And the first player has 2 gold and 5 silver left
      When the first player places a card on 1e1
      Then that is accepted
      And the first player has 2 gold less than before

    Example: what has happened to the crystals since recruiting is not undone
      Случившееся с кристаллами после набора не отменяется
      Given these cards:
        | card | rank  | cost |
        | B    | elite | 5    |
      And the squads are being placed
      And plain cards lie on 1a2-1e3, 1a1, 1b1, 1c1, 1d1
      And the first player has 1 plain card to place
      And the first player has B to place
      And the first player has 3 gold and 2 silver left
      When the first player places a card on 1e1
      Then that is accepted
      And the first player has 5 gold more than before
      And the first player has as much silver as before

  @A-x-reveal
  Rule: The automatic reveal must be used before declining
    Автоматическое вскрытие нужно использовать, прежде чем отказаться

    berserk-execution A-x-reveal

    Background:
      Given these cards:
        | card | cost | X | abilities                             |
        | A    | X    | 2 |                                       |
        | B    | 1    |   | after deployment: put a counter on it |
      And all cards are placed
      And A lies face down on 1b1
      And B lies face down on 1c1
      And plain cards lie on 2c1

    Example: declining is refused while the reveal is unused
      Пока вскрытие не использовано, отказаться нельзя
      When the first player declines
      Then that is refused by this rule
      When the first player uses the "after deployment - reveal" ability of A
      And the second player declines, if asked
      Then the first player may decline

    Example: another ability may be used first
      Сначала можно использовать другую особенность
      When the first player uses the "after deployment" ability of B
      Then that is accepted

  @A-rearranging-free
  Rule: The order in which cells become available does not bind rearranging
    Очерёдность клеток при расстановке на перестановку не распространяется

    berserk-execution A-rearranging-free

    Background:
      Given these cards:
        | card | abilities                                 |
        | S    | after deployment: shift one of your cards |
      And all cards are placed
      And S lies face down on 1b1
      And plain cards lie on 1c1, 2c1
      And an effect forbids the first player to deploy on 1b2

    Example: a card may be shifted to an edge cell while the centre is not full
      Карту можно переставить на крайнюю клетку, пока центр не занят
      When the first player uses the "after deployment" ability of S
      And the first player chooses 1c1
      When the first player chooses 1a3
      Then that is accepted
      And the first player sees no card on 1c1

    Example: a cell that was forbidden for deployment may be used
      Клетку, запрещённую для расстановки, можно использовать
      When the first player uses the "after deployment" ability of S
      And the first player chooses 1c1
      When the first player chooses 1b2
      Then that is accepted

    Example: the other half and occupied cells stay unavailable
      Чужая половина и занятые клетки остаются недоступны
      When the first player uses the "after deployment" ability of S
      And the first player chooses 1c1
      When the first player chooses 2b1
      Then that is refused by this rule
      When the first player chooses 1b1
      Then that is refused by this rule

  @A-rearranging-unseen
  Rule: The opponent sees that cards changed places, not which cards they are
    Противник видит, что карты поменялись местами, но не видит, какие это карты

    berserk-execution A-rearranging-unseen

    Example: swapped cards stay unknown
      Поменявшиеся карты остаются неизвестными
      Given these cards:
        | card | abilities                                |
        | S    | after deployment: swap two of your cards |
      And all cards are placed
      And S lies face down on 1b1
      And plain cards lie on 1c1, 1d1, 2c1
      When the first player uses the "after deployment" ability of S
      And the first player chooses 1c1, 1d1
      Then the second player sees an unknown card face down on 1c1
      And the second player sees an unknown card face down on 1d1
      And the second player sees that the cards on 1c1, 1d1 changed places

  @A-use-shows
  Rule: Using an ability of a face-down card reveals the card
    Использование особенности вскрывает карту, лежащую рубашкой вверх

    berserk-execution A-use-shows
    berserk-vanguard A-use-shows

    Example: the opponent sees the card whose ability is used
      Противник видит карту, особенность которой использована
      Given these cards:
        | card | abilities                             |
        | A    | after deployment: put a counter on it |
      And all cards are placed
      And A lies face down on 1b1
      And plain cards lie on 1c1, 2c1
      When the first player uses the "after deployment" ability of A
      Then that is accepted
      And the second player sees A face up on 1b1
      And the second player sees an unknown card face down on 1c1

    Example: revealed by another ability, a card shows its X all the same
      Вскрытая другой особенностью карта тоже показывает своё Х
      Given these cards:
        | card | cost | X | abilities                             |
        | A    | X    | 3 | after deployment: put a counter on it |
      And all cards are placed
      And A lies face down on 1b1
      And plain cards lie on 2c1
      When the first player uses the "after deployment" ability of A
      Then that is accepted
      And the second player sees that A was recruited with X = 3

    Example: and what was used as its cost
      И то, что было использовано в качестве её стоимости
      Given these cards:
        | card | cost | abilities                                                     | recruited for |
        | A    | 6    | after deployment: put a counter on it; may be recruited for 3 | replaced cost |
      And all cards are placed
      And A lies face down on 1b1
      And plain cards lie on 2c1
      When the first player uses the "after deployment" ability of A
      Then that is accepted
      And the second player sees that A was recruited for its replaced cost

  @A-always-asked
  Rule: A player with hidden cards is asked even when only declining is left
    Игрока со скрытыми картами спрашивают, даже если ему остаётся лишь отказаться

    berserk-execution A-always-asked
    berserk-vanguard A-always-asked

    Example: both are asked though no card has such an ability
      Спрашивают обоих, хотя такой особенности нет ни у одной карты
      Given the squads are being placed
      And plain cards lie on 1c1
      And the second player has 1 plain card to place
      When the second player places a card on 2c1
      Then that is accepted
      And it is for the first player to use an ability or decline
      When the first player declines
      Then that is accepted
      And it is for the second player to use an ability or decline

    Example: the question does not tell whether a face-down card has such an ability
      Вопрос не выдаёт, есть ли такая особенность у карты, лежащей рубашкой вверх
      Given these cards:
        | card | abilities                             |
        | A    | after deployment: put a counter on it |
      And the squads are being placed
      And A lies face down on 1b1
      And the second player has 1 plain card to place
      When the second player places a card on 2c1
      Then the second player sees the same as if A had been a plain card

  @A-crystals-private
  Rule: A player's crystals are unseen while a card of theirs is hidden
    Пока у игрока есть скрытые карты, противник не видит его кристаллов

    berserk-execution A-crystals-private

    Example: the crystals left do not tell the X of a face-down card
      Оставшиеся кристаллы не выдают Х карты, лежащей рубашкой вверх
      Given these cards:
        | card | cost | X |
        | A    | X    | 3 |
      And all cards are placed
      And A lies face down on 1b1
      And plain cards lie on 2c1
      Then the second player sees the same as if A had been recruited with X = 5

    Example: nor do they tell the X of a card that is still to be placed
      Не выдают они и Х карты, которую ещё предстоит разместить
      Given these cards:
        | card | cost | X |
        | A    | X    | 3 |
      And the squads are being placed
      And the first player has A to place
      And the second player has 1 plain card to place
      Then the second player sees the same as if A had been recruited with X = 5

    Example: once all cards of a player are revealed, their crystals are seen
      Когда все карты игрока вскрыты, его кристаллы видны
      Given these cards:
        | card | abilities                             |
        | A    | after deployment: put a counter on it |
      And all cards are placed
      And A lies face down on 1b1
      And plain cards lie on 2c1
      And the first player has 7 gold and 2 silver left
      When the first player uses the "after deployment" ability of A
      Then the second player sees that the first player has 7 gold

  @A-once-per-ability
  Rule: A card with two abilities of one step uses each of them
    Карта с двумя особенностями одного шага использует каждую

    berserk-execution A-once-per-ability
    berserk-vanguard A-once-per-ability

    Example: the automatic reveal and the card's own ability
      Автоматическое вскрытие и собственная особенность карты
      Given these cards:
        | card | cost | X | abilities                             |
        | A    | X    | 1 | after deployment: put a counter on it |
      And all cards are placed
      And A lies face down on 1b1
      And plain cards lie on 1c1, 2c1
      When the first player uses the "after deployment - reveal" ability of A
      And the second player declines, if asked
      And the first player uses the "after deployment" ability of A
      Then that is accepted

  @A-placed-stays
  Rule: A card that has been placed is not placed again
    Размещённую карту не размещают снова

    berserk-execution A-placed-stays
    berserk-vanguard A-placed-stays

    Example: it stays where it lies
      Она остаётся там, где лежит
      Given the squads are being placed
      And the first player has C to place
      And the first player has 2 plain cards to place
      When the first player places C on 1c2
      And the first player places C on 1c3
      Then that is refused
      And the first player sees C on 1c2

    Example: where the next card goes among the available cells is free
      Куда из доступных клеток пойдёт следующая карта, выбирается свободно
      Given the squads are being placed
      And the first player has 3 plain cards to place
      When the first player places a card on 1b1
      Then the first player may place a card exactly on 1b2, 1b3, 1c1-1d3

  @A-decline-forfeits-window
  Rule: A player who declines forfeits the whole step
    Отказавшийся игрок теряет весь шаг

    berserk-execution A-decline-forfeits-window
    berserk-vanguard A-decline-forfeits-window

    Example: no other ability of the step is used either
      Других особенностей этого шага он тоже не использует
      Given these cards:
        | card | abilities                             |
        | A    | after deployment: put a counter on it |
        | B    | after deployment: put a counter on it |
        | C    | after deployment: put a counter on it |
      And all cards are placed
      And A lies face down on 1b1
      And B lies face down on 1c1
      And C lies face down on 2b1
      When the first player declines
      And the second player uses the "after deployment" ability of C
      And the first player uses the "after deployment" ability of A
      Then that is refused
      When the first player uses the "after deployment" ability of B
      Then that is refused

  @A-from-execution
  Rule: In the Vanguard edition too, "after deployment" abilities are used after the placing
    В редакции с Авангардом после размещения тоже используются особенности «после расстановки карт»

    berserk-vanguard A-from-execution

    Example: after the last card the First Player is asked
      После последней карты спрашивают Первого игрока
      Given these cards:
        | card | abilities                             |
        | A    | after deployment: put a counter on it |
      And the squads are being placed
      And A lies face down on 1c1
      And the second player has 1 plain card to place
      When the second player places a card on 2c1
      Then it is for the first player to use an ability or decline

  @A-forbidding-is-public
  Rule: What forbids cells has been shown: the refusal of a cell betrays no face-down card
    То, что запрещает клетки, уже показано: отказ в клетке не выдаёт карту, лежащую рубашкой вверх

    berserk-vanguard A-forbidding-is-public
    berserk-execution A-forbidding-is-public

    Background:
      Given these cards:
        | card | abilities                                                                                            |
        | A    | before recruiting: the enemy may not deploy on b2; before recruiting: the enemy may not deploy on c2 |
        | B    | before recruiting: the enemy may not deploy on d2                                                    |
      And the "before recruiting" abilities are being used
      And the first player's deal is A
      And the second player's deal is B

    Example: the opponent has seen the card that forbids a cell, and is refused it
      Противник видел карту, которая запретила клетку, и получает на ней отказ
      When the first player uses the "before recruiting" ability of A
      Then the second player sees that A of the first player has been shown
      When the second player declines, if asked
      And the first player uses the second "before recruiting" ability of A
      And the second player declines, if asked
      And the first player declines, if asked
      And the first player takes A
      And the first player says 0
      And the first player is done
      And the second player takes B
      And the second player says 0
      And the second player is done
      And the first player places A on 1b2
      Then that is accepted
      When the second player places B on 2b2
      Then that is refused
      When the second player places B on 2c2
      Then that is refused
      When the second player places B on 2d2
      Then that is accepted

    Example: a card that has been shown stays so when another is shown
      Показанная карта остаётся показанной, когда показывают другую
      When the first player uses the "before recruiting" ability of A
      And the second player uses the "before recruiting" ability of B
      Then the first player sees that B of the second player has been shown
      And the second player sees that A of the first player has been shown

    Example: the First Player is forbidden a cell by a card of the Second
      Первому игроку клетку запрещает карта Второго
      When the first player declines
      And the second player uses the "before recruiting" ability of B
      Then the first player sees that B of the second player has been shown
      When the second player declines, if asked
      And the first player takes A
      And the first player says 0
      And the first player is done
      And the second player takes B
      And the second player says 0
      And the second player is done
      And the first player places A on 1d2
      Then that is refused
      When the first player places A on 1b2
      Then that is accepted
