/** Whom a word means: a fighter, one of a group that somebody picks, or each of a group. */
import { type Compiler, compileFields, type Field, field } from '../data/fields.ts';
import type { Frame } from '../data/frame.ts';
import type { Game } from '../data/game.ts';
import { byField, type Data, isData, type Kind, list, optional as maybe, record, wordIn, yourName } from '../data/kinds.ts';
import { matchOf } from '../data/match.ts';
import type { Setting } from '../data/place.ts';
import { wordNamed } from '../data/vocabulary.ts';
import type { Fighter, Filter, Group, KINDS, ROLES, Who } from '../data/words.ts';
import { theirSide, yourSide } from '../machine/query.ts';
import { areAllies, isOnBoard } from '../machine/seats.ts';
import { MOST_FILTERS, wordMentions, wordOf } from './word-of.ts';

/** A plain word, or a record in its place. */
const orRecord =
  <W, R>(plainWord: Kind<W>, kind: Kind<R>): Kind<W | R> =>
  (value, at) =>
    (isData(value) ? kind : plainWord)(value, at);

const ROLE: Record<(typeof ROLES)[number], Setting> = {
  yourHero: 'anywhere',
  yourFighter: 'turn',
  opposingFighter: 'combat',
  theirHero: 'anywhere',
  it: 'anywhere',
};
const named = record<{ named: string }>({ named: yourName('fighter') });
const role = wordIn('fighter', ROLE);
/** The fighter that is meant; −1 if there is none. It may be off the board. */
export type FighterOf = (game: Game, frame: Frame) => number;
const ROLE_OF: Record<(typeof ROLES)[number], FighterOf> = {
  it: (_game, frame) => frame.it,
  yourHero: (game, frame) => matchOf(game).heroOf[frame.you],
  theirHero: (game, frame) => (frame.them >= 0 ? matchOf(game).heroOf[frame.them] : -1),
  yourFighter: (game, frame) => yourSide(game, frame)?.fighter ?? frame.me,
  opposingFighter: (game, frame) => theirSide(game, frame)?.fighter ?? -1,
};
export function fighterOf(who: Fighter): FighterOf {
  if (typeof who === 'string') return ROLE_OF[who];
  return (game, frame) => {
    const { fighters, fightersOf } = matchOf(game);
    for (const each of fightersOf[frame.you]) if (fighters[each].id === who.named) return each;
    return -1;
  };
}
export const spaceOf = (who: FighterOf, game: Game, frame: Frame): number => {
  const fighter = who(game, frame);
  return fighter < 0 ? -1 : game.space[fighter];
};
const isTheirHero = (who: unknown): boolean => who === 'theirHero';
export const fighter: Field<Fighter, FighterOf> = field(orRecord(role, named), fighterOf, isTheirHero);

// Groups
const GROUP: Record<(typeof KINDS)[number], Setting> = {
  fighters: 'anywhere',
  yourFighters: 'anywhere',
  friendlyFighters: 'anywhere',
  opposingFighters: 'anywhere',
  combatants: 'combat',
};
const group: Kind<Group> = record<Group>({
  of: orRecord(wordIn('group', GROUP), named),
  where: maybe(list<Filter>(wordOf('is', 'filter', 'filter'), { most: MOST_FILTERS })),
});
/** The fighters of a group that are on the board. */
export type MembersOf = (game: Game, frame: Frame) => number[];
type Belongs = (game: Game, frame: Frame, fighter: number, seat: number) => boolean;
const KIND_OF: Record<(typeof KINDS)[number], Belongs> = {
  fighters: () => true,
  yourFighters: (_game, frame, _fighter, seat) => seat === frame.you,
  friendlyFighters: (game, frame, _fighter, seat) => areAllies(game, seat, frame.you),
  opposingFighters: (game, frame, _fighter, seat) => !areAllies(game, seat, frame.you),
  combatants: (game, frame, each) => each === yourSide(game, frame)?.fighter || each === theirSide(game, frame)?.fighter,
};
export function membersOf({ of, where = [] }: Group, into: Compiler): MembersOf {
  const belongs: Belongs =
    typeof of === 'string' ? KIND_OF[of] : (game, frame, each, seat) => seat === frame.you && matchOf(game).fighters[each].id === of.named;
  const filters = where.map((each) => filterOf(each, into));
  return (game, frame) => {
    const { fighters } = matchOf(game);
    const found: number[] = [];
    for (let each = 0; each < game.space.length; each++)
      if (game.space[each] >= 0 && belongs(game, frame, each, fighters[each].seat) && filters.every((fits) => fits(game, frame, each)))
        found.push(each);
    return found;
  };
}
function filterOf(filter: Filter, into: Compiler): (game: Game, frame: Frame, fighter: number) => boolean {
  const { is } = filter as { is: string };
  const { fields, fits } = wordNamed('filter', is)!;
  const args = compileFields(fields, filter as Data, into) as never;
  return (game, frame, each) => fits(game, frame, args, each);
}
const groupMentions = ({ where = [] }: Group): boolean =>
  where.some((each) => wordMentions(wordNamed('filter', (each as { is: string }).is)!, each as Data));
export const fightersOf: Field<Group, MembersOf> = field(group, membersOf, groupMentions);

// One fighter, one of a group that somebody picks, or each of a group
export interface WhoOf {
  readonly is: 'fighter' | 'one' | 'each';
  readonly fighter: FighterOf;
  readonly members: MembersOf;
}
const NOBODY_OF: FighterOf = () => -1;
const NO_MEMBERS: MembersOf = () => [];
function whoOf(who: Who, into: Compiler): WhoOf {
  if (typeof who === 'string' || 'named' in who) return { is: 'fighter', fighter: fighterOf(who), members: NO_MEMBERS };
  if ('one' in who) return { is: 'one', fighter: NOBODY_OF, members: membersOf(who.one, into) };
  return { is: 'each', fighter: NOBODY_OF, members: membersOf(who.each, into) };
}
const oneOrEach = byField<Exclude<Who, string>>({
  named,
  one: record<{ one: Group }>({ one: group }),
  each: record<{ each: Group }>({ each: group }),
});
export const who: Field<Who, WhoOf> = field(orRecord(role, oneOrEach), whoOf, (meant) =>
  typeof meant === 'string' ? isTheirHero(meant) : 'one' in meant ? groupMentions(meant.one) : 'each' in meant && groupMentions(meant.each),
);
/** The fighters that are meant and on the board; of `one` whoever was picked. */
export function targets(game: Game, frame: Frame, { is, fighter: of, members }: WhoOf): number[] {
  if (is === 'each') return members(game, frame);
  const meant = is === 'one' ? frame.it : of(game, frame);
  return isOnBoard(game, meant) ? [meant] : [];
}
