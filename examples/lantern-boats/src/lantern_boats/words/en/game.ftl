### Lantern Boats. Everybody hangs lanterns on the same three boats.
### For translators: see the top of Stosy's common.ftl. $pile is a boat, $card a lantern's number.

game-name = Lantern Boats
game-idea = Hang lanterns on boats that all of you share: a full boat follows its second brightest light, and whoever hung that one scores.

## Boats

pile-left = the left boat
    .onto = on the left boat
    .from = from the left boat
pile-middle = the middle boat
    .onto = on the middle boat
    .from = from the middle boat
pile-right = the right boat
    .onto = on the right boat
    .from = from the right boat

## What stands on the table

generic-key-sizes = Lanterns
generic-key-draw = Ashore
generic-key-discards = Sailed
generic-key-passes = Passes left

## What happens

event-dealt = { $first-is ->
        [you] The lanterns are dealt, and you begin.
       *[other] The lanterns are dealt, and { $first } begins.
    }{ part-hand }
event-laid = { $seat-is ->
        [you] You hang lantern { $card } { $pile-onto }.
       *[other] { $seat } hangs lantern { $card } { $pile-onto }.
    }
event-passed = { $seat-is ->
        [you] You pass.
       *[other] { $seat } passes.
    }
# $seat scores $points: the second brightest lantern, $light, is theirs.
event-sailed = { $pile-is ->
        [left] The left boat
        [middle] The middle boat
       *[right] The right boat
    } sails after lantern { $light }: { $seat-is ->
        [you] you score
       *[other] { $seat } scores
    } { $points ->
        [0] nothing
        [one] { $points } point
       *[other] { $points } points
    }.
event-blinded = { $seat-is ->
        [you] Yours was the brightest: you lose a point.
       *[other] { $seat } had the brightest and loses a point.
    }

## Actions, as choices in a menu

action-lay = hang { $card } { $pile-onto }
action-pass = pass (once a game)

## Options

option-boat = Lanterns on a boat
option-boat-3 = three
    .about = boats sail soon, and there are many of them
option-boat-4 = four
    .about = time enough to spoil somebody’s plan
option-boat-5 = five
    .about = boats fill slowly, for those who like to calculate
option-glare = The brightest lantern
option-glare-harmless = is harmless
    .about = whoever hung it scores nothing, and that is all
option-glare-costs-a-point = costs a point
    .about = whoever hung the brightest lantern of a boat loses a point when it sails

## How it ends

result-all-hung = { $winners-is ->
        [you] The last lantern hangs: you win!
        [among] The last lantern hangs, and the victory is shared: { $winners }.
       *[other] { $winners-count ->
            [one] The last lantern hangs: { $winners } wins.
           *[other] The last lantern hangs, and the victory is shared: { $winners }.
        }
    } Points: { $scores }.
result-resigned = A player resigns. { part-leads } Points: { $scores }.
result-timeout = Time is up. { part-leads } Points: { $scores }.
part-leads = { $winners-is ->
        [you] You win!
        [among] The victory is shared: { $winners }.
       *[other] { $winners-count ->
            [one] { $winners } wins.
           *[other] The victory is shared: { $winners }.
        }
    }

## Refusals

refusal-passed-already = You have passed once in this game, and once is all there is.

## Rules, explained to players

rule-LB1 = There are forty lanterns, numbered 1 to 40: the higher the number, the brighter the light. Each of you gets seven. The rest stay ashore, and nobody looks at them.
rule-LB2 = Three empty boats lie at the pier. Who begins is drawn by lot, unless you agree on it when you set up the table; play goes clockwise.
rule-LB3 = On your turn, hang one lantern from your hand on any of the three boats.
rule-LB4 = Once a game you may pass instead, and wait for the others to commit themselves.
rule-LB5 = With its fourth lantern a boat is full and sails at once, and an empty boat takes its place. You may agree on boats for three or for five.
rule-LB6 = The brightest lantern of a full boat blinds its crew, so the boat follows the second brightest. Whoever hung that one scores a point for each lantern on the boat that somebody else hung.
rule-LB7 = You may agree that glare has its price: whoever hung the brightest lantern loses a point when the boat sails, be it their last one.
rule-LB8 = Without lanterns you are passed over. When nobody has any, the game is over; boats that are not full stay at the pier and score nothing.
rule-LB9 = The most points win. With equally many you share the victory.
rule-LB10 = Open to all: the lanterns on the boats and who hung them, those that have sailed, all points, and how many lanterns and passes each of you has. Secret: the hands, and what stays ashore.
