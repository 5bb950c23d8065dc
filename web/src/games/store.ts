/** Games kept in the browser: they survive reload, crash and update. */

import type { Decision } from '@peerless/ai';
import { type GameRecord, InvalidData, parseRecord, RULES, record, replay, type Setup, view } from '@peerless/engine';
import { isSound, soundEntries, wholeFrom } from '@peerless/engine/kinds';
import type { Sitting } from '@peerless/protocol';
import { sitting } from '@peerless/protocol/kinds';
import { signal } from '@preact/signals';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Kept } from '../host/host.ts';
import { withSoundLesson } from '../lesson/sound.ts';

/** What an analysis found; a game that went on since needs a new one. */
export interface KeptAnalysis {
  /** Of the game. */
  id: string;
  answers: number;
  iterations: number;
  decisions: Decision[];
}
interface Shelf extends DBSchema {
  games: { key: string; value: Kept; indexes: { changed: number } };
  analyses: { key: string; value: KeptAnalysis };
}
let shelf: Promise<IDBPDatabase<Shelf>> | undefined;
const open = (): Promise<IDBPDatabase<Shelf>> => {
  shelf ??= openDB<Shelf>('peerless', 2, {
    upgrade(base, version) {
      if (version < 1) base.createObjectStore('games', { keyPath: 'id' }).createIndex('changed', 'changed');
      if (version < 2) base.createObjectStore('analyses', { keyPath: 'id' });
    },
    // A newer version of the program is open in another tab: it may not have to wait.
    blocking(_version, _newer, event) {
      (event.target as IDBDatabase).close();
      shelf = undefined;
    },
    terminated() {
      shelf = undefined;
    },
  });
  shelf.catch(() => {
    shelf = undefined;
  });
  return shelf;
};
/** Counts changes, so that lists know when to look again. */
export const changes = signal(0);

export async function keepGame(kept: Kept): Promise<void> {
  await (await open()).put('games', kept);
  changes.value++;
}
export async function gameKept(id: string): Promise<Kept | undefined> {
  const found = await (await open()).get('games', id);
  return found && withSoundLesson(found);
}
/** The latest first. */
export const gamesKept = async (): Promise<Kept[]> =>
  (await (await open()).getAllFromIndex('games', 'changed')).reverse().map(withSoundLesson);
export async function forgetGame(id: string): Promise<void> {
  const base = await open();
  await Promise.all([base.delete('games', id), base.delete('analyses', id)]);
  changes.value++;
}
export const analysisKept = async (id: string): Promise<KeptAnalysis | undefined> => (await open()).get('analyses', id);
export async function keepAnalysis(analysis: KeptAnalysis): Promise<void> {
  await (await open()).put('analyses', analysis);
}

/** Were the same things decided, by the same rules? */
export const isSame = (one: GameRecord, other: GameRecord): boolean => decided(one) === decided(other);
const decided = ({ rules, setup, seed, position, answers }: GameRecord): string =>
  JSON.stringify([{ ...setup, rules }, seed, position, answers]);

const newId = (): string => crypto.randomUUID().slice(0, 8);
export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] >>> 1;

/** Played by the rules of today, also where the setup is that of an older game. */
export const newKept = (setup: Setup, seats: Sitting[], seed = newSeed()): Kept => keptOf(record({ ...setup, rules: RULES }, seed), seats);
/** A game to be kept; refuses a record that cannot be played. */
export function keptOf({ format, rules, content, setup, seed, position, answers }: GameRecord, seats: Sitting[]): Kept {
  const of = { format, rules, content, setup, seed, ...(position && { position }), answers: [...answers] };
  const game = replay(of);
  return {
    id: newId(),
    record: of,
    seats,
    started: Date.now(),
    changed: Date.now(),
    over: game.over === 1,
    winners: view(game, 'spectator').winners,
    turn: game.turn,
    takenBack: [],
    undone: [],
  };
}

/** What leaves the device: the record, with who sat where beside it. */
export const contentsOf = ({ record: of, seats, takenBack, outOfTime }: Kept) => ({
  ...of,
  seats,
  takenBack,
  ...(outOfTime?.length ? { outOfTime } : {}),
});
/** What is written to a `.game` file. */
export const fileOf = (kept: Kept): string => `${JSON.stringify(contentsOf(kept), null, 1)}\n`;
/** Bytes of a game written down; long ones have some ten thousand. */
export const LARGEST = 1 << 18;
const tooLarge = (): InvalidData => new InvalidData('game', [{ path: '', problem: `has more than ${LARGEST} bytes` }]);
/** Reads a `.game` file; says all that is wrong with it. */
export const keptFromFile = async (file: File): Promise<Kept> => {
  if (file.size > LARGEST) throw tooLarge();
  return keptFrom(await file.text());
};
/** A game from outside; says all that is wrong with it. */
export function keptFrom(text: string): Kept {
  if (text.length > LARGEST) throw tooLarge();
  const data = JSON.parse(text) as { seats?: unknown; takenBack?: unknown; outOfTime?: unknown } | null;
  const of = parseRecord(data);
  const seats: unknown[] = Array.isArray(data?.seats) && data.seats.length === of.setup.heroes.length ? data.seats : [];
  const moments = (found: unknown): number[] => [...new Set(soundEntries(found, wholeFrom(0, of.answers.length)))];
  return {
    ...keptOf(
      of,
      of.setup.heroes.map((_, seat) => sittingFrom(seats[seat])),
    ),
    takenBack: moments(data?.takenBack),
    outOfTime: moments(data?.outOfTime),
  };
}
const sittingFrom = (data: unknown): Sitting => {
  if (!isSound(data, sitting)) return { kind: 'person' };
  if (data.kind === 'computer') return { kind: data.kind, level: data.level };
  return { kind: 'person', ...(data.name === undefined ? {} : { name: data.name.slice(0, 40) }) };
};
