/** What happens, told to whoever listens. Each event goes with the viewers who may see it; a hidden card is only a count to the rest. */
import type { AccountItem } from './account.ts';
import type { Source } from './source.ts';
import type { Condition, Timing } from './words.ts';

export const LAID = ['attack', 'defense', 'boost'] as const;
export type LaidAs = (typeof LAID)[number];
/** `outOfTime` is what a host with a clock calls a concession that it made for a seat: the rules know no time. */
export const WAYS_OUT = ['heroDefeated', 'conceded', 'outOfTime', 'noFighters'] as const;

export type Event =
  | { kind: 'turn'; seat: number; turn: number }
  | { kind: 'turnEnd'; seat: number }
  | { kind: 'action'; seat: number; action: 'maneuver' | 'scheme' | 'attack'; number: number }
  | { kind: 'gainActions'; seat: number; actions: number; source: Source }
  | { kind: 'draw'; seat: number; count: number; cards?: string[] }
  | { kind: 'exhausted'; seat: number }
  | { kind: 'mulligan'; seat: number }
  | { kind: 'boost'; seat: number; card: string; value: number; of: 'maneuver' | 'attack' | 'defense' }
  | { kind: 'move'; fighter: string; from: string; to: string; path?: string[]; by: number }
  | { kind: 'place'; fighter: string; from: string | null; to: string; by: number }
  | { kind: 'swap'; fighter: string; with: string }
  | { kind: 'takesOver'; fighter: string; for: string }
  | { kind: 'door'; door: string; open: boolean; fighter: string }
  | { kind: 'scheme'; seat: number; card: string; fighter: string }
  | { kind: 'attack'; seat: number; fighter: string; target: string; bonus?: undefined }
  /** A bonus attack, known to all at once, with the card it is printed on. */
  | { kind: 'attack'; seat: number; fighter: string; target: string; bonus: string; card: string; value: number }
  | { kind: 'lay'; seat: number; as: LaidAs; card?: string; open?: true }
  | { kind: 'layNothing'; seat: number }
  | { kind: 'reveal'; seat: number; as: LaidAs; card: string; value: number | null }
  | { kind: 'effect'; source: Source; at: Timing | 'ability' }
  /** What the card would do happens only under a condition, which does not hold. */
  | { kind: 'noEffect'; seat: number; card: string; cond: Condition }
  | { kind: 'cancel'; seat: number; card: string }
  | { kind: 'cannotCancel'; seat: number; card: string }
  | { kind: 'replace'; seat: number; card: string; with: string }
  | {
      kind: 'value';
      seat: number;
      card: string;
      how: 'set' | 'add' | 'boost' | 'ignore' | 'lock' | 'printed';
      amount: number;
      source: Source;
      bonus?: string;
    }
  /** How a played card, or the bonus attack on it, came to what it counts for; the amounts add up to the value. */
  | { kind: 'account'; seat: number; card: string; bonus?: string; items: AccountItem[]; value: number }
  | { kind: 'values'; attack: number; defense: number | null; damage: number }
  | { kind: 'prevented'; fighter: string }
  | { kind: 'damage'; fighter: string; amount: number; health: number; combat: boolean; source: Source }
  | { kind: 'recover'; fighter: string; amount: number; health: number }
  | { kind: 'setHealth'; fighter: string; health: number }
  | { kind: 'defeat'; fighter: string }
  | { kind: 'winner'; seat: number; fighter: string; role: 'attacker' | 'defender' }
  | { kind: 'discard'; seat: number; card: string; random?: true; from: 'hand' | 'deck' | 'play' }
  | { kind: 'look'; seat: number; at: number; what: 'hand' | 'deck'; count: number; cards?: string[] }
  | { kind: 'showHand'; seat: number; cards: string[] }
  | { kind: 'show'; seat: number; card: string }
  | { kind: 'take'; seat: number; from: 'discard' | 'deck' | 'play'; count: number; cards?: string[] }
  | { kind: 'putBack'; seat: number; where: 'top' | 'bottom'; count: number; cards?: string[] }
  | { kind: 'shuffle'; seat: number }
  | { kind: 'form'; fighter: string; form: string }
  | { kind: 'counter'; seat: number; counter: string; count: number }
  | { kind: 'token'; seat: number; token: string; from: string | null; to: string | null }
  | { kind: 'return'; fighter: string; space: string; health: number }
  | { kind: 'leave'; fighter: string }
  | { kind: 'number'; seat: number; number: number }
  | { kind: 'opponent'; seat: number; opponent: number }
  | { kind: 'eliminate'; seat: number; why: (typeof WAYS_OUT)[number] }
  | { kind: 'over'; winners: number[]; why: 'heroDefeated' | 'conceded' | 'outOfTime' | 'turnLimit' };

/** Hears each event with the viewers who may see it, as bits: 1 << seat, and SPECTATOR. */
export type Sink = (event: Event, sees: number) => void;

/** What a field of an event names. A card is one of `seat`, or of the seat that `at` says. */
export type Named =
  | 'card'
  | 'cardOfAt'
  | 'source'
  | 'account'
  | 'bonusAttack'
  | 'fighter'
  | 'space'
  | 'door'
  | 'form'
  | 'counter'
  | 'token'
  | 'text';
type IsNaming<V> = [V] extends [number | boolean | readonly number[]]
  ? false
  : string extends V
    ? true
    : [V] extends [object]
      ? true
      : false;
type NamingFields<E> = E extends unknown ? { [F in keyof E]-?: IsNaming<NonNullable<E[F]>> extends true ? F : never }[keyof E] : never;
/** For every field of an event that may name something, what it names: whoever guards cards goes by that. */
export type NamesIn<E> = { readonly [F in NamingFields<E>]: Named };
/** What an event means to those who keep account of it. */
interface AboutEvent {
  readonly names: Readonly<Record<string, Named>>;
  /** Who learns of cards through it, which nobody can be made to forget: whoever sees it, or all but the seat whose card it is. */
  readonly reveals: 'toWhoSees' | 'toOthers' | null;
  /** Is it something that an effect does? It is told with the scheme that it follows from. */
  readonly isDeed: boolean;
}
const ABOUT: { readonly [K in Event['kind']]: AboutEvent & { readonly names: NamesIn<Extract<Event, { kind: K }>> } } = {
  turn: { reveals: null, isDeed: false, names: {} },
  turnEnd: { reveals: null, isDeed: false, names: {} },
  action: { reveals: null, isDeed: false, names: {} },
  gainActions: { reveals: null, isDeed: true, names: { source: 'source' } },
  draw: { reveals: 'toWhoSees', isDeed: true, names: { cards: 'card' } },
  exhausted: { reveals: null, isDeed: true, names: {} },
  mulligan: { reveals: 'toWhoSees', isDeed: false, names: {} },
  boost: { reveals: 'toOthers', isDeed: false, names: { card: 'card' } },
  move: { reveals: null, isDeed: true, names: { fighter: 'fighter', from: 'space', to: 'space', path: 'space' } },
  place: { reveals: null, isDeed: true, names: { fighter: 'fighter', from: 'space', to: 'space' } },
  swap: { reveals: null, isDeed: true, names: { fighter: 'fighter', with: 'fighter' } },
  takesOver: { reveals: null, isDeed: false, names: { fighter: 'fighter', for: 'fighter' } },
  door: { reveals: null, isDeed: true, names: { door: 'door', fighter: 'fighter' } },
  scheme: { reveals: 'toOthers', isDeed: false, names: { card: 'card', fighter: 'fighter' } },
  attack: { reveals: null, isDeed: false, names: { fighter: 'fighter', target: 'fighter', bonus: 'bonusAttack', card: 'card' } },
  lay: { reveals: null, isDeed: false, names: { card: 'card' } },
  layNothing: { reveals: null, isDeed: false, names: {} },
  reveal: { reveals: 'toWhoSees', isDeed: false, names: { card: 'card' } },
  effect: { reveals: null, isDeed: false, names: { source: 'source' } },
  noEffect: { reveals: null, isDeed: true, names: { card: 'card', cond: 'text' } },
  cancel: { reveals: null, isDeed: false, names: { card: 'card' } },
  cannotCancel: { reveals: null, isDeed: false, names: { card: 'card' } },
  replace: { reveals: 'toOthers', isDeed: false, names: { card: 'card', with: 'card' } },
  value: { reveals: null, isDeed: false, names: { card: 'card', source: 'source', bonus: 'bonusAttack' } },
  account: { reveals: null, isDeed: false, names: { card: 'card', bonus: 'bonusAttack', items: 'account' } },
  values: { reveals: null, isDeed: false, names: {} },
  prevented: { reveals: null, isDeed: true, names: { fighter: 'fighter' } },
  damage: { reveals: null, isDeed: true, names: { fighter: 'fighter', source: 'source' } },
  recover: { reveals: null, isDeed: true, names: { fighter: 'fighter' } },
  setHealth: { reveals: null, isDeed: true, names: { fighter: 'fighter' } },
  defeat: { reveals: null, isDeed: true, names: { fighter: 'fighter' } },
  winner: { reveals: null, isDeed: false, names: { fighter: 'fighter' } },
  discard: { reveals: 'toOthers', isDeed: true, names: { card: 'card' } },
  look: { reveals: 'toWhoSees', isDeed: true, names: { cards: 'cardOfAt' } },
  showHand: { reveals: 'toWhoSees', isDeed: true, names: { cards: 'card' } },
  show: { reveals: 'toWhoSees', isDeed: true, names: { card: 'card' } },
  take: { reveals: 'toWhoSees', isDeed: true, names: { cards: 'card' } },
  putBack: { reveals: null, isDeed: true, names: { cards: 'card' } },
  shuffle: { reveals: 'toWhoSees', isDeed: false, names: {} },
  form: { reveals: null, isDeed: true, names: { fighter: 'fighter', form: 'form' } },
  counter: { reveals: null, isDeed: true, names: { counter: 'counter' } },
  token: { reveals: null, isDeed: true, names: { token: 'token', from: 'space', to: 'space' } },
  return: { reveals: null, isDeed: true, names: { fighter: 'fighter', space: 'space' } },
  leave: { reveals: null, isDeed: true, names: { fighter: 'fighter' } },
  number: { reveals: null, isDeed: false, names: {} },
  opponent: { reveals: null, isDeed: false, names: {} },
  eliminate: { reveals: null, isDeed: false, names: {} },
  over: { reveals: null, isDeed: false, names: {} },
};
export const aboutEvent = (kind: Event['kind']): AboutEvent => ABOUT[kind];
