/** Cards of a pile or of another hand, one of which is chosen: their faces, or tiles where these would not all be seen. */
import type { Choice } from '@peerless/engine';
import { HandFace } from '../../look/HandFace.tsx';
import { heroNamed } from '../../look/known.ts';
import type { GameScreen } from '../game.ts';
import { CardTile } from '../hand/CardTile.tsx';
import { hovers, isPhone } from '../layout.ts';
import { useGame } from '../playing.ts';
import { answerSurely, isArmed } from './answering-surely.ts';
import { PressAgain } from './PressAgain.tsx';
import './card-answers.css';

interface Answer {
  card: string;
  choice: Choice;
}
/** As many faces as a column shows. */
const FACES = 4;

export function CardAnswers({ cards }: { cards: readonly Answer[] }) {
  const isTiled = isPhone() || cards.length > FACES;
  return (
    <ul class="card-answers" data-tiles={isTiled}>
      {cards.map(({ card, choice }) => (
        <li key={choice}>
          <CardAnswer card={card} choice={choice} isTile={isTiled} />
        </li>
      ))}
    </ul>
  );
}
/** A finger reads it first, then takes it; a mouse reads by pointing. */
function CardAnswer({ card, choice, isTile }: Answer & { isTile: boolean }) {
  const game = useGame();
  const owner = ownerOf(card, game);
  const read = (is: boolean): void => {
    game.read.value = is && owner ? { seat: owner.seat, card } : null;
  };
  if (!owner) return null;
  return (
    <button
      type="button"
      class="button with-card"
      data-offered="true"
      aria-pressed={isArmed(game, choice) || undefined}
      onClick={() => {
        read(true);
        answerSurely(game, choice, isPhone());
      }}
      onPointerEnter={(event) => hovers(event) && read(true)}
      onPointerLeave={(event) => hovers(event) && read(false)}
      onFocus={() => read(true)}
      onBlur={() => read(false)}
    >
      {isTile ? <CardTile hero={owner.hero} card={owner.card} /> : <HandFace hero={owner.hero} card={owner.card} />}
      {isArmed(game, choice) ? <PressAgain /> : null}
    </button>
  );
}
/** Whose card it is: the seat's own first. */
function ownerOf(card: string, game: GameScreen) {
  const { setup, waiting } = game.newest.value!.view;
  for (const seat of [waiting!.seat, ...setup.heroes.keys()]) {
    const hero = heroNamed(setup.heroes[seat]);
    const found = hero.deck.find((each) => each.id === card);
    if (found) return { seat, hero, card: found };
  }
  return undefined;
}
