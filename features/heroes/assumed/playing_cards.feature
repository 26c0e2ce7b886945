Feature: Card Playing Phase, where the text is silent
  Фаза розыгрыша карт: там, где текст молчит

  What a card costs, how it is paid for and what becomes of it. These Rules are assumptions, reported beside the
  rulebook.

  @A-heroes-costs
  Rule: Changes of a cost apply in this order: increase, multiply, decrease, divide, set; it is never below 0
    Стоимость меняют в таком порядке: увеличить, умножить, уменьшить, разделить, установить; она не ниже 0

    berserk-heroes A-heroes-costs

    Example: increasing comes before multiplying
      Увеличивают раньше, чем умножают
      Given these cards:
        | card | kind     | cost | abilities                       |
        | S    | support  | 1    | your cards cost 2 times as much |
        | U    | support  | 1    | your cards cost 1 more          |
        | A    | creature | 2    |                                 |
      And the first player has S, U in play
      And the first player has A in hand
      And the first player has 9 coins
      And the Choice Phase of turn 3 begins
      When the first player plays A
      Then that is accepted
      And the first player now has 9 coins, 6 of them closed

    Example: increasing comes before dividing
      Увеличивают раньше, чем делят
      Given these cards:
        | card | kind     | cost | abilities                    |
        | S    | support  | 1    | your cards cost 2 times less |
        | U    | support  | 1    | your cards cost 1 more       |
        | A    | creature | 3    |                              |
      And the second player has S, U in play
      And the second player has A in hand
      And the second player has 9 coins
      And the Choice Phase of turn 4 begins
      When the second player plays A
      Then that is accepted
      And the second player now has 9 coins, 2 of them closed

    Example: increasing comes before setting
      Увеличивают раньше, чем устанавливают
      Given these cards:
        | card | kind     | cost | abilities              |
        | S    | support  | 1    | your cards cost 3      |
        | U    | support  | 1    | your cards cost 1 more |
        | A    | creature | 1    |                        |
      And the first player has S, U in play
      And the first player has A in hand
      And the first player has 9 coins
      And the Choice Phase of turn 3 begins
      When the first player plays A
      Then that is accepted
      And the first player now has 9 coins, 3 of them closed

    Example: multiplying comes before decreasing
      Умножают раньше, чем уменьшают
      Given these cards:
        | card | kind     | cost | abilities                       |
        | S    | support  | 1    | your cards cost 1 less          |
        | U    | support  | 1    | your cards cost 2 times as much |
        | A    | creature | 3    |                                 |
      And the second player has S, U in play
      And the second player has A in hand
      And the second player has 9 coins
      And the Choice Phase of turn 4 begins
      When the second player plays A
      Then that is accepted
      And the second player now has 9 coins, 5 of them closed

    Example: multiplying comes before dividing
      Умножают раньше, чем делят
      Given these cards:
        | card | kind     | cost | abilities                       |
        | S    | support  | 1    | your cards cost 2 times less    |
        | U    | support  | 1    | your cards cost 4 times as much |
        | A    | creature | 1    |                                 |
      And the first player has S, U in play
      And the first player has A in hand
      And the first player has 9 coins
      And the Choice Phase of turn 3 begins
      When the first player plays A
      Then that is accepted
      And the first player now has 9 coins, 2 of them closed

    Example: multiplying comes before setting
      Умножают раньше, чем устанавливают
      Given these cards:
        | card | kind     | cost | abilities                       |
        | S    | support  | 1    | your cards cost 3               |
        | U    | support  | 1    | your cards cost 2 times as much |
        | A    | creature | 1    |                                 |
      And the second player has S, U in play
      And the second player has A in hand
      And the second player has 9 coins
      And the Choice Phase of turn 4 begins
      When the second player plays A
      Then that is accepted
      And the second player now has 9 coins, 3 of them closed

    Example: decreasing comes before dividing
      Уменьшают раньше, чем делят
      Given these cards:
        | card | kind     | cost | abilities                    |
        | S    | support  | 1    | your cards cost 2 times less |
        | U    | support  | 1    | your cards cost 2 less       |
        | A    | creature | 6    |                              |
      And the first player has S, U in play
      And the first player has A in hand
      And the first player has 9 coins
      And the Choice Phase of turn 3 begins
      When the first player plays A
      Then that is accepted
      And the first player now has 9 coins, 2 of them closed

    Example: decreasing comes before setting
      Уменьшают раньше, чем устанавливают
      Given these cards:
        | card | kind     | cost | abilities              |
        | S    | support  | 1    | your cards cost 3      |
        | U    | support  | 1    | your cards cost 2 less |
        | A    | creature | 5    |                        |
      And the second player has S, U in play
      And the second player has A in hand
      And the second player has 9 coins
      And the Choice Phase of turn 4 begins
      When the second player plays A
      Then that is accepted
      And the second player now has 9 coins, 3 of them closed

    Example: dividing comes before setting
      Делят раньше, чем устанавливают
      Given these cards:
        | card | kind     | cost | abilities                    |
        | S    | support  | 1    | your cards cost 4            |
        | U    | support  | 1    | your cards cost 2 times less |
        | A    | creature | 7    |                              |
      And the first player has S, U in play
      And the first player has A in hand
      And the first player has 9 coins
      And the Choice Phase of turn 3 begins
      When the first player plays A
      Then that is accepted
      And the first player now has 9 coins, 4 of them closed

    Example: all five together
      Все пять вместе
      Given these cards:
        | card | kind     | cost | abilities                                               |
        | S    | support  | 1    | your cards cost 2 times less; your cards cost 2 less    |
        | U    | support  | 1    | your cards cost 3 times as much; your cards cost 1 more |
        | A    | creature | 1    |                                                         |
        | B    | creature | 1    |                                                         |
        | E    | creature | 1    | when played: give one of your cards (your cards cost 5) |
      And the first player has S, U in play
      And the first player has A, E, B in hand
      And the first player has 9 coins
      And the Choice Phase of turn 3 begins
      When the first player plays A
      Then that is accepted
      And the first player now has 9 coins, 2 of them closed
      When the first player plays E
      And the first player chooses S
      Then that is accepted
      And the first player now has 9 coins, 4 of them closed
      When the first player plays B
      Then that is accepted
      And the first player now has 9 coins, 9 of them closed

    Example: what changes "your cards" or "the cards of the enemy" changes no others
      То, что меняет «свои карты» или «карты противника», других не меняет
      Given these cards:
        | card | kind     | cost | abilities                          |
        | S    | support  | 1    | your cards cost 1 less             |
        | U    | support  | 1    | the cards of the enemy cost 3 more |
        | A    | creature | 4    |                                    |
        | B    | creature | 4    |                                    |
      And the first player has S, U in play
      And the first player has A in hand
      And the second player has B in hand
      And the first player has 9 coins
      And the second player has 9 coins
      And the Choice Phase of turn 3 begins
      When the first player plays A
      Then that is accepted
      And the first player now has 9 coins, 3 of them closed
      When the first player passes the turn
      And the second player plays B
      Then that is accepted
      And the second player now has 10 coins, 7 of them closed

    Example: a cost does not sink below 0
      Ниже нуля стоимость не опускается
      Given these cards:
        | card | kind     | cost | abilities              |
        | S    | support  | 1    | your cards cost 3 less |
        | A    | creature | 1    |                        |
      And the first player has S in play
      And the first player has A in hand
      And the first player has 4 coins, 3 of them closed
      And the Choice Phase of turn 3 begins
      When the first player plays A
      Then that is accepted
      And the first player now has 4 coins, 3 of them closed

    Example: a card that costs nothing is played without coins
      Карту, которая ничего не стоит, играют без монет
      Given these cards:
        | card | kind     | cost | abilities              |
        | S    | support  | 1    | your cards cost 2 less |
        | C    | creature | 2    |                        |
      And the second player has S in play
      And the second player has C in hand
      And the second player has 0 coins
      And the Choice Phase of turn 4 begins
      When the second player plays C
      Then that is accepted
      And C is in play

  @A-heroes-cost-numbers
  Rule: Half a cost is rounded up; of several costs that are set the lowest counts
    Половина стоимости округляется вверх; из нескольких установленных берётся наименьшая

    berserk-heroes A-heroes-cost-numbers

    Example: half of five is three
      Половина от пяти – три
      Given these cards:
        | card | kind     | cost | abilities                    |
        | S    | support  | 1    | your cards cost 2 times less |
        | A    | creature | 5    |                              |
      And the first player has S in play
      And the first player has A in hand
      And the first player has 9 coins
      And the Choice Phase of turn 3 begins
      When the first player plays A
      Then that is accepted
      And the first player now has 9 coins, 3 of them closed

    Example: half of one is one
      Половина от одной – одна
      Given these cards:
        | card | kind     | cost | abilities                   |
        | S    | support  | 1    | all cards cost 2 times less |
        | C    | creature | 1    |                             |
      And the first player has S in play
      And the second player has C in hand
      And the second player has 0 coins
      And the Choice Phase of turn 4 begins
      When the second player plays C
      Then that is refused

    Example: the lower of two costs that are set counts, wherever it stands
      Из двух установленных стоимостей берётся меньшая, где бы она ни стояла
      Given these cards:
        | card | kind     | cost | abilities         |
        | S    | support  | 1    | your cards cost 2 |
        | U    | support  | 1    | your cards cost 4 |
        | A    | creature | 7    |                   |
      And the first player has S, U in play
      And the first player has A in hand
      And the first player has 9 coins
      And the Choice Phase of turn 3 begins
      When the first player plays A
      Then that is accepted
      And the first player now has 9 coins, 2 of them closed

    Example: the lower counts for the Second Player as well
      Меньшая берётся и у Второго игрока
      Given these cards:
        | card | kind     | cost | abilities                     |
        | S    | support  | 1    | the cards of the enemy cost 5 |
        | U    | support  | 1    | your cards cost 3             |
        | C    | creature | 1    |                               |
      And the first player has S in play
      And the second player has U in play
      And the second player has C in hand
      And the second player has 9 coins
      And the Choice Phase of turn 4 begins
      When the second player plays C
      Then that is accepted
      And the second player now has 9 coins, 3 of them closed

  @A-heroes-one-support-per-class
  Rule: A player has at most one support card of each class
    Карта поддержки каждого класса у игрока не больше чем одна

    berserk-heroes A-heroes-one-support-per-class

    Example: a second weapon is not played
      Второе оружие не разыгрывается
      Given these cards:
        | card | kind    | class  |
        | S    | support | weapon |
        | U    | support | weapon |
        | V    | support | armour |
      And the first player has S, U, V in hand
      And the first player has 9 coins
      And the Choice Phase of turn 3 begins
      When the first player plays S
      Then that is accepted
      And by this rule the first player may not play U
      And the first player may play V

    Example: the Second Player does not play a second armour either
      Второй игрок вторую броню тоже не разыгрывает
      Given these cards:
        | card | kind    | class  |
        | S    | support | armour |
        | U    | support | armour |
      And the second player has S in play
      And the second player has U in hand
      And the second player has 9 coins
      And the Choice Phase of turn 4 begins
      When the second player plays U
      Then that is refused by this rule

    Example: a card of another class is played
      Карта другого класса разыгрывается
      Given these cards:
        | card | kind    | class  |
        | S    | support | weapon |
        | V    | support | armour |
      And the first player has S in play
      And the first player has V in hand
      And the first player has 9 coins
      And the Choice Phase of turn 3 begins
      When the first player plays V
      Then that is accepted
      And V is in play

    Example: the opponent's card of the class is no hindrance
      Карта того же класса у противника не мешает
      Given these cards:
        | card | kind    | class  |
        | S    | support | weapon |
        | U    | support | weapon |
      And the first player has S in play
      And the second player has U in hand
      And the second player has 9 coins
      And the Choice Phase of turn 4 begins
      When the second player plays U
      Then that is accepted
      And U is in play

    Example: of support cards without a class a player has several
      Карт поддержки без класса у игрока бывает несколько
      Given these cards:
        | card | kind    |
        | S    | support |
        | U    | support |
      And the first player has S, U in hand
      And the first player has 9 coins
      And the Choice Phase of turn 3 begins
      When the first player plays S
      And the first player plays U
      Then that is accepted
      And U is in play

  @A-heroes-playing
  Rule: A card is paid for with open coins and put where it belongs; its abilities are executed; then Choice again
    За карту платят открытыми монетами, её кладут куда следует, её способности выполняют; затем снова выбор

    berserk-heroes A-heroes-playing

    Example: as many open coins close as the card costs
      Закрывается столько открытых монет, сколько стоит карта
      Given these cards:
        | card | cost |
        | A    | 3    |
      And the first player has A in hand
      And the first player has 5 coins, 1 of them closed
      And the Choice Phase of turn 3 begins
      When the first player plays A
      Then that is accepted
      And the first player now has 5 coins, 4 of them closed

    Example: closed coins pay for nothing
      Закрытые монеты ни за что не платят
      Given these cards:
        | card | cost |
        | C    | 3    |
        | D    | 2    |
      And the second player has C, D in hand
      And the second player has 5 coins, 3 of them closed
      And the Choice Phase of turn 4 begins
      When the second player plays C
      Then that is refused by this rule
      And the second player may play D

    Example: a creature comes into play open
      Существо входит в игру открытым
      Given the first player has A in hand
      And the first player has 1 coin
      And the Choice Phase of turn 3 begins
      When the first player plays A
      Then that is accepted
      And A is in play
      And A is open
      And the first player does not have A in hand

    Example: a support card comes into play open
      Карта поддержки входит в игру открытой
      Given these cards:
        | card | kind    |
        | S    | support |
      And the second player has S in hand
      And the second player has 1 coin
      And the Choice Phase of turn 4 begins
      When the second player plays S
      Then that is accepted
      And S is in play
      And S is open

    Example: a card comes into play hidden where it says so
      Карта входит в игру скрытой, если на ней так сказано
      Given these cards:
        | card | abilities              |
        | A    | comes into play hidden |
      And the first player has A in hand
      And the first player has 1 coin
      And the Choice Phase of turn 3 begins
      When the first player plays A
      Then that is accepted
      And A is hidden

    Example: an event goes to the graveyard and is executed
      Событие уходит на кладбище и выполняется
      Given these cards:
        | card | kind     | life | abilities                                  |
        | E    | event    |      | when played: 1 wounds to an enemy creature |
        | B    | creature | 3    |                                            |
      And the first player has E in hand
      And the first player has 1 coin
      And the second player has B in play
      And the Choice Phase of turn 3 begins
      When the first player plays E
      And the first player chooses B
      Then that is accepted
      And E is in the first player's graveyard
      And B now has 1 wound

    Example: what triggers when a card is played enters the Queue
      Сработавшее при розыгрыше заносится в Очередь
      Given these cards:
        | card | abilities                                                                                              |
        | C    | when played: put a counter on it; when played: put 2 counters on it; when played: put 4 counters on it |
      And the second player has C in hand
      And the second player has 1 coin
      And the Choice Phase of turn 4 begins
      When the second player plays C
      Then the second player is asked which ability comes next
      When the second player puts the ability of C into the Queue next
      Then that is accepted
      And in the Queue, from the first, are those of C
      And C now has 0 counters

    Example: it triggers by the card's own playing only
      Оно срабатывает только от розыгрыша самой карты
      Given these cards:
        | card | abilities                        |
        | A    | when played: put a counter on it |
        | D    | when played: put a counter on it |
      And the first player has A in hand
      And the first player has 1 coin
      And the first player has D in play
      And the Choice Phase of turn 3 begins
      When the first player plays A
      Then that is accepted
      And A now has 1 counter
      And D now has 0 counters

    Example: when the Queue is empty the player chooses again
      Когда Очередь пуста, игрок снова выбирает
      Given the second player has C in hand
      And the second player has 1 coin
      And the Choice Phase of turn 4 begins
      When the second player plays C
      Then that is accepted
      And it is the Choice Phase of turn 4
      And the second player is asked what to do in the Choice Phase

    Example: while an ability of the card waits the phase goes on
      Пока способность карты ждёт, фаза продолжается
      Given these cards:
        | card | abilities                                 |
        | A    | when played, you may: put a counter on it |
      And the first player has A, D in hand
      And the first player has 2 coins
      And the Choice Phase of turn 3 begins
      When the first player plays A
      Then that is accepted
      And it is the Card Playing Phase of turn 3
      And the first player may not play D
      When the first player declines
      Then it is the Choice Phase of turn 3
      And the first player may play D

    Example: a player has at most 15 creatures
      Существ у игрока не больше пятнадцати
      Given the first player has B, C, D, E, F, G, I, J, K, L, M, N, O, P in play
      And the first player has A, Q in hand
      And the first player has 2 coins
      And the Choice Phase of turn 3 begins
      When the first player plays A
      Then that is accepted
      And A is in play
      And by this rule the first player may not play Q

    Example: a player has at most 5 support cards
      Карт поддержки у игрока не больше пяти
      Given these cards:
        | card | kind    |
        | R    | support |
        | S    | support |
        | T    | support |
        | U    | support |
        | V    | support |
        | W    | support |
      And the second player has R, S, T, U in play
      And the second player has V, W in hand
      And the second player has 2 coins
      And the Choice Phase of turn 4 begins
      When the second player plays V
      Then that is accepted
      And V is in play
      And by this rule the second player may not play W
