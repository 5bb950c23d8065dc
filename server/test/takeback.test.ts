import { paceOf } from '@peerless/ai';
import { describe, expect, it } from 'vitest';
import { DUEL, dice, playLong, step, type Visitor, visitor } from './house.ts';
import { askedOf, calmWatch, houses, MINUTE, othersOf, SECOND, started, stopwatch } from './houses.ts';

const newHouse = houses();

/** Somebody has just answered what they would rather not have. */
async function mistaken(
  table: string,
  players: Visitor[],
  steps = 12,
): Promise<{ one: Visitor; before: Visitor['update'] extends () => infer U ? U : never }> {
  const roll = dice(5);
  for (let n = 0; n < steps || askedOf(players).update().update.answers.length < 2; n++) await step(table, players, roll);
  const one = askedOf(players);
  const before = one.update();
  await one.ask('answer', { table, at: before.at, choice: before.update.answers[0] });
  return { one, before };
}
const view = (player: Visitor) => player.update().update.view;

describe('taking back', () => {
  it('needs every one of three or four people', async () => {
    const own = await newHouse();
    for (const count of [3, 4]) {
      const { table, players } = await started(own, count, count === 4 ? { mode: 'teams' } : {});
      const { one, before } = await mistaken(table, players);
      const others = othersOf(players, one);
      await one.ask('takeBack', { table, say: 'ask' });
      for (const [n, other] of others.entries()) {
        await other.until(() => other.state()?.takeBack?.agreed.length === n + 1);
        expect(view(one).seq).toBe(before.update.view.seq + 1);
        await other.ask('takeBack', { table, say: 'agree' });
      }
      for (const player of players) await player.until(() => player.update().takenBack === 1);
      expect(view(one)).toEqual(before.update.view);
      await one.until(() => one.state()?.takeBack === null);
      await one.ask('answer', { table, at: one.update().at, choice: one.update().update.answers[1] });
    }
  });

  it('ends with one refusal, with a withdrawal, or with the next answer; who asked is told, and waits', async () => {
    const watch = stopwatch();
    const own = await newHouse(watch);
    const { table, players } = await started(own, 3);
    const { one, before } = await mistaken(table, players);
    const [two, three] = othersOf(players, one);
    const isOver = (player: Visitor) => player.until(() => player.state()?.takeBack === null);
    for (const [who, say] of [
      [three, 'refuse'],
      [one, 'refuse'],
    ] as const) {
      await one.ask('takeBack', { table, say: 'ask' });
      expect(await two.refused('takeBack', { table, say: 'ask' })).toBe('notNow');
      await two.ask('takeBack', { table, say: 'agree' });
      await who.ask('takeBack', { table, say });
      await isOver(two);
      await one.until(() => one.state()?.paused?.takeBack?.by === players.indexOf(who));
      expect(two.state().paused).toEqual({ takeBack: null, draw: null });
      expect(await one.refused('takeBack', { table, say: 'ask' })).toBe('tooSoon');
      await watch.pass(5 * MINUTE);
      expect(await two.refused('takeBack', { table, say: 'agree' })).toBe('notNow');
    }
    await one.ask('takeBack', { table, say: 'ask' });
    await two.until(() => two.state()?.takeBack);
    await step(table, players, dice(1));
    for (const player of players) await isOver(player);
    expect(view(one).seq).toBe(before.update.view.seq + 2);
  });

  it('is not for rated games, nor for those who have decided nothing', async () => {
    const own = await newHouse();
    const rated = await started(own, 2, { rated: true, isPublic: true });
    const { one } = await mistaken(rated.table, rated.players);
    expect(one.update().update.undo).toBeNull();
    expect(await one.refused('takeBack', { table: rated.table, say: 'ask' })).toBe('ratedGame');
    const { table, players } = await started(own, 2);
    for (const player of players) expect(await player.refused('takeBack', { table, say: 'ask' })).toBe('notNow');
    const stranger = await visitor(own);
    expect(await stranger.refused('takeBack', { table, say: 'ask' })).toBe('notYours');
  });

  it('does not bring back who gave up, and asks only those who still play', async () => {
    const own = await newHouse();
    const { table, players } = await started(own, 3);
    const { one } = await mistaken(table, players);
    const [two, three] = othersOf(players, one);
    await three.ask('concede', { table });
    expect(await three.refused('takeBack', { table, say: 'ask' })).toBe('notNow');
    expect(await one.refused('takeBack', { table, say: 'ask' })).toBe('notNow');
    const again = await mistaken(table, [one, two], 0);
    await again.one.ask('takeBack', { table, say: 'ask' });
    await othersOf([one, two], again.one)[0].ask('takeBack', { table, say: 'agree' });
    await one.until(() => one.update().takenBack === 1);
    expect(view(one).seats[players.indexOf(three)].out).toBe(true);
  });

  it('gives no time back', async () => {
    const watch = stopwatch();
    const own = await newHouse(watch);
    const { table, players } = await started(own, 2, { clock: { kind: 'bank', seconds: 600, increment: 0 } });
    const roll = dice(5);
    for (let n = 0; n < 12 || askedOf(players).update().update.answers.length < 2; n++) await step(table, players, roll);
    const one = askedOf(players);
    const seat = players.indexOf(one);
    await watch.pass(5 * SECOND);
    await one.ask('answer', { table, at: one.update().at, choice: one.update().update.answers[0] });
    const running = players.indexOf(askedOf(players));
    await one.ask('takeBack', { table, say: 'ask' });
    await watch.pass(3 * SECOND);
    await othersOf(players, one)[0].ask('takeBack', { table, say: 'agree' });
    await one.until(() => one.update().takenBack === 1);
    const { left, running: asked } = one.update().clock!;
    expect(asked).toEqual([seat]);
    expect(left[seat]).toBe(running === seat ? 592_000 : 595_000);
    expect(left[1 - seat]).toBe(running === seat ? 600_000 : 597_000);
  });

  it('is free against computer players, also while they think', async () => {
    const watch = await calmWatch();
    const own = await newHouse(watch);
    const person = await visitor(own);
    const { table } = await person.ask('create', {
      options: DUEL,
      seats: [{ kind: 'open' }, { kind: 'computer', level: 'novice' }],
      mine: 0,
    });
    await person.ask('open', { table });
    await person.ask('pick', { table, hero: 'medusa' });
    await person.until((pushes) => pushes.some((push) => 'update' in push));
    const roll = dice(2);
    const pace = paceOf('novice');
    // Until the computer player is asked after a decision of the person.
    for (let hadChoice = false; ; ) {
      const { answers } = person.update().update;
      if (!answers.length && hadChoice && view(person).turn > 0) break;
      if (answers.length) {
        hadChoice = answers.length > 1;
        await step(table, [person], roll);
      } else await watch.pass(pace);
    }
    const { seq } = view(person);
    await watch.pass(pace / 2);
    await person.ask('takeBack', { table, say: 'ask' });
    await person.until(() => person.update().takenBack === 1);
    await watch.pass(pace);
    expect(view(person).seq).toBeLessThan(seq);
    expect(person.update().update.answers.length).toBeGreaterThan(1);
  });
});

describe('a draw', () => {
  it('needs all who still play; what others answer ends the offer', async () => {
    const own = await newHouse();
    const { table, players } = await started(own, 4, { mode: 'teams' });
    const [a, ...others] = players;
    await a.ask('draw', { table, say: 'ask' });
    for (const other of others.slice(1)) await other.ask('draw', { table, say: 'agree' });
    expect((await a.ask('open', { table })).table.draw!.agreed).toEqual([0, 2, 3]);
    await others[0].ask('draw', { table, say: 'refuse' });
    expect((await a.ask('open', { table })).table).toMatchObject({ phase: 'playing', draw: null });
    await others[2].ask('draw', { table, say: 'ask' });
    for (const player of [a, ...others.slice(0, 2)]) await player.ask('draw', { table, say: 'agree' });
    await a.until(() => a.state()?.ended);
    expect(a.state().ended).toEqual({ how: 'agreedDraw', winners: [], ratings: [], isTooShort: false });
  });

  it('ends with whoever offered it and gave up, and is none for who was out', async () => {
    const own = await newHouse({ leastTime: 0 });
    const { table, players } = await started(own, 3, { rated: true, isPublic: true });
    await playLong(own.tables, table);
    const [a, b, c] = players;
    await a.ask('draw', { table, say: 'ask' });
    await a.ask('concede', { table });
    expect(await b.refused('draw', { table, say: 'agree' })).toBe('notNow');
    await b.ask('draw', { table, say: 'ask' });
    await c.ask('draw', { table, say: 'agree' });
    await a.until(() => a.state()?.ended?.ratings.length);
    const [lost, ...equal] = a.state().ended!.ratings.map(({ after }) => after);
    expect(equal[0]).toBe(equal[1]);
    expect(lost).toBeLessThan(equal[0]);
  });

  it('does not save a rating from computer players', async () => {
    const own = await newHouse(stopwatch());
    const person = await visitor(own);
    const { table } = await person.ask('create', {
      options: { ...DUEL, rated: true, isPublic: true },
      seats: [{ kind: 'open' }, { kind: 'computer', level: 'novice' }],
      mine: 0,
    });
    await person.ask('pick', { table, hero: 'medusa' });
    expect(await person.refused('draw', { table, say: 'ask' })).toBe('ratedGame');
  });
});
