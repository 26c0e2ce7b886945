Feature: Opening Phase, where the texts are silent
  Фаза Открытия: там, где тексты молчат

  What an engine must decide although no clause says it. These Rules are assumptions, not clauses: each names
  the editions in which it is in force, and is reported beside the rulebook, never as part of it.

  @A-preparation-no-window
  Rule: The Preparation Step is one decision of the Active Player, without priority
    Шаг подготовки – одно решение Активного игрока, без приоритета

    berserk-vanguard A-preparation-no-window
    berserk-execution A-preparation-no-window

    Example: the Opening Step follows the decision at once
      За решением сразу следует Шаг открытия
      Given these cards:
        | card | abilities                                |
        | C    | may stay closed at the start of the turn |
      And C lies closed on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      And the first player chooses C
      And the first player is done
      Then that is accepted
      And it is the Opening Step of turn 3

    Example: nobody may pass in it
      Пасовать в нём не может никто
      Given these cards:
        | card | abilities                                |
        | C    | may stay closed at the start of the turn |
      And C lies closed on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      Then it is the Preparation Step of turn 3
      And the first player may not pass
      And the second player may not pass

    Example: with nothing to decide there is nothing to do in it
      Если решать нечего, в нём нечего и делать
      Given C lies closed on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 4 begins
      When both players pass
      Then it is the Opening Step of turn 4

    Example: a card of which nothing is said opens
      Карта, о которой не сказано, открывается
      Given these cards:
        | card | abilities                                |
        | B    | may stay closed at the start of the turn |
        | C    | may stay closed at the start of the turn |
      And B lies closed on 1b1
      And C lies closed on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      And the first player chooses B
      And the first player is done
      Then that is accepted
      And B is closed
      And C is open

    Example: no card opens before the decision is complete
      Пока решение не закончено, ничего не открывается
      Given these cards:
        | card | abilities                                |
        | A    | may stay closed at the start of the turn |
        | B    | may stay closed at the start of the turn |
      And A lies closed on 2a1
      And B lies closed on 2b1
      And C lies closed on 2c1
      And D lies open on 1c1
      And the Initial Phase of turn 4 begins
      When both players pass
      And the second player chooses B
      Then that is accepted
      And it is the Preparation Step of turn 4
      And C is closed
      And the second player is asked which cards stay closed

  @A-batch-order
  Rule: What the opening puts on the stack is one batch, the Active Player's abilities first
    Всё, что заносится в стек при открытии, – одна группа, сначала особенности Активного игрока

    berserk-vanguard A-batch-order
    berserk-execution A-batch-order

    Example: the Active Player's abilities go on the stack first, the opponent's above them
      Сначала в стек заносятся особенности Активного игрока, на них – противника
      Given these cards:
        | card | abilities                                    |
        | C    | start of your turn: put a counter on it      |
        | D    | start of the enemy turn: put a counter on it |
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      Then on the stack, from the top, are those of D, C

    Example: in the Second Player's turn the Second Player's go first
      В ход Второго игрока сначала заносятся особенности Второго
      Given these cards:
        | card | abilities                                    |
        | C    | start of the enemy turn: put a counter on it |
        | D    | start of your turn: put a counter on it      |
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 4 begins
      When both players pass
      Then on the stack, from the top, are those of C, D

    Example: the Active Player chooses the order of their own
      Порядок своих особенностей выбирает Активный игрок
      Given these cards:
        | card | abilities                               |
        | B    | start of your turn: put a counter on it |
        | C    | start of your turn: put a counter on it |
      And B lies open on 1b1
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      Then the first player is asked which ability comes next
      When the first player puts the ability of C on the stack next
      Then on the stack, from the top, are those of B, C

    Example: the opponent orders theirs when the Active Player's are on the stack
      Противник располагает свои, когда особенности Активного игрока уже в стеке
      Given these cards:
        | card | abilities                                    |
        | C    | start of your turn: put a counter on it      |
        | D    | start of the enemy turn: put a counter on it |
        | E    | start of the enemy turn: put a counter on it |
      And C lies open on 1c1
      And D lies open on 2c1
      And E lies open on 2d1
      And the Initial Phase of turn 3 begins
      When both players pass
      Then the second player is asked which ability comes next
      And on the stack, from the top, are those of C
      When the second player puts the ability of E on the stack next
      Then on the stack, from the top, are those of D, E, C

    Example: "on opening" belongs to the same batch
      «При открытии» входит в ту же группу
      Given these cards:
        | card | abilities                               |
        | B    | on opening: put a counter on it         |
        | C    | start of your turn: put a counter on it |
      And B lies closed on 1b1
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      Then the first player is asked which ability comes next
      When the first player puts the ability of C on the stack next
      Then on the stack, from the top, are those of B, C

    Example: poison belongs to the same batch
      Отравление входит в ту же группу
      Given these cards:
        | card | life | abilities                               |
        | B    | 5    | poison 1                                |
        | C    | 5    | start of your turn: put a counter on it |
      And B lies open on 1b1
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      Then the first player is asked which ability comes next
      When the first player puts the ability of C on the stack next
      Then on the stack, from the top, are those of B, C

    Example: of two cards only the one that has opened triggers "on opening"
      Из двух карт «при открытии» срабатывает только у открывшейся
      Given these cards:
        | card | abilities                       |
        | B    | on opening: put a counter on it |
        | C    | on opening: put a counter on it |
      And B lies closed on 1b1
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      Then on the stack, from the top, are those of B

  @A-stayed-closed
  Rule: A card that has stayed closed uses "at the start of the turn", but no lasting effect works on it
    Карта, оставшаяся закрытой, использует «в начале хода», но длящиеся эффекты на неё не действуют

    berserk-vanguard A-stayed-closed
    berserk-execution A-stayed-closed

    Example: its ability "at the start of the turn" goes on the stack
      Её особенность «в начале хода» заносится в стек
      Given these cards:
        | card | abilities                                                                         |
        | C    | may stay closed at the start of the turn; start of your turn: put a counter on it |
      And C lies closed on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      And the first player chooses C
      And the first player is done
      Then on the stack, from the top, are those of C
      When the players pass until the stack is empty
      Then C now has 1 counter

    Example: its poison does not go on the stack
      Её отравление в стек не заносится
      Given these cards:
        | card | life | abilities                                          |
        | C    | 5    | may stay closed at the start of the turn; poison 2 |
      And C lies closed on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      And the first player chooses C
      And the first player is done
      Then the stack is empty
      And C now has 0 wounds

    Example: nor does its regeneration
      И регенерация тоже
      Given these cards:
        | card | life | abilities                                                |
        | C    | 5    | may stay closed at the start of the turn; regeneration 1 |
      And C lies closed on 2c1
      And C has 3 wounds
      And D lies open on 1c1
      And the Initial Phase of turn 4 begins
      When both players pass
      And the second player chooses C
      And the second player is done
      Then the stack is empty
      And C now has 3 wounds

    Example: nor does its fading
      И угасание тоже
      Given these cards:
        | card | life | abilities                                          |
        | C    | 5    | may stay closed at the start of the turn; fading 1 |
      And C lies closed on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      And the first player chooses C
      And the first player is done
      Then the stack is empty

    Example: a card that has opened this turn is poisoned
      Карта, открывшаяся в этот ход, отравлена
      Given these cards:
        | card | life | abilities |
        | C    | 5    | poison 2  |
      And C lies closed on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      Then on the stack, from the top, are those of C
      When both players pass
      Then C now has 2 wounds

    Example: a card that was open before is poisoned
      Карта, открытая и раньше, отравлена
      Given these cards:
        | card | life | abilities |
        | C    | 5    | poison 2  |
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      Then on the stack, from the top, are those of C
      When both players pass
      Then C now has 2 wounds

    Example: poison that is on the stack works although its card has been closed since
      Отравление, уже занесённое в стек, действует, хотя карту с тех пор закрыли
      Given these cards:
        | card | life | abilities                   |
        | C    | 5    | poison 2                    |
        | D    | 5    | sudden: close an enemy card |
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      And the first player passes
      And the second player uses the "sudden" ability of D on C
      And the players pass until the stack is empty
      Then C is closed
      And C now has 2 wounds

  @A-lasting-effects
  Rule: Poison and fading wound, regeneration heals; of one name the highest number counts
    Отравление и угасание ранят, регенерация лечит; из одноимённых действует наибольшее число

    berserk-vanguard A-lasting-effects
    berserk-execution A-lasting-effects

    Example: poison deals as many wounds as its number says
      Отравление наносит столько ран, каково его число
      Given these cards:
        | card | life | abilities |
        | C    | 9    | poison 3  |
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      And the players pass until the stack is empty
      Then C now has 3 wounds

    Example: regeneration heals as many wounds as its number says
      Регенерация излечивает столько ран, каково её число
      Given these cards:
        | card | life | abilities      |
        | C    | 9    | regeneration 3 |
      And C lies open on 1c1
      And C has 5 wounds
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      And the players pass until the stack is empty
      Then C now has 2 wounds

    Example: fading deals as many wounds as its number says
      Угасание наносит столько ран, каково его число
      Given these cards:
        | card | life | abilities |
        | C    | 9    | fading 4  |
      And C lies open on 2c1
      And D lies open on 1c1
      And the Initial Phase of turn 4 begins
      When both players pass
      And the players pass until the stack is empty
      Then C now has 4 wounds

    Example: of two poisons only the stronger works
      Из двух отравлений действует только сильнейшее
      Given these cards:
        | card | life | abilities          |
        | C    | 9    | poison 1; poison 3 |
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      And the players pass until the stack is empty
      Then C now has 3 wounds

    Example: so it is whichever comes first
      И неважно, какое названо первым
      Given these cards:
        | card | life | abilities          |
        | C    | 9    | poison 3; poison 1 |
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      And the players pass until the stack is empty
      Then C now has 3 wounds

    Example: effects of different names work side by side
      Эффекты с разными именами действуют оба
      Given these cards:
        | card | life | abilities          |
        | C    | 9    | poison 1; fading 2 |
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      And the players pass until the stack is empty
      Then C now has 3 wounds

  @A-delayed
  Rule: A delayed effect is an acquired ability that disappears once it has triggered
    Отложенный эффект – приобретённая особенность, которая исчезает, сработав

    berserk-vanguard A-delayed
    berserk-execution A-delayed

    Example: it triggers once
      Он срабатывает один раз
      Given these cards:
        | card | abilities                                                                                |
        | C    | before the turn: a delayed effect on this card (start of your turn: put a counter on it) |
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When the first player uses the "before the turn" ability of C
      And the players pass until the stack is empty
      And both players pass
      And the players pass until the stack is empty
      Then C now has 1 counter
      When the players do nothing until the Choice Subphase of turn 5
      Then C now has 1 counter

    Example: put on a card in the Opening Phase, it waits for the next turn
      Наложенный в Фазу Открытия, он ждёт следующего хода
      Given these cards:
        | card | abilities                                                                       |
        | C    | sudden: a delayed effect on this card (start of your turn: put a counter on it) |
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      And the first player uses the "sudden" ability of C
      And the players pass until the stack is empty
      And the players do nothing until the Choice Subphase of turn 3
      Then C now has 0 counters
      When the players do nothing until the Choice Subphase of turn 5
      Then C now has 1 counter

    Example: on an enemy card, it is that card's and triggers in the turn of its player
      Наложенный на карту противника, он её и срабатывает в ход её игрока
      Given these cards:
        | card | life | abilities                                                                             |
        | C    | 9    | sudden: a delayed effect on an enemy card (start of your turn: 2 wounds to this card) |
        | D    | 9    |                                                                                       |
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      And the first player uses the "sudden" ability of C on D
      And the players pass until the stack is empty
      And the players do nothing until the Choice Subphase of turn 4
      Then D now has 2 wounds
      And C now has 0 wounds
      When the players do nothing until the Choice Subphase of turn 6
      Then D now has 2 wounds
      And C now has 0 wounds

    Example: an optional one that its player declines has triggered as well
      Необязательный, от которого игрок отказался, тоже сработал
      Given these cards:
        | card | abilities                                                                                         |
        | C    | before the turn: a delayed effect on this card (start of your turn, you may: put a counter on it) |
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When the first player uses the "before the turn" ability of C
      And the players pass until the stack is empty
      And both players pass
      Then the first player is asked which ability comes next
      When the first player declines
      Then the stack is empty
      When the players do nothing until the Choice Subphase of turn 5
      Then C now has 0 counters

    Example: it may be due at the end of the turn as well
      Он может срабатывать и в конце хода
      Given these cards:
        | card | abilities                                                                     |
        | C    | sudden: a delayed effect on this card (end of your turn: put a counter on it) |
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      And the first player uses the "sudden" ability of C
      And the players pass until the stack is empty
      And the players do nothing until the Initial Phase of turn 4
      Then C now has 1 counter
      When the players do nothing until the Initial Phase of turn 6
      Then C now has 1 counter

    Example: of two delayed effects only the one that has triggered disappears
      Из двух отложенных эффектов исчезает только сработавший
      Given these cards:
        | card | abilities                                                                       |
        | C    | sudden: a delayed effect on this card (end of your turn: put a counter on it)   |
        | E    | sudden: a delayed effect on this card (start of your turn: put a counter on it) |
      And C lies open on 1c1
      And E lies open on 1e1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      And the first player uses the "sudden" ability of E
      And the players pass until the stack is empty
      And the first player uses the "sudden" ability of C
      And the players pass until the stack is empty
      And the players do nothing until the Initial Phase of turn 4
      Then C now has 1 counter
      And E now has 0 counters
      When the players do nothing until the Choice Subphase of turn 5
      Then E now has 1 counter
      When the players do nothing until the Initial Phase of turn 6
      Then C now has 1 counter

    Example: an acquired ability that is no delayed effect does not disappear
      Приобретённая особенность, которая не отложенный эффект, не исчезает
      Given these cards:
        | card | abilities                                                      |
        | C    | sudden: give this card (end of your turn: put a counter on it) |
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      And the first player uses the "sudden" ability of C
      And the players pass until the stack is empty
      And the players do nothing until the Initial Phase of turn 4
      Then C now has 1 counter
      When the players do nothing until the Initial Phase of turn 6
      Then C now has 2 counters

  @A-movement-restored
  Rule: In the Opening Step the Active Player's cards regain their movement points
    В шаге открытия карты Активного игрока восстанавливают единицы движения

    berserk-vanguard A-movement-restored
    berserk-execution A-movement-restored

    Example: a card that was open all the time regains its points
      Карта, которая и была открыта, восстанавливает движение
      Given these cards:
        | card | movement |
        | C    | 2        |
      And C lies open on 1c1
      And C has 0 movement points left
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      Then C now has 2 movement points

    Example: a card that opens regains its points
      Карта, которая открылась, восстанавливает движение
      Given C lies closed on 2c1
      And C has 0 movement points left
      And D lies open on 1c1
      And the Initial Phase of turn 4 begins
      When both players pass
      Then C now has 1 movement point

    Example: a card that stays closed regains its points too
      Карта, оставшаяся закрытой, тоже восстанавливает движение
      Given these cards:
        | card | abilities                                |
        | C    | may stay closed at the start of the turn |
      And C lies closed on 1c1
      And C has 0 movement points left
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      And the first player chooses C
      And the first player is done
      Then C is closed
      And C now has 1 movement point

    Example: what was left unspent is not added
      Неистраченное не прибавляется
      Given these cards:
        | card | movement |
        | C    | 2        |
      And C lies open on 1c1
      And C has 1 movement point left
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      Then C now has 2 movement points

    Example: the opponent's cards regain nothing
      Карты противника не восстанавливают ничего
      Given C lies open on 1c1
      And D lies open on 2c1
      And D has 0 movement points left
      And the Initial Phase of turn 3 begins
      When both players pass
      Then it is the Opening Step of turn 3
      And D now has 0 movement points

    Example: nothing is regained before the Opening Step
      До шага открытия ничего не восстанавливается
      Given these cards:
        | card | abilities                                |
        | C    | may stay closed at the start of the turn |
      And B lies open on 1b1
      And B has 0 movement points left
      And C lies closed on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      Then it is the Preparation Step of turn 3
      And B now has 0 movement points
      When the first player is done
      Then B now has 1 movement point

    Example: a card opened later in the turn regains its points then
      Карта, которую открыли позже в этот ход, восстанавливает движение тогда
      Given these cards:
        | card | abilities                      |
        | B    | action: open one of your cards |
        | C    | action: put a counter on it    |
      And B lies open on 1b1
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      And the players do nothing until the Choice Subphase of turn 3
      And the first player uses the "action" ability of C
      And the players pass until the stack is empty
      And the players do nothing until the Choice Subphase of turn 3
      Then C is closed
      And C now has 0 movement points
      When the first player uses the "action" ability of B on C
      And the players pass until the stack is empty
      Then C is open
      And C now has 1 movement point
