/** A game that is being set up: a setup with blanks, and who sits where. */
import {
  type BoardDefinition,
  DEFAULTS,
  type HeroDefinition,
  knownBoards,
  knownHeroes,
  MODES,
  type Mode,
  type Options,
  problemsOfSetup,
  type Setup,
  seatsOn,
} from '@peerless/engine';
import { anyText, containing, type Fields, type Kind, list, oneOf, optional, options, orNull, wholeFrom } from '@peerless/engine/kinds';
import type { Sitting } from '@peerless/protocol';
import { sitting } from '@peerless/protocol/kinds';
import { heroNamed } from '../look/known.ts';
import { keep, keptFields } from '../storage.ts';
import { opponentsFor, shuffled } from './fair.ts';

export interface Place {
  sitting: Sitting;
  /** Decided by chance at the start, if null. */
  hero: string | null;
  /** Health taken off the hero. */
  handicap: number;
}
export interface Draft {
  mode: Mode;
  board: string | null;
  /** The first begins. */
  places: Place[];
  options: Omit<Options, 'handicap'>;
}
/** Against the computer, or so many people on one device; each is remembered apart. */
export type Way = 'computer' | 'people-2' | 'people-3' | 'people-4';
export function wayOf(kind: string | undefined, number: string | undefined): Way | null {
  if (kind === 'people') return number === '2' || number === '3' || number === '4' ? `people-${number}` : null;
  return kind === undefined || kind === 'computer' ? 'computer' : null;
}

export const boardsFor = (seats: number): BoardDefinition[] => knownBoards().filter((board) => seatsOn(board) >= seats);
/** What a newcomer begins on. */
const plainest = (boards: readonly BoardDefinition[]): BoardDefinition => {
  const oddities = ({ doors, passages, highGround }: BoardDefinition): number => doors.length + passages.length + highGround.length;
  return boards.toSorted((a, b) => oddities(a) - oddities(b))[0];
};
const someHeroes = (number: number): string[] => {
  const [first] = shuffled(knownHeroes());
  return [first, ...opponentsFor(first, knownHeroes(), number - 1)].map(({ id }) => id);
};

function freshDraft(way: Way): Draft {
  const number = way === 'computer' ? 2 : Number(way.at(-1));
  const { handicap: _, ...options } = DEFAULTS;
  return {
    mode: number === 2 ? 'duel' : 'freeForAll',
    board: plainest(boardsFor(number)).id,
    places: someHeroes(number).map((hero, seat) => ({ sitting: sittingAt(seat, way), hero, handicap: 0 })),
    options,
  };
}
const sittingAt = (seat: number, way: Way): Sitting =>
  way === 'computer' && seat > 0 ? { kind: 'computer', level: 'easy' } : { kind: 'person' };

const PLACE = 'peerless.setup';
/** A draft as it is kept; whether a game can be made of it, `problemsOf` tells. */
export const draft: Kind<Draft> = containing<Draft>({
  mode: oneOf('mode', MODES),
  board: orNull(anyText),
  places: list<Place>(containing<Place>({ sitting, hero: orNull(anyText), handicap: wholeFrom(0, 99) }), { least: 2, most: 4 }) as Kind<
    Place[]
  >,
  options: options as Kind<Draft['options']>,
});
const remembering: Fields<Remembered> = {
  computer: optional(draft),
  'people-2': optional(draft),
  'people-3': optional(draft),
  'people-4': optional(draft),
};
type Remembered = Partial<Record<Way, Draft>>;
const stored = (): Remembered => keptFields<Remembered>(PLACE, remembering, {});
/** As it was left the last time, if a game can still be made of it. */
export function remembered(way: Way): Draft {
  const last = stored()[way];
  return last && problemsOf(last).length === 0 ? last : freshDraft(way);
}
export const remember = (way: Way, now: Draft): void => keep(PLACE, { ...stored(), [way]: now });

/** The setup, its blanks filled by chance. */
export function setupOf({ mode, board, places, options }: Draft): Setup {
  const free = shuffled(knownHeroes().filter(({ id }) => places.every(({ hero }) => hero !== id)));
  const heroes = places.map(({ hero }) => hero ?? free.pop()!.id);
  return {
    mode,
    board: board ?? shuffled(boardsFor(places.length))[0].id,
    heroes,
    options: { ...options, handicap: places.map(({ handicap }, seat) => Math.min(handicap, (heroNamed(heroes[seat])?.health ?? 1) - 1)) },
  };
}
export const PROBLEMS = ['heroes', 'board', 'options'] as const;
/** The parts of a setup that no game can be made of. */
export function problemsOf(draft: Draft): (typeof PROBLEMS)[number][] {
  const paths = problemsOfSetup(setupOf(draft)).map(({ path }) => path);
  return PROBLEMS.filter((part) => paths.some((path) => path.startsWith(part)));
}

/** The same for another number of seats; what does not fit is left to chance. */
export function resized(draft: Draft, mode: Mode, number: number): Draft {
  const last = draft.places.findLast(({ sitting }) => sitting.kind === 'computer')?.sitting ?? { kind: 'person' as const };
  const places = Array.from({ length: number }, (_, seat) => draft.places[seat] ?? { sitting: last, hero: null, handicap: 0 });
  const hasRoom = boardsFor(number).some(({ id }) => id === draft.board);
  return { ...draft, mode, places, board: hasRoom ? draft.board : null };
}
export const swapped = (draft: Draft, seat: number): Draft => ({
  ...draft,
  places: draft.places.with(seat, draft.places[seat - 1]).with(seat - 1, draft.places[seat]),
});
/** A seat that has the hero already takes what this one had. */
export function withHero(draft: Draft, seat: number, hero: string): Draft {
  const had = draft.places[seat].hero;
  const places = draft.places.map((place, n) => (n === seat ? { ...place, hero } : place.hero === hero ? { ...place, hero: had } : place));
  return { ...draft, places };
}
export const surprising = (draft: Draft): Draft =>
  withHeroes(
    { ...draft, board: shuffled(boardsFor(draft.places.length))[0].id },
    shuffled(knownHeroes()).map(({ id }) => id),
  );
/** Opponents about as strong as the hero that stays; others than now. */
export function evened(draft: Draft): Draft {
  const seat = evenedFor(draft);
  const hero = seat < 0 ? shuffled(knownHeroes())[0] : heroNamed(draft.places[seat].hero!);
  const isNew = ({ id }: HeroDefinition): boolean => draft.places.every((place) => place.hero !== id);
  const others = opponentsFor(hero, knownHeroes().filter(isNew), draft.places.length - 1).map(({ id }) => id);
  return withHeroes(draft, others.toSpliced(Math.max(0, seat), 0, hero.id));
}
/** The seat whose hero stays: the first person's, if there is one and it is chosen. */
export const evenedFor = ({ places }: Draft): number => {
  const person = places.findIndex(({ sitting, hero }) => sitting.kind === 'person' && hero !== null);
  return person < 0 ? places.findIndex(({ hero }) => hero !== null) : person;
};
const withHeroes = (draft: Draft, heroes: string[]): Draft => ({
  ...draft,
  places: draft.places.map((place, seat) => ({ ...place, hero: heroes[seat] })),
});
