/** The card that is pointed at, to be read beside the board; it covers nothing that is being resolved. On a phone it lies over the board until it is put away. */

import { cardNamed, heroNamed } from '../look/known.ts';
import { ReadingFace } from '../look/ReadingFace.tsx';
import { texts } from '../texts/texts.ts';
import { isPhone } from './layout.ts';
import { useGame } from './playing.ts';
import './reading.css';

export function Reading() {
  const game = useGame();
  const read = game.read.value;
  // What a finger has lifted is read in the prompt.
  if (!read || (isPhone() && game.lifted.value !== null)) return null;
  const hero = heroNamed(game.latest.value!.view.seats[read.seat].hero);
  const card = cardNamed(hero, read.card);
  if (!card) return null;
  if (isPhone())
    return (
      <div class="reading-sheet" data-over data-scrolls data-part="reading" onClick={() => (game.read.value = null)}>
        <ReadingFace hero={hero} card={card} />
        <button type="button" class="button">
          {texts().play.close}
        </button>
      </div>
    );
  return (
    <div class="reading" aria-hidden="true" data-over data-part="reading">
      <div>
        <ReadingFace hero={hero} card={card} />
      </div>
    </div>
  );
}
