/** The parts of a view that a lesson names, held to what a view of its game has: what is misspelt would never be so, or always. */
import type { AccountItem } from '../data/account.ts';
import { ACTIONS } from '../data/choice.ts';
import type { Game } from '../data/game.ts';
import { isData, type Kind, problemsOf } from '../data/kinds.ts';
import { matchOf } from '../data/match.ts';
import { inside, type Place, say } from '../data/place.ts';
import { type Problem, unknown } from '../data/problems.ts';
import { QUESTIONS } from '../data/questions.ts';
import type { Setup } from '../data/setup.ts';
import type { Described } from '../seeing/described.ts';
import type { Question } from '../seeing/explain.ts';
import type { FoughtSide, LastCombat } from '../seeing/last-combat.ts';
import type { Resolving } from '../seeing/resolving.ts';
import type { CombatView, FighterView, SeatView, SideView, View } from '../seeing/view.ts';
import { comparisonIn } from './expectation.ts';
import type { Seen } from './lesson-progress.ts';

const NOUNS = ['action', 'card', 'door', 'fighter', 'hero', 'question', 'seat', 'space'] as const;
type Noun = (typeof NOUNS)[number];
/** What may stand in a place: anything, a name, fields, a list, or something for each that has a name. */
type Shape = null | Noun | { fields: Readonly<Record<string, Shape>> } | { list: Shape } | { each: Noun; is: Shape };
const fields = <T>(all: { readonly [K in keyof T]-?: Shape }): Shape => ({ fields: all });

const described = fields<Described>({
  kind: 'question',
  seat: null,
  fighter: 'fighter',
  target: 'fighter',
  space: 'space',
  from: 'space',
  left: null,
  card: 'card',
  option: null,
  number: null,
  opponent: null,
  door: 'door',
  token: null,
  action: 'action',
  pass: null,
  yes: null,
});
const account: Shape = { list: fields<AccountItem>({ how: null, amount: null, source: null }) };
const side = fields<SideView>({
  seat: null,
  fighter: 'fighter',
  card: 'card',
  boost: 'card',
  bonus: null,
  named: null,
  canceled: null,
  value: null,
  account,
});
const seat = fields<SeatView>({
  hero: 'hero',
  hand: { list: 'card' },
  handCount: null,
  inDoubt: { list: fields<SeatView['inDoubt'][number]>({ card: 'card', places: null }) },
  deckCount: null,
  deckKnown: { list: fields<SeatView['deckKnown'][number]>({ card: 'card', fromTop: null }) },
  discard: { list: 'card' },
  form: null,
  counter: null,
  tokens: { list: 'space' },
  out: null,
  turns: null,
});
const fighter = fields<FighterView>({
  seat: null,
  hero: null,
  space: 'space',
  health: null,
  maxHealth: null,
  defeated: null,
  turnStart: 'space',
});
const view: { readonly [K in keyof View]-?: Shape } = {
  eyes: null,
  setup: fields<Setup>({ board: null, heroes: { list: 'hero' }, mode: null, options: null, rules: null }),
  seq: null,
  turn: null,
  active: null,
  actions: null,
  actionNumber: null,
  over: null,
  winners: null,
  waiting: fields<Question>({ kind: 'question', seat: null, source: null, word: null, about: described, optional: null }),
  resolving: fields<Resolving>({ fighter: 'fighter', spaces: { list: 'space' } }),
  choices: { list: described },
  doors: { each: 'door', is: null },
  fighters: { each: 'fighter', is: fighter },
  seats: { each: 'seat', is: seat },
  inPlay: { list: 'card' },
  combats: { list: fields<CombatView>({ attack: side, defense: side, revealed: null, winner: null }) },
};
const fought = fields<FoughtSide>({
  seat: null,
  fighter: 'fighter',
  card: 'card',
  boost: 'card',
  bonus: null,
  value: null,
  account,
});
const lastCombat = fields<LastCombat>({ attack: fought, defense: fought, damage: null, winner: null });
/** What a seat sees, and what whoever has followed the game knows. */
export const SEEN: Shape = fields<View>(view);
export const KNOWN: Shape = fields<Required<Seen>>({ ...view, lastCombat });

/** All names that mean nothing in this game; nothing if each part can be there. */
export const strangeParts = (game: Game, parts: unknown, of: Shape): Problem[] => problemsOf(parts, partsOf(namesIn(game), of));

type Names = Readonly<Record<Noun, readonly string[]>>;
function namesIn(game: Game): Names {
  const { fighters, heroes, board, kinds } = matchOf(game);
  return {
    action: ACTIONS,
    card: [...new Set(kinds.map(({ id }) => id)), 'hidden'],
    door: board.definition.doors.map(({ id }) => id),
    fighter: fighters.map(({ name }) => name),
    hero: heroes.map(({ id }) => id),
    question: QUESTIONS,
    seat: heroes.map((_, number) => `${number}`),
    space: board.names,
  };
}
function partsOf(names: Names, of: Shape): Kind<unknown> {
  const named = (what: string, name: string, known: readonly string[], at: Place): boolean => {
    if (known.includes(name)) return true;
    say(at, unknown(what, name, known));
    return false;
  };
  const part = (value: unknown, shape: Shape, at: Place): void => {
    if (shape === null) return;
    if (typeof shape === 'string') {
      if (typeof value === 'string') named(shape, value, names[shape], at);
      else if (isData(value)) compared(value, shape, at);
    } else if (Array.isArray(value)) {
      const entry = 'list' in shape ? shape.list : 'is' in shape ? shape.is : null;
      value.forEach((each, i) => part(each, entry, inside(at, i)));
    } else if (isData(value) && !compared(value, shape, at)) for (const [key, each] of Object.entries(value)) within(key, each, shape, at);
  };
  const within = (key: string, value: unknown, shape: Exclude<Shape, null | Noun>, at: Place): void => {
    const here = inside(at, key);
    if ('list' in shape) part(value, shape.list, here);
    else if ('is' in shape) {
      if (named(shape.each, key, names[shape.each], here)) part(value, shape.is, here);
    } else if (named('part', key, Object.keys(shape.fields), here)) part(value, shape.fields[key], here);
  };
  /** What a comparison is made with is of the same shape. */
  const compared = (value: Record<string, unknown>, shape: Shape, at: Place): boolean => {
    const how = comparisonIn(value);
    if (how) part(value[how], shape, inside(at, how));
    return how !== undefined;
  };
  return (value, at) => part(value, of, at);
}
