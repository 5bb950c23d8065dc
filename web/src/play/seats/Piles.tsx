/** The cards of a seat by number, and what its character card counts. */
import { Counter, Piece, type PieceName } from '../../look/art.tsx';
import { heroNamed } from '../../look/known.ts';
import { Narrowed } from '../../look/Narrowed.tsx';
import { named, texts } from '../../texts/texts.ts';
import { seatSize } from '../layout.ts';
import { momentOf, useShowing } from '../showing.ts';
import { basketOf, isExhausted } from './deck.ts';
import type { Opened } from './SeatDialog.tsx';
import './piles.css';

export function Piles({ number, open }: { number: number; open(what: Opened): void }) {
  const { view } = momentOf(useShowing());
  const seat = view.seats[number];
  const hero = heroNamed(seat.hero);
  const name = named('fighter', seat.hero, seat.hero);
  const { play } = texts();
  const basket = basketOf(view, number);
  return (
    <div class="piles">
      <Pile seats={view.seats.length} piece="hand" label={play.handHeld(name)} count={seat.handCount} open={() => open('cards')} />
      <Pile
        seats={view.seats.length}
        piece="deck"
        label={play.deckOf(name)}
        count={seat.deckCount}
        isEmpty={isExhausted(view, number)}
        open={() => open('cards')}
      />
      <Pile
        seats={view.seats.length}
        piece="discard"
        label={play.discardOf(name)}
        count={seat.discard.length}
        open={() => open('discard')}
      />
      {seat.counter === null ? null : (
        <span class="count" title={named('counter', hero.counter!.id, seat.hero)}>
          <Counter hero={seat.hero} counter={hero.counter!.id} size={16} />{' '}
          <span class="unseen">{named('counter', hero.counter!.id, seat.hero)}</span> {seat.counter}
        </span>
      )}
      {basket === null ? null : (
        <span class="count basket" title={play.basket}>
          <Piece name="basket" size={16} /> <span class="unseen">{play.basket}</span>{' '}
          <Narrowed>{basket === 'wild' ? play.anyItem : named('item', basket, seat.hero)}</Narrowed>
        </span>
      )}
      {seat.form === null ? null : (
        <span class="count form">
          <Narrowed>{named('form', seat.form, seat.hero)}</Narrowed>
        </span>
      )}
    </div>
  );
}
interface PileProps {
  piece: PieceName;
  label: string;
  count: number;
  isEmpty?: boolean;
  /** How many sit at the table. */
  seats: number;
  open(): void;
}
function Pile({ piece, label, count, isEmpty = false, seats, open }: PileProps) {
  const inside = (
    <>
      <Piece name={piece} size={16} /> {count}
    </>
  );
  // A finger opens the whole panel.
  if (seatSize(seats) !== 'full')
    return (
      <span class="pile" title={label} data-pile={piece} data-empty={isEmpty}>
        <span class="unseen">{label}: </span>
        {inside}
      </span>
    );
  return (
    <button
      type="button"
      class="pile"
      onClick={open}
      title={label}
      aria-label={`${label}: ${count}`}
      data-pile={piece}
      data-empty={isEmpty}
    >
      {inside}
    </button>
  );
}
