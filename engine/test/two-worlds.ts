/** Two worlds that a viewer cannot tell apart, played alike: what it gets must stay the same in both (section 15). */
import {
  aboutEvent,
  asked,
  choices,
  clone,
  concession,
  describe,
  type Event,
  explain,
  type Game,
  newGame,
  type Setup,
  view,
} from '@peerless/engine';
import { expect } from 'vitest';
import { mask } from '../src/seeing/mask.ts';
import { disclosed, watchDisclosures } from './disclosures.ts';
import { alike, eyesOf, hear, isAlly, lively, otherWorld } from './other-world.ts';
import { playOut, type Random } from './playing.ts';

/** Everything a viewer or a computer in its seat gets to work with. */
const given = (game: Game, viewer: number): unknown => ({ view: view(game, eyesOf(viewer)), mask: mask(game, viewer) });
function expectSame(found: unknown, wanted: unknown, about: string): void {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) expect(found, about).toEqual(wanted);
}

/** Events that show a card: what comes after the first that shows another one may differ. */
const SHOWING = ['reveal', 'discard', 'boost', 'scheme', 'take', 'draw', 'show', 'showHand', 'look', 'lay', 'putBack', 'replace'];
const isOfCard = (event: Event, field: string): boolean => aboutEvent(event.kind).names[field]?.startsWith('card') ?? false;
const only = (event: Event, isWanted: (field: string) => boolean): string =>
  JSON.stringify(Object.entries(event).filter(([field]) => isWanted(field)));
const shownBy = (event: Event): string => only(event, (field) => isOfCard(event, field));
/** The numbers of a card go with it. */
const blurred = (event: Event): string => only(event, (field) => field !== 'value' && !isOfCard(event, field));
const isOtherCard = (a: Event, b: Event): boolean => shownBy(a) !== shownBy(b) && blurred(a) === blurred(b);

const firstDifference = (a: readonly Event[], b: readonly Event[]): number =>
  Array.from({ length: Math.max(a.length, b.length) }).findIndex((_, i) => JSON.stringify(a[i]) !== JSON.stringify(b[i]));
/** Is the first difference only which card was shown, or whether there was one to show? */
function differsByShownCard(a: Event | undefined, b: Event | undefined): boolean {
  if (!a || !b) return false;
  const kinds = [a.kind, b.kind].sort().join();
  return kinds === 'shuffle,take' || (SHOWING.includes(a.kind) && isOtherCard(a, b));
}
/** Cards made up at random may also show a card only where there is one: “discard that card” of somebody who may hold another copy. */
const differsByCardShown = (a: Event | undefined, b: Event | undefined): boolean =>
  a?.kind !== b?.kind &&
  [a, b].some((event) => event !== undefined && SHOWING.includes(event.kind) && ('card' in event || 'cards' in event));

/** May these part here, for a reason that everybody may see or that the cards say? */
function mayPart(heard: readonly Event[], there: readonly Event[], isMadeUp: boolean): boolean {
  const at = firstDifference(heard, there);
  if (differsByShownCard(heard[at], there[at])) return true;
  return isMadeUp && (at >= disclosed() || differsByCardShown(heard[at], there[at]));
}

/** Questions that both worlds were asked alike, and how often. */
export const passed = new Map<string, number>();

/** One answer in both worlds. The other world after it; undefined when they have parted for a reason that everybody may see. */
function stepBoth(a: Game, b: Game, viewer: number, random: Random, isMadeUp: boolean): Game | undefined {
  watchDisclosures(viewer);
  const question = explain(a)!.kind;
  const isOwn = isAlly(a, viewer, asked(a));
  const legal = choices(a);
  const legalThere = choices(b);
  if (isOwn) expectSame(legalThere, legal, `choices, seen by ${eyesOf(viewer)}: ${question}`);
  const shared = legal.filter((each) => legalThere.includes(each));
  const picked = lively(a, question, shared.length && random() < 0.85 ? shared : legal, random);
  const candidates = alike(a, question, picked, viewer, asked(a), legalThere);
  const about = `${eyesOf(viewer)}, after ${JSON.stringify(describe(a, picked))}`;
  const heard = hear(a, picked, viewer);
  const tried: Event[][] = [];
  for (const each of candidates) {
    const game = clone(b);
    const events = hear(game, each, viewer);
    tried.push(events);
    if (JSON.stringify(events) !== JSON.stringify(heard)) continue;
    expectSame(given(game, viewer), given(a, viewer), about);
    passed.set(question, (passed.get(question) ?? 0) + 1);
    return game;
  }
  for (const events of tried) if (!mayPart(heard, events, isMadeUp)) expect(events, about).toEqual(heard);
  return undefined;
}

/** Somebody leaves, now and then; what they were asked is then answered by chance. */
function concedeInBoth(a: Game, b: Game, viewer: number, random: Random): Game | undefined {
  const seat = Math.floor(random() * a.seats.length);
  if (a.seats[seat].out || a.seats.filter(({ out }) => !out).length < 3) return b;
  const about = `${eyesOf(viewer)}, after seat ${seat} conceded`;
  const [heard, there] = [a, b].map((game) => hear(game, concession(seat), viewer));
  if (mayPart(heard, there, false)) return undefined;
  expectSame(there, heard, about);
  expectSame(given(b, viewer), given(a, viewer), about);
  return b;
}

/** Plays a game and now and then another world beside it. With cards made up at random, what they say may itself tell a secret. */
export function follow(setup: Setup, seed: number, random: Random, isMadeUp = false): void {
  const game = newGame(setup, seed);
  const viewer = Math.floor(random() * (setup.heroes.length + 1)) - 1;
  let other: Game | undefined;
  playOut(
    game,
    () => {
      if (!other || random() < 0.02) {
        other = otherWorld(game, viewer, random);
        expectSame(given(other, viewer), given(game, viewer), `${eyesOf(viewer)}, in another world`);
      }
      other = stepBoth(game, other, viewer, random, isMadeUp);
      if (other && !game.over && random() < 0.0005) other = concedeInBoth(game, other, viewer, random);
    },
    500,
  );
}
