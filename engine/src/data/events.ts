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

/** What an event means to those who keep account of it. */
interface AboutEvent {
  /** Who learns of cards through it, which nobody can be made to forget: whoever sees it, or all but the seat whose card it is. */
  readonly reveals: 'toWhoSees' | 'toOthers' | null;
  /** Is it something that an effect does? It is told with the scheme that it follows from. */
  readonly isDeed: boolean;
}
const ABOUT: { readonly [K in Event['kind']]: AboutEvent } = {
  turn: { reveals: null, isDeed: false },
  turnEnd: { reveals: null, isDeed: false },
  action: { reveals: null, isDeed: false },
  gainActions: { reveals: null, isDeed: true },
  draw: { reveals: 'toWhoSees', isDeed: true },
  exhausted: { reveals: null, isDeed: true },
  mulligan: { reveals: 'toWhoSees', isDeed: false },
  boost: { reveals: 'toOthers', isDeed: false },
  move: { reveals: null, isDeed: true },
  place: { reveals: null, isDeed: true },
  swap: { reveals: null, isDeed: true },
  takesOver: { reveals: null, isDeed: false },
  door: { reveals: null, isDeed: true },
  scheme: { reveals: 'toOthers', isDeed: false },
  attack: { reveals: null, isDeed: false },
  lay: { reveals: null, isDeed: false },
  layNothing: { reveals: null, isDeed: false },
  reveal: { reveals: 'toWhoSees', isDeed: false },
  effect: { reveals: null, isDeed: false },
  noEffect: { reveals: null, isDeed: true },
  cancel: { reveals: null, isDeed: false },
  cannotCancel: { reveals: null, isDeed: false },
  replace: { reveals: 'toOthers', isDeed: false },
  value: { reveals: null, isDeed: false },
  account: { reveals: null, isDeed: false },
  values: { reveals: null, isDeed: false },
  prevented: { reveals: null, isDeed: true },
  damage: { reveals: null, isDeed: true },
  recover: { reveals: null, isDeed: true },
  setHealth: { reveals: null, isDeed: true },
  defeat: { reveals: null, isDeed: true },
  winner: { reveals: null, isDeed: false },
  discard: { reveals: 'toOthers', isDeed: true },
  look: { reveals: 'toWhoSees', isDeed: true },
  showHand: { reveals: 'toWhoSees', isDeed: true },
  show: { reveals: 'toWhoSees', isDeed: true },
  take: { reveals: 'toWhoSees', isDeed: true },
  putBack: { reveals: null, isDeed: true },
  shuffle: { reveals: 'toWhoSees', isDeed: false },
  form: { reveals: null, isDeed: true },
  counter: { reveals: null, isDeed: true },
  token: { reveals: null, isDeed: true },
  return: { reveals: null, isDeed: true },
  leave: { reveals: null, isDeed: true },
  number: { reveals: null, isDeed: false },
  opponent: { reveals: null, isDeed: false },
  eliminate: { reveals: null, isDeed: false },
  over: { reveals: null, isDeed: false },
};
export const aboutEvent = (kind: Event['kind']): AboutEvent => ABOUT[kind];
