/** For the test of a full disk, as a process of its own that may not write large files: fills the store until it refuses, and asks it how it is. */
import { sqliteStore } from '../src/store/sqlite.ts';

const store = await sqliteStore(process.argv[2]);
const tell = (line: string): void => void process.stdout.write(`${line}\n`);
const ask = (): Promise<void> =>
  store.check().then(
    () => tell('ready'),
    (problem: Error) => tell(`not ready: ${problem.message}`),
  );
await ask();
const summary = { phase: 'playing' as const, isPublic: true, isWatchable: true, players: ['a', 'b'], due: null };
for (let n = 0; ; n++) {
  const problem = await store.append({ table: 'table', from: n, entries: [{ do: 'stand', seat: 0, at: n }], summary }).then(
    () => null,
    (problem: Error) => problem,
  );
  if (!problem) continue;
  tell(`refused after ${n}: ${problem.message}`);
  break;
}
await ask();
