/** Lets each level try every scene in ai/tactics, and tells which it does not solve. */
import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { PLAYERS, type PlayerName, player, solves, type Tactic } from '@peerless/ai';
import '@peerless/boards';
import '@peerless/heroes';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { players: { type: 'string' }, seeds: { type: 'string', default: '1' }, verbose: { type: 'boolean' } },
});
const players = (values.players?.split(',') ?? PLAYERS) as PlayerName[];
const folder = 'ai/tactics';
const files = positionals.length ? positionals : readdirSync(folder).map((name) => `${folder}/${name}`);
const tactics = files.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as Tactic[]);

console.log(`| player | solved of ${tactics.length} | |\n| --- | --- | --- |`);
for (const name of players) {
  const missed = tactics.filter((tactic) => {
    const seeds = Array.from({ length: Number(values.seeds) }, (_, i) => i + 1);
    return seeds.some((seed) => !solves(tactic, player(name, seed)));
  });
  const solved = tactics.length - missed.length;
  console.log(`| ${name} | ${solved} | ${((100 * solved) / tactics.length).toFixed(0)} % |`);
  if (values.verbose) for (const { title } of missed) console.log(`  missed: ${title}`);
}
