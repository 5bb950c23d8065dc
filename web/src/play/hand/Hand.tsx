/** The cards in hand: those that may be used light up, the others say why not. A mouse reads by pointing, a finger by lifting. */
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { copyAt } from '../../look/copies.ts';
import { HandFace } from '../../look/HandFace.tsx';
import { cardNamed, heroNamed } from '../../look/known.ts';
import { texts } from '../../texts/texts.ts';
import type { GameScreen } from '../game.ts';
import { rankOfCard } from '../hints/hints.ts';
import { foreseen } from '../intents.ts';
import { hovers, isPhone } from '../layout.ts';
import { useGame } from '../playing.ts';
import { PressAgain } from '../prompt/PressAgain.tsx';
import { CardTile } from './CardTile.tsx';
import { useMore } from './more.ts';
import { type Using, using } from './using.ts';
import './hand.css';
import '../hints/hinted.css';

export function Hand() {
  const game = useGame();
  const part = useRef<HTMLElement>(null);
  useMore(part);
  // At the end the cards of all are open; until that is told, those in hand lie there.
  const { view, curtain } = game.newest.value!.view.over ? game.latest.value! : game.newest.value!;
  const seat = typeof view.eyes === 'number' ? view.eyes : -1;
  const { play } = texts();
  if (seat < 0 || curtain !== null) return <section class="hand" data-part="hand" data-scrolls data-few aria-label={play.hand} />;
  const { hand } = view.seats[seat];
  const uses = new Map(hand.map((card) => [card, using(game, seat, card)]));
  /** Which of several copies a finger has lifted. */
  const lifted = useSignal(0);
  /** It stays chosen while something else is asked. */
  const chosen = hand.indexOf(foreseen(game.held.value).card ?? '');
  const isChoosing = [...uses.values()].some((each) => each && 'use' in each && each.isOffered);
  return (
    <section
      ref={part}
      class="hand"
      data-part="hand"
      data-scrolls
      aria-label={play.hand}
      data-choosing={isChoosing}
      data-few={hand.length <= FEW}
      style={{ '--per-row': perRow(hand.length) }}
    >
      <ul>
        {hand.map((card, n) => (
          <li key={`${card}-${n}`}>
            <InHand
              card={card}
              seat={seat}
              use={uses.get(card)!}
              copy={copyAt(hand, n)}
              hint={rankOfCard(game, hand, n)}
              isChosen={n === chosen}
              isLifted={game.lifted.value === card && (lifted.value === n || hand[lifted.value] !== card)}
              lift={() => {
                lifted.value = n;
                lift(game, seat, card);
              }}
            />
          </li>
        ))}
      </ul>
      <span class="unseen" aria-live="polite">
        {hand.length === 0 ? play.emptyHand : ''}
      </span>
    </section>
  );
}
/** So many cards are no wider than the board. */
const FEW = 6;
/** Up to four in one row, otherwise two rows. */
const perRow = (cards: number): number => Math.max(4, Math.ceil(cards / 2));

interface InHandProps {
  card: string;
  seat: number;
  use: Using;
  copy: ReturnType<typeof copyAt>;
  isChosen: boolean;
  isLifted: boolean;
  /** How good a hint says it is. */
  hint: number | undefined;
  lift(): void;
}
function InHand({ card, seat, use, copy, isChosen, isLifted, hint, lift }: InHandProps) {
  const game = useGame();
  const isTouched = useRef(false);
  const hero = heroNamed(game.latest.value!.view.seats[seat].hero);
  const read = (is: boolean): void => {
    game.read.value = is ? { seat, card } : null;
  };
  const reason = use && 'reason' in use ? use.reason : undefined;
  const isArmed = use !== null && 'use' in use && use.isArmed;
  const definition = cardNamed(hero, card)!;
  return (
    <button
      type="button"
      class={hint ? 'in-hand hinted' : 'in-hand'}
      data-hint={hint}
      data-part="card"
      data-card={card}
      data-offered={use !== null && 'use' in use && use.isOffered}
      data-lifted={isLifted}
      data-usable={use !== null && 'use' in use}
      data-chosen={isChosen}
      aria-pressed={isArmed || isChosen || undefined}
      aria-description={reason ?? (isArmed ? texts().play.pressAgain : undefined)}
      draggable
      onDragStart={(event) => event.dataTransfer?.setData('text/plain', card)}
      onPointerDown={({ pointerType }) => {
        isTouched.current = pointerType !== 'mouse';
      }}
      onClick={({ detail }) => {
        // A finger lifts the card first, then uses it; whoever cannot use it now may still read it.
        if (detail > 0 && isTouched.current && !isLifted) lift();
        else press(game, use, lift);
      }}
      onPointerEnter={(event) => hovers(event) && read(true)}
      onPointerLeave={(event) => hovers(event) && read(false)}
      onFocus={() => !isTouched.current && read(true)}
      onBlur={() => !isTouched.current && read(false)}
      onContextMenu={(event) => {
        event.preventDefault();
        lift();
      }}
    >
      {isPhone() ? <CardTile hero={hero} card={definition} /> : <HandFace hero={hero} card={definition} />}
      {isArmed ? (
        <span aria-hidden="true">
          <PressAgain />
        </span>
      ) : null}
      {copy ? <span class="unseen">, {texts().play.copyOf(copy.number, copy.of)}</span> : null}
    </button>
  );
}
function lift(game: GameScreen, seat: number, card: string): void {
  game.sure.disarm();
  game.lifted.value = card;
  game.read.value = { seat, card };
}
function press(game: GameScreen, use: Using, lift: () => void): void {
  if (use === null) lift();
  else if ('reason' in use) game.problem.value = use.reason;
  else use.use();
}
