# What stands on the printed sheets. In a message of several lines each is an item of a list; what stands between
# asterisks is strong. The notice is what RULES.md says.

s4-paper-notice = The game was published in 1969, by Parker Brothers in English and Dutch and by Miro Company in French. The sheet followed here is a later French adaptation that goes back to the English and Dutch rules. Board, map and cut are ours.

## How it is made

s4-paper-box =
    The board, on { $pages } pages: cut along the marks and tape the parts together on the back
    Two puzzles of { $pieces } pieces, on { $pages } pages each: cut along the curved lines
    For each side { $flags } flags, 3 paratroopers, 3 tanks and 2 bridges
    The rules and a score sheet
s4-paper-box-more = These pages have no backs: print them on one side alone, or glue the puzzles on cardboard before you cut. Each side keeps its pieces in a bag of its own.
s4-paper-board = Board
s4-paper-board-told = The board, { $of }
s4-paper-puzzle = { $side ->
    [0] Green puzzle
   *[other] Orange puzzle
  }
s4-paper-puzzle-told = { $side ->
    [0] The green puzzle, { $of }
   *[other] The orange puzzle, { $of }
  }
s4-paper-tokens = Flags, paratroopers, tanks, bridges
s4-paper-token-flag = { $side ->
    [0] A green flag
   *[other] An orange flag
  }
s4-paper-token-paratroop = { $side ->
    [0] A green paratrooper
   *[other] An orange paratrooper
  }
s4-paper-token-tank = { $side ->
    [0] A green tank
   *[other] An orange tank
  }
s4-paper-token-bridge = { $side ->
    [0] A green bridge
   *[other] An orange bridge
  }

## The score sheet

s4-paper-score = Score sheet
s4-paper-score-lead = The side whose flag stands there gets the points.
s4-paper-objective = Objective
s4-paper-side = { $side ->
    [0] Green
   *[other] Orange
  }
s4-paper-score-rows =
    Zones under own pieces alone: 50 each
    Bridges: 100 each
    Together

## The rules

s4-paper-rules = The rules
s4-paper-rules-lead = Two sides, two puzzles, one map, and both sides lay at the same time. Cover what is worth having before the others do. For two players, or two teams of up to four.
s4-paper-ready-title = Before you begin
s4-paper-ready-list =
    Put the board between you. Green sits at row 1, orange at the other end.
    Each side takes its puzzle, its flags, paratroopers, tanks and bridges: green’s are round, orange’s are diamonds.
    Mix the pieces face down. Nobody looks at them or sorts them before the game starts.
    Somebody calls “Go!” Both turn their pieces over and begin.
s4-paper-lay-title = Laying pieces
s4-paper-lay-list =
    Your *first* piece goes on your base line, the row in front of you. Every other piece goes next to one of your own.
    Every piece fits in one place alone. If it does not fit, take it back.
    Each place takes one piece: *whoever lays first has it*.
s4-paper-flag-title = Flags
s4-paper-flag-list =
    Objectives have a number and a dashed line around them. If your pieces cover *all* of one, plant your flag on it: it counts for you.
    If you forget it for three seconds, the other side may plant theirs.
    If pieces of both sides lie there, it is nobody’s.
s4-paper-paratroop-title = Paratroopers
s4-paper-paratroop-list =
    When your pieces cover your own paratroop base, you have { $count } paratroopers.
    Drop one whenever you like on a piece of the other side that carries neither paratrooper nor tank. From now on you may lay pieces next to it too.
    A paratrooper that has landed stays there.
s4-paper-tank-title = Tanks
s4-paper-tank-list =
    When your pieces cover your own tank base, you have { $count } tanks.
    Set one whenever you like on a piece of yours that carries nothing. Your pieces must lead there from your base line, and from your tank base; over the river the way from the tank base needs a bridge of yours.
    The empty places next to a tank are *closed* to the other side, unless it has a tank of its own next to the same place.
    A tank that is set stays there.
s4-paper-bridge-title = Bridges
s4-paper-bridge-list =
    Where your pieces lie on both banks of a bridge site, you may build one of your { $count } bridges.
s4-paper-end-title = The end
s4-paper-end = The game is over when the whole board is covered, and nobody has planted or built anything for ten seconds. Then count:
s4-paper-end-list =
    the number of each objective with your flag;
    100 for each of your bridges;
    50 for each square zone that lies under your pieces alone.
s4-paper-tie = The most points win. In a tie, both sides win.
s4-paper-fair-title = Fair play
s4-paper-fair = One hand, one piece: take the next when this one lies. If somebody is much faster, let them count to three after each piece.
