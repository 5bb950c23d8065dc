/** What things that are met for the first time look at: what a seat sees while it is asked, and what it was told before. */
import type { BoardDefinition, CardDefinition, Event, View } from '@peerless/engine';
import { cardNamed, heroNamed } from '../look/known.ts';
import { boardNamed } from '../play/board/spots.ts';

export interface Moment {
  view: View;
  seat: number;
  /** What was told in the last turns. */
  lately: readonly Event[];
}
/** Turns of each seat: somebody without cards may not be asked in one. */
const TURNS = 2;
/** null where whoever looks is not asked. */
export function momentOf(view: View, told: readonly { event: Event }[]): Moment | null {
  const seat = view.waiting?.seat;
  if (seat === undefined || view.eyes !== seat) return null;
  const turns = told.flatMap(({ event }, n) => (event.kind === 'turn' ? [n] : []));
  const from = turns.at(-TURNS * view.seats.length) ?? 0;
  return { view, seat, lately: told.slice(from).map(({ event }) => event) };
}

export const boardOf = ({ view }: Moment): BoardDefinition => boardNamed(view.setup.board);
export const allyOf = ({ view, seat }: Moment): number => (seat + view.seats.length / 2) % view.seats.length;
export const ownerOf = ({ view }: Moment, fighter: string): number => view.fighters[fighter].seat;
const hasForms = ({ view }: Moment, seat: number): boolean => view.seats[seat].form !== null;

/** The spaces on which fighters of some seats stand. */
const spacesOf = ({ view }: Moment, is: (seat: number) => boolean): string[] =>
  Object.values(view.fighters).flatMap(({ seat, space }) => (space !== null && is(seat) ? [space] : []));
export const ownSpaces = (moment: Moment): string[] => spacesOf(moment, (seat) => seat === moment.seat);
const isLine = (one: string, other: string) => (line: readonly string[]) => line.includes(one) && line.includes(other);
const areBeside = ({ lines }: BoardDefinition, one: string, other: string): boolean => one === other || lines.some(isLine(one, other));

/** Doors that cut a line of an own fighter. */
export function doorsBeside(moment: Moment): string[] {
  const own = ownSpaces(moment);
  return boardOf(moment).doors.flatMap(({ id, cuts }) => (cuts.flat().some((space) => own.includes(space)) ? [id] : []));
}
/** An own fighter stands at a passage, or beside one. */
export function isByPassage(moment: Moment): boolean {
  const board = boardOf(moment);
  const entries = board.passages.flat();
  return ownSpaces(moment).some((space) => entries.some((entry) => areBeside(board, space, entry)));
}
/** Somebody stands above an enemy, an own fighter being one of them. */
export function isByHighGround(moment: Moment): boolean {
  const own = ownSpaces(moment);
  const { mode } = moment.view.setup;
  const others = spacesOf(moment, (seat) => seat !== moment.seat && (mode !== 'teams' || seat !== allyOf(moment)));
  return boardOf(moment).highGround.some(([high, low]) =>
    [
      [high, low],
      [low, high],
    ].some(([one, other]) => own.includes(one) && others.includes(other)),
  );
}
/** A fighter of the ally is in the way or in a fight. */
export function isAllyNear(moment: Moment): boolean {
  const ally = allyOf(moment);
  const board = boardOf(moment);
  const theirs = spacesOf(moment, (seat) => seat === ally);
  const isBeside = ownSpaces(moment).some((space) => theirs.some((other) => areBeside(board, space, other)));
  return isBeside || fights(moment).some(({ fighter, target }) => [fighter, target].some((each) => ownerOf(moment, each) === ally));
}
/** Others fight each other, one of them is out, or one may choose among them. */
export function isAmongMany(moment: Moment): boolean {
  const { view, seat, lately } = moment;
  const seats = new Set(view.choices.flatMap(({ target, opponent }) => (target ? [ownerOf(moment, target)] : (opponent ?? []))));
  const isOthers = fights(moment).some(({ fighter, target }) => [fighter, target].every((each) => ownerOf(moment, each) !== seat));
  return seats.size > 1 || isOthers || lately.some(({ kind }) => kind === 'eliminate');
}

type Attack = Extract<Event, { kind: 'attack' }>;
export const fights = ({ lately }: Moment): Attack[] => lately.filter((event) => event.kind === 'attack');

/** A seat with forms to whom its form makes a difference now: it has changed, or a card that speaks of one is in the own hand or was laid open. */
export function formThatMatters(moment: Moment): number | undefined {
  const { view, seat, lately } = moment;
  const shown = lately.flatMap((event): [number, string][] => {
    if (event.kind === 'form') return [[ownerOf(moment, event.fighter), '']];
    return event.kind === 'reveal' || event.kind === 'scheme' ? [[event.seat, event.card]] : [];
  });
  const held = view.seats[seat].hand.map((card): [number, string] => [seat, card]);
  return [...held, ...shown].find(
    ([whose, card]) => hasForms(moment, whose) && (card === '' || namesForm(view.seats[whose].hero, card)),
  )?.[0];
}
function namesForm(hero: string, id: string): boolean {
  const card = cardOf(hero, id);
  const written = JSON.stringify(card ?? {});
  return (heroNamed(hero).forms ?? []).some((form) => written.includes(`"${form}"`));
}
const cardOf = (hero: string, id: string): CardDefinition | undefined => cardNamed(heroNamed(hero), id);

/** Of one combat both cards were laid open, and both say something. */
export function areTwoTexts({ view, lately }: Moment): boolean {
  let isFirst = false;
  for (const event of lately) {
    if (event.kind === 'attack') isFirst = false;
    if (event.kind !== 'reveal' || event.as === 'boost') continue;
    if (!cardOf(view.seats[event.seat].hero, event.card)?.effects.length) continue;
    if (isFirst) return true;
    isFirst = true;
  }
  return false;
}
