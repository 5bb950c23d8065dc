/** How a search would go on after a choice, as long as the same seat is asked. */
import { answer, asked, type Choice, choices, type Described, describe, type Game, kindOfChoice } from '@peerless/engine';
import { distinct } from './distinct.ts';
import type { Node } from './tree.ts';

export interface Step {
  choice: Choice;
  said: Described;
}
/** A way that was tried less often may be any. */
const TRIED = 20;
const LONGEST = 6;

/** Until the next action, or a card that the seat has not got in its hand yet; the game is changed. */
export function lineAfter(game: Game, seat: number, tree: Node, first: Choice): Step[] {
  const held = game.seats[seat].hand.length;
  const steps: Step[] = [];
  let node: Node | undefined = tree;
  for (let choice = first; steps.length < LONGEST; ) {
    const at: number = node.labels.indexOf(choice);
    answer(game, choice);
    node = at < 0 ? undefined : node.kids[at];
    if (!node || game.over || asked(game) !== seat) break;
    const next = mostTried(node, distinct(game, choices(game)));
    if (next === undefined) break;
    const said = describe(game, next);
    const mayBeDrawn = kindOfChoice(next) === 'card' && game.seats[seat].hand.length > held;
    if (said.kind === 'action' || mayBeDrawn) break;
    steps.push({ choice: next, said });
    choice = next;
  }
  return steps;
}
function mostTried({ labels, visits }: Node, open: readonly Choice[]): Choice | undefined {
  const triedOf = (choice: Choice): number => visits[labels.indexOf(choice)] ?? 0;
  const [best] = open.toSorted((one, other) => triedOf(other) - triedOf(one));
  return triedOf(best) < TRIED ? undefined : best;
}
