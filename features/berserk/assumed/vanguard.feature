Feature: The Vanguard Subphase, where the texts are silent
  Подфаза Авангарда: там, где тексты молчат

  What an engine must decide although no clause says it. These Rules are assumptions, not clauses: each names
  the editions in which it is in force, and is reported beside the rulebook, never as part of it.

  @A-vanguard
  Rule: A "vanguard" ability is an optional simple strike at an adjacent enemy card that nobody answers
    Особенность «авангард» – необязательный простой удар по соседней карте противника, на который никто не отвечает

    berserk-vanguard A-vanguard

    Background:
      Given these cards:
        | card | life | movement | strike | abilities                                    |
        | A    | 9    | 1        | 2-4-7  | vanguard: a strike at an adjacent enemy card |
        | C    | 9    | 1        | 1-3-5  | vanguard: a strike at an adjacent enemy card |
      And A lies open on 1b1
      And C lies open on 2b1
      And the Vanguard Subphase begins

    Example: a card that can strike need not
      Карта, которая может ударить, не обязана
      When the first player declines
      Then that is accepted
      When the second player declines
      Then that is accepted
      And C now has 0 wounds
      And A now has 0 wounds

    Example: one die is rolled although the enemy card is open, and it does not strike back
      Кубик бросается один, хотя карта противника открыта, и ответного удара нет
      Given the next dice show 1, 6
      When the first player uses the "vanguard" ability of A on C
      Then that is accepted
      And A now has 0 wounds
      And C now has 2 wounds
      When the second player uses the "vanguard" ability of C on A
      Then that is accepted
      And A now has 5 wounds

    Example: the number of the die tells how strong the strike is
      Силу удара определяет число на кубике
      Given these cards:
        | card | life | strike | abilities                                    |
        | B    | 9    | 2-4-7  | vanguard: a strike at an adjacent enemy card |
        | D    | 9    | 1-3-5  | vanguard: a strike at an adjacent enemy card |
      And B lies open on 1c1
      And D lies open on 2c1
      And the next dice show 3, 4, 5, 6
      When the first player uses the "vanguard" ability of A on C
      And the second player uses the "vanguard" ability of C on A
      And the first player uses the "vanguard" ability of B on D
      And the second player uses the "vanguard" ability of D on B
      Then that is accepted
      And C now has 2 wounds
      And A now has 3 wounds
      And D now has 4 wounds
      And B now has 5 wounds

    Example: it strikes at adjacent cards only
      Удар – только по соседней карте
      Given D lies open on 2d1
      When the first player uses the "vanguard" ability of A
      And the first player chooses D
      Then that is refused
      When the first player chooses C
      Then that is accepted

    Example: it strikes at no card of one's own
      По своим картам удара нет
      Given B lies open on 1c1
      When the first player uses the "vanguard" ability of A
      And the first player chooses B
      Then that is refused

    Example: a card with no enemy card adjacent to it does not use it
      Карта, рядом с которой нет карт противника, его не использует
      Given these cards:
        | card | abilities                                    |
        | B    | vanguard: a strike at an adjacent enemy card |
      And B lies open on 1d1
      When the first player uses the "vanguard" ability of A on C
      And the second player uses the "vanguard" ability of C on A
      And the first player uses the "vanguard" ability of B
      Then that is refused

    Example: nobody defends
      Защитника нет
      Given D lies open on 2c1
      And the next dice show 1, 1
      When the first player uses the "vanguard" ability of A on C
      Then that is accepted
      And C now has 2 wounds
      And the second player may use the "vanguard" ability of C

    Example: against the Second Player's strike nobody defends either
      И против удара Второго игрока защитника нет
      Given B lies open on 1c1
      And the next dice show 1, 1
      When the first player uses the "vanguard" ability of A on C
      And the second player uses the "vanguard" ability of C on A
      Then that is accepted
      And A now has 1 wound

    Example: the card that strikes does not close
      Ударившая карта не закрывается
      When the first player uses the "vanguard" ability of A on C
      Then that is accepted
      And A is open
      And C is open

    Example: it spends no movement points
      Единицы движения не тратятся
      When the first player uses the "vanguard" ability of A on C
      Then that is accepted
      And A now has 1 movement point

    Example: it needs no movement points either
      Единиц движения и не требуется
      Given A has 0 movement points left
      When the first player uses the "vanguard" ability of A
      Then that is accepted

    Example: a flyer does not strike so from the additional zone
      Летающее существо из вспомогательной зоны так не бьёт
      Given these cards:
        | card | kind  | abilities                                    |
        | F    | flyer | vanguard: a strike at an adjacent enemy card |
      And F lies open on 1z1
      When the first player uses the "vanguard" ability of F
      Then that is refused

    Example: nor does a hidden flyer that is still on its cell
      Не бьёт и скрытое летающее существо, ещё лежащее на своей клетке
      Given these cards:
        | card | kind  | abilities                                    |
        | F    | flyer | vanguard: a strike at an adjacent enemy card |
      And the first player's B lies open on 2d2
      And F lies face down on 2d3
      When the first player uses the "vanguard" ability of A on C
      And the second player uses the "vanguard" ability of F
      Then that is refused

    Example: a flyer in the additional zone is not struck
      Летающее существо во вспомогательной зоне удара не получает
      Given these cards:
        | card | kind  |
        | F    | flyer |
      And F lies open on 2z1
      When the first player uses the "vanguard" ability of A
      And the first player chooses F
      Then that is refused

    Example: nor is a hidden flyer, which is transferred before anything is rolled
      Не получает и скрытое летающее: оно переносится до броска
      Given these cards:
        | card | kind     | life | strike | abilities                                    |
        | M    | creature | 9    | 2-4-7  | vanguard: a strike at an adjacent enemy card |
        | F    | flyer    | 9    |        |                                              |
      And the first player's M lies open on 2c2
      And F lies face down on 2c3
      And the next dice show 4
      When the first player uses the "vanguard" ability of M on F
      Then that is accepted
      And F is in the second player's additional zone
      And F lies on 2z1
      And F now has 0 wounds

    Example: a closed creature does not strike so
      Закрытое существо так не бьёт
      Given these cards:
        | card | abilities                                    |
        | D    | vanguard: a strike at an adjacent enemy card |
      And D lies closed on 1c1
      When the first player uses the "vanguard" ability of D
      Then that is refused

    Example: nor does an artifact
      Не бьёт и артефакт
      Given these cards:
        | card | kind     | abilities                                    |
        | D    | artifact | vanguard: a strike at an adjacent enemy card |
      And D lies open on 1a1
      When the first player uses the "vanguard" ability of D
      Then that is refused

    Example: an artifact is struck too
      Удар получает и артефакт
      Given these cards:
        | card | kind     | life |
        | D    | artifact | 9    |
      And D lies open on 2c1
      And the next dice show 6
      When the first player uses the "vanguard" ability of A on D
      Then that is accepted
      And D now has 7 wounds

    Example: a creature killed is dead before the next ability
      Убитое существо погибает до следующей особенности
      Given these cards:
        | card | life | abilities                                    |
        | D    | 2    | vanguard: a strike at an adjacent enemy card |
      And D lies open on 2c1
      And the next dice show 1
      When the first player uses the "vanguard" ability of A on D
      Then D is in the second player's graveyard
      And the second player may not use the "vanguard" ability of D
      And the second player may use the "vanguard" ability of C

  @A-hidden-cards
  Rule: A hidden card that is struck in the Vanguard Subphase is revealed
    Скрытая карта, по которой бьют в подфазу Авангарда, вскрывается

    berserk-vanguard A-hidden-cards

    Example: it is revealed before the die is rolled
      Она вскрывается до броска кубика
      Given these cards:
        | card | life | abilities                                    |
        | A    | 9    | vanguard: a strike at an adjacent enemy card |
        | D    | 9    |                                              |
      And the first player's A lies open on 2c2
      And B lies open on 2a1
      And D lies face down on 2c3
      And E lies face down on 2d3
      And the next dice show 4
      And the Vanguard Subphase begins
      When the first player uses the "vanguard" ability of A on D
      Then that is accepted
      And the first player sees D face up on 2c3
      And the first player sees an unknown card face down on 2d3
      And D now has 2 wounds

  @A-no-stack-yet
  Rule: In the Vanguard Subphase too an ability and what it triggers are executed at once
    И в подфазу Авангарда особенность и то, что она вызвала, выполняются сразу

    berserk-vanguard A-no-stack-yet

    Background:
      Given these cards:
        | card | life | abilities                                                                                |
        | A    | 9    | vanguard: a strike at an adjacent enemy card; when a card dies: 2 wounds to an enemy card |
        | C    | 9    | vanguard: a strike at an adjacent enemy card; when a card dies: 2 wounds to an enemy card |
        | V    | 1    |                                                                                          |
        | W    | 1    |                                                                                          |
      And A lies open on 1b1
      And W lies open on 1c1
      And E lies open on 1e3
      And C lies open on 2b1
      And V lies open on 2c1
      And D lies open on 2d1
      And the next dice show 1, 1, 1
      And the Vanguard Subphase begins

    Example: what is triggered is executed first for the player who has struck
      Вызванное выполняется сначала у игрока, который ударил
      When the first player uses the "vanguard" ability of A on V
      Then the first player is asked what to choose for the ability
      When the first player chooses C
      Then that is accepted
      And C now has 2 wounds
      And the second player is asked what to choose for the ability

    Example: what the Second Player's strike triggers is executed first for the Second Player
      Вызванное ударом Второго игрока выполняется сначала у него
      When the first player declines
      And the second player uses the "vanguard" ability of C on W
      Then the second player is asked what to choose for the ability
      When the second player chooses A
      Then that is accepted
      And A now has 2 wounds
      And the first player is asked what to choose for the ability

    Example: nobody answers the strike, and the turn to use an ability passes
      На удар не отвечают, и черёд использовать особенность переходит
      When the first player uses the "vanguard" ability of A on C
      Then C now has 1 wound
      And it is for the second player to use an ability or decline
      And the second player may not pass

  @A-before-main-active
  Rule: In the Vanguard Subphase too nobody is the Active Player
    И в подфазу Авангарда Активного игрока нет

    berserk-vanguard A-before-main-active

    Example: nobody is active, whoever has struck
      Активного игрока нет, кто бы ни ударил
      Given these cards:
        | card | life | abilities                                    |
        | A    | 9    | vanguard: a strike at an adjacent enemy card |
        | B    | 9    | vanguard: a strike at an adjacent enemy card |
        | C    | 9    | vanguard: a strike at an adjacent enemy card |
      And A lies open on 1b1
      And B lies open on 1c1
      And C lies open on 2b1
      And the Vanguard Subphase begins
      Then there is no active player
      When the first player uses the "vanguard" ability of A on C
      Then there is no active player
      When the second player uses the "vanguard" ability of C on A
      Then there is no active player

  @A-decline-forfeits-window
  Rule: In the Vanguard Subphase too a player who declines forfeits the whole step
    И в подфазу Авангарда отказавшийся игрок теряет весь шаг

    berserk-vanguard A-decline-forfeits-window

    Example: no other "vanguard" ability is used either
      Других особенностей «авангард» он тоже не использует
      Given these cards:
        | card | life | abilities                                    |
        | A    | 9    | vanguard: a strike at an adjacent enemy card |
        | B    | 9    | vanguard: a strike at an adjacent enemy card |
        | C    | 9    | vanguard: a strike at an adjacent enemy card |
        | D    | 9    | vanguard: a strike at an adjacent enemy card |
      And A lies open on 1b1
      And B lies open on 1c1
      And C lies open on 2b1
      And D lies open on 2c1
      And the Vanguard Subphase begins
      When the first player declines
      And the second player uses the "vanguard" ability of C on A
      And the first player uses the "vanguard" ability of A
      Then that is refused
      When the first player uses the "vanguard" ability of B
      Then that is refused
      When the second player uses the "vanguard" ability of D on B
      Then that is accepted

  @A-once-per-ability
  Rule: A card with two "vanguard" abilities uses each of them
    Карта с двумя особенностями «авангард» использует каждую

    berserk-vanguard A-once-per-ability

    Example: one "vanguard" ability after the other, when the turn comes again
      Одну «авангардную» за другой, когда снова наступает черёд
      Given these cards:
        | card | life | abilities                                                                                  |
        | A    | 9    | vanguard: a strike at an adjacent enemy card; vanguard: a strike at an adjacent enemy card |
        | C    | 9    | vanguard: a strike at an adjacent enemy card                                               |
      And A lies open on 1b1
      And C lies open on 2b1
      And the next dice show 1, 1, 1
      And the Vanguard Subphase begins
      When the first player uses the "vanguard" ability of A on C
      And the second player uses the "vanguard" ability of C on A
      And the first player uses the second "vanguard" ability of A
      Then that is accepted

  @A-always-asked
  Rule: In the Vanguard Subphase too a player with hidden cards is asked even when only declining is left
    И в подфазу Авангарда игрока со скрытыми картами спрашивают, даже если ему остаётся лишь отказаться

    berserk-vanguard A-always-asked

    Background:
      Given these cards:
        | card | life | abilities                                    |
        | A    | 9    | vanguard: a strike at an adjacent enemy card |
        | C    | 9    |                                              |
      And A lies open on 1b1
      And C lies open on 2b1
      And the Vanguard Subphase begins

    Example: the Second Player with a hidden card is asked
      Второго игрока со скрытой картой спрашивают
      Given D lies face down on 2d3
      When the first player uses the "vanguard" ability of A on C
      Then it is for the second player to use an ability or decline
      And there is no active player

    Example: without one they are not asked
      Без неё не спрашивают
      When the first player uses the "vanguard" ability of A on C
      Then it is the Initial Phase of turn 1

  @A-use-shows
  Rule: Using a "vanguard" ability reveals its hidden card
    Использование особенности «авангард» вскрывает её скрытую карту

    berserk-vanguard A-use-shows

    Example: the opponent sees the hidden card that strikes
      Противник видит скрытую карту, которая бьёт
      Given these cards:
        | card | life | abilities                                    |
        | B    | 9    |                                              |
        | D    | 9    | vanguard: a strike at an adjacent enemy card |
      And the first player's B lies open on 2d2
      And C lies open on 2a1
      And D lies face down on 2d3
      And E lies face down on 2c3
      And the Vanguard Subphase begins
      When the first player declines, if asked
      And the second player uses the "vanguard" ability of D on B
      Then that is accepted
      And the first player sees D face up on 2d3
      And the first player sees an unknown card face down on 2c3
