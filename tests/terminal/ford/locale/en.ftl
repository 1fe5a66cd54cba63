game-about = Boats on a haunted river.
ask-row = Row on, or point at somebody.
waiting-row =
    { $seat-is ->
        [me] You row.
       *[other] { $seat } rows.
    }
choice-row = Row: { $things }
choice-point = Point at { $things }
verb-row = Row
verb-point = Point
rowed =
    { $who-is ->
        [me] You are at { $to }.
       *[other] { $who } is at { $to }.
    }
refused-self = Nobody points at themselves.
ended-dusk = Dusk falls.
score = score
moves = moves
islands = Islands
field = The field
boat = boat
