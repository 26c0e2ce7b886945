Feature: Strikes, defenders and flyers, where the texts are silent
  Удары, защитники и летающие: там, где тексты молчат

  What an engine must decide although no clause says it. These Rules are assumptions, not clauses: each names
  the editions in which it is in force, and is reported beside the rulebook, never as part of it.

  @A-simple-strike
  Rule: A simple strike is a slow action of an open creature at an adjacent enemy card
    Простой удар – медленное действие открытого существа по соседней карте противника

    berserk-vanguard A-simple-strike
    berserk-execution A-simple-strike

    Scenario Outline: a <strength> strike deals the wounds of its own
      Удар силы «<сила>» наносит свои раны
      Given these cards:
        | card | life | strike |
        | B    | 9    | 2-4-7  |
        | C    | 9    |        |
      And B lies open on 1b1
      And C lies closed on 2b1
      And the next dice show <die>
      And the Choice Subphase of turn 3 begins
      When the first player strikes C with B
      And both players pass
      Then C now has <wounds> wounds
      And B now has 0 wounds

      Examples:
        | strength | сила    | die | wounds |
        | weak     | слабый  | 1   | 2      |
        | medium   | средний | 4   | 4      |
        | strong   | сильный | 6   | 7      |

    Example: the First Player's creature strikes the enemy cards around it, no farther ones and none of its own side
      Существо Первого игрока бьёт карты противника вокруг себя, но не дальше и не свои
      Given B lies open on 1b1
      And K lies open on 1a1
      And C lies open on 2a1
      And D lies open on 2b1
      And E lies open on 2c1
      And the second player's F lies open on 1a2
      And the second player's G lies open on 1b2
      And the second player's H lies open on 1c1
      And J lies open on 2d1
      And L lies open on 2b2
      And the second player's M lies open on 1b3
      And the Opening Step of turn 3 begins
      When both players pass
      Then the first player may strike C with B
      And the first player may strike D with B
      And the first player may strike E with B
      And the first player may strike F with B
      And the first player may strike G with B
      And the first player may strike H with B
      And by this rule the first player may not strike J with B
      And by this rule the first player may not strike L with B
      And by this rule the first player may not strike M with B
      And by this rule the first player may not strike K with B

    Example: the Second Player's creature strikes the enemy cards around it, no farther ones and none of its own side
      Существо Второго игрока бьёт карты противника вокруг себя, но не дальше и не свои
      Given B lies open on 2d2
      And K lies open on 2e3
      And the first player's C lies open on 2c1
      And the first player's D lies open on 2e2
      And the first player's E lies open on 2d3
      And F lies open on 1d1
      And the first player's G lies open on 2b2
      And the Opening Step of turn 2 begins
      When both players pass
      Then the second player may strike C with B
      And the second player may strike D with B
      And the second player may strike E with B
      And by this rule the second player may not strike F with B
      And by this rule the second player may not strike G with B
      And by this rule the second player may not strike K with B

    Example: an artifact is struck but does not strike
      Артефакт бьют, но сам он не бьёт
      Given these cards:
        | card | kind     |
        | A    | artifact |
        | Z    | artifact |
      And A lies open on 1c1
      And B lies open on 1b1
      And Z lies open on 2b1
      And E lies open on 2e3
      And the Opening Step of turn 3 begins
      When both players pass
      Then the first player may strike Z with B
      And by this rule the first player may not strike Z with A

    Example: the strike is declared, can be answered, and deals its wounds when both have passed
      Удар объявляют, на него можно ответить, а раны он наносит, когда оба спасовали
      Given these cards:
        | card | life | strike | abilities                   |
        | B    | 9    | 2-4-7  |                             |
        | C    | 9    |        | sudden: put a counter on it |
      And B lies open on 1b1
      And C lies closed on 2b1
      And the next dice show 6
      And the Choice Subphase of turn 3 begins
      When the first player strikes C with B
      Then on the stack, from the top, are those of B
      And C now has 0 wounds
      And the first player is asked what to do with priority
      When the first player passes
      And the second player uses the "sudden" ability of C
      Then that is accepted
      When the players pass until the stack is empty
      Then C now has 7 wounds

    Example: no strike is declared in answer to anything
      В ответ удар не объявляют
      Given these cards:
        | card | abilities                   |
        | A    | action: put a counter on it |
      And A lies open on 1e3
      And B lies open on 1b1
      And C lies open on 2b1
      And the Choice Subphase of turn 3 begins
      When the first player uses the "action" ability of A
      Then the first player may not strike C with B
      When the first player passes
      Then the second player may not strike B with C

    Example: the inactive player declares no strike
      Неактивный игрок удара не объявляет
      Given B lies open on 1b1
      And C lies open on 2b1
      And the Opening Step of turn 2 begins
      When both players pass
      Then the first player may not strike C with B
      And the second player may strike B with C

    Example: a creature that has struck is closed and does not strike again
      Существо, которое ударило, закрыто и больше не бьёт
      Given these cards:
        | card | life | strike |
        | B    | 9    | 1-2-3  |
        | C    | 9    | 1-2-3  |
      And B lies open on 1b1
      And K lies open on 1c1
      And C lies closed on 2b1
      And the next dice show 1
      And the Choice Subphase of turn 3 begins
      When the first player strikes C with B
      And the players pass until the stack is empty
      Then B is closed
      When both players pass
      Then the first player may not strike C with B
      And the first player may strike C with K

    Example: a creature that has spent its movement may strike
      Существо, потратившее движение, может ударить
      Given these cards:
        | card | movement |
        | B    | 1        |
      And B lies open on 1c2
      And C lies open on 2b1
      And the Choice Subphase of turn 3 begins
      When the first player moves B to 1c1
      And the players pass until the stack is empty
      And both players pass
      Then B lies on 1c1
      And B now has 0 movement points
      And the first player may strike C with B

    Example: the card in the corner is struck like any other
      Карту в углу бьют, как и любую другую
      Given these cards:
        | card | life | strike |
        | A    | 9    |        |
        | C    | 9    | 2-4-7  |
      And A lies closed on 1a1
      And C lies open on 2a1
      And the next dice show 6
      And the Choice Subphase of turn 2 begins
      When the second player strikes A with C
      And both players pass
      Then A now has 7 wounds

  @A-strike-one-die
  Rule: A closed card, or one that does not fight, is struck with one die and does not answer
    По закрытой или не сражающейся карте бьют одним кубиком, и ответа нет

    berserk-vanguard A-strike-one-die
    berserk-execution A-strike-one-die

    Scenario Outline: a <die> at a closed creature deals <wounds> wounds
      Бросок <die> по закрытому существу наносит ран: <wounds>
      Given these cards:
        | card | life | strike |
        | B    | 9    | 2-4-7  |
        | C    | 9    | 3-5-8  |
      And B lies open on 1b1
      And C lies closed on 2b1
      And the next dice show <die>, <next>
      And the Choice Subphase of turn 3 begins
      When the first player strikes C with B
      And both players pass
      Then C now has <wounds> wounds
      And B now has 0 wounds

      Examples:
        | die | next | wounds |
        | 1   | 6    | 2      |
        | 2   | 6    | 2      |
        | 3   | 6    | 2      |
        | 4   | 4    | 4      |
        | 5   | 5    | 4      |
        | 6   | 6    | 7      |

    Example: an open artifact does not fight
      Открытый артефакт не сражается
      Given these cards:
        | card | kind     | life | strike |
        | B    | creature | 9    | 2-4-7  |
        | C    | artifact | 9    |        |
      And B lies open on 1b1
      And C lies open on 2b1
      And E lies open on 2e3
      And the next dice show 4, 6
      And the Choice Subphase of turn 3 begins
      When the first player strikes C with B
      And both players pass
      Then C now has 4 wounds
      And B now has 0 wounds

    Example: the Second Player's creature too strikes a closed one with one die
      Существо Второго игрока тоже бьёт закрытое одним кубиком
      Given these cards:
        | card | life | strike |
        | B    | 9    | 2-4-7  |
        | C    | 9    | 3-5-8  |
      And B lies open on 2c1
      And C lies closed on 1b1
      And the next dice show 5, 5
      And the Choice Subphase of turn 2 begins
      When the second player strikes C with B
      And both players pass
      Then C now has 4 wounds
      And B now has 0 wounds

    Example: a creature closed in answer to the strike is struck with one die
      Существо, закрытое в ответ на удар, бьют одним кубиком
      Given these cards:
        | card | life | strike | abilities                   |
        | B    | 9    | 2-4-7  |                             |
        | C    | 9    | 3-5-8  |                             |
        | S    |      |        | sudden: close an enemy card |
      And B lies open on 1b1
      And S lies open on 1e3
      And C lies open on 2b1
      And D lies closed on 2e3
      And the next dice show 1, 6
      And the Choice Subphase of turn 3 begins
      When the first player strikes C with B
      And the first player uses the "sudden" ability of S on C
      And both players pass
      Then C is closed
      And D is closed
      When both players pass
      Then C now has 2 wounds
      And B now has 0 wounds

  @A-strike-two-dice
  Rule: Open creatures compare their dice
    Открытые существа сравнивают броски

    berserk-vanguard A-strike-two-dice
    berserk-execution A-strike-two-dice

    Scenario Outline: on <die> against <other> the attacker deals <wounds> wounds and takes <answer>
      При <die> против <other> атакующий наносит ран: <wounds>, а получает: <answer>
      Given these cards:
        | card | life | strike |
        | B    | 20   | 1-2-3  |
        | C    | 20   | 4-5-6  |
      And B lies open on 1b1
      And C lies open on 2b1
      And the next dice show <die>, <other>
      And the Choice Subphase of turn 3 begins
      When the first player strikes C with B
      And both players pass
      Then C now has <wounds> wounds
      And B now has <answer> wounds

      Examples:
        | die | other | wounds | answer |
        | 6   | 1     | 3      | 0      |
        | 6   | 3     | 2      | 0      |
        | 4   | 1     | 2      | 0      |
        | 6   | 5     | 1      | 0      |
        | 2   | 1     | 1      | 0      |
        | 1   | 1     | 1      | 0      |
        | 2   | 2     | 1      | 0      |
        | 3   | 3     | 1      | 0      |
        | 4   | 4     | 1      | 0      |
        | 5   | 5     | 0      | 4      |
        | 6   | 6     | 0      | 4      |
        | 1   | 2     | 1      | 0      |
        | 5   | 6     | 1      | 0      |
        | 1   | 3     | 0      | 0      |
        | 4   | 6     | 0      | 0      |
        | 1   | 4     | 0      | 4      |
        | 3   | 6     | 0      | 4      |
        | 1   | 6     | 0      | 5      |

    Scenario Outline: on <die> against <other>, not weakened, the attacker deals <wounds> wounds and takes <answer>
      При <die> против <other> без ослабления атакующий наносит ран: <wounds>, а получает: <answer>
      Given these cards:
        | card | life | strike |
        | B    | 20   | 1-2-3  |
        | C    | 20   | 4-5-6  |
      And B lies open on 1b1
      And C lies open on 2b1
      And the next dice show <die>, <other>
      And the Choice Subphase of turn 3 begins
      When the first player strikes C with B
      And both players pass
      And the first player declines, if asked
      And the second player declines, if asked
      Then C now has <wounds> wounds
      And B now has <answer> wounds

      Examples:
        | die | other | wounds | answer |
        | 6   | 2     | 3      | 4      |
        | 5   | 1     | 3      | 4      |
        | 6   | 4     | 2      | 4      |
        | 3   | 1     | 2      | 4      |
        | 2   | 6     | 1      | 5      |
        | 1   | 5     | 1      | 5      |

    Example: when the Second Player attacks, their die counts as the attacker's
      Когда атакует Второй игрок, броском атакующего считается его бросок
      Given these cards:
        | card | life | strike |
        | B    | 20   | 1-2-3  |
        | C    | 20   | 4-5-6  |
      And B lies open on 1b1
      And C lies open on 2b1
      And the next dice show 6, 3
      And the Choice Subphase of turn 2 begins
      When the second player strikes B with C
      And both players pass
      Then B now has 5 wounds
      And C now has 0 wounds

    Example: an open defender's die is compared, though the target is closed
      Сравнивается бросок открытого защитника, хотя цель закрыта
      Given these cards:
        | card | life | strike |
        | B    | 20   | 1-2-3  |
        | C    | 20   | 4-5-6  |
        | D    | 20   | 4-5-6  |
      And B lies open on 1b1
      And C lies closed on 2b1
      And D lies open on 2c1
      And the next dice show 1, 6
      And the Choice Subphase of turn 3 begins
      When the first player strikes C with B
      And both players pass
      And the second player names D as the defender
      Then B now has 5 wounds
      And D now has 0 wounds

  @A-strike-exchange
  Rule: On a difference of 4, 2 or −4 the side that rolled higher may weaken the exchange
    При разности 4, 2 или −4 сторона, выбросившая больше, может ослабить размен

    berserk-vanguard A-strike-exchange
    berserk-execution A-strike-exchange

    Background:
      Given these cards:
        | card | life | strike |
        | B    | 20   | 1-2-3  |
        | C    | 20   | 4-5-6  |
      And B lies open on 1b1
      And C lies open on 2b1

    Scenario Outline: on <die> against <other> the First Player, attacking, makes it <wounds> wounds without an answer
      При <die> против <other> атакующий Первый игрок ослабляет размен: ран <wounds>, без ответа
      Given the next dice show <die>, <other>
      And the Choice Subphase of turn 3 begins
      When the first player strikes C with B
      And both players pass
      Then the first player is asked whether to weaken the exchange
      And the first player may weaken the exchange
      And the second player may not weaken the exchange
      When the first player weakens the exchange
      Then that is accepted
      And C now has <wounds> wounds
      And B now has 0 wounds

      Examples:
        | die | other | wounds |
        | 6   | 2     | 2      |
        | 5   | 1     | 2      |
        | 6   | 4     | 1      |
        | 3   | 1     | 1      |

    Scenario Outline: on <die> against <other> the Second Player, attacked, leaves a weak answer alone
      При <die> против <other> атакованный Второй игрок оставляет только слабый ответ
      Given the next dice show <die>, <other>
      And the Choice Subphase of turn 3 begins
      When the first player strikes C with B
      And both players pass
      Then the second player is asked whether to weaken the exchange
      And the second player may weaken the exchange
      And the first player may not weaken the exchange
      When the second player weakens the exchange
      Then that is accepted
      And C now has 0 wounds
      And B now has 4 wounds

      Examples:
        | die | other |
        | 2   | 6     |
        | 1   | 5     |

    Example: when the Second Player attacks and rolls higher, the Second Player may weaken
      Когда атакует Второй игрок и выбрасывает больше, ослабить может он
      Given the next dice show 5, 1
      And the Choice Subphase of turn 2 begins
      When the second player strikes B with C
      And both players pass
      Then the second player is asked whether to weaken the exchange
      When the second player weakens the exchange
      Then B now has 5 wounds
      And C now has 0 wounds

    Example: when the Second Player attacks and rolls lower, the First Player may weaken
      Когда атакует Второй игрок и выбрасывает меньше, ослабить может Первый
      Given the next dice show 1, 5
      And the Choice Subphase of turn 2 begins
      When the second player strikes B with C
      And both players pass
      Then the first player is asked whether to weaken the exchange
      When the first player weakens the exchange
      Then B now has 0 wounds
      And C now has 1 wound

    Scenario Outline: on <die> against <other> the exchange need not be weakened
      При <die> против <other> размен можно и не ослаблять
      Given the next dice show <die>, <other>
      And the Choice Subphase of turn 3 begins
      When the first player strikes C with B
      And both players pass
      And the <ordinal> player declines
      Then that is accepted
      And C now has <wounds> wounds
      And B now has <answer> wounds

      Examples:
        | die | other | ordinal | wounds | answer |
        | 6   | 2     | first   | 3      | 4      |
        | 3   | 1     | first   | 2      | 4      |
        | 2   | 6     | second  | 1      | 5      |

    Scenario Outline: on <die> against <other> nothing can be weakened
      При <die> против <other> ослабить ничего нельзя
      Given the next dice show <die>, <other>
      And the Choice Subphase of turn 3 begins
      When the first player strikes C with B
      And both players pass
      Then C now has <wounds> wounds
      And B now has <answer> wounds
      And the first player may not weaken the exchange
      And the second player may not weaken the exchange

      Examples:
        | die | other | wounds | answer |
        | 6   | 1     | 3      | 0      |
        | 6   | 3     | 2      | 0      |
        | 4   | 3     | 1      | 0      |
        | 5   | 5     | 0      | 4      |
        | 3   | 4     | 1      | 0      |
        | 4   | 6     | 0      | 0      |
        | 2   | 5     | 0      | 4      |
        | 1   | 6     | 0      | 5      |

  @A-attack-course
  Rule: Defender, dice, exchange, then the wounds of both strikes at once, and nobody receives priority in between
    Защитник, кубики, размен, затем раны обоих ударов разом, и приоритета между этим никто не получает

    berserk-vanguard A-attack-course
    berserk-execution A-attack-course

    Example: the First Player's attack: the Second Player is asked for a defender before anything is rolled
      Атакует Первый игрок: о защитнике Второго спрашивают до броска
      Given these cards:
        | card | life | strike |
        | B    | 20   | 1-2-3  |
        | C    | 20   | 4-5-6  |
        | D    | 20   | 4-5-6  |
      And B lies open on 1b1
      And C lies closed on 2b1
      And D lies open on 2c1
      And the next dice show 6, 2
      And the Choice Subphase of turn 3 begins
      When the first player strikes C with B
      And both players pass
      Then the second player is asked whether to name a defender
      And C now has 0 wounds
      When the second player names D as the defender
      Then the first player is asked whether to weaken the exchange
      And D now has 0 wounds
      When the first player weakens the exchange
      Then D now has 2 wounds
      And B now has 0 wounds

    Example: the Second Player's attack: the First Player declines to defend, and only then the dice decide
      Атакует Второй игрок: Первый отказывается защищать, и лишь затем решают кубики
      Given these cards:
        | card | life | strike |
        | B    | 20   | 1-2-3  |
        | C    | 20   | 4-5-6  |
        | D    | 20   | 1-2-3  |
      And B lies open on 1b1
      And D lies open on 1c1
      And C lies open on 2b1
      And the next dice show 1, 5
      And the Choice Subphase of turn 2 begins
      When the second player strikes B with C
      And both players pass
      Then the first player is asked whether to name a defender
      When the first player declines
      Then that is accepted
      And the first player is asked whether to weaken the exchange
      And C now has 0 wounds
      When the first player declines
      Then C now has 2 wounds
      And B now has 4 wounds

    Example: a defender is named when the strike is executed, after what has answered it
      Защитника назначают, когда удар исполняется, после ответов на него
      Given these cards:
        | card | life | strike | abilities                   |
        | B    | 20   | 1-2-3  |                             |
        | C    | 20   | 4-5-6  | sudden: put a counter on it |
        | D    | 20   | 4-5-6  |                             |
      And B lies open on 1b1
      And C lies open on 2b1
      And D lies open on 2c1
      And the next dice show 6, 1
      And the Choice Subphase of turn 3 begins
      When the first player strikes C with B
      Then the first player is asked what to do with priority
      And the second player may not name D as the defender
      When the first player passes
      And the second player uses the "sudden" ability of C
      And both players pass
      Then C now has 1 counter
      And the second player may not name D as the defender
      When both players pass
      Then the second player may name D as the defender

    Example: no defender is named once the wounds have been dealt
      Когда раны нанесены, защитника уже не назначают
      Given these cards:
        | card | life | strike |
        | B    | 20   | 1-2-3  |
        | C    | 20   | 4-5-6  |
        | D    | 20   | 4-5-6  |
      And B lies open on 1b1
      And C lies open on 2b1
      And D lies open on 2c1
      And the next dice show 6, 1
      And the Choice Subphase of turn 3 begins
      When the first player strikes C with B
      And both players pass
      And the second player declines
      Then C now has 3 wounds
      And the second player may not name D as the defender
      And the first player is asked what to do with priority

    Example: while the defender is asked for nobody passes or uses sudden abilities
      Пока спрашивают о защитнике, никто не пасует и не использует внезапных особенностей
      Given these cards:
        | card | life | abilities                   |
        | B    | 20   | sudden: put a counter on it |
        | C    | 20   | sudden: put a counter on it |
        | D    | 20   |                             |
      And B lies open on 1b1
      And C lies open on 2b1
      And D lies open on 2c1
      And the next dice show 6, 1
      And the Choice Subphase of turn 3 begins
      When the first player strikes C with B
      And both players pass
      Then the second player is asked whether to name a defender
      And the first player may not use the "sudden" ability of B
      And the second player may not use the "sudden" ability of C
      And the first player may not pass
      And the second player may not pass

    Example: while it is asked whether to weaken the exchange nobody passes or uses sudden abilities
      Пока спрашивают, ослабить ли размен, никто не пасует и не использует внезапных особенностей
      Given these cards:
        | card | life | abilities                   |
        | B    | 20   | sudden: put a counter on it |
        | C    | 20   | sudden: put a counter on it |
      And B lies open on 1b1
      And C lies open on 2b1
      And the next dice show 6, 2
      And the Choice Subphase of turn 3 begins
      When the first player strikes C with B
      And both players pass
      Then the first player is asked whether to weaken the exchange
      And the first player may not use the "sudden" ability of B
      And the second player may not use the "sudden" ability of C
      And the first player may not pass

    Example: both creatures may die, and they see each other die
      Могут погибнуть оба существа, и они видят гибель друг друга
      Given these cards:
        | card | life | strike | abilities                     |
        | B    | 1    | 1-2-3  | when a card dies: gain 1 gold |
        | C    | 2    | 1-2-3  | when a card dies: gain 1 gold |
      And B lies open on 1b1
      And K lies open on 1e3
      And C lies open on 2b1
      And L lies open on 2e3
      And the next dice show 6, 4
      And the Choice Subphase of turn 3 begins
      When the first player strikes C with B
      And both players pass
      And the first player declines
      Then B is in the first player's graveyard
      And C is in the second player's graveyard
      When the players pass until the stack is empty
      Then the first player has 2 gold more than before
      And the second player has 2 gold more than before

    Example: a strike that kills is answered all the same
      И на смертельный удар приходит ответ
      Given these cards:
        | card | life | strike |
        | B    | 9    | 1-2-3  |
        | C    | 3    | 1-2-3  |
      And B lies open on 1b1
      And C lies open on 2b1
      And L lies open on 2e3
      And the next dice show 6, 2
      And the Choice Subphase of turn 3 begins
      When the first player strikes C with B
      And both players pass
      And the first player declines
      Then C is in the second player's graveyard
      And B now has 1 wound

    Example: in the Second Player's attack too a dying creature strikes
      И в атаке Второго игрока погибающее существо бьёт
      Given these cards:
        | card | life | strike |
        | B    | 1    | 1-2-3  |
        | C    | 1    | 1-2-3  |
      And B lies open on 1b1
      And K lies open on 1e3
      And C lies open on 2b1
      And L lies open on 2e3
      And the next dice show 2, 6
      And the Choice Subphase of turn 2 begins
      When the second player strikes B with C
      And both players pass
      And the first player declines
      Then B is in the first player's graveyard
      And C is in the second player's graveyard

    Example: the defender closes though the attacker has died
      Защитник закрывается, хотя атакующий погиб
      Given these cards:
        | card | life | strike |
        | B    | 1    | 1-2-3  |
        | C    | 9    | 1-2-3  |
        | D    | 9    | 1-2-3  |
      And B lies open on 1b1
      And K lies open on 1e3
      And C lies open on 2b1
      And D lies open on 2c1
      And the next dice show 1, 6
      And the Choice Subphase of turn 3 begins
      When the first player strikes C with B
      And both players pass
      And the second player names D as the defender
      Then B is in the first player's graveyard
      And D is open
      When the players pass until the stack is empty
      Then D is closed

  @A-defender
  Rule: The inactive player may name as defender an open creature adjacent to both the attacker and the target
    Неактивный игрок может назначить защитником открытое существо, соседнее и с атакующим, и с целью

    berserk-vanguard A-defender
    berserk-execution A-defender

    Example: the Second Player's open creature next to both may defend, others may not
      Защищать может открытое существо Второго игрока, соседнее с обоими, другие не могут
      Given these cards:
        | card | kind     | life |
        | B    | creature | 20   |
        | C    | creature | 20   |
        | A    | artifact |      |
      And B lies open on 1c1
      And K lies open on 1d1
      And C lies open on 2c1
      And D lies open on 2b1
      And G lies closed on 2d1
      And E lies open on 2c2
      And the second player's F lies open on 1c2
      And the second player's A lies open on 1b1
      And the next dice show 6, 1
      And the Choice Subphase of turn 3 begins
      When the first player strikes C with B
      And both players pass
      Then the second player may name D as the defender
      And by this rule the second player may not name G as the defender
      And by this rule the second player may not name E as the defender
      And by this rule the second player may not name F as the defender
      And by this rule the second player may not name A as the defender
      And by this rule the second player may not name K as the defender
      And the first player may not name D as the defender

    Example: the First Player's open creature next to both may defend, others may not
      Защищать может открытое существо Первого игрока, соседнее с обоими, другие не могут
      Given these cards:
        | card | kind     | life |
        | B    | creature | 20   |
        | C    | creature | 20   |
        | A    | artifact |      |
      And C lies open on 2c1
      And K lies open on 2d1
      And B lies open on 1c1
      And D lies open on 1b1
      And G lies closed on 1d1
      And E lies open on 1b2
      And the first player's F lies open on 2c2
      And the first player's A lies open on 2b1
      And the next dice show 6, 1
      And the Choice Subphase of turn 2 begins
      When the second player strikes B with C
      And both players pass
      Then the first player may name D as the defender
      And by this rule the first player may not name G as the defender
      And by this rule the first player may not name E as the defender
      And by this rule the first player may not name F as the defender
      And by this rule the first player may not name A as the defender
      And by this rule the first player may not name K as the defender
      And the second player may not name D as the defender

    Example: the defender fights in the target's place
      Защитник сражается вместо цели
      Given these cards:
        | card | life | strike |
        | B    | 20   | 1-2-3  |
        | C    | 20   | 4-5-6  |
        | D    | 20   | 7-8-9  |
      And B lies open on 1c1
      And C lies open on 2c1
      And D lies open on 2b1
      And the next dice show 2, 6
      And the Choice Subphase of turn 3 begins
      When the first player strikes C with B
      And both players pass
      And the second player names D as the defender
      Then that is accepted
      When the second player declines
      Then D now has 1 wound
      And C now has 0 wounds
      And B now has 8 wounds

    Example: no defender need be named, and then the target fights
      Защитника можно не назначать, и тогда сражается цель
      Given these cards:
        | card | life | strike |
        | B    | 20   | 1-2-3  |
        | C    | 20   | 4-5-6  |
        | D    | 20   | 7-8-9  |
      And B lies open on 1c1
      And C lies open on 2c1
      And D lies open on 2b1
      And the next dice show 6, 3
      And the Choice Subphase of turn 3 begins
      When the first player strikes C with B
      And both players pass
      And the second player declines
      Then that is accepted
      And C now has 2 wounds
      And D now has 0 wounds
      When the players pass until the stack is empty
      Then B is closed
      And D is open
      And C is open

    Example: the first of all cards defends from the corner
      Первая из всех карт защищает из угла
      Given these cards:
        | card | life | strike |
        | A    | 20   | 7-8-9  |
        | B    | 20   | 1-2-3  |
        | C    | 20   | 4-5-6  |
      And A lies open on 1a1
      And B lies open on 1b1
      And C lies open on 2a1
      And the next dice show 6, 1
      And the Choice Subphase of turn 2 begins
      When the second player strikes B with C
      And both players pass
      And the first player names A as the defender
      Then that is accepted
      And A now has 6 wounds
      And B now has 0 wounds

    Example: a second defender is not named in the same attack
      Второго защитника в той же атаке не назначают
      Given these cards:
        | card | life |
        | B    | 20   |
        | C    | 20   |
        | D    | 20   |
        | E    | 20   |
      And B lies open on 1c1
      And C lies open on 2c1
      And D lies open on 2b1
      And E lies open on 2d1
      And the next dice show 6, 2
      And the Choice Subphase of turn 3 begins
      When the first player strikes C with B
      And both players pass
      And the second player names D as the defender
      Then the second player may not name E as the defender
      And the first player is asked whether to weaken the exchange

    Example: in the next attack of the turn a defender may be named again
      В следующей атаке того же хода защитника можно назначить снова
      Given these cards:
        | card | life |
        | B    | 20   |
        | K    | 20   |
        | C    | 20   |
        | D    | 20   |
        | E    | 20   |
      And B lies open on 1c1
      And K lies open on 1d1
      And C lies open on 2c1
      And D lies open on 2b1
      And E lies open on 2d1
      And the next dice show 6, 1, 6, 1
      And the Choice Subphase of turn 3 begins
      When the first player strikes C with B
      And both players pass
      And the second player names D as the defender
      And the players pass until the stack is empty
      And both players pass
      And the first player strikes C with K
      And both players pass
      Then the second player may name E as the defender
      And the second player may not name D as the defender

    Example: nobody defends against a directed strike
      Против направленного удара не защищает никто
      Given these cards:
        | card | life | strike | abilities       |
        | B    | 20   | 1-2-3  | directed strike |
        | C    | 20   | 4-5-6  |                 |
        | D    | 20   | 7-8-9  |                 |
      And B lies open on 1c1
      And C lies open on 2c1
      And D lies open on 2b1
      And the next dice show 6, 1
      And the Choice Subphase of turn 3 begins
      When the first player strikes C with B
      And both players pass
      Then the second player may not name D as the defender
      And C now has 3 wounds
      And the first player is asked what to do with priority

    Example: a target whose own strikes are directed may be defended
      Цель, чей собственный удар направлен, защищать можно
      Given these cards:
        | card | life | abilities       |
        | B    | 20   |                 |
        | C    | 20   | directed strike |
        | D    | 20   |                 |
      And B lies open on 1c1
      And C lies open on 2c1
      And D lies open on 2b1
      And the next dice show 6, 1
      And the Choice Subphase of turn 3 begins
      When the first player strikes C with B
      And both players pass
      Then the second player may name D as the defender

    Example: attacker and defender close together, after the wounds
      Атакующий и защитник закрываются вместе, после ран
      Given these cards:
        | card | life | strike |
        | B    | 20   | 1-2-3  |
        | C    | 20   | 4-5-6  |
        | D    | 20   | 7-8-9  |
      And B lies open on 1c1
      And C lies open on 2c1
      And D lies open on 2b1
      And the next dice show 6, 1
      And the Choice Subphase of turn 3 begins
      When the first player strikes C with B
      And both players pass
      And the second player names D as the defender
      Then D now has 3 wounds
      And B is open
      And D is open
      When both players pass
      Then B is closed
      And D is closed
      And C is open

    Example: the First Player's defender closes after the wounds too
      Защитник Первого игрока тоже закрывается после ран
      Given these cards:
        | card | life | strike |
        | B    | 20   | 4-5-6  |
        | C    | 20   | 1-2-3  |
        | D    | 20   | 7-8-9  |
      And C lies open on 2c1
      And B lies open on 1c1
      And D lies open on 1b1
      And the next dice show 1, 4
      And the Choice Subphase of turn 2 begins
      When the second player strikes B with C
      And both players pass
      And the first player names D as the defender
      Then C now has 7 wounds
      And D is open
      When both players pass
      Then C is closed
      And D is closed

    Example: the attacker closes though the defender has died
      Атакующий закрывается, хотя защитник погиб
      Given these cards:
        | card | life | strike |
        | B    | 20   | 1-2-3  |
        | C    | 20   | 4-5-6  |
        | D    | 1    | 7-8-9  |
      And B lies open on 1c1
      And C lies open on 2c1
      And D lies open on 2b1
      And the next dice show 6, 1
      And the Choice Subphase of turn 3 begins
      When the first player strikes C with B
      And both players pass
      And the second player names D as the defender
      Then D is in the second player's graveyard
      When the players pass until the stack is empty
      Then B is closed

    Example: the defender that has closed keeps its movement points, the attacker does not
      Закрывшийся защитник единиц движения не теряет, а атакующий теряет
      Given these cards:
        | card | life | movement |
        | B    | 20   | 2        |
        | C    | 20   |          |
        | D    | 20   | 3        |
      And B lies open on 1c1
      And C lies open on 2c1
      And D lies open on 2b1
      And the next dice show 6, 1
      And the Choice Subphase of turn 3 begins
      When the first player strikes C with B
      And both players pass
      And the second player names D as the defender
      And the players pass until the stack is empty
      Then B is closed
      And B now has 0 movement points
      And D is closed
      And D now has 3 movement points

  @A-defender-not-target
  Rule: The target of an attack cannot be its defender
    Цель атаки не может быть её защитником

    berserk-vanguard A-defender-not-target
    berserk-execution A-defender-not-target

    Example: the Second Player's target does not defend itself
      Цель Второго игрока сама себя не защищает
      Given these cards:
        | card | life |
        | B    | 20   |
        | C    | 20   |
        | D    | 20   |
      And B lies open on 1c1
      And C lies open on 2c1
      And D lies open on 2b1
      And the next dice show 6, 1
      And the Choice Subphase of turn 3 begins
      When the first player strikes C with B
      And both players pass
      Then by this rule the second player may not name C as the defender
      And the second player may name D as the defender

    Example: the First Player's target does not defend itself
      Цель Первого игрока сама себя не защищает
      Given these cards:
        | card | life |
        | B    | 20   |
        | C    | 20   |
        | D    | 20   |
      And B lies open on 1c1
      And D lies open on 1d1
      And C lies open on 2c1
      And the next dice show 6, 1
      And the Choice Subphase of turn 2 begins
      When the second player strikes B with C
      And both players pass
      Then by this rule the first player may not name B as the defender
      And the first player may name D as the defender

    Example: a flying target does not defend itself either
      Летающая цель тоже сама себя не защищает
      Given these cards:
        | card | kind  | life |
        | B    | flyer | 20   |
        | C    | flyer | 20   |
        | D    | flyer | 20   |
      And the first player's B lies open on 1z1
      And the second player's C lies open on 2z1
      And the second player's D lies open on 2z2
      And the next dice show 6, 1
      And the Choice Subphase of turn 3 begins
      When the first player strikes C with B
      And both players pass
      Then by this rule the second player may not name C as the defender
      And the second player may name D as the defender

  @A-flyers-adjacent-to-none
  Rule: A flying creature in the additional zone is adjacent to no card
    Летающее существо во вспомогательной зоне не соседствует ни с какой картой

    berserk-vanguard A-flyers-adjacent-to-none
    berserk-execution A-flyers-adjacent-to-none

    Example: the First Player's ground creature does not strike a flying one
      Наземное существо Первого игрока не бьёт летающее
      Given these cards:
        | card | kind  |
        | F    | flyer |
      And B lies open on 1e1
      And C lies open on 2d1
      And the second player's F lies open on 2z1
      And the Opening Step of turn 3 begins
      When both players pass
      Then by this rule the first player may not strike F with B
      And the first player may strike C with B

    Example: the Second Player's ground creature does not strike a flying one
      Наземное существо Второго игрока не бьёт летающее
      Given these cards:
        | card | kind  |
        | F    | flyer |
      And B lies open on 2a3
      And the first player's C lies open on 2a2
      And the first player's F lies open on 1z1
      And the Opening Step of turn 2 begins
      When both players pass
      Then by this rule the second player may not strike F with B
      And the second player may strike C with B

    Example: no ability reaches it as an adjacent card
      Особенности не действуют на него как на соседнюю карту
      Given these cards:
        | card | kind     | abilities                                  |
        | B    | creature | action: 1 wounds to an adjacent enemy card |
        | C    | creature |                                            |
        | F    | flyer    |                                            |
      And B lies open on 1e1
      And C lies open on 2d1
      And the second player's F lies open on 2z1
      And the Choice Subphase of turn 3 begins
      When the first player uses the "action" ability of B
      And the first player chooses F
      Then that is refused
      When the first player chooses C
      Then that is accepted

    Example: to it no card is adjacent
      И с ним не соседствует ни одна карта
      Given these cards:
        | card | kind     | abilities                                  |
        | B    | creature | action: 1 wounds to an adjacent enemy card |
        | F    | flyer    | action: 1 wounds to an adjacent enemy card |
      And B lies open on 1e1
      And C lies open on 2d1
      And the first player's F lies open on 1z1
      And the Opening Step of turn 3 begins
      When both players pass
      Then the first player may not use the "action" ability of F
      And the first player may use the "action" ability of B

    Example: being adjacent to none it defends no ground creature against a ground one
      Ни с кем не соседствуя, оно не защищает наземное существо от наземного
      Given these cards:
        | card | kind     | life |
        | B    | creature | 20   |
        | C    | creature | 20   |
        | D    | creature | 20   |
        | F    | flyer    | 20   |
      And B lies open on 1c1
      And C lies open on 2c1
      And D lies open on 2b1
      And the second player's F lies open on 2z1
      And the next dice show 6, 1
      And the Choice Subphase of turn 3 begins
      When the first player strikes C with B
      And both players pass
      Then the second player may not name F as the defender
      And the second player may name D as the defender

  @A-flyers-combat
  Rule: A flying creature strikes any card and is defended by flying ones; against it a neighbour of the target defends, or a flyer
    Летающее бьёт любую карту, летающую цель защищают летающие, а от летающего – соседи цели или летающие

    berserk-vanguard A-flyers-combat
    berserk-execution A-flyers-combat

    Example: the First Player's flyer strikes near and far cards, and flying ones
      Летающее Первого игрока бьёт близкие и далёкие карты и летающих
      Given these cards:
        | card | kind     |
        | B    | flyer    |
        | A    | artifact |
        | F    | flyer    |
      And the first player's B lies open on 1z1
      And K lies open on 1c1
      And C lies open on 2a1
      And D lies open on 2e3
      And A lies open on 2c2
      And the second player's E lies open on 1a3
      And the second player's F lies open on 2z1
      And the Opening Step of turn 3 begins
      When both players pass
      Then the first player may strike C with B
      And the first player may strike D with B
      And the first player may strike A with B
      And the first player may strike E with B
      And the first player may strike F with B
      And the first player may not strike K with B

    Example: the Second Player's flyer strikes near and far cards, and flying ones
      Летающее Второго игрока бьёт близкие и далёкие карты и летающих
      Given these cards:
        | card | kind  |
        | B    | flyer |
        | F    | flyer |
      And the second player's B lies open on 2z1
      And C lies open on 1a1
      And D lies open on 1e3
      And the first player's F lies open on 1z3
      And the Opening Step of turn 2 begins
      When both players pass
      Then the second player may strike C with B
      And the second player may strike D with B
      And the second player may strike F with B

    Example: a far card that a flyer strikes fights back
      Далёкая карта, которую бьёт летающее, сражается
      Given these cards:
        | card | kind     | life | strike |
        | B    | flyer    | 20   | 1-2-3  |
        | C    | creature | 20   | 4-5-6  |
      And the first player's B lies open on 1z1
      And C lies open on 2e3
      And the next dice show 3, 6
      And the Choice Subphase of turn 3 begins
      When the first player strikes C with B
      And both players pass
      Then C now has 0 wounds
      And B now has 4 wounds

    Example: the Second Player's flying target is defended by flyers only
      Летающую цель Второго игрока защищают только летающие
      Given these cards:
        | card | kind     | life |
        | B    | flyer    | 20   |
        | C    | flyer    | 20   |
        | F    | flyer    | 20   |
        | D    | creature | 20   |
      And the first player's B lies open on 1z1
      And the second player's C lies open on 2z1
      And the second player's F lies open on 2z2
      And D lies open on 2b1
      And the next dice show 6, 1
      And the Choice Subphase of turn 3 begins
      When the first player strikes C with B
      And both players pass
      Then the second player may name F as the defender
      And by this rule the second player may not name D as the defender

    Example: the First Player's flying target is defended by flyers only
      Летающую цель Первого игрока защищают только летающие
      Given these cards:
        | card | kind     | life |
        | B    | flyer    | 20   |
        | C    | flyer    | 20   |
        | F    | flyer    | 20   |
        | D    | creature | 20   |
      And the second player's B lies open on 2z1
      And the first player's C lies open on 1z1
      And the first player's F lies open on 1z2
      And D lies open on 1b1
      And the next dice show 6, 1
      And the Choice Subphase of turn 2 begins
      When the second player strikes C with B
      And both players pass
      Then the first player may name F as the defender
      And by this rule the first player may not name D as the defender

    Example: against the First Player's flyer neighbours of the target and flyers defend
      От летающего Первого игрока защищают соседи цели и летающие
      Given these cards:
        | card | kind     | life |
        | B    | flyer    | 20   |
        | C    | creature | 20   |
        | F    | flyer    | 20   |
      And the first player's B lies open on 1z1
      And C lies open on 2c1
      And D lies open on 2d2
      And E lies open on 2e1
      And the second player's F lies open on 2z1
      And the next dice show 6, 1
      And the Choice Subphase of turn 3 begins
      When the first player strikes C with B
      And both players pass
      Then the second player may name D as the defender
      And the second player may name F as the defender
      And by this rule the second player may not name E as the defender

    Example: against the Second Player's flyer neighbours of the target and flyers defend
      От летающего Второго игрока защищают соседи цели и летающие
      Given these cards:
        | card | kind     | life |
        | B    | flyer    | 20   |
        | C    | creature | 20   |
        | F    | flyer    | 20   |
      And the second player's B lies open on 2z1
      And C lies open on 1a3
      And D lies open on 1b2
      And E lies open on 1c3
      And the first player's F lies open on 1z1
      And the next dice show 6, 1
      And the Choice Subphase of turn 2 begins
      When the second player strikes C with B
      And both players pass
      Then the first player may name D as the defender
      And the first player may name F as the defender
      And by this rule the first player may not name E as the defender
