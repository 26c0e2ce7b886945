Feature: Reveal, where the texts are silent
  Вскрытие: там, где тексты молчат

  What an engine must decide about revealing although no clause says it. These Rules are assumptions, not
  clauses; each names the editions in which it is in force.

  @A-cards-start-open
  Rule: Revealed cards are open, and a hidden card counts as open
    Вскрытые карты открыты, и скрытая карта считается открытой

    berserk-execution A-cards-start-open
    berserk-vanguard A-cards-start-open

    Background:
      Given these cards:
        | card | life | strike |
        | A    | 20   | 1-2-3  |
        | B    | 20   | 4-5-6  |
        | C    | 20   |        |
      And all cards are placed
      And A lies face down on 1c1
      And B lies face down on 2c1
      And C lies face down on 2c3
      And the next dice show 3, 6

    Example: both players' revealed cards are open
      Вскрытые карты обоих игроков открыты
      When the first player declines, if asked
      And the second player declines, if asked
      And the second player is done
      Then A is open
      And B is open
      And C is open

    Example: a card left hidden is open too
      Оставленная скрытой карта тоже открыта
      When the first player declines, if asked
      And the second player declines, if asked
      And the second player chooses C
      And the second player is done
      Then C is open

    Example: being open, revealed cards strike and fight
      Вскрытые карты открыты, поэтому бьют и сражаются
      When the first player declines, if asked
      And the second player declines, if asked
      And the second player is done
      And the players do nothing until the Choice Subphase of turn 1
      And the first player strikes B with A
      Then that is accepted
      When both players pass
      And the second player declines, if asked
      Then A now has 4 wounds
      And B now has 0 wounds

  @A-no-early-reveal
  Rule: A hidden card may not be revealed at will before its time
    Скрытую карту нельзя вскрыть по своему желанию раньше срока

    berserk-execution A-no-early-reveal
    berserk-vanguard A-no-early-reveal

    Example: with priority in the Final Phase the Second Player may not reveal it
      Имея приоритет в Заключительной Фазе, Второй игрок её вскрыть не может
      Given the Final Phase of turn 1 begins
      And A lies open on 1c1
      And B lies open on 2c1
      And C lies face down on 2c3
      When the second player declines, if asked
      And the first player passes
      And the second player reveals C
      Then that is refused by this rule
      And the first player sees an unknown card face down on 2c3

    Example: nor in the Opening Step
      И в Шаге открытия тоже
      Given the Initial Phase of turn 1 begins
      And A lies open on 1c1
      And B lies open on 2c1
      And C lies face down on 2c3
      When the players do nothing until the Opening Step of turn 1
      And the second player declines, if asked
      And the first player passes
      And the second player reveals C
      Then that is refused by this rule
      And the first player sees an unknown card face down on 2c3

  @A-reveal-is-no-movement
  Rule: Revealing and the transfer of flyers are neither relocation nor movement
    Вскрытие и перенос летающих существ – не перемещение и не передвижение

    berserk-execution A-reveal-is-no-movement
    berserk-vanguard A-reveal-is-no-movement

    Background:
      Given these cards:
        | card | kind     | movement | abilities                                       |
        | W    | creature |          | when a card of yours moves: put a counter on it |
        | F    | flyer    | 2        | cannot be moved                                 |
        | V    | creature |          | when a card of yours moves: put a counter on it |
        | G    | flyer    | 2        |                                                 |
      And all cards are placed
      And W lies face down on 1c1
      And F lies face down on 1b1
      And V lies face down on 2c1
      And G lies face down on 2b1

    Example: what watches for movement does not trigger
      Особенность «при перемещении» не срабатывает
      When the first player declines, if asked
      And the second player declines, if asked
      Then W now has 0 counters
      And V now has 0 counters

    Example: a flyer that cannot be moved is transferred all the same
      Летающее существо, которое нельзя перемещать, всё равно переносится
      When the first player declines, if asked
      And the second player declines, if asked
      Then F is in the first player's additional zone

    Example: no movement points are spent
      Единицы движения не тратятся
      When the first player declines, if asked
      And the second player declines, if asked
      Then F lies on 1z1
      And F now has 2 movement points
      And G lies on 2z1
      And G now has 2 movement points

  @A-hidden-until-final-phase
  Rule: The hidden cards are revealed last in the Final Phase of the first turn, all together
    Скрытые карты вскрываются последними в Заключительной Фазе первого хода, все разом

    berserk-execution A-hidden-until-final-phase
    berserk-vanguard A-hidden-until-final-phase

    Background:
      Given the Choice Subphase of turn 1 begins
      And these cards:
        | card | abilities                             |
        | A    | end of your turn: put a counter on it |
      And A lies open on 1c1
      And B lies open on 2c1
      And C lies face down on 2b3
      And D lies face down on 2c3

    Example: in the Final Phase they are still hidden, on the stack or not
      В Заключительной Фазе они ещё скрыты, что бы ни было в стеке
      When the first player passes the turn
      And the second player declines, if asked
      Then it is the Final Phase of turn 1
      And the first player sees an unknown card face down on 2b3
      When both players pass
      Then A now has 1 counter
      And the first player sees an unknown card face down on 2b3
      And the first player sees an unknown card face down on 2c3

    Example: when the Second Player's turn begins they all lie face up
      Когда начинается ход Второго игрока, все они лежат лицом вверх
      When the first player passes the turn
      And the second player declines, if asked
      And both players pass
      And both players pass
      Then it is the Initial Phase of turn 2
      And the first player sees C face up on 2b3
      And the first player sees D face up on 2c3

  @A-hidden-flyer
  Rule: A hidden flyer stays on its cell and is transferred when it is revealed
    Скрытое летающее существо остаётся на клетке и переносится, когда вскрывается

    berserk-execution A-hidden-flyer
    berserk-vanguard A-hidden-flyer

    Example: left hidden, it stays on its cell
      Оставленное скрытым, оно остаётся на своей клетке
      Given these cards:
        | card | kind  |
        | F    | flyer |
      And all cards are placed
      And A lies face down on 1c1
      And B lies face down on 2c1
      And F lies face down on 2c3
      When the first player declines, if asked
      And the second player declines, if asked
      And the second player chooses F
      And the second player is done
      Then the first player sees an unknown card face down on 2c3
      And the second player sees F face down on 2c3

    Example: revealed at the end of the turn, it is transferred
      Вскрывшись в конце хода, оно переносится
      Given these cards:
        | card | kind  |
        | F    | flyer |
      And the Choice Subphase of turn 1 begins
      And A lies open on 1c1
      And B lies open on 2c1
      And F lies face down on 2c3
      When the first player passes the turn
      And the second player declines, if asked
      And both players pass
      Then F is in the second player's additional zone
      And the first player sees no card on 2c3

    Example: revealed earlier by its ability, it is transferred then
      Вскрывшись раньше своей особенностью, оно переносится тогда же
      Given these cards:
        | card | kind     | abilities                            |
        | A    | creature | start of battle: put a counter on it |
        | F    | flyer    | start of battle: put a counter on it |
      And the battle is about to begin
      And A lies face up on 1c1
      And B lies face up on 2c1
      And F lies face down on 2c3
      When the first player uses the "start of battle" ability of A
      And the second player uses the "start of battle" ability of F
      Then F is in the second player's additional zone
      And the first player sees no card on 2c3

    Example: revealed by a strike, it is transferred, and from the ground it is not struck any more
      Вскрывшись при атаке, оно переносится, и с земли его уже не ударить
      Given these cards:
        | card | kind     | life |
        | M    | creature | 20   |
        | F    | flyer    | 20   |
      And A lies open on 1c1
      And the first player's M lies open on 2b2
      And B lies open on 2d1
      And F lies face down on 2b3
      And the next dice show 6, 1
      And the Choice Subphase of turn 1 begins
      When the first player strikes F with M
      Then that is accepted
      And F is in the second player's additional zone
      When the players pass until the stack is empty
      Then F lies on 2z1
      And F now has 0 wounds
      And M is open

    Example: revealed by a strike of a flyer, it is transferred and fights
      Вскрывшись при атаке летающего, оно переносится и сражается
      Given these cards:
        | card | kind  | life | strike |
        | M    | flyer | 20   | 1-2-3  |
        | F    | flyer | 20   | 4-5-6  |
      And A lies open on 1c1
      And the first player's M lies open on 1z1
      And B lies open on 2d1
      And F lies face down on 2b3
      And the next dice show 3, 6
      And the Choice Subphase of turn 1 begins
      When the first player strikes F with M
      Then that is accepted
      And F is in the second player's additional zone
      When both players pass
      Then F lies on 2z1
      And F now has 0 wounds
      And M now has 4 wounds

    Example: made the target of an ability, it is transferred and is still its target
      Названное целью особенности, оно переносится и остаётся целью
      Given these cards:
        | card | kind     | life | abilities                         |
        | M    | creature | 9    | sudden: 2 wounds to an enemy card |
        | F    | flyer    | 9    |                                   |
      And M lies open on 1c1
      And B lies open on 2d1
      And F lies face down on 2b3
      And the Opening Step of turn 1 begins
      When the first player uses the "sudden" ability of M on F
      Then that is accepted
      And F is in the second player's additional zone
      When both players pass
      Then F lies on 2z1
      And F now has 2 wounds
      And M now has 0 wounds

    Example: made the target of an ability for adjacent cards, it is out of its reach
      Названное целью особенности по соседней карте, оно становится недосягаемым
      Given these cards:
        | card | kind     | life | abilities                                  |
        | M    | creature | 9    | action: 2 wounds to an adjacent enemy card |
        | F    | flyer    | 9    |                                            |
      And A lies open on 1c1
      And the first player's M lies open on 2b2
      And B lies open on 2d1
      And F lies face down on 2b3
      And the Choice Subphase of turn 1 begins
      When the first player uses the "action" ability of M on F
      And the players pass until the stack is empty
      Then F lies on 2z1
      And F now has 0 wounds
      And M now has 0 wounds
      And M is open

    Example: shifted at the start of battle, it is transferred instead
      Если его переставляют в начале боя, оно переносится, а не переставляется
      Given these cards:
        | card | kind     | abilities                                |
        | A    | creature | start of battle: put a counter on it     |
        | S    | creature | start of battle: shift one of your cards |
        | F    | flyer    |                                          |
      And the battle is about to begin
      And A lies open on 1c1
      And S lies open on 2c1
      And F lies face down on 2c3
      When the first player uses the "start of battle" ability of A
      And the second player uses the "start of battle" ability of S
      And the second player chooses F
      And the second player chooses 2d1
      Then that is accepted
      And F lies on 2z1
      And the first player sees no card on 2d1
      And the first player sees no card on 2c3

    Example: named as the defender, it is revealed and transferred, and fights
      Назначенное защитником, оно вскрывается, переносится и сражается
      Given these cards:
        | card | kind     | life | strike |
        | M    | flyer    | 20   | 1-2-3  |
        | B    | creature | 20   | 4-5-6  |
        | F    | flyer    | 20   | 7-8-9  |
      And A lies open on 1c1
      And the first player's M lies open on 1z1
      And B lies open on 2c1
      And F lies face down on 2e3
      And the next dice show 3, 6
      And the Choice Subphase of turn 1 begins
      When the first player strikes B with M
      And both players pass
      And the second player names F as the defender
      Then that is accepted
      And F is in the second player's additional zone
      And the first player sees no card on 2e3
      And M now has 7 wounds

    Example: on its cell it has neighbours, and defends one against the other
      На своей клетке у него есть соседи, и одного из них оно защищает от другого
      Given these cards:
        | card | kind     | life | strike |
        | M    | creature | 20   | 1-2-3  |
        | C    | creature | 20   | 4-5-6  |
        | F    | flyer    | 20   | 7-8-9  |
        | G    | flyer    | 20   | 7-8-9  |
      And A lies open on 1c1
      And the first player's M lies open on 2b2
      And B lies open on 2e1
      And C lies open on 2b3
      And F lies face down on 2c3
      And G lies face down on 2d3
      And the next dice show 1, 6
      And the Choice Subphase of turn 1 begins
      When the first player strikes C with M
      And both players pass
      Then the second player may not name G as the defender
      When the second player names F as the defender
      Then that is accepted
      And F is in the second player's additional zone
      And C now has 0 wounds
      And M now has 8 wounds

  @A-hidden-cards
  Rule: A hidden card occupies its cell, and what it does or suffers reveals it
    Скрытая карта занимает клетку, и то, что она делает или что делают с ней, её вскрывает

    berserk-execution A-hidden-cards
    berserk-vanguard A-hidden-cards

    Example: it occupies its cell
      Она занимает клетку
      Given the Choice Subphase of turn 1 begins
      And A lies open on 1c1
      And the first player's M lies open on 2b2
      And B lies open on 2c1
      And C lies face down on 2b3
      Then the first player may not move M to 2b3
      And the first player may move M to 2a2

    Example: it may be made a target, and is revealed at once
      Её можно назначить целью, и она сразу вскрывается
      Given these cards:
        | card | abilities                                  |
        | M    | action: 2 wounds to an adjacent enemy card |
      And the Choice Subphase of turn 1 begins
      And A lies open on 1c1
      And the first player's M lies open on 2b2
      And B lies open on 2c1
      And C lies face down on 2b3
      When the first player uses the "action" ability of M
      And the first player chooses C
      Then that is accepted
      And the first player sees C face up on 2b3

    Example: it is revealed when it uses a sudden ability
      Она вскрывается, когда использует внезапную особенность
      Given these cards:
        | card | abilities                   |
        | C    | sudden: put a counter on it |
      And the Final Phase of turn 1 begins
      And A lies open on 1c1
      And B lies open on 2c1
      And C lies face down on 2b3
      When the second player declines, if asked
      And the first player passes
      And the second player uses the "sudden" ability of C
      Then that is accepted
      And the first player sees C face up on 2b3

    Example: it is revealed when a mandatory ability of it triggers
      Она вскрывается, когда срабатывает её обязательная особенность
      Given these cards:
        | card | abilities                                  |
        | C    | end of the enemy turn: put a counter on it |
      And the Choice Subphase of turn 1 begins
      And A lies open on 1c1
      And B lies open on 2c1
      And C lies face down on 2b3
      When the first player passes the turn
      Then the first player sees C face up on 2b3

    Example: an optional ability that is not used does not reveal it
      Необязательная особенность, если не использована, её не вскрывает
      Given these cards:
        | card | abilities                                           |
        | C    | end of the enemy turn, you may: put a counter on it |
      And the Choice Subphase of turn 1 begins
      And A lies open on 1c1
      And B lies open on 2c1
      And C lies face down on 2b3
      When the first player passes the turn
      And the second player declines
      Then that is accepted
      And the first player sees an unknown card face down on 2b3

    Example: an optional ability that is used reveals it
      Использованная необязательная особенность её вскрывает
      Given these cards:
        | card | abilities                                           |
        | C    | end of the enemy turn, you may: put a counter on it |
      And the Choice Subphase of turn 1 begins
      And A lies open on 1c1
      And B lies open on 2c1
      And C lies face down on 2b3
      When the first player passes the turn
      And the second player puts the ability of C on the stack next
      Then that is accepted
      And the first player sees C face up on 2b3

    Example: it is revealed when its permanent ability begins to matter
      Она вскрывается, когда её постоянная особенность начинает что-то значить
      Given these cards:
        | card | life | abilities                                  |
        | M    | 5    | action: 2 wounds to an adjacent enemy card |
        | B    | 2    |                                            |
        | C    | 3    | your other creatures: life +1              |
      And the Choice Subphase of turn 1 begins
      And M lies open on 1c1
      And B lies open on 2c1
      And C lies face down on 2b3
      When the first player uses the "action" ability of M on B
      And both players pass
      Then B now has 2 wounds
      And the first player sees C face up on 2b3

    Example: while its permanent ability does not matter it stays hidden
      Пока её постоянная особенность ничего не значит, она остаётся скрытой
      Given these cards:
        | card | life | abilities                                  |
        | M    | 5    | action: 2 wounds to an adjacent enemy card |
        | B    | 3    |                                            |
        | C    | 3    | your other creatures: life +1              |
      And the Choice Subphase of turn 1 begins
      And M lies open on 1c1
      And B lies open on 2c1
      And C lies face down on 2b3
      When the first player uses the "action" ability of M on B
      And both players pass
      Then B now has 2 wounds
      And the first player sees an unknown card face down on 2b3

    Example: it may be attacked, is revealed when the target is fixed, and being open it fights
      Её можно атаковать: она вскрывается, когда цель назначена, и, будучи открытой, сражается
      Given these cards:
        | card | life | strike |
        | M    | 20   | 1-2-3  |
        | C    | 20   | 4-5-6  |
      And A lies open on 1c1
      And the first player's M lies open on 2b2
      And B lies open on 2d1
      And C lies face down on 2b3
      And the next dice show 1, 6
      And the Choice Subphase of turn 1 begins
      When the first player strikes C with M
      Then that is accepted
      And the first player sees C face up on 2b3
      And C now has 0 wounds
      When both players pass
      Then C now has 0 wounds
      And M now has 5 wounds

    Example: a hidden artifact that is attacked does not fight
      Скрытый артефакт, если его атаковать, не сражается
      Given these cards:
        | card | kind     | life | strike |
        | M    | creature | 20   | 1-2-3  |
        | C    | artifact | 20   |        |
      And A lies open on 1c1
      And the first player's M lies open on 2b2
      And B lies open on 2d1
      And C lies face down on 2b3
      And the next dice show 1, 6
      And the Choice Subphase of turn 1 begins
      When the first player strikes C with M
      Then the first player sees C face up on 2b3
      When both players pass
      Then C now has 1 wound
      And M now has 0 wounds

    Example: it may be named as the defender, and that reveals it
      Её можно назначить защитником, и это её вскрывает
      Given these cards:
        | card | life | strike |
        | M    | 20   | 1-2-3  |
        | B    | 20   | 4-5-6  |
        | C    | 20   | 7-8-9  |
      And A lies open on 1c1
      And the first player's M lies open on 2b2
      And B lies open on 2c2
      And C lies face down on 2b3
      And the next dice show 3, 6
      And the Choice Subphase of turn 1 begins
      When the first player strikes B with M
      And both players pass
      Then the first player sees an unknown card face down on 2b3
      When the second player names C as the defender
      Then that is accepted
      And the first player sees C face up on 2b3
      And M now has 7 wounds

    Example: a hidden card that is not named as the defender stays hidden
      Скрытая карта, которую защитником не назначили, остаётся скрытой
      Given these cards:
        | card | life | strike |
        | M    | 20   | 1-2-3  |
        | B    | 20   | 4-5-6  |
        | C    | 20   | 7-8-9  |
      And A lies open on 1c1
      And the first player's M lies open on 2b2
      And B lies open on 2c2
      And C lies face down on 2b3
      And the next dice show 3, 6
      And the Choice Subphase of turn 1 begins
      When the first player strikes B with M
      And both players pass
      And the second player declines
      Then M now has 4 wounds
      And the first player sees an unknown card face down on 2b3

  @A-terrain
  Rule: On the reveal terrains too are transferred to the additional zone
    При вскрытии во вспомогательную зону переносятся и местности

    berserk-execution A-terrain
    berserk-vanguard A-terrain

    Example: the First Player's terrain leaves its cell
      Местность Первого игрока уходит со своей клетки
      Given these cards:
        | card | kind    |
        | T    | terrain |
      And all cards are placed
      And A lies face down on 1c1
      And T lies face down on 1b1
      And B lies face down on 2c1
      When the first player declines, if asked
      And the second player declines, if asked
      Then T is in the first player's additional zone
      And the second player sees no card on 1b1

    Example: the Second Player's terrain leaves its cell
      Местность Второго игрока уходит со своей клетки
      Given these cards:
        | card | kind    |
        | U    | terrain |
      And all cards are placed
      And A lies face down on 1c1
      And B lies face down on 2c1
      And U lies face down on 2b1
      When the first player declines, if asked
      And the second player declines, if asked
      Then U is in the second player's additional zone
      And the first player sees no card on 2b1

    Example: the Second Player's terrain cannot be attacked
      Местность Второго игрока нельзя атаковать
      Given these cards:
        | card | kind    |
        | F    | flyer   |
        | T    | terrain |
      And the first player's F lies open on 1z1
      And A lies open on 1c1
      And B lies open on 2c1
      And the second player's T lies open on 2z1
      And the Opening Step of turn 3 begins
      When both players pass
      Then by this rule the first player may not strike T with F
      And the first player may strike B with F

    Example: the First Player's terrain cannot be attacked
      Местность Первого игрока нельзя атаковать
      Given these cards:
        | card | kind    |
        | F    | flyer   |
        | T    | terrain |
      And the second player's F lies open on 2z1
      And A lies open on 1c1
      And B lies open on 2c1
      And the first player's T lies open on 1z1
      And the Opening Step of turn 2 begins
      When both players pass
      Then by this rule the second player may not strike T with F
      And the second player may strike A with F

    Example: a strike at a hidden card is declared, and does nothing if that was a terrain
      Удар по скрытой карте объявить можно, но, если это местность, он ничего не делает
      Given these cards:
        | card | kind     | life |
        | M    | creature | 20   |
        | T    | terrain  |      |
      And A lies open on 1c1
      And the first player's M lies open on 2b2
      And B lies open on 2d1
      And T lies face down on 2b3
      And the next dice show 6, 1
      And the Choice Subphase of turn 1 begins
      When the first player strikes T with M
      Then that is accepted
      And T is in the second player's additional zone
      When the players pass until the stack is empty
      Then M is open

  @A-terrain
  Rule: A terrain has no life: no wounds are dealt to it or healed
    Жизней у местности нет: ран ей не наносят и не излечивают

    berserk-execution A-terrain
    berserk-vanguard A-terrain

    Background:
      Given these cards:
        | card | kind    |
        | T    | terrain |
        | U    | terrain |

    Example: no wounds are dealt to a terrain
      Местности раны не наносят
      Given these cards:
        | card | life | abilities                         |
        | C    | 5    | sudden: 2 wounds to an enemy card |
      And the Opening Step of turn 3 begins
      And C lies open on 1d1
      And A lies open on 1c1
      And T lies open on 1z1
      And B lies open on 2c1
      And U lies open on 2z1
      When the first player uses the "sudden" ability of C
      And the first player chooses U
      Then that is refused
      When the first player chooses B
      Then that is accepted

    Example: no wounds of a terrain are healed
      Ран местности не излечивают
      Given these cards:
        | card | life | abilities                                  |
        | D    | 5    | sudden: heal 1 wounds of one of your cards |
      And the Opening Step of turn 4 begins
      And A lies open on 1c1
      And T lies open on 1z1
      And B lies open on 2c1
      And D lies open on 2d1
      And U lies open on 2z1
      When the second player uses the "sudden" ability of D
      And the second player chooses U
      Then that is refused
      When the second player chooses B
      Then that is accepted

  @A-x-public
  Rule: X is told on the reveal and is known to both from then on
    Х сообщают при вскрытии, и с этого момента оно известно обоим

    berserk-execution A-x-public
    berserk-vanguard A-x-public

    Example: the opponent goes on knowing it
      Противник продолжает его знать
      Given these cards:
        | card | cost | X | abilities                            |
        | A    | X    | 3 |                                      |
        | B    | 2    |   | start of battle: put a counter on it |
      And all cards are placed
      And A lies face down on 1b1
      And B lies face down on 2c1
      When the first player uses the "after deployment - reveal" ability of A
      Then the second player sees that A was recruited with X = 3
      When the second player declines, if asked
      And the first player declines, if asked
      And the second player uses the "start of battle" ability of B
      Then the second player sees that A was recruited with X = 3

  @A-mix-not-told
  Rule: The crystals a card was paid for with are not told
    Какими кристаллами оплачена карта, не сообщается

    berserk-execution A-mix-not-told
    berserk-vanguard A-mix-not-told

    Example: on the reveal the opponent learns the cost, not the crystals
      При вскрытии противник узнаёт стоимость, но не кристаллы
      Given these cards:
        | card | rank    | cost | abilities              | recruited for | paid |
        | A    | regular | 6    | may be recruited for 3 | replaced cost | 2+1  |
      And all cards are placed
      And A lies face down on 1b1
      And plain cards lie on 2c1
      And the first player has 5 gold and 5 silver left
      When the first player uses the "after deployment - reveal" ability of A
      Then the second player sees that A was recruited for its replaced cost
      And the second player sees the same as if A had been paid for with 1 gold and 2 silver
