"""What each game looks like, in SVG: one file each, with `draw(view, names)`.

A picture shows what a view holds and no more. All are of one size, whatever lies on the table, so that they
can follow each other in a film.
"""
