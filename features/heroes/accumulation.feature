Feature: Accumulation Phase
  Фаза накопления

  The active player gains a coin, draws a card and reveals hidden cards; then everything that has triggered since
  the beginning of recovery enters the Queue, and when that is empty the Main Stage begins.

  # ---------------------------------------------------------------------------------------------- 304.1

  @accumulation.coin.below_ten
  Rule: With fewer than ten coins the active player gains one more, an open one
    Если у активного игрока меньше десяти монет, он получает ещё одну, открытую

    berserk-heroes 304.1    «Если у активного игрока меньше 10 маркеров монеты, он получает ещё один открытый маркер монеты.»

    Example: nine coins become ten
      Девять монет становятся десятью
      Given the first player has 9 coins
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      Then that is accepted
      And the first player now has 10 coins, 0 of them closed

    Example: the Second Player's nine become ten as well
      Девять монет Второго игрока тоже становятся десятью
      Given the second player has 9 coins
      And the Choice Phase of turn 3 begins
      When the first player passes the turn
      Then that is accepted
      And the second player now has 10 coins, 0 of them closed

    Example: the coin gained can be spent at once
      Полученной монетой можно сразу заплатить
      Given the second player has A in hand
      And the Choice Phase of turn 1 begins
      When the first player passes the turn
      And the second player plays A
      Then that is accepted
      And A is in play

    Example: ten coins stay ten
      Десять монет остаются десятью
      Given the first player has 10 coins
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      Then that is accepted
      And it is the Choice Phase of turn 3
      And the first player now has 10 coins, 0 of them closed

    Example: of twelve coins none is lost and none is added
      Если монет двенадцать, ни одна не теряется и ни одна не добавляется
      Given the second player has 12 coins
      And the Choice Phase of turn 3 begins
      When the first player passes the turn
      Then that is accepted
      And it is the Choice Phase of turn 4
      And the second player now has 12 coins, 0 of them closed

    Example: the inactive player gains no coin
      Неактивный игрок монеты не получает
      Given the first player has 4 coins
      And the second player has 3 coins
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      Then the second player now has 3 coins, 0 of them closed
      When the first player passes the turn
      Then the first player now has 5 coins, 0 of them closed
      And the second player now has 4 coins, 0 of them closed

    Example: in the first turn the First Player gains a coin
      В первый ход Первый игрок получает монету
      Given the first hands are being exchanged
      When the first player is done
      And the second player is done
      Then that is accepted
      And it is the Choice Phase of turn 1
      And the first player now has 1 coin, 0 of them closed

  # ---------------------------------------------------------------------------------------------- 304.2

  @accumulation.draw.one_card
  Rule: The active player draws one card, but for the First Player in the first turn
    Активный игрок берёт одну карту, кроме Первого игрока в первый ход

    berserk-heroes 304.2    «Если это не первый ход первого игрока, то активный игрок берёт одну карту из колоды.»

    Example: in the First Player's first turn none is drawn
      В первый ход Первого игрока карту не берут
      Given the first player has 4 plain cards in hand
      And the first hands are being exchanged
      When the first player is done
      And the second player is done
      Then that is accepted
      And it is the Choice Phase of turn 1
      And the first player sees that the first player has 4 cards in hand

    Example: in the Second Player's first turn one is drawn
      В первый ход Второго игрока карту берут
      Given the second player has 4 plain cards in hand
      And the Choice Phase of turn 1 begins
      When the first player passes the turn
      Then that is accepted
      And it is the Choice Phase of turn 2
      And the second player sees that the second player has 5 cards in hand

    Example: in the First Player's second turn one is drawn
      Во второй ход Первого игрока карту берут
      Given the first player has 4 plain cards in hand
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      Then that is accepted
      And it is the Choice Phase of turn 3
      And the first player sees that the first player has 5 cards in hand

    Example: it comes from the deck
      Её берут из колоды
      Given the first player's deck is 5 plain cards
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      Then that is accepted
      And the first player's deck has 1 card less

    Example: the inactive player draws none
      Неактивный игрок карты не берёт
      Given the first player has 2 plain cards in hand
      And the second player has 3 plain cards in hand
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      Then the second player sees that the second player has 3 cards in hand
      When the first player passes the turn
      Then the first player sees that the first player has 3 cards in hand
      And the second player sees that the second player has 4 cards in hand

    Example: one is drawn however many are in hand
      Карту берут, сколько бы их ни было в руке
      Given the first player has 12 plain cards in hand
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      Then that is accepted
      And the first player sees that the first player has 13 cards in hand

    Example: the last card of the deck is drawn
      Последнюю карту колоды берут
      Given the second player's deck is 1 plain card
      And the Choice Phase of turn 3 begins
      When the first player passes the turn
      Then that is accepted
      And the second player sees that the second player has 1 card in hand

  @accumulation.draw.empty_deck
  Rule: With no card left in the deck the player simply draws none
    Если в колоде не осталось карт, игрок просто не берёт карту

    berserk-heroes 304.2    «Если карт в колоде не осталось, то игрок просто не берёт карту.»

    Example: the First Player draws none, and the turn goes on
      Первый игрок не берёт карту, и ход продолжается
      Given the first player's deck is empty
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      Then that is accepted
      And the game goes on
      And it is the Choice Phase of turn 3
      And the first player is asked what to do in the Choice Phase
      And the first player sees that the first player has 0 cards in hand

    Example: so does the Second Player
      Второй игрок – тоже
      Given the second player's deck is empty
      And the Choice Phase of turn 3 begins
      When the first player passes the turn
      Then that is accepted
      And the game goes on
      And it is the Choice Phase of turn 4
      And the second player is asked what to do in the Choice Phase
      And the second player sees that the second player has 0 cards in hand

    Example: the hero gets no wound from it
      Герой от этого ран не получает
      Given these cards:
        | card | kind |
        | H    | hero |
      And the first player's hero is H
      And the first player's deck is empty
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      Then that is accepted
      And H now has 0 wounds

    Example: the second time it has no consequence either
      И во второй раз последствий нет
      Given these cards:
        | card | kind |
        | H    | hero |
      And the second player's hero is H
      And the second player's deck is empty
      And the second player has already failed to draw 1 time
      And the Choice Phase of turn 3 begins
      When the first player passes the turn
      Then that is accepted
      And the game goes on
      And the second player is asked what to do in the Choice Phase
      And H now has 0 wounds

    Example: the graveyard does not become the deck
      Кладбище не становится колодой
      Given the first player's deck is empty
      And the first player's graveyard has A, B
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      Then that is accepted
      And A is in the first player's graveyard
      And B is in the first player's graveyard
      And the first player sees that the first player has 0 cards in hand

    Example: no card comes from the opponent's deck
      Из колоды противника карту не берут
      Given the second player's deck is empty
      And the first player's deck is 5 plain cards
      And the Choice Phase of turn 3 begins
      When the first player passes the turn
      Then that is accepted
      And the second player sees that the second player has 0 cards in hand
      And the first player's deck has 0 cards less

  @accumulation.third_failure.loses
  Rule: Whoever cannot draw in this phase for the third time in the game loses
    Кто в третий раз за игру не может взять карту в эту фазу, проигрывает

    berserk-heroes [304.2]    «ВАЖНО: если игрок в третий раз за игру по этой причине не может взять карту из колоды в эту фазу, то он автоматически проигрывает.»

    Example: the First Player loses at the third time
      Первый игрок на третий раз проигрывает
      Given the first player's deck is empty
      And the first player has already failed to draw 2 times
      And the Choice Phase of turn 8 begins
      When the second player passes the turn
      Then that is accepted
      And the second player has won

    Example: the Second Player loses at the third time as well
      Второй игрок на третий раз тоже проигрывает
      Given the second player's deck is empty
      And the second player has already failed to draw 2 times
      And the Choice Phase of turn 9 begins
      When the first player passes the turn
      Then that is accepted
      And the first player has won

    Example: all three of them in one game
      Все три раза за одну партию
      Given the first player's deck is empty
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      And the first player passes the turn
      And the second player passes the turn
      And the first player passes the turn
      Then the game goes on
      When the second player passes the turn
      Then the second player has won

    Example: it is lost before hidden cards are revealed
      Игра проиграна раньше, чем раскрывают скрытые карты
      Given the first player's deck is empty
      And the first player has already failed to draw 2 times
      And the first player has A in play
      And A is hidden
      And the Choice Phase of turn 8 begins
      When the second player passes the turn
      Then that is accepted
      And the second player has won

    Example: the times need not come one right after the other
      Это может быть и не три раза подряд
      Given the first player's deck is 1 plain card
      And the first player has already failed to draw 2 times
      And the Choice Phase of turn 8 begins
      When the second player passes the turn
      Then the game goes on
      When the first player passes the turn
      And the second player passes the turn
      Then that is accepted
      And the second player has won

    Example: while there are cards to draw nobody loses
      Пока есть что брать, не проигрывает никто
      Given the first player has already failed to draw 2 times
      And the first player's deck is 1 plain card
      And the Choice Phase of turn 8 begins
      When the second player passes the turn
      Then that is accepted
      And the game goes on
      And the first player sees that the first player has 1 card in hand

    Example: a draw that fails by an ability does not count
      Карта, не взятая по способности, не считается
      Given these cards:
        | card | abilities                         |
        | A    | activated, 2 a turn: draw 1 cards |
      And the first player has A in play
      And the first player's deck is empty
      And the first player has already failed to draw 2 times
      And the Choice Phase of turn 9 begins
      When the first player activates the ability of A
      And the first player activates the ability of A
      Then that is accepted
      And the game goes on
      And the first player is asked what to do in the Choice Phase

    Example: nor is such a draw one of the three
      И в число трёх она не входит
      Given these cards:
        | card | abilities                         |
        | A    | activated, 2 a turn: draw 1 cards |
      And the second player has A in play
      And the second player's deck is empty
      And the second player has already failed to draw 1 time
      And the Choice Phase of turn 8 begins
      When the second player activates the ability of A
      And the second player passes the turn
      And the first player passes the turn
      Then that is accepted
      And the game goes on
      And it is the Choice Phase of turn 10

    Example: the opponent's times are not counted in
      Разы противника не считаются
      Given the first player's deck is empty
      And the second player's deck is empty
      And the first player has already failed to draw 2 times
      And the Choice Phase of turn 9 begins
      When the first player passes the turn
      Then that is accepted
      And the game goes on
      And it is the Choice Phase of turn 10

  # ---------------------------------------------------------------------------------------------- 304.3

  @accumulation.reveal.chosen_cards_together
  Rule: A player reveals, all at once, those of their hidden cards that they want to
    Игрок раскрывает одновременно те свои скрытые карты, которые хочет

    berserk-heroes 304.3    «Игрок раскрывает одновременно все свои скрытые карты, которые он хочет раскрыть.»

    Example: one of two is revealed
      Раскрывается одна из двух
      Given the first player has A, B in play
      And A is hidden
      And B is hidden
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      Then the first player is asked which hidden cards to reveal
      When the first player chooses A
      And the first player is done
      Then that is accepted
      And A is in play
      And B is hidden
      And it is the Choice Phase of turn 3

    Example: both are revealed, and neither before the other
      Раскрываются обе, и ни одна не раньше другой
      Given the second player has A, B in play
      And A is hidden
      And B is hidden
      And the Choice Phase of turn 3 begins
      When the first player passes the turn
      And the second player chooses A
      Then that is accepted
      And A is hidden
      When the second player chooses B
      Then that is accepted
      And A is hidden
      And B is hidden
      When the second player is done
      Then that is accepted
      And A is in play
      And B is in play

    Example: what they trigger waits together
      Сработавшее при этом ждёт вместе
      Given these cards:
        | card | abilities                          |
        | A    | when revealed: put a counter on it |
        | B    | when revealed: put a counter on it |
      And the first player has A, B in play
      And A is hidden
      And B is hidden
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      And the first player chooses A
      And the first player chooses B
      And the first player is done
      Then that is accepted
      And the first player is asked which ability comes next
      When the first player puts the ability of B into the Queue next
      Then that is accepted
      And A now has 1 counter
      And B now has 1 counter

    Example: nobody is made to reveal a card
      Раскрывать карту не заставляют
      Given the first player has A, B in play
      And A is hidden
      And B is hidden
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      And the first player is done
      Then that is accepted
      And A is hidden
      And B is hidden
      And it is the Choice Phase of turn 3

    Example: what stays hidden may be revealed in one's next turn
      Оставшееся скрытым можно раскрыть в следующий свой ход
      Given the second player has A in play
      And A is hidden
      And the Choice Phase of turn 3 begins
      When the first player passes the turn
      And the second player is done
      And the second player passes the turn
      And the first player passes the turn
      And the second player chooses A
      Then that is accepted
      When the second player is done
      Then A is in play

    Example: the opponent's hidden cards are not touched
      Скрытые карты противника остаются как есть
      Given the first player has A in play
      And the second player has B in play
      And A is hidden
      And B is hidden
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      And the first player chooses B
      Then that is refused
      When the first player chooses A
      And the first player is done
      Then that is accepted
      And A is in play
      And B is hidden

    Example: a card that is not hidden cannot be named
      Карту, которая не скрыта, назвать нельзя
      Given the second player has A, B in play
      And A is hidden
      And the Choice Phase of turn 3 begins
      When the first player passes the turn
      And the second player chooses B
      Then that is refused by this rule
      And the second player is asked which hidden cards to reveal

    Example: a card named for revealing is not named a second time
      Карту, уже названную для раскрытия, второй раз не называют
      Given the first player has A, B in play
      And A is hidden
      And B is hidden
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      And the first player chooses A
      And the first player chooses A
      Then that is refused by this rule
      When the first player chooses B
      Then that is accepted

    Example: a card once revealed is not revealed again
      Раскрытая однажды карта снова не раскрывается
      Given these cards:
        | card | abilities                          |
        | A    | when revealed: put a counter on it |
      And the second player has A, B in play
      And A is hidden
      And B is hidden
      And the Choice Phase of turn 3 begins
      When the first player passes the turn
      And the second player chooses A
      And the second player is done
      Then A now has 1 counter
      When the second player passes the turn
      And the first player passes the turn
      And the second player chooses B
      And the second player is done
      Then that is accepted
      And B is in play
      And A now has 1 counter

  # ---------------------------------------------------------------------------------------------- 304.4

  @accumulation.triggers.one_batch
  Rule: Everything for the start of the turn enters the Queue now, with all that has triggered since recovery
    Всё, что в начале хода, заносится в Очередь сейчас, вместе со всем, что сработало с начала восстановления

    berserk-heroes 304.4    «В Очередь заносятся все срабатывающие способности «В начале хода», а также все те срабатывающие способности, которые должны были сработать с начала Фазы восстановления.»

    Example: what is for the start of the turn, what opening and what the draw has triggered enter together
      Способности «в начале хода», при открытии и от взятой карты заносятся вместе
      Given these cards:
        | card | abilities                                        |
        | S    | start of your turn: put a counter on it          |
        | O    | on opening: put a counter on it                  |
        | D    | when its owner draws a card: put a counter on it |
      And the first player has S, O, D in play
      And O is closed
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      Then it is the Accumulation Phase of turn 3
      And the first player is asked which ability comes next
      And the Queue is empty
      When the first player puts the ability of D into the Queue next
      Then that is accepted
      And in the Queue, from the first, are those of D
      When the first player puts the ability of S into the Queue next
      Then that is accepted
      And S now has 1 counter
      And O now has 1 counter
      And D now has 1 counter

    Example: in the Second Player's turn they enter together as well
      В ход Второго игрока они тоже заносятся вместе
      Given these cards:
        | card | abilities                                        |
        | S    | start of your turn: put a counter on it          |
        | O    | on opening: put a counter on it                  |
        | D    | when its owner draws a card: put a counter on it |
      And the second player has S, O, D in play
      And O is closed
      And the Choice Phase of turn 3 begins
      When the first player passes the turn
      Then it is the Accumulation Phase of turn 4
      And the second player is asked which ability comes next
      When the second player puts the ability of O into the Queue next
      Then that is accepted
      And in the Queue, from the first, are those of O
      When the second player puts the ability of S into the Queue next
      Then that is accepted
      And S now has 1 counter
      And O now has 1 counter
      And D now has 1 counter

    Example: nothing of it is executed before hidden cards are revealed
      Ничто из этого не выполняется раньше, чем раскрыты скрытые карты
      Given these cards:
        | card | abilities                                        |
        | O    | on opening: put a counter on it                  |
        | D    | when its owner draws a card: put a counter on it |
      And the first player has O, D, H in play
      And O is closed
      And H is hidden
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      Then the first player is asked which hidden cards to reveal
      And O now has 0 counters
      And D now has 0 counters
      And the Queue is empty
      When the first player is done
      And the first player puts the ability of D into the Queue next
      Then that is accepted
      And O now has 1 counter
      And D now has 1 counter

    Example: what a revealed card has triggered enters with the rest
      Сработавшее при раскрытии заносится вместе с остальным
      Given these cards:
        | card | abilities                               |
        | S    | start of your turn: put a counter on it |
        | R    | when revealed: put a counter on it      |
      And the second player has S, R in play
      And R is hidden
      And the Choice Phase of turn 3 begins
      When the first player passes the turn
      And the second player chooses R
      And the second player is done
      Then the second player is asked which ability comes next
      When the second player puts the ability of R into the Queue next
      Then that is accepted
      And S now has 1 counter
      And R now has 1 counter

    Example: a card just revealed has its ability for the start of the turn
      Только что раскрытая карта использует и своё «в начале хода»
      Given these cards:
        | card | abilities                               |
        | R    | start of your turn: put a counter on it |
      And the first player has R in play
      And R is hidden
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      And the first player chooses R
      And the first player is done
      Then that is accepted
      And R now has 1 counter

    Example: those of the hero and of a support card enter like those of creatures
      Способности героя и карты поддержки заносятся так же, как способности существ
      Given these cards:
        | card | kind    | abilities                                    |
        | G    | hero    | start of your turn: put a counter on it      |
        | S    | support | start of your turn: put 2 counters on it     |
        | H    | hero    | start of the enemy turn: put a counter on it |
      And the first player's hero is G
      And the first player has S in play
      And the second player's hero is H
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      Then the first player is asked which ability comes next
      When the first player puts the ability of S into the Queue next
      Then that is accepted
      And G now has 1 counter
      And S now has 2 counters
      And H now has 1 counter

    Example: abilities of both players that name this turn enter, and no others
      Заносятся способности обоих игроков, которые называют этот ход, и никакие другие
      Given these cards:
        | card | abilities                                    |
        | A    | start of each turn: put a counter on it      |
        | B    | start of the enemy turn: put a counter on it |
        | C    | start of your turn: put a counter on it      |
        | E    | start of the enemy turn: put a counter on it |
      And the first player has A, E in play
      And the second player has B, C in play
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      Then that is accepted
      And A now has 1 counter
      And B now has 1 counter
      And C now has 0 counters
      And E now has 0 counters

    Example: a card that was open already has not opened
      Карта, которая и так была открыта, не открылась
      Given these cards:
        | card | abilities                       |
        | O    | on opening: put a counter on it |
      And the first player has O in play
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      Then that is accepted
      And it is the Choice Phase of turn 3
      And O now has 0 counters

    Example: with no card to draw nothing triggers by a draw
      Если брать нечего, от взятой карты ничего не срабатывает
      Given these cards:
        | card | abilities                                        |
        | D    | when its owner draws a card: put a counter on it |
      And the second player has D in play
      And the second player's deck is empty
      And the Choice Phase of turn 3 begins
      When the first player passes the turn
      Then that is accepted
      And it is the Choice Phase of turn 4
      And D now has 0 counters

    Example: the opponent's draw triggers nothing that watches for one's own
      Карта, взятая противником, не задевает того, что ждёт своей
      Given these cards:
        | card | abilities                                        |
        | D    | when its owner draws a card: put a counter on it |
      And the second player has D in play
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      Then that is accepted
      And it is the Choice Phase of turn 3
      And D now has 0 counters

  # ---------------------------------------------------------------------------------------------- 304.5

  @accumulation.end.queue_empty
  Rule: With the Queue empty the phase ends, and the Main Stage begins by itself
    Когда Очередь пуста, фаза заканчивается, и основной этап начинается сам

    berserk-heroes 304.5    «Если Очередь пуста, то фаза накопления заканчивается, и игра автоматически переходит в основной этап.»

    Example: if nothing has triggered, the Main Stage begins at once
      Если ничего не сработало, основной этап начинается сразу
      Given the Choice Phase of turn 2 begins
      When the second player passes the turn
      Then that is accepted
      And the Queue is empty
      And it is the Choice Phase of turn 3
      And the first player is asked what to do in the Choice Phase

    Example: so it does for the Second Player
      У Второго игрока – тоже
      Given the Choice Phase of turn 3 begins
      When the first player passes the turn
      Then that is accepted
      And the Queue is empty
      And it is the Choice Phase of turn 4
      And the second player is asked what to do in the Choice Phase

    Example: when what was in the Queue has been executed, the Main Stage begins
      Когда всё в Очереди выполнено, основной этап начинается
      Given these cards:
        | card | abilities                               |
        | A    | start of your turn: put a counter on it |
      And the first player has A in play
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      Then that is accepted
      And A now has 1 counter
      And it is the Choice Phase of turn 3
      And the first player is asked what to do in the Choice Phase

    Example: while abilities wait for the Queue the Main Stage does not begin
      Пока способности ждут Очереди, основной этап не начинается
      Given these cards:
        | card | abilities                                         |
        | A    | start of your turn: 1 wounds to an enemy creature |
        | B    | start of your turn: 1 wounds to an enemy creature |
        | C    |                                                   |
        | D    |                                                   |
        | E    |                                                   |
      And the first player has A, B in play
      And the second player has C, D, E in play
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      Then it is the Accumulation Phase of turn 3
      And the first player may not pass the turn
      When the first player puts the ability of B into the Queue next
      And the first player chooses C
      Then it is the Accumulation Phase of turn 3
      And the first player may not pass the turn
      When the first player chooses D
      Then that is accepted
      And it is the Choice Phase of turn 3
      And the first player may pass the turn

    Example: in the Second Player's turn it does not begin then either
      В ход Второго игрока он тогда тоже не начинается
      Given these cards:
        | card | abilities                                         |
        | A    | start of your turn: 1 wounds to an enemy creature |
        | C    |                                                   |
        | D    |                                                   |
      And the second player has A in play
      And the first player has C, D in play
      And the Choice Phase of turn 3 begins
      When the first player passes the turn
      Then it is the Accumulation Phase of turn 4
      And the second player may not pass the turn
      When the second player chooses D
      Then that is accepted
      And it is the Choice Phase of turn 4
