# The classroom: how children join, and the teacher's page.

## For children

web-join = Join the class
web-join-code = The code
web-join-code-about = It is on the wall.
web-join-name = Your name
web-join-name-about = A first name or a nickname. The class sees it.
web-join-do = Join
web-join-hello = Hello, { $name }!
web-join-wait = Wait for your teacher. Your game opens by itself.
web-join-wait-about = Leave this page open. If your screen goes dark, or you load the page again, you keep your place.
web-join-other = I am not { $name }
web-join-over = The lesson is over
web-join-over-about = Thank you for playing!
web-join-over-table = Look at your last table
web-join-teacher = You are the teacher here
web-join-teacher-about = To try it as a child, open this address in a private window, or on a phone.
web-class-held = Your teacher has paused all games. Look up!

## The teacher's page

web-class = The class
web-class-title = The class plays { $game }
web-class-none = This is not a classroom
web-class-none-about = “ludotheque serve --classroom” opens one.
web-class-for-teacher = This page is for the teacher.
web-class-for-teacher-about = Its address is in the terminal in which the classroom was started.
web-class-to = To the class
web-class-lost = The house is not answering. What you see may be out of date until it is back.

web-class-join = How to join
web-class-scan = Scan this, or open
web-class-type = and type the code
web-class-qr = QR code to join the class

web-class-joined = { $count } of { $most } have joined
web-class-empty = Nobody yet. Children who join appear here.
web-class-names-about = The cross takes a name off the list. Anyone taken off can join again.
web-class-dismiss = Take { $name } off the list

web-class-groups = Groups
web-class-size = Children at each table
web-class-tables-of = { $count ->
    [one] { $count } table of { $children }
   *[other] { $count } tables of { $children }
  }
web-class-with-bot = { $count ->
    [one] { $count } child with a bot
   *[other] { $count } children with a bot each
  }
web-class-options = Game options
web-class-nobody = Nobody has joined yet.
web-class-begin = Make groups and begin
web-class-phrases = Allow quick phrases
web-class-phrases-about = “Well played.”, “Your turn.” and so on. Nobody can write anything else.
web-class-hints = Allow hints
web-class-hints-about = Children may ask for the best moves. The list of moves says that they did.

web-class-pause = Pause all
web-class-go-on = Go on
web-class-paused = All games are paused.
web-class-regroup = New groups
web-class-end = End the lesson
web-class-debrief = Class debrief
web-class-late = { $count ->
    [one] { $count } child is waiting:
   *[other] { $count } children are waiting:
  }
web-class-begin-late = Begin a game for them
web-class-tables = Tables
web-class-table = Table { $number }
web-class-turn = to play
web-class-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
web-class-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
  }
web-class-watch = Watch
web-class-watch-table = Watch table { $number }
web-class-broken-off = not played to the end
web-class-ended-table = Table { $number } has finished.

web-class-regroup-sure = New groups for everybody?
web-class-regroup-about = All games end, even those that are not over. Then everybody who is here is put into a new group and begins again.
web-class-regroup-do = Make new groups
web-class-end-sure = End the lesson?
web-class-end-about = All games end, even those that are not over, and nobody else can join. The class debrief stays.
web-class-end-do = End the lesson
web-class-dismiss-sure = Take { $name } off the list?
web-class-dismiss-about = A bot may then play on at that table, if the others want it to. The child can join again, and then waits for a new group.
web-class-dismiss-do = Take off the list
web-class-forget-sure = Delete this lesson?
web-class-forget-about = All names, games and results of this lesson are deleted for good. The debrief goes too, so print it first.
web-class-forget-do = Delete everything
web-class-not-now = Not now

web-class-over = The lesson is over
web-class-over-about = { $games ->
    [0] No game was played.
    [one] { $games } game was played. Talk about it with the help of the debrief.
   *[other] { $games } games were played. Talk about them with the help of the debrief.
  } A new lesson has a new code.
web-class-new = New lesson
web-class-forget = Delete names and games

## The debrief of the class

web-class-no-games = No game of this class has ended yet.
web-class-survived = { $survived ->
    [0] No table survived this time
   *[other] The table survived in { $survived } of { $counted ->
        [one] { $counted } game
       *[other] { $counted } games
      }
  }
web-class-saved = What saved you
web-class-saved-about = Cards that prevented damage, and in how many games.
web-class-hurt = What hurt you
web-class-hurt-about = Cards that did damage, and in how many games.
web-class-no-card = None.
web-class-in-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
  }
web-class-messages = What to remember
web-class-questions = To talk about
web-class-games = All games
web-class-table-of-round = Round { $round }, table { $number }
web-class-table-head = Table
web-class-players = Who played
web-class-result = How it ended
web-class-more = More
web-class-not-survived = The table did not survive
web-class-one-debrief = Debrief
web-class-stood-in = { $name } (a bot)
web-class-tie-alone = The tie was broken: more quakes met alone.
web-class-tie-unused = The tie was broken: more common objects left.
web-class-tie-shared = A tie in everything.
