Feature: Deal and redeals
  Раздача и пересдачи

  Chapter 402. Fifteen cards are dealt to each player; whoever does not like theirs may announce a redeal of one
  card fewer. No scenario depends on which cards a shuffled deck gives.

  # ------------------------------------------------------------------------------------------------ 402.3

  @deal.dealing.top_fifteen
  Rule: Each player takes the top 15 cards of their deck
    Каждый игрок берёт 15 верхних карт своей колоды

    berserk-vanguard [402.3]   «Каждый игрок берёт 15 верхних карт своей колоды, которые называются раздачей.»

    Background:
      Given the cards are about to be dealt
      And the first player's deck is A, 13 plain cards, B, C, 14 plain cards
      And the second player's deck is D, 13 plain cards, E, F, 14 plain cards

    Example: the First Player has the fifteen cards that lay on top
      У Первого игрока те пятнадцать карт, что лежали сверху
      Then the first player has 15 cards in the deal
      And the first player sees A, B in the deal

    Example: so has the Second Player
      У Второго игрока – тоже
      Then the second player has 15 cards in the deal
      And the second player sees D, E in the deal

    Example: the sixteenth card stays in the deck
      Шестнадцатая карта остаётся в колоде
      When the first player keeps the deal
      And the second player keeps the deal
      Then that is accepted
      And the first player does not see C in the deal
      And the second player does not see F in the deal

  @deal.dealing.look
  Rule: A player may look at the cards of their deal
    Игрок может посмотреть карты своей раздачи

    berserk-vanguard [402.3]   «Игрок может посмотреть карты своей раздачи»

    Background:
      Given the cards are about to be dealt
      And the first player's deck is A, B, 13 plain cards, C, 14 plain cards
      And the second player's deck is D, E, 13 plain cards, F, 14 plain cards

    Example: the First Player sees theirs before deciding about a redeal
      Первый игрок видит свои карты, прежде чем решать о пересдаче
      Then the first player is asked about a redeal
      And the first player sees A, B in the deal

    Example: the Second Player sees theirs before deciding about a redeal
      Второй игрок видит свои карты, прежде чем решать о пересдаче
      When the first player keeps the deal
      Then the second player is asked about a redeal
      And the second player sees D, E in the deal

  # ------------------------------------------------------------------------------------------------ 402.4

  @deal.redeal.one_card_fewer
  Rule: For a redeal the cards are shuffled back and a new deal of one card fewer is dealt
    При пересдаче карты замешиваются в колоду и раздаётся новая раздача, на карту меньше

    berserk-vanguard [402.4]   «Если игрок не желает составлять отряд из пришедших карт раздачи, он может замешать эти карты в колоду, повторить перемешивание колоды (п.402.2) и раздать себе новую раздачу (п.402.3), но игрок получает на 1 карту меньше за каждую пересдачу.»

    Background:
      Given the cards have been dealt
      And the first player's deal is 15 plain cards
      And the first player's deck is 25 plain cards
      And the second player's deal is 15 plain cards
      And the second player's deck is 25 plain cards

    Example: the First Player's new deal has fourteen cards
      В новой раздаче Первого игрока четырнадцать карт
      When the first player announces a redeal
      And the second player keeps the deal
      Then that is accepted
      And the first player has 14 cards in the deal
      And the first player's deck has 1 card more

    Example: the Second Player's new deal has fourteen cards
      В новой раздаче Второго игрока четырнадцать карт
      When the first player keeps the deal
      And the second player announces a redeal
      Then that is accepted
      And the second player has 14 cards in the deal
      And the second player's deck has 1 card more

    Example: each further redeal gives one card fewer
      С каждой следующей пересдачей карт на одну меньше
      When the first player announces a redeal
      And the second player keeps the deal
      And the first player announces a redeal
      And the first player announces a redeal
      Then that is accepted
      And the first player has 12 cards in the deal
      And the first player's deck has 3 cards more

    Example: only one's own redeals count
      Считаются только свои пересдачи
      When the first player announces a redeal
      And the second player announces a redeal
      And the first player announces a redeal
      And the second player keeps the deal
      Then that is accepted
      And the second player has 14 cards in the deal
      And the first player has 13 cards in the deal

    Example: the old cards are shuffled into the deck before the new ones are dealt
      Прежние карты замешиваются в колоду до раздачи новых
      When the first player announces a redeal
      And the second player announces a redeal
      Then that is accepted
      And the first player's new deal mixes old cards with new ones
      And the second player's new deal mixes old cards with new ones

  @deal.redeal.no_other_limit
  Rule: Nothing but the number of cards in the deal limits the number of redeals
    Число пересдач ограничено только числом карт в раздаче

    berserk-vanguard [402.4]   «Количество пересдач ограничено только количеством карт в раздаче у игрока.»

    Example: five redeals in a row
      Пять пересдач подряд
      Given the cards have been dealt
      And the first player's deal is 6 plain cards
      And the first player's deck is 24 plain cards
      And the second player's deal is 6 plain cards
      And the second player's deck is 24 plain cards
      When the first player announces a redeal
      And the second player keeps the deal
      And the first player announces a redeal
      And the first player announces a redeal
      And the first player announces a redeal
      Then that is accepted
      When the first player announces a redeal
      Then that is accepted
      And the first player has 1 card in the deal

    Example: the Second Player may take as many
      Второй игрок может взять столько же
      Given the cards have been dealt
      And the first player's deal is 6 plain cards
      And the first player's deck is 24 plain cards
      And the second player's deal is 6 plain cards
      And the second player's deck is 24 plain cards
      When the first player keeps the deal
      And the second player announces a redeal
      And the second player announces a redeal
      And the second player announces a redeal
      And the second player announces a redeal
      Then that is accepted
      When the second player announces a redeal
      Then that is accepted
      And the second player has 1 card in the deal

    Example: having no crystals is no limit
      Отсутствие кристаллов не ограничивает
      Given the cards have been dealt
      And the first player's deal is 15 plain cards
      And the first player's deck is 15 plain cards
      And the second player's deal is 15 plain cards
      And the second player's deck is 15 plain cards
      And the first player has 0 gold and 0 silver left
      When the first player announces a redeal
      Then that is accepted

  @deal.redeal.last_card_loses
  Rule: Who announces a redeal with one card in the deal loses
    Объявивший пересдачу с одной картой в раздаче проигрывает

    berserk-vanguard [402.4]   «Если у игрока 1 карта в раздаче и он заявляет ещё одну пересдачу, он автоматически проигрывает.»

    Background:
      Given the cards have been dealt
      And the first player's deal is 2 plain cards
      And the first player's deck is 28 plain cards
      And the second player's deal is 2 plain cards
      And the second player's deck is 28 plain cards

    Example: the First Player loses
      Проигрывает Первый игрок
      When the first player announces a redeal
      And the second player keeps the deal
      And the first player announces a redeal
      Then that is accepted
      And the second player has won

    Example: the Second Player loses
      Проигрывает Второй игрок
      When the first player keeps the deal
      And the second player announces a redeal
      And the second player announces a redeal
      Then that is accepted
      And the first player has won

    Example: with two cards the redeal gives one card, and the game goes on
      С двумя картами пересдача даёт одну карту, и партия продолжается
      When the first player announces a redeal
      Then the game goes on
      When the second player keeps the deal
      Then the game goes on
      And the first player has 1 card in the deal

    Example: who keeps the only card goes on playing
      Оставивший единственную карту играет дальше
      When the first player announces a redeal
      And the second player keeps the deal
      And the first player keeps the deal
      Then that is accepted
      And the game goes on

  # ---------------------------------------------------------------------------------------------- 402.4.1

  @deal.announcing.first_player_first
  Rule: The First Player announces first whether they want a redeal
    Первым о пересдаче объявляет Первый игрок

    berserk-vanguard [402.4.1]   «Первым о желании взять пересдачу объявляет Первый игрок.»

    Background:
      Given the cards have been dealt
      And the first player's deal is 15 plain cards
      And the first player's deck is 15 plain cards
      And the second player's deal is 15 plain cards
      And the second player's deck is 15 plain cards

    Example: the Second Player cannot be the first to announce one
      Второй игрок не может объявить первым
      When the second player announces a redeal
      Then that is refused
      And the first player may announce a redeal

    Example: nor can they be the first to keep the deal
      И первым оставить раздачу он не может
      When the second player keeps the deal
      Then that is refused
      And the first player is asked about a redeal

    Example: the First Player is the first again after both have redealt
      После того как оба взяли пересдачу, Первый игрок снова первый
      When the first player announces a redeal
      And the second player announces a redeal
      Then the first player is asked about a redeal
      When the second player announces a redeal
      Then that is refused

  @deal.announcing.second_player_too
  Rule: Thereupon the Second Player announces too
    При этом объявляет и Второй игрок

    berserk-vanguard [402.4.1]   «При этом Второй игрок также объявляет, будет ли он брать пересдачу.»

    Background:
      Given the cards have been dealt
      And the first player's deal is A, B and 13 plain cards
      And the first player's deck is 35 plain cards
      And the second player's deal is 15 plain cards
      And the second player's deck is 35 plain cards

    Example: after the First Player has announced a redeal
      После того как Первый игрок объявил пересдачу
      When the first player announces a redeal
      Then the second player is asked about a redeal
      And the second player may announce a redeal
      When the second player keeps the deal
      Then that is accepted
      And the second player has 15 cards in the deal

    Example: after the First Player has kept the deal
      После того как Первый игрок оставил раздачу
      When the first player keeps the deal
      Then the second player is asked about a redeal
      When the second player announces a redeal
      Then that is accepted
      And the second player has 14 cards in the deal

    Example: meanwhile the First Player still holds the old deal
      Пока Второй игрок решает, у Первого ещё прежняя раздача
      When the first player announces a redeal
      Then the first player has 15 cards in the deal
      And the first player sees A, B in the deal

  @deal.announcing.then_both_redeal
  Rule: After that, those who announced it take the redeal
    После этого объявившие берут пересдачу

    berserk-vanguard [402.4.1]   «После этого оба игрока берут пересдачу.»

    Background:
      Given the cards have been dealt
      And the first player's deal is A, B and 13 plain cards
      And the first player's deck is 35 plain cards
      And the second player's deal is C, D and 13 plain cards
      And the second player's deck is 35 plain cards

    Example: both have announced it, and both redeal
      Объявили оба – и оба берут пересдачу
      When the first player announces a redeal
      And the second player announces a redeal
      Then that is accepted
      And the first player has 14 cards in the deal
      And the second player has 14 cards in the deal

    Example: the First Player alone
      Один Первый игрок
      When the first player announces a redeal
      And the second player keeps the deal
      Then that is accepted
      And the first player has 14 cards in the deal
      And the second player has 15 cards in the deal
      And the second player sees C, D in the deal

    Example: the Second Player alone
      Один Второй игрок
      When the first player keeps the deal
      And the second player announces a redeal
      Then that is accepted
      And the second player has 14 cards in the deal
      And the first player has 15 cards in the deal
      And the first player sees A, B in the deal

  @deal.announcing.declined_for_good
  Rule: Who does not want a redeal in their turn loses the right to take one later
    Не пожелавший пересдачи в свой черёд теряет право брать её в дальнейшем

    berserk-vanguard [402.4.1]   «Если игрок в свой черёд не хочет брать пересдачу, то он теряет право её брать в дальнейшем – с этого момента брать пересдачи может только его противник.»

    Background:
      Given the cards have been dealt
      And the first player's deal is 15 plain cards
      And the first player's deck is 25 plain cards
      And the second player's deal is 15 plain cards
      And the second player's deck is 25 plain cards

    Example: the First Player has kept the deal
      Первый игрок оставил раздачу
      When the first player keeps the deal
      And the second player announces a redeal
      Then the first player may not announce a redeal
      And the second player is asked about a redeal
      When the second player announces a redeal
      Then that is accepted
      And the first player may not announce a redeal

    Example: the Second Player has kept the deal
      Второй игрок оставил раздачу
      When the first player announces a redeal
      And the second player keeps the deal
      And the first player announces a redeal
      Then that is accepted
      And the second player may not announce a redeal
      And the first player may announce a redeal

    Example: who has taken a redeal may keep that deal later
      Взявший пересдачу может потом оставить раздачу
      When the first player announces a redeal
      And the second player announces a redeal
      And the first player keeps the deal
      And the second player announces a redeal
      Then the first player may not announce a redeal
      And the second player may announce a redeal

    Example: when both have kept their deals, the redeals are over
      Когда раздачу оставили оба, пересдачи окончены
      When the first player keeps the deal
      And the second player announces a redeal
      And the second player keeps the deal
      Then that is accepted
      And the redeals are over
