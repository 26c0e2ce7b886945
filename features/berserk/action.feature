Feature: Action Subphase
  Подфаза Действия

  Chapter of the Vanguard edition. A declared action is on the stack; it may be answered, and is paid for by closing
  once it has been executed.

  @action.course.answers
  Rule: In the Action Subphase players use triggered and sudden abilities
    В подфазе Действия игроки используют срабатывающие и внезапные особенности

    berserk-vanguard [414.1]    «В эту подфазу игроки могут использовать срабатывающие и внезапные играемые особенности своих карт.»

    Example: both players use sudden abilities while the action is on the stack
      Пока действие в стеке, оба игрока используют внезапные особенности
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

      When the first player uses the "action" ability of M
      And the first player uses the "sudden" ability of S
      Then that is accepted
      When the first player passes
      And the second player uses the "sudden" ability of E
      Then that is accepted
      And on the stack, from the top, are those of E, S, M

    Example: in the Second Player's turn both players answer the action as well
      В ход Второго игрока на действие тоже отвечают оба
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

      When the second player uses the "action" ability of L
      And the second player uses the "sudden" ability of E
      Then that is accepted
      When the second player passes
      And the first player uses the "sudden" ability of S
      Then that is accepted
      And on the stack, from the top, are those of S, E, L

    Example: sudden abilities are used when the action has been executed as well
      Внезапные особенности используются и тогда, когда действие выполнено
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

      When the first player uses the "action" ability of M
      And the players pass until the stack is empty
      And the first player passes
      And the second player uses the "sudden" ability of E
      Then that is accepted
      And on the stack, from the top, are those of E

    Example: a slow game action is no answer to the action
      Медленным игродействием на действие не отвечают
      Given these cards:
        | card | kind     | abilities                   |
        | M    | creature | action: put a counter on it |
        | K    | creature | action: put a counter on it |
        | E    | creature | action: put a counter on it |
      And the Choice Subphase of turn 3 begins
      And M lies open on 1c2
      And K lies open on 1e3
      And E lies open on 2c2
      When the first player uses the "action" ability of M
      Then the first player may not use the "action" ability of K
      And the first player may not move K to 1e2
      When the first player passes
      Then the second player may not use the "action" ability of E

    Example: a triggered ability goes on the stack when an action brings it about
      Когда действие её вызывает, срабатывающая особенность заносится в стек
      Given these cards:
        | card | kind     | abilities                                                             |
        | M    | creature | action: put a counter on it; when a counter is put on it: gain 1 gold |
        | E    | creature |                                                                       |
      And the Choice Subphase of turn 3 begins
      And M lies open on 1c2
      And E lies open on 2c2
      When the first player uses the "action" ability of M
      And both players pass
      Then M now has 1 counter
      And on the stack, from the top, are those of M
      When both players pass
      Then the first player has 1 gold more than before

    Example: both players use sudden abilities while a strike is on the stack
      Пока в стеке удар, оба игрока используют внезапные особенности
      Given these cards:
        | card | kind     | abilities                   |
        | M    | creature | sudden: put a counter on it |
        | E    | creature | sudden: put a counter on it |
      And the Choice Subphase of turn 3 begins
      And M lies open on 1c1
      And E lies open on 2c1
      When the first player strikes E with M
      And the first player uses the "sudden" ability of M
      Then that is accepted
      When the first player passes
      And the second player uses the "sudden" ability of E
      Then that is accepted
      And on the stack, from the top, are those of E, M, M

    Example: a strike is no answer to a strike
      Ударом на удар не отвечают
      Given the Choice Subphase of turn 3 begins
      And M lies open on 1c1
      And K lies open on 1b1
      And E lies open on 2c1
      When the first player strikes E with M
      Then the first player may not strike E with K
      When the first player passes
      Then the second player may not strike M with E

    Example: a triggered ability is executed when a strike brings it about
      Когда удар её вызывает, срабатывающая особенность выполняется
      Given these cards:
        | card | kind     | life | strike | abilities                     |
        | M    | creature | 9    | 1-2-3  |                               |
        | D    | artifact | 1    |        |                               |
        | E    | creature | 9    |        | when a card dies: gain 1 gold |
      And the Choice Subphase of turn 3 begins
      And M lies open on 1c1
      And D lies open on 2c1
      And E lies open on 2e3
      And the next dice show 6
      When the first player strikes D with M
      And the players pass until the stack is empty
      Then D is in the second player's graveyard
      And the second player has 1 gold more than before

  @action.course.closes_after
  Rule: An action is paid for by closing after its execution
    Действие оплачивается закрытием после выполнения

    berserk-vanguard [414.1]    «После того, как действие выполнилось, карта оплачивает его закрытием.»

    Example: the card closes when its action has been executed
      Карта закрывается, когда её действие выполнилось
      Given these cards:
        | card | kind     | abilities                   |
        | M    | creature | action: put a counter on it |
        | E    | creature |                             |
      And the Choice Subphase of turn 3 begins
      And M lies open on 1a1
      And K lies closed on 1c2
      And E lies open on 2c2
      When the first player uses the "action" ability of M
      Then M is open
      When the players pass until the stack is empty
      Then M now has 1 counter
      And M is closed
      And K is closed
      And E is open

    Example: a card of the Second Player closes after its action too
      Карта Второго игрока тоже закрывается после действия
      Given these cards:
        | card | kind     | abilities                   |
        | E    | creature | action: put a counter on it |
        | M    | creature |                             |
      And the Choice Subphase of turn 2 begins
      And E lies open on 2c2
      And M lies open on 1c2
      When the second player uses the "action" ability of E
      Then E is open
      When the players pass until the stack is empty
      Then E now has 1 counter
      And E is closed

    Example: the attacker closes when its strike has been executed
      Атакующий закрывается, когда его удар выполнился
      Given these cards:
        | card | kind     | life | strike |
        | M    | creature | 9    | 3-3-3  |
        | D    | artifact | 9    |        |
      And the Choice Subphase of turn 3 begins
      And M lies open on 1c1
      And D lies open on 2c1
      And E lies open on 2e3
      And the next dice show 6
      When the first player strikes D with M
      Then M is open
      When both players pass
      Then D now has 3 wounds
      When the players pass until the stack is empty
      Then M is closed
