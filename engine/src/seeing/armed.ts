/** Has a fighter a card to attack with, as far as whoever looks knows the hand? */
import { matchOf } from '../data/match.ts';
import { isItsAttack } from '../rules/reaching.ts';
import type { View } from './view.ts';

/** With any card of the hand, or with this one. */
export function isArmed({ setup, seats, fighters }: Pick<View, 'setup' | 'seats' | 'fighters'>, name: string, card?: string): boolean {
  const match = matchOf({ setup });
  const { seat } = fighters[name];
  const { hand, form } = seats[seat];
  const number = match.fighters.findIndex((each) => each.name === name);
  const now = match.heroes[seat].forms?.indexOf(form!) ?? -1;
  return match.kindsOf[seat].some((each) => {
    const kind = match.kinds[each];
    return hand.includes(kind.id) && (card === undefined || card === kind.id) && isItsAttack(kind, number, now);
  });
}
