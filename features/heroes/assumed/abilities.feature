Feature: Abilities, where the text is silent
  Способности: там, где текст молчит

  How activated abilities are used, paid for and counted, and what the abilities of hidden and of poisoned cards
  do. These Rules are assumptions, reported beside the rulebook.

  @A-heroes-lasting-effects
  Rule: Poison works whether the card is open or closed, and regeneration at the end of the turn
    Отравление действует, открыта карта или закрыта, а регенерация – в конце хода

    berserk-heroes A-heroes-lasting-effects

    Example: an open card takes wounds from poison as its player's turn begins
      Открытая карта получает раны от отравления, когда начинается ход её игрока
      Given these cards:
        | card | life | abilities |
        | B    | 5    | poison 2  |
      And the second player has B in play
      And the Choice Phase of turn 3 begins
      When the first player passes the turn
      Then that is accepted
      And B now has 2 wounds

    Example: a closed card takes wounds from poison as well
      Закрытая карта тоже получает раны от отравления
      Given these cards:
        | card | life | abilities |
        | A    | 5    | poison 1  |
      And the first player has A, D in play
      And A is closed
      And D is hidden
      And hidden cards are being revealed in turn 3
      When the first player is done
      Then that is accepted
      And A now has 1 wound

    Example: of several poisons and regenerations the strongest works
      Из нескольких отравлений и регенераций действует сильнейшая
      Given these cards:
        | card | life | abilities                                          |
        | A    | 9    | poison 1; poison 3; regeneration 2; regeneration 1 |
      And the first player has A in play
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      Then that is accepted
      And A now has 3 wounds
      When the first player passes the turn
      Then that is accepted
      And A now has 1 wound

    Example: at the end of the turn poison does nothing
      В конце хода отравление не действует
      Given these cards:
        | card | life | abilities |
        | A    | 5    | poison 1  |
      And the first player has A in play
      And the Choice Phase of turn 3 begins
      When the first player passes the turn
      Then that is accepted
      And A now has 0 wounds

    Example: regeneration heals at the end of the turn
      Регенерация излечивает в конце хода
      Given these cards:
        | card | life | abilities      |
        | A    | 5    | regeneration 2 |
      And the first player has A in play
      And A has 3 wounds
      And the Choice Phase of turn 3 begins
      When the first player passes the turn
      Then that is accepted
      And A now has 1 wound

    Example: regeneration heals a closed card of the Second Player too
      Регенерация излечивает и закрытую карту Второго игрока
      Given these cards:
        | card | life | abilities      |
        | B    | 5    | regeneration 1 |
      And the first player's hero is G
      And the second player has B in play
      And B has 3 wounds
      And the Choice Phase of turn 4 begins
      When the second player attacks G with B
      And the second player passes the turn
      Then that is accepted
      And B now has 2 wounds

    Example: at the start of the turn regeneration does not heal
      В начале хода регенерация не излечивает
      Given these cards:
        | card | life | abilities      |
        | B    | 5    | regeneration 1 |
      And the second player has B in play
      And B has 3 wounds
      And the Choice Phase of turn 3 begins
      When the first player passes the turn
      Then that is accepted
      And it is the Choice Phase of turn 4
      And B now has 3 wounds

  @A-heroes-hidden
  Rule: Only the owner knows a hidden card; until revealed it neither attacks nor defends, nor do its abilities work
    Скрытую карту знает только владелец; пока её не раскроют, она не атакует, не защищает, её способности не действуют

    berserk-heroes A-heroes-hidden

    Example: only its owner knows the card
      Карту знает только её владелец
      Given these cards:
        | card | abilities              |
        | A    | comes into play hidden |
      And the first player has A in hand
      And the first player has 1 coin
      And the Choice Phase of turn 3 begins
      When the first player plays A
      Then that is accepted
      And A is hidden

    Example: a card left hidden does not attack
      Карта, оставшаяся скрытой, не атакует
      Given the first player has A, D in play
      And A is hidden
      And the second player has B in play
      And hidden cards are being revealed in turn 3
      When the first player is done
      And the first player attacks B with A
      Then that is refused by this rule
      And the first player may attack B with D

    Example: a card that has been revealed attacks
      Раскрытая карта атакует
      Given the second player has B in play
      And B is hidden
      And the first player has A in play
      And hidden cards are being revealed in turn 4
      When the second player chooses B
      And the second player is done
      Then that is accepted
      And the second player may attack A with B

    Example: a hidden card does not defend
      Скрытая карта не защищает
      Given the first player has A, D, E in play
      And D is hidden
      And the second player has B in play
      And the Choice Phase of turn 4 begins
      When the second player attacks A with B
      Then that is accepted
      And the first player may not name D as the defender
      And the first player may name E as the defender

    Example: the activated ability of a hidden card is not used
      Активируемую способность скрытой карты не используют
      Given these cards:
        | card | abilities                                |
        | A    | activated, 1 a turn: put a counter on it |
      And the first player has A in play
      And A is hidden
      And the Choice Phase of turn 3 begins
      When the first player activates the ability of A
      Then that is refused by this rule

    Example: the abilities of a hidden card do not trigger
      Способности скрытой карты не срабатывают
      Given these cards:
        | card | abilities                             |
        | B    | end of each turn: put a counter on it |
        | C    | end of each turn: put a counter on it |
      And the first player has B in play
      And the second player has C in play
      And C is hidden
      And the Choice Phase of turn 3 begins
      When the first player passes the turn
      Then B now has 1 counter
      And C now has 0 counters

    Example: a hidden card changes no costs
      Скрытая карта не меняет стоимостей
      Given these cards:
        | card | kind     | cost | abilities              |
        | S    | support  | 1    | your cards cost 1 less |
        | A    | creature | 3    |                        |
      And the first player has S in play
      And S is hidden
      And the first player has A in hand
      And the first player has 5 coins
      And the Choice Phase of turn 3 begins
      When the first player plays A
      Then that is accepted
      And the first player now has 5 coins, 3 of them closed

    Example: poison does not work on a hidden card
      На скрытую карту отравление не действует
      Given these cards:
        | card | life | abilities |
        | B    | 5    | poison 1  |
      And the second player has B in play
      And B is hidden
      And hidden cards are being revealed in turn 4
      When the second player is done
      Then that is accepted
      And B now has 0 wounds

    Example: in recovery a hidden card opens like all others
      В восстановлении скрытая карта открывается, как все
      Given the second player has B in play
      And B is hidden
      And B is closed
      And the Choice Phase of turn 3 begins
      When the first player passes the turn
      Then that is accepted
      And B is open
      And the second player is asked which hidden cards to reveal

  @A-heroes-activated
  Rule: Only the active player uses abilities, one at a time from Choice; used, they enter the Queue; then Choice
    Способности использует только активный игрок, по одной, из выбора; они идут в Очередь; затем снова выбор

    berserk-heroes A-heroes-activated

    Example: the inactive player uses none
      Неактивный игрок способностей не использует
      Given these cards:
        | card | abilities                                |
        | A    | activated, 1 a turn: put a counter on it |
        | B    | activated, 1 a turn: put a counter on it |
      And the first player has A in play
      And the second player has B in play
      And the Choice Phase of turn 3 begins
      When the second player activates the ability of B
      Then that is refused
      And the first player may activate the ability of A

    Example: none is used while a defender is being named
      Пока назначают защитника, их не используют
      Given these cards:
        | card | abilities                                |
        | A    | activated, 1 a turn: put a counter on it |
        | B    | activated, 1 a turn: put a counter on it |
      And the first player has A, D in play
      And the second player has B in play
      And the Choice Phase of turn 4 begins
      When the second player attacks A with B
      Then the first player may not activate the ability of A
      And the second player may not activate the ability of B
      And the first player is asked whether to name a defender

    Example: the ability waits in the Queue while something that its payment has triggered is decided on
      Способность ждёт в Очереди, пока решают о том, что сработало от её оплаты
      Given these cards:
        | card | abilities                                            |
        | A    | activated, closing: put a counter on it              |
        | D    | when a creature closes, you may: put a counter on it |
      And the first player has A, D in play
      And the Choice Phase of turn 3 begins
      When the first player activates the ability of A
      Then that is accepted
      And it is the Activated Abilities Phase of turn 3
      And in the Queue, from the first, are those of A
      And A now has 0 counters
      When the first player declines
      Then A now has 1 counter
      And it is the Choice Phase of turn 3

    Example: the ability chosen is used, and no other of the card
      Используется выбранная способность, а не другая у той же карты
      Given these cards:
        | card | abilities                                                                        |
        | A    | end of your turn: put 4 counters on it; activated, 1 a turn: put a counter on it |
      And the first player has A in play
      And the Choice Phase of turn 3 begins
      When the first player activates the ability of A
      Then that is accepted
      And A now has 1 counter

    Example: while one is under way no second is used
      Пока одна выполняется, вторую не используют
      Given these cards:
        | card | abilities                                            |
        | B    | activated, closing: put a counter on it              |
        | C    | when a creature closes, you may: put a counter on it |
        | E    | activated, 1 a turn: put a counter on it             |
      And the second player has B, C, E in play
      And the Choice Phase of turn 4 begins
      When the second player activates the ability of B
      Then that is accepted
      And the second player may not activate the ability of E
      When the second player declines
      Then the second player may activate the ability of E

    Example: when the Queue is empty the player chooses again
      Когда Очередь пуста, игрок снова выбирает
      Given these cards:
        | card | abilities                               |
        | B    | activated, closing: put a counter on it |
      And the second player has B in play
      And the Choice Phase of turn 4 begins
      When the second player activates the ability of B
      Then that is accepted
      And B now has 1 counter
      And it is the Choice Phase of turn 4
      And the second player is asked what to do in the Choice Phase

  @A-heroes-x
  Rule: X is the number of counters on the card as the ability is executed
    Х – это число фишек на карте, когда способность выполняется

    berserk-heroes A-heroes-x

    Example: with two counters the enemy hero gets two wounds
      С двумя фишками герой противника получает две раны
      Given these cards:
        | card | abilities                                                                              |
        | A    | activated, 2 a turn: put a counter on it; end of your turn: X wounds to the enemy hero |
        | D    | activated, 1 a turn: put a counter on it                                               |
      And the first player has A, D in play
      And the second player's hero is H
      And the Choice Phase of turn 3 begins
      When the first player activates the ability of A
      And the first player activates the ability of A
      And the first player activates the ability of D
      And the first player passes the turn
      Then that is accepted
      And H now has 2 wounds

    Example: counters put after it triggered count too
      Считаются и фишки, положенные после того, как она сработала
      Given these cards:
        | card | abilities                                                                            |
        | B    | end of your turn: put 2 counters on it; end of your turn: X wounds to the enemy hero |
      And the second player has B in play
      And the first player's hero is G
      And the Choice Phase of turn 4 begins
      When the second player passes the turn
      Then the second player is asked which ability comes next
      When the second player puts the ability of B into the Queue next
      Then that is accepted
      And G now has 2 wounds

    Example: without counters there are no wounds
      Без фишек нет и ран
      Given these cards:
        | card | abilities                                    |
        | A    | end of your turn: X wounds to the enemy hero |
      And the first player has A in play
      And the second player's hero is H
      And the Choice Phase of turn 3 begins
      When the first player passes the turn
      Then that is accepted
      And H now has 0 wounds

  @A-heroes-paying
  Rule: An ability is paid for as it is used, by closing open coins and the card itself, after its target is named
    За способность платят, когда её используют, закрывая открытые монеты и саму карту; цель называют до этого

    berserk-heroes A-heroes-paying

    Example: as many open coins close as the ability says
      Закрывается столько открытых монет, сколько сказано
      Given these cards:
        | card | abilities                                         |
        | A    | activated, 2 coins, 1 a turn: put a counter on it |
      And the first player has A in play
      And the first player has 4 coins, 1 of them closed
      And the Choice Phase of turn 3 begins
      When the first player activates the ability of A
      Then that is accepted
      And the first player now has 4 coins, 3 of them closed
      And A is open

    Example: the card closes where it says so
      Карта закрывается, если так сказано
      Given these cards:
        | card | abilities                               |
        | B    | activated, closing: put a counter on it |
      And the second player has B in play
      And the second player has 2 coins
      And the Choice Phase of turn 4 begins
      When the second player activates the ability of B
      Then that is accepted
      And B is closed
      And the second player now has 2 coins, 0 of them closed

    Example: the price is paid before the ability is executed
      Цена уплачена раньше, чем способность выполнена
      Given these cards:
        | card | abilities                                            |
        | A    | activated, closing, 2 coins: put a counter on it     |
        | D    | when a creature closes, you may: put a counter on it |
      And the first player has A, D in play
      And the first player has 2 coins
      And the Choice Phase of turn 3 begins
      When the first player activates the ability of A
      Then that is accepted
      And the first player is asked which ability comes next
      And A is closed
      And A now has 0 counters
      And the first player now has 2 coins, 2 of them closed

    Example: the target is named before the price is paid
      Цель называют раньше, чем платят
      Given these cards:
        | card | abilities                                                                         |
        | B    | activated, closing, 2 coins: give one of your creatures (its strike deals 2 more) |
      And the second player has B, C in play
      And the second player has 3 coins
      And the Choice Phase of turn 4 begins
      When the second player activates the ability of B
      Then that is accepted
      And B is open
      And the second player now has 3 coins, 0 of them closed
      When the second player chooses C
      Then that is accepted
      And B is closed
      And C now has strike 3
      And the second player now has 3 coins, 2 of them closed

    Example: closed coins do not pay
      Закрытые монеты не платят
      Given these cards:
        | card | abilities                                         |
        | A    | activated, 2 coins, 1 a turn: put a counter on it |
      And the first player has A in play
      And the first player has 3 coins, 2 of them closed
      And the Choice Phase of turn 3 begins
      When the first player activates the ability of A
      Then that is refused by this rule

    Example: a support card that closes for its ability is no creature that closes
      Карта поддержки, которая закрывается за способность, – не существо, которое закрывается
      Given these cards:
        | card | kind    | abilities                                   |
        | S    | support | activated, closing: draw 1 cards            |
        | W    | support | when a creature closes: put a counter on it |
      And the first player has S, W in play
      And the Choice Phase of turn 3 begins
      When the first player activates the ability of S
      Then that is accepted
      And S is closed
      And W now has 0 counters

    Example: a closed card does not close again
      Закрытая карта второй раз не закрывается
      Given these cards:
        | card | life | abilities                               |
        | B    | 3    | activated, closing: put a counter on it |
      And the first player has A in play
      And the second player has B in play
      And the Choice Phase of turn 4 begins
      When the second player attacks A with B
      And the second player activates the ability of B
      Then that is refused by this rule

  @A-heroes-use-marks
  Rule: Each use marks an ability "N times a turn" or "once a game"; used that often it is neither used nor triggers
    Каждое использование помечает способность «N раз за ход» или «раз за игру»; сверх этого её нет

    berserk-heroes A-heroes-use-marks

    Example: an ability once a turn is used once
      Способность «раз за ход» используется один раз
      Given these cards:
        | card | abilities                                |
        | A    | activated, 1 a turn: put a counter on it |
      And the first player has A in play
      And the Choice Phase of turn 3 begins
      When the first player activates the ability of A
      Then that is accepted
      And by this rule the first player may not activate the ability of A

    Example: an ability twice a turn is used twice
      Способность «два раза за ход» используется дважды
      Given these cards:
        | card | abilities                                |
        | B    | activated, 2 a turn: put a counter on it |
      And the second player has B in play
      And the Choice Phase of turn 4 begins
      When the second player activates the ability of B
      Then that is accepted
      When the second player activates the ability of B
      Then that is accepted
      And B now has 2 counters
      And by this rule the second player may not activate the ability of B

    Example: an ability once a game is not used in a later turn either
      Способность «раз за игру» не используется и в другой ход
      Given these cards:
        | card | abilities                                   |
        | A    | activated, once a game: put a counter on it |
      And the first player has A in play
      And the Choice Phase of turn 3 begins
      When the first player activates the ability of A
      Then that is accepted
      And by this rule the first player may not activate the ability of A
      When the first player passes the turn
      And the second player passes the turn
      And the first player activates the ability of A
      Then that is refused by this rule

    Example: each card has marks of its own
      У каждой карты свои маркеры
      Given these cards:
        | card | abilities                                |
        | A    | activated, 1 a turn: put a counter on it |
        | D    | activated, 1 a turn: put a counter on it |
      And the first player has A, D in play
      And the Choice Phase of turn 3 begins
      When the first player activates the ability of A
      And the first player activates the ability of D
      Then that is accepted
      And D now has 1 counter

    Example: each ability of a card has marks of its own
      У каждой способности карты свои маркеры
      Given these cards:
        | card | life | abilities                                                                                |
        | A    | 3    |                                                                                          |
        | B    | 3    | activated, 1 a turn: put a counter on it; when it closes, 1 a turn: put 2 counters on it |
      And the first player has A in play
      And the second player has B in play
      And the Choice Phase of turn 4 begins
      When the second player activates the ability of B
      And the second player attacks A with B
      Then that is accepted
      And B now has 3 counters

    Example: a triggered ability used up does not trigger again
      Использованная срабатывающая способность больше не срабатывает
      Given these cards:
        | card | life | abilities                                             |
        | T    | 9    |                                                       |
        | E    | 1    | when a creature closes, 1 a turn: put a counter on it |
      And the first player has A, D, E in play
      And the second player has T in play
      And T is closed
      And the Choice Phase of turn 3 begins
      When the first player attacks T with A
      And the first player attacks T with D
      Then that is accepted
      And E now has 1 counter

    Example: a triggered ability that has a target gets one mark for each use as well
      Срабатывающая способность, у которой есть цель, тоже получает по маркеру за использование
      Given these cards:
        | card | life | abilities                                                       |
        | T    | 9    |                                                                 |
        | U    | 9    |                                                                 |
        | D    | 1    |                                                                 |
        | E    | 1    | when a creature closes, 2 a turn: 3 wounds to an enemy creature |
      And the first player has A, D, F, E in play
      And the second player has T, U in play
      And T is closed
      And U is closed
      And the Choice Phase of turn 3 begins
      When the first player attacks T with A
      And the first player chooses U
      And the first player attacks T with D
      Then the first player is asked what to choose for the ability
      When the first player chooses U
      Then that is accepted
      And U now has 6 wounds
      When the first player attacks T with F
      Then that is accepted
      And it is the Choice Phase of turn 3
      And U now has 6 wounds

    Example: of one event it does not trigger more often than it may be used
      И от одного события она не срабатывает чаще, чем её можно использовать
      Given these cards:
        | card | life | abilities                                                |
        | A    | 3    |                                                          |
        | B    | 3    |                                                          |
        | D    | 3    | when a creature closes, once a game: put a counter on it |
        | C    | 3    |                                                          |
      And the first player has A, D in play
      And the second player has B, C in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      And the second player names C as the defender
      Then that is accepted
      And D now has 1 counter

    Example: a triggered ability that was declined has not been used
      Срабатывающая способность, от которой отказались, не использована
      Given these cards:
        | card | life | abilities                                                      |
        | T    | 9    |                                                                |
        | C    | 1    | when a creature closes, you may, 1 a turn: put a counter on it |
      And the first player has T in play
      And T is closed
      And the second player has B, C, D in play
      And the Choice Phase of turn 4 begins
      When the second player attacks T with B
      Then the second player is asked which ability comes next
      When the second player declines
      And the second player attacks T with D
      Then that is accepted
      And the second player is asked which ability comes next
      When the second player puts the ability of C into the Queue next
      Then C now has 1 counter

  @A-heroes-card-text
  Rule: A card's text prevails over a rule, and a prohibition over a permission
    Текст карты сильнее правила, а запрет сильнее разрешения

    berserk-heroes A-heroes-card-text

    Example: cards come into play open, but not one that says it comes hidden
      Карты входят в игру открытыми, но не та, на которой сказано, что скрытой
      Given these cards:
        | card | abilities              |
        | C    | comes into play hidden |
      And the second player has C, D in hand
      And the second player has 2 coins
      And the Choice Phase of turn 4 begins
      When the second player plays C
      And the second player plays D
      Then that is accepted
      And C is hidden
      And D is in play

    Example: with ten coins none is gained in the Accumulation Phase, but one by a card's text
      С десятью монетами в фазе накопления монету не получают, а по тексту карты – получают
      Given these cards:
        | card | abilities                         |
        | A    | activated, 1 a turn: gain 1 coins |
      And the first player has A in play
      And the first player has 10 coins
      And the Choice Phase of turn 3 begins
      When the first player activates the ability of A
      Then that is accepted
      And the first player now has 11 coins, 0 of them closed

    Example: in the first turn the First Player draws no card, but one by a card's text
      В первый ход Первый игрок карту не берёт, а по тексту карты – берёт
      Given these cards:
        | card | abilities                         |
        | A    | activated, 1 a turn: draw 1 cards |
      And the first player has A in play
      And the Choice Phase of turn 1 begins
      When the first player activates the ability of A
      Then that is accepted
      And the first player sees that the first player has 1 card in hand

    Example: the attacking card closes, but opens where its text says so
      Атаковавшая карта закрывается, но открывается, если так сказано в её тексте
      Given these cards:
        | card | life | abilities                                |
        | A    | 3    |                                          |
        | B    | 3    | when it closes, 1 a turn: open this card |
      And the first player has A in play
      And the second player has B in play
      And the Choice Phase of turn 4 begins
      When the second player attacks A with B
      Then that is accepted
      And B is open

    Example: a card costs what is printed on it, but not where another card's text says otherwise
      Карта стоит столько, сколько на ней напечатано, но не там, где текст другой карты говорит иное
      Given these cards:
        | card | kind     | cost | abilities                          |
        | S    | support  | 1    | the cards of the enemy cost 2 more |
        | C    | creature | 1    |                                    |
      And the first player has S in play
      And the second player has C in hand
      And the second player has 4 coins
      And the Choice Phase of turn 4 begins
      When the second player plays C
      Then that is accepted
      And the second player now has 4 coins, 3 of them closed
