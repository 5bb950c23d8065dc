import { type Choice, choices } from '@peerless/engine';
import { describe, expect, it, vi } from 'vitest';
import type { Task, Think } from '../src/tables/thinking.ts';
import { DUEL, dice, step, type Visitor, visitor } from './house.ts';
import { askedOf, houses, othersOf, started } from './houses.ts';

const newHouse = houses();

/** Numbers of questions that anybody was told of. */
const numbers = (players: readonly Visitor[]): number[] =>
  players.flatMap(({ pushes }) => pushes.flatMap((push) => ('update' in push ? [push.at] : [])));

describe('after a take-back', () => {
  it.each([2, 3])('the question has a number of its own, and answers to all before are outdated, at a table of %i', async (count) => {
    const own = await newHouse();
    const { table, players } = await started(own, count);
    const roll = dice(3);
    for (let times = 1; times <= 6; times++) {
      for (let n = 0; n < 12; n++) await step(table, players, roll);
      const last = askedOf(players);
      await step(table, players, roll);
      // By whoever has just answered, and by somebody whose decision lies further back.
      const by = times % 2 ? last : othersOf(players, last)[0];
      const before = new Set(numbers(players));
      await by.ask('takeBack', { table, say: 'ask' });
      for (const other of othersOf(players, by)) await other.ask('takeBack', { table, say: 'agree' });
      for (const player of players) await player.until(() => player.update().takenBack === times);
      const asked = askedOf(players);
      const { at, update } = asked.update();
      expect([...before]).not.toContain(at);
      for (const choice of update.answers)
        for (const old of before) expect(await asked.refused('answer', { table, at: old, choice }), `${old} for ${at}`).toBe('stale');
      expect(asked.update()).toMatchObject({ at, update: { answers: update.answers } });
    }
  });

  it('what a computer player was thinking about comes to nothing, legal or not', async () => {
    let thought: { task: Task; answer(choice: Choice): void } | undefined;
    const think: Think = (task) =>
      new Promise((answer) => {
        thought = { task, answer };
      });
    const own = await newHouse({ think });
    const person = await visitor(own);
    const seats = [{ kind: 'open' as const }, { kind: 'computer' as const, level: 'novice' as const }];
    const { table } = await person.ask('create', { options: DUEL, seats, mine: 0 });
    await person.ask('open', { table });
    await person.ask('pick', { table, hero: 'medusa' });
    await person.until((pushes) => pushes.some((push) => 'update' in push));
    const roll = dice(2);
    for (let hasDecided = false; !(hasDecided && thought); ) {
      const { answers } = person.update().update;
      hasDecided ||= answers.length > 1;
      thought?.answer(choices(thought.task.masked.state)[0]);
      thought = undefined;
      if (answers.length) await step(table, [person], roll);
      await vi.waitFor(() => expect(thought || person.update().update.answers.length).toBeTruthy(), 10_000);
    }
    const decided = await own.tables.read(table, ({ answers, answeredBy }) => answers[answeredBy.lastIndexOf(0)]);
    await person.ask('takeBack', { table, say: 'ask' });
    await person.until(() => person.update().takenBack === 1);
    const { at, update } = person.update();
    expect(update.answers).toContain(decided);
    thought!.answer(decided);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await own.store.read(table))!.entries.at(-1)).toMatchObject({ do: 'takeBack' });
    expect(person.update()).toMatchObject({ at, update: { answers: update.answers } });
  });
});
