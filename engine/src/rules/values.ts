/** The value of a combat card, with its history (section 8). */

import { type AccountItem, HOW, type How } from '../data/account.ts';
import { type Card, kindOf } from '../data/card.ts';
import { blankFrame, type Frame, NONE } from '../data/frame.ts';
import { type Combat, type Game, type Side, sideOf } from '../data/game.ts';
import { matchOf } from '../data/match.ts';
import { heard, tell } from '../data/sink.ts';
import { EVERYONE } from '../data/viewers.ts';
import { abilityOf, sourceNamed } from '../machine/source.ts';
import { boostValue } from './cards.ts';

const UNLOCKED = 0;
const LOCKED_AGAINST_CARDS = 1;
const LOCKED = 2;

export const emptySide = (seat: number, fighter: number): Side => ({
  seat,
  fighter,
  card: -1,
  text: -1,
  boost: -1,
  bonus: 0,
  open: 0,
  named: -1,
  printed: 0,
  base: 0,
  baseSet: 0,
  delta: 0,
  ignored: 0,
  lock: UNLOCKED,
  canceled: 0,
  next: 0,
  holding: 0,
  item: -1,
  final: 0,
  replaced: [],
  boosts: [],
  account: [],
});

/** A card begins to count: nothing that was done to another one carries over, but a standing lock on the player does. */
export function enter(game: Game, side: Side, card: Card): void {
  const kind = matchOf(game).kinds[kindOf(card)];
  side.card = card;
  side.text = kindOf(card);
  side.printed = side.base = side.bonus ? kind.card.bonusAttack!.value : Math.max(0, kind.value);
  side.baseSet = side.delta = side.ignored = side.canceled = side.next = 0;
  side.lock = UNLOCKED;
  side.item = -1;
  side.boosts = [];
  side.holding = kind.standing.holdsBackDefeat ? 1 : 0;
  side.account = [];
  note(side, 'printed', side.printed, kindOf(card));
  const fixed = game.seats[side.seat].fixedValue;
  if (fixed >= 0) lockAt(side, fixed, LOCKED, -1);
}

/** The name of the bonus attack that a side makes; null if it plays a card. */
export const bonusName = (game: Game, { bonus, card }: Side): string | null =>
  bonus && card >= 0 ? matchOf(game).kinds[kindOf(card)].card.bonusAttack!.id : null;
/** The same for an event. */
const namingBonus = (game: Game, side: Side): { bonus?: string } => {
  const bonus = bonusName(game, side);
  return bonus === null ? {} : { bonus };
};

function note(side: Side, how: How, amount: number, source: number): void {
  side.account.push(HOW.indexOf(how), amount, source);
}

/** “Value becomes X”: in place of the printed number; additions stay. */
export function setCard(game: Game, side: Side, to: number, frame: Frame): void {
  if (side.lock !== UNLOCKED) return;
  note(side, 'set', to - side.base, frame.source);
  side.base = to;
  side.baseSet = 1;
  announce(game, side, 'set', to, frame);
}
/** */
export function addToValue(
  game: Game,
  side: Side,
  amount: number,
  frame: Frame,
  how: 'add' | 'boost' = 'add',
  source = frame.source,
): void {
  if (side.lock !== UNLOCKED) return;
  note(side, how, amount, source);
  side.delta += amount;
  announce(game, side, how, amount, frame);
}
/** */
export function changePrinted(game: Game, side: Side, to: number, frame: Frame): void {
  side.printed = to;
  if (!side.baseSet && side.lock === UNLOCKED) {
    note(side, 'printedChanged', to - side.base, frame.source);
    side.base = to;
  }
  announce(game, side, 'printed', to, frame);
}
/** */
export function ignoreCard(game: Game, side: Side, frame: Frame): void {
  side.ignored = 1;
  announce(game, side, 'ignore', 0, frame);
}
/** the lock that came first stands. */
export function lockCard(game: Game, side: Side, to: number, against: 'cards' | 'all', frame: Frame): void {
  if (side.lock !== UNLOCKED) return;
  lockAt(side, to, against === 'cards' ? LOCKED_AGAINST_CARDS : LOCKED, frame.source);
  announce(game, side, 'lock', to, frame);
}
function lockAt(side: Side, to: number, lock: number, source: number): void {
  note(side, 'locked', to - side.base - side.delta, source);
  side.base = to;
  side.delta = 0;
  side.lock = lock;
}
function announce(
  game: Game,
  side: Side,
  how: 'set' | 'add' | 'boost' | 'ignore' | 'lock' | 'printed',
  amount: number,
  frame: Frame,
): void {
  if (heard() && side.card >= 0) {
    tell(EVERYONE, {
      kind: 'value',
      seat: side.seat,
      card: matchOf(game).kinds[kindOf(side.card)].id,
      how,
      amount,
      source: sourceNamed(game, frame.source),
      ...namingBonus(game, side),
    });
  }
}

/** Standing bonuses of this moment, as items of an account. */
export function standing(game: Game, combat: Combat, which: number): number[] {
  const side = sideOf(combat, which);
  const items: number[] = [];
  if (side.card < 0 || side.lock === LOCKED) return items;
  const match = matchOf(game);
  const speaker = blankFrame(NONE, side.seat);
  speaker.side = which;
  speaker.them = sideOf(combat, 1 - which).seat;
  for (const { isForAttack, by, needsPlace, holds, amount } of match.standing[side.seat].bonus) {
    if (isForAttack !== (which === 0) || match.fighters[side.fighter].id !== by) continue;
    if (needsPlace && game.space[side.fighter] < 0) continue;
    if (holds && !holds(game, speaker)) continue;
    items.push(HOW.indexOf('bonus'), amount(game, speaker), abilityOf(side.seat));
  }
  if (which === 0 && side.boost >= 0) items.push(HOW.indexOf('laidBoost'), boostValue(game, kindOf(side.boost)), kindOf(side.boost));
  if (which === 0 && isHighGround(game, side.fighter, combat.defense.fighter)) items.push(HOW.indexOf('highGround'), 1, -1);
  return items;
}
/** */
function isHighGround(game: Game, attacker: number, defender: number): boolean {
  const { board } = matchOf(game);
  const from = game.space[attacker];
  const to = game.space[defender];
  return from >= 0 && to >= 0 && board.high[from * board.count + to] === 1;
}

/** The winner of a combat whose values are settled, but not its damage. */
export const SETTLED = -2;
/** Fixes a side's value in the damage step and says what it counts for; “ignored” counts 0 but keeps the value. */
export function settle(game: Game, combat: Combat, which: number): number {
  const side = sideOf(combat, which);
  if (side.card < 0) return 0;
  side.account = fullAccount(game, combat, which);
  side.final = Math.max(0, side.base + side.delta + sum(standing(game, combat, which)));
  return side.ignored ? 0 : side.final;
}
/** The account so far with what stands now; its amounts add up to what the card counts. */
export function fullAccount(game: Game, combat: Combat, which: number): number[] {
  const side = sideOf(combat, which);
  if (side.card < 0 || combat.winner !== -1) return side.account;
  const account = [...side.account, ...standing(game, combat, which)];
  const total = sum(account);
  if (total < 0) account.push(HOW.indexOf('notBelowZero'), -total, -1);
  if (side.ignored) account.push(HOW.indexOf('ignored'), 0 - Math.max(0, total), -1);
  return account;
}
function sum(account: readonly number[]): number {
  let total = 0;
  for (let i = 1; i < account.length; i += 3) total += account[i];
  return total;
}
export function accountItems(game: Game, combat: Combat, which: number): AccountItem[] {
  const account = fullAccount(game, combat, which);
  const items: AccountItem[] = [];
  for (let i = 0; i < account.length; i += 3) {
    items.push({ how: HOW[account[i]], amount: account[i + 1], source: account[i + 2] === -1 ? null : sourceNamed(game, account[i + 2]) });
  }
  return items;
}
export function tellAccounts(game: Game, combat: Combat): void {
  for (const which of [0, 1]) {
    const side = sideOf(combat, which);
    if (side.card < 0) continue;
    tell(EVERYONE, {
      kind: 'account',
      seat: side.seat,
      card: matchOf(game).kinds[kindOf(side.card)].id,
      ...namingBonus(game, side),
      items: accountItems(game, combat, which),
      value: valueNow(game, combat, which),
    });
  }
}
/** What the card counts for at this moment. */
export const valueNow = (game: Game, combat: Combat, which: number): number => sum(fullAccount(game, combat, which));
