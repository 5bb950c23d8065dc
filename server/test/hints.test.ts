/** Who is given what a computer could tell them. */
import { describe, expect, it } from 'vitest';
import { DUEL, duel, visitor } from './house.ts';
import { askedOf, houses, started } from './houses.ts';

const newHouse = houses();

describe('what a seat knows, for a computer to think about', () => {
  it('is given among people only where the table says so', async () => {
    const own = await newHouse();
    const without = await duel(own);
    expect(await askedOf(without.players).refused('knowledge', { table: without.table })).toBe('noHints');
    const agreed = await duel(own, { hints: true });
    const one = askedOf(agreed.players);
    expect(await one.ask('knowledge', { table: agreed.table })).toMatchObject({ seat: one.state().mine[0] });
  });
  it('is given to who plays alone', async () => {
    const own = await newHouse();
    const person = await visitor(own);
    const { table } = await person.ask('create', {
      options: { ...DUEL, heroes: 'random' },
      seats: [{ kind: 'open' }, { kind: 'computer', level: 'novice' }],
      mine: 0,
    });
    await person.ask('open', { table });
    await person.until(() => person.update()?.update.answers.length);
    expect(await person.ask('knowledge', { table })).toMatchObject({ seat: 0 });
  });
  it('is never given for points, and no rated table promises it', async () => {
    const own = await newHouse();
    const { table, players } = await started(own, 2, { rated: true, isPublic: true });
    expect(await askedOf(players).refused('knowledge', { table })).toBe('ratedGame');
    const options = { ...DUEL, rated: true, hints: true, isPublic: true };
    expect(await players[0].refused('create', { options, seats: [{ kind: 'open' }, { kind: 'open' }], mine: 0 })).toBe('malformed');
  });
});
