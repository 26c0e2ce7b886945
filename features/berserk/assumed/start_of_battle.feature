Feature: Start of battle, where the texts are silent
  Начало боя: там, где тексты молчат

  What an engine must decide about the steps before the first turn although no clause says it. These Rules are
  assumptions, not clauses; each names the editions in which it is in force.

  @A-no-stack-yet
  Rule: Before the Main Battle Phase an ability and what it triggers are executed at once
    До Основной Фазы боя особенность и то, что она вызвала, выполняются сразу

    berserk-execution A-no-stack-yet
    berserk-vanguard A-no-stack-yet

    Example: an ability that is used is executed at once
      Использованная особенность выполняется сразу
      Given these cards:
        | card | abilities                            |
        | A    | start of battle: put a counter on it |
        | B    | start of battle: put a counter on it |
      And the battle is about to begin
      And A lies face up on 1b1
      And B lies face up on 2b1
      When the first player uses the "start of battle" ability of A
      Then A now has 1 counter
      And it is for the second player to use an ability or decline

    Example: what the First Player's ability triggers is executed first for the First Player
      Вызванное особенностью Первого игрока выполняется сначала у него
      Given these cards:
        | card | life | abilities                                   |
        | A    | 9    | start of battle: 2 wounds to an enemy card  |
        | B    | 9    | when a card dies: 2 wounds to an enemy card |
        | C    | 9    | when a card dies: 2 wounds to an enemy card |
        | D    | 9    | start of battle: put a counter on it        |
        | V    | 1    |                                             |
      And the battle is about to begin
      And A lies face up on 1b1
      And B lies face up on 1c1
      And C lies face up on 2b1
      And D lies face up on 2c1
      And V lies face up on 2d1
      When the first player uses the "start of battle" ability of A on V
      Then the first player is asked what to choose for the ability
      When the first player chooses D
      Then that is accepted
      And D now has 2 wounds
      And the second player is asked what to choose for the ability

    Example: who dies of what was triggered is dead before the next ability
      Погибающий от вызванного погибает до следующей особенности
      Given these cards:
        | card | life | abilities                                                                     |
        | A    | 9    | start of battle: 2 wounds to an enemy card                                    |
        | V    | 1    |                                                                               |
        | W    | 3    | when a card dies: 3 wounds to this card; start of battle: put a counter on it |
        | D    | 9    | start of battle: put a counter on it                                          |
      And the battle is about to begin
      And A lies face up on 1b1
      And V lies face up on 2d1
      And W lies face up on 2b1
      And D lies face up on 2c1
      When the first player uses the "start of battle" ability of A on V
      Then W is in the second player's graveyard
      And the second player may not use the "start of battle" ability of W
      And the second player may use the "start of battle" ability of D

    Example: what the Second Player's ability triggers is executed first for the Second Player
      Вызванное особенностью Второго игрока выполняется сначала у него
      Given these cards:
        | card | life | abilities                                   |
        | A    | 9    | start of battle: put a counter on it        |
        | B    | 9    | when a card dies: 2 wounds to an enemy card |
        | C    | 9    | when a card dies: 2 wounds to an enemy card |
        | D    | 9    | start of battle: 2 wounds to an enemy card  |
        | V    | 1    |                                             |
      And the battle is about to begin
      And A lies face up on 1b1
      And B lies face up on 1c1
      And V lies face up on 1d1
      And C lies face up on 2b1
      And D lies face up on 2c1
      When the first player uses the "start of battle" ability of A
      And the second player uses the "start of battle" ability of D on V
      Then the second player is asked what to choose for the ability
      When the second player chooses A
      Then that is accepted
      And the first player is asked what to choose for the ability

    Example: each player chooses the order of their own
      Порядок своих каждый игрок выбирает сам
      Given these cards:
        | card | life | abilities                                   |
        | A    | 9    | start of battle: 2 wounds to an enemy card  |
        | B    | 9    | when a card dies: gain 1 gold               |
        | C    | 9    | when a card dies: 2 wounds to an enemy card |
        | D    | 9    |                                             |
        | V    | 1    |                                             |
      And the battle is about to begin
      And A lies face up on 1b1
      And B lies face up on 1c1
      And C lies face up on 1d1
      And D lies face up on 2c1
      And V lies face up on 2d1
      When the first player uses the "start of battle" ability of A on V
      Then the first player is asked which ability comes next
      When the first player puts the ability of C on the stack next
      Then that is accepted
      And the first player is asked what to choose for the ability
      And the first player has as much gold as before

    Example: then the turn to use an ability passes
      Затем черёд использовать особенность переходит
      Given these cards:
        | card | abilities                                                                      |
        | A    | start of battle: put a counter on it; when a counter is put on it: gain 1 gold |
        | B    | start of battle: put a counter on it                                           |
        | C    | start of battle: put a counter on it                                           |
      And the battle is about to begin
      And A lies face up on 1b1
      And B lies face up on 1c1
      And C lies face up on 2b1
      When the first player uses the "start of battle" ability of A
      Then the first player has 1 gold more than before
      And it is for the second player to use an ability or decline

  @A-window-only
  Rule: In a step for abilities of one kind no other playable abilities are used
    В шаге для особенностей одного вида другие играемые особенности не используются

    berserk-execution A-window-only
    berserk-vanguard A-window-only

    Example: at the start of battle sudden abilities and actions are refused
      В начале боя внезапные особенности и действия недоступны
      Given these cards:
        | card | abilities                                                         |
        | A    | start of battle: put a counter on it; sudden: put a counter on it |
        | B    | start of battle: put a counter on it; action: put a counter on it |
        | C    | start of battle: put a counter on it; sudden: put a counter on it |
      And the battle is about to begin
      And A lies face up on 1b1
      And B lies face up on 1c1
      And C lies face up on 2b1
      When the first player uses the "sudden" ability of A
      Then that is refused by this rule
      When the first player uses the "action" ability of B
      Then that is refused by this rule
      When the first player uses the "start of battle" ability of A
      And the second player uses the "sudden" ability of C
      Then that is refused by this rule

    Example: at the start of battle "after deployment" abilities are over
      В начале боя особенностей «после расстановки карт» уже нет
      Given these cards:
        | card | abilities                                                                   |
        | A    | start of battle: put a counter on it; after deployment: put a counter on it |
        | B    | start of battle: put a counter on it                                        |
      And the battle is about to begin
      And A lies face up on 1b1
      And B lies face up on 2b1
      When the first player uses the "after deployment" ability of A
      Then that is refused by this rule

    Example: after deployment sudden abilities are refused
      После расстановки карт внезапные особенности недоступны
      Given these cards:
        | card | abilities                                                          |
        | A    | after deployment: put a counter on it; sudden: put a counter on it |
        | B    | after deployment: put a counter on it; sudden: put a counter on it |
      And all cards are placed
      And A lies face down on 1b1
      And B lies face down on 2b1
      When the first player uses the "sudden" ability of A
      Then that is refused by this rule
      When the first player uses the "after deployment" ability of A
      And the second player uses the "sudden" ability of B
      Then that is refused by this rule

  @A-before-main-active
  Rule: Until the Main Battle Phase nobody is the Active Player
    До Основной Фазы боя Активного игрока нет

    berserk-execution A-before-main-active
    berserk-vanguard A-before-main-active

    Example: nobody is active at the start of battle, whoever has used an ability
      В начале боя активного игрока нет, кто бы ни использовал особенность
      Given these cards:
        | card | abilities                            |
        | A    | start of battle: put a counter on it |
        | B    | start of battle: put a counter on it |
        | C    | start of battle: put a counter on it |
      And all cards are placed
      And A lies face down on 1b1
      And C lies face down on 1c1
      And B lies face down on 2b1
      Then there is no active player
      When the first player declines, if asked
      And the second player declines, if asked
      Then there is no active player
      When the first player uses the "start of battle" ability of A
      And the second player uses the "start of battle" ability of B
      Then there is no active player

  @A-this-phase
  Rule: Only in the Deployment Subphase is rearranging cards no movement
    Изменение расположения карт не считается перемещением только в подфазу Расстановки

    berserk-execution A-this-phase
    berserk-vanguard A-this-phase

    Background:
      Given these cards:
        | card | abilities                                                                         |
        | S    | start of battle: swap two of your cards; after deployment: swap two of your cards |
        | W    | when a card of yours moves: put a counter on it                                   |
        | N    | cannot be moved                                                                   |
        | D    | start of battle: put a counter on it                                              |
      And all cards are placed
      And S lies face down on 1b1
      And W lies face down on 1c1
      And N lies face down on 1d1
      And D lies face down on 2b1
      And plain cards lie on 1b2

    Example: at the start of battle what watches for movement triggers on a swap
      В начале боя особенность «при перемещении» на обмен местами срабатывает
      When the first player uses the "after deployment" ability of S
      And the first player chooses 1b1, 1b2
      Then W now has 0 counters
      And S lies on 1b2
      When the second player declines, if asked
      And the first player declines, if asked
      And the first player uses the "start of battle" ability of S
      And the first player chooses 1b1, 1b2
      Then S lies on 1b1
      And W now has 2 counters

    Example: at the start of battle a card that cannot be moved is not swapped
      В начале боя карту, которую нельзя перемещать, не меняют местами с другой
      When the first player uses the "after deployment" ability of S
      And the first player chooses 1d1, 1b2
      Then N lies on 1b2
      When the second player declines, if asked
      And the first player declines, if asked
      And the first player uses the "start of battle" ability of S
      And the first player chooses N
      Then that is refused

  @A-decline-forfeits-window
  Rule: At the start of battle too a player who declines forfeits the whole step
    В начале боя отказавшийся игрок тоже теряет весь шаг

    berserk-execution A-decline-forfeits-window
    berserk-vanguard A-decline-forfeits-window

    Example: no other "start of battle" ability is used either
      Других особенностей «в начале боя» он тоже не использует
      Given these cards:
        | card | abilities                            |
        | A    | start of battle: put a counter on it |
        | B    | start of battle: put a counter on it |
        | C    | start of battle: put a counter on it |
        | D    | start of battle: put a counter on it |
      And the battle is about to begin
      And A lies face up on 1b1
      And B lies face up on 1c1
      And C lies face up on 2b1
      And D lies face up on 2c1
      When the first player declines
      And the second player uses the "start of battle" ability of C
      And the first player uses the "start of battle" ability of A
      Then that is refused
      When the first player uses the "start of battle" ability of B
      Then that is refused
      When the second player uses the "start of battle" ability of D
      Then that is accepted

  @A-once-per-ability
  Rule: A card with two "start of battle" abilities uses each of them
    Карта с двумя особенностями «в начале боя» использует каждую

    berserk-execution A-once-per-ability
    berserk-vanguard A-once-per-ability

    Example: one after the other, when the turn comes again
      Одну за другой, когда снова наступает черёд
      Given these cards:
        | card | abilities                                                                   |
        | A    | start of battle: put a counter on it; start of battle: put 2 counters on it |
        | B    | start of battle: put a counter on it                                        |
      And the battle is about to begin
      And A lies face up on 1b1
      And B lies face up on 2b1
      When the first player uses the "start of battle" ability of A
      And the second player uses the "start of battle" ability of B
      And the first player uses the second "start of battle" ability of A
      Then that is accepted
      And A now has 3 counters
      When the first player uses the "start of battle" ability of A
      Then that is refused

  @A-always-asked
  Rule: From the start of battle on a player with hidden cards is asked even when only declining is left
    И с начала боя игрока со скрытыми картами спрашивают, даже если ему остаётся лишь отказаться

    berserk-execution A-always-asked
    berserk-vanguard A-always-asked

    Example: the Second Player with a hidden card is asked, the First Player without one is not
      Второго игрока со скрытой картой спрашивают, Первого без скрытых – нет
      Given all cards are placed
      And A lies face down on 1b1
      And B lies face down on 2b1
      And C lies face down on 2c3
      When the first player declines, if asked
      And the second player declines, if asked
      And the second player chooses C
      And the second player is done
      Then it is for the second player to use an ability or decline

    Example: the question does not tell whether the hidden card has such an ability
      Вопрос не выдаёт, есть ли такая особенность у скрытой карты
      Given these cards:
        | card | abilities                            |
        | C    | start of battle: put a counter on it |
      And all cards are placed
      And A lies face down on 1b1
      And B lies face down on 2b1
      And C lies face down on 2c3
      When the first player declines, if asked
      And the second player declines, if asked
      And the second player chooses C
      And the second player is done
      Then the first player sees the same as if C had been a plain card

    Example: in the Opening Step and in the Final Phase too the player with a hidden card is asked
      И в Шаге открытия, и в Заключительной Фазе игрока со скрытой картой спрашивают
      Given the Initial Phase of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      And C lies face down on 2c3
      When the second player declines, if asked
      And both players pass
      Then it is the Opening Step of turn 1
      And the second player is asked which ability comes next
      When the second player declines
      Then the first player is asked what to do with priority
      When the players do nothing until the Choice Subphase of turn 1
      And the first player passes the turn
      Then the second player is asked which ability comes next

    Example: when their card has moved the player with a hidden card is asked
      Когда двинулась его карта, игрока со скрытой картой спрашивают
      Given these cards:
        | card | abilities                      |
        | B    | sudden: swap two of your cards |
      And the Initial Phase of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      And D lies open on 2d1
      And C lies face down on 2c3
      When the second player declines, if asked
      And both players pass
      And the second player declines, if asked
      And the first player passes
      And the second player uses the "sudden" ability of B
      And the second player chooses 2b1, 2d1
      And both players pass
      Then B lies on 2d1
      And the second player is asked which ability comes next

    Example: when a card has died the player with a hidden card is asked
      Когда погибла карта, игрока со скрытой картой спрашивают
      Given these cards:
        | card | life | abilities                         |
        | A    |      | sudden: 1 wounds to an enemy card |
        | D    | 1    |                                   |
      And the Initial Phase of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      And D lies open on 2d1
      And C lies face down on 2c3
      When the second player declines, if asked
      And both players pass
      And the second player declines, if asked
      And the first player uses the "sudden" ability of A on D
      And both players pass
      Then D is in the second player's graveyard
      And the second player is asked which ability comes next

    Example: declining this question declines no ability "before the turn"
      Отказ на этот вопрос – не отказ от особенностей «до начала хода»
      Given these cards:
        | card | life | abilities                                  |
        | A    |      | before the turn: 1 wounds to an enemy card |
        | B    |      | before the turn: put a counter on it       |
        | D    | 1    |                                            |
      And the Initial Phase of turn 1 begins
      And A lies open on 1b1
      And B lies open on 2b1
      And D lies open on 2d1
      And C lies face down on 2c3
      When the first player uses the "before the turn" ability of A on D
      And both players pass
      Then D is in the second player's graveyard
      And the second player is asked which ability comes next
      When the second player declines
      Then it is for the second player to use an ability or decline
      And the second player may use the "before the turn" ability of B

    Example: in an attack the player with a hidden card is asked for a defender though none can defend
      В атаке игрока со скрытой картой спрашивают о защитнике, хотя защищать некому
      Given these cards:
        | card | life | strike |
        | A    | 20   | 1-2-3  |
        | B    | 20   | 4-5-6  |
      And A lies open on 1b1
      And B lies open on 2b1
      And C lies face down on 2e3
      And the next dice show 3, 6
      And the Choice Subphase of turn 1 begins
      When the first player strikes B with A
      And both players pass
      Then the second player is asked whether to name a defender
      And A now has 0 wounds
      When the second player declines
      Then that is accepted
      And A now has 4 wounds

    Example: the question does not tell whether the hidden card could defend
      Вопрос не выдаёт, может ли скрытая карта защищать
      Given these cards:
        | card | kind     | life | strike |
        | A    | creature | 20   | 1-2-3  |
        | B    | creature | 20   | 4-5-6  |
        | C    | artifact |      |        |
      And K lies open on 1c1
      And the first player's A lies open on 2b2
      And B lies open on 2c2
      And C lies face down on 2b3
      And the next dice show 3, 6
      And the Choice Subphase of turn 1 begins
      When the first player strikes B with A
      And both players pass
      Then the first player sees the same as if C had been a plain card

    Example: without hidden cards and without anybody to defend there is no such question
      Если скрытых карт нет и защищать некому, такого вопроса нет
      Given these cards:
        | card | life | strike |
        | A    | 20   | 1-2-3  |
        | B    | 20   | 4-5-6  |
      And A lies open on 1b1
      And B lies open on 2b1
      And the next dice show 3, 6
      And the Choice Subphase of turn 1 begins
      When the first player strikes B with A
      And both players pass
      Then A now has 4 wounds
      And the first player is asked what to do with priority

  @A-use-shows
  Rule: Using a "start of battle" ability reveals its hidden card
    Использование особенности «в начале боя» вскрывает её скрытую карту

    berserk-execution A-use-shows
    berserk-vanguard A-use-shows

    Example: the opponent sees the hidden card whose ability is used
      Противник видит скрытую карту, особенность которой использована
      Given these cards:
        | card | abilities                            |
        | A    | start of battle: put a counter on it |
        | C    | start of battle: put a counter on it |
      And the battle is about to begin
      And A lies face up on 1b1
      And B lies face up on 2b1
      And C lies face down on 2c3
      And D lies face down on 2d3
      When the first player uses the "start of battle" ability of A
      And the second player uses the "start of battle" ability of C
      Then that is accepted
      And the first player sees C face up on 2c3
      And the first player sees an unknown card face down on 2d3
