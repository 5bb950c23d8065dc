/** The game in play: plain data of one fixed shape. Names and texts live in the definitions outside it. */
import type { Card, Memory } from './card.ts';
import { cloneFrame, type Frame, type Plain } from './frame.ts';
import type { Setup } from './setup.ts';

export interface Side {
  seat: number;
  fighter: number;
  /** −1: none. */
  card: Card;
  /** The kind whose effects resolve: the card's, also once it is taken back; −1 before the reveal. */
  text: number;
  /** King Arthur's laid card, −1 if none. */
  boost: Card;
  /** 1: a bonus attack: the text below the main one is what counts. */
  bonus: number;
  open: number;
  /** The number named with a card laid open; −1 if none. */
  named: number;
  printed: number;
  base: number;
  baseSet: number;
  delta: number;
  ignored: number;
  /** 0 none, 1 against card effects, 2 against everything. */
  lock: number;
  canceled: number;
  /** The next of its effects in the present window. */
  next: number;
  /** 1: its card still holds back the defeat of its fighter. */
  holding: number;
  /** The item a wild basket stands for, once chosen; −1 before. */
  item: number;
  final: number;
  /** Kinds taken back by replacing in this combat. */
  replaced: number[];
  /** Kinds that boosted it through card effects. */
  boosts: number[];
  /** Itemised: how, by how much, by which source; adds up to the value. */
  account: number[];
}
export interface Combat {
  attack: Side;
  defense: Side;
  revealed: number;
  /** Combat damage is prevented. */
  prevented: number;
  /** The fighter combat damage is sent to; −1 if it stays. */
  sentTo: number;
  /** Combat damage applied to fighters of the defender, and to the defending fighter of that moment. */
  dealt: number;
  /** −1 until the damage step, −2 once the values are settled, then the side that won. */
  winner: number;
  /** Printed value of the card played against the main attack, for its bonus attack; −1 if none. */
  mainDefense: number;
  /** The action's number in the turn. */
  action: number;
}

export interface Seat {
  hand: Card[];
  /** What others remember of its cards; see knowledge.ts. */
  seen: Memory[];
  /** The top is the last. */
  deck: Card[];
  /** The top is the last. */
  discard: Card[];
  out: number;
  conceded: number;
  /** Turns begun. */
  turns: number;
  form: number;
  counter: number;
  /** Spaces of its tokens; −1 off the board. */
  tokens: number[];
  /** 1: the hero stood on a token when the turn began. */
  startedOnToken: number;
  /** Its combat values are fixed at this until the end of the turn; −1 if not. */
  fixedValue: number;
}

export interface Game {
  readonly setup: Setup;
  /** Chance; see random.ts. */
  rng: number;
  key: readonly number[] | null;
  /** Card kinds that the next random picks take, set by a scene. */
  fate: number[];
  /** Answers so far. */
  seq: number;
  /** Turns begun. */
  turn: number;
  active: number;
  /** Actions left. */
  actions: number;
  /** Actions started this turn. */
  actionNumber: number;
  /** 1: an effect has ended the turn. */
  turnEnded: number;
  over: number;
  /** Winning seats, as bits; none in a draw. */
  winners: number;
  /** Closed doors, as bits. */
  doors: number;
  /** Of each fighter; −1 off the board. */
  space: number[];
  health: number[];
  /** Where each fighter was when the turn began. */
  turnStart: number[];
  seats: Seat[];
  combats: Combat[];
  /** Cards in play outside combat: a scheme, a boost whose bonus resolves; one that carries viewers lies face down, for as long as it takes. */
  limbo: Card[];
  /** Damage on its way: fighter, amount, fighter, amount … */
  wounds: number[];
  /** What the sentences in `todo` have picked so far. */
  picks: Plain[];
  /** What is still to happen, the next one last. */
  todo: Frame[];
}

const cloneSide = (s: Side): Side => ({
  seat: s.seat,
  fighter: s.fighter,
  card: s.card,
  text: s.text,
  boost: s.boost,
  bonus: s.bonus,
  open: s.open,
  named: s.named,
  printed: s.printed,
  base: s.base,
  baseSet: s.baseSet,
  delta: s.delta,
  ignored: s.ignored,
  lock: s.lock,
  canceled: s.canceled,
  next: s.next,
  holding: s.holding,
  item: s.item,
  final: s.final,
  replaced: s.replaced.slice(),
  boosts: s.boosts.slice(),
  account: s.account.slice(),
});
const cloneCombat = (c: Combat): Combat => ({
  attack: cloneSide(c.attack),
  defense: cloneSide(c.defense),
  revealed: c.revealed,
  prevented: c.prevented,
  sentTo: c.sentTo,
  dealt: c.dealt,
  winner: c.winner,
  mainDefense: c.mainDefense,
  action: c.action,
});
const cloneSeat = (s: Seat): Seat => ({
  hand: s.hand.slice(),
  seen: s.seen.slice(),
  deck: s.deck.slice(),
  discard: s.discard.slice(),
  out: s.out,
  conceded: s.conceded,
  turns: s.turns,
  form: s.form,
  counter: s.counter,
  tokens: s.tokens.slice(),
  startedOnToken: s.startedOnToken,
  fixedValue: s.fixedValue,
});

/** An independent copy, quickly: the setup is shared, since nothing changes it. */
export function clone(g: Game): Game {
  return {
    setup: g.setup,
    rng: g.rng,
    key: g.key,
    fate: g.fate.slice(),
    seq: g.seq,
    turn: g.turn,
    active: g.active,
    actions: g.actions,
    actionNumber: g.actionNumber,
    turnEnded: g.turnEnded,
    over: g.over,
    winners: g.winners,
    doors: g.doors,
    space: g.space.slice(),
    health: g.health.slice(),
    turnStart: g.turnStart.slice(),
    seats: g.seats.map(cloneSeat),
    combats: g.combats.map(cloneCombat),
    limbo: g.limbo.slice(),
    wounds: g.wounds.slice(),
    picks: g.picks.slice(),
    todo: g.todo.map(cloneFrame),
  };
}

export const sides = (c: Combat): [Side, Side] => [c.attack, c.defense];
export const sideOf = (c: Combat, side: number): Side => (side === 0 ? c.attack : c.defense);
