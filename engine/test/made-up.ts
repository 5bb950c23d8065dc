/** Heroes and boards made for a test: only what the test is about, the rest plain. */
import {
  board,
  boardSpace,
  type CardDefinition,
  card,
  type HeroDefinition,
  hero,
  knownBoards,
  knownHeroes,
  learnBoards,
  learnHeroes,
  lines,
} from '@peerless/engine';

/** A plain versatile card: value 2, BOOST 1, no text. */
const plain = (copies: number): CardDefinition => card('plain', { type: 'versatile', value: 2, boost: 1, copies, by: 'any' });

/** A hero of 12 health without sidekicks, with these cards and as many plain ones as make 30. */
export function madeUp(
  id: string,
  cards: readonly CardDefinition[],
  about: Partial<Omit<HeroDefinition, 'id' | 'deck'>> = {},
): HeroDefinition {
  const named = cards.reduce((sum, each) => sum + each.copies, 0);
  const items = about.items ? { item: about.items[0] } : {};
  const made = hero(id, {
    health: 12,
    move: 2,
    reach: 'melee',
    sidekicks: [],
    ...about,
    deck: [...cards, { ...plain(30 - named), ...items }],
  });
  const known = knownHeroes().find((other) => other.id === id);
  if (!known) learnHeroes([made]);
  else if (JSON.stringify(known) !== JSON.stringify(made)) throw new Error(`two made-up heroes are called "${id}"`);
  return made;
}

/** A row of spaces s1 … sn in one zone, each next to the following; seats start at the ends, further seats beside them. */
export function row(id: string, length: number, seats = 2): string {
  if (knownBoards().some((known) => known.id === id)) return id;
  const starts = [1, length, 2, length - 1].slice(0, seats);
  learnBoards([
    board(id, {
      aspect: 4,
      radius: 20,
      zones: [{ id: 'a', color: 'grey' }],
      spaces: Array.from({ length }, (_, i) =>
        boardSpace(`s${i + 1}`, (1000 * i) / length, 500, 'a', starts.includes(i + 1) ? starts.indexOf(i + 1) + 1 : undefined),
      ),
      lines: lines(Array.from({ length: length - 1 }, (_, i) => `s${i + 1}-s${i + 2}`).join(' ')),
      passages: [],
      highGround: [],
      doors: [],
      crossings: [],
    }),
  ]);
  return id;
}
