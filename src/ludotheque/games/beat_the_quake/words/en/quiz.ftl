# A quiz for before and after the game. The facts are those of docs/concepts/messages-beat-the-quake.md.

bq-quiz-shaking = You are indoors, and the ground begins to shake. What do you do?
bq-quiz-shaking-1 = Run outside as fast as you can.
bq-quiz-shaking-2 = Go to the window to see what is happening.
bq-quiz-shaking-3 = Get down, take cover under a sturdy table, and hold on to it.
bq-quiz-shaking-4 = Hold on to a tall cupboard.
bq-quiz-shaking-why = Most people are hurt by things that fall, or fall themselves while they run. Under a sturdy table your head is covered; hold on to it, because it moves.

bq-quiz-bed = You are in bed when the shaking begins. What is best?
bq-quiz-bed-1 = Stay there, face down, with the pillow over your head.
bq-quiz-bed-2 = Get up and put on the light.
bq-quiz-bed-3 = Run barefoot to the others.
bq-quiz-bed-4 = Sit up and look at the ceiling.
bq-quiz-bed-why = On the floor there may be broken glass, and walking is hard while everything shakes. The pillow covers your head and neck.

bq-quiz-furniture = What is best done with a tall bookshelf, long before any earthquake?
bq-quiz-furniture-1 = Put the heavy things on top.
bq-quiz-furniture-2 = Fasten it to the wall.
bq-quiz-furniture-3 = Put it beside the bed.
bq-quiz-furniture-4 = Put it near the door.
bq-quiz-furniture-why = What is fastened to the wall cannot fall on anybody. Heavy things belong at the bottom, and the bed and the way out stay free.

bq-quiz-dark = The shaking has stopped, and it is dark. What do you take to see?
bq-quiz-dark-1 = A candle.
bq-quiz-dark-2 = A match.
bq-quiz-dark-3 = A lighter.
bq-quiz-dark-4 = A torch.
bq-quiz-dark-why = After an earthquake gas may be leaking, and a flame could set it on fire. A torch makes no flame.

bq-quiz-out = After the shaking you have to leave a tall building. How?
bq-quiz-out-1 = In the lift, because it is faster.
bq-quiz-out-2 = By the stairs, with sturdy shoes on.
bq-quiz-out-3 = By the stairs, barefoot and without any noise.
bq-quiz-out-4 = Through a window.
bq-quiz-out-why = A lift can get stuck, and more shaking may follow. Shoes keep your feet safe from glass.

bq-quiz-water = How much water should be kept at home for an emergency?
bq-quiz-water-1 = None: water always comes from the tap.
bq-quiz-water-2 = One bottle for the whole family.
bq-quiz-water-3 = About 4 litres for each person and day, for at least three days.
bq-quiz-water-4 = A glass for each person.
bq-quiz-water-why = Pipes may break, and help may take three days. 4 litres a day are enough to drink and to wash a little.
