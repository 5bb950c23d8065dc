/** What a card of the hand would do if it were used now, or why it cannot be. */
import type { Choice, QuestionKind } from '@peerless/engine';
import { nameOfCard } from '../../look/card.ts';
import { cardNamed, heroNamed } from '../../look/known.ts';
import { texts } from '../../texts/texts.ts';
import type { GameScreen } from '../game.ts';
import { attackWith, type Intent, schemeWith } from '../intents.ts';
import { picked } from '../picked.ts';
import { refusal } from '../refusals.ts';

/** `isArmed`: one more press uses it. */
export type Using = { label: string; use(): void; isOffered: boolean; isArmed: boolean } | { reason: string } | null;

/** null: it is being answered without the player. */
export function using(game: GameScreen, seat: number, card: string): Using {
  const update = game.newest.value!;
  const { waiting } = update.view;
  if (!waiting) return { reason: refusal(game, { why: 'gameOver' }) };
  if (waiting.seat !== seat || update.seats[seat].kind !== 'person')
    return { reason: refusal(game, { why: 'notYourDecision', seat: waiting.seat }) };
  if (update.curtain !== null || game.byItself.value === update.view.seq) return null;
  const choice = picked(update, 'card').get(card);
  if (choice !== undefined) return used(game, card, labelOf(waiting.kind, game, seat, card), { choice });
  if (waiting.kind === 'action') return atOnce(game, seat, card);
  const reason = update.reasons.cards[card];
  return reason ? { reason: refusal(game, reason) } : null;
}
/** What a second press on a card is asked for under. */
export const nameOfUse = (card: string): string => `card ${card}`;
export function putDown({ lifted, read }: Pick<GameScreen, 'lifted' | 'read'>): void {
  lifted.value = null;
  read.value = null;
}
/** A card that is lifted or read is put down only when it is used. */
function used(game: GameScreen, card: string, label: string, meant: { choice: Choice } | { steps: Intent[] }): Using {
  const name = nameOfUse(card);
  const isArmed = game.sure.armed.value === name;
  const act = (): void => {
    putDown(game);
    if ('choice' in meant) game.answer(meant.choice);
    else game.intend(meant.steps);
  };
  return {
    label: isArmed ? texts().play.pressAgain : label,
    use: () => game.sure.press(name, act),
    isOffered: 'choice' in meant,
    isArmed,
  };
}

function labelOf(kind: QuestionKind, game: GameScreen, seat: number, card: string): string {
  const { play } = texts();
  const { boost } = cardNamed(heroNamed(game.newest.value!.view.seats[seat].hero), card)!;
  if (BOOSTS.includes(kind)) return play.use.boost(boost ?? 0);
  const labels: Partial<Record<QuestionKind, string>> = play.use.kinds;
  return labels[kind] ?? play.use.choose;
}
const BOOSTS: readonly QuestionKind[] = ['boostManeuver', 'boostCard', 'laidBoost'];

/** When an action is asked for, a scheme is played and an attack begun; the card stays chosen. */
function atOnce(game: GameScreen, seat: number, card: string): Using {
  const { view, reasons } = game.newest.value!;
  const { play } = texts();
  const hero = heroNamed(view.seats[seat].hero);
  const { type } = cardNamed(hero, card)!;
  if (type === 'defense') return { reason: play.defenseOnly(nameOfCard(hero, card)) };
  const action = type === 'scheme' ? 'scheme' : 'attack';
  const reason = reasons.cards[card] ?? (game.find({ action }).length ? null : (reasons.actions[action] ?? { why: 'noTarget' }));
  if (reason) return { reason: refusal(game, reason) };
  const steps = type === 'scheme' ? schemeWith(card) : attackWith(card);
  return used(game, card, play.use.kinds[type === 'scheme' ? 'schemeCard' : 'attackCard'], { steps });
}
