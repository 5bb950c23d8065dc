/** How a combat came out, gathered from what everybody is told of it: the game itself forgets it with the cards. */
import type { AccountItem } from '../data/account.ts';
import type { Event } from '../data/events.ts';
import type { Match } from '../data/match.ts';

export interface FoughtSide {
  seat: number;
  fighter: string;
  /** null: none, or it was taken back. */
  card: string | null;
  /** King Arthur's second card. */
  boost: string | null;
  bonus: string | null;
  /** What it counted for in the end. */
  value: number | null;
  account: AccountItem[];
}
export interface LastCombat {
  attack: FoughtSide;
  defense: FoughtSide;
  /** What the values came to; it may be prevented, sent elsewhere or shared. */
  damage: number;
  /** null: the game was over before it was decided. */
  winner: 'attack' | 'defense' | null;
}
/** The combat whose values are not settled yet, and the last one whose values were. */
export interface Fought {
  now: LastCombat | null;
  last: LastCombat | null;
}
export const NOTHING_FOUGHT: Fought = { now: null, last: null };

/** After one more event. A bonus attack begins when the values of its main attack are settled. */
export function foughtAfter(match: Match, { now, last }: Fought, event: Event): Fought {
  if (event.kind === 'attack') return { now: begun(match, event), last };
  if (event.kind === 'winner') return { now, last: last && { ...last, winner: event.role === 'attacker' ? 'attack' : 'defense' } };
  if (!now) return { now, last };
  if (event.kind === 'values') return { now: null, last: { ...now, damage: event.damage } };
  return { now: { ...now, ...changed(now, event) }, last };
}
type Attack = Extract<Event, { kind: 'attack' }>;
const begun = ({ fighters }: Match, { seat, fighter, target, bonus }: Attack): LastCombat => ({
  attack: { ...unarmed(seat, fighter), bonus: bonus ?? null },
  defense: unarmed(fighters.find(({ name }) => name === target)!.seat, target),
  damage: 0,
  winner: null,
});
function changed({ attack, defense }: LastCombat, event: Event): Partial<LastCombat> {
  switch (event.kind) {
    case 'reveal':
      return event.as === 'boost' ? { attack: { ...attack, boost: event.card } } : {};
    case 'takesOver':
      return event.for === attack.fighter
        ? { attack: { ...attack, fighter: event.fighter } }
        : { defense: { ...defense, fighter: event.fighter } };
    case 'account': {
      const { seat, card, value, items: account } = event;
      return seat === attack.seat ? { attack: { ...attack, card, value, account } } : { defense: { ...defense, card, value, account } };
    }
    default:
      return {};
  }
}
const unarmed = (seat: number, fighter: string): FoughtSide => ({
  seat,
  fighter,
  card: null,
  boost: null,
  bonus: null,
  value: null,
  account: [],
});
