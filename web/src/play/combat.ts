/** A combat as far as it has been told: who attacks whom, which cards lie there, what they count. */
import type { AccountItem, Event, Source } from '@peerless/engine';

export interface Laid {
  seat: number;
  fighter: string;
  /** null: none; 'hidden': face down. */
  card: string | 'hidden' | null;
  hasDecided: boolean;
  boost: string | 'hidden' | null;
  isCanceled: boolean;
  value: number | null;
  account: AccountItem[];
}
export interface Telling {
  attack: Laid;
  defense: Laid;
  bonus: string | null;
  isRevealed: boolean;
  /** What is happening: the source whose effect is carried out. */
  source: Source | null;
  damage: number | null;
  winner: number | null;
  lines: Event[];
}

const laid = (seat: number, fighter: string): Laid => ({
  seat,
  fighter,
  card: null,
  hasDecided: false,
  boost: null,
  isCanceled: false,
  value: null,
  account: [],
});
const begins = (event: Extract<Event, { kind: 'attack' }>, owners: Readonly<Record<string, number>>): Telling => ({
  attack: laid(event.seat, event.fighter),
  defense: laid(owners[event.target], event.target),
  bonus: event.bonus ?? null,
  isRevealed: false,
  source: null,
  damage: null,
  winner: null,
  lines: [],
});

/** The combat after one more event; null when none is going on. */
export function told(before: Telling | null, event: Event, owners: Readonly<Record<string, number>>): Telling | null {
  if (event.kind === 'attack') return begins(event, owners);
  if (event.kind === 'turn' || event.kind === 'action' || event.kind === 'over') return null;
  if (!before) return null;
  const sideOf = (seat: number): 'attack' | 'defense' => (seat === before.attack.seat ? 'attack' : 'defense');
  const put = (side: 'attack' | 'defense', what: Partial<Laid>): Telling => ({ ...before, [side]: { ...before[side], ...what } });
  switch (event.kind) {
    case 'lay':
      return event.as === 'boost'
        ? put(sideOf(event.seat), { boost: event.card ?? 'hidden' })
        : put(event.as, { card: event.card ?? 'hidden', hasDecided: true });
    case 'layNothing':
      return put(sideOf(event.seat), { hasDecided: true });
    case 'reveal':
      return event.as === 'boost'
        ? put(sideOf(event.seat), { boost: event.card })
        : { ...put(event.as, { card: event.card, value: event.value, hasDecided: true }), isRevealed: true };
    case 'takesOver':
      return before.defense.fighter === event.for ? put('defense', { fighter: event.fighter }) : before;
    case 'cancel':
      return put(sideOf(event.seat), { isCanceled: true });
    case 'replace':
      return put(sideOf(event.seat), { card: event.with });
    case 'effect':
      return { ...before, source: event.source };
    case 'account':
      return put(sideOf(event.seat), { account: event.items, value: event.value });
    case 'values':
      return { ...put('attack', { value: event.attack }), damage: event.damage, defense: { ...before.defense, value: event.defense } };
    case 'winner':
      return { ...before, winner: event.seat };
    default:
      return before;
  }
}
