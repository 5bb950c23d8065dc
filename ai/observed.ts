/** What a choice looks like to the other seats: cards laid or put away face down look all the same until they are shown. */
import { type Choice, type Game, kindOf, kindOfChoice, questionOf } from '@peerless/engine';

const FACE_DOWN = new Set(['attackCard', 'laidBoost', 'defense', 'putBack', 'discard', 'discardMore', 'pay']);
/** Some card. */
const A_CARD = 1 << 20;

/** Asked before the choice is made; the answer tells, once it is made, what the others saw. */
export function observed(game: Game, choice: Choice): (after: Game) => number {
  const isHidden = kindOfChoice(choice) === 'card' && FACE_DOWN.has(questionOf(game));
  const before = revealed(game);
  return (after) => {
    const shown = revealed(after);
    const label: number = isHidden ? A_CARD : choice;
    return shown === before ? label : label + (1 << 21) * shown;
  };
}
/** The cards that lie open in the present combat, as a number; 0 if none. */
function revealed(game: Game): number {
  const combat = game.combats[game.combats.length - 1];
  if (!combat?.revealed) return 0;
  const { attack, defense } = combat;
  return 1 + (attack.card < 0 ? 0 : 1 + kindOf(attack.card)) + 256 * (defense.card < 0 ? 0 : 1 + kindOf(defense.card));
}
