/** Lets each level try every scene in `heroes/<hero>/tactics.json`, and tells which it does not solve. */
import { readFileSync } from 'node:fs';
import { PLAYERS, type PlayerName, player, solves, type Tactic } from '@peerless/ai';
import '@peerless/boards';
import { HEROES } from '@peerless/heroes';
import { calledWith } from '../options.mjs';

const { values, positionals } = calledWith({
  run: 'npm run tactics --',
  what: 'Tells how many of the scenes of the heroes each computer player solves.',
  rest: '[FILE ...]',
  options: {
    players: { type: 'string', value: 'NAME,...', about: `who tries: ${PLAYERS.join(', ')}; by default all` },
    seeds: { type: 'string', value: 'N', default: '1', about: 'a scene is solved if it is with each of so many seeds' },
    verbose: { type: 'boolean', about: 'names the scenes that are missed' },
  },
});
const players = (values.players?.split(',') ?? PLAYERS) as PlayerName[];
const files = positionals.length ? positionals : HEROES.map(({ id }) => `heroes/${id}/tactics.json`);
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
