/** Which words are done while games are played. */
import { type Frame, type Game, type Match, matchOf, type WordKind, wordsOf } from '@peerless/engine';
import { dice, numberOf, type Random } from './playing.ts';
import { calling } from './random-cards.ts';

/** The part of a word that says that it is done. */
const PARTS = {
  verb: 'perform',
  amount: 'count',
  condition: 'holds',
  filter: 'fits',
  place: 'meets',
  price: 'pay',
  step: 'perform',
} as const satisfies Partial<Record<WordKind, string>>;
type Done = (...given: unknown[]) => unknown;

/** From now on collects the callings of all words that are done. */
export function watchWords(): ReadonlySet<string> {
  const done = new Set<string>();
  const matches = new WeakSet<Match>();
  for (const [kind, part] of Object.entries(PARTS) as [keyof typeof PARTS, string][])
    for (const word of wordsOf(kind) as unknown as ({ word: string } & Record<string, Done>)[]) {
      const before = word[part];
      word[part] = (...given) => {
        const match = matchOf(given[0] as Game);
        if (!matches.has(match)) watchRules(match, done);
        matches.add(match);
        done.add(calling(kind, word.word));
        if (kind === 'verb') noteMoment(given[0] as Game, given[1] as Frame, done);
        return before(...given);
      };
    }
  return done;
}
/** A rule is done when a game reads what stands by it, of a hero or card that has it. */
function watchRules({ heroes, standing, kinds }: Match, done: Set<string>): void {
  const watch = (of: object, rules: readonly { rule: string }[] | undefined, kind: WordKind): void => {
    for (const { rule } of rules ?? []) watchField(of, rule, () => done.add(calling(kind, rule)));
  };
  for (const [seat, { rules }] of heroes.entries()) watch(standing[seat], rules, 'heroRule');
  for (const kind of kinds) watch(kind.standing, kind.card.standing, 'cardRule');
}
function watchField(of: object, field: string, note: () => void): void {
  const { get, value } = Object.getOwnPropertyDescriptor(of, field)!;
  const read = () => {
    note();
    return get ? get.call(of) : value;
  };
  Object.defineProperty(of, field, { configurable: true, enumerable: true, get: read });
}
/** A moment is done when an ability says something at it. */
function noteMoment(game: Game, { block, you }: Frame, done: Set<string>): void {
  for (const [moment, said] of Object.entries(matchOf(game).abilities[you]))
    if (said.some((each) => each.block === block)) done.add(calling('moment', moment));
}

const MOST_GAMES = 40;
/** Plays games in which each word that was not done yet is wanted, by a chance of its own, until it is done; those that never were. */
export const doEach = (
  words: readonly string[],
  done: ReadonlySet<string>,
  play: (n: number, random: Random, wanted: ReadonlySet<string>) => void,
): string[] =>
  words.filter((word) => {
    for (let n = 0; n < MOST_GAMES && !done.has(word); n++) play(n, dice(numberOf(`${word} ${n}`)), new Set([word]));
    return !done.has(word);
  });
