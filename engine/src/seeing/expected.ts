/** What a card would count for before it is laid, by what its player may know: the sum so far, without its effects. */
import type { AccountItem } from '../data/account.ts';
import { kindOf } from '../data/card.ts';
import { blankFrame, NONE } from '../data/frame.ts';
import { type Combat, type Game, type Side, sideOf, sides } from '../data/game.ts';
import { matchOf } from '../data/match.ts';
import { newCombat } from '../rules/attack.ts';
import { boostValue, hasBoost } from '../rules/cards.ts';
import { attackTargets, isUsable } from '../rules/reaching.ts';
import { accountItems, addToValue, emptySide, enter } from '../rules/values.ts';
import { mask } from './mask.ts';

/** The itemised account of a card, by each fighter that it would meet. In a combat it is laid there, or boosts what is laid. */
export function expected(game: Game, fighter: number, card: string): Record<string, AccountItem[]> {
  const { fighters, kinds, kindsOf } = matchOf(game);
  const { seat } = fighters[fighter];
  const kind = kindsOf[seat].find((each) => kinds[each].id === card);
  if (kind === undefined) return {};
  const { state } = mask(game, seat);
  const combat = state.combats.at(-1);
  const accounts: Record<string, AccountItem[]> = {};
  const count = (here: Combat, which: number): void => {
    accounts[fighters[sideOf(here, 1 - which).fighter].name] = accountItems(state, here, which);
  };
  if (combat) {
    const which = sides(combat).findIndex((side) => side.seat === seat && side.fighter === fighter);
    if (which >= 0 && (isLaid(state, combat, which, kind) || isBoosted(state, combat, which, kind))) count(combat, which);
  } else if (isUsable(state, seat, fighter, kind, 'attack')) {
    for (const target of attackTargets(state, fighter)) {
      const attack = newCombat(emptySide(seat, fighter), emptySide(fighters[target].seat, target), state.actionNumber);
      state.combats.push(attack);
      enter(state, attack.attack, kind);
      count(attack, 0);
      state.combats.pop();
    }
  }
  return accounts;
}
/** Lays it on a side that waits for its card. */
function isLaid(state: Game, combat: Combat, which: number, kind: number): boolean {
  const side = sideOf(combat, which);
  if (side.card !== NONE || combat.revealed || !isUsable(state, side.seat, side.fighter, kind, which ? 'defense' : 'attack')) return false;
  enter(state, side, kind);
  return true;
}
/** Boosts the card on a side: one that lies face down with it, one that lies open by an effect. */
function isBoosted(state: Game, combat: Combat, which: number, kind: number): boolean {
  const side = sideOf(combat, which);
  if (side.card < 0 || combat.winner !== -1 || !hasBoost(state, kind)) return false;
  if (isOpen(combat, side)) addToValue(state, side, boostValue(state, kind), blankFrame(NONE, side.seat), 'boost', kind);
  else {
    if (which || side.boost !== NONE) return false;
    enter(state, side, kindOf(side.card));
    side.boost = kind;
  }
  return true;
}
const isOpen = ({ revealed }: Combat, { bonus }: Side): boolean => revealed === 1 || bonus === 1;
