Feature: Reveal
  Вскрытие

  Chapter 405 of the Execution edition. After the abilities "after deployment" the First Player reveals all
  cards, then the Second, who may leave cards of row 3 hidden until the end of the first turn; flyers go to
  the additional zone.

  # ---------------------------------------------------------------------------------------------- 405.1

  @reveal.revealing.first_player_all
  Rule: The First Player reveals all their cards and transfers their flyers to the additional zone
    Первый игрок вскрывает все свои карты и переносит летающих существ во вспомогательную зону

    berserk-execution 405.1    «Первый игрок вскрывает все свои карты и переносит летающих существ во вспомогательную зону.»

    Background:
      Given these cards:
        | card | kind     | cost | X | abilities                             |
        | A    | artifact |      |   |                                       |
        | B    | creature |      |   |                                       |
        | F    | flyer    |      |   |                                       |
        | G    | flyer    | X    | 3 | after deployment: put a counter on it |
      And all cards are placed
      And the first player is to act
      And A lies face down on 1c3
      And B lies face down on 1b3
      And F lies face down on 1a1
      And G lies face down on 1c1
      And plain cards lie on 2c1, 2c3

    Example: all the First Player's cards are face up, those of row 3 too
      Все карты Первого игрока лежат лицом вверх, и в 3-м ряду тоже
      When the first player uses the "after deployment - reveal" ability of G
      And the second player declines, if asked
      And the first player declines, if asked
      And the second player declines, if asked
      Then the second player sees A face up on 1c3
      And the second player sees B face up on 1b3
      And this rule is cited

    Example: the First Player's flyer leaves its cell for the additional zone
      Летающее существо Первого игрока уходит с клетки во вспомогательную зону
      When the first player uses the "after deployment - reveal" ability of G
      And the second player declines, if asked
      And the first player declines, if asked
      And the second player declines, if asked
      Then F is in the first player's additional zone
      And the second player sees no card on 1a1

    Example: so does a flyer that lies in row 3
      Так же и летающее существо, лежащее в 3-м ряду
      Given these cards:
        | card | kind  |
        | H    | flyer |
      And H lies face down on 1e3
      When the first player uses the "after deployment - reveal" ability of G
      And the second player declines, if asked
      And the first player declines, if asked
      And the second player declines, if asked
      Then H is in the first player's additional zone
      And the second player sees no card on 1e3

    Example: a flyer that has revealed itself before is transferred now
      Летающее существо, вскрывшееся раньше, переносится теперь
      When the first player uses the "after deployment - reveal" ability of G
      And the second player declines, if asked
      Then the second player sees G face up on 1c1
      When the first player declines, if asked
      And the second player declines, if asked
      Then G is in the first player's additional zone
      And the first player sees no card on 1c1

    Example: a ground creature and an artifact stay on their cells
      Наземное существо и артефакт остаются на своих клетках
      When the first player uses the "after deployment - reveal" ability of G
      And the second player declines, if asked
      And the first player declines, if asked
      And the second player declines, if asked
      Then the first player sees B face up on 1b3
      And the first player sees A face up on 1c3

    Example: the First Player may leave no card of row 3 hidden
      Первый игрок не может оставить скрытой карту своего 3-го ряда
      When the first player uses the "after deployment - reveal" ability of G
      And the second player declines, if asked
      And the first player declines, if asked
      And the second player declines, if asked
      And the first player chooses B
      Then that is refused
      And the second player sees B face up on 1b3

  @reveal.revealing.second_player_after
  Rule: After that the Second Player reveals all their cards and transfers their flyers
    После этого Второй игрок вскрывает все свои карты и переносит летающих существ

    berserk-execution 405.1    «После этого Второй игрок вскрывает все свои карты и переносит летающих существ во вспомогательную зону.»

    Background:
      Given these cards:
        | card | kind     | abilities                             |
        | D    | creature | after deployment: put a counter on it |
        | E    | creature |                                       |
        | F    | flyer    |                                       |
        | A    | artifact |                                       |
        | B    | creature |                                       |
        | G    | flyer    |                                       |
        | H    | flyer    |                                       |
        | C    | creature |                                       |
      And all cards are placed
      And D lies face down on 1c1
      And E lies face down on 1c3
      And F lies face down on 1b2
      And A lies face down on 2c1
      And B lies face down on 2c2
      And G lies face down on 2d2
      And H lies face down on 2d3

    Example: the Second Player is asked when the whole squad of the First can be seen
      Второго игрока спрашивают, когда виден весь отряд Первого
      Given C lies face down on 2b3
      When the first player declines, if asked
      And the second player declines, if asked
      Then the second player is asked which cards stay hidden
      And the second player sees D face up on 1c1
      And the second player sees E face up on 1c3
      And F is in the first player's additional zone

    Example: until then none of the Second Player's cards has been revealed
      До этого ни одна карта Второго игрока не вскрыта
      Given C lies face down on 2b3
      When the first player declines, if asked
      And the second player declines, if asked
      Then the first player sees an unknown card face down on 2c1
      And the first player sees an unknown card face down on 2c2
      And the first player sees an unknown card face down on 2d2

    Example: then the Second Player's cards are face up
      Затем карты Второго игрока лежат лицом вверх
      Given C lies face down on 2b3
      When the first player declines, if asked
      And the second player declines, if asked
      And the second player is done
      Then the first player sees A face up on 2c1
      And the first player sees B face up on 2c2
      And the first player sees C face up on 2b3
      And this rule is cited

    Example: the Second Player's flyers leave their cells for the additional zone
      Летающие существа Второго игрока уходят с клеток во вспомогательную зону
      Given C lies face down on 2b3
      When the first player declines, if asked
      And the second player declines, if asked
      And the second player is done
      Then G is in the second player's additional zone
      And H is in the second player's additional zone
      And the first player sees no card on 2d2
      And the first player sees no card on 2d3

    Example: what the Second Player leaves hidden does not hinder the rest
      Оставленное скрытым не мешает вскрыть остальное
      Given C lies face down on 2b3
      When the first player declines, if asked
      And the second player declines, if asked
      And the second player chooses C
      And the second player is done
      Then the first player sees A face up on 2c1
      And G is in the second player's additional zone
      And H is in the second player's additional zone

    Example: the Second Player's ground creature and artifact stay on their cells
      Наземное существо и артефакт Второго игрока остаются на своих клетках
      Given C lies face down on 2b3
      When the first player declines, if asked
      And the second player declines, if asked
      And the second player is done
      Then the second player sees A face up on 2c1
      And the second player sees B face up on 2c2

  @reveal.revealing.row_three_may_stay_hidden
  Rule: The Second Player may leave any cards of their row 3 hidden until the end of the First Player's first turn
    Второй игрок может оставить любые карты своего 3-го ряда скрытыми до конца первого хода Первого игрока

    berserk-execution 405.1    «Второй игрок может оставить любые карты своего 3-го ряда скрытыми (перевёрнутыми рубашкой вверх) вплоть до конца первого хода Первого игрока.»

    Background:
      Given these cards:
        | card | cost | X | abilities                             |
        | A    |      |   |                                       |
        | B    |      |   |                                       |
        | C    |      |   |                                       |
        | K    | X    | 2 | after deployment: put a counter on it |
        | M    |      |   |                                       |
      And all cards are placed
      And M lies face down on 1c1
      And A lies face down on 2a3
      And B lies face down on 2b2
      And C lies face down on 2c3
      And K lies face down on 2d3

    Example: one card of row 3 stays hidden, the other is revealed
      Одна карта 3-го ряда остаётся скрытой, другая вскрыта
      When the first player declines, if asked
      And the second player uses the "after deployment - reveal" ability of K
      And the second player declines, if asked
      And the second player chooses C
      Then that is accepted
      When the second player is done
      Then that is accepted
      And the first player sees an unknown card face down on 2c3
      And the first player sees A face up on 2a3
      And this rule is cited

    Example: any number of them may stay hidden
      Скрытыми могут остаться сколько угодно из них
      When the first player declines, if asked
      And the second player uses the "after deployment - reveal" ability of K
      And the second player declines, if asked
      And the second player chooses C
      And the second player chooses A
      Then that is accepted
      When the second player is done
      Then the first player sees an unknown card face down on 2c3
      And the first player sees an unknown card face down on 2a3

    Example: none needs to stay hidden
      Оставлять скрытыми не обязательно ни одну
      When the first player declines, if asked
      And the second player uses the "after deployment - reveal" ability of K
      And the second player declines, if asked
      And the second player is done
      Then that is accepted
      And the first player sees C face up on 2c3
      And the first player sees A face up on 2a3

    Example: a card of row 2 may not stay hidden
      Карта 2-го ряда скрытой остаться не может
      When the first player declines, if asked
      And the second player uses the "after deployment - reveal" ability of K
      And the second player declines, if asked
      And the second player chooses B
      Then that is refused by this rule
      When the second player is done
      Then the first player sees B face up on 2b2

    Example: nor may a card of row 1
      Карта 1-го ряда – тоже
      Given these cards:
        | card |
        | D    |
      And D lies face down on 2c1
      When the first player declines, if asked
      And the second player uses the "after deployment - reveal" ability of K
      And the second player declines, if asked
      And the second player chooses D
      Then that is refused by this rule
      When the second player is done
      Then the first player sees D face up on 2c1

    Example: an artifact and a flyer of row 3 may stay hidden as a ground creature may
      Артефакт и летающее существо 3-го ряда могут остаться скрытыми, как и наземное существо
      Given these cards:
        | card | kind     |
        | D    | artifact |
        | F    | flyer    |
      And D lies face down on 2b3
      And F lies face down on 2e3
      When the first player declines, if asked
      And the second player uses the "after deployment - reveal" ability of K
      And the second player declines, if asked
      And the second player chooses D
      Then that is accepted
      When the second player chooses F
      Then that is accepted

    Example: a card that has revealed itself before may not be hidden again
      Вскрывшуюся раньше карту снова скрыть нельзя
      When the first player declines, if asked
      And the second player uses the "after deployment - reveal" ability of K
      And the second player declines, if asked
      And the second player chooses K
      Then that is refused by this rule
      And the first player sees K face up on 2d3

    Example: the hidden card stays hidden all through the First Player's first turn
      Скрытая карта остаётся скрытой весь первый ход Первого игрока
      When the first player declines, if asked
      And the second player uses the "after deployment - reveal" ability of K
      And the second player declines, if asked
      And the second player chooses C
      And the second player is done
      And the players do nothing until the Choice Subphase of turn 1
      Then the first player sees an unknown card face down on 2c3
      When the players do nothing until the Final Phase of turn 1
      Then the first player sees an unknown card face down on 2c3

    Example: it lies face up before anything happens in the Second Player's first turn
      До любых событий первого хода Второго игрока она лежит лицом вверх
      When the first player declines, if asked
      And the second player uses the "after deployment - reveal" ability of K
      And the second player declines, if asked
      And the second player chooses C
      And the second player is done
      And the players do nothing until the Initial Phase of turn 2
      Then the first player sees C face up on 2c3

    Example: the question is the Second Player's alone
      Решать это – дело одного Второго игрока
      When the first player declines, if asked
      And the second player uses the "after deployment - reveal" ability of K
      And the second player declines, if asked
      Then the second player is asked which cards stay hidden
      When the first player is done
      Then that is refused
