/** What was recorded once must be told, offered and seen the same. */
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import '@peerless/boards';
import '@peerless/heroes';
import { calledWith } from '../options.mjs';
import { type Kept, played, setups } from './games.ts';
import { difference, differs, witness } from './witness.ts';
import { nowOf, type SceneBefore, written } from './written.ts';

const GAMES = 'tools/corpus/games.json.gz';
const WRITTEN = 'tools/corpus/written.json.gz';
const SCENES = 'tools/corpus/scenes.json.gz';
const { values } = calledWith({
  run: 'npm run corpus --',
  what: 'Plays recorded games again, and what else was written down (games of earlier versions, logs of a server, games kept by a browser, scenes): every question, offer, view and event must be as it was.',
  options: {
    write: { type: 'string', value: 'N', about: 'records so many games anew instead' },
    written: { type: 'boolean', about: 'records what else was written down anew instead' },
    every: { type: 'string', value: 'N', default: '1', about: 'only every so manieth of them' },
  },
});

const keep = (file: string, data: unknown): void => writeFileSync(file, gzipSync(JSON.stringify(data), { level: 9 }));
const kept = <T>(file: string): T => JSON.parse(gunzipSync(readFileSync(file)).toString());

function write(count: number): void {
  const games: Kept[] = setups(count).map((setup, i) => {
    const answers = played(setup, i + 1);
    return { setup, seed: i + 1, answers, digests: witness({ setup, seed: i + 1, answers }) };
  });
  keep(GAMES, games);
  console.log(`${games.length} games, ${games.reduce((sum, { answers }) => sum + answers.length, 0)} answers`);
}
function writeWritten(): void {
  const digests = Object.fromEntries(written('.').map(({ name, digests }) => [name, digests()]));
  keep(WRITTEN, digests);
  console.log(`${Object.keys(digests).length} games, logs and scenes`);
}
function check(every: number): void {
  const sampled = <T>(all: readonly T[]): T[] => all.filter((_, i) => i % every === 0);
  const games = sampled(kept<Kept[]>(GAMES)).map((game) => ({
    name: `${JSON.stringify(game.setup)} seed ${game.seed}`,
    problem: difference(game),
  }));
  const now = new Map(written('.').map((each) => [each.name, each]));
  const others = sampled(Object.entries(kept<Record<string, string[]>>(WRITTEN))).map(([name, digests]) => ({
    name,
    problem: differs(digests, () => now.get(name)?.digests() ?? []),
  }));
  const scenes = sampled(kept<SceneBefore[]>(SCENES)).map((each) => ({
    name: each.name,
    problem: differs(each.digests, nowOf(each).digests),
  }));
  const all = [...games, ...others, ...scenes];
  const failures = all.filter(({ problem }) => problem !== null);
  for (const { name, problem } of failures.slice(0, 5)) console.log(`${name}: ${problem}`);
  console.log(`${all.length - failures.length} passed, ${failures.length} failed`);
  process.exitCode = failures.length ? 1 : 0;
}

if (values.write !== undefined) write(Number(values.write));
else if (values.written) writeWritten();
else check(Number(values.every));
