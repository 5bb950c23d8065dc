import { WATCH_DELAY } from '@peerless/protocol';
import { describe, expect, it } from 'vitest';
import { DUEL, dice, step, type Visitor, visitor } from './house.ts';
import { askedOf, gathered, houses, othersOf, started, stopwatch } from './houses.ts';

const newHouse = houses();
const view = (player: Visitor) => player.update().update.view;
const isShown = (player: Visitor) => player.until((pushes) => pushes.some((push) => 'update' in push));
/** The hands as these eyes see them: how many cards they know of each. */
const hands = (player: Visitor) => view(player).seats.map(({ hand }) => hand);

async function play(table: string, players: Visitor[], steps: number): Promise<void> {
  const roll = dice(4);
  for (let n = 0; n < steps; n++) await step(table, players, roll);
}

describe('a public game', () => {
  it('is watched live, as the public sees it', async () => {
    const own = await newHouse();
    const { table, players } = await started(own, 2, { isPublic: true });
    const watcher = await visitor(own);
    const { table: state } = await watcher.ask('open', { table });
    expect(state).toMatchObject({ mine: [], invite: null, claimable: [] });
    await play(table, players, 12);
    await watcher.until(() => view(watcher).seq === view(players[0]).seq);
    expect(view(watcher).eyes).toBe('spectator');
    expect(watcher.update().update).toMatchObject({ answers: [], undo: null });
    expect(hands(watcher)).toEqual(hands(watcher).map(() => expect.not.arrayContaining(hands(players[0])[0])));
    for (const request of ['concede', 'claim', 'rematch'] as const) expect(await watcher.refused(request, { table })).toBe('notYours');
    for (const request of ['takeBack', 'draw'] as const) expect(await watcher.refused(request, { table, say: 'agree' })).toBe('notYours');
    expect(await watcher.refused('knowledge', { table })).toBe('notYourTurn');
    expect(await watcher.refused('open', { table, eyes: 'all' })).toBe('notYours');
  });

  it('is open to the last hand when it is over', async () => {
    const own = await newHouse();
    const { table, players } = await started(own, 2, { isPublic: true });
    const watcher = await visitor(own);
    await watcher.ask('open', { table });
    await play(table, players, 8);
    await players[0].ask('concede', { table });
    await watcher.until(() => watcher.state()?.ended);
    expect(view(watcher).eyes).toBe('all');
    const late = await visitor(own);
    await late.ask('open', { table });
    expect(view(late)).toEqual(view(watcher));
    expect((await late.ask('past', { table, seq: 3 })).view).toMatchObject({ eyes: 'all', seq: 3 });
  });
});

describe('a private game', () => {
  it('is watched by those with the link', async () => {
    const own = await newHouse();
    const { table, players } = await started(own, 2);
    const watcher = await visitor(own);
    expect(await watcher.refused('open', { table })).toBe('needsInvite');
    await watcher.ask('open', { table, invite: (await players[0].ask('open', { table })).table.invite! });
    await isShown(watcher);
  });
});

describe('a game that nobody may watch', () => {
  it('is closed to all others while it is played, whatever link they have', async () => {
    const own = await newHouse();
    for (const isPublic of [true, false]) {
      const { table, players } = await started(own, 2, { isPublic, watching: 'nobody' });
      const { invite } = (await players[0].ask('open', { table })).table;
      const watcher = await visitor(own);
      expect(await watcher.refused('open', { table, invite: invite! })).toBe('needsInvite');
      expect((await own.lobby()).live).toEqual([]);
      await players[0].ask('concede', { table });
      await watcher.ask('open', { table, invite: invite! });
    }
  });
  it('is closed to those who looked on before it began', async () => {
    const own = await newHouse();
    const [host, guest, watcher] = [await visitor(own), await visitor(own), await visitor(own)];
    const options = { ...DUEL, isPublic: true, watching: 'nobody' as const, heroes: 'random' as const };
    const { table } = await host.ask('create', { options, seats: [{ kind: 'open' }, { kind: 'open' }], mine: 0 });
    await watcher.ask('open', { table });
    await guest.ask('sit', { table, seat: 1 });
    await watcher.until((pushes) => pushes.some((push) => 'gone' in push && push.gone === table));
    expect(watcher.sent.join()).not.toContain('"update"');
    expect(await watcher.refused('past', { table, seq: 0 })).toBe('notNow');
    expect(own.presence.watchers(table)).toBe(0);
  });
});

describe('every hand, some minutes later', () => {
  it('is shown where the players allow it, and to none of them', async () => {
    const watch = stopwatch();
    const own = await newHouse(watch);
    const { table, players } = await started(own, 2, { isPublic: true, watching: 'delayed' });
    for (const player of players) expect(await player.refused('open', { table, eyes: 'all' })).toBe('notYours');
    for (const player of players) await player.ask('open', { table });
    await play(table, players, 10);
    const then = view(players[0]).seq;
    await watch.pass(WATCH_DELAY - 1);
    await play(table, players, 5);
    const caster = await visitor(own);
    await caster.ask('open', { table, eyes: 'all' });
    expect(caster.pushes).toEqual([]);
    await watch.pass(1);
    await isShown(caster);
    expect(view(caster)).toMatchObject({ eyes: 'all', seq: then });
    await watch.pass(WATCH_DELAY);
    await caster.until(() => view(caster).seq === view(players[0]).seq);
    for (const [seat, player] of players.entries()) expect(hands(caster)[seat]).toEqual(hands(player)[seat]);
    expect((await caster.ask('past', { table, seq: then })).view).toMatchObject({ eyes: 'all', seq: then });
    await step(table, players, dice(4));
    expect((await caster.ask('past', { table, seq: then + 6 })).view.seq).toBe(then + 5);
  });

  it('comes with the table as it was then: its clocks and offers', async () => {
    const watch = stopwatch();
    const own = await newHouse(watch);
    const clock = { kind: 'bank', seconds: 600, increment: 0 } as const;
    const { table, players } = await started(own, 2, { isPublic: true, watching: 'delayed', clock });
    const begun = watch.now();
    const caster = await visitor(own);
    await caster.ask('open', { table, eyes: 'all' });
    await watch.pass(20_000);
    await players[0].ask('draw', { table, say: 'ask' });
    await watch.pass(20_000);
    await players[0].ask('concede', { table });
    const wait = (until: number) => watch.pass(begun + WATCH_DELAY + until - watch.now());
    await wait(10_000);
    await caster.until(() => caster.state()?.phase === 'playing');
    expect(caster.state()).toMatchObject({ draw: null, ended: null, clock: { left: [600_000, 600_000], at: begun + WATCH_DELAY } });
    expect(caster.update().clock).toEqual(caster.state().clock);
    expect((await caster.ask('open', { table })).table.phase).toBe('over');
  });
  it('goes on with the table to its end', async () => {
    const watch = stopwatch();
    const own = await newHouse(watch);
    const { table, players } = await started(own, 2, { isPublic: true, watching: 'delayed' });
    const caster = await visitor(own);
    await caster.ask('open', { table, eyes: 'all' });
    await watch.pass(20_000);
    await players[0].ask('draw', { table, say: 'ask' });
    await watch.pass(WATCH_DELAY - 1);
    expect((await caster.ask('open', { table, eyes: 'all' })).table.draw).toBeNull();
    await watch.pass(1);
    await caster.until(() => caster.state().draw?.by === 0);
    await players[0].ask('concede', { table });
    await watch.pass(WATCH_DELAY);
    await caster.until(() => caster.state().ended?.winners[0] === 1);
  });

  it('is not for who sits down after they began to look', async () => {
    const watch = stopwatch();
    const own = await newHouse(watch);
    const { table } = await gathered(own, 2, { isPublic: true, watching: 'delayed', heroes: 'random' });
    const again = await gathered(own, 2, { isPublic: true, watching: 'delayed' });
    const late = await visitor(own);
    await again.players[1].ask('stand', { table: again.table });
    await late.ask('open', { table: again.table, eyes: 'all' });
    await late.ask('sit', { table: again.table, seat: 1 });
    await again.players[0].ask('pick', { table: again.table, hero: 'alice' });
    await late.ask('pick', { table: again.table, hero: 'medusa' });
    const watcher = await visitor(own);
    await watcher.ask('open', { table, eyes: 'all' });
    await watch.pass(WATCH_DELAY);
    // The one is shown what the other is not.
    await isShown(watcher);
    expect(view(watcher).seq).toBe(0);
    expect(late.pushes.filter((push) => 'update' in push)).toEqual([]);
  });
});

describe('whoever is out', () => {
  it('goes on watching from their seat; with every hand later if all may, unless an ally still plays', async () => {
    const watch = stopwatch();
    const own = await newHouse(watch);
    for (const mode of ['freeForAll', 'teams'] as const) {
      const { table, players } = await started(own, 4, { mode, isPublic: true, watching: 'delayed' });
      await play(table, players, 10);
      const [, out] = othersOf(players, askedOf(players));
      await out.ask('concede', { table });
      const others = othersOf(players, out);
      await play(table, others, 5);
      await out.until(() => view(out).seq === view(others[0]).seq);
      expect(view(out).eyes).toBe(players.indexOf(out));
      if (mode === 'teams') expect(await out.refused('open', { table, eyes: 'all' })).toBe('notYours');
      else {
        await out.ask('open', { table, eyes: 'all' });
        await watch.pass(WATCH_DELAY);
        await out.until(() => view(out).eyes === 'all');
      }
    }
  });
});
