import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import '@peerless/boards';
import { type Choice, FIRST_RULES, kindOfChoice, which } from '@peerless/engine';
import '@peerless/heroes';
import { type Entry, tableOf } from '@peerless/host';
import { FRIENDLY_DUEL } from '@peerless/protocol';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { linesOf, type OldGame, oldGames, playsOtherwise, unpacked } from '../../engine/test/first-rules.ts';
import { postgresStore } from '../src/store/postgres.ts';
import { sqliteStore } from '../src/store/sqlite.ts';
import type { Stored } from '../src/store/store.ts';
import { firstRulesContract, type Stopped } from './first-rules.ts';
import { database, hasServices, said } from './services.ts';

const [stopped, ...logs] = linesOf<unknown>('logs.jsonl.gz') as [Stopped, ...(Stored & { table: string })[]];
const folder = mkdtempSync(join(tmpdir(), 'peerless-first-rules-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The log of a game as that server would have written it. */
const logOf = ({ game: { setup, seed, answers } }: OldGame): Entry[] => [
  {
    do: 'open',
    by: 'a',
    options: { ...FRIENDLY_DUEL, mode: setup.mode, seats: setup.heroes.length },
    seats: setup.heroes.map(() => ({ kind: 'computer', level: 'novice' })),
    invite: '',
    at: 1,
  },
  { do: 'start', setup, seed: seed as string, at: 1 },
  ...answers.map((given): Entry => {
    const choice = given as Choice;
    return kindOfChoice(choice) === 'concede'
      ? { do: 'concede', seat: which(choice), because: 'own', at: 1 }
      : { do: 'answer', seat: 0, choice, at: 1 };
  }),
];

describe('a log from before the rules had versions', () => {
  it('comes to the same table as then', () => {
    for (const { table, summary, entries } of logs) {
      const found = tableOf(table, entries);
      expect(found.phase).toBe(summary.phase);
      expect(found.start?.setup.rules).toBe(found.start ? FIRST_RULES : undefined);
    }
  });

  it('comes to the same game, also where the rules of today would lead elsewhere', () => {
    const tricky = oldGames().filter(playsOtherwise);
    expect(tricky.length).toBeGreaterThan(0);
    for (const old of tricky) {
      const { game } = tableOf('tricky', logOf(old));
      expect(game).toMatchObject({ over: old.over ? 1 : 0, winners: old.winners, turn: old.turn });
    }
  });
});

describe('a data file from before the rules had versions', () => {
  firstRulesContract(
    stopped,
    logs.map(({ table }) => table),
    async () => {
      const file = join(folder, 'peerless.db');
      writeFileSync(file, unpacked('sqlite.db.gz'));
      return sqliteStore(file);
    },
  );
});

interface Rows {
  table: string;
  rows: { id?: string }[];
}
const [{ schema, ...stoppedThere }, ...rows] = linesOf<unknown>('postgres.jsonl.gz') as [Stopped & { schema: string[] }, ...Rows[]];

describe.skipIf(!hasServices)('a database of PostgreSQL from before the rules had versions', () => {
  firstRulesContract(
    stoppedThere,
    rows.find(({ table }) => table === 'tables')!.rows.map(({ id }) => id!),
    async () => {
      const url = await database();
      await said(url, [
        ...schema,
        ...rows.map(
          (each) =>
            `INSERT INTO ${each.table} SELECT * FROM json_populate_recordset(NULL::${each.table}, ${pg.escapeLiteral(JSON.stringify(each.rows))})`,
        ),
      ]);
      return postgresStore(url);
    },
  );
});
