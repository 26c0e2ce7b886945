Feature: Recruiting
  Набор отряда

  Chapter 403. Abilities "before recruiting" are used by turns; then cards are taken from the deal one by one
  and paid for. Where a card can be paid in several ways, the player says how much gold is paid.

  # ------------------------------------------------------------------------------------------------ 403.1

  @recruiting.before.alternate
  Rule: Beginning with the First Player, the players alternate in using "before recruiting" abilities
    Игроки, начиная с Первого, чередуют использование особенностей «до набора отряда»

    berserk-vanguard 403.1   «Игроки, начиная с Первого игрока, чередуют использование особенностей вида "до набора отряда - [текст]".»

    Background:
      Given these cards:
        | card | abilities                      |
        | A    | before recruiting: gain 1 gold |
        | B    | before recruiting: gain 1 gold |
        | C    | before recruiting: gain 1 gold |
        | D    | before recruiting: gain 1 gold |
        | S    | start of battle: gain 1 gold   |

    Example: each player uses one ability at a time
      Каждый игрок использует по одной особенности за раз
      Given the "before recruiting" abilities are being used
      And the first player's deal is A, B, S
      And the second player's deal is C, D
      When the first player uses the "before recruiting" ability of A
      Then the second player is asked whether to use an ability
      When the second player uses the "before recruiting" ability of C
      Then the first player is asked whether to use an ability
      When the first player uses the "before recruiting" ability of B
      Then the second player is asked whether to use an ability
      When the second player uses the "before recruiting" ability of D
      Then that is accepted

    Example: the First Player's second ability waits for the Second Player
      Вторая особенность Первого игрока ждёт Второго игрока
      Given the "before recruiting" abilities are being used
      And the first player's deal is A, B, S
      And the second player's deal is C, D
      When the first player uses the "before recruiting" ability of A
      And the first player uses the "before recruiting" ability of B
      Then that is refused
      And the second player may use the "before recruiting" ability of C

    Example: the Second Player's second ability waits for the First Player
      Вторая особенность Второго игрока ждёт Первого игрока
      Given the "before recruiting" abilities are being used
      And the first player's deal is A, B, S
      And the second player's deal is C, D
      When the first player uses the "before recruiting" ability of A
      And the second player uses the "before recruiting" ability of C
      And the second player uses the "before recruiting" ability of D
      Then that is refused
      And the first player may use the "before recruiting" ability of B

    Example: after the redeals the First Player is asked
      После пересдач спрашивают Первого игрока
      Given the cards have been dealt
      And the first player's deal is A, B, S
      And the second player's deal is C, D
      And the first player's deck is 3 plain cards
      And the second player's deck is 3 plain cards
      When the first player keeps the deal
      And the second player keeps the deal
      Then the first player is asked whether to use an ability
      When the second player uses the "before recruiting" ability of C
      Then that is refused

    Example: an ability of another kind is not used in this step
      Особенность другого вида в этот шаг не используется
      Given the "before recruiting" abilities are being used
      And the first player's deal is A, B, S
      And the second player's deal is C, D
      When the first player uses the "before recruiting" ability of A
      And the second player uses the "before recruiting" ability of C
      And the first player uses the "start of battle" ability of S
      Then that is refused
      And the first player has 1 gold more than before

  @recruiting.before.decline
  Rule: Who declines the use of the ability in their turn cannot use it later
    Отказавшийся в свой черёд позже использовать особенность не может

    berserk-vanguard 403.1   «Если игрок в свой черёд отказался от использования этой особенности, то сыграть её позже он не сможет.»

    Background:
      Given these cards:
        | card | abilities                      |
        | A    | before recruiting: gain 1 gold |
        | B    | before recruiting: gain 1 gold |
        | C    | before recruiting: gain 1 gold |
        | D    | before recruiting: gain 1 gold |
      And the "before recruiting" abilities are being used
      And the first player's deal is A, B
      And the second player's deal is C, D

    Example: the First Player has declined
      Отказался Первый игрок
      When the first player declines
      And the second player uses the "before recruiting" ability of C
      And the first player uses the "before recruiting" ability of A
      Then that is refused
      And the second player may use the "before recruiting" ability of D

    Example: the Second Player has declined
      Отказался Второй игрок
      When the first player uses the "before recruiting" ability of A
      And the second player declines
      And the first player uses the "before recruiting" ability of B
      Then that is accepted
      And the second player may not use the "before recruiting" ability of C

    Example: the one who has not declined goes on using abilities
      Не отказавшийся продолжает использовать особенности
      When the first player declines
      Then that is accepted
      And the second player may use the "before recruiting" ability of C
      When the second player uses the "before recruiting" ability of C
      And the second player uses the "before recruiting" ability of D
      Then that is accepted

    Example: whoever uses abilities in their turn loses nothing
      Использующий особенности в свой черёд ничего не теряет
      When the first player uses the "before recruiting" ability of A
      And the second player declines
      Then the first player may use the "before recruiting" ability of B

  @recruiting.before.once
  Rule: Each card uses its "before recruiting" ability once per battle
    Каждая карта использует особенность «до набора отряда» один раз за бой

    berserk-vanguard 403.1   «Каждая карта использует особенность "до набора отряда" один раз за бой.»

    Background:
      Given these cards:
        | card | copy of | abilities                      |
        | A    |         | before recruiting: gain 1 gold |
        | B    | A       |                                |
        | C    |         | before recruiting: gain 1 gold |
        | D    | C       |                                |
      And the "before recruiting" abilities are being used
      And the first player's deal is A, B
      And the second player's deal is C, D

    Example: a card of the First Player does not use it again
      Карта Первого игрока не использует её снова
      When the first player uses the "before recruiting" ability of A
      And the second player uses the "before recruiting" ability of C
      And the first player uses the "before recruiting" ability of A
      Then that is refused
      And the first player has 1 gold more than before

    Example: nor does a card of the Second Player
      Карта Второго игрока – тоже
      When the first player uses the "before recruiting" ability of A
      And the second player uses the "before recruiting" ability of C
      And the first player declines
      And the second player uses the "before recruiting" ability of C
      Then that is refused
      And the second player has 1 gold more than before

    Example: a copy of the card uses its own ability
      Копия карты использует свою особенность
      When the first player uses the "before recruiting" ability of A
      And the second player uses the "before recruiting" ability of C
      And the first player uses the "before recruiting" ability of B
      Then that is accepted
      When the second player uses the "before recruiting" ability of D
      Then that is accepted

  # ---------------------------------------------------------------------------------------------- 403.1.1

  @recruiting.by_ability.now_under_usual_rules
  Rule: A card taken by a "before recruiting" ability is taken in that step, under the rules of recruiting
    По особенности «до набора отряда» карту берут в этот же шаг и по правилам набора

    berserk-vanguard 403.1.1   «Если текст особенности "до набора отряда" предписывает взять карту в отряд, это происходит в шаг использования особенностей "до набора отряда" согласно правилам, перечисленным в п.п.403.2.1 - 403.2.2.»

    Background:
      Given these cards:
        | card | rank    | cost | clan  | element | abilities                                                   |
        | S    | elite   | 1    |       |         | before recruiting: take a Coven card                        |
        | T    | elite   | 1    |       |         | before recruiting: take a Coven card                        |
        | A    | elite   | 4    | Coven | Steppe  |                                                             |
        | B    | elite   | 3    | Coven | Forest  |                                                             |
        | C    | elite   | 9    | Coven |         |                                                             |
        | D    | elite   | 2    | Coven |         | Coven cards cost 1 less                                     |
        | E    | regular | 5    | Coven |         |                                                             |
        | P    | elite   | 1    |       |         | before recruiting: gain 1 gold                              |
        | Q    | elite   | 1    |       |         | before recruiting: gain 1 gold                              |
      And the "before recruiting" abilities are being used
      And the first player's deal is S, T, A, B, C, D, E
      And the second player's deal is P, Q
      And the first player has 8 gold and 3 silver left

    Example: the card is in the squad and paid for while the step goes on
      Карта в отряде и оплачена, пока шаг продолжается
      When the first player takes A by the "before recruiting" ability of S
      Then that is accepted
      And A is in the first player's squad
      And the first player has 4 gold less than before
      And the "before recruiting" step goes on

    Example: a card that cannot be paid for is not taken
      Карту, которую не оплатить, не берут
      When the first player uses the "before recruiting" ability of S
      And the first player chooses C
      Then that is refused
      And the first player may not finish recruiting
      And C is not in the first player's squad

    Example: a crystal is lost for a second element
      За вторую стихию теряется кристалл
      When the first player takes A by the "before recruiting" ability of S
      And the second player uses the "before recruiting" ability of P
      And the first player takes B by the "before recruiting" ability of T
      Then that is accepted
      And the first player has 8 gold less than before

    Example: a card taken so influences what is taken after it
      Взятая так карта влияет на дальнейший набор
      When the first player takes D by the "before recruiting" ability of S
      And the second player uses the "before recruiting" ability of P
      And the first player takes A by the "before recruiting" ability of T
      Then that is accepted
      And the first player has 5 gold less than before

    Example: a regular card is paid in the mix the player says
      Рядовая карта оплачивается теми кристаллами, какие назовёт игрок
      When the first player uses the "before recruiting" ability of S
      And the first player chooses E
      And the first player says 3
      Then that is accepted
      And the first player has 3 gold less than before
      And the first player has 2 silver less than before

    Example: the mix is one that the player can pay
      Называют то, что игрок может уплатить
      When the first player uses the "before recruiting" ability of S
      And the first player chooses E
      And the first player says 1
      Then that is refused
      When the first player says 2
      Then that is accepted
      And the first player has 2 gold less than before
      And the first player has 3 silver less than before

  # ---------------------------------------------------------------------------------------------- 403.2.1

  @recruiting.price.pay_cost
  Rule: To take a card from the deal a player pays its cost with the crystals they have
    Чтобы взять карту из раздачи, игрок оплачивает её стоимость имеющимися кристаллами

    berserk-vanguard [403.2.1]   «Чтобы карта из раздачи попала в отряд, игроку необходимо оплатить её стоимость имеющимися у него кристаллами.»

    Background:
      Given these cards:
        | card | rank    | cost |
        | A    | elite   | 5    |
        | B    | regular | 4    |
        | C    | elite   | 5    |
        | D    | regular | 4    |
      And the squads are being recruited
      And the first player's deal is A, B
      And the second player's deal is C, D

    Example: exactly enough crystals
      Кристаллов ровно столько, сколько нужно
      Given the first player has 5 gold and 4 silver left
      When the first player takes A
      Then that is accepted
      And A is in the first player's squad
      And the first player has 5 gold less than before
      When the first player takes B
      Then that is accepted
      And the first player has 4 silver less than before
      And the first player has 0 cards in the deal

    Example: one crystal too few
      Не хватает одного кристалла
      Given the first player has 5 gold and 3 silver left
      When the first player takes A
      Then that is accepted
      When the first player takes B
      Then that is refused
      And B is not in the first player's squad

    Example: the Second Player pays as well
      Второй игрок тоже платит
      Given the second player has 6 gold and 1 silver left
      When the first player takes A
      And the first player is done
      And the second player takes C
      Then that is accepted
      And the second player has 5 gold less than before
      When the second player takes D
      Then that is refused

    Example: a card that is no longer in the deal is not taken
      Карту, которой в раздаче уже нет, не берут
      Given the first player has 10 gold and 10 silver left
      When the first player takes A
      And the first player takes A
      Then that is refused
      And the first player has 5 gold less than before

  @recruiting.price.gold_and_silver
  Rule: Elite cards are paid in gold, regular ones in gold and/or silver
    Элитные карты набираются за золото, рядовые – за золото и/или серебро

    berserk-vanguard [403.2.1]   «Элитные карты набираются за золотые кристаллы, а рядовые – за золотые и/или серебряные кристаллы.»

    Background:
      Given these cards:
        | card | rank    | cost |
        | A    | elite   | 5    |
        | B    | regular | 5    |
        | C    | elite   | 5    |
        | D    | regular | 5    |
      And the squads are being recruited
      And the first player's deal is A, B
      And the second player's deal is C, D

    Example: a regular card in gold and silver
      Рядовая карта – за золото и серебро
      Given the first player has 9 gold and 9 silver left
      When the first player takes B
      And the first player says 2
      Then that is accepted
      And the first player has 2 gold less than before
      And the first player has 3 silver less than before

    Example: a regular card in silver alone
      Рядовая карта – за одно серебро
      Given the first player has 9 gold and 9 silver left
      When the first player takes B
      And the first player says 0
      Then that is accepted
      And the first player has 5 silver less than before

    Example: a regular card in gold alone
      Рядовая карта – за одно золото
      Given the first player has 9 gold and 9 silver left
      When the first player takes B
      And the first player says 5
      Then that is accepted
      And the first player has 5 gold less than before

    Example: an elite card takes no silver
      За элитную карту серебро не платят
      Given the first player has 9 gold and 9 silver left
      When the first player takes A
      Then that is accepted
      And the first player has 5 gold less than before
      And the first player has as much silver as before

    Example: silver does not make up for missing gold
      Серебро не заменяет недостающее золото
      Given the first player has 4 gold and 20 silver left
      When the first player takes A
      Then that is refused
      When the first player takes B
      And the first player says 1
      Then that is accepted

    Example: the same holds for the Second Player
      То же верно для Второго игрока
      Given the second player has 4 gold and 20 silver left
      When the first player takes A
      And the first player is done
      And the second player takes C
      Then that is refused
      When the second player takes D
      And the second player says 4
      Then that is accepted
      And the second player has 1 silver less than before

  @recruiting.price.element_crystal
  Rule: For each element of the squad but the first a gold crystal is lost before the card is recruited
    За каждую стихию отряда, кроме первой, до набора карты теряется золотой кристалл

    berserk-vanguard [403.2.1]   «За каждую стихию в своём отряде, кроме первой, игрок теряет 1 золотой кристалл (этот кристалл теряется до набора карты в отряд).»

    Background:
      Given these cards:
        | card | rank    | cost | element   |
        | A    | elite   | 1    | Steppe    |
        | B    | elite   | 6    | Forest    |
        | C    | elite   | 1    | Forest    |
        | D    | elite   | 1    | Mountains |
        | E    | elite   | 1    |           |
        | F    | regular | 2    | Swamp     |
        | G    | elite   | 1    | Steppe    |
        | P    | elite   | 1    | Steppe    |
        | Q    | elite   | 2    | Darkness  |
      And the squads are being recruited
      And the first player's deal is A, B, C, D, E, F, G
      And the second player's deal is P, Q

    Example: with the crystal the card can just be paid for
      Вместе с кристаллом карту как раз можно оплатить
      Given the first player has 8 gold and 0 silver left
      When the first player takes A
      And the first player takes B
      Then that is accepted
      And the first player has 8 gold less than before

    Example: the crystal is gone before the card is paid for
      Кристалл теряется до оплаты карты
      Given the first player has 7 gold and 0 silver left
      When the first player takes A
      And the first player takes B
      Then that is refused
      And the first player has 1 gold less than before

    Example: the first element costs nothing
      Первая стихия ничего не стоит
      Given the first player has 9 gold and 0 silver left
      When the first player takes E
      And the first player takes A
      Then that is accepted
      And the first player has 2 gold less than before

    Example: further cards of an element cost nothing more
      Следующие карты той же стихии больше ничего не стоят
      Given the first player has 10 gold and 0 silver left
      When the first player takes A
      And the first player takes C
      And the first player takes G
      And the first player takes B
      Then that is accepted
      And the first player has 10 gold less than before

    Example: a third element costs another crystal
      За третью стихию теряется ещё один кристалл
      Given the first player has 9 gold and 0 silver left
      When the first player takes A
      And the first player takes C
      And the first player takes D
      Then that is accepted
      And the first player has 5 gold less than before

    Example: the crystal is gold even when the card is paid in silver
      Кристалл золотой, даже если карта оплачена серебром
      Given the first player has 9 gold and 9 silver left
      When the first player takes A
      And the first player takes F
      And the first player says 0
      Then that is accepted
      And the first player has 2 gold less than before
      And the first player has 2 silver less than before

    Example: the Second Player loses it too
      Второй игрок тоже его теряет
      Given the second player has 9 gold and 0 silver left
      When the first player takes A
      And the first player is done
      And the second player takes P
      And the second player takes Q
      Then that is accepted
      And the second player has 4 gold less than before

  @recruiting.price.leftovers_stay
  Rule: Crystals left after recruiting stay with the player
    Оставшиеся после набора кристаллы остаются у игрока

    berserk-vanguard [403.2.1]   «Оставшиеся после набора отряда кристаллы остаются у игрока (не пропадают).»

    Background:
      Given these cards:
        | card | rank  | cost |
        | A    | elite | 2    |
        | B    | elite | 1    |
      And the squads are being recruited
      And the first player's deal is A
      And the second player's deal is B
      And the first player has 5 gold and 3 silver left
      And the second player has 7 gold and 4 silver left

    Example: the First Player's crystals
      Кристаллы Первого игрока
      When the first player takes A
      And the first player is done
      And the second player takes B
      And the second player is done
      Then that is accepted
      And the first player has 2 gold less than before
      And the first player has as much silver as before

    Example: the Second Player's crystals
      Кристаллы Второго игрока
      When the first player takes A
      And the first player is done
      And the second player takes B
      And the second player is done
      Then that is accepted
      And the second player has 1 gold less than before
      And the second player has as much silver as before

    Example: they are still there when the cards are placed
      Они есть и тогда, когда карты размещены
      When the first player takes A
      And the first player is done
      And the second player takes B
      And the second player is done
      And the first player places A on 1c1
      Then that is accepted
      And the first player has 2 gold less than before
      And the first player has as much silver as before

    Example: and in the first turn too
      И в первом ходу тоже
      When the first player takes A
      And the first player is done
      And the second player takes B
      And the second player is done
      And the first player places A on 1c1
      And the second player places B on 2c1
      And the first player declines, if asked
      And the second player declines, if asked
      And the players do nothing until the Choice Subphase of turn 1
      Then the first player has 2 gold less than before
      And the first player has as much silver as before
      And the second player has 1 gold less than before
      And the second player has as much silver as before

  # ---------------------------------------------------------------------------------------------- 403.2.2

  @recruiting.one_by_one.one_at_a_time
  Rule: Cards are recruited into the squad one at a time
    Карты в отряд набираются по одной

    berserk-vanguard [403.2.2]   «Карты в отряд набираются по одной.»

    Background:
      Given these cards:
        | card | rank  | cost |
        | A    | elite | 2    |
        | B    | elite | 2    |
        | C    | elite | 2    |
        | P    | elite | 2    |
        | Q    | elite | 2    |
      And the squads are being recruited
      And the first player's deal is A, B, C
      And the second player's deal is P, Q

    Example: one act takes one card
      Одно действие берёт одну карту
      When the first player takes A
      Then that is accepted
      And B is not in the first player's squad
      And the first player has 2 cards in the deal
      And the first player has 2 gold less than before

    Example: after a card the next one may be taken
      После одной карты можно взять следующую
      When the first player takes B
      Then the first player is asked which card to take
      When the first player takes A
      Then that is accepted
      And the first player may take C

    Example: the Second Player takes one card at a time too
      Второй игрок тоже берёт карты по одной
      When the first player takes A
      And the first player is done
      And the second player takes P
      Then that is accepted
      And Q is not in the second player's squad
      And the second player may take Q

  @recruiting.one_by_one.in_play_at_once
  Rule: A card taken is in the play zone at once and may influence further recruiting
    Взятая карта сразу находится в игровой зоне и может влиять на дальнейший набор

    berserk-vanguard [403.2.2]   «После того, как карта взята в отряд, считается, что она находится в игровой зоне и может влиять на дальнейший набор отряда.»

    Background:
      Given these cards:
        | card     | rank  | cost | clan  | abilities               |
        | Soultrad | elite | 5    | Coven | Coven cards cost 1 less |
        | A        | elite | 4    | Coven |                         |
        | B        | elite | 3    | Coven |                         |
        | C        | elite | 3    |       |                         |
        | S        | elite | 5    | Coven | Coven cards cost 1 less |
        | D        | elite | 4    | Coven |                         |
      And the squads are being recruited
      And the first player's deal is Soultrad, A, B, C
      And the second player's deal is S, D

    Example: with Soultrad taken, a member of the Coven costs a crystal less
      Когда Соултрад взят, член Ковена стоит на кристалл меньше
      When the first player takes Soultrad
      And the first player takes A
      Then that is accepted
      And the first player has 8 gold less than before

    Example: and so does the next one
      И следующий тоже
      When the first player takes Soultrad
      And the first player takes A
      And the first player takes B
      Then that is accepted
      And the first player has 10 gold less than before

    Example: while Soultrad lies in the deal, he changes nothing
      Пока Соултрад лежит в раздаче, он ни на что не влияет
      When the first player takes A
      Then that is accepted
      And the first player has 4 gold less than before

    Example: what was taken before Soultrad is not refunded
      За взятое раньше Соултрада ничего не возвращается
      When the first player takes A
      And the first player takes Soultrad
      Then that is accepted
      And the first player has 9 gold less than before

    Example: a card that is no member of the Coven costs as much as before
      Карта не из Ковена стоит столько же
      When the first player takes Soultrad
      And the first player takes C
      Then that is accepted
      And the first player has 8 gold less than before

    Example: a card of the Second Player has influence at once too
      Карта Второго игрока тоже влияет сразу
      When the first player takes Soultrad
      And the first player is done
      And the second player takes D
      Then that is accepted
      And the second player has 4 gold less than before

    Example: with it taken, the Second Player's next card costs less
      Когда она взята, следующая карта Второго игрока дешевле
      When the first player takes C
      And the first player is done
      And the second player takes S
      And the second player takes D
      Then that is accepted
      And the second player has 8 gold less than before

  @recruiting.one_by_one.rest_to_deck
  Rule: Cards left in the deal return to the deck
    Карты, оставшиеся в раздаче, возвращаются в колоду

    berserk-vanguard [403.2.2]   «Карты, оставшиеся в раздаче после набора отряда, возвращаются обратно в колоду.»

    Background:
      Given these cards:
        | card | rank  | cost |
        | A    | elite | 2    |
        | B    | elite | 2    |
        | C    | elite | 2    |
        | P    | elite | 2    |
        | Q    | elite | 2    |
      And the squads are being recruited
      And the first player's deal is A, B, C
      And the second player's deal is P, Q

    Example: all but the taken card
      Все, кроме взятой карты
      When the first player takes A
      And the first player is done
      And the second player takes P
      And the second player is done
      Then that is accepted
      And the first player's deck has 2 cards more
      And the first player has 0 cards in the deal
      And B is not in the first player's graveyard
      And A is in the first player's squad

    Example: the Second Player's too
      У Второго игрока тоже
      When the first player takes A
      And the first player is done
      And the second player takes P
      And the second player is done
      Then that is accepted
      And the second player's deck has 1 card more
      And the second player has 0 cards in the deal

  # ---------------------------------------------------------------------------------------------- 403.2.5

  @recruiting.illegal_squad.loses
  Rule: A player who cannot recruit a legal squad loses the game
    Игрок, который не может набрать легальный отряд, проигрывает

    berserk-execution 403.2.5   «Игрок проигрывает партию, если он не может набрать легальный отряд.»

    Example: the First Player has spent what the only creature would cost
      Первый игрок истратил то, чего стоит единственное существо
      Given these cards:
        | card | kind     | rank  | cost |
        | A    | artifact | elite | 6    |
        | B    | artifact | elite | 1    |
        | C    | creature | elite | 4    |
      And the squads are being recruited
      And the first player's deal is A, B, C
      And the second player's deal is 3 plain cards
      And the first player has 9 gold and 0 silver left
      When the first player takes A
      Then that is accepted
      And the second player has won

    Example: the Second Player has spent it
      Второй игрок истратил это
      Given these cards:
        | card | kind     | rank  | cost |
        | A    | artifact | elite | 6    |
        | B    | artifact | elite | 1    |
        | C    | creature | elite | 4    |
        | P    | creature | elite | 1    |
      And the squads are being recruited
      And the first player's deal is P
      And the second player's deal is A, B, C
      And the second player has 9 gold and 0 silver left
      When the first player takes P
      And the first player is done
      Then the game goes on
      When the second player takes A
      Then that is accepted
      And the first player has won

    Example: a discount that is not enough saves nobody
      Скидка, которой не хватает, не спасает
      Given these cards:
        | card | kind     | rank  | cost | clan  | abilities               |
        | A    | artifact | elite | 6    |       |                         |
        | B    | artifact | elite | 1    |       | Coven cards cost 2 less |
        | C    | creature | elite | 5    | Coven |                         |
      And the squads are being recruited
      And the first player's deal is A, B, C
      And the second player's deal is 3 plain cards
      And the first player has 9 gold and 0 silver left
      When the first player takes A
      Then that is accepted
      And the second player has won

    Example: a deal without creatures
      Раздача без существ
      Given these cards:
        | card | kind     |
        | A    | artifact |
        | B    | terrain  |
      And the cards have been dealt
      And the first player's deal is A, B
      And the first player's deck is 20 plain cards
      And the second player's deal is 3 plain cards
      And the second player's deck is 20 plain cards
      When the first player keeps the deal
      And the second player keeps the deal
      And the first player declines, if asked
      And the second player declines, if asked
      Then the second player has won

    Example: as long as a creature can be paid for, the game goes on
      Пока существо можно оплатить, партия продолжается
      Given these cards:
        | card | kind     | rank  | cost |
        | A    | artifact | elite | 6    |
        | B    | artifact | elite | 1    |
        | C    | creature | elite | 4    |
        | P    | creature | elite | 1    |
      And the squads are being recruited
      And the first player's deal is A, B, C
      And the second player's deal is P
      And the first player has 10 gold and 0 silver left
      When the first player takes A
      Then the game goes on
      When the first player takes C
      Then that is accepted
      And the game goes on

    Example: a player who has a creature loses nothing by running out of crystals
      Игрок, у которого есть существо, без кристаллов не проигрывает
      Given these cards:
        | card | kind     | rank  | cost |
        | A    | artifact | elite | 6    |
        | C    | creature | elite | 4    |
        | D    | creature | elite | 4    |
        | P    | creature | elite | 1    |
      And the squads are being recruited
      And the first player's deal is A, C, D
      And the second player's deal is P
      And the first player has 10 gold and 0 silver left
      When the first player takes C
      And the first player takes A
      Then the game goes on
      When the first player is done
      Then that is accepted
      And the game goes on

    Example: a creature that silver can pay for is within reach
      Существо, на которое хватает серебра, ещё можно взять
      Given these cards:
        | card | kind     | rank    | cost |
        | A    | artifact | elite   | 6    |
        | C    | creature | regular | 4    |
        | P    | creature | elite   | 1    |
      And the squads are being recruited
      And the first player's deal is A, C
      And the second player's deal is P
      And the first player has 6 gold and 4 silver left
      When the first player takes A
      Then the game goes on

    Example: silver does not bring an elite creature within reach
      Элитное существо за серебро не взять
      Given these cards:
        | card | kind     | rank  | cost |
        | A    | artifact | elite | 6    |
        | C    | creature | elite | 4    |
        | P    | creature | elite | 1    |
      And the squads are being recruited
      And the first player's deal is A, C
      And the second player's deal is P
      And the first player has 9 gold and 20 silver left
      When the first player takes A
      Then the second player has won

    Example: a creature within reach only with a discount
      Существо, которое можно взять лишь со скидкой
      Given these cards:
        | card | kind     | rank  | cost | clan  | abilities               |
        | A    | artifact | elite | 4    |       |                         |
        | B    | artifact | elite | 1    |       | Coven cards cost 2 less |
        | C    | creature | elite | 5    | Coven |                         |
        | P    | creature | elite | 1    |       |                         |
      And the squads are being recruited
      And the first player's deal is A, B, C
      And the second player's deal is P
      And the first player has 8 gold and 0 silver left
      When the first player takes A
      Then the game goes on
      When the first player takes B
      And the first player takes C
      Then that is accepted

    Example: a creature within reach at its replaced cost
      Существо, которое можно взять за заменённую стоимость
      Given these cards:
        | card | kind     | rank  | cost | abilities              |
        | A    | artifact | elite | 4    |                        |
        | C    | creature | elite | 7    | may be recruited for 2 |
        | P    | creature | elite | 1    |                        |
      And the squads are being recruited
      And the first player's deal is A, C
      And the second player's deal is P
      And the first player has 6 gold and 0 silver left
      When the first player takes A
      Then the game goes on

    Example: a creature whose cost is X
      Существо со стоимостью Х
      Given these cards:
        | card | kind     | rank  | cost |
        | A    | artifact | elite | 4    |
        | C    | creature | elite | X    |
        | P    | creature | elite | 1    |
      And the squads are being recruited
      And the first player's deal is A, C
      And the second player's deal is P
      And the first player has 7 gold and 0 silver left
      When the first player takes A
      Then the game goes on

    Example: an artifact does not save the player, though more can be taken
      Артефакт не спасает, хотя взять ещё есть что
      Given these cards:
        | card | kind     | rank    | cost |
        | A    | artifact | elite   | 6    |
        | B    | artifact | regular | 1    |
        | C    | creature | elite   | 4    |
        | P    | creature | elite   | 1    |
      And the squads are being recruited
      And the first player's deal is A, B, C
      And the second player's deal is P
      And the first player has 8 gold and 5 silver left
      When the first player takes B
      And the first player says 0
      Then the game goes on
      When the first player takes A
      Then that is accepted
      And the second player has won

    Example: nor does a terrain
      Местность – тоже
      Given these cards:
        | card | kind     | rank  | cost |
        | A    | terrain  | elite | 6    |
        | C    | creature | elite | 4    |
        | P    | creature | elite | 1    |
      And the squads are being recruited
      And the first player's deal is A, C
      And the second player's deal is P
      And the first player has 8 gold and 0 silver left
      When the first player takes A
      Then that is accepted
      And the second player has won
