Feature: Movement Subphase
  Подфаза Движения

  Chapter of the Vanguard edition. A declared movement is on the stack; it may be answered, and is paid for once it
  has been executed.

  @movement.course.answers
  Rule: In the Movement Subphase players use triggered and sudden abilities
    В подфазе Движения игроки используют срабатывающие и внезапные особенности

    berserk-vanguard [413.1]    «В эту подфазу игроки могут использовать срабатывающие и внезапные играемые особенности своих карт.»

    Example: both players use sudden abilities while the movement is on the stack
      Пока движение в стеке, оба игрока используют внезапные особенности
      Given these cards:
        | card | kind     | abilities                   |
        | M    | creature | action: put a counter on it |
        | S    | creature | sudden: put a counter on it |
        | E    | creature | sudden: put a counter on it |
        | L    | creature | action: put a counter on it |
      And the Choice Subphase of turn 3 begins
      And M lies open on 1c2
      And S lies open on 1a3
      And E lies open on 2a3
      And L lies open on 2c2

      When the first player moves M to 1b2
      And the first player uses the "sudden" ability of S
      Then that is accepted
      When the first player passes
      And the second player uses the "sudden" ability of E
      Then that is accepted
      And on the stack, from the top, are those of E, S, M

    Example: in the Second Player's turn both players answer the movement as well
      В ход Второго игрока на движение тоже отвечают оба
      Given these cards:
        | card | kind     | abilities                   |
        | M    | creature | action: put a counter on it |
        | S    | creature | sudden: put a counter on it |
        | E    | creature | sudden: put a counter on it |
        | L    | creature | action: put a counter on it |
      And the Choice Subphase of turn 2 begins
      And M lies open on 1c2
      And S lies open on 1a3
      And E lies open on 2a3
      And L lies open on 2c2

      When the second player moves L to 2b2
      And the second player uses the "sudden" ability of E
      Then that is accepted
      When the second player passes
      And the first player uses the "sudden" ability of S
      Then that is accepted
      And on the stack, from the top, are those of S, E, L

    Example: sudden abilities are used when the movement has been executed as well
      Внезапные особенности используются и тогда, когда движение выполнено
      Given these cards:
        | card | kind     | abilities                   |
        | M    | creature | action: put a counter on it |
        | S    | creature | sudden: put a counter on it |
        | E    | creature | sudden: put a counter on it |
        | L    | creature | action: put a counter on it |
      And the Choice Subphase of turn 3 begins
      And M lies open on 1c2
      And S lies open on 1a3
      And E lies open on 2a3
      And L lies open on 2c2

      When the first player moves M to 1b2
      And the players pass until the stack is empty
      And the first player passes
      And the second player uses the "sudden" ability of E
      Then that is accepted
      And on the stack, from the top, are those of E

    Example: a slow game action is no answer to the movement
      Медленным игродействием на движение не отвечают
      Given these cards:
        | card | kind     | abilities                   |
        | M    | creature | action: put a counter on it |
        | K    | creature | action: put a counter on it |
        | E    | creature | action: put a counter on it |
      And the Choice Subphase of turn 3 begins
      And M lies open on 1c2
      And K lies open on 1e3
      And E lies open on 2c2
      When the first player moves M to 1b2
      Then the first player may not use the "action" ability of K
      And the first player may not move K to 1e2
      When the first player passes
      Then the second player may not use the "action" ability of E

    Example: a triggered ability goes on the stack when a card has moved
      Когда карта переместилась, срабатывающая особенность заносится в стек
      Given these cards:
        | card | kind     | abilities                                       |
        | M    | creature |                                                 |
        | W    | creature | when a card of yours moves: put a counter on it |
        | E    | creature | when a card of yours moves: put a counter on it |
      And the Choice Subphase of turn 3 begins
      And M lies open on 1c2
      And W lies open on 1a3
      And E lies open on 2c2
      When the first player moves M to 1b2
      And both players pass
      Then on the stack, from the top, are those of W
      When both players pass
      Then W now has 1 counter
      And E now has 0 counters

  @movement.course.points_spent_after
  Rule: A movement is paid for with movement points after its execution
    Движение оплачивается единицами движения после выполнения

    berserk-vanguard [413.1]    «После того, как движение выполнилось, карта оплачивает движение тратой единиц движения.»

    Example: the point is spent when the movement has been executed
      Единица движения тратится, когда движение выполнилось
      Given these cards:
        | card | kind     | movement |
        | M    | creature | 3        |
        | E    | creature |          |
      And the Choice Subphase of turn 3 begins
      And M lies open on 1a2
      And E lies open on 2c2
      When the first player moves M to 1a1
      Then M now has 3 movement points
      When the players pass until the stack is empty
      Then M lies on 1a1
      And M now has 2 movement points
      And M is open

    Example: a card of the Second Player pays after its movement too
      Карта Второго игрока тоже платит после движения
      Given these cards:
        | card | kind     | movement |
        | M    | creature | 3        |
        | E    | creature |          |
      And the Choice Subphase of turn 2 begins
      And M lies open on 2c2
      And E lies open on 1c2
      When the second player moves M to 2b2
      Then M now has 3 movement points
      When the players pass until the stack is empty
      Then M lies on 2b2
      And M now has 2 movement points
      And M is open

  @movement.end.back_to_choice
  Rule: With the stack empty two passes lead from the Movement Subphase to the Choice Subphase
    При пустом стеке два паса ведут из подфазы Движения в подфазу Выбора

    berserk-vanguard [413.2]    «Если стек пуст и оба игрока последовательно пасуют, то подфаза Движения заканчивается, и игра автоматически переходит в подфазу Выбора.»

    Example: after the First Player's movement both pass, and the choice comes back
      После движения Первого игрока оба пасуют, и снова наступает выбор
      Given these cards:
        | card | kind     |
        | M    | creature |
        | E    | creature |
      And the Choice Subphase of turn 3 begins
      And M lies open on 1c2
      And E lies open on 2c2
      When the first player moves M to 1b2
      And the players pass until the stack is empty
      Then it is the Movement Subphase of turn 3
      When the first player passes
      Then it is the Movement Subphase of turn 3
      When the second player passes
      Then it is the Choice Subphase of turn 3
      And the first player is asked what to declare

    Example: after the Second Player's movement both pass, and the choice comes back
      После движения Второго игрока оба пасуют, и снова наступает выбор
      Given these cards:
        | card | kind     |
        | M    | creature |
        | E    | creature |
      And the Choice Subphase of turn 2 begins
      And M lies open on 2c2
      And E lies open on 1c2
      When the second player moves M to 2b2
      And the players pass until the stack is empty
      Then it is the Movement Subphase of turn 2
      When the second player passes
      Then it is the Movement Subphase of turn 2
      When the first player passes
      Then it is the Choice Subphase of turn 2
      And the second player is asked what to declare

    Example: while the movement is on the stack two passes execute it and end nothing
      Пока движение в стеке, два паса выполняют его и ничего не заканчивают
      Given these cards:
        | card | kind     |
        | M    | creature |
        | E    | creature |
      And the Choice Subphase of turn 3 begins
      And M lies open on 1c2
      And E lies open on 2c2
      When the first player moves M to 1b2
      And both players pass
      Then it is the Movement Subphase of turn 3
      And M lies on 1b2

    Example: a pass before an answer to the executed movement does not count any more
      Пас до ответа на выполненное движение больше не считается
      Given these cards:
        | card | kind     | abilities                   |
        | M    | creature | action: put a counter on it |
        | E    | creature | sudden: put a counter on it |
      And the Choice Subphase of turn 3 begins
      And M lies open on 1c2
      And E lies open on 2c2
      When the first player moves M to 1b2
      And the players pass until the stack is empty
      And the first player passes
      And the second player uses the "sudden" ability of E
      And both players pass
      Then E now has 1 counter
      And the first player is asked what to do with priority
      When the first player passes
      Then it is the Movement Subphase of turn 3
      And the second player is asked what to do with priority
      When the second player passes
      Then it is the Choice Subphase of turn 3
