Feature: Opening Phase
  Фаза Открытия

  Chapter 409 of the Execution edition, 410 of the Vanguard one. The Active Player decides which of the cards
  that may stay closed do so; the others open together; what that and the start of the turn trigger goes on the
  stack, and the players answer it. Odd turns are the First Player's.

  # --------------------------------------------------------------------------------------- 409.1, V: 410.1

  @opening_phase.preparation.may_stay_closed
  Rule: The Active Player decides which cards that may stay closed will open
    Активный игрок решает, откроются ли его карты, которые могут не открываться

    berserk-execution 409.1   «Активный игрок принимает решения, будут ли открываться его карты, которые имеют особенности "Может не открываться в начале хода".»
    berserk-vanguard 410.1    «Активный игрок принимает решения, будут ли открываться его карты, которые имеют особенности " Может не открываться в начале хода".»

    Example: a closed card that may stay closed stays closed when its player says so
      Закрытая карта с этой особенностью не открывается, если так решил её игрок
      Given these cards:
        | card | abilities                                |
        | C    | may stay closed at the start of the turn |
      And C lies closed on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      Then the first player is asked which cards stay closed
      When the first player chooses C
      And the first player is done
      When the players do nothing until the Opening Step of turn 3
      Then C is closed

    Example: it opens when its player wants it to
      Она открывается, если её игрок этого хочет
      Given these cards:
        | card | abilities                                |
        | C    | may stay closed at the start of the turn |
      And C lies closed on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      And the first player is done
      Then that is accepted
      When the players do nothing until the Opening Step of turn 3
      Then C is open

    Example: of two such cards one may stay closed and the other open
      Из двух таких карт одна может остаться закрытой, а другая открыться
      Given these cards:
        | card | abilities                                |
        | B    | may stay closed at the start of the turn |
        | C    | may stay closed at the start of the turn |
      And B lies closed on 1b1
      And C lies closed on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      And the first player chooses C
      And the first player is done
      Then that is accepted
      When the players do nothing until the Opening Step of turn 3
      Then B is open
      And C is closed

    Example: both of two such cards may stay closed
      Обе такие карты могут остаться закрытыми
      Given these cards:
        | card | abilities                                |
        | B    | may stay closed at the start of the turn |
        | C    | may stay closed at the start of the turn |
      And B lies closed on 1b1
      And C lies closed on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      And the first player chooses C
      And the first player chooses B
      Then that is accepted
      When the first player is done
      When the players do nothing until the Opening Step of turn 3
      Then B is closed
      And C is closed

    Example: the Second Player decides in their own turn
      Второй игрок решает в свой ход
      Given these cards:
        | card | abilities                                |
        | C    | may stay closed at the start of the turn |
      And C lies closed on 2c1
      And D lies open on 1c1
      And the Initial Phase of turn 4 begins
      When both players pass
      Then the second player is asked which cards stay closed
      When the second player chooses C
      And the second player is done
      When the players do nothing until the Opening Step of turn 4
      Then C is closed

    Example: the opponent has no say in it
      Противник этого не решает
      Given these cards:
        | card | abilities                                |
        | C    | may stay closed at the start of the turn |
      And C lies closed on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      And the second player chooses C
      Then that is refused
      And the first player is asked which cards stay closed

    Example: a card without the ability cannot be kept closed
      Карту без этой особенности оставить закрытой нельзя
      Given these cards:
        | card | abilities                                |
        | C    | may stay closed at the start of the turn |
      And B lies closed on 1b1
      And C lies closed on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      And the first player chooses B
      Then that is refused by this rule

    Example: nobody is asked about a closed card without the ability
      О закрытой карте без этой особенности никого не спрашивают
      Given C lies closed on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      And the first player chooses C
      Then that is refused
      When the players do nothing until the Opening Step of turn 3
      Then C is open

    Example: nobody is asked about an open card
      Об открытой карте никого не спрашивают
      Given these cards:
        | card | abilities                                |
        | C    | may stay closed at the start of the turn |
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      And the first player chooses C
      Then that is refused

    Example: nobody is asked about a card of the player whose turn it is not
      О карте игрока, чей ход не идёт, никого не спрашивают
      Given these cards:
        | card | abilities                                |
        | D    | may stay closed at the start of the turn |
      And C lies open on 1c1
      And D lies closed on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      And the second player chooses D
      Then that is refused
      When the first player chooses D
      Then that is refused

    Example: a card that has acquired the ability may stay closed too
      Карта, которая приобрела эту особенность, тоже может не открываться
      Given these cards:
        | card | abilities                                                                          |
        | B    | before the turn: give one of your cards (may stay closed at the start of the turn) |
      And B lies open on 1b1
      And C lies closed on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When the first player uses the "before the turn" ability of B on C
      And the players pass until the stack is empty
      And both players pass
      Then the first player is asked which cards stay closed
      When the first player chooses C
      And the first player is done
      When the players do nothing until the Opening Step of turn 3
      Then C is closed

  # ------------------------------------------------------------------------------------- 409.2#2, V: 410.2

  @opening_phase.open_all.together_without_stack
  Rule: The Active Player opens all their closed cards together, without the stack
    Активный игрок одновременно и без стека открывает все свои закрытые карты

    berserk-execution 409.2   «Активный игрок одновременно открывает все свои закрытые карты (это игродействие не использует стек), кроме карт, выбранных в Шаге подготовки.»
    berserk-vanguard 410.2    «Активный игрок одновременно открывает все свои закрытые карты (это игродействие не использует стек), кроме карт, выбранных в Шаге подготовки.»

    Example: three closed cards are open before anybody may act
      Три закрытые карты открыты раньше, чем кто-либо может действовать
      Given A lies closed on 1a1
      And B lies closed on 1b1
      And C lies closed on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When the players do nothing until the Opening Step of turn 3
      Then the stack is empty
      And A is open
      And B is open
      And C is open

    Example: the Second Player's cards open in their turn
      Карты Второго игрока открываются в его ход
      Given B lies closed on 2b1
      And C lies closed on 2c1
      And D lies open on 1c1
      And the Initial Phase of turn 4 begins
      When the players do nothing until the Opening Step of turn 4
      Then B is open
      And C is open

    Example: the card that was chosen does not open, the others do
      Выбранная карта не открывается, остальные открываются
      Given these cards:
        | card | abilities                                |
        | C    | may stay closed at the start of the turn |
      And A lies closed on 1a1
      And B lies closed on 1b1
      And C lies closed on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      And the first player chooses C
      And the first player is done
      Then that is accepted
      When the players do nothing until the Opening Step of turn 3
      Then A is open
      And B is open
      And C is closed

    Example: the opponent's closed cards stay closed
      Закрытые карты противника остаются закрытыми
      Given C lies closed on 1c1
      And D lies closed on 2c1
      And the Initial Phase of turn 3 begins
      When the players do nothing until the Opening Step of turn 3
      Then C is open
      And D is closed

    Example: the First Player's closed cards stay closed in the Second Player's turn
      Закрытые карты Первого игрока в ход Второго остаются закрытыми
      Given C lies closed on 1c1
      And D lies closed on 2c1
      And the Initial Phase of turn 4 begins
      When the players do nothing until the Opening Step of turn 4
      Then C is closed
      And D is open

    Example: artifacts and cards in the additional zone open too
      Артефакты и карты во вспомогательной зоне тоже открываются
      Given these cards:
        | card | kind     |
        | A    | artifact |
        | F    | flyer    |
      And A lies closed on 1a1
      And C lies open on 1c1
      And F lies closed on 1z1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When the players do nothing until the Opening Step of turn 3
      Then A is open
      And F is open

    Example: a card that could have stayed closed but was not chosen opens with the rest
      Карта, которая могла остаться закрытой, но не выбрана, открывается вместе с остальными
      Given these cards:
        | card | abilities                                |
        | B    | may stay closed at the start of the turn |
        | C    | may stay closed at the start of the turn |
      And A lies closed on 1a1
      And B lies closed on 1b1
      And C lies closed on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      And the first player chooses C
      And the first player is done
      Then that is accepted
      When the players do nothing until the Opening Step of turn 3
      Then A is open
      And B is open
      And C is closed

  # ------------------------------------------------------------------------------------- 409.2#3, V: 410.2

  @opening_phase.open_all.batch
  Rule: As this happens, what the start of the turn and the opening trigger goes on the stack
    При этом в стек заносится всё, что срабатывает в начале хода и при открытии

    berserk-execution 409.2   «При этом заносятся в стек особенности карт "в начале хода" и "при открытии" (а также отложенные эффекты, которые должны сработать "в начале хода"), в том числе отравление, регенерация, угасание.»
    berserk-vanguard 410.2    «При этом заносятся в стек особенности карт " в начале хода" и " при открытии" (а также отложенные эффекты, которые должны сработать " в начале хода"), в том числе отравление, регенерация, угасание.»

    Example: an ability "at the start of the turn" goes on the stack and waits there
      Особенность «в начале хода» заносится в стек и ждёт там
      Given these cards:
        | card | abilities                               |
        | C    | start of your turn: put a counter on it |
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When the players do nothing until the Opening Step of turn 3
      Then on the stack, from the top, are those of C
      And C now has 0 counters
      When the players pass until the stack is empty
      Then C now has 1 counter

    Example: an ability "on opening" goes on the stack when its card opens
      Особенность «при открытии» заносится в стек, когда её карта открылась
      Given these cards:
        | card | abilities                       |
        | C    | on opening: put a counter on it |
      And C lies closed on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When the players do nothing until the Opening Step of turn 3
      Then on the stack, from the top, are those of C
      And C now has 0 counters
      When the players pass until the stack is empty
      Then C now has 1 counter

    Example: a card that was open already does not open
      Карта, которая уже была открыта, не открывается
      Given these cards:
        | card | abilities                       |
        | C    | on opening: put a counter on it |
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When the players do nothing until the Opening Step of turn 3
      Then the stack is empty

    Example: a card that stays closed does not open
      Карта, оставшаяся закрытой, не открывается
      Given these cards:
        | card | abilities                                                                 |
        | C    | may stay closed at the start of the turn; on opening: put a counter on it |
      And C lies closed on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      And the first player chooses C
      And the first player is done
      Then that is accepted
      When the players do nothing until the Opening Step of turn 3
      Then the stack is empty

    Example: a closed card of the opponent does not open
      Закрытая карта противника не открывается
      Given these cards:
        | card | abilities                       |
        | D    | on opening: put a counter on it |
      And C lies open on 1c1
      And D lies closed on 2c1
      And the Initial Phase of turn 3 begins
      When the players do nothing until the Opening Step of turn 3
      Then the stack is empty

    Example: a delayed effect due at the start of the turn goes on the stack
      Отложенный эффект, который должен сработать в начале хода, заносится в стек
      Given these cards:
        | card | abilities                                                                                |
        | C    | before the turn: a delayed effect on this card (start of your turn: put a counter on it) |
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When the first player uses the "before the turn" ability of C
      And the players pass until the stack is empty
      And the players do nothing until the Opening Step of turn 3
      Then on the stack, from the top, are those of C
      And C now has 0 counters
      When the players pass until the stack is empty
      Then C now has 1 counter

    Example: a delayed effect due at the end of the turn does not go on the stack now
      Отложенный эффект, который должен сработать в конце хода, сейчас в стек не заносится
      Given these cards:
        | card | abilities                                                                              |
        | C    | before the turn: a delayed effect on this card (end of your turn: put a counter on it) |
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When the first player uses the "before the turn" ability of C
      And the players pass until the stack is empty
      And the players do nothing until the Opening Step of turn 3
      Then the stack is empty

    Example: poison goes on the stack and wounds only when it is executed
      Отравление заносится в стек и ранит, лишь когда выполняется
      Given these cards:
        | card | life | abilities |
        | C    | 5    | poison 2  |
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When the players do nothing until the Opening Step of turn 3
      Then on the stack, from the top, are those of C
      And C now has 0 wounds
      When both players pass
      Then C now has 2 wounds

    Example: regeneration goes on the stack and heals only when it is executed
      Регенерация заносится в стек и лечит, лишь когда выполняется
      Given these cards:
        | card | life | abilities      |
        | C    | 5    | regeneration 2 |
      And C lies open on 1c1
      And C has 3 wounds
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When the players do nothing until the Opening Step of turn 3
      Then on the stack, from the top, are those of C
      And C now has 3 wounds
      When both players pass
      Then C now has 1 wound

    Example: fading goes on the stack and wounds only when it is executed
      Угасание заносится в стек и ранит, лишь когда выполняется
      Given these cards:
        | card | life | abilities |
        | C    | 5    | fading 1  |
      And C lies open on 2c1
      And D lies open on 1c1
      And the Initial Phase of turn 4 begins
      When the players do nothing until the Opening Step of turn 4
      Then on the stack, from the top, are those of C
      And C now has 0 wounds
      When both players pass
      Then C now has 1 wound

    Example: abilities "at the start of the enemy turn" and "of each turn" go on the stack too
      Особенности «в начале хода противника» и «в начале каждого хода» тоже заносятся в стек
      Given these cards:
        | card | abilities                                    |
        | C    | start of each turn: put a counter on it      |
        | D    | start of the enemy turn: put a counter on it |
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When the players do nothing until the Opening Step of turn 3
      And the players pass until the stack is empty
      Then it is the Opening Step of turn 3
      And C now has 1 counter
      And D now has 1 counter

    Example: an ability that names the turn of the other player does not go on the stack
      Особенность, называющая ход другого игрока, в стек не заносится
      Given these cards:
        | card | abilities                                    |
        | C    | start of the enemy turn: put a counter on it |
        | D    | start of your turn: put a counter on it      |
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When the players do nothing until the Opening Step of turn 3
      Then the stack is empty

    Example: everything comes onto the stack before anybody has priority
      Всё заносится в стек раньше, чем кто-либо получит приоритет
      Given these cards:
        | card | life | abilities                                    |
        | A    | 5    | poison 1                                     |
        | B    | 5    | on opening: put a counter on it              |
        | C    | 5    | start of your turn: put a counter on it      |
        | D    | 5    | start of the enemy turn: put a counter on it |
      And A lies open on 1a1
      And B lies closed on 1b1
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When the players do nothing until the Opening Step of turn 3
      And the first player puts the ability of A on the stack next
      And the first player puts the ability of B on the stack next
      Then that is accepted
      And on the stack, from the top, are those of D, C, B, A

  # ------------------------------------------------------------------------------------- 409.2#4, V: 410.2

  @opening_phase.open_all.then_answers
  Rule: Then the players may use other triggered abilities and sudden ones
    Затем игроки могут использовать другие срабатывающие и внезапные особенности

    berserk-execution 409.2   «Затем игроки могут использовать другие срабатывающие и внезапные играемые особенности своих карт.»
    berserk-vanguard 410.2    «Затем игроки могут использовать другие срабатывающие и внезапные играемые особенности своих карт.»

    Example: the opponent answers what is on the stack with a sudden ability, which is executed first
      Противник отвечает на то, что в стеке, внезапной особенностью, и она выполняется первой
      Given these cards:
        | card | life | abilities                   |
        | C    | 5    | poison 2                    |
        | D    | 5    | sudden: put a counter on it |
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When the players do nothing until the Opening Step of turn 3
      And the first player passes
      And the second player uses the "sudden" ability of D
      Then that is accepted
      And on the stack, from the top, are those of D, C
      When both players pass
      Then D now has 1 counter
      And C now has 0 wounds

    Example: the Active Player may answer first
      Активный игрок может ответить первым
      Given these cards:
        | card | life | abilities                                                       |
        | C    | 5    | start of your turn: put 2 counters on it; sudden: gain 1 silver |
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When the players do nothing until the Opening Step of turn 3
      And the first player uses the "sudden" ability of C
      Then that is accepted
      When both players pass
      Then the first player has 1 silver more than before
      And C now has 0 counters

    Example: sudden abilities may be used with nothing on the stack as well
      Внезапные особенности можно использовать и при пустом стеке
      Given these cards:
        | card | abilities                   |
        | C    | sudden: put a counter on it |
        | D    | sudden: put a counter on it |
      And C lies open on 2c1
      And D lies open on 1c1
      And the Initial Phase of turn 4 begins
      When the players do nothing until the Opening Step of turn 4
      Then the second player may use the "sudden" ability of C
      When the second player passes
      Then the first player may use the "sudden" ability of D

    Example: a sudden ability may be answered with another
      На внезапную особенность можно ответить другой
      Given these cards:
        | card | abilities                   |
        | C    | sudden: put a counter on it |
        | D    | sudden: put a counter on it |
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When the players do nothing until the Opening Step of turn 3
      And the first player uses the "sudden" ability of C
      And the first player passes
      And the second player uses the "sudden" ability of D
      Then that is accepted
      And on the stack, from the top, are those of D, C

    Example: what an answer triggers works too
      Работает и то, что срабатывает от ответа
      Given these cards:
        | card | abilities                                                             |
        | C    | sudden: put a counter on it; when a counter is put on it: gain 1 gold |
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When the players do nothing until the Opening Step of turn 3
      And the first player uses the "sudden" ability of C
      And both players pass
      Then on the stack, from the top, are those of C
      When both players pass
      Then the first player has 1 gold more than before

    Example: an ability "on opening" works when an answer opens its card
      Особенность «при открытии» срабатывает, когда её карту открыл ответ
      Given these cards:
        | card | abilities                       |
        | D    | sudden: open one of your cards  |
        | E    | on opening: put a counter on it |
      And C lies open on 1c1
      And D lies open on 2c1
      And E lies closed on 2d1
      And the Initial Phase of turn 3 begins
      When the players do nothing until the Opening Step of turn 3
      And the first player passes
      And the second player uses the "sudden" ability of D on E
      And the players pass until the stack is empty
      Then E is open
      And E now has 1 counter

    Example: an answer that opens an open card makes nothing work "on opening"
      Ответ, открывающий открытую карту, особенностей «при открытии» не вызывает
      Given these cards:
        | card | abilities                       |
        | A    | sudden: open one of your cards  |
        | C    | on opening: put a counter on it |
      And the Opening Step of turn 1 begins
      And A lies open on 1b1
      And C lies open on 1c1
      And B lies open on 2b1
      When the first player uses the "sudden" ability of A on C
      And both players pass
      Then the stack is empty
      And C now has 0 counters

    Example: an action may not be used
      Действие использовать нельзя
      Given these cards:
        | card | abilities                   |
        | C    | action: put a counter on it |
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When the players do nothing until the Opening Step of turn 3
      Then the first player may not use the "action" ability of C

    Example: a card may not be moved
      Двинуть карту нельзя
      Given C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When the players do nothing until the Opening Step of turn 3
      Then the first player may not move C to 1c2

    Example: no sudden ability may be used before the cards have opened
      До открытия карт внезапную особенность использовать нельзя
      Given these cards:
        | card | abilities                                |
        | B    | sudden: put a counter on it              |
        | C    | may stay closed at the start of the turn |
        | D    | sudden: put a counter on it              |
      And B lies open on 1b1
      And C lies closed on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      Then the first player may not use the "sudden" ability of B
      And the second player may not use the "sudden" ability of D

    Example: no sudden ability may be used before everything is on the stack
      Пока в стек занесено не всё, внезапную особенность использовать нельзя
      Given these cards:
        | card | abilities                                |
        | A    | start of your turn: put a counter on it  |
        | B    | sudden: gain 1 gold                      |
        | C    | start of your turn: put 2 counters on it |
      And A lies open on 1a1
      And B lies open on 1b1
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When the players do nothing until the Opening Step of turn 3
      Then the first player may not use the "sudden" ability of B
      When the first player puts the ability of A on the stack next
      Then the first player may use the "sudden" ability of B

  # ------------------------------------------------------------------------------------- 409.3, V: 410.3

  @opening_phase.acquired.next_turn_only
  Rule: "At the start of the turn" acquired in this phase works only at the start of the next turn
    Приобретённая в эту фазу особенность «в начале хода» работает лишь в начале следующего хода

    berserk-execution 409.3   «Если во время этой фазы карта получает приобретённую особенность, которая имеет условие срабатывание "в начале хода [игрока]", то она может использовать такую особенность только в начале следующего хода [игрока] (если позволяет текст этой особенности).»
    berserk-vanguard 410.3    «Если во время этой фазы карта получает приобретённую особенность, которая имеет условие срабатывание " в начале хода [игрока]", то она может использовать такую особенность только в начале следующего хода [игрока] (если позволяет текст этой особенности).»

    Example: acquired in this phase, it does nothing this turn and works in the next turn of its player
      Приобретённая в эту фазу, она не работает в этот ход и работает в следующий ход своего игрока
      Given these cards:
        | card | abilities                                                        |
        | C    | sudden: give this card (start of your turn: put a counter on it) |
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When the players do nothing until the Opening Step of turn 3
      And the first player uses the "sudden" ability of C
      And the players pass until the stack is empty
      And the players do nothing until the Choice Subphase of turn 3
      Then C now has 0 counters
      When the players do nothing until the Final Phase of turn 4
      Then C now has 0 counters
      When the players do nothing until the Opening Step of turn 5
      And the players pass until the stack is empty
      Then C now has 1 counter

    Example: a card of the opponent that acquires it uses it in the opponent's next turn
      Карта противника, которая её приобрела, использует её в следующий ход противника
      Given these cards:
        | card | abilities                                                        |
        | D    | sudden: give this card (start of your turn: put a counter on it) |
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When the players do nothing until the Opening Step of turn 3
      And the first player passes
      And the second player uses the "sudden" ability of D
      And the players pass until the stack is empty
      And the players do nothing until the Choice Subphase of turn 3
      Then D now has 0 counters
      When the players do nothing until the Opening Step of turn 4
      And the players pass until the stack is empty
      Then D now has 1 counter

    Example: "at the start of the enemy turn" works in the next turn of the enemy
      «В начале хода противника» работает в следующий ход противника
      Given these cards:
        | card | abilities                                                             |
        | C    | sudden: give this card (start of the enemy turn: put a counter on it) |
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When the players do nothing until the Opening Step of turn 3
      And the first player uses the "sudden" ability of C
      And the players pass until the stack is empty
      And the players do nothing until the Opening Step of turn 4
      And the players pass until the stack is empty
      Then C now has 1 counter

    Example: "at the start of the enemy turn" acquired in the enemy turn waits for the next one
      «В начале хода противника», приобретённая в ход противника, ждёт следующего его хода
      Given these cards:
        | card | abilities                                                             |
        | D    | sudden: give this card (start of the enemy turn: put a counter on it) |
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When the players do nothing until the Opening Step of turn 3
      And the first player passes
      And the second player uses the "sudden" ability of D
      And the players pass until the stack is empty
      And the players do nothing until the Final Phase of turn 4
      Then D now has 0 counters
      When the players do nothing until the Opening Step of turn 5
      And the players pass until the stack is empty
      Then D now has 1 counter

    Example: "at the start of each turn" waits for the next turn
      «В начале каждого хода» ждёт следующего хода
      Given these cards:
        | card | abilities                                                        |
        | C    | sudden: give this card (start of each turn: put a counter on it) |
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When the players do nothing until the Opening Step of turn 3
      And the first player uses the "sudden" ability of C
      And the players pass until the stack is empty
      And the players do nothing until the Choice Subphase of turn 3
      Then C now has 0 counters
      When the players do nothing until the Opening Step of turn 4
      And the players pass until the stack is empty
      Then C now has 1 counter

    Example: acquired before this phase, it works in the same turn
      Приобретённая до этой фазы, она работает в тот же ход
      Given these cards:
        | card | abilities                                                                 |
        | C    | before the turn: give this card (start of your turn: put a counter on it) |
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When the first player uses the "before the turn" ability of C
      And the players pass until the stack is empty
      And the players do nothing until the Opening Step of turn 3
      And the players pass until the stack is empty
      Then C now has 1 counter

    Example: acquired until the end of the turn, it never works
      Приобретённая до конца хода, она не сработает никогда
      Given these cards:
        | card | abilities                                                                                  |
        | C    | sudden: give this card until the end of the turn (start of your turn: put a counter on it) |
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When the players do nothing until the Opening Step of turn 3
      And the first player uses the "sudden" ability of C
      And the players pass until the stack is empty
      And the players do nothing until the Choice Subphase of turn 5
      Then C now has 0 counters

    Example: another ability acquired in this phase does not have to wait
      Другой приобретённой в эту фазу особенности ждать не надо
      Given these cards:
        | card | abilities                                                                                      |
        | B    | sudden: put a counter on it; sudden: give this card (when a counter is put on it: gain 1 gold) |
      And B lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When the players do nothing until the Opening Step of turn 3
      And the first player uses the second "sudden" ability of B
      And both players pass
      And the first player uses the "sudden" ability of B
      And the players pass until the stack is empty
      Then it is the Opening Step of turn 3
      And the first player has 1 gold more than before

  # ------------------------------------------------------------------------------------- 409.4, V: 410.4

  @opening_phase.end.two_passes
  Rule: With the stack empty, two passes in succession end the phase, and the Main Phase follows
    При пустом стеке два паса подряд завершают фазу, и наступает Главная

    berserk-execution 409.4   «Если стек пуст и оба игрока последовательно пасуют, то Фаза Открытия заканчивается, и игра автоматически переходит в Главную Фазу.»
    berserk-vanguard [410.4]  «Если стек пуст и оба игрока последовательно пасуют, то Фаза Открытия заканчивается, и игра автоматически переходит в Главную Фазу.»

    Example: with the stack empty, both passes lead to the Main Phase
      При пустом стеке два паса ведут в Главную Фазу
      Given C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When the players do nothing until the Opening Step of turn 3
      And both players pass
      Then it is the Choice Subphase of turn 3

    Example: so it is in the Second Player's turn
      Так же и в ход Второго игрока
      Given C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 4 begins
      When the players do nothing until the Opening Step of turn 4
      And the second player passes
      And the first player passes
      Then it is the Choice Subphase of turn 4

    Example: with nothing on the stack the phase waits for the passes all the same
      И при пустом стеке фаза ждёт пасов
      Given C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When both players pass
      Then the first player may not move C to 1c2

    Example: the Active Player's pass alone does not end the phase
      Один только пас Активного игрока фазу не завершает
      Given C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When the players do nothing until the Opening Step of turn 3
      And the first player passes
      Then it is the Opening Step of turn 3
      And the second player may pass

    Example: with something on the stack, two passes do not end the phase
      Когда в стеке что-то есть, два паса фазу не завершают
      Given these cards:
        | card | abilities                               |
        | C    | start of your turn: put a counter on it |
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When the players do nothing until the Opening Step of turn 3
      And both players pass
      Then it is the Opening Step of turn 3
      And C now has 1 counter
      And the first player may pass

    Example: when the stack has become empty, it takes both passes again
      Когда стек опустел, снова нужны два паса
      Given these cards:
        | card | abilities                               |
        | C    | start of your turn: put a counter on it |
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When the players do nothing until the Opening Step of turn 3
      And both players pass
      And the first player passes
      Then it is the Opening Step of turn 3
      When the second player passes
      Then it is the Choice Subphase of turn 3

    Example: passes with a sudden ability in between are not in succession
      Пасы, между которыми была внезапная особенность, – не подряд
      Given these cards:
        | card | abilities                   |
        | D    | sudden: put a counter on it |
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When the players do nothing until the Opening Step of turn 3
      And the first player passes
      And the second player uses the "sudden" ability of D
      And both players pass
      Then it is the Opening Step of turn 3
      And D now has 1 counter
      When the first player passes
      Then it is the Opening Step of turn 3

    Example: the opponent may still act after the Active Player has passed
      После паса Активного игрока противник ещё может действовать
      Given these cards:
        | card | abilities                   |
        | D    | sudden: put a counter on it |
      And C lies open on 1c1
      And D lies open on 2c1
      And the Initial Phase of turn 3 begins
      When the players do nothing until the Opening Step of turn 3
      And the first player passes
      And the second player uses the "sudden" ability of D
      Then that is accepted
      And it is the Opening Step of turn 3
