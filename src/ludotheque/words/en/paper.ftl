# Games on paper.

paper-unknown = there is no paper { $paper }; choose from { $known }
paper-not-installed = Typst is not installed: install the extra “print” (pip install '.[print]' in the folder of Ludotheque)
paper-is-there = { $file } is already there: name another file with --output
paper-made = { $file } is ready: print it at 100 %, on both sides, turned over the long edge.
paper-notice = { $game }, printed by Ludotheque.
