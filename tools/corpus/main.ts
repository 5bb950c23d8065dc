/** `npm run corpus`: games recorded once must be told, offered and seen the same; `-- --write` records them anew. */
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import '@peerless/boards';
import '@peerless/heroes';
import { type Kept, played, setups } from './games.ts';
import { witness } from './witness.ts';

const FILE = 'tools/corpus/games.json.gz';
const [wanted, number] = process.argv.slice(2);
if (wanted === '--help') {
  console.log(
    'npm run corpus            plays the recorded games again and compares\nnpm run corpus -- --write [N]   records N games anew (2000)',
  );
} else if (wanted === '--write') {
  const kept: Kept[] = setups(Number(number ?? 2000)).map((setup, i) => {
    const answers = played(setup, i + 1);
    return { setup, seed: i + 1, answers, digests: witness({ setup, seed: i + 1, answers }) };
  });
  writeFileSync(FILE, gzipSync(JSON.stringify(kept), { level: 9 }));
  console.log(`${kept.length} games, ${kept.reduce((sum, { answers }) => sum + answers.length, 0)} answers`);
} else {
  const all: Kept[] = JSON.parse(gunzipSync(readFileSync(FILE)).toString());
  const kept = wanted ? all.filter((_, i) => i % Number(wanted) === 0) : all;
  let failed = 0;
  for (const game of kept) {
    try {
      const found = witness(game);
      const at = game.digests.findIndex((each, i) => each !== found[i]);
      if (at >= 0) throw new Error(`differs between answers ${(at - 1) * 25} and ${at * 25}`);
    } catch (problem) {
      failed++;
      if (failed <= 5) console.log(`${JSON.stringify(game.setup)} seed ${game.seed}: ${(problem as Error).message}`);
    }
  }
  console.log(`${kept.length - failed} passed, ${failed} failed`);
  process.exitCode = failed ? 1 : 0;
}
