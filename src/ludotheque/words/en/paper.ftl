# Games on paper: what the command says, and what stands on the sheets of every game.

paper-unknown = there is no paper { $paper }; choose from { $known }
paper-letter = { $letter } cannot be printed: no font for its script ({ $script }) comes with Ludotheque
paper-not-installed = Typst is not installed: install the extra “print” (pip install '.[print]' in the folder of Ludotheque)
paper-is-there = { $file } is already there: name another file with --output
paper-made = { $file } is ready: print it at 100 %, on both sides, turned over the long edge.
paper-notice = { $game }, printed by Ludotheque.
paper-making = Make the game
paper-making-lead = An hour with scissors, and you can play at a table.
paper-print-title = Print
paper-print-list =
    Choose *100 %* or “actual size”, never “fit to page”: then fronts and backs lie on each other.
    Choose *both sides, turned over the long edge*. If your printer cannot, print the odd pages, put the stack in again, and print the even ones on its back.
    Take stiff paper for what is cut out, about 160 to 250 g. Ordinary paper does for the rest.
paper-cut-title = Cut
paper-cut-list =
    Cut from mark to mark, right through the page: first the strips, then the pieces of each strip.
    Lines are on the fronts alone. Backs have a rim, so that a millimetre more or less does no harm.
paper-box-title = What is in it
paper-empty = stays empty
