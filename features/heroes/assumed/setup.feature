Feature: Setting a game up, where the text is silent
  Подготовка к игре: там, где текст молчит

  What an engine must decide although no clause says it. These Rules are assumptions, not clauses, and are
  reported beside the rulebook, never as part of it. No scenario depends on which cards a shuffled deck gives.

  @A-heroes-setup
  Rule: Four cards are dealt, and once a player may exchange any number of them
    Раздаются четыре карты, и один раз игрок может заменить любое их число

    berserk-heroes A-heroes-setup

    Example: each player has four cards
      У каждого игрока четыре карты
      Given the first hands are about to be dealt
      Then the first player is asked which cards to exchange
      And the first player sees that the first player has 4 cards in hand
      And the second player sees that the second player has 4 cards in hand

    Example: a player may keep all of them
      Можно оставить все
      Given the first player has A, B, C, D in hand
      And the first hands are being exchanged
      When the first player is done
      Then that is accepted
      And the first player has A in hand
      And the first player has B in hand
      And the first player has C in hand
      And the first player has D in hand
      And the second player is asked which cards to exchange

    Example: one card may be exchanged
      Заменить можно одну карту
      Given the first player has A, B, C, D in hand
      And the first hands are being exchanged
      When the first player chooses B
      And the first player is done
      Then that is accepted
      And the first player has A in hand
      And the first player has C in hand
      And the first player has D in hand
      And the first player sees that the first player has 4 cards in hand

    Example: all four may be exchanged
      Заменить можно все четыре
      Given the second player has A, B, C, D in hand
      And the first hands are being exchanged
      When the first player is done
      And the second player chooses A
      And the second player chooses B
      And the second player chooses C
      And the second player chooses D
      Then that is accepted
      When the second player is done
      Then that is accepted
      And the second player sees that the second player has 4 cards in hand

    Example: no card may be named twice
      Назвать карту дважды нельзя
      Given the first player has A, B, C, D in hand
      And the first hands are being exchanged
      When the first player chooses B
      And the first player chooses B
      Then that is refused by this rule

    Example: nobody exchanges a second time
      Второй раз не заменяет никто
      Given the first player has A, B, C, D in hand
      And the second player has 4 plain cards in hand
      And the first hands are being exchanged
      When the first player chooses A
      And the first player is done
      Then the second player is asked which cards to exchange
      When the second player is done
      Then that is accepted
      And it is the Choice Phase of turn 1

  @A-heroes-exchange
  Rule: The First Player exchanges, then the Second; those named go to the deck, and as many are drawn
    Заменяет Первый игрок, потом Второй; названные уходят в колоду, и столько же берётся

    berserk-heroes A-heroes-exchange

    Example: the First Player exchanges first
      Первым заменяет Первый игрок
      Given the first player has 4 plain cards in hand
      And the second player has A, B, C, D in hand
      And the first hands are being exchanged
      When the second player chooses A
      Then that is refused by this rule
      And the first player is asked which cards to exchange
      When the first player is done
      Then the second player is asked which cards to exchange

    Example: when both have, the First Player's first turn begins
      Когда заменили оба, начинается первый ход Первого игрока
      Given the first player has 4 plain cards in hand
      And the second player has 4 plain cards in hand
      And the first hands are being exchanged
      When the first player is done
      Then the second player is asked which cards to exchange
      When the second player is done
      Then it is the Choice Phase of turn 1
      And the first player is asked what to do in the Choice Phase

    Example: as many are drawn as were named
      Берётся столько, сколько названо
      Given the first player has A, B, C, D in hand
      And the first hands are being exchanged
      When the first player chooses A
      And the first player chooses D
      And the first player is done
      Then that is accepted
      And the first player sees that the first player has 4 cards in hand
      And the first player's deck has 0 cards more

    Example: what the First Player has named does not bind the Second
      Названное Первым игроком Второго не связывает
      Given the first player has A, B, C, D in hand
      And the second player has E, F, G, H in hand
      And the second player's deck is empty
      And the first hands are being exchanged
      When the first player chooses A
      And the first player is done
      And the second player chooses E
      Then that is accepted
      When the second player is done
      Then that is accepted
      And the second player sees that the second player has 4 cards in hand

    Example: no ability triggers by a card of the first hand
      От карт первой руки способности не срабатывают
      Given these cards:
        | card | kind | abilities                                        |
        | K    | hero | when its owner draws a card: put a counter on it |
      And the first player's hero is K
      And the first player has A, B, C, D in hand
      And the first hands are being exchanged
      When the first player chooses A
      And the first player chooses B
      And the first player is done
      And the second player is done
      Then it is the Choice Phase of turn 1
      And K now has 0 counters

    Example: the cards named are in the deck before new ones are drawn
      Названные карты в колоде раньше, чем берутся новые
      Given the second player has A, B, C, D in hand
      And the second player's deck is empty
      And the first hands are being exchanged
      When the first player is done
      And the second player chooses B
      And the second player chooses C
      And the second player is done
      Then that is accepted
      And the second player sees that the second player has 4 cards in hand
      And the second player has A in hand
      And the second player has B in hand
      And the second player has C in hand
      And the second player has D in hand

  @A-heroes-hands-private
  Rule: A hand is seen by its owner only, a deck by nobody; how many cards they have, by both
    Руку видит только владелец, колоду – никто, а сколько в них карт – оба игрока

    berserk-heroes A-heroes-hands-private

    Example: of the First Player's hand the Second sees only how many cards it has
      О руке Первого игрока Второй знает только, сколько в ней карт
      Given the first player has A, B in hand
      And the Choice Phase of turn 3 begins
      When the first player passes the turn
      Then the second player sees only that the first player has 2 cards in hand
      And the first player has A in hand
      And the first player has B in hand

    Example: so does the First of the Second Player's, while first hands are being exchanged as well
      Первый о руке Второго – тоже, и когда заменяют карты первой руки
      Given the first player has 4 plain cards in hand
      And the second player has A, B, C in hand
      And the first hands are being exchanged
      When the first player is done
      Then the first player sees only that the second player has 3 cards in hand
      And the second player has A in hand

    Example: a card drawn is seen by nobody but who has drawn it
      Взятую карту видит только тот, кто её взял
      Given the second player's deck is A on top of 5 plain cards
      And the Choice Phase of turn 3 begins
      When the first player passes the turn
      Then the first player sees only that the second player has 1 card in hand
      And the second player has A in hand
      And the second player's deck has 1 card less

  @A-heroes-decks
  Rule: Cards are drawn from the top of the deck, and there are no coins at the beginning
    Карты берут сверху колоды, монет в начале партии нет

    berserk-heroes A-heroes-decks

    Example: the First Player draws the top card
      Первый игрок берёт верхнюю карту
      Given the first player's deck is A, B on top of 5 plain cards
      And the Choice Phase of turn 2 begins
      When the second player passes the turn
      Then that is accepted
      And the first player has A in hand
      And the first player does not have B in hand

    Example: the Second Player draws the top card, and the next one later
      Второй игрок берёт верхнюю карту, а потом следующую
      Given the second player's deck is A, B on top of 5 plain cards
      And the Choice Phase of turn 3 begins
      When the first player passes the turn
      Then the second player has A in hand
      And the second player does not have B in hand
      When the second player passes the turn
      And the first player passes the turn
      Then the second player has B in hand

    Example: in the first turn a player has but the coin of that turn
      В первый ход у игрока только монета этого хода
      Given the first hands are being exchanged
      When the first player is done
      And the second player is done
      Then that is accepted
      And the first player now has 1 coin, 0 of them closed
      And the second player now has 0 coins, 0 of them closed
