Feature: Deal, where the texts are silent
  Раздача: там, где тексты молчат

  What an engine must decide although no clause says it. These Rules are assumptions, not clauses: each names
  the editions in which it is in force, and is reported beside the rulebook, never as part of it.

  @A-from-vanguard
  Rule: The Execution edition deals, redeals and recruits as the Vanguard edition does
    В редакции с Выполнением раздают, пересдают и набирают так же, как в редакции с Авангардом

    berserk-execution A-from-vanguard

    Example: from a redeal through recruiting to the placing of the cards
      От пересдачи через набор до размещения карт
      Given the cards have been dealt
      And the first player's deal is 15 plain cards
      And the first player's deck is 15 plain cards
      And the second player's deal is 15 plain cards
      And the second player's deck is 15 plain cards
      When the first player announces a redeal
      Then that is accepted
      And the second player is asked about a redeal
      When the second player announces a redeal
      Then that is accepted
      And the first player has 14 cards in the deal
      And the second player has 14 cards in the deal
      When the first player keeps the deal
      And the second player keeps the deal
      And the first player declines, if asked
      And the second player declines, if asked
      Then the first player is asked which card to take

    Example: abilities are used before recruiting, cards are paid for, and what is left returns to the deck
      Особенности используются до набора, карты оплачиваются, а остаток возвращается в колоду
      Given these cards:
        | card | rank    | cost | element | abilities                      |
        | A    | elite   | 2    | Steppe  | before recruiting: gain 2 gold |
        | B    | elite   | 3    | Forest  |                                |
        | C    | elite   | 9    |         |                                |
        | D    | regular | 2    |         |                                |
        | E    | elite   | 9    |         |                                |
      And the cards have been dealt
      And the first player's deal is A, B, C
      And the first player's deck is 15 plain cards
      And the second player's deal is D, E
      And the second player's deck is 15 plain cards
      And the first player has 5 gold and 0 silver left
      And the second player has 0 gold and 3 silver left
      When the first player keeps the deal
      And the second player keeps the deal
      And the first player uses the "before recruiting" ability of A
      Then that is accepted
      When the second player declines, if asked
      And the first player declines, if asked
      And the first player takes A
      Then that is accepted
      When the first player takes B
      Then that is accepted
      And the first player has 4 gold less than before
      And the first player may not take C
      When the first player is done
      And the second player takes D
      And the second player is done
      Then that is accepted
      And the first player's deck has 1 card more
      And the second player's deck has 1 card more
      And it is for the first player to place a card

    Example: the deal itself has fifteen cards
      В самой раздаче пятнадцать карт
      Given the cards are about to be dealt
      And the first player's deck is A, 13 plain cards, B, C, 14 plain cards
      And the second player's deck is 30 plain cards
      When the first player keeps the deal
      Then that is accepted
      And the first player has 15 cards in the deal
      And the first player sees A, B in the deal

  @A-deal-private
  Rule: Deal and squad are seen by their owner only; how many cards there are, by both
    Раздачу и отряд видит только владелец, а число карт – оба игрока

    berserk-vanguard A-deal-private
    berserk-execution A-deal-private

    Background:
      Given these cards:
        | card | life | cost | rank  | abilities                      |
        | A    | 5    | 4    | elite | before recruiting: gain 2 gold |
        | B    | 6    | 4    | elite |                                |

    Example: nothing tells the opponent what the deal holds
      Ничто не выдаёт противнику, какие карты в раздаче
      Given the cards have been dealt
      And the first player's deal is A, B and 3 plain cards
      And the first player's deck is 15 plain cards
      And the second player's deal is 5 plain cards
      And the second player's deck is 15 plain cards
      When the first player keeps the deal
      Then the second player sees the same as if A had been a plain card
      And the first player sees A, B in the deal

    Example: the opponent sees how many cards the deal has, and how many redeals were taken
      Противник видит, сколько карт в раздаче и сколько было пересдач
      Given the cards have been dealt
      And the first player's deal is A, B and 3 plain cards
      And the first player's deck is 15 plain cards
      And the second player's deal is 5 plain cards
      And the second player's deck is 15 plain cards
      When the first player announces a redeal
      And the second player keeps the deal
      Then the second player sees that the first player has 4 cards in the deal
      And the second player sees that the first player has taken 1 redeal

    Example: of the squad the opponent sees only how many cards it has
      Об отряде противник знает только, сколько в нём карт
      Given the squads are being recruited
      And the first player's deal is A, B
      And the second player's deal is 5 plain cards
      And the first player has 20 gold and 0 silver left
      When the first player takes B
      And the first player is done
      Then the second player sees that the first player has 1 card in the squad
      And the second player sees the same as if B had been a plain card

  @A-redeal-together
  Rule: Announced redeals are taken together, round by round
    Объявленные пересдачи берутся разом, круг за кругом

    berserk-vanguard A-redeal-together
    berserk-execution A-redeal-together

    Background:
      Given the cards have been dealt
      And the first player's deal is A, B and 13 plain cards
      And the first player's deck is 35 plain cards
      And the second player's deal is 15 plain cards
      And the second player's deck is 35 plain cards

    Example: the Second Player decides before the First has new cards
      Второй игрок решает, пока у Первого ещё нет новых карт
      When the first player announces a redeal
      Then that is accepted
      And the second player is asked about a redeal
      And the first player has 15 cards in the deal
      And the first player sees A, B in the deal
      When the second player announces a redeal
      Then that is accepted
      And the first player has 14 cards in the deal
      And the second player has 14 cards in the deal

    Example: the rounds go on while one player is entitled
      Круги продолжаются, пока право есть хотя бы у одного
      When the first player keeps the deal
      And the second player announces a redeal
      Then the second player is asked about a redeal
      When the second player announces a redeal
      Then the second player is asked about a redeal

    Example: who has declined is not asked again
      Отказавшегося больше не спрашивают
      When the first player announces a redeal
      And the second player keeps the deal
      And the first player announces a redeal
      Then that is accepted
      And the first player is asked about a redeal

  @A-redeal-free
  Rule: A redeal costs no crystals; only the size of the deal limits it
    Пересдача не стоит кристаллов, ограничивает её только размер раздачи

    berserk-vanguard A-redeal-free
    berserk-execution A-redeal-free

    Background:
      Given the cards have been dealt
      And the first player's deal is 15 plain cards
      And the first player's deck is 15 plain cards
      And the second player's deal is 15 plain cards
      And the second player's deck is 15 plain cards
      And the first player has 8 gold and 5 silver left
      And the second player has 0 gold and 0 silver left

    Example: after a redeal there are as many crystals and one card fewer
      После пересдачи кристаллов столько же, а карт на одну меньше
      When the first player announces a redeal
      And the second player keeps the deal
      Then that is accepted
      And the first player has as much gold as before
      And the first player has as much silver as before
      And the first player has 14 cards in the deal

    Example: without crystals redeals may be taken too
      И без кристаллов пересдачи брать можно
      When the first player keeps the deal
      And the second player announces a redeal
      Then that is accepted
      And the second player has 14 cards in the deal

  @A-redeal-loss
  Rule: With one card in the deal, announcing a redeal loses at once
    С одной картой в раздаче объявление пересдачи сразу проигрывает

    berserk-vanguard A-redeal-loss
    berserk-execution A-redeal-loss

    Background:
      Given the cards have been dealt
      And the first player's deal is A
      And the first player's deck is 29 plain cards
      And the second player's deal is B
      And the second player's deck is 29 plain cards

    Example: the Second Player is no longer asked
      Второго игрока уже не спрашивают
      When the first player announces a redeal
      Then that is accepted
      And the second player has won

    Example: nothing is shuffled
      Ничего не перемешивается
      When the first player announces a redeal
      Then that is accepted
      And the first player sees A in the deal

    Example: the Second Player's announcement loses at once too
      Объявление Второго игрока тоже сразу проигрывает
      When the first player keeps the deal
      And the second player announces a redeal
      Then that is accepted
      And the first player has won
      And the second player sees B in the deal
