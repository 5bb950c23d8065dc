/** The cards in hand: those that may be used light up, the others say why not. A mouse reads by pointing, a finger by lifting. */
import { useRef } from 'preact/hooks';
import { copyAt } from '../../look/copies.ts';
import { HandFace } from '../../look/HandFace.tsx';
import { cardNamed, heroNamed } from '../../look/known.ts';
import { texts } from '../../texts/texts.ts';
import type { GameScreen } from '../game.ts';
import { isPhone } from '../layout.ts';
import { useGame } from '../playing.ts';
import { CardTile } from './CardTile.tsx';
import { type Using, using } from './using.ts';
import './hand.css';

export function Hand() {
  const game = useGame();
  const { view, curtain } = game.latest.value!;
  const seat = typeof view.eyes === 'number' ? view.eyes : -1;
  const { play } = texts();
  if (seat < 0 || curtain !== null) return <section class="hand" data-part="hand" data-scrolls aria-label={play.hand} />;
  const { hand } = view.seats[seat];
  const uses = new Map(hand.map((card) => [card, using(game, seat, card)]));
  const isChoosing = [...uses.values()].some((each) => each && 'use' in each && each.isOffered);
  return (
    <section
      class="hand"
      data-part="hand"
      data-scrolls
      aria-label={play.hand}
      data-choosing={isChoosing}
      style={{ '--per-row': perRow(hand.length) }}
    >
      <ul>
        {hand.map((card, n) => (
          <li key={`${card}-${n}`}>
            <InHand card={card} seat={seat} use={uses.get(card)!} copy={copyAt(hand, n)} />
          </li>
        ))}
      </ul>
      <span class="unseen" aria-live="polite">
        {hand.length === 0 ? play.emptyHand : ''}
      </span>
    </section>
  );
}
/** Up to four in one row, otherwise two rows. */
const perRow = (cards: number): number => Math.max(4, Math.ceil(cards / 2));

interface InHandProps {
  card: string;
  seat: number;
  use: Using;
  copy: ReturnType<typeof copyAt>;
}
function InHand({ card, seat, use, copy }: InHandProps) {
  const game = useGame();
  const isTouched = useRef(false);
  const hero = heroNamed(game.latest.value!.view.seats[seat].hero);
  const isLifted = game.lifted.value === card;
  const read = (is: boolean): void => {
    game.read.value = is ? { seat, card } : null;
  };
  const reason = use && 'reason' in use ? use.reason : undefined;
  const definition = cardNamed(hero, card)!;
  return (
    <button
      type="button"
      class="in-hand"
      data-part="card"
      data-offered={use !== null && 'use' in use && use.isOffered}
      data-lifted={isLifted}
      data-usable={use !== null && 'use' in use}
      aria-description={reason}
      draggable
      onDragStart={(event) => event.dataTransfer?.setData('text/plain', card)}
      onPointerDown={({ pointerType }) => {
        isTouched.current = pointerType !== 'mouse';
      }}
      onClick={({ detail }) => {
        // A finger lifts the card first, then uses it; whoever cannot use it now may still read it.
        if (detail > 0 && isTouched.current && !isLifted) lift(game, seat, card);
        else press(game, use, seat, card);
      }}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && read(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && read(false)}
      onFocus={() => !isTouched.current && read(true)}
      onBlur={() => !isTouched.current && read(false)}
      onContextMenu={(event) => {
        event.preventDefault();
        lift(game, seat, card);
      }}
    >
      {isPhone() ? <CardTile hero={hero} card={definition} /> : <HandFace hero={hero} card={definition} />}
      {copy ? <span class="unseen">, {texts().play.copyOf(copy.number, copy.of)}</span> : null}
    </button>
  );
}
function lift(game: GameScreen, seat: number, card: string): void {
  game.lifted.value = card;
  game.read.value = { seat, card };
}
function press(game: GameScreen, use: Using, seat: number, card: string): void {
  if (use === null) lift(game, seat, card);
  else if ('reason' in use) game.problem.value = use.reason;
  else {
    game.read.value = null;
    game.lifted.value = null;
    use.use();
  }
}
