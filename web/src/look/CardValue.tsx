/** The value of a card in the shape of its type; a scheme has none. */
import type { CardType } from '@peerless/engine';
import './card-value.css';

/** Fields of 64 × 64: a flame, a shield, a scroll, half of both. */
const SHAPES: Readonly<Record<CardType, string>> = {
  attack:
    'M34 0C34 7 42 9 45 16C48 14 49 10 48 6C54 11 55 16 54 20C56 20 58 19 59 17C63 27 62 34 60 41C57 54 47 63 32 63C17 63 7 54 4 41C2 33 2 25 6 18C7 21 9 22 11 22C9 15 12 9 18 6C17 10 18 13 20 15C23 9 32 8 34 0Z',
  defense: 'M32 1C40 6 50 8 59 7C61 32 54 52 32 63C10 52 3 32 5 7C14 8 24 6 32 1Z',
  versatile: 'M34 0C34 7 42 9 45 16C48 14 49 10 48 6C54 11 55 16 54 20C56 20 58 19 59 17C63 33 55 53 32 63C10 52 3 32 5 7C14 8 28 7 34 0Z',
  scheme: 'M14 6H50C56 6 60 10 60 18H57V54C57 58 54 61.5 48 61.5H11C7 61.5 4 60 4 56C4 52 8 50 13 50V19H12C8 19 5 17 5 13C5 9 8 6 14 6Z',
};
/** What is cut out of the field: writing on the scroll, the seam of the halves. */
const CUTS: Partial<Record<CardType, string>> = {
  scheme:
    'M21 17C28 14.5 33 19 48 16V20.5C34 23.5 29 19 21 21.5ZM21 27C29 25 34 29 48 26V30.5C35 33.5 29 29 21 31.5ZM21 37C26 35.5 31 38.5 38 37V41.5C31 43 26 40 21 41.5ZM41 44a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0Z',
};
export function CardValue({ type, value }: { type: CardType; value: number | undefined }) {
  return (
    <span class="card-value" data-type={type}>
      <svg viewBox="-3 -3 70 70" aria-hidden="true">
        <path class="field" d={SHAPES[type]} />
        {CUTS[type] ? <path class="cut" d={CUTS[type]} /> : null}
      </svg>
      {value === undefined ? null : <b>{value}</b>}
    </span>
  );
}
