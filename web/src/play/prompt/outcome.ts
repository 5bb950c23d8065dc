/** What is known of a card before it is chosen: what it counts for, what it meets, and what follows if nothing is done about it. */
import type { AccountItem, Prospect, QuestionKind } from '@peerless/engine';
import type { Update } from '@peerless/protocol';
import { cardNamed, heroNamed } from '../../look/known.ts';
import { ownFighters } from '../board/offers.ts';
import { sumOf } from '../combat/sum.ts';

export type Outcome =
  | { moves: number; boost: number }
  | {
      /** Whose value it is: of the card, or of the one that it boosts. */
      played: { seat: number; card: string; bonus?: string };
      account: AccountItem[];
      role: 'attack' | 'defense';
      /** Whom it meets. */
      other: string;
      value: number;
      /** What the other side counts; null: nobody knows yet. */
      against: number | null;
      damage: number | null;
    };

/** Who would use a card of the hand now; nobody where none is asked for. */
export function usersOf(update: Update): readonly string[] {
  const { waiting, combats } = update.view;
  if (!waiting || !update.answers.length) return [];
  const { fighter, target } = waiting.about;
  const sides = combats.slice(-1).flatMap(({ attack, defense }) => [attack, defense]);
  const users: Partial<Record<QuestionKind, () => readonly (string | undefined)[]>> = {
    action: () => ownFighters(update),
    boostManeuver: () => ownFighters(update).slice(0, 1),
    attackCard: () => [fighter],
    laidBoost: () => [fighter],
    defense: () => [target],
    boostCard: () => sides.filter(({ seat }) => seat === waiting.seat).map((side) => side.fighter),
  };
  return (users[waiting.kind]?.() ?? []).filter((name) => name !== undefined);
}

/** null: it depends on what is not settled yet, or there is nothing to tell. */
export function outcomeOf({ view }: Update, card: string, prospects: readonly Prospect[]): Outcome | null {
  const { kind, seat } = view.waiting!;
  if (kind === 'boostManeuver') {
    const boost = cardNamed(heroNamed(view.seats[seat].hero), card)?.boost;
    return boost === undefined ? null : { moves: prospects[0].moves, boost };
  }
  const found = prospects.flatMap(({ accounts }) => Object.entries(accounts));
  if (!found.length) return null;
  const [[other, account]] = found;
  const value = sumOf(account);
  if (found.some(([name, items]) => name !== other || sumOf(items) !== value)) return null;
  const combat = view.combats.at(-1);
  const role = combat?.defense.seat === seat && combat.attack.fighter === other ? 'defense' : 'attack';
  const own = combat?.[role];
  const laid = own && own.card !== null && own.card !== 'hidden' ? own.card : card;
  const against = role === 'defense' ? combat!.attack.value : combat?.revealed && combat.defense.card !== null ? combat.defense.value : 0;
  const struck = view.fighters[role === 'defense' ? own!.fighter : other].health;
  const damage = against === null ? null : Math.min(struck, Math.max(0, role === 'attack' ? value - against : against - value));
  return { played: { seat, card: laid, ...(own?.bonus ? { bonus: own.bonus } : {}) }, account, role, other, value, against, damage };
}
