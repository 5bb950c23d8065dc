/** For the crash test, as a process of its own: writes as fast as it can and says what was acknowledged, until it is killed. */
import { sqliteStore } from '../src/store/sqlite.ts';

const store = await sqliteStore(process.argv[2]);
const summary = { phase: 'playing' as const, isPublic: true, isWatchable: true, players: ['a', 'b'], due: null };
await Promise.all(
  Array.from({ length: 20 }, async (_, n) => {
    for (let from = 0; ; from++) {
      await store.append({ table: `table${n}`, from, entries: [{ do: 'stand', seat: 0, at: from }], summary });
      process.stdout.write(`table${n} ${from + 1}\n`);
    }
  }),
);
