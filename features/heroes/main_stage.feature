Feature: Main Stage
  Основной этап

  The stage in which the active player acts. It always comes to the Choice Phase first; the other phases are
  entered from there, or not at all.

  @main_stage.phases.choice_obligatory
  Rule: The Main Stage always has a Choice Phase; attacks, abilities and cards have phases of their own
    Основной этап всегда содержит фазу выбора; у атак, способностей и карт есть свои фазы

    berserk-heroes 305.1    «Основной этап содержит фазу выбора (обязательно), фазу атаки ударом, фазу активируемых способностей и фазу розыгрыша карт.»

    Example: with nothing to do the Main Stage still stops at the Choice Phase
      Если делать нечего, основной этап всё равно останавливается на фазе выбора
      Given the first player's deck is empty
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      Then that is accepted
      And it is the Choice Phase of turn 3
      And the first player is asked what to do in the Choice Phase

    Example: the Second Player's Main Stage stops there with nothing to do as well
      Основной этап Второго игрока тоже останавливается там, если делать нечего
      Given the second player's deck is empty
      And the Choice Phase of turn 3 begins
      When the first player passes the turn
      Then that is accepted
      And it is the Choice Phase of turn 4
      And the second player is asked what to do in the Choice Phase

    Example: the Main Stage has a Strike Attack Phase
      В основном этапе есть фаза атаки ударом
      Given the first player has A in play
      And the second player has B, C in play
      And the Choice Phase of turn 3 begins
      When the first player attacks B with A
      Then that is accepted
      And it is the Strike Attack Phase of turn 3

    Example: the Main Stage has an Activated Abilities Phase
      В основном этапе есть фаза активируемых способностей
      Given these cards:
        | card | abilities                                         |
        | A    | activated, closing: 1 wounds to an enemy creature |
      And the first player has A in play
      And the second player has B, C in play
      And the Choice Phase of turn 3 begins
      When the first player activates the ability of A
      Then that is accepted
      And it is the Activated Abilities Phase of turn 3

    Example: the Main Stage has a Card Playing Phase
      В основном этапе есть фаза розыгрыша карт
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

    Example: the other phases may be left out although something could be done in each
      Остальные фазы можно пропустить, хотя в каждой есть что сделать
      Given these cards:
        | card | abilities                               |
        | A    | activated, 1 a turn: put a counter on it |
      And the first player has A in play
      And the first player has C in hand
      And the first player has 1 coin
      And the second player has B in play
      And the Choice Phase of turn 3 begins
      When the first player passes the turn
      Then that is accepted
      And it is the Choice Phase of turn 4
      And A now has 0 counters
      And B now has 0 wounds
      And the first player has C in hand

  @main_stage.beginning.straight_to_choice
  Rule: The Main Stage begins with the Choice Phase
    Основной этап начинается с фазы выбора

    berserk-heroes 305.2    «Когда наступает основной этап, игра автоматически переходит в фазу выбора.»

    Example: the Main Stage does not begin with an attack
      Основной этап не начинается с атаки
      Given the first player has A in play
      And the second player has B in play
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      Then that is accepted
      And it is the Choice Phase of turn 3
      And the first player is asked what to do in the Choice Phase
      And B now has 0 wounds

    Example: nor does the Second Player's
      И у Второго игрока тоже
      Given the first player has A in play
      And the second player has B in play
      And the Choice Phase of turn 3 begins
      When the first player passes the turn
      Then that is accepted
      And it is the Choice Phase of turn 4
      And the second player is asked what to do in the Choice Phase
      And A now has 0 wounds

    Example: in the first turn the Main Stage begins with the Choice Phase as well
      В первый ход основной этап тоже начинается с фазы выбора
      Given the first hands are being exchanged
      When the first player is done
      And the second player is done
      Then that is accepted
      And it is the Choice Phase of turn 1
      And the first player is asked what to do in the Choice Phase

    Example: the game proceeds to the Choice Phase whatever the active player has in play
      Игра переходит в фазу выбора, что бы ни было в игре у активного игрока
      Given the second player has B in play
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      Then that is accepted
      And it is the Choice Phase of turn 3
      And the first player is asked what to do in the Choice Phase
