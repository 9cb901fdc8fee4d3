# What stands on the printed sheets.

bq-paper-notice = Beat the Quake: by Gergely Szakács with Shiba Subedi and György Hetényi, for Seismology at School in Nepal (seismoschoolnp.org). Free; not to be sold, and for no commercial use. Cards and words of this edition are Ludotheque’s.

## Cards

bq-paper-cards = Cards
bq-paper-card = { $name }: VP { $vp }, VD { $vd }
bq-paper-back = Back of a card
bq-paper-quake-0 = Yellow quake
bq-paper-quake-1 = Orange quake
bq-paper-quake-2 = Red quake
bq-paper-quake-now = The damage is the sum of the red numbers in your hand. Meet it now!
bq-paper-quake-more-0 = Strong rules: nothing more.
bq-paper-quake-more-1 = Strong rules: damage + 1. Everybody discards one card that lies face up before them.
bq-paper-quake-more-2 = Strong rules: damage + 2. Everybody discards one card of their hand.
