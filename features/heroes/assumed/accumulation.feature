Feature: Accumulation Phase, where the text is silent
  Фаза накопления: там, где текст молчит

  What an engine must decide although no clause says it. These Rules are assumptions, not clauses, and are
  reported beside the rulebook, never as part of it.

  @A-heroes-third-failure
  Rule: A draw that fails by an ability in the Accumulation Phase is none of the three times
    Карта, не взятая в фазу накопления по способности, в три раза не входит

    berserk-heroes A-heroes-third-failure

    Example: at the start of the turn an ability draws in vain for the third time, and nobody has lost
      В начале хода способность в третий раз берёт из пустой колоды, и никто не проиграл
      Given these cards:
        | card | abilities                        |
        | A    | start of your turn: draw 1 cards |
      And the first player has A in play
      And the first player's deck is 1 plain card
      And the first player has already failed to draw 2 times
      And the Choice Phase of turn 8 begins
      When the second player passes the turn
      Then that is accepted
      And the game goes on
      And it is the Choice Phase of turn 9

    Example: the Second Player has not lost by the second draw in vain of one phase either
      Второй игрок тоже не проиграл, когда за одну фазу не взял карту дважды
      Given these cards:
        | card | abilities                        |
        | B    | start of your turn: draw 1 cards |
      And the second player has B in play
      And the second player's deck is empty
      And the second player has already failed to draw 1 time
      And the Choice Phase of turn 9 begins
      When the first player passes the turn
      Then that is accepted
      And the game goes on
      And it is the Choice Phase of turn 10

    Example: three turns later the player has lost, ability or not
      Через три хода игрок проиграл, со способностью или без неё
      Given these cards:
        | card | abilities                        |
        | A    | start of your turn: draw 1 cards |
      And the first player has A in play
      And the first player's deck is empty
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      And the first player passes the turn
      And the second player passes the turn
      And the first player passes the turn
      Then the game goes on
      When the second player passes the turn
      Then that is accepted
      And the second player has won

  @A-heroes-reveal-active
  Rule: It is the active player who reveals, and what is not named stays hidden
    Раскрывает активный игрок; что не названо, остаётся скрытым

    berserk-heroes A-heroes-reveal-active

    Example: while the First Player reveals, the Second may not
      Пока раскрывает Первый игрок, Второй этого не может
      Given the first player has A in play
      And the second player has B in play
      And A is hidden
      And B is hidden
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      Then the first player is asked which hidden cards to reveal
      When the second player chooses B
      Then that is refused by this rule
      When the first player chooses A
      And the first player is done
      Then A is in play
      And B is hidden

    Example: while the Second Player reveals, the First may not
      Пока раскрывает Второй игрок, Первый этого не может
      Given the first player has A in play
      And the second player has B in play
      And A is hidden
      And B is hidden
      And the Choice Phase of turn 3 begins
      When the first player passes the turn
      Then the second player is asked which hidden cards to reveal
      When the first player chooses A
      Then that is refused by this rule
      When the second player chooses B
      And the second player is done
      Then B is in play
      And A is hidden

    Example: if only the opponent has hidden cards, nobody is asked
      Если скрытые карты есть только у противника, никого не спрашивают
      Given the second player has B in play
      And B is hidden
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      Then that is accepted
      And it is the Choice Phase of turn 3
      And B is hidden

    Example: a card that is not named stays hidden
      Не названная карта остаётся скрытой
      Given the second player has A, B in play
      And A is hidden
      And B is hidden
      And the Choice Phase of turn 3 begins
      When the first player passes the turn
      And the second player chooses B
      And the second player is done
      Then B is in play
      And A is hidden
