Feature: Choice Phase, where the text is silent
  Фаза выбора: там, где текст молчит

  Whether a phase can be entered for nothing. This Rule is an assumption, reported beside the rulebook.

  @A-heroes-phase-offered
  Rule: A phase is offered only for something legal, and that must be done: a phase is not entered for nothing
    Фаза предлагается, только если в ней есть что сделать, и это обязательно: просто войти в фазу нельзя

    berserk-heroes A-heroes-phase-offered

    Example: the Strike Attack Phase is not entered without an attack
      В фазу атаки ударом не входят, не атакуя
      Given the first player has A in play
      And the second player has B in play
      And the Choice Phase of turn 3 begins
      When the first player enters the Strike Attack Phase and does nothing there
      Then that is refused by this rule
      And the first player may attack B with A

    Example: the Activated Abilities Phase is not entered without an ability
      В фазу активируемых способностей не входят, не используя способность
      Given these cards:
        | card | abilities                                |
        | B    | activated, 1 a turn: put a counter on it |
      And the second player has B in play
      And the Choice Phase of turn 4 begins
      When the second player enters the Activated Abilities Phase and does nothing there
      Then that is refused by this rule
      And the second player may activate the ability of B

    Example: the Card Playing Phase is not entered without a card
      В фазу розыгрыша карт не входят, не разыгрывая карту
      Given the first player has A in hand
      And the first player has 1 coin
      And the Choice Phase of turn 3 begins
      When the first player enters the Card Playing Phase and does nothing there
      Then that is refused by this rule
      And the first player may play A

    Example: with nothing to do in them no phase is offered
      Если делать нечего, ни одна фаза не предлагается
      Given these cards:
        | card | abilities                                |
        | B    | activated, 1 a turn: put a counter on it |
      And the second player has B in play
      And the second player has C in hand
      And the second player has 0 coins
      And B is closed
      And the first player has A in play
      And the Choice Phase of turn 4 begins
      When the second player activates the ability of B
      Then that is accepted
      And the second player may not attack A with B
      And the second player may not activate the ability of B
      And the second player may not play C
      When the second player enters the Strike Attack Phase and does nothing there
      Then that is refused by this rule
      When the second player enters the Activated Abilities Phase and does nothing there
      Then that is refused by this rule
      When the second player enters the Card Playing Phase and does nothing there
      Then that is refused by this rule
      And the second player may pass the turn

    Example: a card whose event would do nothing opens no phase
      Событие, которому нечего сделать, фазу не открывает
      Given these cards:
        | card | kind  | abilities                            |
        | A    | event | when played: close an enemy creature |
      And the first player has A in hand
      And the first player has 1 coin
      And the second player has B in play
      And B is hidden
      And the Choice Phase of turn 3 begins
      When the first player plays A
      Then that is refused
      And the first player may pass the turn

    Example: an attack that has been declared is carried out
      Объявленную атаку доводят до конца
      Given the first player has A in play
      And the second player has B, C in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      Then that is accepted
      And the first player may not pass the turn
      And the first player may not attack C with A
      And the second player is asked whether to name a defender
