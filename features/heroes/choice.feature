Feature: Choice Phase
  Фаза выбора

  The active player chooses one of four: a strike attack, an activated ability, a card to play, or to pass the
  turn. Whatever is chosen, but for the last, leads back here.

  # ----------------------------------------------------------------------------------- 306, before 306.1

  @choice.returning.any_number
  Rule: The active player comes back to the Choice Phase any number of times a turn
    Активный игрок возвращается к фазе выбора любое число раз за ход

    berserk-heroes [306]    «К фазе выбора активный игрок может переходить любое число раз за ход.»

    Example: after an attack the active player chooses again
      После атаки активный игрок снова выбирает
      Given the first player has A in play
      And the second player has B in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      Then that is accepted
      And it is the Choice Phase of turn 3
      And the first player is asked what to do in the Choice Phase

    Example: after an activated ability the active player chooses again
      После активируемой способности активный игрок снова выбирает
      Given these cards:
        | card | abilities                                |
        | A    | activated, 1 a turn: put a counter on it |
      And the second player has A in play
      And the Choice Phase of turn 4 begins
      When the second player activates the ability of A
      Then that is accepted
      And it is the Choice Phase of turn 4
      And the second player is asked what to do in the Choice Phase

    Example: after a card has been played the active player chooses again
      После розыгрыша карты активный игрок снова выбирает
      Given the first player has A in hand
      And the first player has 1 coin
      And the Choice Phase of turn 3 begins
      When the first player plays A
      Then that is accepted
      And it is the Choice Phase of turn 3
      And the first player is asked what to do in the Choice Phase

    Example: after three attacks, an ability and two cards the active player still chooses
      После трёх атак, способности и двух карт активный игрок всё ещё выбирает
      Given these cards:
        | card | life | abilities                                |
        | A    | 3    | activated, 1 a turn: put a counter on it |
        | B    | 3    |                                          |
        | C    | 3    |                                          |
        | T    | 9    |                                          |
      And the second player has A, B, C in play
      And the first player has T in play
      And the second player has D, E in hand
      And the second player has 2 coins
      And the Choice Phase of turn 4 begins
      When the second player attacks T with A
      And the second player attacks T with B
      And the second player plays D
      Then that is accepted
      When the second player attacks T with C
      Then that is accepted
      When the second player activates the ability of A
      Then that is accepted
      When the second player plays E
      Then that is accepted
      And it is the Choice Phase of turn 4
      And the second player is asked what to do in the Choice Phase

  # ---------------------------------------------------------------------------------------------- 306.1

  @choice.options.exactly_one
  Rule: It is the active player who must choose, and one of the four
    Выбирает активный игрок, и выбрать он должен одно из четырёх

    berserk-heroes 306.1    «Активный игрок должен выбрать одно из следующего:»

    Example: the Choice Phase cannot be left without choosing
      Уйти из фазы выбора, ничего не выбрав, нельзя
      Given these cards:
        | card | abilities                                |
        | A    | activated, 1 a turn: put a counter on it |
      And the first player has A in play
      And the second player has B in play
      And the first player has C in hand
      And the first player has 1 coin
      And the Choice Phase of turn 3 begins
      When the first player declines
      Then that is refused by this rule
      When the first player is done
      Then that is refused by this rule
      And it is the Choice Phase of turn 3
      And the first player may attack B with A
      And the first player may activate the ability of A
      And the first player may play C
      And the first player may pass the turn

    Example: while the First Player is active the Second chooses nothing
      Пока активен Первый игрок, Второй ничего не выбирает
      Given these cards:
        | card | abilities                                |
        | B    | activated, 1 a turn: put a counter on it |
      And the first player has A in play
      And the second player has B in play
      And the second player has C in hand
      And the second player has 1 coin
      And the Choice Phase of turn 3 begins
      When the second player passes the turn
      Then that is refused by this rule
      And by this rule the second player may not attack A with B
      And by this rule the second player may not activate the ability of B
      And by this rule the second player may not play C
      And the decision is the first player's

    Example: while the Second Player is active the First chooses nothing
      Пока активен Второй игрок, Первый ничего не выбирает
      Given the first player has A in play
      And the second player has B in play
      And the Choice Phase of turn 4 begins
      When the first player passes the turn
      Then that is refused by this rule
      And by this rule the first player may not attack B with A
      And the decision is the second player's

    Example: a player who can only pass the turn chooses to pass it
      Игрок, который может только передать ход, передаёт его сам
      Given the second player has B in play
      And the first player's deck is empty
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      Then that is accepted
      And it is the Choice Phase of turn 3
      And the first player may pass the turn

  @choice.strike.to_attack
  Rule: The active player may choose the Strike Attack Phase
    Активный игрок может выбрать фазу атаки ударом

    berserk-heroes [306.1]    «перейти в фазу атаки ударом;»

    Example: an attack leads to the Strike Attack Phase
      Атака ведёт в фазу атаки ударом
      Given the first player has A in play
      And the second player has B, C in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      Then that is accepted
      And it is the Strike Attack Phase of turn 3

    Example: the First Player attacks in the first turn already
      Первый игрок атакует уже в первый ход
      Given these cards:
        | card | life |
        | B    | 3    |
      And the first player has A in play
      And the second player has B in play
      And the Choice Phase of turn 1 begins
      When the first player attacks B with A
      Then that is accepted
      And B now has 1 wound

    Example: the Second Player attacks in their first turn already
      Второй игрок атакует уже в свой первый ход
      Given the first player has A in play
      And the second player has B in play
      And the Choice Phase of turn 2 begins
      When the second player attacks A with B
      Then that is accepted

    Example: an attack may follow the playing of a card
      Атака может следовать за розыгрышем карты
      Given the first player has A in play
      And the second player has B in play
      And the first player has C in hand
      And the first player has 1 coin
      And the Choice Phase of turn 3 begins
      When the first player plays C
      And the first player attacks B with A
      Then that is accepted

  @choice.ability.to_abilities
  Rule: The active player may choose the Activated Abilities Phase
    Активный игрок может выбрать фазу использования активируемых способностей

    berserk-heroes [306.1]    «перейти в фазу использования активируемых способностей;»

    Example: an ability leads to the Activated Abilities Phase
      Способность ведёт в фазу активируемых способностей
      Given these cards:
        | card | abilities                                         |
        | A    | activated, 1 a turn: 1 wounds to an enemy creature |
      And the first player has A in play
      And the second player has B, C in play
      And the Choice Phase of turn 3 begins
      When the first player activates the ability of A
      Then that is accepted
      And it is the Activated Abilities Phase of turn 3

    Example: an ability that does not close is used although all one's creatures are closed
      Способность, не требующая закрытия, используется, хотя все свои существа закрыты
      Given these cards:
        | card | abilities                                |
        | A    | activated, 1 a turn: put a counter on it |
      And the second player has A, C in play
      And A is closed
      And C is closed
      And the Choice Phase of turn 4 begins
      When the second player activates the ability of A
      Then that is accepted
      And A now has 1 counter

    Example: a triggered ability is not used there, only activated ones are
      Срабатывающую способность там не используют, только активируемые
      Given these cards:
        | card | abilities                                                                         |
        | A    | start of your turn: put a counter on it; activated, 1 a turn: put a counter on it |
      And the first player has A in play
      And the Choice Phase of turn 3 begins
      When the first player activates the "start of your turn" ability of A
      Then that is refused by this rule
      And the first player may activate the ability of A

    Example: an ability may follow an attack
      Способность может следовать за атакой
      Given these cards:
        | card | life | abilities                                |
        | A    | 3    | activated, 1 a turn: put a counter on it |
      And the first player has A in play
      And the second player has B in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      And the first player activates the ability of A
      Then that is accepted
      And A now has 1 counter

  @choice.card.to_playing
  Rule: The active player may choose the Card Playing Phase
    Активный игрок может выбрать фазу розыгрыша карты

    berserk-heroes [306.1]    «перейти в фазу розыгрыша карты;»

    Example: a card chosen leads to the Card Playing Phase
      Выбранная карта ведёт в фазу розыгрыша карты
      Given these cards:
        | card | abilities                            |
        | A    | when played: close an enemy creature |
      And the first player has A in hand
      And the first player has 1 coin
      And the second player has B, C in play
      And the Choice Phase of turn 3 begins
      When the first player plays A
      Then that is accepted
      And it is the Card Playing Phase of turn 3
      And A is in play

    Example: a card may be played after an attack
      Карту можно разыграть и после атаки
      Given these cards:
        | card | life |
        | B    | 3    |
      And the second player has B in play
      And the first player has A in play
      And the second player has C in hand
      And the second player has 1 coin
      And the Choice Phase of turn 4 begins
      When the second player attacks A with B
      And the second player plays C
      Then that is accepted
      And C is in play

    Example: a card may be played after an activated ability
      Карту можно разыграть и после активируемой способности
      Given these cards:
        | card | abilities                                |
        | A    | activated, 1 a turn: put a counter on it |
      And the first player has A in play
      And the first player has C in hand
      And the first player has 1 coin
      And the Choice Phase of turn 3 begins
      When the first player activates the ability of A
      And the first player plays C
      Then that is accepted
      And C is in play

  @choice.pass_turn.to_end_of_turn
  Rule: The active player may pass the turn; then the End of Turn Stage comes by itself
    Активный игрок может передать ход; тогда сам собой наступает этап конца хода

    berserk-heroes [306.1]    «передать ход противнику, после чего игра автоматически переходит в этап конца хода.»

    Example: once the turn is passed the End of Turn Stage is there
      Когда ход передан, наступает этап конца хода
      Given these cards:
        | card | abilities                             |
        | A    | end of each turn: put a counter on it |
        | C    | end of each turn: put a counter on it |
      And the first player has A, C in play
      And the Choice Phase of turn 3 begins
      When the first player passes the turn
      Then that is accepted
      And it is the End of Turn Stage of turn 3

    Example: the opponent's turn begins after the End of Turn Stage only
      Ход противника начинается только после этапа конца хода
      Given these cards:
        | card | abilities                             |
        | B    | end of your turn: put a counter on it |
      And the second player has B in play
      And the Choice Phase of turn 4 begins
      When the second player passes the turn
      Then that is accepted
      And B now has 1 counter
      And it is the Choice Phase of turn 5
      And the decision is the first player's

    Example: the turn may be passed although something could be done
      Ход можно передать, хотя есть что сделать
      Given these cards:
        | card | abilities                                |
        | A    | activated, 1 a turn: put a counter on it |
      And the first player has A in play
      And the second player has B in play
      And the Choice Phase of turn 3 begins
      When the first player passes the turn
      Then that is accepted

    Example: having passed the turn, the First Player chooses no more
      Передав ход, Первый игрок больше не выбирает
      Given the first player has A in play
      And the second player has B in play
      And the Choice Phase of turn 3 begins
      When the first player passes the turn
      Then that is accepted
      And it is the Choice Phase of turn 4
      And the first player may not attack B with A

  # ---------------------------------------------------------------------------------------------- 306.2

  @choice.repeating.without_limit
  Rule: Attacks, abilities and cards may be chosen any number of times in a Main Stage
    Атаку, способность и карту можно выбирать сколько угодно раз за основной этап

    berserk-heroes 306.2    «Игрок может перейти из фазы выбора в фазу атаки ударом, фазу использования активируемых способностей и фазу розыгрыша карты неограниченное число раз за основной этап.»

    Example: four attacks in one Main Stage
      Четыре атаки за один основной этап
      Given these cards:
        | card | life |
        | T    | 9    |
      And the first player has A, B, C, D in play
      And the second player has T in play
      And T is closed
      And the Choice Phase of turn 3 begins
      When the first player attacks T with A
      And the first player attacks T with B
      Then that is accepted
      When the first player attacks T with C
      And the first player attacks T with D
      Then that is accepted
      And T now has 4 wounds

    Example: the Second Player uses three abilities in one Main Stage
      Второй игрок использует три способности за один основной этап
      Given these cards:
        | card | abilities                                |
        | A    | activated, 2 a turn: put a counter on it |
        | B    | activated, 1 a turn: put a counter on it |
      And the second player has A, B in play
      And the Choice Phase of turn 4 begins
      When the second player activates the ability of A
      And the second player activates the ability of B
      Then that is accepted
      When the second player activates the ability of A
      Then that is accepted
      And A now has 2 counters

    Example: three cards in one Main Stage
      Три карты за один основной этап
      Given the first player has A, B, C in hand
      And the first player has 3 coins
      And the Choice Phase of turn 3 begins
      When the first player plays A
      And the first player plays B
      Then that is accepted
      When the first player plays C
      Then that is accepted
      And C is in play

    Example: all three of them by turns, each twice
      Все три вперемежку, каждое по два раза
      Given these cards:
        | card | life | abilities                                |
        | A    | 3    | activated, 2 a turn: put a counter on it |
        | B    | 3    |                                          |
        | T    | 9    |                                          |
      And the first player has A, B in play
      And the second player has T in play
      And the first player has C, D in hand
      And the first player has 2 coins
      And the Choice Phase of turn 3 begins
      When the first player plays C
      And the first player activates the ability of A
      And the first player attacks T with A
      And the first player attacks T with B
      Then that is accepted
      When the first player activates the ability of A
      Then that is accepted
      When the first player plays D
      Then that is accepted
