/** Words that say of themselves that they tell something of a card, while somebody may not know it. */
import { type Event, type Frame, type Game, wordsOf } from '@peerless/engine';
import { isHiddenOf } from '../src/data/card.ts';
import { mask } from '../src/seeing/mask.ts';

/** What is done where a word reads the card. */
const PARTS = { verb: 'perform', amount: 'count', condition: 'holds', filter: 'fits', place: 'meets', price: 'pay' } as const;
type Done = (...given: unknown[]) => unknown;
type Disclosing = Record<string, unknown> & { discloses: boolean };

let viewerNow = -1;
let heardNow: readonly Event[] = [];
let disclosedFrom = Number.POSITIVE_INFINITY;
const watched = new WeakSet<object>();

/** Is a card that the sentence remembers hidden from this viewer? */
function isSecret(game: Game, frame: Frame): boolean {
  const { thatCard, slot1, slot2, slot3 } = mask(game, viewerNow).state.todo[game.todo.indexOf(frame)] ?? frame;
  return [thatCard, slot1, slot2, slot3].some(isHiddenOf);
}
function watch(word: Disclosing, part: string): void {
  if (!word.discloses || watched.has(word)) return;
  watched.add(word);
  const before = word[part] as Done;
  word[part] = (...given: unknown[]) => {
    if (isSecret(given[0] as Game, given[1] as Frame)) disclosedFrom = Math.min(disclosedFrom, heardNow.length);
    return before(...given);
  };
}
/** From now on such words are noticed that tell something of a card which this viewer may not know. */
export function watchDisclosures(viewer: number): void {
  for (const kind of Object.keys(PARTS) as (keyof typeof PARTS)[])
    for (const word of wordsOf(kind)) watch(word as unknown as Disclosing, PARTS[kind]);
  viewerNow = viewer;
  disclosedFrom = Number.POSITIVE_INFINITY;
}
/** Events that are being heard from now on. */
export const hearing = (events: readonly Event[]): void => {
  heardNow = events;
};
/** What was heard before this was heard before anything was disclosed. */
export const disclosed = (): number => disclosedFrom;
