/** What else was written down once: games of earlier versions, logs of a server, games kept by a browser, scenes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Choice, choices, clone, type Game, type GameRecord, parseRecord, type SceneFile, verify } from '@peerless/engine';
import { type Entry, tableOf } from '@peerless/host';
import { linesOf, oldGames } from '../../engine/test/first-rules.ts';
import { dice, numberOf, pickOf } from '../../engine/test/playing.ts';
import { files } from '../repo.mjs';
import { played, witness } from './witness.ts';

/** By what it is called, and what is seen of it now. */
export interface Written {
  name: string;
  digests(): string[];
}

const ofRecord = (name: string, record: GameRecord): Written => ({ name, digests: () => witness(parseRecord(record)) });
const games = (old: URL): Written[] => oldGames(old).map(({ game }, n) => ofRecord(`game ${n}`, game));
const kept = (old: URL): Written[] =>
  linesOf<{ kept: { record: GameRecord } }>('kept.jsonl.gz', old).map(({ kept: { record } }, n) => ofRecord(`kept ${n}`, record));

/** The first line tells who sat there. */
const logs = (old: URL): Written[] =>
  linesOf<{ table: string; entries: Entry[] }>('logs.jsonl.gz', old)
    .slice(1)
    .map(({ table, entries }) => ({ table, found: tableOf(table, entries) }))
    .flatMap(({ table, found: { start, answers } }) =>
      start ? [{ name: `log ${table}`, digests: () => witness({ ...start, answers }) }] : [],
    );

/** After the last step chance goes on, so that what a scene comes to is heard as well. */
const ANSWERS_MORE = 20;
const scenes = (folder: string): Written[] =>
  files(folder, /\.scene$/).map((file: string) => ({
    name: `scene ${file}`,
    digests: () => ofScene(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
  }));
const bySetup = ({ setup }: Game): string => JSON.stringify(setup);
function ofScene(scene: SceneFile, chance = bySetup): string[] {
  const digests: string[] = [];
  for (let steps = 0; steps <= (scene.script?.length ?? 0); steps++) {
    const short = verify({ ...scene, script: scene.script?.slice(0, steps) }, (game) => digests.push(...goingOn(game, chance(game))));
    if (short) throw new Error(`step ${short.step}: ${short.problem}`);
  }
  return digests;
}
const goingOn = (found: Game, chance: string): string[] => {
  const game = clone(found);
  return played(() => game, byChance(game, chance));
};
function* byChance(game: Game, chance: string): Generator<Choice> {
  const random = dice(numberOf(chance));
  for (let n = 0; n < ANSWERS_MORE && !game.over; n++) yield pickOf(choices(game), random);
}

export function written(root: string): Written[] {
  const old = pathToFileURL(`${join(root, 'engine/test/first-rules')}/`);
  return [...games(old), ...kept(old), ...logs(old), ...scenes(join(root, 'engine/test/scenes'))];
}

/** A scene in the first format, and what the engine made of it that was there before words were folders (a2c39bb). */
export interface SceneBefore {
  name: string;
  scene: SceneFile;
  digests: string[];
}
export const nowOf = ({ name, scene }: SceneBefore): Written => ({ name: `${name} of before`, digests: () => ofScene(scene, () => name) });
