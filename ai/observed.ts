/** What a choice looks like to the other seats: cards laid or put away face down look all the same until they are shown. */
import { type Choice, currentNode, type Game, kindOf, kindOfChoice, matchOf, questionOf } from '@peerless/engine';

/** Some card. */
const A_CARD = 1 << 20;

/** The seats that see only that some card is chosen, as bits. */
export function blindTo(game: Game, choice: Choice): number {
  if (kindOfChoice(choice) !== 'card') return 0;
  switch (currentNode(game).verb.questions[questionOf(game)]) {
    case 'faceDown':
      return ~0;
    case 'openToThem':
      return ~matchOf(game).allies[game.todo[game.todo.length - 1].them];
    default:
      return 0;
  }
}
/** What a seat sees of a choice when it is made. */
export const looksTo = (seat: number, blind: number, choice: Choice): number => (blind & (1 << seat) ? A_CARD : choice);

/** The cards that lie open in the present combat, as a number; 0 if none. */
export function shownIn(game: Game): number {
  const combat = game.combats[game.combats.length - 1];
  if (!combat?.revealed) return 0;
  const { attack, defense } = combat;
  return 1 + (attack.card < 0 ? 0 : 1 + kindOf(attack.card)) + 256 * (defense.card < 0 ? 0 : 1 + kindOf(defense.card));
}
/** What others saw of it in all: also cards that were shown by it. */
export const observed = (looks: number, before: number, after: number): number => (after === before ? looks : looks + (1 << 21) * after);
