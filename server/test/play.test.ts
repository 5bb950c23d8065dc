import { digest, replay } from '@peerless/engine';
import { recordOf } from '@peerless/host';
import { describe, expect, it, vi } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { DUEL, dice, duel, house, step, visitor } from './house.ts';
import { houses, sameStore } from './houses.ts';

const newHouse = houses();

describe('a table of two people', () => {
  it('plays a whole duel, and keeps it', async () => {
    const own = await newHouse();
    const { table, players } = await duel(own);
    const roll = dice(3);
    while (await step(table, players, roll));
    for (const player of players) {
      await player.until(() => player.update().update.view.over);
      expect(player.update().update.view.eyes).toBe('all');
      await player.until(() => player.state()?.phase === 'over');
    }
    const kept = await own.store.read(table);
    const record = await own.tables.read(table, recordOf);
    expect(replay(record).over).toBe(1);
    expect(kept!.entries.filter(({ do: what }) => what === 'answer')).toHaveLength(record.answers.length);
    await vi.waitFor(async () =>
      expect(await own.store.games(players[0].id, 10)).toMatchObject([{ id: table, pool: 'duel', board: 'marmoreal' }]),
    );
  });

  it('refuses what is stale, illegal, not theirs or not their turn', async () => {
    const own = await newHouse();
    const { table, players } = await duel(own);
    const asked = players.find((player) => player.update().update.answers.length)!;
    const other = players.find((player) => player !== asked)!;
    const stranger = await visitor(own);
    const { at, update } = asked.update();
    const [choice] = update.answers;
    expect(await asked.refused('answer', { table, at: at - 1, choice })).toBe('stale');
    expect(await asked.refused('answer', { table, at, choice: 0xfff as typeof choice })).toBe('illegal');
    expect(await other.refused('answer', { table, at, choice })).toBe('notYourTurn');
    expect(await stranger.refused('answer', { table, at, choice })).toBe('notYours');
    expect(await stranger.refused('open', { table })).toBe('needsInvite');
    expect(await stranger.refused('open', { table: 'nothing' })).toBe('noTable');
    await asked.ask('answer', { table, at, choice });
    expect(await asked.refused('answer', { table, at, choice })).toBe('stale');
  });

  it('acknowledges an answer and tells of it when it is written, not before', async () => {
    const { store } = sameStore(await newHouse());
    let isSlow = false;
    let finish: (() => void) | undefined;
    const slowly = (): Promise<void> =>
      new Promise((resolve) => {
        finish = resolve;
      });
    const append: Store['append'] = async (entries) => {
      if (isSlow) await slowly();
      return store.append(entries);
    };
    const own = await newHouse({ store: { ...store, append } });
    const { table, players } = await duel(own);
    const asked = players.find((player) => player.update().update.answers.length)!;
    const other = players.find((player) => player !== asked)!;
    const { at, update } = asked.update();
    isSlow = true;
    let isAcknowledged = false;
    const answered = asked.ask('answer', { table, at, choice: update.answers[0] }).then(() => {
      isAcknowledged = true;
    });
    await vi.waitFor(() => expect(finish).toBeDefined());
    await other.ask('ping', {});
    expect(isAcknowledged).toBe(false);
    expect(players.map((player) => player.update().update.view.seq)).toEqual([0, 0]);
    finish!();
    await answered;
    for (const player of players) await player.until(() => player.update().update.view.seq === 1);
  });

  it('takes back by consent, and nobody is told two histories', async () => {
    const own = await newHouse();
    const { table, players } = await duel(own);
    const roll = dice(5);
    for (let n = 0; n < 12; n++) await step(table, players, roll);
    const asked = players.find((player) => player.update().update.answers.length)!;
    const other = players.find((player) => player !== asked)!;
    const before = asked.update().update;
    await asked.ask('answer', { table, at: asked.update().at, choice: before.answers[0] });
    await asked.ask('takeBack', { table, say: 'ask' });
    await other.until(() => other.state()?.takeBack?.by === before.view.eyes);
    await other.ask('takeBack', { table, say: 'agree' });
    await asked.until(() => asked.update().takenBack === 1);
    expect(asked.update().update.view).toEqual(before.view);
    expect(asked.update().update.isWhole).toBe(true);
    expect(await own.tables.read(table, ({ takenBack }) => takenBack)).toEqual([before.view.seq]);
  });

  it('ends by an agreed draw, and by conceding', async () => {
    const own = await newHouse();
    const { table, players } = await duel(own);
    const [a, b] = players;
    await a.ask('draw', { table, say: 'ask' });
    await b.until(() => b.state()?.draw);
    await b.ask('draw', { table, say: 'agree' });
    await a.until(() => a.state()?.ended?.how === 'agreedDraw');
    const second = await duel(own);
    await second.players[0].ask('concede', { table: second.table });
    await second.players[1].until(() => second.players[1].state()?.ended);
    expect(second.players[1].state().ended).toMatchObject({ how: 'won', winners: [1] });
  });

  it('plays again at one click each, the other one first', async () => {
    const own = await newHouse();
    const { table, players } = await duel(own);
    const [a, b] = players;
    await a.ask('concede', { table });
    await b.until(() => b.state()?.ended);
    const { table: again } = await b.ask('rematch', { table });
    const told = await a.until((pushes) => pushes.find((push) => 'rematch' in push));
    expect(told).toEqual({ rematch: { of: table, table: again } });
    expect(await a.ask('rematch', { table })).toEqual({ table: again });
    const { table: state } = await a.ask('open', { table: again });
    expect(state.phase).toBe('playing');
    expect(state.seats.map(({ hero }) => hero)).toEqual(['king-arthur', 'medusa']);
    expect(state.mine).toEqual([1]);
  });
});

describe('whoever comes back', () => {
  it('gets what was missed, and no more', async () => {
    const own = await newHouse();
    const { table, players } = await duel(own);
    const roll = dice(7);
    for (let n = 0; n < 10; n++) await step(table, players, roll);
    const [a] = players;
    const had = a.update().update;
    const all = a.pushes.flatMap((push) => ('update' in push ? push.update.told : []));
    const again = await visitor(own, a);
    a.leave();
    for (let n = 0; n < 10; n++) {
      const there = [players[1], again];
      if (!again.pushes.length) await again.ask('open', { table, have: { answers: had.view.seq, takenBack: 0 } });
      await step(table, there, roll);
    }
    const since = again.pushes.flatMap((push) => ('update' in push ? push.update.told : []));
    const whole = await visitor(own, a);
    await whole.ask('open', { table });
    expect([...all, ...since]).toEqual(whole.update().update.told);
    expect(whole.update().update.view).toEqual(again.update().update.view);
  });

  it('finds the game after a restart of the server, in the middle of a combat', async () => {
    const own = await newHouse();
    const { table, players } = await duel(own);
    const roll = dice(11);
    while (!players[0].update().update.view.combats.length) await step(table, players, roll);
    const before = players.map((player) => player.update().update.view);
    const state = await own.tables.read(table, ({ game }) => digest(game!));
    // Another process on the same store.
    const other = await house({ store: own.store });
    const back = await Promise.all(players.map((player) => visitor(other, player)));
    for (const player of back) await player.ask('open', { table });
    expect(back.map((player) => player.update().update.view)).toEqual(before);
    expect(await other.tables.read(table, ({ game }) => digest(game!))).toBe(state);
  });
});

describe('computer players', () => {
  it('sit where they are put, choose a hero and answer', async () => {
    const own = await newHouse({ wait: async () => {} });
    const person = await visitor(own);
    const { table } = await person.ask('create', {
      options: DUEL,
      seats: [{ kind: 'open' }, { kind: 'computer', level: 'novice' }],
      mine: 0,
    });
    await person.ask('open', { table });
    await person.ask('pick', { table, hero: 'alice' });
    const roll = dice(1);
    for (let n = 0; n < 500; n++) {
      await person.until(
        () => person.pushes.some((push) => 'update' in push) && (person.update().update.answers.length || person.update().update.view.over),
      );
      if (!(await step(table, [person], roll))) break;
    }
    expect(person.update().update.view.over).toBe(true);
  });
});
