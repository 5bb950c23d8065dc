/** A combat as far as it has been told: who attacks whom, which cards lie there, what they count. */
import type { AccountItem, Event, View } from '@peerless/engine';
import type { Told } from '@peerless/protocol';
import { isDeed } from '../stage/played.ts';

export interface Boost {
  card: string | 'hidden';
  /** null: not known yet. */
  value: number | null;
  /** Laid with the attack, not added by an effect. */
  isLaid: boolean;
}
export interface Laid {
  seat: number;
  fighter: string;
  /** null: none; 'hidden': face down. */
  card: string | 'hidden' | null;
  /** The bonus attack on the card, where that is what attacks. */
  bonus: string | null;
  hasDecided: boolean;
  /** It has been turned over; until then it lies face down, also before who knows it. */
  isOpen: boolean;
  /** There was no card to choose, as far as whoever looks may know. */
  hadNone: boolean;
  boosts: Boost[];
  isCanceled: boolean;
  value: number | null;
  account: AccountItem[];
  /** The account is whole; until then it is counted on as things happen. */
  isCounted: boolean;
}
export interface Telling {
  /** What it began with, by which one combat is told from the next. */
  begun: Event;
  attack: Laid;
  defense: Laid;
  damage: number | null;
  winner: number | null;
  /** Who was struck, and what effects did beside. */
  did: readonly Event[];
  /** The turn went on: what follows is not its doing. */
  isOver: boolean;
}

const laid = (seat: number, fighter: string): Laid => ({
  seat,
  fighter,
  card: null,
  bonus: null,
  hasDecided: false,
  isOpen: false,
  hadNone: false,
  boosts: [],
  isCanceled: false,
  value: null,
  account: [],
  isCounted: false,
});
/** A bonus attack lies open from the first. */
const open = ({ bonus, card, value }: { bonus: string; card: string; value: number }): Partial<Laid> => ({
  bonus,
  card,
  value,
  hasDecided: true,
  isOpen: true,
});
const begins = (event: Extract<Event, { kind: 'attack' }>, owners: Readonly<Record<string, number>>): Telling => ({
  begun: event,
  attack: { ...laid(event.seat, event.fighter), ...(event.bonus === undefined ? {} : open(event)) },
  defense: laid(owners[event.target], event.target),
  damage: null,
  winner: null,
  did: [],
  isOver: false,
});

/** Could the seat have laid nothing but nothing? The view is the one before it did. */
const hadNoCard = ({ seats, waiting, choices }: View, seat: number): boolean =>
  seats[seat].handCount === 0 || (waiting?.kind === 'defense' && waiting.seat === seat && choices.length === 1);

/** The combat after one more event; it stays to be read until the next action. `before` is what was seen before the event. */
export function told(
  so: Telling | null,
  event: Event,
  owners: Readonly<Record<string, number>>,
  before?: () => View | undefined,
): Telling | null {
  if (event.kind === 'attack') return begins(event, owners);
  if (event.kind === 'action' || !so) return null;
  if (so.isOver) return so;
  const sideOf = (seat: number): 'attack' | 'defense' => (seat === so.attack.seat ? 'attack' : 'defense');
  const put = (side: 'attack' | 'defense', what: Partial<Laid>): Telling => ({ ...so, [side]: { ...so[side], ...what } });
  switch (event.kind) {
    case 'lay':
      return event.as === 'boost'
        ? put(sideOf(event.seat), { boosts: [{ card: event.card ?? 'hidden', value: null, isLaid: true }] })
        : put(event.as, { card: event.card ?? 'hidden', hasDecided: true, isOpen: event.open === true });
    case 'layNothing': {
      const view = before?.();
      return put(sideOf(event.seat), { hasDecided: true, hadNone: view !== undefined && hadNoCard(view, event.seat) });
    }
    case 'reveal':
      return event.as === 'boost'
        ? put(sideOf(event.seat), { boosts: [{ card: event.card, value: event.value, isLaid: true }] })
        : put(event.as, { card: event.card, value: event.value, hasDecided: true, isOpen: true });
    case 'boost':
      return event.of === 'maneuver'
        ? so
        : put(event.of, { boosts: [...so[event.of].boosts, { card: event.card, value: event.value, isLaid: false }] });
    case 'takesOver':
      return so.defense.fighter === event.for ? put('defense', { fighter: event.fighter }) : so;
    case 'cancel':
      return put(sideOf(event.seat), { isCanceled: true });
    case 'replace':
      return put(sideOf(event.seat), {
        card: event.with,
        bonus: null,
        isOpen: true,
        value: null,
        isCanceled: false,
        account: [],
        isCounted: false,
        boosts: so[sideOf(event.seat)].boosts.filter(({ isLaid }) => isLaid),
      });
    case 'value':
      return put(sideOf(event.seat), changed(so[sideOf(event.seat)], event));
    case 'account':
      return put(sideOf(event.seat), { account: event.items, value: event.value, isCounted: true });
    case 'values':
      return { ...put('attack', { value: event.attack }), damage: event.damage, defense: { ...so.defense, value: event.defense } };
    case 'prevented':
      return { ...so, damage: so.damage === null ? null : 0, did: [...so.did, event] };
    case 'winner':
      return { ...so, winner: event.seat };
    case 'turnEnd':
      return { ...so, isOver: true };
    default:
      return isDeed(event) ? { ...so, did: [...so.did, event] } : so;
  }
}
const HOW = { set: 'set', add: 'add', boost: 'boost', ignore: 'ignored', lock: 'locked', printed: 'printedChanged' } as const;
/** Counted on as it happens; the account says at last what it came to. */
function changed({ value, account, card, seat }: Laid, { how, amount, source }: Extract<Event, { kind: 'value' }>): Partial<Laid> {
  const before = value ?? 0;
  const after = how === 'add' || how === 'boost' ? before + amount : how === 'ignore' ? 0 : amount;
  const first: AccountItem = { how: 'printed', amount: before, source: { card: card!, seat } };
  return { value: after, account: [...(account.length ? account : [first]), { how: HOW[how], amount: after - before, source }] };
}

/** The same after all that was told; `before` is the view that the last card not laid was answered in. */
export const retold = (all: readonly Told[], owners: Readonly<Record<string, number>>, before?: View): Telling | null =>
  all.reduce<Telling | null>((so, { event }) => told(so, event, owners, () => before), null);

/** After how many answers that view is found; null if in the last combat a card was laid, or nothing was decided yet. */
export function lookedUpAt(all: readonly Told[]): number | null {
  const last = all.findLast(({ event }) => event.kind === 'layNothing' || event.kind === 'attack');
  return last?.event.kind === 'layNothing' ? last.seq - 1 : null;
}
