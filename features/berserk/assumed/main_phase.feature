Feature: Main Phase, where the texts are silent
  Главная Фаза: там, где тексты молчат

  What an engine must decide although no clause says it. These Rules are assumptions, not clauses: each names
  the editions in which it is in force, and is reported beside the rulebook, never as part of it.

  @A-execution-subphase
  Rule: The Execution Subphase goes like the Movement and Action Subphases of the Vanguard edition
    Подфаза Выполнения идёт так же, как подфазы Движения и Действия редакции с Авангардом

    berserk-execution A-execution-subphase

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
        | E    | creature |                                                 |
      And the Choice Subphase of turn 3 begins
      And M lies open on 1c2
      And W lies open on 1a3
      And E lies open on 2c2
      When the first player moves M to 1b2
      And both players pass
      Then on the stack, from the top, are those of W
      When both players pass
      Then W now has 1 counter

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
        | card | kind     | abilities                         |
        | M    | creature | action: 1 wounds to an enemy card |
        | D    | creature |                                   |
        | E    | creature | when a card dies: gain 1 gold     |
      And the Choice Subphase of turn 3 begins
      And M lies open on 1c2
      And D lies open on 2a3
      And E lies open on 2c2
      When the first player uses the "action" ability of M on D
      And both players pass
      Then D is in the second player's graveyard
      And on the stack, from the top, are those of E
      When both players pass
      Then the second player has 1 gold more than before

    Example: the point is spent when the movement has been executed
      Единица движения тратится, когда движение выполнилось
      Given these cards:
        | card | kind     | movement |
        | M    | creature | 3        |
        | E    | creature |          |
      And the Choice Subphase of turn 3 begins
      And M lies open on 1c2
      And E lies open on 2c2
      When the first player moves M to 1b2
      Then M now has 3 movement points
      When the players pass until the stack is empty
      Then M lies on 1b2
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

    Example: the card closes when its action has been executed
      Карта закрывается, когда её действие выполнилось
      Given these cards:
        | card | kind     | abilities                   |
        | M    | creature | action: put a counter on it |
        | E    | creature |                             |
      And the Choice Subphase of turn 3 begins
      And M lies open on 1c2
      And E lies open on 2c2
      When the first player uses the "action" ability of M
      Then M is open
      When the players pass until the stack is empty
      Then M now has 1 counter
      And M is closed

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

    Example: with the movement executed nothing else is declared before the choice comes back
      Когда движение выполнено, до возвращения к выбору ничего не объявляют
      Given these cards:
        | card | kind     | movement | abilities                   |
        | M    | creature | 3        |                             |
        | K    | creature |          | action: put a counter on it |
        | E    | creature |          |                             |
      And the Choice Subphase of turn 3 begins
      And M lies open on 1c2
      And K lies open on 1e3
      And E lies open on 2c2
      When the first player moves M to 1b2
      And the players pass until the stack is empty
      Then M lies on 1b2
      And the first player may not move M to 1a2
      And the first player may not use the "action" ability of K

  @A-choice-no-answers
  Rule: In the Choice Subphase nobody uses sudden abilities
    В подфазе Выбора внезапных особенностей не использует никто

    berserk-execution A-choice-no-answers

    Example: in the First Player's turn neither player uses sudden abilities in the Choice Subphase
      В ход Первого игрока в подфазе Выбора ни один не использует внезапных особенностей
      Given these cards:
        | card | kind     | abilities                   |
        | M    | creature | sudden: put a counter on it |
        | E    | creature | sudden: put a counter on it |
      And the Opening Step of turn 3 begins
      And M lies open on 1c2
      And E lies open on 2c2
      When both players pass

      Then by this rule the first player may not use the "sudden" ability of M
      And by this rule the second player may not use the "sudden" ability of E

    Example: in the Second Player's turn neither player uses sudden abilities in the Choice Subphase
      В ход Второго игрока в подфазе Выбора ни один не использует внезапных особенностей
      Given these cards:
        | card | kind     | abilities                   |
        | M    | creature | sudden: put a counter on it |
        | E    | creature | sudden: put a counter on it |
      And the Opening Step of turn 2 begins
      And M lies open on 1c2
      And E lies open on 2c2
      When both players pass

      Then by this rule the second player may not use the "sudden" ability of E
      And by this rule the first player may not use the "sudden" ability of M

  @A-action-returns
  Rule: After an action both pass with the stack empty, and the choice comes back
    После действия оба пасуют при пустом стеке, и снова наступает выбор

    berserk-execution A-action-returns
    berserk-vanguard A-action-returns

    Example: after the First Player's action the choice comes back
      После действия Первого игрока снова наступает выбор
      Given these cards:
        | card | kind     | abilities                   |
        | M    | creature | action: put a counter on it |
        | E    | creature |                             |
      And the Choice Subphase of turn 3 begins
      And M lies open on 1c2
      And E lies open on 2c2
      When the first player uses the "action" ability of M
      And the players pass until the stack is empty
      Then the first player is asked what to do with priority
      When the first player passes
      Then the second player is asked what to do with priority
      When the second player passes
      Then it is the Choice Subphase of turn 3
      And the first player is asked what to declare

    Example: after the Second Player's action the choice comes back
      После действия Второго игрока снова наступает выбор
      Given these cards:
        | card | kind     | abilities                   |
        | E    | creature | action: put a counter on it |
        | M    | creature |                             |
      And the Choice Subphase of turn 2 begins
      And E lies open on 2c2
      And M lies open on 1c2
      When the second player uses the "action" ability of E
      And the players pass until the stack is empty
      Then the second player is asked what to do with priority
      When the second player passes
      Then the first player is asked what to do with priority
      When the first player passes
      Then it is the Choice Subphase of turn 2
      And the second player is asked what to declare

    Example: while the action is on the stack two passes execute it and end nothing
      Пока действие в стеке, два паса выполняют его и ничего не заканчивают
      Given these cards:
        | card | kind     | abilities                   |
        | M    | creature | action: put a counter on it |
        | E    | creature |                             |
      And the Choice Subphase of turn 3 begins
      And M lies open on 1c2
      And E lies open on 2c2
      When the first player uses the "action" ability of M
      And both players pass
      Then M now has 1 counter
      And the first player is asked what to do with priority

    Example: a pass before an answer to the executed action does not count any more
      Пас до ответа на выполненное действие больше не считается
      Given these cards:
        | card | kind     | abilities                   |
        | M    | creature | action: put a counter on it |
        | E    | creature | sudden: put a counter on it |
      And the Choice Subphase of turn 3 begins
      And M lies open on 1c2
      And E lies open on 2c2
      When the first player uses the "action" ability of M
      And the players pass until the stack is empty
      And the first player passes
      And the second player uses the "sudden" ability of E
      And both players pass
      Then E now has 1 counter
      And the first player is asked what to do with priority
      When the first player passes
      Then the decision is the second player's
      And the second player is asked what to do with priority
      When the second player passes
      Then it is the Choice Subphase of turn 3

    Example: after a movement the choice comes back as well
      После движения тоже снова наступает выбор
      Given these cards:
        | card | kind     |
        | M    | creature |
        | E    | creature |
      And the Choice Subphase of turn 3 begins
      And M lies open on 1c2
      And E lies open on 2c2
      When the first player moves M to 1b2
      And the players pass until the stack is empty
      Then M lies on 1b2
      When the first player passes
      Then the second player is asked what to do with priority
      When the second player passes
      Then the first player is asked what to declare

  @A-slow-actions
  Rule: A slow game action is declared by the Active Player, with the stack empty, by an open card
    Медленное игродействие объявляет Активный игрок при пустом стеке открытой картой

    berserk-execution A-slow-actions
    berserk-vanguard A-slow-actions

    Example: in the First Player's turn the other player declares neither movement nor action
      В ход Первого игрока другой не объявляет ни движения, ни действия
      Given these cards:
        | card | kind     | abilities                   |
        | M    | creature | action: put a counter on it |
        | E    | creature | action: put a counter on it |
      And the Opening Step of turn 3 begins
      And M lies open on 1c2
      And E lies open on 2c2
      When both players pass
      Then by this rule the second player may not move E to 2b2
      And by this rule the second player may not use the "action" ability of E
      And the first player may use the "action" ability of M

    Example: in the Second Player's turn the other player declares neither movement nor action
      В ход Второго игрока другой не объявляет ни движения, ни действия
      Given these cards:
        | card | kind     | abilities                   |
        | M    | creature | action: put a counter on it |
        | E    | creature | action: put a counter on it |
      And the Opening Step of turn 2 begins
      And M lies open on 1c2
      And E lies open on 2c2
      When both players pass
      Then by this rule the first player may not move M to 1b2
      And by this rule the first player may not use the "action" ability of M
      And the second player may use the "action" ability of E

    Example: no movement and no action is declared while something is on the stack
      Пока в стеке что-то есть, ни движения, ни действия не объявляют
      Given these cards:
        | card | kind     | abilities                   |
        | M    | creature |                             |
        | K    | creature | action: put a counter on it |
        | E    | creature |                             |
      And the Choice Subphase of turn 3 begins
      And M lies open on 1c2
      And K lies open on 1e3
      And E lies open on 2c2
      When the first player moves M to 1b2
      Then by this rule the first player may not move K to 1e2
      And by this rule the first player may not use the "action" ability of K

    Example: a card that has closed neither moves nor acts, but uses what needs no closing
      Закрывшаяся карта не движется и не действует, но использует то, что не требует закрытия
      Given these cards:
        | card | kind     | movement | abilities                                                         |
        | M    | creature | 3        | action: put a counter on it; sudden: put a counter on it          |
        | N    | creature | 3        | action: put a counter on it; sudden, closing: put a counter on it |
        | S    | creature |          | action: close one of your cards                                   |
        | T    | creature |          | action: close one of your cards                                   |
        | E    | creature |          |                                                                   |
      And the Choice Subphase of turn 3 begins
      And M lies open on 1c2
      And N lies open on 1d2
      And S lies open on 1a3
      And T lies open on 1e3
      And E lies open on 2c2
      When the first player uses the "action" ability of S on M
      And the players pass until the stack is empty
      And both players pass
      Then M is closed
      And by this rule the first player may not move M to 1b2
      And by this rule the first player may not use the "action" ability of M
      When the first player uses the "action" ability of T on N
      And the players pass until the stack is empty
      Then N is closed
      And the first player may use the "sudden" ability of M
      And by this rule the first player may not use the "sudden" ability of N

    Example: acting costs the card its remaining movement, once it has paid
      Действие лишает карту оставшегося движения, когда она заплатит
      Given these cards:
        | card | kind     | movement | abilities                   |
        | M    | creature | 3        | action: put a counter on it |
        | E    | creature |          |                             |
      And the Choice Subphase of turn 3 begins
      And M lies open on 1c2
      And E lies open on 2c2
      When the first player uses the "action" ability of M
      Then M now has 3 movement points
      When the players pass until the stack is empty
      Then M now has 0 movement points

    Example: a card that has moved may act
      Карта, которая двигалась, может действовать
      Given these cards:
        | card | kind     | movement | abilities                   |
        | M    | creature | 3        |                             |
        | E    | creature | 2        | action: put a counter on it |
      And the Choice Subphase of turn 2 begins
      And M lies open on 1c2
      And E lies open on 2c2
      When the second player moves E to 2b2
      And the players pass until the stack is empty
      And both players pass
      Then E lies on 2b2
      When the second player uses the "action" ability of E
      Then that is accepted

    Example: no strike is declared by the other player or while something is on the stack
      Ни другой игрок, ни при непустом стеке удара не объявляют
      Given K lies open on 1e3
      And M lies open on 1c1
      And E lies open on 2c1
      And the Opening Step of turn 2 begins
      When both players pass
      Then by this rule the first player may not strike E with M
      When the second player moves E to 2b1
      Then by this rule the second player may not strike M with E
      When both players pass
      Then E lies on 2b1
      And by this rule the second player may not strike M with E

    Example: a creature that has closed neither strikes nor defends
      Закрывшееся существо не бьёт и не защищает
      Given these cards:
        | card | life | abilities                   |
        | M    | 20   | action: close an enemy card |
        | N    | 20   | action: put a counter on it |
        | K    | 20   |                             |
        | E    | 20   |                             |
        | D    | 20   |                             |
      And M lies open on 1e3
      And N lies open on 1d1
      And K lies open on 1c1
      And E lies open on 2c1
      And D lies open on 2d1
      And J lies open on 2b1
      And the next dice show 6, 1
      And the Choice Subphase of turn 3 begins
      When the first player uses the "action" ability of N
      And the players pass until the stack is empty
      And both players pass
      Then by this rule the first player may not strike E with N
      When the first player uses the "action" ability of M on D
      And the players pass until the stack is empty
      And both players pass
      And the first player strikes E with K
      And both players pass
      Then the second player may not name D as the defender
      And the second player may name J as the defender

    Example: striking costs the creature its remaining movement, once it has paid
      Удар лишает существо оставшегося движения, когда оно заплатит
      Given these cards:
        | card | life | movement |
        | M    | 20   | 3        |
        | E    | 20   |          |
      And M lies open on 1c1
      And E lies closed on 2c1
      And the next dice show 1
      And the Choice Subphase of turn 3 begins
      When the first player strikes E with M
      And both players pass
      Then M now has 3 movement points
      When the players pass until the stack is empty
      Then M is closed
      And M now has 0 movement points

  @A-sudden-pays-after
  Rule: A sudden ability is paid for after its execution; one that costs nothing is used once a turn
    Внезапная особенность оплачивается после выполнения; ничего не стоящую используют один раз за ход

    berserk-execution A-sudden-pays-after
    berserk-vanguard A-sudden-pays-after

    Example: a card of the First Player closes after its sudden ability has been executed
      Карта Первого игрока закрывается после того, как выполнилась её внезапная особенность
      Given these cards:
        | card | kind     | abilities                            |
        | M    | creature |                                      |
        | S    | creature | sudden, closing: put a counter on it |
        | E    | creature |                                      |
      And the Choice Subphase of turn 3 begins
      And M lies open on 1c2
      And S lies open on 1a3
      And E lies open on 2c2
      When the first player moves M to 1b2
      And the first player uses the "sudden" ability of S
      Then S is open
      When both players pass
      Then S now has 1 counter
      When both players pass
      Then S is closed

    Example: a card of the Second Player closes after its sudden ability has been executed
      Карта Второго игрока закрывается после того, как выполнилась её внезапная особенность
      Given these cards:
        | card | kind     | abilities                            |
        | M    | creature |                                      |
        | S    | creature | sudden, closing: put a counter on it |
        | E    | creature |                                      |
      And the Choice Subphase of turn 3 begins
      And M lies open on 1c2
      And S lies open on 2a3
      And E lies open on 2c2
      When the first player moves M to 1b2
      And the first player passes
      And the second player uses the "sudden" ability of S
      Then S is open
      When both players pass
      Then S now has 1 counter
      When both players pass
      Then S is closed

    Example: silver of the First Player is paid after the execution
      Серебро Первого игрока уплачивается после выполнения
      Given these cards:
        | card | abilities                             |
        | A    | sudden, 2 silver: put a counter on it |
      And the Opening Step of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      And the first player has 1 gold and 3 silver left
      When the first player uses the "sudden" ability of A
      Then the first player has as much silver as before
      When both players pass
      Then A now has 1 counter
      And the first player has as much silver as before
      When both players pass
      Then the first player has 2 silver less than before
      And the first player has as much gold as before

    Example: gold of the Second Player is paid after the execution
      Золото Второго игрока уплачивается после выполнения
      Given these cards:
        | card | abilities                           |
        | B    | sudden, 1 gold: put a counter on it |
      And the Opening Step of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      And the second player has 1 gold and 3 silver left
      When the first player passes
      And the second player uses the "sudden" ability of B
      And both players pass
      Then B now has 1 counter
      And the second player has as much gold as before
      When both players pass
      Then the second player has 1 gold less than before
      And the second player has as much silver as before

    Example: exactly enough crystals are enough, one too few is too few
      Кристаллов хватает, когда их ровно столько, и не хватает, когда на один меньше
      Given these cards:
        | card | abilities                             |
        | A    | sudden, 2 silver: put a counter on it |
        | C    | sudden, 3 silver: put a counter on it |
        | E    | sudden, 2 gold: put a counter on it   |
        | B    | sudden, 2 gold: put a counter on it   |
      And the Choice Subphase of turn 1 begins
      And A lies open on 1b1
      And C lies open on 1c1
      And E lies open on 1d1
      And B lies open on 2b1
      And the first player has 1 gold and 2 silver left
      And the second player has 2 gold and 0 silver left
      When the first player passes the turn
      Then the first player may use the "sudden" ability of A
      And the first player may not use the "sudden" ability of C
      And the first player may not use the "sudden" ability of E
      When the first player passes
      Then the second player may use the "sudden" ability of B

    Example: crystals still to be paid do not count
      Ещё не уплаченные кристаллы не в счёт
      Given these cards:
        | card | abilities                             |
        | A    | sudden, 2 silver: put a counter on it |
        | C    | sudden, 2 silver: put a counter on it |
        | E    | sudden, 1 silver: put a counter on it |
        | G    | sudden, 3 gold: put a counter on it   |
        | B    | sudden, 3 silver: put a counter on it |
      And the Opening Step of turn 1 begins
      And A lies open on 1b1
      And C lies open on 1c1
      And E lies open on 1d1
      And G lies open on 1e1
      And B lies open on 2b1
      And the first player has 3 gold and 3 silver left
      And the second player has 0 gold and 3 silver left
      When the first player uses the "sudden" ability of A
      Then the first player may not use the "sudden" ability of C
      And the first player may use the "sudden" ability of E
      And the first player may use the "sudden" ability of G
      When both players pass
      Then A now has 1 counter
      And the first player may not use the "sudden" ability of C
      When the first player passes
      Then the second player may use the "sudden" ability of B

    Example: what costs nothing a card uses once a turn
      То, что ничего не стоит, карта использует один раз за ход
      Given these cards:
        | card | abilities                   |
        | A    | sudden: put a counter on it |
        | C    | sudden: put a counter on it |
        | B    | sudden: put a counter on it |
      And the Opening Step of turn 1 begins
      And A lies open on 1b1
      And C lies open on 1c1
      And B lies open on 2b1
      When the first player uses the "sudden" ability of A
      And both players pass
      Then A now has 1 counter
      And the first player may not use the "sudden" ability of A
      And the first player may use the "sudden" ability of C
      When the first player passes
      And the second player uses the "sudden" ability of B
      And both players pass
      And the first player passes
      Then the second player may not use the "sudden" ability of B
      When the players do nothing until the Final Phase of turn 1
      Then the first player may not use the "sudden" ability of A
      When the players do nothing until the Opening Step of turn 2
      Then the second player may use the "sudden" ability of B
      When the second player passes
      Then the first player may use the "sudden" ability of A

    Example: what costs crystals a card uses as often as it is paid for
      То, что стоит кристаллов, карта использует столько раз, сколько за это платят
      Given these cards:
        | card | abilities                             |
        | A    | sudden, 1 silver: put a counter on it |
      And the Opening Step of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      And the first player has 0 gold and 2 silver left
      When the first player uses the "sudden" ability of A
      Then the first player may use the "sudden" ability of A
      When the first player uses the "sudden" ability of A
      And the players pass until the stack is empty
      Then A now has 2 counters
      And the first player has 2 silver less than before
      And the first player may not use the "sudden" ability of A

  @A-payment-object
  Rule: Execution and payment are two game actions on the stack
    Выполнение и оплата – два игродействия в стеке

    berserk-execution A-payment-object
    berserk-vanguard A-payment-object

    Example: what an action triggers is executed before the action is paid for
      То, что вызвало действие, выполняется раньше его оплаты
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
      And M is open
      When both players pass
      Then the first player has 1 gold more than before
      And M is open
      When both players pass
      Then M is closed

    Example: what a movement triggers is executed before the movement is paid for
      То, что вызвало движение, выполняется раньше его оплаты
      Given these cards:
        | card | kind     | movement | abilities                                       |
        | M    | creature |          |                                                 |
        | E    | creature | 2        |                                                 |
        | W    | creature |          | when a card of yours moves: put a counter on it |
      And the Choice Subphase of turn 2 begins
      And M lies open on 1c2
      And E lies open on 2c2
      And W lies open on 2a3
      When the second player moves E to 2b2
      And both players pass
      Then E lies on 2b2
      And on the stack, from the top, are those of W
      And E now has 2 movement points
      When both players pass
      Then W now has 1 counter
      And E now has 2 movement points
      When both players pass
      Then E now has 1 movement point

    Example: a card that has still to pay declares nothing else that is paid for by closing
      Карта, которой ещё предстоит платить, не объявляет другого, что оплачивается закрытием
      Given these cards:
        | card | kind     | abilities                                                         |
        | M    | creature | action: put a counter on it; sudden, closing: put a counter on it |
        | K    | creature | sudden, closing: put a counter on it                              |
        | E    | creature |                                                                   |
      And the Choice Subphase of turn 3 begins
      And M lies open on 1c2
      And K lies open on 1a3
      And E lies open on 2c2
      When the first player uses the "action" ability of M
      Then by this rule the first player may not use the "sudden" ability of M
      And the first player may use the "sudden" ability of K
      When both players pass
      Then M now has 1 counter
      And by this rule the first player may not use the "sudden" ability of M

    Example: a card that has still to pay may use what is not paid for by closing
      Карта, которой ещё предстоит платить, может использовать то, что не оплачивается закрытием
      Given these cards:
        | card | kind     | abilities                                                |
        | M    | creature | action: put a counter on it; sudden: put a counter on it |
        | E    | creature |                                                          |
      And the Choice Subphase of turn 3 begins
      And M lies open on 1c2
      And E lies open on 2c2
      When the first player uses the "action" ability of M
      Then the first player may use the "sudden" ability of M

    Example: a card whose ability on the stack costs nothing may use what is paid for by closing
      Карта, чья особенность в стеке ничего не стоит, может использовать то, что оплачивается закрытием
      Given these cards:
        | card | kind     | abilities                                                         |
        | M    | creature | sudden: put a counter on it; sudden, closing: put a counter on it |
        | E    | creature |                                                                   |
      And the Opening Step of turn 3 begins
      And M lies open on 1c2
      And E lies open on 2c2
      When the first player uses the "sudden" ability of M
      And the first player uses the second "sudden" ability of M
      Then that is accepted

    Example: a card that has still to pay for its movement may use what is paid for by closing
      Карта, которой предстоит платить за движение, может использовать то, что оплачивается закрытием
      Given these cards:
        | card | kind     | movement | abilities                            |
        | M    | creature | 2        | sudden, closing: put a counter on it |
        | E    | creature |          |                                      |
      And the Choice Subphase of turn 3 begins
      And M lies open on 1c2
      And E lies open on 2c2
      When the first player moves M to 1b2
      Then the first player may use the "sudden" ability of M

    Example: what a strike triggers is executed before attacker and defender pay for it
      То, что вызвал удар, выполняется раньше, чем за него заплатят атакующий и защитник
      Given these cards:
        | card | life | strike | abilities                     |
        | M    | 20   | 1-2-3  | when a card dies: gain 1 gold |
        | D    | 3    | 1-2-3  |                               |
        | E    | 20   |        |                               |
      And M lies open on 1c1
      And E lies open on 2c1
      And D lies open on 2b1
      And the next dice show 6, 1
      And the Choice Subphase of turn 3 begins
      When the first player strikes E with M
      And both players pass
      And the second player names D as the defender
      Then D is in the second player's graveyard
      And on the stack, from the top, are those of M
      And M is open
      When both players pass
      Then the first player has 1 gold more than before
      And M is open
      When both players pass
      Then M is closed

    Example: a defender that has still to close declares nothing else that is paid for by closing
      Защитник, которому ещё предстоит закрыться, не объявляет другого, что оплачивается закрытием
      Given these cards:
        | card | life | abilities                                                 |
        | M    | 20   |                                                           |
        | E    | 20   | sudden, closing: put a counter on it                      |
        | D    | 20   | sudden, closing: put a counter on it; sudden: gain 1 gold |
      And M lies open on 1c1
      And E lies open on 2c1
      And D lies open on 2b1
      And the next dice show 6, 1
      And the Choice Subphase of turn 3 begins
      When the first player strikes E with M
      And both players pass
      And the second player names D as the defender
      And the first player passes
      Then by this rule the second player may not use the "sudden" ability of D
      And the second player may use the "sudden" ability of E
      When the second player uses the second "sudden" ability of D
      Then that is accepted
      When the players pass until the stack is empty
      Then D is closed
      And D now has 0 counters

  @A-cancelled
  Rule: A movement or an action that is no longer legal is cancelled and not paid for
    Движение или действие, которое больше не законно, отменяется и не оплачивается

    berserk-execution A-cancelled
    berserk-vanguard A-cancelled

    Example: a movement to a cell that has become occupied is cancelled
      Движение на клетку, ставшую занятой, отменяется
      Given these cards:
        | card | kind     | movement | abilities                       |
        | M    | creature | 2        |                                 |
        | S    | creature |          | sudden: shift one of your cards |
        | E    | creature |          |                                 |
      And the Choice Subphase of turn 3 begins
      And M lies open on 1c1
      And S lies open on 2a3
      And E lies open on 2c2
      When the first player moves M to 2c1
      And the first player passes
      And the second player uses the "sudden" ability of S
      And the second player chooses E
      And the second player chooses 2c1
      And the players pass until the stack is empty
      Then M lies on 1c1
      And E lies on 2c1
      And M now has 2 movement points

    Example: the movement of a card that has been closed is cancelled
      Движение закрытой карты отменяется
      Given these cards:
        | card | kind     | movement | abilities                   |
        | M    | creature | 2        |                             |
        | S    | creature |          | sudden: close an enemy card |
        | E    | creature |          |                             |
      And the Choice Subphase of turn 2 begins
      And S lies open on 1a3
      And E lies open on 1c2
      And M lies open on 2c2
      When the second player moves M to 2b2
      And the second player passes
      And the first player uses the "sudden" ability of S on M
      And the players pass until the stack is empty
      Then M lies on 2c2
      And M now has 2 movement points

    Example: the movement of a card that has died is cancelled
      Движение погибшей карты отменяется
      Given these cards:
        | card | kind     | abilities                         |
        | M    | creature |                                   |
        | N    | creature |                                   |
        | S    | creature | sudden: 1 wounds to an enemy card |
        | E    | creature |                                   |
      And the Choice Subphase of turn 3 begins
      And M lies open on 1c2
      And N lies open on 1e3
      And S lies open on 2a3
      And E lies open on 2c2
      When the first player moves M to 1b2
      And the first player passes
      And the second player uses the "sudden" ability of S on M
      And the players pass until the stack is empty
      Then M is in the first player's graveyard
      And the first player sees no card on 1b2

    Example: the movement of a card that is elsewhere is cancelled
      Движение карты, оказавшейся на другом месте, отменяется
      Given these cards:
        | card | kind     | movement | abilities                       |
        | M    | creature | 2        |                                 |
        | S    | creature |          | sudden: shift one of your cards |
        | E    | creature |          |                                 |
      And the Choice Subphase of turn 3 begins
      And M lies open on 1c2
      And S lies open on 1a3
      And E lies open on 2c2
      When the first player moves M to 1b2
      And the first player uses the "sudden" ability of S
      And the first player chooses M
      And the first player chooses 1e1
      And the players pass until the stack is empty
      Then M lies on 1e1
      And M now has 2 movement points

    Example: the action of a card that has been closed is cancelled
      Действие закрытой карты отменяется
      Given these cards:
        | card | kind     | movement | abilities                   |
        | M    | creature | 2        | action: put a counter on it |
        | S    | creature |          | sudden: close an enemy card |
        | E    | creature |          |                             |
      And the Choice Subphase of turn 3 begins
      And M lies open on 1c2
      And S lies open on 2a3
      And E lies open on 2c2
      When the first player uses the "action" ability of M
      And the first player passes
      And the second player uses the "sudden" ability of S on M
      And the players pass until the stack is empty
      Then M now has 0 counters
      And M now has 2 movement points

    Example: the action of a card that has died is cancelled
      Действие погибшей карты отменяется
      Given these cards:
        | card | kind     | life | abilities                         |
        | M    | creature |      | action: 1 wounds to an enemy card |
        | N    | creature |      |                                   |
        | S    | creature |      | sudden: 1 wounds to an enemy card |
        | E    | creature | 5    |                                   |
      And the Choice Subphase of turn 3 begins
      And M lies open on 1c2
      And N lies open on 1e3
      And S lies open on 2a3
      And E lies open on 2c2
      When the first player uses the "action" ability of M on E
      And the first player passes
      And the second player uses the "sudden" ability of S on M
      And the players pass until the stack is empty
      Then M is in the first player's graveyard
      And E now has 0 wounds

    Example: the action of a card that is elsewhere is cancelled and may be declared anew
      Действие карты, оказавшейся на другом месте, отменяется, и его можно объявить снова
      Given these cards:
        | card | kind     | abilities                       |
        | M    | creature | action: put a counter on it     |
        | S    | creature | sudden: shift one of your cards |
        | E    | creature |                                 |
      And the Choice Subphase of turn 2 begins
      And E lies open on 1c2
      And S lies open on 2a3
      And M lies open on 2c2
      When the second player uses the "action" ability of M
      And the second player uses the "sudden" ability of S
      And the second player chooses M
      And the second player chooses 2e1
      And the players pass until the stack is empty
      Then M lies on 2e1
      And M now has 0 counters
      And M is open
      When both players pass
      Then it is the Choice Subphase of turn 2
      And the second player may use the "action" ability of M

    Example: an action whose target is gone is cancelled and not paid for
      Действие, чьей цели больше нет, отменяется и не оплачивается
      Given these cards:
        | card | kind     | abilities                         |
        | M    | creature | action: 1 wounds to an enemy card |
        | S    | creature | sudden: 1 wounds to an enemy card |
        | D    | creature |                                   |
        | E    | creature |                                   |
      And the Choice Subphase of turn 3 begins
      And M lies open on 1c2
      And S lies open on 1a3
      And D lies open on 2a3
      And E lies open on 2c2
      When the first player uses the "action" ability of M on D
      And the first player uses the "sudden" ability of S on D
      And both players pass
      Then D is in the second player's graveyard
      When the players pass until the stack is empty
      Then M is open

    Example: what is cancelled takes no other payment with it
      Отмена не снимает оплаты другого игродействия
      Given these cards:
        | card | kind     | abilities                                                      |
        | M    | creature | action: put a counter on it; sudden: 1 wounds to an enemy card |
        | S    | creature | sudden: 1 wounds to an enemy card                              |
        | D    | creature |                                                                |
        | E    | creature |                                                                |
      And the Choice Subphase of turn 3 begins
      And M lies open on 1c2
      And S lies open on 1a3
      And D lies open on 2a3
      And E lies open on 2c2
      When the first player uses the "action" ability of M
      And both players pass
      Then M now has 1 counter
      When the first player uses the "sudden" ability of M on D
      And the first player uses the "sudden" ability of S on D
      And the players pass until the stack is empty
      Then D is in the second player's graveyard
      And M is closed

    Example: after a cancellation both still have to pass
      После отмены оба ещё должны спасовать
      Given these cards:
        | card | kind     | movement | abilities                   |
        | M    | creature | 2        |                             |
        | S    | creature |          | sudden: close an enemy card |
        | E    | creature |          |                             |
      And the Choice Subphase of turn 3 begins
      And M lies open on 1c2
      And S lies open on 2a3
      And E lies open on 2c2
      When the first player moves M to 1b2
      And the first player passes
      And the second player uses the "sudden" ability of S on M
      And the players pass until the stack is empty
      Then the first player is asked what to do with priority
      When both players pass
      Then it is the Choice Subphase of turn 3

    Example: crystals are not paid for an ability whose target has gone
      За особенность, цель которой исчезла, кристаллов не платят
      Given these cards:
        | card | life | abilities                                   |
        | A    |      | sudden, 2 silver: 1 wounds to an enemy card |
        | B    | 3    | sudden: 1 wounds to one of your cards       |
        | D    | 1    |                                             |
      And the Opening Step of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      And D lies open on 2c1
      And the first player has 1 gold and 3 silver left
      When the first player uses the "sudden" ability of A on D
      And the first player passes
      And the second player uses the "sudden" ability of B on D
      And the players pass until the stack is empty
      Then D is in the second player's graveyard
      And the first player has as much silver as before

    Example: what costs nothing and was cancelled may be used again
      Ничего не стоящее и отменённое можно использовать ещё раз
      Given these cards:
        | card | life | abilities                             |
        | A    |      | sudden: 1 wounds to an enemy card     |
        | B    | 3    | sudden: 1 wounds to one of your cards |
        | D    | 1    |                                       |
      And the Opening Step of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      And D lies open on 2c1
      When the first player uses the "sudden" ability of A on D
      And the first player passes
      And the second player uses the "sudden" ability of B on D
      And the players pass until the stack is empty
      Then D is in the second player's graveyard
      And the first player may use the "sudden" ability of A

    Example: the strike of a creature that has been closed is cancelled, and no die is rolled for it
      Удар закрытого существа отменяется, и кубик за него не бросают
      Given these cards:
        | card | life | strike | movement | abilities                   |
        | M    | 20   | 2-4-7  | 2        |                             |
        | K    | 20   | 2-4-7  |          |                             |
        | S    |      |        |          | sudden: close an enemy card |
        | E    | 20   | 3-5-8  |          |                             |
      And M lies open on 1c1
      And K lies open on 1b1
      And E lies closed on 2c1
      And S lies open on 2e3
      And the next dice show 6, 1
      And the Choice Subphase of turn 3 begins
      When the first player strikes E with M
      And the first player passes
      And the second player uses the "sudden" ability of S on M
      And the players pass until the stack is empty
      Then E now has 0 wounds
      And M now has 2 movement points
      When both players pass
      And the first player strikes E with K
      And both players pass
      Then E now has 7 wounds

    Example: the strike of a creature that is elsewhere is cancelled though the target is still adjacent
      Удар существа, оказавшегося на другом месте, отменяется, хотя цель и соседняя
      Given these cards:
        | card | life | strike | movement | abilities                       |
        | M    | 20   | 2-4-7  | 2        |                                 |
        | S    |      |        |          | sudden: shift one of your cards |
        | E    | 20   | 3-5-8  |          |                                 |
      And M lies open on 1c1
      And S lies open on 1e3
      And E lies closed on 2c1
      And the next dice show 6
      And the Choice Subphase of turn 3 begins
      When the first player strikes E with M
      And the first player uses the "sudden" ability of S
      And the first player chooses M
      And the first player chooses 1b1
      And the players pass until the stack is empty
      Then M lies on 1b1
      And M is open
      And E now has 0 wounds
      When both players pass
      And the first player strikes E with M
      Then that is accepted

    Example: the strike of a creature that has died is cancelled
      Удар погибшего существа отменяется
      Given these cards:
        | card | life | strike | abilities                         |
        | M    | 1    | 2-4-7  |                                   |
        | S    |      |        | sudden: 1 wounds to an enemy card |
        | E    | 20   | 3-5-8  |                                   |
      And M lies open on 1c1
      And K lies open on 1e3
      And E lies closed on 2c1
      And S lies open on 2e3
      And the next dice show 6
      And the Choice Subphase of turn 3 begins
      When the first player strikes E with M
      And the first player passes
      And the second player uses the "sudden" ability of S on M
      And the players pass until the stack is empty
      Then M is in the first player's graveyard
      And E now has 0 wounds

    Example: a strike whose target has died is cancelled and not paid for
      Удар, цель которого погибла, отменяется и не оплачивается
      Given these cards:
        | card | life | strike | abilities                         |
        | M    | 20   | 2-4-7  |                                   |
        | S    |      |        | sudden: 1 wounds to an enemy card |
        | E    | 1    | 3-5-8  |                                   |
      And M lies open on 1c1
      And S lies open on 1e3
      And D lies open on 2b1
      And E lies open on 2c1
      And the next dice show 1, 6
      And the Choice Subphase of turn 3 begins
      When the first player strikes E with M
      And the first player uses the "sudden" ability of S on E
      And both players pass
      Then E is in the second player's graveyard
      When both players pass
      Then the first player is asked what to do with priority
      And the stack is empty
      And M is open
      And M now has 0 wounds

    Example: a strike whose target is out of reach is cancelled and not paid for
      Удар, до цели которого не достать, отменяется и не оплачивается
      Given these cards:
        | card | life | strike | movement | abilities                       |
        | M    | 20   | 2-4-7  | 2        |                                 |
        | S    |      |        |          | sudden: shift one of your cards |
        | E    | 20   | 3-5-8  |          |                                 |
      And E lies open on 1c1
      And M lies open on 2c1
      And S lies open on 1e3
      And the next dice show 6, 1
      And the Choice Subphase of turn 2 begins
      When the second player strikes E with M
      And the second player passes
      And the first player uses the "sudden" ability of S
      And the first player chooses E
      And the first player chooses 1a3
      And the players pass until the stack is empty
      Then E lies on 1a3
      And E now has 0 wounds
      And M is open
      And M now has 2 movement points

    Example: it is cancelled though another card could be struck
      Он отменяется, хотя ударить можно было бы другую карту
      Given these cards:
        | card | life | strike | movement | abilities                       |
        | M    | 20   | 2-4-7  | 2        |                                 |
        | S    |      |        |          | sudden: shift one of your cards |
        | D    | 20   | 3-5-8  |          |                                 |
        | E    | 20   | 3-5-8  |          |                                 |
        | K    | 20   | 3-5-8  |          |                                 |
      And D lies closed on 1b1
      And E lies closed on 1c1
      And K lies closed on 1d1
      And M lies open on 2c1
      And S lies open on 1e3
      And the next dice show 6
      And the Choice Subphase of turn 2 begins
      When the second player strikes E with M
      And the second player passes
      And the first player uses the "sudden" ability of S
      And the first player chooses E
      And the first player chooses 1c3
      And the players pass until the stack is empty
      Then E lies on 1c3
      And D now has 0 wounds
      And E now has 0 wounds
      And K now has 0 wounds
      And M is open

    Example: a target that has moved and is still adjacent is struck
      Цель, которая переместилась, но осталась соседней, получает удар
      Given these cards:
        | card | life | strike | movement | abilities                       |
        | M    | 20   | 2-4-7  | 2        |                                 |
        | S    |      |        |          | sudden: shift one of your cards |
        | E    | 20   | 3-5-8  |          |                                 |
      And M lies open on 1c1
      And E lies closed on 2c1
      And S lies open on 2e3
      And the next dice show 6
      And the Choice Subphase of turn 3 begins
      When the first player strikes E with M
      And the first player passes
      And the second player uses the "sudden" ability of S
      And the second player chooses E
      And the second player chooses 2b1
      And the players pass until the stack is empty
      Then E lies on 2b1
      And E now has 7 wounds
      And M is closed

  @A-movement-step
  Rule: A movement is one orthogonal step to an empty cell for one movement point
    Движение – один шаг по горизонтали или вертикали на пустую клетку за одну единицу движения

    berserk-execution A-movement-step
    berserk-vanguard A-movement-step

    Example: the First Player's card steps to an empty neighbouring cell, neither diagonally nor farther nor onto a card
      Карта Первого игрока шагает на соседнюю пустую клетку, не по диагонали, не дальше и не на карту
      Given these cards:
        | card | kind     | movement |
        | M    | creature | 3        |
        | K    | creature |          |
        | E    | creature |          |
      And the Opening Step of turn 3 begins
      And M lies open on 1c1
      And K lies open on 1d1
      And E lies open on 2e3
      When both players pass
      Then the first player may move M to 2c1
      And the first player may move M to 1b1
      And the first player may move M to 1c2
      And by this rule the first player may not move M to 1d1
      And by this rule the first player may not move M to 1b2
      And by this rule the first player may not move M to 2b1
      And by this rule the first player may not move M to 1a1
      And by this rule the first player may not move M to 1c3

    Example: the Second Player's card steps to an empty neighbouring cell, neither diagonally nor farther nor onto a card
      Карта Второго игрока шагает на соседнюю пустую клетку, не по диагонали, не дальше и не на карту
      Given these cards:
        | card | kind     | movement |
        | M    | creature | 3        |
        | K    | creature |          |
        | E    | creature |          |
      And the Opening Step of turn 2 begins
      And M lies open on 2c1
      And K lies open on 2d1
      And E lies open on 1e3
      When both players pass
      Then the second player may move M to 1c1
      And the second player may move M to 2b1
      And the second player may move M to 2c2
      And by this rule the second player may not move M to 2d1
      And by this rule the second player may not move M to 2b2
      And by this rule the second player may not move M to 1b1
      And by this rule the second player may not move M to 2a1
      And by this rule the second player may not move M to 2c3

    Example: with its only point spent a card does not move
      Потратив единственную единицу, карта не движется
      Given these cards:
        | card | kind     | movement |
        | M    | creature | 1        |
        | E    | creature |          |
      And the Choice Subphase of turn 3 begins
      And M lies open on 1c2
      And E lies open on 2c2
      When the first player moves M to 1b2
      And the players pass until the stack is empty
      And both players pass
      Then M lies on 1b2
      And by this rule the first player may not move M to 1a2

    Example: a step costs one point, and with another the card moves on
      Шаг стоит одну единицу, со следующей карта движется дальше
      Given these cards:
        | card | kind     | movement |
        | M    | creature |          |
        | E    | creature | 2        |
      And the Choice Subphase of turn 2 begins
      And M lies open on 1c2
      And E lies open on 2c2
      When the second player moves E to 2b2
      And the players pass until the stack is empty
      And both players pass
      Then E lies on 2b2
      And E now has 1 movement point
      And the second player may move E to 2a2
