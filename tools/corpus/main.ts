/** Games recorded once must be told, offered and seen the same. */
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import '@peerless/boards';
import '@peerless/heroes';
import { calledWith } from '../options.mjs';
import { type Kept, played, setups } from './games.ts';
import { difference, witness } from './witness.ts';

const FILE = 'tools/corpus/games.json.gz';
const { values } = calledWith({
  run: 'npm run corpus --',
  what: 'Plays recorded games again: every question, offer, view and event must be as it was.',
  options: {
    write: { type: 'string', value: 'N', about: 'records so many games anew instead' },
    every: { type: 'string', value: 'N', default: '1', about: 'only every so manieth game' },
  },
});

function write(count: number): void {
  const kept: Kept[] = setups(count).map((setup, i) => {
    const answers = played(setup, i + 1);
    return { setup, seed: i + 1, answers, digests: witness({ setup, seed: i + 1, answers }) };
  });
  writeFileSync(FILE, gzipSync(JSON.stringify(kept), { level: 9 }));
  console.log(`${kept.length} games, ${kept.reduce((sum, { answers }) => sum + answers.length, 0)} answers`);
}
function check(every: number): void {
  const all: Kept[] = JSON.parse(gunzipSync(readFileSync(FILE)).toString());
  const kept = all.filter((_, i) => i % every === 0);
  const failures: string[] = [];
  for (const game of kept) {
    const problem = difference(game);
    if (problem) failures.push(`${JSON.stringify(game.setup)} seed ${game.seed}: ${problem}`);
  }
  for (const each of failures.slice(0, 5)) console.log(each);
  console.log(`${kept.length - failures.length} passed, ${failures.length} failed`);
  process.exitCode = failures.length ? 1 : 0;
}

if (values.write !== undefined) write(Number(values.write));
else check(Number(values.every));
