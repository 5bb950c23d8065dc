import { InvalidData, record, replay, view } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { heardUpTo } from '../playing.ts';
import { recordOf } from '../table.ts';
import { begun, DUEL, happens, novice, person, playOn, together } from '../test/tables.ts';
import { tableTogether } from './table.ts';

describe('a game that was kept', () => {
  it('is a table whose people sit together', () => {
    const { table, heard } = together([person, novice]);
    expect(table).toMatchObject({
      phase: 'playing',
      isTogether: true,
      seats: [{ kind: 'person', player: '0' }, novice],
      options: { mode: 'duel', seats: 2, board: 'marmoreal', clock: { kind: 'none' }, rated: false },
      times: null,
      opened: 5,
    });
    expect(heard.length).toBeGreaterThan(0);
  });
  it('goes on from where it was left, with what is to be remembered of it', () => {
    const { table } = together([person, person]);
    playOn(table, 6);
    const kept = { ...begun([person, person]), record: recordOf(table), takenBack: [3], undone: [[table.answers[5]]] };
    const again = tableTogether(kept, () => {});
    expect(again.game).toEqual(table.game);
    expect(again).toMatchObject({ answers: table.answers, answeredBy: table.answeredBy, decision: table.decision });
    expect(again).toMatchObject({ takenBack: [3], undone: kept.undone, rewinds: 0 });
    expect(replay(recordOf(again)).seq).toBe(6);
  });
  it('is not changed by what happens at the table', () => {
    const kept = { ...begun([person, person]), undone: [[1 as never]], takenBack: [1] };
    const before = structuredClone(kept);
    playOn(
      tableTogether(kept, () => {}),
      3,
    );
    expect(kept).toEqual(before);
  });
  it('goes on from the position that it began with, also back to its beginning', () => {
    const position = { fighters: { medusa: { health: 5 } }, seats: [{ hand: ['feint', 'dash'] }, { hand: ['feint'] }] };
    const kept = { ...begun([person, person]), record: record(DUEL, 3, [], position) };
    const table = tableTogether(kept, () => {});
    const first = structuredClone(table.game);
    expect(view(table.game!, 'all')).toMatchObject({
      turn: 3,
      fighters: { medusa: { health: 5 } },
      seats: [{ hand: ['dash', 'feint'] }, {}],
    });
    playOn(table, 4);
    const again = tableTogether({ ...kept, record: recordOf(table) }, () => {});
    expect([again.game, recordOf(again)]).toEqual([table.game, recordOf(table)]);
    expect(recordOf(again).position).toEqual(position);
    happens(table, { do: 'takeBack', seat: 0, say: 'ask', to: 0, free: true });
    expect(table.game).toEqual(first);
    expect(heardUpTo(table, 0)).toEqual([]);
  });
  it('is refused where it cannot be played', () => {
    const kept = begun([person, person]);
    expect(() => tableTogether({ ...kept, record: { ...kept.record, answers: [1, 2, 3] } }, () => {})).toThrow(InvalidData);
    expect(() => tableTogether({ ...kept, record: { ...kept.record, rules: 99 } }, () => {})).toThrow(InvalidData);
  });
});
