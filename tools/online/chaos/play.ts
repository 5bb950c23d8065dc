/** Plays on a scene while things happen to it, and looks what has become of the games. */
import { setTimeout as sleep } from 'node:timers/promises';
import { newPlayer, type Player } from '../client.ts';
import { duellists, type Played } from '../duellists.ts';
import { seekers } from '../seekers.ts';
import { type Found, verify } from '../verify-games.ts';
import type { Fault, Scene } from './faults.ts';

/** Seconds without a single answer after which it is given up. */
const STUCK = 60;
/** Milliseconds from one fault to the next. */
const LONGEST_PEACE = 4_000;
/** Beside the pairs, who look for opponents. */
const SEEKERS = 4;
/** The next fault does not wait longer for players who are still away. */
const PATIENCE = 20_000;

export interface Figures extends Found, Pick<Scene, 'killed' | 'unstopped'> {
  scene: string;
  answers: number;
  seconds: number;
  games: number;
  faults: Record<string, number>;
  reconnects: number;
  /** How often somebody who looked for opponents was found one. */
  met: number;
  /** Of their requests, how many were refused that should not be. */
  wronged: number;
  doubledMessages: number;
  /** After a kill that nothing else came on top of. */
  backMs: { median: number; most: number };
  longestSilenceMs: number;
}

/** Until so many answers are given, and each of the processes that can be killed was killed. */
export async function play(scene: Scene, wanted: number, pairs: number, progress: (text: string) => void): Promise<Figures> {
  const { random } = scene;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)];
  const started = performance.now();
  const faults: Record<string, number> = {};
  const back: number[] = [];
  let [answers, reconnects, silence, present] = [0, 0, 0, 0];
  let isPlaying = true;
  let answered = performance.now();
  /** The last server that was killed, while nothing else is wrong. */
  let killed: { url: string; at: number } | null = null;

  const surroundings = {
    urls: scene.networks.map(({ url }) => url),
    random,
    isOver: () => !isPlaying,
    onAnswer(silent: number) {
      answers++;
      answered = performance.now();
      silence = Math.max(silence, silent);
    },
    onLost: () => void present--,
    onBack(lost: { url: string; at: number } | null) {
      present++;
      if (lost) reconnects++;
      if (lost && killed?.url === lost.url && Math.abs(lost.at - killed.at) < 500) back.push(performance.now() - killed.at);
    },
  };
  const everybodyBack = async (): Promise<void> => {
    for (const until = performance.now() + PATIENCE; present < 2 * pairs && isPlaying && performance.now() < until; ) await sleep(50);
  };
  const happen = async (fault: Fault): Promise<void> => {
    faults[fault.name] = (faults[fault.name] ?? 0) + 1;
    const number = Math.floor(random() * scene.servers.length);
    if (fault.kills === 'server') killed = { url: scene.networks[number].url, at: performance.now() };
    await fault.happen(scene, number);
  };
  const [{ url }] = scene.servers;
  const people: [Player, Player][] = [];
  while (people.length < pairs) people.push([await newPlayer(url), await newPlayer(url)]);
  const playing = Promise.all(people.map((pair) => duellists(pair, surroundings)));
  const seeking = seekers(SEEKERS, surroundings);
  seeking.catch(() => {});
  playing.catch(() => {
    isPlaying = false;
  });
  await everybodyBack();
  // However short it is, every kind of kill comes once.
  const first = [...new Set(scene.faults.filter(({ kills }) => kills))];
  while (isPlaying && (answers < wanted || first.length)) {
    if (performance.now() - answered > STUCK * 1000) throw new Error(`${scene.name}: no answer for ${STUCK} s`);
    await sleep(random() * LONGEST_PEACE);
    await happen(first.shift() ?? pick(scene.faults));
    // Now and then two things at once, or one soon after the other.
    if (random() < 0.2) {
      killed = null;
      await happen(pick(scene.faults));
      killed = null;
    }
    await everybodyBack();
    killed = null;
    progress(`${scene.name}: ${answers} of ${wanted} answers, after ${Object.values(faults).reduce((sum, n) => sum + n, 0)} faults`);
  }
  isPlaying = false;
  const games: Played[] = (await playing).flat();
  const { met, problems } = await seeking;
  const store = await scene.store();
  progress(`${scene.name}: ${games.length} games are looked at`);
  const found = await verify(
    games,
    store,
    scene.servers.map(({ url }) => url),
  );
  await store.close();
  back.sort((a, b) => a - b);
  return {
    scene: scene.name,
    answers,
    seconds: Math.round((performance.now() - started) / 1000),
    games: games.length,
    faults,
    killed: scene.killed,
    unstopped: scene.unstopped,
    reconnects,
    doubledMessages: scene.networks.reduce((sum, { doubled }) => sum + doubled, 0),
    backMs: { median: Math.round(back[Math.floor(back.length / 2)] ?? 0), most: Math.round(back.at(-1) ?? 0) },
    longestSilenceMs: Math.round(silence),
    ...found,
    met,
    wronged: problems.length,
    problems: [...found.problems, ...problems],
  };
}
