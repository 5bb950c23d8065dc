import '@peerless/boards';
import '@peerless/heroes';
import { FRIENDLY_DUEL } from '@peerless/protocol';
import { describe, expect, it } from 'vitest';
import { linesOf } from '../engine/test/first-rules.ts';
import { parseEntries } from './check-entries.ts';
import type { Entry } from './entries.ts';

const OPEN: Entry = {
  do: 'open',
  by: 'ada',
  options: { ...FRIENDLY_DUEL, clock: { kind: 'bank', seconds: 600, increment: 5 } },
  seats: [{ kind: 'open' }, { kind: 'reserved', for: null }, { kind: 'reserved', for: 'bob' }, { kind: 'computer', level: 'easy' }],
  invite: '',
  together: true,
  at: 1,
};
const LOG: Entry[] = [
  OPEN,
  { do: 'sit', seat: 0, player: 'ada', at: 2 },
  { do: 'stand', seat: 0, at: 2 },
  { do: 'offer', seat: 0, as: { kind: 'computer', level: 'hard' }, at: 2 },
  { do: 'ban', seat: 0, hero: 'alice', at: 2 },
  { do: 'pick', seat: 0, hero: 'medusa', at: 2 },
  { do: 'start', setup: { mode: 'duel', board: 'marmoreal', heroes: ['alice', 'medusa'] }, seed: 7, at: 3 },
  {
    do: 'start',
    setup: { mode: 'duel', board: 'marmoreal', heroes: ['alice', 'medusa'] },
    seed: 7,
    position: { fighters: { alice: { health: 3 } } },
    at: 3,
  },
  { do: 'concede', seat: 3, because: 'time', at: 4 },
  { do: 'takeBack', seat: 0, say: 'ask', to: 0, free: true, at: 4 },
  { do: 'redo', at: 4 },
  { do: 'draw', seat: 0, say: 'agree', at: 4 },
  { do: 'abandon', at: 4 },
];
const problemsOf = (data: unknown): string => {
  try {
    parseEntries(data, 'oak');
    return '';
  } catch (error) {
    return (error as Error).message.replace('the log of table oak is not valid:\n  ', '');
  }
};

describe('a stored log', () => {
  it('is read as it was written', () => {
    expect(parseEntries(structuredClone(LOG), 'oak')).toEqual(LOG);
    expect(parseEntries([], 'oak')).toEqual([]);
  });
  it('is read as servers of before have written it', () => {
    const [, ...logs] = linesOf<{ table: string; entries: Entry[] }>('logs.jsonl.gz');
    expect(logs.length).toBeGreaterThan(0);
    for (const { table, entries } of logs) expect(parseEntries(entries, table)).toBe(entries);
  });
  it('may say more than is known here', () => {
    expect(problemsOf([{ ...LOG[1], mood: 'good' }])).toBe('');
  });
  it.each<[string, unknown, string]>([
    ['is no list', {}, '(whole): must be a list, not an object'],
    ['holds something else', [OPEN, null], '[1]: must be an object, not null'],
    ['names no happening', [{ at: 1 }], '[0].do: is missing'],
    ['names a strange one', [{ do: 'anwser', at: 1 }], '[0].do: unknown do "anwser"; did you mean "answer"?'],
    ['leaves out when', [{ do: 'redo' }], '[0].at: must be a number from 0 to 9007199254740991, not nothing'],
    ['has a fifth seat', [{ do: 'stand', seat: 4, at: 1 }], '[0].seat: must be a whole number from 0 to 3, not 4'],
    ['has a strange choice', [{ do: 'answer', seat: 0, choice: -1, at: 1 }], '[0].choice: -1 is not a choice'],
    ['has a seat for nobody', [{ ...OPEN, seats: [{ kind: 'open' }] }], '[0].seats: must have 2 to 4 entries, not 1'],
    ['has a strange clock', [{ ...OPEN, options: { ...FRIENDLY_DUEL, clock: { kind: 'turn' } } }], '[0].options.clock.seconds: is missing'],
    [
      'has a strange level',
      [{ do: 'offer', seat: 0, as: { kind: 'computer', level: 'eazy' }, at: 1 }],
      '[0].as.level: unknown level "eazy"; did you mean "easy"?',
    ],
    ['has nobody sit down', [{ do: 'sit', seat: 0, at: 1 }], '[0].player: is missing'],
    ['bans nobody', [{ do: 'ban', seat: 0, at: 1 }], '[0].hero: is missing'],
    ['picks nobody', [{ do: 'pick', seat: 0, at: 1 }], '[0].hero: is missing'],
    ['keeps a seat for a number', [{ do: 'offer', seat: 0, as: { kind: 'reserved', for: 7 }, at: 1 }], '[0].as.for: must be a text, not 7'],
    ['has no answers that stand', [{ do: 'standing', seat: 0, at: 1 }], '[0].answers: is missing'],
    [
      'is given up for a strange reason',
      [{ do: 'concede', seat: 0, because: 'tired', at: 1 }],
      '[0].because: unknown reason "tired"; known: own, time',
    ],
    [
      'is taken back to nowhere',
      [{ do: 'takeBack', seat: 0, say: 'ask', to: -1, at: 1 }],
      '[0].to: must be a whole number from 0 to 100000, not -1',
    ],
    [
      'says a strange word of a draw',
      [{ do: 'draw', seat: 0, say: 'perhaps', at: 1 }],
      '[0].say: unknown say "perhaps"; known: ask, agree, refuse',
    ],
    ['starts nowhere', [{ ...LOG[7], position: { at: 3 } }], '[0].position.at: must be one of setup, turnStart, actions, not 3'],
    ['has a strange seed', [{ ...LOG[6], seed: 'x' }], '[0].seed: must be a whole number or 32 hexadecimal digits, not "x"'],
    [
      'starts without heroes',
      [{ do: 'start', setup: { mode: 'duel', board: 'marmoreal' }, seed: 1, at: 1 }],
      '[0].setup.heroes: is missing',
    ],
  ])('is refused if it %s', (_, data, problem) => {
    expect(problemsOf(data)).toBe(problem);
  });
});
