Feature: The Initial Phase, where the texts are silent
  Начальная Фаза: там, где тексты молчат

  What an engine must decide although no clause says it. These Rules are assumptions, not clauses: each names
  the editions in which it is in force, and is reported beside the rulebook, never as part of it.

  @A-before-turn-on-stack
  Rule: A "before the turn" ability goes on the stack; the turn to use one passes after its execution
    Особенность «до начала хода» заносится в стек; черёд переходит после её выполнения

    berserk-vanguard A-before-turn-on-stack
    berserk-execution A-before-turn-on-stack

    Example: the ability is executed after two passes
      Особенность выполняется после двух пасов
      Given these cards:
        | card | abilities                            |
        | A    | before the turn: put a counter on it |
      And the Initial Phase of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When the first player uses the "before the turn" ability of A
      Then on the stack, from the top, are those of A
      And A now has 0 counters
      When the first player passes
      Then A now has 0 counters
      When the second player passes
      Then the stack is empty
      And A now has 1 counter

    Example: what its execution triggers goes on the stack too
      Вызванное её выполнением тоже заносится в стек
      Given these cards:
        | card | abilities                                                                      |
        | A    | before the turn: put a counter on it; when a counter is put on it: gain 1 gold |
      And the Initial Phase of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When the first player uses the "before the turn" ability of A
      And both players pass
      Then on the stack, from the top, are those of A
      And A now has 1 counter
      And the first player has as much gold as before
      When both players pass
      Then the stack is empty
      And the first player has 1 gold more than before

    Example: the turn to use one passes only with the stack empty again
      Черёд использовать переходит, лишь когда стек снова пуст
      Given these cards:
        | card | abilities                            |
        | A    | before the turn: put a counter on it |
        | B    | before the turn: put a counter on it |
      And the Initial Phase of turn 2 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When the second player uses the "before the turn" ability of B
      Then the first player may not use the "before the turn" ability of A
      And the second player may pass
      When both players pass
      Then it is for the first player to use an ability or decline

  @A-decline-is-no-pass
  Rule: Declining a "before the turn" ability is no pass
    Отказ от особенности «до начала хода» – не пас

    berserk-vanguard A-decline-is-no-pass
    berserk-execution A-decline-is-no-pass

    Example: when both have declined, the Active Player receives priority and both still have to pass
      Когда отказались оба, приоритет получает Активный игрок, и пасовать надо ещё обоим
      Given these cards:
        | card | abilities                            |
        | A    | before the turn: put a counter on it |
        | B    | before the turn: put a counter on it |
      And the Initial Phase of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When the first player declines
      And the second player declines
      Then it is the Initial Phase of turn 1
      And the first player is asked what to do with priority
      When the first player passes
      Then it is the Initial Phase of turn 1
      When the second player passes
      Then it is the Opening Step of turn 1

    Example: in the Second Player's turn it is the Second Player who receives priority
      В ходу Второго игрока приоритет получает он
      Given these cards:
        | card | abilities                            |
        | A    | before the turn: put a counter on it |
        | B    | before the turn: put a counter on it |
      And the Initial Phase of turn 2 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When the second player declines
      And the first player declines
      Then the second player is asked what to do with priority

    Example: after declining nothing but passing is left
      После отказов остаётся только пасовать
      Given these cards:
        | card | abilities                                                         |
        | A    | before the turn: put a counter on it; sudden: put a counter on it |
      And the Initial Phase of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When the first player declines
      And the second player declines, if asked
      Then the first player may not use the "sudden" ability of A
      And the first player may not use the "before the turn" ability of A
      And the first player may pass

  @A-late-number
  Rule: Numbers are fixed before anything else, for all cards; an ability got later has none this turn
    Величины определяются прежде всего остального, для всех карт; у полученной позже её в этот ход нет

    berserk-vanguard A-late-number
    berserk-execution A-late-number

    Example: a number of the other player's card is fixed too
      Определяется и величина карты другого игрока
      Given these cards:
        | card | abilities                                                                     |
        | B    | before the turn: put 2 counters on it; start of the enemy turn: gain X silver |
      And the Initial Phase of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      And B has 5 counters
      When the second player uses the "before the turn" ability of B
      And the players pass until the stack is empty
      And the players do nothing until the Choice Subphase of turn 1
      Then the second player has 5 silver more than before

    Example: a number of a hidden card is fixed too
      Определяется и величина скрытой карты
      Given these cards:
        | card | abilities                                                                |
        | D    | before the turn: put 2 counters on it; start of each turn: gain X silver |
      And the Initial Phase of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      And D lies face down on 2c3
      And D has 5 counters
      When the second player uses the "before the turn" ability of D
      And the players pass until the stack is empty
      And the players do nothing until the Choice Subphase of turn 1
      Then the second player has 5 silver more than before

    Example: a number of nought is fixed too
      Определяется и величина, равная нулю
      Given these cards:
        | card | abilities                                                                |
        | A    | before the turn: put 2 counters on it; start of your turn: gain X silver |
      And the Initial Phase of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      When the first player uses the "before the turn" ability of A
      And the players pass until the stack is empty
      And the players do nothing until the Choice Subphase of turn 1
      Then A now has 2 counters
      And the first player has as much silver as before

    Example: an ability got later in the phase has no number this turn and works the next time
      У особенности, полученной в этой фазе позже, величины в этот ход нет; она действует в следующий раз
      Given these cards:
        | card | abilities                                                                   |
        | C    | before the turn: give one of your cards (start of your turn: gain X silver) |
      And the Initial Phase of turn 1 begins
      And A lies open on 1b1
      And A has 3 counters
      And C lies open on 1c1
      And B lies open on 2b1
      When the first player uses the "before the turn" ability of C on A
      And the players pass until the stack is empty
      And the players do nothing until the Opening Step of turn 1
      Then the stack is empty
      When the players do nothing until the Choice Subphase of turn 1
      Then the first player has as much silver as before
      When the players do nothing until the Choice Subphase of turn 3
      Then the first player has 3 silver more than before
