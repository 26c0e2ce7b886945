Feature: Deployment
  Расстановка

  Chapter 404. The squads are placed face down, the First Player's first; then abilities "after deployment"
  are used. Cells are written as half, column, row: 1c2 is the First Player's, column c, second row; row 1 of
  a half faces the enemy.

  # ---------------------------------------------------------------------------------------------- 404.1.1

  @deployment.squad.face_down
  Rule: All cards of the squad go face down onto the battlefield
    Все карты отряда помещаются на поле боя рубашкой вверх

    berserk-execution 404.1.1    «Все карты, взятые в отряд, помещаются на поле боя рубашкой вверх.»
    berserk-vanguard [404.1.1]   «Все карты, взятые в отряд, помещаются на поле боя рубашкой вверх.»

    Example: a flyer is placed on a cell like any other card
      Летающее существо размещается на клетке, как любая карта
      Given these cards:
        | card | kind     |
        | F    | flyer    |
        | A    | artifact |
      And the squads are being placed
      And the first player has F, A to place
      And the first player has 1 plain card to place
      And the second player has 1 plain card to place
      When the first player places F on 1c3
      And the first player places A on 1c2
      Then that is accepted
      And the first player sees F face down on 1c3
      And the first player sees A face down on 1c2

    Example: placed cards lie face down, unknown to the opponent
      Размещённые карты лежат рубашкой вверх и неизвестны противнику
      Given these cards:
        | card | kind     |
        | C    | creature |
        | F    | flyer    |
        | A    | artifact |
      And the squads are being placed
      And the first player has C, F, A to place
      And the second player has 1 plain card to place
      When the first player places C on 1b1
      And the first player places F on 1c1
      And the first player places A on 1d1
      Then the second player sees an unknown card face down on 1b1
      And the second player sees an unknown card face down on 1c1
      And the second player sees an unknown card face down on 1d1
      And the first player sees C face down on 1b1

    Example: a flyer cannot be put into the additional zone instead
      Вместо поля боя летающее существо нельзя поместить во вспомогательную зону
      Given these cards:
        | card | kind  |
        | F    | flyer |
      And the squads are being placed
      And the first player has F to place
      When the first player puts F into the additional zone
      Then that is refused by this rule
      And it is for the first player to place a card

    Example: a player cannot stop while a card is left and a cell is free
      Нельзя прекратить размещение, пока есть карта и свободная клетка
      Given the squads are being placed
      And the first player has 2 plain cards to place
      And the second player has 1 plain card to place
      When the first player places a card on 1c2
      And the first player stops placing
      Then that is refused by this rule
      And it is for the first player to place a card

    Example: a terrain is placed on a cell too
      Местность тоже размещается на клетке
      Given these cards:
        | card | kind    |
        | T    | terrain |
      And the squads are being placed
      And the first player has T to place
      And the first player has 1 plain card to place
      When the first player places T on 1c3
      Then that is accepted
      And the first player sees T face down on 1c3

    Example: the Second Player's cards too lie face down, unknown to the First Player
      Карты Второго игрока тоже лежат рубашкой вверх и неизвестны Первому
      Given these cards:
        | card | kind  |
        | F    | flyer |
      And the squads are being placed
      And plain cards lie on 1c1
      And the second player has F to place
      And the second player has 1 plain card to place
      When the second player places F on 2b1
      Then the first player sees an unknown card face down on 2b1
      And the second player sees F on 2b1

    Example: nothing tells which card lies face down
      Ничто не выдаёт, какая карта лежит рубашкой вверх
      Given these cards:
        | card | kind  | life | cost | abilities                     |
        | F    | flyer | 7    | 6    | your other creatures: life +1 |
      And the squads are being placed
      And the first player has F to place
      And the first player has 1 plain card to place
      And the first player has 10 gold and 10 silver left
      When the first player places F on 1b1
      Then the second player sees the same as if F had been a plain card

    Example: the Second Player cannot stop either while a card is left
      Второй игрок тоже не может прекратить размещение, пока есть карта
      Given the squads are being placed
      And plain cards lie on 1c1
      And the second player has 2 plain cards to place
      When the second player places a card on 2c2
      And the second player stops placing
      Then that is refused by this rule

  @deployment.squad.one_per_cell
  Rule: One card occupies one cell
    Одна карта занимает одну клетку

    berserk-execution 404.1.1    «Одна карта занимает одну клетку.»
    berserk-vanguard [404.1.1]   «Одна карта занимает одну клетку.»

    Example: a cell that holds a card takes no second one
      На занятую клетку вторая карта не помещается
      Given the squads are being placed
      And the first player has 3 plain cards to place
      When the first player places a card on 1b2
      And the first player places a card on 1b2
      Then that is refused by this rule

    Example: the cells beside it are free for the next card
      Клетки рядом свободны для следующей карты
      Given the squads are being placed
      And the first player has 3 plain cards to place
      When the first player places a card on 1b2
      Then the first player may place a card on 1c2, 1b1, 1b3

    Example: the Second Player does not put two cards on one cell either
      Второй игрок тоже не помещает две карты на одну клетку
      Given the squads are being placed
      And plain cards lie on 1c1
      And the second player has 3 plain cards to place
      When the second player places a card on 2b2
      And the second player places a card on 2b2
      Then that is refused by this rule

  @deployment.squad.first_then_second
  Rule: The First Player places all their cards on their own half, then the Second Player does
    Сначала все свои карты на своей половине помещает Первый игрок, затем Второй

    berserk-execution 404.1.1    «Сначала Первый игрок помещает карты своего отряда на своей половине поля боя, затем то же самое делает Второй игрок.»
    berserk-vanguard [404.1.1]   «Сначала Первый игрок помещает карты своего отряда на своей половине поля боя, затем то же самое делает Второй игрок.»

    Example: the First Player places card after card, then it is for the Second Player
      Первый игрок размещает карту за картой, затем очередь Второго
      Given the squads are being placed
      And the first player has 3 plain cards to place
      And the second player has 2 plain cards to place
      Then it is for the first player to place a card
      When the first player places a card on 1b1
      Then it is for the first player to place a card
      When the first player places a card on 1c1
      Then it is for the first player to place a card
      When the first player places a card on 1d1
      Then it is for the second player to place a card
      And this rule is cited
      When the second player places a card on 2b1
      Then it is for the second player to place a card

    Example: the Second Player cannot place before the First Player's last card
      Второй игрок не может размещать до последней карты Первого
      Given the squads are being placed
      And the first player has 2 plain cards to place
      And the second player has 2 plain cards to place
      When the second player places a card on 2c2
      Then that is refused by this rule
      When the first player places a card on 1c2
      Then that is accepted
      When the second player places a card on 2c2
      Then that is refused by this rule

    Example: cards are placed on one's own half only
      Карты помещаются только на своей половине
      Given the squads are being placed
      And the first player has 1 plain card to place
      And the second player has 1 plain card to place
      When the first player places a card on 2c1
      Then that is refused by this rule
      When the first player places a card on 1c1
      Then that is accepted
      When the second player places a card on 1b1
      Then that is refused by this rule

  # ---------------------------------------------------------------------------------------------- 404.1.2

  @deployment.first.centre
  Rule: The First Player may place cards on the 3×3 centre of their half
    Первый игрок размещает карты в центре своей половины размером 3×3

    berserk-execution 404.1.2    «Первый игрок может размещать карты на клетках центральной части своей половины поля боя размером 3х3 клетки.»
    berserk-vanguard [404.1.2]   «Первый игрок может помещать карты на клетки центральной части своей половины поля боя размером 3х3 клетки.»

    Example: all nine cells of the centre are available to the first card
      Первой карте доступны все девять клеток центра
      Given the squads are being placed
      And the first player has 9 plain cards to place
      Then the first player may place a card on 1b1-1d3

    Example: no cell of the centre waits for another
      Ни одна клетка центра не ждёт другую
      Given the squads are being placed
      And the first player has 9 plain cards to place
      When the first player places a card on 1d3
      Then that is accepted
      And the first player may place a card on 1b1-1b3, 1c1-1c3, 1d1, 1d2

  @deployment.first.flanks
  Rule: The other cells of rows 2 and 3 become available only when the centre is full
    Остальные клетки 2-го и 3-го ряда доступны, лишь когда центр занят

    berserk-execution 404.1.2    «Лишь после того, как все эти клетки окажутся занятыми, Первый игрок получает право размещать карты на оставшихся клетках 2-го и 3-го ряда.»
    berserk-vanguard [404.1.2]   «Лишь после того, как все эти клетки окажутся занятыми, Первый игрок получает право помещать карты на оставшиеся клетки 2-го и 3-го ряда.»

    Example: the first card is refused an edge cell of rows 2 and 3
      Первой карте крайние клетки 2-го и 3-го ряда недоступны
      Given the squads are being placed
      And the first player has 10 plain cards to place
      Then by this rule the first player may not place a card on 1a2, 1a3, 1e2, 1e3

    Scenario Outline: the edge cells of rows 2 and 3 wait for <free>
      Крайние клетки 2-го и 3-го ряда ждут клетку <free>
      Given the squads are being placed
      And plain cards lie on <taken>
      And the first player has 3 plain cards to place
      Then by this rule the first player may not place a card on 1a2, 1a3, 1e2, 1e3
      When the first player places a card on <free>
      Then the first player may place a card on 1a2, 1a3, 1e2, 1e3

      Examples:
        | free | taken                      |
        | 1b1  | 1b2, 1b3, 1c1-1d3          |
        | 1c1  | 1b1-1b3, 1c2, 1c3, 1d1-1d3 |
        | 1c2  | 1b1-1b3, 1c1, 1c3, 1d1-1d3 |
        | 1d3  | 1b1-1c3, 1d1, 1d2          |

  @deployment.first.front_edges
  Rule: The empty cells of row 1 come last
    Пустые клетки 1-го ряда — в последнюю очередь

    berserk-execution 404.1.2    «В последнюю очередь карты размещаются на пустых клетках 1-го ряда.»
    berserk-vanguard [404.1.2]   «В последнюю очередь помещаются карты на пустых клетках 1-го ряда.»

    Scenario Outline: the edge cells of row 1 wait for <free>
      Крайние клетки 1-го ряда ждут клетку <free>
      Given the squads are being placed
      And plain cards lie on 1b1-1d3, <taken>
      And the first player has 3 plain cards to place
      Then by this rule the first player may not place a card on 1a1, 1e1
      When the first player places a card on <free>
      Then the first player may place a card on 1a1, 1e1

      Examples:
        | free | taken         |
        | 1a2  | 1a3, 1e2, 1e3 |
        | 1a3  | 1a2, 1e2, 1e3 |
        | 1e2  | 1a2, 1a3, 1e3 |
        | 1e3  | 1a2, 1a3, 1e2 |

  # ---------------------------------------------------------------------------------------------- 404.1.3

  @deployment.second.centre_and_front
  Rule: The Second Player may place cards on the centre and the edge cells of row 1
    Второй игрок размещает карты в центре и на крайних клетках 1-го ряда

    berserk-execution 404.1.3    «Второй игрок может размещать карты на клетках центральной части своей половины поля боя размером 3х3 клетки и на крайние клетки 1-го ряда.»
    berserk-vanguard [404.1.3]   «Второй игрок может помещать карты на клетки центральной части своей половины поля боя размером 3х3 клетки и на крайние клетки 1-го ряда.»

    Example: eleven cells are available to the Second Player's first card
      Первой карте Второго игрока доступны одиннадцать клеток
      Given the squads are being placed
      And plain cards lie on 1c2
      And the second player has 11 plain cards to place
      Then the second player may place a card on 2b1-2d3, 2a1, 2e1

    Example: an edge cell of row 1 may come first, and nothing waits for the rest of row 1
      Крайнюю клетку 1-го ряда можно занять первой, и остальной 1-й ряд никого не задерживает
      Given the squads are being placed
      And plain cards lie on 1c2
      And the second player has 11 plain cards to place
      When the second player places a card on 2a1
      Then that is accepted
      And the second player may place a card on 2b1-2d3, 2e1

  @deployment.second.flanks_last
  Rule: The Second Player fills the edge cells of rows 2 and 3 last
    Крайние клетки 2-го и 3-го ряда Второй игрок заполняет в последнюю очередь

    berserk-execution 404.1.3    «Крайние клетки своего 2-го и 3-го ряда Второй игрок заполняет в последнюю очередь.»
    berserk-vanguard [404.1.3]   «Крайние клетки своего 2-го и 3-го ряда Второй игрок заполняет в последнюю очередь.»

    Scenario Outline: the Second Player's edge cells of rows 2 and 3 wait for <free>
      Крайние клетки 2-го и 3-го ряда Второго игрока ждут клетку <free>
      Given the squads are being placed
      And plain cards lie on 1c2, <taken>
      And the second player has 3 plain cards to place
      Then by this rule the second player may not place a card on 2a2, 2a3, 2e2, 2e3
      When the second player places a card on <free>
      Then the second player may place a card on 2a2, 2a3, 2e2, 2e3

      Examples:
        | free | taken                                |
        | 2a1  | 2b1-2d3, 2e1                         |
        | 2e1  | 2b1-2d3, 2a1                         |
        | 2c1  | 2a1, 2e1, 2b1-2b3, 2c2, 2c3, 2d1-2d3 |
        | 2d3  | 2a1, 2e1, 2b1-2c3, 2d1, 2d2          |

  # ---------------------------------------------------------------------------------------------- 404.1.4

  @deployment.forbidden_cells.count_as_occupied
  Rule: Cells that an effect forbids a player count as occupied during deployment
    Клетки, запрещённые игроку эффектом, во время расстановки считаются занятыми

    berserk-execution 404.1.4    «Если какой-либо эффект запрещает игроку использовать для расстановки какие-то клетки поля боя, во время расстановки эти клетки считаются занятыми.»

    Example: the forbidden cell itself is refused
      Сама запрещённая клетка недоступна
      Given the squads are being placed
      And the first player has 2 plain cards to place
      And an effect forbids the first player to deploy on 1b2
      When the first player places a card on 1b2
      Then that is refused by this rule
      When the first player places a card on 1b1
      Then that is accepted

    Example: with the other eight cells of the centre taken the edge cells are available
      Когда заняты остальные восемь клеток центра, крайние клетки доступны
      Given the squads are being placed
      And plain cards lie on 1b1, 1c1-1d3
      And the first player has 3 plain cards to place
      And an effect forbids the first player to deploy on 1b2
      When the first player places a card on 1b3
      Then that is accepted
      When the first player places a card on 1a2
      Then that is accepted

    Example: forbidden edge cells count when row 1 waits for rows 2 and 3
      Запрещённые крайние клетки считаются занятыми, когда 1-й ряд ждёт 2-го и 3-го
      Given the squads are being placed
      And plain cards lie on 1b1-1d3, 1a2
      And the first player has 3 plain cards to place
      And an effect forbids the first player to deploy on 1a3, 1e3
      When the first player places a card on 1e2
      Then that is accepted
      When the first player places a card on 1a1
      Then that is accepted

    Example: the Second Player's forbidden cells count for the Second Player's order
      Запрещённые Второму игроку клетки считаются занятыми в его очерёдности
      Given the squads are being placed
      And plain cards lie on 1c2, 2b1-2d3
      And the second player has 3 plain cards to place
      And an effect forbids the second player to deploy on 2a1
      When the second player places a card on 2e1
      Then that is accepted
      When the second player places a card on 2a3
      Then that is accepted

    Example: a cell forbidden to one player is not forbidden to the other
      Клетка, запрещённая одному игроку, не запрещена другому
      Given the squads are being placed
      And plain cards lie on 1c2
      And the second player has 2 plain cards to place
      And an effect forbids the first player to deploy on 1b2, 2b2
      When the second player places a card on 2b2
      Then that is accepted

    Example: with every cell that comes first forbidden, the edge cells are available at once
      Если запрещены все первоочередные клетки, крайние клетки доступны сразу
      Given the squads are being placed
      And the first player has 1 plain card to place
      And the second player has 4 plain cards to place
      And an effect forbids the second player to deploy on 2b1-2d3, 2a1, 2e1
      When the first player places a card on 1c2
      Then the second player may place a card on 2a2, 2a3, 2e2, 2e3

    Example: a forbidden edge cell does not stand in for one of the centre
      Запрещённая крайняя клетка не заменяет клетку центра
      Given the squads are being placed
      And plain cards lie on 1b1-1c3, 1d1, 1d2
      And the first player has 2 plain cards to place
      And an effect forbids the first player to deploy on 1a2
      When the first player places a card on 1a3
      Then that is refused
      When the first player places a card on 1d3
      And the first player places a card on 1a3
      Then that is accepted

    Example: after deployment the forbidden cell is an ordinary empty cell
      После расстановки запрещённая клетка – обычная пустая клетка
      Given the squads are being placed
      And the first player has C to place
      And the second player has D to place
      And an effect forbids the first player to deploy on 1b2
      And an effect forbids the second player to deploy on 2b2
      When the first player places C on 1b1
      And the second player places D on 2b1
      And the players do nothing until the Choice Subphase of turn 1
      And the first player moves C to 1b2
      Then that is accepted
      When both players pass
      Then C lies on 1b2
      When the players do nothing until the Choice Subphase of turn 2
      Then the second player may move D to 2b2

    Example: what is forbidden to the opponent does not count for oneself
      Запрещённое противнику для своих клеток не считается
      Given the squads are being placed
      And plain cards lie on 1c2, 2b1-2c3, 2d1, 2d2, 2a1, 2e1
      And the second player has 2 plain cards to place
      And an effect forbids the first player to deploy on 2d3
      When the second player places a card on 2a2
      Then that is refused

  @deployment.unplaced.return_to_deck
  Rule: Cards that could not be placed return to their owners' decks
    Карты, которые не удалось поместить, возвращаются в колоды владельцев

    berserk-vanguard [404.1.4]   «Карты, которые в силу каких-то причин не удалось поместить на поле боя, возвращаются в колоды своих владельцев.»

    Example: a sixteenth card finds no cell and returns to the deck
      Шестнадцатой карте клетки не нашлось, она возвращается в колоду
      Given the squads are being placed
      And plain cards lie on 1a2-1e3, 1a1, 1b1, 1c1, 1d1
      And the first player has 1 plain card to place
      And the first player has B to place
      And the second player has 1 plain card to place
      When the first player places a card on 1e1
      Then that is accepted
      And B is in the first player's deck
      And B is not in the first player's graveyard
      And the first player's deck has 1 card more
      And this rule is cited

    Example: the Second Player's card returns to the Second Player's deck
      Карта Второго игрока возвращается в колоду Второго игрока
      Given the squads are being placed
      And plain cards lie on 1c2, 2a2-2e3, 2a1, 2b1, 2c1, 2d1
      And the second player has 1 plain card to place
      And the second player has B to place
      When the second player places a card on 2e1
      Then that is accepted
      And B is in the second player's deck
      And the second player's deck has 1 card more
      And the placing step is over

    Example: no card may be returned while a cell is free for it
      Пока для карты есть клетка, вернуть её нельзя
      Given the squads are being placed
      And plain cards lie on 1c1
      And the first player has 2 plain cards to place
      When the first player returns a card to the deck
      Then that is refused
      And the first player may place a card on 1c2

    Example: all cards that find no cell return
      Возвращаются все карты, которым не нашлось клетки
      Given the squads are being placed
      And plain cards lie on 1a2-1e3, 1a1, 1b1, 1c1, 1d1
      And the first player has 1 plain card to place
      And the first player has B, C to place
      And the second player has 1 plain card to place
      When the first player places a card on 1e1
      Then that is accepted
      And B is in the first player's deck
      And C is in the first player's deck
      And the first player's deck has 2 cards more

  @deployment.unplaced.never_taken
  Rule: Returned cards count as never taken, and their abilities as never having had influence
    Возвращённые карты считаются не взятыми в отряд, а их особенности — не влиявшими на игру

    berserk-vanguard [404.1.4]   «Считается, что эти карты не были взяты в отряд и никакие их особенности не оказывали влияние на игру.»

    Example: a returned card's bonus is gone
      Бонус возвращённой карты исчезает
      Given these cards:
        | card | life | abilities                     |
        | A    | 3    |                               |
        | B    | 4    | your other creatures: life +2 |
      And the squads are being placed
      And plain cards lie on 1a2-1e3, 1a1, 1b1, 1c1
      And A lies face down on 1d1
      And the first player has 1 plain card to place
      And the first player has B to place
      When the first player places a card on 1e1
      Then that is accepted
      And B is in the first player's deck
      And the first player sees A with life 3

    Example: the bonus of a card that was placed stays
      Бонус размещённой карты остаётся
      Given these cards:
        | card | life | abilities                     |
        | A    | 3    |                               |
        | C    | 4    | your other creatures: life +1 |
      And the squads are being placed
      And plain cards lie on 1a2-1e3, 1a1, 1b1
      And A lies face down on 1c1
      And C lies face down on 1d1
      And the first player has 1 plain card to place
      And the first player has B to place
      When the first player places a card on 1e1
      Then that is accepted
      And B is in the first player's deck
      And the first player sees A with life 4

  # ------------------------------------------------------------------------------------------------ 404.2

  @deployment.after.alternate
  Rule: When all cards are placed, the players alternate in using "after deployment" abilities, the First Player first
    Когда все карты расставлены, игроки чередуют особенности «после расстановки карт», начиная с Первого

    berserk-execution 404.2      «После того, как все карты расставлены, игроки, начиная с Первого игрока, чередуют использование особенностей вида "после расстановки карт – [текст]".»

    Background:
      Given these cards:
        | card | abilities                             |
        | A    | after deployment: put a counter on it |
        | B    | after deployment: put a counter on it |
        | C    | after deployment: put a counter on it |
        | D    | after deployment: put a counter on it |

    Example: first, second, first, second
      Первый, Второй, Первый, Второй
      Given all cards are placed
      And A lies face down on 1b1
      And B lies face down on 1c1
      And C lies face down on 2b1
      And D lies face down on 2c1
      When the first player uses the "after deployment" ability of A
      Then that is accepted
      And it is for the second player to use an ability or decline
      When the second player uses the "after deployment" ability of C
      Then that is accepted
      And it is for the first player to use an ability or decline
      When the first player uses the "after deployment" ability of B
      Then that is accepted
      And it is for the second player to use an ability or decline
      And the first player sees A with 1 counter

    Example: the Second Player cannot begin
      Второй игрок не может начать
      Given all cards are placed
      And A lies face down on 1b1
      And B lies face down on 1c1
      And C lies face down on 2b1
      And D lies face down on 2c1
      When the second player uses the "after deployment" ability of C
      Then that is refused by this rule
      And it is for the first player to use an ability or decline

    Example: nobody uses two in a row while the other has not declined
      Никто не использует две подряд, пока другой не отказался
      Given all cards are placed
      And A lies face down on 1b1
      And B lies face down on 1c1
      And C lies face down on 2b1
      And D lies face down on 2c1
      When the first player uses the "after deployment" ability of A
      Then that is accepted
      And by this rule the first player may not use the "after deployment" ability of B

    Example: nothing is used before the other player's last card is placed
      До последней карты другого игрока ничего не используется
      Given the squads are being placed
      And A lies face down on 1b1
      And B lies face down on 1c1
      And C lies face down on 2b1
      And D lies face down on 2c1
      And the second player has 1 plain card to place
      When the first player uses the "after deployment" ability of A
      Then that is refused by this rule
      When the second player places a card on 2d1
      Then that is accepted
      And it is for the first player to use an ability or decline
      And this rule is cited
      And the first player may use the "after deployment" ability of A

  @deployment.after.decline
  Rule: A player who has declined in their turn cannot use it later
    Кто отказался в свой черёд, позже использовать особенность не может

    berserk-execution 404.2      «Если игрок в свой черёд отказался от использования этой особенности, то сыграть её позже он не сможет.»

    Background:
      Given these cards:
        | card | abilities                             |
        | A    | after deployment: put a counter on it |
        | B    | after deployment: put a counter on it |
        | C    | after deployment: put a counter on it |
      And all cards are placed
      And the first player is to act
      And A lies face down on 1b1
      And B lies face down on 2b1
      And C lies face down on 2c1

    Example: the ability declined is refused afterwards
      Особенность, от которой отказались, потом недоступна
      When the first player declines
      And the second player uses the "after deployment" ability of B
      Then by this rule the first player may not use the "after deployment" ability of A

    Example: the other player goes on and uses two
      Другой игрок продолжает и использует две
      When the first player declines
      And the second player uses the "after deployment" ability of B
      And the first player declines, if asked
      And the second player uses the "after deployment" ability of C
      Then that is accepted

    Example: one player's declining does not take the other's ability
      Отказ одного игрока не отнимает особенность у другого
      When the first player declines
      And the second player uses the "after deployment" ability of B
      Then that is accepted
      And the second player sees B with 1 counter

    Example: when both have declined the step is over
      Когда отказались оба, шаг окончен
      When the first player declines
      And the second player declines
      And the first player declines, if asked
      And the second player declines, if asked
      Then the "after deployment" step is over

  @deployment.after.once
  Rule: Each card uses its "after deployment" ability once a battle
    Каждая карта использует особенность «после расстановки» один раз за бой

    berserk-execution 404.2      «Каждая карта использует особенность "после расстановки" один раз за бой.»

    Example: the same card a second time is refused
      Та же карта второй раз — нельзя
      Given these cards:
        | card | abilities                             |
        | A    | after deployment: put a counter on it |
        | B    | after deployment: put a counter on it |
      And all cards are placed
      And the first player is to act
      And A lies face down on 1b1
      And B lies face down on 1c1
      And plain cards lie on 2b1
      When the first player uses the "after deployment" ability of A
      And the second player declines, if asked
      Then by this rule the first player may not use the "after deployment" ability of A
      And the first player may use the "after deployment" ability of B

    Example: two copies of one card use it once each
      Две одинаковые карты используют её по разу
      Given these cards:
        | card | copy of | abilities                             |
        | A    |         | after deployment: put a counter on it |
        | B    | A       |                                       |
      And all cards are placed
      And the first player is to act
      And A lies face down on 1b1
      And B lies face down on 1c1
      And plain cards lie on 2b1
      When the first player uses the "after deployment" ability of A
      And the second player declines, if asked
      And the first player uses the "after deployment" ability of B
      Then that is accepted
      And the first player sees B with 1 counter

  # ---------------------------------------------------------------------------------------------- 404.2.1

  @deployment.x_cost.reveal
  Rule: A card whose cost contains X has "after deployment - reveal" automatically
    Карта, в стоимости которой есть Х, автоматически имеет «после расстановки карт – вскрыться»

    berserk-execution 404.2.1    «Если стоимость карты содержит величину Х, то эта карта автоматически имеет особенность "После расстановки карт – вскрыться".»

    Example: a card of cost X reveals itself while the others lie face down
      Карта стоимостью Х вскрывается, остальные лежат рубашкой вверх
      Given these cards:
        | card | cost | X | abilities                             |
        | A    | X    | 3 |                                       |
        | D    |      |   | after deployment: put a counter on it |
      And all cards are placed
      And the first player is to act
      And A lies face down on 1b1
      And plain cards lie on 1c1
      And D lies face down on 2c1
      When the first player uses the "after deployment - reveal" ability of A
      Then that is accepted
      And the second player sees A face up on 1b1
      And the second player sees an unknown card face down on 1c1
      And this rule is cited

    Example: a card of cost 2+X may reveal itself too
      Карта стоимостью 2+Х тоже может вскрыться
      Given these cards:
        | card | cost | X |
        | A    | 2+X  | 1 |
      And all cards are placed
      And the first player is to act
      And A lies face down on 1b1
      And plain cards lie on 2c1
      When the first player uses the "after deployment - reveal" ability of A
      Then that is accepted
      And the second player sees A face up on 1b1

    Example: a card of plain cost has no such ability
      У карты с обычной стоимостью такой особенности нет
      Given these cards:
        | card | cost | abilities                             |
        | A    | 5    |                                       |
        | B    | 1    | after deployment: put a counter on it |
      And all cards are placed
      And the first player is to act
      And A lies face down on 1b1
      And B lies face down on 1c1
      And plain cards lie on 2c1
      When the first player uses the "after deployment - reveal" ability of A
      Then that is refused by this rule
      And the second player sees an unknown card face down on 1b1

    Example: a flyer that reveals itself stays on its cell
      Вскрывшееся летающее существо остаётся на своей клетке
      Given these cards:
        | card | kind  | cost | X | abilities                             |
        | A    | flyer | X    | 3 |                                       |
        | D    |       |      |   | after deployment: put a counter on it |
      And all cards are placed
      And the first player is to act
      And A lies face down on 1b1
      And plain cards lie on 1c1
      And D lies face down on 2c1
      When the first player uses the "after deployment - reveal" ability of A
      Then that is accepted
      And the second player sees A face up on 1b1

    Example: the Second Player's card may reveal itself too
      Карта Второго игрока тоже может вскрыться
      Given these cards:
        | card | cost | X |
        | A    | X    | 3 |
      And all cards are placed
      And plain cards lie on 1c1
      And A lies face down on 2b1
      When the first player declines, if asked
      And the second player uses the "after deployment - reveal" ability of A
      Then that is accepted
      And the first player sees A face up on 2b1

  @deployment.x_cost.tell
  Rule: On revealing it the player tells the opponent the X used in recruiting
    При вскрытии игрок сообщает противнику, какое Х использовал при наборе

    berserk-execution 404.2.1    «При вскрытии игрок обязан сообщить противнику, какое значение величины Х он использовал при наборе этой карты в отряд.»

    Example: revealed, the card shows its X
      Вскрытая карта показывает своё Х
      Given these cards:
        | card | cost | X |
        | A    | X    | 3 |
      And all cards are placed
      And the first player is to act
      And A lies face down on 1b1
      And plain cards lie on 2c1
      When the first player uses the "after deployment - reveal" ability of A
      Then that is accepted
      And the second player sees that A was recruited with X = 3
      And this rule is cited

    Example: before that nothing tells the X
      До этого ничто не выдаёт Х
      Given these cards:
        | card | cost | X |
        | A    | X    | 3 |
      And all cards are placed
      And the first player is to act
      And A lies face down on 1b1
      And plain cards lie on 2c1
      And the first player has 10 gold and 10 silver left
      Then the second player sees an unknown card face down on 1b1
      And the second player sees the same as if A had been recruited with X = 2

    Example: of a cost 2+X it is the X that is told, not the sum
      Из стоимости 2+Х сообщается Х, а не сумма
      Given these cards:
        | card | cost | X |
        | A    | 2+X  | 1 |
      And all cards are placed
      And the first player is to act
      And A lies face down on 1b1
      And plain cards lie on 2c1
      When the first player uses the "after deployment - reveal" ability of A
      Then the second player sees that A was recruited with X = 1

  # ---------------------------------------------------------------------------------------------- 404.2.2

  @deployment.replaced_cost.reveal
  Rule: A card with an ability that allows its cost to be replaced has "after deployment - reveal" automatically
    Карта с особенностью, позволяющей заменить её стоимость, автоматически имеет «после расстановки карт – вскрыться»

    berserk-execution 404.2.2    «Если карта содержит особенность, позволяющая заменить её стоимость при наборе в отряд, то эта карта автоматически имеет особенность "После расстановки карт – вскрыться".»

    Example: recruited for the replaced cost, it may reveal itself
      Карта, набранная за заменённую стоимость, может вскрыться
      Given these cards:
        | card | cost | abilities              | recruited for |
        | A    | 6    | may be recruited for 3 | replaced cost |
      And all cards are placed
      And the first player is to act
      And A lies face down on 1b1
      And plain cards lie on 2c1
      When the first player uses the "after deployment - reveal" ability of A
      Then that is accepted
      And the second player sees A face up on 1b1
      And this rule is cited

    Example: recruited for its ordinary cost, it may do so too
      Карта, набранная за обычную стоимость, тоже может вскрыться
      Given these cards:
        | card | cost | abilities              | recruited for |
        | A    | 6    | may be recruited for 3 | ordinary cost |
      And all cards are placed
      And the first player is to act
      And A lies face down on 1b1
      And plain cards lie on 2c1
      When the first player uses the "after deployment - reveal" ability of A
      Then that is accepted
      And the second player sees A face up on 1b1

    Example: a card that another card made cheaper may not
      Карта, подешевевшая из-за другой карты, вскрыться не может
      Given these cards:
        | card | cost | clan  | abilities                                                      |
        | B    | 2    |       | Coven cards cost 1 less; after deployment: put a counter on it |
        | A    | 4    | Coven |                                                                |
      And all cards are placed
      And the first player is to act
      And A lies face down on 1b1
      And B lies face down on 1c1
      And plain cards lie on 2c1
      Then the first player may not use the "after deployment - reveal" ability of A

  @deployment.replaced_cost.tell
  Rule: On revealing it the player tells the opponent what was used as its cost
    При вскрытии игрок сообщает противнику, что использовал в качестве стоимости

    berserk-execution 404.2.2    «При вскрытии игрок обязан сообщить противнику, что он использовал в качестве стоимости при наборе этой карты в отряд.»

    Example: a replaced cost is told
      Заменённая стоимость сообщается
      Given these cards:
        | card | cost | abilities              | recruited for |
        | A    | 6    | may be recruited for 3 | replaced cost |
      And all cards are placed
      And the first player is to act
      And A lies face down on 1b1
      And plain cards lie on 2c1
      When the first player uses the "after deployment - reveal" ability of A
      Then that is accepted
      And the second player sees that A was recruited for its replaced cost
      And this rule is cited

    Example: the ordinary cost is told too
      Обычная стоимость сообщается тоже
      Given these cards:
        | card | cost | abilities              | recruited for |
        | A    | 6    | may be recruited for 3 | ordinary cost |
      And all cards are placed
      And the first player is to act
      And A lies face down on 1b1
      And plain cards lie on 2c1
      When the first player uses the "after deployment - reveal" ability of A
      Then that is accepted
      And the second player sees that A was recruited for its ordinary cost

    Example: before that nothing tells what was used
      До этого ничто не выдаёт, что было использовано
      Given these cards:
        | card | cost | abilities              | recruited for |
        | A    | 6    | may be recruited for 3 | replaced cost |
      And all cards are placed
      And the first player is to act
      And A lies face down on 1b1
      And plain cards lie on 2c1
      And the first player has 10 gold and 10 silver left
      Then the second player sees an unknown card face down on 1b1
      And the second player sees the same as if A had been recruited for its ordinary cost

  # ---------------------------------------------------------------------------------------------- 404.2.3

  @deployment.rearranging.no_movement
  Rule: Changing the places of cards in this phase is neither relocation nor movement
    Изменение расположения карт в эту фазу — не перемещение и не передвижение

    berserk-execution 404.2.3    «Особенности, меняющие расположение карт на поле боя в эту фазу, не являются перемещением (и передвижением) карт.»

    Background:
      Given these cards:
        | card | abilities                                                                |
        | S    | after deployment: swap two of your cards; action: swap two of your cards |
        | T    | after deployment: shift one of your cards                                |
        | W    | when a card of yours moves: put a counter on it                          |
        | N    | cannot be moved                                                          |
      And all cards are placed
      And the first player is to act
      And S lies face down on 1b1
      And T lies face down on 1b3
      And W lies face down on 1c1
      And N lies face down on 1d1
      And plain cards lie on 1b2, 2c1

    Example: what watches for movement does not trigger when two cards are swapped
      Особенность «при перемещении» на обмен местами не срабатывает
      When the first player uses the "after deployment" ability of S
      And the first player chooses 1b1, 1b2
      Then that is accepted
      And the first player sees S on 1b2
      And the first player sees W with 0 counters
      And this rule is cited

    Example: a card that cannot be moved may be swapped
      Карту, которую нельзя перемещать, можно поменять местами с другой
      When the first player uses the "after deployment" ability of S
      And the first player chooses 1d1
      Then that is accepted
      When the first player chooses 1b2
      Then that is accepted
      And the first player sees N on 1b2

    Example: what watches for movement does not trigger when a card is shifted, its own shift included
      Особенность «при перемещении» не срабатывает и на перестановку, в том числе самой карты
      When the first player uses the "after deployment" ability of T
      And the first player chooses 1c1, 1c2
      Then that is accepted
      And the first player sees W on 1c2 with 0 counters

    Example: a card that cannot be moved may be shifted
      Карту, которую нельзя перемещать, можно переставить
      When the first player uses the "after deployment" ability of T
      And the first player chooses 1d1
      Then that is accepted
      When the first player chooses 1d2
      Then that is accepted
      And the first player sees N on 1d2

    Example: the same swap in the Main Phase is movement
      Такой же обмен местами в Основной Фазе – перемещение
      When the first player uses the "after deployment" ability of S
      And the first player chooses 1b1, 1b2
      Then S lies on 1b2
      When the players do nothing until the Choice Subphase of turn 1
      And the first player uses the "action" ability of S
      And the first player chooses 1b2, 1b1
      And the players pass until the stack is empty
      Then S lies on 1b1
      And W now has 2 counters

    Example: in the Main Phase a card that cannot be moved is not swapped
      В Основной Фазе карту, которую нельзя перемещать, не меняют местами с другой
      When the first player uses the "after deployment" ability of S
      And the first player chooses 1d1, 1b2
      Then N lies on 1b2
      When the players do nothing until the Choice Subphase of turn 1
      And the first player uses the "action" ability of S
      And the first player chooses N
      Then that is refused

    Example: movement points are full after a swap
      После обмена местами единицы движения не потрачены
      When the first player uses the "after deployment" ability of S
      And the first player chooses 1b1, 1c1
      And the players do nothing until the Initial Phase of turn 1
      Then S lies on 1c1
      And S now has 1 movement point
      And W lies on 1b1
      And W now has 1 movement point
