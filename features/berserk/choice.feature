Feature: Choice Subphase
  Подфаза Выбора

  Chapter of the Vanguard edition. In the Choice Subphase the Active Player alone decides: a movement, an action or
  passing the turn; after a movement or an action the choice comes back.

  @choice.returning.any_number
  Rule: The Active Player may come to the Choice Subphase any number of times in a turn
    К подфазе Выбора Активный игрок может переходить любое число раз за ход

    berserk-vanguard [412]    «К подфазе Выбора Активный игрок может переходить любое число раз за ход.»

    Example: after three movements and an action the choice comes back once more
      После трёх движений и действия выбор наступает ещё раз
      Given these cards:
        | card | kind     | movement | abilities                   |
        | M    | creature | 5        | action: put a counter on it |
        | K    | creature |          | action: put a counter on it |
        | E    | creature |          |                             |
      And the Choice Subphase of turn 3 begins
      And M lies open on 1c2
      And K lies open on 1a1
      And E lies open on 2c2

      When the first player moves M to 1b2
      And the players pass until the stack is empty
      And both players pass
      Then it is the Choice Subphase of turn 3
      And M lies on 1b2
      When the first player uses the "action" ability of K
      And the players pass until the stack is empty
      And both players pass
      Then it is the Choice Subphase of turn 3
      When the first player moves M to 1a2
      And the players pass until the stack is empty
      And both players pass
      Then it is the Choice Subphase of turn 3
      And M lies on 1a2
      When the first player moves M to 1a3
      And the players pass until the stack is empty
      And both players pass
      Then it is the Choice Subphase of turn 3
      And the first player is asked what to declare

    Example: the Second Player comes back to the choice a second time
      Второй игрок возвращается к выбору и во второй раз
      Given these cards:
        | card | kind     | movement |
        | M    | creature | 3        |
        | E    | creature |          |
      And the Choice Subphase of turn 2 begins
      And E lies open on 1c3
      And M lies open on 2c2
      When the second player moves M to 2b2
      And the players pass until the stack is empty
      And both players pass
      Then it is the Choice Subphase of turn 2
      And M lies on 2b2
      When the second player moves M to 2a2
      And the players pass until the stack is empty
      And both players pass
      Then it is the Choice Subphase of turn 2
      And the second player is asked what to declare

    Example: with nothing left to declare the choice still comes back
      Выбор наступает снова и тогда, когда объявить больше нечего
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
      Then it is the Choice Subphase of turn 3
      And the first player may pass the turn

  @choice.priority.active_only
  Rule: In the Choice Subphase only the Active Player has priority
    В подфазе Выбора приоритет имеет только Активный игрок

    berserk-vanguard [412.1]    «Только Активный игрок имеет приоритет в этой подфазе.»

    Example: the inactive player's sudden ability is refused in the Choice Subphase and usable in answer to a movement
      Внезапная особенность Неактивного игрока в подфазе Выбора отклоняется, а в ответ на движение возможна
      Given these cards:
        | card | kind     | abilities                   |
        | M    | creature | sudden: put a counter on it |
        | E    | creature | sudden: put a counter on it |
      And the Opening Step of turn 3 begins
      And M lies open on 1c2
      And E lies open on 2c2
      When both players pass

      Then the first player is asked what to declare
      And by this rule the second player may not use the "sudden" ability of E
      And the second player may not pass
      When the first player moves M to 1b2
      And the first player passes
      Then the second player may use the "sudden" ability of E

    Example: in the Second Player's turn it is the First Player who may not act
      В ход Второго игрока не может действовать Первый
      Given these cards:
        | card | kind     | abilities                   |
        | M    | creature | sudden: put a counter on it |
        | E    | creature | sudden: put a counter on it |
      And the Opening Step of turn 2 begins
      And M lies open on 1c2
      And E lies open on 2c2
      When both players pass

      Then the second player is asked what to declare
      And by this rule the first player may not use the "sudden" ability of M

    Example: the inactive player declares no movement in the Choice Subphase
      Неактивный игрок не объявляет движений в подфазе Выбора
      Given these cards:
        | card | kind     | abilities                   |
        | M    | creature | sudden: put a counter on it |
        | E    | creature | sudden: put a counter on it |
      And the Opening Step of turn 3 begins
      And M lies open on 1c2
      And E lies open on 2c2
      When both players pass

      Then the second player may not move E to 2b2
      And the first player may move M to 1b2

  @choice.options.exactly_one
  Rule: The Active Player must choose one of three: a movement, an action, passing the turn
    Активный игрок должен выбрать одно из трёх: движение, действие, передачу хода

    berserk-vanguard 412.2    «Активный игрок должен выбрать одно из следующих игродействий:»

    Example: the Active Player may move, act or pass the turn, but not just pass
      Активный игрок может двигаться, действовать или передать ход, но не просто спасовать
      Given these cards:
        | card | kind     | abilities                   |
        | M    | creature | action: put a counter on it |
        | E    | creature |                             |
      And the Opening Step of turn 3 begins
      And M lies open on 1c2
      And E lies open on 2c2
      When both players pass
      Then the first player may move M to 1b2
      And the first player may use the "action" ability of M
      And the first player may pass the turn
      And the first player may not pass

    Example: the Second Player too chooses one of the three
      Второй игрок тоже выбирает одно из трёх
      Given these cards:
        | card | kind     | abilities                   |
        | M    | creature |                             |
        | E    | creature | action: put a counter on it |
      And the Opening Step of turn 2 begins
      And M lies open on 1c2
      And E lies open on 2c2
      When both players pass
      Then the second player may move E to 2b2
      And the second player may use the "action" ability of E
      And the second player may pass the turn
      And the second player may not pass

    Example: a sudden ability is none of the three
      Внезапная особенность в это число не входит
      Given these cards:
        | card | kind     | abilities                   |
        | M    | creature | sudden: put a counter on it |
        | E    | creature | sudden: put a counter on it |
      And the Opening Step of turn 3 begins
      And M lies open on 1c2
      And E lies open on 2c2
      When both players pass

      Then by this rule the first player may not use the "sudden" ability of M

    Example: with one thing declared another is not
      Объявив одно, нельзя объявить ещё и другое
      Given these cards:
        | card | kind     | movement | abilities                   |
        | M    | creature | 2        |                             |
        | K    | creature |          | action: put a counter on it |
        | E    | creature |          |                             |
      And the Choice Subphase of turn 3 begins
      And M lies open on 1c2
      And K lies open on 1a2
      And E lies open on 2c2
      When the first player moves M to 1b2
      Then the first player may not move K to 1a1
      And the first player may not use the "action" ability of K

  @choice.move.to_movement
  Rule: A declared movement names source, target and way; the Movement Subphase follows, the Active Player first
    Объявляя движение, указывают источник, цель и способ; следует подфаза Движения, приоритет у Активного игрока

    berserk-vanguard [412.2]    «объявить движение своей карты (указав источник, цель и способ движения), после чего игра автоматически переходит в Подфазу Движения, а приоритет остаётся у Активного игрока.»

    Example: the movement is on the stack in the Movement Subphase, and the Active Player has priority
      Движение находится в стеке в подфазе Движения, приоритет у Активного игрока
      Given these cards:
        | card | kind     | movement | abilities                   |
        | M    | creature | 5        | action: put a counter on it |
        | K    | creature |          | action: put a counter on it |
        | E    | creature |          |                             |
      And the Choice Subphase of turn 3 begins
      And M lies open on 1c2
      And K lies open on 1a1
      And E lies open on 2c2

      When the first player moves M to 1d2
      Then that is accepted
      And it is the Movement Subphase of turn 3
      And on the stack, from the top, are those of M
      And the first player is asked what to do with priority
      And M lies on 1c2
      When both players pass
      Then M lies on 1d2

    Example: after the Second Player's movement the Second Player has priority
      После движения карты Второго игрока приоритет у Второго игрока
      Given these cards:
        | card | kind     |
        | M    | creature |
        | E    | creature |
      And the Choice Subphase of turn 2 begins
      And M lies open on 1c2
      And E lies open on 2c2
      When the second player moves E to 2d2
      Then it is the Movement Subphase of turn 2
      And on the stack, from the top, are those of E
      And the second player is asked what to do with priority
      And the first player may not pass

    Example: an enemy card cannot be the source
      Карта противника источником быть не может
      Given these cards:
        | card | kind     |
        | M    | creature |
        | E    | creature |
      And the Opening Step of turn 3 begins
      And M lies open on 1c2
      And E lies open on 2c2
      When both players pass
      Then the first player may not move E to 2b2
      And the first player may move M to 1b2

  @choice.act.to_action
  Rule: A declared action names source, target and ability; the Action Subphase follows, the Active Player first
    Объявляя действие, указывают источник, цель и особенность; следует подфаза Действия, приоритет у Активного игрока

    berserk-vanguard [412.2]    «объявить действие своей карты (указав источник, цель и используемую особенность), после чего игра автоматически переходит в Подфазу Действия, а приоритет остаётся у Активного игрока.»

    Example: the target is named first; then the action is on the stack, and the Active Player has priority
      Сначала указывают цель, затем действие находится в стеке, а приоритет у Активного игрока
      Given these cards:
        | card | kind     | life | abilities                         |
        | M    | creature |      | action: 1 wounds to an enemy card |
        | E    | creature | 5    |                                   |
      And the Choice Subphase of turn 3 begins
      And M lies open on 1c2
      And E lies open on 2c2
      When the first player uses the "action" ability of M
      Then the first player is asked what to choose for the ability
      When the first player chooses E
      Then it is the Action Subphase of turn 3
      And on the stack, from the top, are those of M
      And the first player is asked what to do with priority
      And E now has 0 wounds
      When both players pass
      Then E now has 1 wound

    Example: the Second Player's action stands on the stack without having been executed
      Действие карты Второго игрока находится в стеке, ещё не выполненное
      Given these cards:
        | card | kind     | abilities                   |
        | M    | creature |                             |
        | E    | creature | action: put a counter on it |
      And the Choice Subphase of turn 2 begins
      And M lies open on 1c2
      And E lies open on 2c2
      When the second player uses the "action" ability of E
      Then it is the Action Subphase of turn 2
      And on the stack, from the top, are those of E
      And the second player is asked what to do with priority
      And E now has 0 counters

    Example: an action of an enemy card cannot be declared
      Действие карты противника объявить нельзя
      Given these cards:
        | card | kind     | abilities                   |
        | M    | creature | action: put a counter on it |
        | E    | creature | action: put a counter on it |
      And the Opening Step of turn 3 begins
      And M lies open on 1c2
      And E lies open on 2c2
      When both players pass
      Then the first player may not use the "action" ability of E
      And the first player may use the "action" ability of M

    Example: of two actions of a card the one named is executed
      Из двух действий карты выполняется указанное
      Given these cards:
        | card | kind     | abilities                                                     |
        | M    | creature | action: put a counter on it                                   |
        | S    | creature | action: give one of your cards (action: put 3 counters on it) |
        | E    | creature |                                                               |
      And the Choice Subphase of turn 3 begins
      And M lies open on 1c2
      And S lies open on 1a1
      And E lies open on 2c2
      When the first player uses the "action" ability of S on M
      And the players pass until the stack is empty
      And both players pass
      And the first player uses the acquired ability of M
      And the players pass until the stack is empty
      Then M now has 3 counters

    Example: a declared strike is on the stack in the Action Subphase, not executed yet
      Объявленный удар находится в стеке в подфазе Действия, ещё не выполненный
      Given these cards:
        | card | kind     | life |
        | M    | creature |      |
        | E    | artifact | 9    |
      And the Choice Subphase of turn 3 begins
      And M lies open on 1c1
      And E lies open on 2c1
      And D lies open on 2e3
      And the next dice show 6
      When the first player strikes E with M
      Then it is the Action Subphase of turn 3
      And on the stack, from the top, are those of M
      And the first player is asked what to do with priority
      And E now has 0 wounds

    Example: of two adjacent enemy cards the strike hits the one named
      Из двух соседних карт противника удар получает указанная
      Given these cards:
        | card | kind     | life | strike |
        | M    | creature |      | 3-3-3  |
        | D    | artifact | 9    |        |
        | E    | artifact | 9    |        |
      And the Choice Subphase of turn 2 begins
      And M lies open on 2c1
      And D lies open on 1c1
      And E lies open on 1b1
      And N lies open on 1e3
      And the next dice show 6
      When the second player strikes E with M
      And both players pass
      Then E now has 3 wounds
      And D now has 0 wounds

  @choice.pass_turn.to_final
  Rule: When the turn is passed the Final Phase follows, with the Active Player's priority
    После передачи хода следует Заключительная Фаза, приоритет у Активного игрока

    berserk-vanguard [412.2]    «передать ход противнику, после чего игра автоматически переходит в Заключительную Фазу, а приоритет остаётся у Активного игрока.»

    Example: after passing the turn the First Player has priority in the Final Phase
      Передав ход, Первый игрок имеет приоритет в Заключительной Фазе
      Given these cards:
        | card | kind     | movement | abilities                   |
        | M    | creature | 5        | action: put a counter on it |
        | K    | creature |          | action: put a counter on it |
        | E    | creature |          |                             |
      And the Choice Subphase of turn 3 begins
      And M lies open on 1c2
      And K lies open on 1a1
      And E lies open on 2c2

      When the first player passes the turn
      Then that is accepted
      And it is the Final Phase of turn 3
      And the active player is the first player
      And the first player is asked what to do with priority

    Example: after passing the turn the Second Player has priority in the Final Phase
      Передав ход, Второй игрок имеет приоритет в Заключительной Фазе
      Given these cards:
        | card | kind     |
        | M    | creature |
        | E    | creature |
      And the Choice Subphase of turn 2 begins
      And M lies open on 1c2
      And E lies open on 2c2
      When the second player passes the turn
      Then it is the Final Phase of turn 2
      And the second player is asked what to do with priority
      And the first player may not pass

    Example: abilities of the end of the turn still come
      Особенности «в конце хода» ещё срабатывают
      Given these cards:
        | card | kind     | abilities                             |
        | M    | creature | end of your turn: put a counter on it |
        | E    | creature |                                       |
      And the Choice Subphase of turn 3 begins
      And M lies open on 1c2
      And E lies open on 2c2
      When the first player passes the turn
      Then on the stack, from the top, are those of M
      And the first player may not move M to 1b2
      When both players pass
      Then M now has 1 counter
