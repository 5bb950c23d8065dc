/** The card that is pointed at, to be read beside the board; it covers nothing that is being resolved. */

import { cardNamed, heroNamed } from '../look/known.ts';
import { ReadingFace } from '../look/ReadingFace.tsx';
import { isPhone } from './layout.ts';
import { useGame } from './playing.ts';
import './reading.css';

export function Reading() {
  const game = useGame();
  const read = game.read.value;
  if (!read || isPhone()) return null;
  const hero = heroNamed(game.latest.value!.view.seats[read.seat].hero);
  const card = cardNamed(hero, read.card);
  return card ? (
    <div class="reading" aria-hidden="true" data-over data-part="reading">
      <ReadingFace hero={hero} card={card} />
    </div>
  ) : null;
}
