### The rules of the games as a page. The rules themselves are the messages rule-… of each game.
### For translators: see the top of common.ftl. Examples stand under small drawings of cards.

rules-title = Rules: { $game }
rules-choose = Rules of another game
rules-contents = On this page
rules-play = Play now

## Headings

rules-goal = What it is about
rules-cards = Cards and start
rules-start = Who begins
rules-turn = A turn
rules-helping = Helping and drawing
rules-actions = Action cards
rules-out-of-turn = Out of turn
rules-attention = Pay attention
rules-points = End of a round and points
rules-talk = Talk and signals
rules-last = At the very end
rules-others = More rules
rules-choices = What you can agree on
rules-all-games = In every game
rules-tables = At a table with others
# $rule is the rule's id, such as G4; read aloud for the link to it.
rules-link = Rule { $rule }
# The same in a word, where the sentence before says what it is about.
rules-link-short = Rule

## Examples

rules-fits = allowed
rules-fits-not = not allowed

## Cards

# Opens the whole rule under the short one.
rules-full = In full
rules-short-choices = Some rules are up to you: choose before the first card.
rules-short-all-games = Only on your turn, only your own cards. Being too late costs nothing.
rules-short-tables = A bot plays for anyone who leaves, and the host looks after the table.
rules-why = Why?
rules-print = Print
rules-example = A turn, step by step
