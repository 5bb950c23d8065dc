/** What the choices of a moment pick, by where it is on the screen; told by the choice itself, not by the question. */
import { type Choice, type Described, kindOfChoice } from '@peerless/engine';
import type { Update } from '@peerless/protocol';

const NAMES = {
  space: ({ space }: Described) => space,
  door: ({ door }: Described) => door,
  token: ({ token }: Described) => token,
  card: ({ card }: Described) => card,
  fighter: ({ kind, fighter, target }: Described) => (kind === 'target' ? target : fighter),
} as const;
type Placed = keyof typeof NAMES;
type NameOf<Kind extends Placed> = NonNullable<ReturnType<(typeof NAMES)[Kind]>>;

/** The choices that pick such a thing, by its name. */
export function picked<Kind extends Placed>({ view, answers }: Update, kind: Kind): Map<NameOf<Kind>, Choice> {
  const found = new Map<NameOf<Kind>, Choice>();
  for (const [i, answer] of answers.entries())
    if (kindOfChoice(answer) === kind) found.set(NAMES[kind](view.choices[i]) as NameOf<Kind>, answer);
  return found;
}
/** Is it chosen on the board or from the hand? Others need a button. */
export function isPlaced(choice: Choice, { card }: Described, hand: readonly string[]): boolean {
  const kind = kindOfChoice(choice);
  return kind === 'card' ? hand.includes(card!) : kind in NAMES;
}
