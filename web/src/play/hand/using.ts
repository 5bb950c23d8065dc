/** What a card of the hand would do if it were used now, or why it cannot be. */
import type { QuestionKind } from '@peerless/engine';
import { nameOfCard } from '../../look/card.ts';
import { cardNamed, heroNamed } from '../../look/known.ts';
import { language, texts } from '../../texts/texts.ts';
import type { GameScreen } from '../game.ts';
import { attackWith, schemeWith } from '../intents.ts';
import { picked } from '../picked.ts';

export type Using = { label: string; use(): void; isOffered: boolean } | { reason: string } | null;

/** null: nobody asks this seat anything. */
export function using(game: GameScreen, seat: number, card: string): Using {
  const update = game.latest.value!;
  const { waiting } = update.view;
  if (waiting?.seat !== seat || update.seats[seat].kind !== 'person' || update.curtain !== null || game.byItself.value === update.view.seq)
    return null;
  const choice = picked(update, 'card').get(card);
  if (choice !== undefined) return { label: labelOf(waiting.kind, game, seat, card), use: () => game.answer(choice), isOffered: true };
  if (waiting.kind === 'action') return atOnce(game, seat, card);
  const reason = update.reasons.cards[card];
  return reason ? { reason: language().reason(reason, game.cast()) } : null;
}

function labelOf(kind: QuestionKind, game: GameScreen, seat: number, card: string): string {
  const { play } = texts();
  const { boost } = cardNamed(heroNamed(game.latest.value!.view.seats[seat].hero), card)!;
  if (BOOSTS.includes(kind)) return play.use.boost(boost ?? 0);
  const labels: Partial<Record<QuestionKind, string>> = play.use.kinds;
  return labels[kind] ?? play.use.choose;
}
const BOOSTS: readonly QuestionKind[] = ['boostManeuver', 'boostCard', 'laidBoost'];

/** When an action is asked for, a scheme is played and an attack begun; the card stays chosen. */
function atOnce(game: GameScreen, seat: number, card: string): Using {
  const { view, reasons } = game.latest.value!;
  const { play } = texts();
  const hero = heroNamed(view.seats[seat].hero);
  const { type } = cardNamed(hero, card)!;
  if (type === 'defense') return { reason: play.defenseOnly(nameOfCard(hero, card)) };
  const action = type === 'scheme' ? 'scheme' : 'attack';
  if (!game.find({ action }).length) return { reason: language().reason(reasons.actions[action] ?? { why: 'noTarget' }, game.cast()) };
  const steps = type === 'scheme' ? schemeWith(card) : attackWith(card);
  return { label: play.use.kinds[type === 'scheme' ? 'schemeCard' : 'attackCard'], use: () => game.intend(steps), isOffered: false };
}
