/** What the choices of a moment pick, by where it is on the screen; told by the choice itself, not by the question. */
import { type Choice, type Described, kindOfChoice, type QuestionKind } from '@peerless/engine';
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

/** Questions about cards of a pile, of a combat or of another hand: a card of the same name in one's own hand is not meant. */
const ELSEWHERE: readonly string[] = ['takeCard', 'putBack', 'pickCard', 'discardOrder', 'replaceCard'] satisfies QuestionKind[];
export const isOfHand = ({ kind }: Pick<Described, 'kind'>): boolean => !ELSEWHERE.includes(kind);

/** The choices that pick such a thing, by its name; of cards, those in the hand. */
export function picked<Kind extends Placed>({ view, answers }: Update, kind: Kind): Map<NameOf<Kind>, Choice> {
  const found = new Map<NameOf<Kind>, Choice>();
  for (const [i, answer] of answers.entries())
    if (kindOfChoice(answer) === kind && (kind !== 'card' || isOfHand(view.choices[i])))
      found.set(NAMES[kind](view.choices[i]) as NameOf<Kind>, answer);
  return found;
}
/** Is it chosen on the board or from the hand? Others need a button. */
export function isPlaced(choice: Choice, described: Described, hand: readonly string[]): boolean {
  const kind = kindOfChoice(choice);
  return kind === 'card' ? isOfHand(described) && hand.includes(described.card!) : kind in NAMES;
}
