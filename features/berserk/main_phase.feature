Feature: Main Phase
  Главная Фаза

  The Execution edition knows a Choice and an Execution Subphase, the Vanguard edition a Choice, a Movement and
  an Action Subphase. Without a declaration there is only the Choice Subphase.

  @main_phase.subphases.choice_then_execution
  Rule: The Main Phase contains the Choice Subphase always and the Execution Subphase when something is declared
    Главная Фаза всегда содержит подфазу Выбора, а подфазу Выполнения – если что-то объявлено

    berserk-execution 410.1    «Главная Фаза содержит подфазу Выбора (обязательно) и подфазу Выполнения (не обязательно).»

    Example: with nothing to declare the Main Phase stops at the Choice Subphase
      Если объявить нечего, Главная Фаза всё равно останавливается на подфазе Выбора
      Given these cards:
        | card | kind     | movement |
        | M    | creature | 0        |
        | E    | creature |          |
      And the Opening Step of turn 3 begins
      And M lies open on 1c2
      And E lies open on 2c2
      When both players pass
      Then it is the Choice Subphase of turn 3
      And the first player may pass the turn

    Example: in the Second Player's turn there is a Choice Subphase too
      В ход Второго игрока подфаза Выбора тоже есть
      Given these cards:
        | card | kind     |
        | M    | creature |
        | E    | creature |
      And the Opening Step of turn 2 begins
      And M lies open on 1c2
      And E lies open on 2c2
      When both players pass
      Then it is the Choice Subphase of turn 2
      And the second player is asked what to declare

    Example: a declared movement is followed by the Execution Subphase
      За объявленным движением следует подфаза Выполнения
      Given these cards:
        | card | kind     |
        | M    | creature |
        | E    | creature |
      And the Choice Subphase of turn 3 begins
      And M lies open on 1c2
      And E lies open on 2c2
      When the first player moves M to 1b2
      Then that is accepted
      And it is the Execution Subphase of turn 3

    Example: a declared action is followed by the Execution Subphase
      За объявленным действием следует подфаза Выполнения
      Given these cards:
        | card | kind     | abilities                   |
        | M    | creature | action: put a counter on it |
        | E    | creature | action: put a counter on it |
      And the Choice Subphase of turn 2 begins
      And M lies open on 1c2
      And E lies open on 2c2
      When the second player uses the "action" ability of E
      Then that is accepted
      And it is the Execution Subphase of turn 2

    Example: with nothing declared the turn goes on to the Final Phase at once
      Если ничего не объявлено, ход сразу продолжается Заключительной Фазой
      Given these cards:
        | card | kind     | abilities                   |
        | M    | creature | action: put a counter on it |
        | E    | creature |                             |
      And the Choice Subphase of turn 3 begins
      And M lies open on 1c2
      And E lies open on 2c2
      When the first player passes the turn
      Then that is accepted
      And it is the Final Phase of turn 3

  @main_phase.subphases.choice_then_movement_or_action
  Rule: The Main Phase contains the Choice Subphase always, the Movement or the Action Subphase when one is declared
    Главная Фаза всегда содержит подфазу Выбора, а подфазы Движения и Действия – если движение или действие объявлено

    berserk-vanguard [411.1]    «Главная Фаза содержит подфазу Выбора (обязательно), подфазу Движения (не обязательно) и подфазу Действия (не обязательно).»

    Example: the Choice Subphase comes even if no card can move or act
      Подфаза Выбора наступает, даже если ни одна карта не может двигаться и действовать
      Given these cards:
        | card | kind     | movement |
        | M    | creature | 0        |
        | E    | creature |          |
      And the Opening Step of turn 3 begins
      And M lies open on 1c2
      And E lies open on 2c2
      When both players pass
      Then it is the Choice Subphase of turn 3
      And the first player may pass the turn

    Example: the Second Player's Main Phase has a Choice Subphase as well
      В Главной Фазе Второго игрока тоже есть подфаза Выбора
      Given these cards:
        | card | kind     |
        | M    | creature |
        | E    | creature |
      And the Opening Step of turn 2 begins
      And M lies open on 1c2
      And E lies open on 2c2
      When both players pass
      Then it is the Choice Subphase of turn 2
      And the second player is asked what to declare

    Example: a declared movement is followed by the Movement Subphase
      За объявленным движением следует подфаза Движения
      Given these cards:
        | card | kind     |
        | M    | creature |
        | E    | creature |
      And the Choice Subphase of turn 3 begins
      And M lies open on 1c2
      And E lies open on 2c2
      When the first player moves M to 1b2
      Then that is accepted
      And it is the Movement Subphase of turn 3

    Example: a declared action is followed by the Action Subphase
      За объявленным действием следует подфаза Действия
      Given these cards:
        | card | kind     | abilities                   |
        | M    | creature | action: put a counter on it |
        | E    | creature | action: put a counter on it |
      And the Choice Subphase of turn 2 begins
      And M lies open on 1c2
      And E lies open on 2c2
      When the second player uses the "action" ability of E
      Then that is accepted
      And it is the Action Subphase of turn 2

    Example: with neither movement nor action the Final Phase follows
      Без движения и действия следует Заключительная Фаза
      Given these cards:
        | card | kind     | abilities                   |
        | M    | creature | action: put a counter on it |
        | E    | creature |                             |
      And the Choice Subphase of turn 3 begins
      And M lies open on 1c2
      And E lies open on 2c2
      When the first player passes the turn
      Then that is accepted
      And it is the Final Phase of turn 3

  @main_phase.beginning.straight_to_choice
  Rule: The Main Phase begins with the Choice Subphase by itself
    Главная Фаза сама собой начинается с подфазы Выбора

    berserk-vanguard [411.2]    «Когда наступает Главная Фаза, игра автоматически переходит в подфазу Выбора.»

    Example: two passes in the Opening Phase lead straight to the choice
      Два паса в Фазе Открытия ведут прямо к выбору
      Given these cards:
        | card | kind     |
        | M    | creature |
        | E    | creature |
      And the Opening Step of turn 3 begins
      And M lies open on 1c2
      And E lies open on 2c2
      When both players pass
      Then it is the Choice Subphase of turn 3
      And the first player is asked what to declare
      And the second player may not pass

    Example: nobody's sudden ability comes in between
      Внезапные особенности в промежутке не используются
      Given these cards:
        | card | kind     | abilities                   |
        | M    | creature | sudden: put a counter on it |
        | E    | creature | sudden: put a counter on it |
      And the Opening Step of turn 2 begins
      And M lies open on 1c2
      And E lies open on 2c2
      When both players pass
      Then it is the Choice Subphase of turn 2
      And the second player is asked what to declare

    Example: the game goes there even if there is nothing to declare
      Игра переходит туда, даже если объявить нечего
      Given these cards:
        | card | kind     | movement |
        | M    | creature | 0        |
        | E    | creature | 0        |
      And the Opening Step of turn 2 begins
      And M lies open on 1c2
      And E lies open on 2c2
      When both players pass
      Then it is the Choice Subphase of turn 2
