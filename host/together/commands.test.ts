import { choices } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { askedSeat, type Table } from '../table.ts';
import { happens, novice, person, playOn, playUntil, together, why } from '../test/tables.ts';
import { forced, TOGETHER } from './commands.ts';

describe('at one device', () => {
  it('whoever is asked answers the question that is put', () => {
    const { table } = together([person, person]);
    const [choice] = choices(table.game!);
    expect(TOGETHER.answer(table, 0, choice)).toEqual({ do: 'answer', seat: askedSeat(table), choice });
    expect(why(() => TOGETHER.answer(table, 1, choice))).toBe('stale');
    expect(why(() => TOGETHER.answer(table, 0, 1e6))).toBe('illegal');
  });
  it('nobody answers for a computer player', () => {
    const { table } = together([novice, person]);
    playUntil(table, () => askedSeat(table) === 0);
    expect(why(() => TOGETHER.answer(table, table.answers.length, choices(table.game!)[0]))).toBe('notYours');
  });
  it('people may concede, once', () => {
    const { table } = together([person, novice]);
    expect(TOGETHER.concede(table, 0)).toEqual({ do: 'concede', seat: 0, because: 'own' });
    expect(why(() => TOGETHER.concede(table, 1))).toBe('notYours');
    happens(table, TOGETHER.concede(table, 0));
    expect(why(() => TOGETHER.concede(table, 0))).toBe('notNow');
  });
  it('the last decision is taken back at once, and given again', () => {
    const { table, heard } = together([person, person]);
    expect(why(() => TOGETHER.takeBack(table, heard))).toBe('notNow');
    expect(why(() => TOGETHER.redo(table))).toBe('notNow');
    heard.push(...playOn(table, 2));
    const back = TOGETHER.takeBack(table, heard);
    expect(back).toEqual({ do: 'takeBack', seat: table.answeredBy[1], say: 'ask', to: 1, free: true });
    happens(table, back);
    expect(table.answers).toHaveLength(1);
    happens(table, TOGETHER.redo(table));
    expect(table.answers).toHaveLength(2);
  });
  it('a mark stays where a computer player has decided since, and after the end too', () => {
    const { table, heard } = together([person, novice]);
    heard.push(...playUntil(table, () => table.answeredBy.includes(1)));
    expect(TOGETHER.takeBack(table, heard)).not.toHaveProperty('free');
    heard.push(...happens(table, { do: 'concede', seat: 0, because: 'own' }));
    expect(TOGETHER.takeBack(table, heard)).toMatchObject({ do: 'takeBack' });
  });
});

describe('what is forced', () => {
  /** Plays until there is no choice for the first seat. */
  const stuck = (seats: Parameters<typeof together>[0]): Table => {
    const { table } = together(seats);
    const isStuck = () => askedSeat(table) === 0 && choices(table.game!).length === 1;
    let n = 0;
    playUntil(table, isStuck, (legal) => legal[n++ % legal.length]);
    return table;
  };
  it('is answered for a person who plays alone', () => {
    const table = stuck([person, novice]);
    expect(forced(table)).toEqual({ do: 'answer', seat: 0, choice: choices(table.game!)[0] });
    expect(forced(together([person, novice]).table)).toBeNull();
  });
  it('is answered by themselves where others sit beside, and by a computer player', () => {
    expect(forced(stuck([person, person]))).toBeNull();
    expect(forced(stuck([novice, person]))).toBeNull();
  });
});
