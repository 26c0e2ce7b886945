Feature: Recruiting, where the texts are silent
  Набор отряда: там, где тексты молчат

  What an engine must decide although no clause says it. These Rules are assumptions, not clauses: each names
  the editions in which it is in force, and is reported beside the rulebook, never as part of it.

  @A-crystals
  Rule: The First Player begins with 24 gold and 22 silver, the Second with 25 gold and 23 silver
    Первый игрок начинает с 24 золотыми и 22 серебряными, Второй – с 25 золотыми и 23 серебряными

    berserk-vanguard A-crystals
    berserk-execution A-crystals

    Background:
      Given the cards are about to be dealt
      And the first player's deck is 30 plain cards
      And the second player's deck is 30 plain cards

    Example: the First Player's crystals
      Кристаллы Первого игрока
      When the first player keeps the deal
      Then the first player sees that the first player has 24 gold
      And the first player sees that the first player has 22 silver

    Example: the Second Player's crystals
      Кристаллы Второго игрока
      When the first player keeps the deal
      Then the second player sees that the second player has 25 gold
      And the second player sees that the second player has 23 silver

  @A-before-recruiting-cards
  Rule: "Before recruiting" abilities are used by cards of the deal and by cards just taken
    Особенности «до набора отряда» используют карты раздачи и только что взятые карты

    berserk-vanguard A-before-recruiting-cards
    berserk-execution A-before-recruiting-cards

    Background:
      Given these cards:
        | card | rank  | cost | clan  | abilities                            |
        | A    | elite | 1    |       | before recruiting: take a Coven card |
        | B    | elite | 2    | Coven | before recruiting: gain 1 gold       |
        | C    | elite | 2    |       | before recruiting: gain 1 gold       |
        | D    | elite | 2    |       | before recruiting: gain 1 gold       |
      And the "before recruiting" abilities are being used
      And the first player's deal is A, B, C
      And the second player's deal is D

    Example: a card of the deal
      Карта раздачи
      When the first player uses the "before recruiting" ability of C
      Then that is accepted
      And the first player has 1 gold more than before

    Example: a card taken in this step
      Карта, взятая в этот шаг
      When the first player takes B by the "before recruiting" ability of A
      And the second player uses the "before recruiting" ability of D
      And the first player uses the "before recruiting" ability of B
      Then that is accepted
      And the first player has 1 gold less than before

  @A-missing-target
  Rule: An ability without a target is not used, which is not declining
    Особенность без цели не используют, и это не отказ

    berserk-vanguard A-missing-target
    berserk-execution A-missing-target

    Background:
      Given these cards:
        | card | rank  | cost | clan  | abilities                            |
        | A    | elite | 1    |       | before recruiting: take a Coven card |
        | B    | elite | 2    | Coven |                                      |
        | C    | elite | 1    |       | before recruiting: gain 1 gold       |
        | D    | elite | 1    |       | before recruiting: gain 1 gold       |
      And the "before recruiting" abilities are being used
      And the first player's deal is A, B, C, D
      And the second player's deal is 2 plain cards
      And the first player has 1 gold and 0 silver left

    Example: it cannot be used
      Использовать её нельзя
      When the first player uses the "before recruiting" ability of A
      Then that is refused by this rule
      And the first player is asked whether to use an ability

    Example: other abilities can
      Другие – можно
      When the first player uses the "before recruiting" ability of C
      Then that is accepted
      When the second player declines, if asked
      And the first player uses the "before recruiting" ability of D
      Then that is accepted

    Example: and it can be used itself once there is a target
      И её саму, когда цель появится
      When the first player uses the "before recruiting" ability of C
      Then that is accepted
      When the second player declines, if asked
      And the first player uses the "before recruiting" ability of A
      Then that is accepted

  @A-missing-target
  Rule: Without a free cell no card is shifted
    Без свободной клетки карту не переставляют

    berserk-vanguard A-missing-target
    berserk-execution A-missing-target

    Example: with the whole half occupied the ability is not used, another is
      Когда занята вся половина, эту особенность не используют, а другую – да
      Given these cards:
        | card | abilities                                                                        |
        | S    | after deployment: shift one of your cards; after deployment: put a counter on it |
      And all cards are placed
      And S lies face down on 1b1
      And plain cards lie on 1a1-1a3, 1b2, 1b3, 1c1-1e3
      And plain cards lie on 2b1
      When the first player uses the "after deployment" ability of S
      Then that is refused
      When the first player uses the second "after deployment" ability of S
      Then that is accepted

    Example: without a card that can be moved nothing is shifted
      Без карты, которую можно переместить, ничего не переставляют
      Given these cards:
        | card | abilities                                                                              |
        | S    | cannot be moved; sudden: shift one of your cards; sudden, closing: put a counter on it |
      And S lies open on 1b1
      And C lies open on 2b1
      And the Opening Step of turn 1 begins
      When the first player uses the "sudden" ability of S
      Then that is refused
      When the first player uses the second "sudden" ability of S
      Then that is accepted

    Example: with a single card nothing is swapped
      Единственную карту менять местами не с чем
      Given these cards:
        | card | abilities                                                                       |
        | S    | after deployment: swap two of your cards; after deployment: put a counter on it |
      And all cards are placed
      And S lies face down on 1b1
      And plain cards lie on 2b1, 2c1
      When the first player uses the "after deployment" ability of S
      Then that is refused
      When the first player uses the second "after deployment" ability of S
      Then that is accepted

  @A-take-affordable
  Rule: An ability that takes a card is not used when no such card can be taken and paid for
    Особенность «взять карту в отряд» не используют, если взять и оплатить нечего

    berserk-vanguard A-take-affordable
    berserk-execution A-take-affordable

    Example: what it names cannot be paid for
      То, что она называет, не оплатить
      Given these cards:
        | card | rank  | cost | clan  | abilities                            |
        | A    | elite | 1    |       | before recruiting: take a Coven card |
        | B    | elite | 6    | Coven |                                      |
        | C    | elite | 1    |       |                                      |
      And the "before recruiting" abilities are being used
      And the first player's deal is A, B, C
      And the second player's deal is 2 plain cards
      And the first player has 5 gold and 9 silver left
      When the first player uses the "before recruiting" ability of A
      Then that is refused
      And the first player may decline

    Example: the deal holds nothing it names, though the deck does
      В раздаче нет того, что она называет, хотя в колоде есть
      Given these cards:
        | card | rank  | cost | clan  | abilities                            |
        | A    | elite | 1    |       | before recruiting: take a Coven card |
        | B    | elite | 1    | Coven |                                      |
        | C    | elite | 1    |       |                                      |
      And the "before recruiting" abilities are being used
      And the first player's deal is A, C
      And the first player's deck is B on top of 9 plain cards
      And the second player's deal is 2 plain cards
      When the first player uses the "before recruiting" ability of A
      Then that is refused

    Example: one card after another is taken so
      Так берут одну карту за другой
      Given these cards:
        | card | rank  | cost | clan  | abilities                            |
        | A    | elite | 1    |       | before recruiting: take a Coven card |
        | T    | elite | 1    |       | before recruiting: take a Coven card |
        | B    | elite | 1    | Coven |                                      |
        | C    | elite | 1    | Coven |                                      |
      And the "before recruiting" abilities are being used
      And the first player's deal is A, T, B, C
      And the second player's deal is 2 plain cards
      When the first player takes B by the "before recruiting" ability of A
      And the second player declines, if asked
      And the first player uses the "before recruiting" ability of T
      Then that is accepted
      When the first player chooses C
      Then that is accepted
      And the first player has 2 gold less than before

    Example: that is not declining
      Отказом это не считается
      Given these cards:
        | card | rank  | cost | clan  | abilities                            |
        | A    | elite | 1    |       | before recruiting: take a Coven card |
        | B    | elite | 6    | Coven |                                      |
        | C    | elite | 1    |       | before recruiting: gain 1 gold       |
      And the "before recruiting" abilities are being used
      And the first player's deal is A, B, C
      And the second player's deal is 2 plain cards
      And the first player has 5 gold and 9 silver left
      When the first player uses the "before recruiting" ability of A
      Then that is refused
      When the first player uses the "before recruiting" ability of C
      Then that is accepted
      When the second player declines, if asked
      And the first player uses the "before recruiting" ability of A
      Then that is accepted

    Example: one that can be paid for is enough
      Достаточно одной, которую можно оплатить
      Given these cards:
        | card | rank  | cost | clan  | abilities                            |
        | A    | elite | 1    |       | before recruiting: take a Coven card |
        | B    | elite | 6    | Coven |                                      |
        | C    | elite | 3    | Coven |                                      |
      And the "before recruiting" abilities are being used
      And the first player's deal is A, B, C
      And the second player's deal is 2 plain cards
      And the first player has 5 gold and 9 silver left
      When the first player uses the "before recruiting" ability of A
      Then that is accepted
      When the first player chooses B
      Then that is refused
      When the first player chooses C
      Then that is accepted
      And C is in the first player's squad

  @A-recruit-order
  Rule: The First Player recruits the whole squad, then the Second Player does
    Сначала весь отряд набирает Первый игрок, затем Второй

    berserk-vanguard A-recruit-order
    berserk-execution A-recruit-order

    Background:
      Given these cards:
        | card | rank  | cost | life |
        | A    | elite | 2    | 7    |
        | B    | elite | 2    | 3    |
        | C    | elite | 2    | 4    |
        | D    | elite | 2    | 5    |
      And the squads are being recruited
      And the first player's deal is A, B
      And the second player's deal is C, D

    Example: the Second Player cannot begin
      Второй игрок не может начать
      When the second player takes C
      Then that is refused by this rule
      And the first player is asked which card to take

    Example: nor take a card between two of the First Player's
      И взять карту между двумя картами Первого – тоже
      When the first player takes A
      Then that is accepted
      And the first player is asked which card to take
      When the second player takes C
      Then that is refused by this rule

    Example: once the First Player has finished, it is the Second Player's turn
      Когда Первый игрок закончил, наступает черёд Второго
      When the first player takes A
      And the first player is done
      Then the second player is asked which card to take
      When the second player takes C
      Then that is accepted

    Example: the Second Player does not see what the First has taken
      Второй игрок не видит, что взял Первый
      Given the first player has 20 gold and 0 silver left
      When the first player takes A
      And the first player is done
      Then the second player sees the same as if A had been a plain card

    Example: nobody has priority in between
      Приоритета в это время ни у кого нет
      When the first player takes A
      Then the first player may not pass
      And the second player may not pass

  @A-no-take-back
  Rule: A card taken stays taken, and finishing is a final decision of its own
    Взятая карта остаётся взятой, а закончить набор – отдельное и окончательное решение

    berserk-vanguard A-no-take-back
    berserk-execution A-no-take-back

    Background:
      Given these cards:
        | card | rank  | cost |
        | A    | elite | 2    |
        | B    | elite | 2    |
        | C    | elite | 2    |
      And the squads are being recruited
      And the first player's deal is A, B
      And the second player's deal is C

    Example: a taken card cannot be given back
      Взятую карту вернуть нельзя
      When the first player takes A
      And the first player gives back the first card taken
      Then that is refused
      And A is in the first player's squad

    Example: even with the deal empty the player has to finish
      Даже с пустой раздачей набор нужно закончить
      When the first player takes A
      And the first player takes B
      Then the first player is asked which card to take
      When the first player is done
      Then that is accepted
      And the second player is asked which card to take

    Example: after finishing no card is taken any more
      Закончив, карт больше не берут
      When the first player takes A
      And the first player is done
      And the first player takes B
      Then that is refused

  @A-price
  Rule: The ordinary cost is increased, then reduced, not below 0; a replaced cost is paid as written
    Обычная стоимость увеличивается, потом уменьшается, но не ниже 0; заменённая платится как написано

    berserk-vanguard A-price
    berserk-execution A-price

    Background:
      Given these cards:
        | card | rank  | cost | clan  | element | abilities               |
        | A    | elite | 2    |       | Steppe  | Coven cards cost 3 less |
        | B    | elite | 1    | Coven | Steppe  |                         |
        | C    | elite | 9    | Coven | Steppe  | may be recruited for 4  |
        | D    | elite | 3    | Coven | Forest  |                         |
        | E    | elite | 9    |       | Forest  | may be recruited for 4  |
        | F    | elite | 5    | Coven | Steppe  |                         |
        | I    | elite | 1    |       | Steppe  | Coven cards cost 1 more |
        | P    | elite | 1    |       |         |                         |
      And the squads are being recruited
      And the first player's deal is A, B, C, D, E, F, I
      And the second player's deal is P
      And the first player has 12 gold and 0 silver left

    Example: a reduced cost
      Уменьшенная стоимость
      When the first player takes A
      And the first player takes F
      Then that is accepted
      And the first player has 4 gold less than before

    Example: a cost does not fall below 0
      Ниже 0 стоимость не опускается
      When the first player takes A
      And the first player takes B
      Then that is accepted
      And the first player has 2 gold less than before

    Example: an increased cost
      Увеличенная стоимость
      When the first player takes I
      And the first player takes F
      Then that is accepted
      And the first player has 7 gold less than before

    Example: increased first, then reduced, whichever card was taken first
      Сначала увеличивается, потом уменьшается, какая бы карта ни была взята раньше
      When the first player takes A
      And the first player takes I
      And the first player takes B
      Then that is accepted
      And the first player has 3 gold less than before

    Example: a replaced cost is not increased
      Заменённая стоимость не увеличивается
      When the first player takes I
      And the first player takes C for its replaced cost
      Then that is accepted
      And the first player has 5 gold less than before

    Example: a replaced cost is not reduced
      Заменённая стоимость не уменьшается
      When the first player takes A
      And the first player takes C for its replaced cost
      Then that is accepted
      And the first player has 6 gold less than before

    Example: the element crystal is not reduced
      Кристалл за стихию не уменьшается
      When the first player takes A
      And the first player takes D
      Then that is accepted
      And the first player has 3 gold less than before

    Example: a replaced cost has to be paid
      Заменённую стоимость надо оплатить
      When the first player takes C
      And the first player takes E for its replaced cost
      Then that is refused
      When the first player takes I
      Then that is accepted

    Example: nor is it replaced together with the cost
      И вместе со стоимостью он не заменяется
      When the first player takes A
      And the first player takes E for its replaced cost
      Then that is accepted
      And the first player has 7 gold less than before

  @A-element-crystal
  Rule: A crystal is lost once for each new element of the squad from the second on
    Кристалл теряется один раз за каждую новую стихию отряда, начиная со второй

    berserk-vanguard A-element-crystal
    berserk-execution A-element-crystal

    Background:
      Given these cards:
        | card | rank  | cost | clan  | element | abilities                            |
        | A    | elite | 1    | Coven | Steppe  |                                      |
        | B    | elite | 2    | Coven | Forest  |                                      |
        | C    | elite | 2    |       | Forest  |                                      |
        | D    | elite | 1    |       | Swamp   |                                      |
        | E    | elite | 1    |       |         |                                      |
        | S    | elite | 1    |       |         | before recruiting: take a Coven card |
        | T    | elite | 1    |       |         | before recruiting: take a Coven card |
        | P    | elite | 1    |       |         | before recruiting: gain 1 gold       |
      And the first player's deal is A, B, C, D, E, S, T
      And the second player's deal is P

    Example: once for an element, and not for the first one
      Один раз за стихию, но не за первую
      Given the squads are being recruited
      And the first player has 12 gold and 0 silver left
      When the first player takes A
      And the first player takes B
      Then that is accepted
      And the first player has 4 gold less than before
      When the first player takes C
      Then that is accepted
      And the first player has 6 gold less than before

    Example: before the cost is paid
      До оплаты стоимости
      Given the squads are being recruited
      And the first player has 3 gold and 0 silver left
      When the first player takes A
      And the first player takes B
      Then that is refused

    Example: for a third element once more, for a neutral card not at all
      За третью стихию ещё раз, за нейтральную карту – ни разу
      Given the squads are being recruited
      And the first player has 12 gold and 0 silver left
      When the first player takes A
      And the first player takes E
      Then that is accepted
      And the first player has 2 gold less than before
      When the first player takes B
      And the first player takes D
      Then that is accepted
      And the first player has 7 gold less than before

    Example: in a taking by an ability too
      И при взятии по особенности
      Given the "before recruiting" abilities are being used
      And the first player has 12 gold and 0 silver left
      When the first player takes A by the "before recruiting" ability of S
      And the second player uses the "before recruiting" ability of P
      And the first player takes B by the "before recruiting" ability of T
      Then that is accepted
      And the first player has 4 gold less than before

    Example: the crystal is not given back when recruiting ends
      По окончании набора кристалл не возвращается
      Given the squads are being recruited
      And the first player has 12 gold and 0 silver left
      When the first player takes A
      And the first player takes B
      And the first player is done
      And the second player takes P
      And the second player is done
      Then that is accepted
      And the first player has 4 gold less than before

  @A-element-no-gold
  Rule: Without a gold crystal a card of a further element cannot be taken
    Без золотого кристалла карту ещё одной стихии взять нельзя

    berserk-vanguard A-element-no-gold
    berserk-execution A-element-no-gold

    Background:
      Given these cards:
        | card | rank    | cost | element |
        | A    | regular | 1    | Steppe  |
        | B    | regular | 1    | Forest  |
        | C    | regular | 1    |         |
        | D    | regular | 1    | Steppe  |
        | P    | elite   | 1    |         |
      And the squads are being recruited
      And the first player's deal is A, B, C, D
      And the second player's deal is P
      And the first player has 0 gold and 9 silver left

    Example: the second element
      Вторая стихия
      When the first player takes A
      And the first player takes B
      Then that is refused by this rule
      And the first player has 1 silver less than before

    Example: the first element, and another card of it
      Первая стихия и ещё одна её карта
      When the first player takes A
      Then that is accepted
      When the first player takes D
      Then that is accepted

    Example: a neutral card
      Нейтральная карта
      When the first player takes A
      And the first player takes C
      Then that is accepted

  @A-x-min
  Rule: X is chosen when the card is taken, is at least 1, and is paid in gold for an elite card
    Х выбирают, когда берут карту; он не меньше 1, а у элитной карты платится золотом

    berserk-vanguard A-x-min
    berserk-execution A-x-min

    Background:
      Given these cards:
        | card | rank    | cost |
        | A    | elite   | 1+X  |
        | B    | regular | X    |
        | C    | elite   | X    |
        | P    | elite   | 1    |
      And the squads are being recruited
      And the first player's deal is A, B, C
      And the second player's deal is P

    Example: the player says X
      Игрок называет Х
      Given the first player has 9 gold and 9 silver left
      When the first player takes A
      Then the first player is asked about X
      And the first player may not say 0
      When the first player says 3
      Then that is accepted
      And the first player has 4 gold less than before

    Example: X may be 1
      Х может быть равен 1
      Given the first player has 9 gold and 9 silver left
      When the first player takes A
      Then the first player may say 1
      When the first player says 1
      Then that is accepted
      And the first player has 2 gold less than before

    Example: at another cost no X is chosen
      При другой стоимости Х не выбирают
      Given these cards:
        | card | rank  | cost | abilities              |
        | D    | elite | X    | may be recruited for 2 |
      And the first player's deal is A, B, C, D
      And the first player has 9 gold and 9 silver left
      When the first player takes D for its replaced cost
      Then the first player is asked which card to take
      And D is in the first player's squad
      And the first player has 2 gold less than before

    Example: with crystals for X = 0 only, the card cannot be taken
      Если кристаллов хватает лишь на Х = 0, карту не взять
      Given the first player has 1 gold and 1 silver left
      When the first player takes B
      Then that is accepted
      When the first player says 1
      And the first player says 0
      Then that is accepted
      And the first player may not take A
      And the first player may take C

    Example: silver pays for no X of an elite card
      За Х элитной карты серебром не платят
      Given the first player has 3 gold and 20 silver left
      When the first player takes A
      Then the first player may not say 3
      When the first player says 2
      Then that is accepted
      And the first player has 3 gold less than before
      And the first player has as much silver as before

    Example: silver pays for the X of a regular card
      За Х рядовой карты платят и серебром
      Given the first player has 0 gold and 9 silver left
      When the first player takes B
      And the first player says 6
      Then that is accepted
      And the first player has 6 silver less than before

  @A-flyer-cap
  Rule: No more than 15 crystals are spent on flyers
    На летающих существ тратится не больше 15 кристаллов

    berserk-vanguard A-flyer-cap
    berserk-execution A-flyer-cap

    Background:
      Given these cards:
        | card | rank    | cost | clan  | abilities               | kind     |
        | A    | elite   | 10   |       |                         | flyer    |
        | B    | elite   | 6    | Coven |                         | flyer    |
        | C    | regular | 5    |       |                         | flyer    |
        | D    | elite   | 1    |       | Coven cards cost 1 less | creature |
        | E    | elite   | 6    |       |                         | creature |
        | F    | elite   | 3    |       |                         | flyer    |
        | P    | elite   | 1    |       |                         | creature |
      And the squads are being recruited
      And the first player's deal is A, B, C, D, E, F
      And the second player's deal is P

    Example: a sixteenth crystal is refused
      Шестнадцатый кристалл не потратить
      When the first player takes A
      And the first player takes B
      Then that is refused by this rule

    Example: fifteen crystals may be spent, silver counts like gold
      Пятнадцать кристаллов потратить можно; серебро считается наравне с золотом
      When the first player takes A
      And the first player takes C
      And the first player says 2
      Then that is accepted
      And C is in the first player's squad
      And the first player may not take F

    Example: what counts is what was paid
      Считается уплаченное
      When the first player takes D
      And the first player takes A
      And the first player takes B
      Then that is accepted
      And the first player has 16 gold less than before

    Example: creatures on the ground are not limited
      Наземных существ это не ограничивает
      When the first player takes A
      And the first player takes E
      Then that is accepted

  @A-one-terrain
  Rule: A squad holds at most one terrain
    В отряде не больше одной местности

    berserk-vanguard A-one-terrain
    berserk-execution A-one-terrain

    Background:
      Given these cards:
        | card | rank  | cost | kind     |
        | A    | elite | 2    | terrain  |
        | B    | elite | 2    | terrain  |
        | C    | elite | 2    | artifact |
        | D    | elite | 2    | artifact |
        | E    | elite | 2    | creature |
        | P    | elite | 1    | creature |
      And the squads are being recruited
      And the first player's deal is A, B, C, D, E
      And the second player's deal is P

    Example: a second terrain is refused
      Вторая местность отклоняется
      When the first player takes A
      And the first player takes B
      Then that is refused by this rule

    Example: one terrain and several artifacts
      Одна местность и несколько артефактов
      When the first player takes C
      And the first player takes D
      Then that is accepted
      When the first player takes A
      Then that is accepted

  @A-rest-shuffled
  Rule: The cards left in the deal are shuffled into the deck
    Карты, оставшиеся в раздаче, замешиваются в колоду

    berserk-vanguard A-rest-shuffled
    berserk-execution A-rest-shuffled

    Example: nobody knows where in the deck they lie
      Никто не знает, где они лежат в колоде
      Given these cards:
        | card | rank  | cost |
        | A    | elite | 2    |
        | B    | elite | 2    |
        | C    | elite | 2    |
      And the squads are being recruited
      And the first player's deal is A, B
      And the second player's deal is C
      When the first player takes A
      And the first player is done
      And the second player takes C
      And the second player is done
      Then that is accepted
      And the first player's deck has 1 card more
      And the first player does not know where in the deck B is

  @A-legal-squad
  Rule: In the Execution edition a player may not finish without a creature while one can be recruited
    В редакции с Выполнением нельзя закончить набор без существа, пока его ещё можно набрать

    berserk-execution A-legal-squad

    Background:
      Given these cards:
        | card | kind     | rank  | cost |
        | A    | artifact | elite | 2    |
        | B    | terrain  | elite | 2    |
        | C    | creature | elite | 4    |
        | D    | artifact | elite | 2    |
        | E    | creature | elite | 25   |
      And the squads are being recruited

    Example: an artifact and a terrain are not enough
      Артефакта и местности мало
      Given the first player's deal is A, B, C
      And the second player's deal is D, E
      When the first player takes A
      And the first player takes B
      And the first player is done
      Then that is refused
      And the game goes on

    Example: one creature is enough
      Одного существа достаточно
      Given the first player's deal is A, B, C
      And the second player's deal is D, E
      When the first player takes C
      And the first player is done
      Then that is accepted
      And the second player may not finish recruiting

    Example: if neither can recruit a legal squad, the game is drawn
      Если легального отряда не может набрать ни один, – ничья
      Given the first player's deal is A, B, C
      And the second player's deal is D, E
      And the first player has 5 gold and 0 silver left
      And the second player has 24 gold and 0 silver left
      When the first player takes A
      Then that is accepted
      And the game is drawn

  @A-legal-squad
  Rule: In the Vanguard edition any squad may be finished
    В редакции с Авангардом закончить можно с любым отрядом

    berserk-vanguard A-legal-squad

    Background:
      Given these cards:
        | card | kind     | rank  | cost |
        | A    | artifact | elite | 2    |
        | C    | creature | elite | 4    |
        | E    | creature | elite | 4    |
      And the squads are being recruited
      And the first player's deal is A, C
      And the second player's deal is E
      And the first player has 5 gold and 0 silver left

    Example: a squad without creatures is finished
      Отряд без существ можно закончить
      When the first player takes A
      And the first player is done
      Then that is accepted
      And the second player is asked which card to take

    Example: with such a squad the game goes on to the placing of the cards
      С таким отрядом игра продолжается размещением карт
      When the first player takes A
      And the first player is done
      Then the game goes on
      When the second player takes E
      And the second player is done
      Then the game goes on
      And it is for the first player to place a card
