/** What every store holds to when operators use it. */
import { expect, it } from 'vitest';
import type { Result } from '../src/ratings/ratings.ts';
import { type Act, FOR_EVER, type ReportMade } from '../src/store/governed.ts';
import type { Store } from '../src/store/store.ts';
import { duel, fresh, played, player } from './store.samples.ts';

const act = (about: string, more: Partial<Act> = {}): Act => ({ at: 7, operator: 'olga', what: 'ban', about, details: {}, ...more });

const DAY = 24 * 3_600_000;

export function governingContract(opened: () => Store): void {
  const store = new Proxy({} as Store, { get: (_, name) => opened()[name as keyof Store] });

  it('keeps what operators decide about a player, with the note of it, or neither', async () => {
    const id = await player(store);
    expect(await store.marks(id)).toEqual({ muted: 0, banned: 0, unlisted: false });
    expect(await store.mark(id, { banned: FOR_EVER, unlisted: true }, act(id, { details: { because: 'spam', days: 3 } }))).toBe(true);
    expect(await store.mark(id, { muted: 99 }, act(id, { at: 8, what: 'mute' }))).toBe(true);
    expect(await store.marks(id)).toEqual({ muted: 99, banned: FOR_EVER, unlisted: true });
    expect(await store.acts(9, id)).toEqual([act(id, { at: 8, what: 'mute' }), act(id, { details: { because: 'spam', days: 3 } })]);
    expect(await store.acts(1, id)).toEqual([act(id, { at: 8, what: 'mute' })]);
    await store.mark(id, { unlisted: false }, act(id));
    expect(await store.marks(id)).toMatchObject({ unlisted: false, muted: 99 });
    expect(await store.mark('nobody', { muted: 1 }, act('nobody'))).toBe(false);
    expect(await store.rename('nobody', 'Ada', act('nobody'))).toBe(false);
    expect([await store.marks('nobody'), await store.acts(9, 'nobody')]).toEqual([undefined, []]);
    await store.note(act('', { at: 1_000_000, details: { because: 'Ř "\\' } }));
    expect(await store.acts(1)).toEqual([act('', { at: 1_000_000, details: { because: 'Ř "\\' } })]);
  });

  it('finds players by a part of the name, however it is written, and by the id', async () => {
    const [one, two] = [await player(store), await player(store)];
    const name = fresh('100%_Ada!');
    expect(await store.rename(one, name, act(one, { what: 'rename' }))).toBe(true);
    expect(await store.acts(9, one)).toEqual([act(one, { what: 'rename' })]);
    const found = { player: { id: one, name, emblem: 'alice' }, since: 5, muted: 0, banned: 0, unlisted: false };
    for (const text of [name, name.slice(2, 9).toLowerCase(), one]) expect(await store.find(text, 1), text).toEqual([found]);
    expect((await store.find(two, 1))[0].player.id).toBe(two);
    for (const [written, texts] of [
      ['Ґалаґан', ['ґалаґ', 'ҐАЛАҐАН']],
      ['ЖЕҢя ŽOFIE', ['жеңя', 'žofie', 'Žofie']],
    ] as const) {
      expect(await store.rename(two, fresh(written), act(two))).toBe(true);
      for (const text of texts)
        expect(
          (await store.find(text, 1)).map(({ player: { id } }) => id),
          text,
        ).toEqual([two]);
    }
    expect(await store.find('жеңю', 9)).toEqual([]);
    expect(await store.find('100_!', 9)).toEqual([]);
  });

  it('reckons the ratings again without a game that was annulled', async () => {
    const people = [await player(store), await player(store), await player(store)];
    const [one, two, three] = people;
    const pool = 'teams' as const;
    const game = (players: (string | null)[], winner: number | null, ended: number, more: Partial<Result> = {}): Result => ({
      ...duel(fresh('table'), players, winner === null ? [] : [winner], ended),
      pool,
      ...more,
    });
    // What has happened in another world without the game.
    const standing = async () => Promise.all(people.map(async (id) => (await store.ratingsIn(pool, [id])).get(id)));
    const before = await played(store, game([one, two], 0, 10));
    const draw = await played(store, game([one, two, three, null], null, 15, { out: [0] }));
    await played(store, game([two, three], 0, 20));
    await played(store, game([three, one], null, 40));
    const without = await standing();
    const dubious = [await played(store, game([one, two], 0, 50)), await played(store, game([one, three], 0, 60, { rated: false }))];
    expect(await standing()).not.toEqual(without);
    expect(await store.annul('nowhere', act('nowhere'))).toBe('noResult');
    for (const table of dubious) expect(await store.annul(table, act(table))).toBe('annulled');
    expect(await standing()).toEqual(without);
    expect(await store.annul(dubious[0], act(dubious[0]))).toBe('annulledBefore');
    expect(await store.acts(9, dubious[0])).toHaveLength(1);
    expect(await store.changes(dubious[0])).toEqual([]);
    expect((await store.games(one, 1))[0]).toMatchObject({ id: dubious[1], isAnnulled: true, change: null });
    expect(await store.against(one, two)).toMatchObject({ won: 1, lost: 0 });
    expect((await store.heroes(one))[0]).toMatchObject({ games: 3 });

    // In the middle: what came after it is reckoned anew, and told so.
    expect(await store.changes(draw)).not.toEqual([]);
    await store.annul(before, act(before));
    const [, again] = await store.changes(draw);
    expect(again.before).toBe(1500);
    expect(await standing()).not.toEqual(without);
    expect((await standing()).map((rating) => rating?.games)).toEqual([2, 2, 3]);
  });

  it('lets a game weigh what it has weighed when another one is annulled', async () => {
    const people = [await player(store), await player(store)];
    const game = (ended: number) => played(store, { ...duel(fresh('table'), people, [0], ended), pool: 'teams' });
    const gain = async (table: string) => (await store.changes(table)).map(({ before, after }) => after - before)[0];
    const [first, second] = [await game(10), await game(20)];
    const full = await gain(first);
    await store.annul(first, act(first));
    const [{ before }] = await store.changes(second);
    expect(before).toBe(1500);
    expect(await gain(second)).toBe(Math.round(full / 2));
  });

  it('counts opponents without those of games that were annulled', async () => {
    const [one, two, three, four] = [await player(store), await player(store), await player(store), await player(store)];
    const game = (other: string, ended: number) => played(store, { ...duel(fresh('table'), [one, other], [0], ended), pool: 'freeForAll' });
    for (const [n, other] of [two, two, two, two, three].entries()) await game(other, n);
    const last = await game(four, 9);
    const isProvisional = async () => (await store.ratings(one))[0].isProvisional;
    expect(await isProvisional()).toBe(false);
    const other = await game(two, 10);
    await store.annul(other, act(other));
    expect(await isProvisional()).toBe(false);
    await store.annul(last, act(last));
    expect((await store.ratings(one))[0]).toMatchObject({ games: 5, isProvisional: true });
    await game(four, 20);
    expect(await isProvisional()).toBe(false);
  });

  it('leaves ratings and what games changed as if an annulled game had never been', async () => {
    const pool = 'freeForAll' as const;
    const world = async (isWithFirst: boolean) => {
      const people = [await player(store), await player(store), await player(store)];
      const [one, two, three] = people;
      const game = (players: (string | null)[], winners: number[], ended: number, out?: number[]): Promise<string> =>
        // Days apart: what a game weighs does not depend on the others.
        played(store, { ...duel(fresh('table'), players, winners, ended * DAY), pool, ...(out ? { out } : {}) });
      const first = isWithFirst ? await game([one, two], [0], 5) : null;
      // Drawn by some, won by others; a computer player among them, and one game that the first does not touch.
      const games = [
        await game([one, two, three], [], 10, [1]),
        await game([three, null], [1], 20),
        await game([two, three], [1], 30),
        await game([three, one, null], [], 40, [0, 2]),
      ];
      return { people, first, games };
    };
    const told = async ({ people, games }: Awaited<ReturnType<typeof world>>) => ({
      ratings: await Promise.all(people.map(async (id) => ({ ...(await store.ratingsIn(pool, [id])).get(id), player: null }))),
      changes: await Promise.all(games.map((each) => store.changes(each))),
    });
    const [here, there] = [await world(true), await world(false)];
    const without = await told(there);
    expect(await told(here)).not.toEqual(without);
    expect(await store.annul(here.first!, act(here.first!))).toBe('annulled');
    const now = await told(here);
    expect(now).toEqual(without);
    expect(await told(there)).toEqual(without);
    expect(now.changes.map((each) => each.length)).toEqual([3, 1, 2, 2]);
    expect(now.ratings.map(({ games }) => games)).toEqual([2, 2, 4]);
  });

  it('goes on reckoning with games of those who are forgotten', async () => {
    const [one, two, three] = [await player(store), await player(store), await player(store)];
    const pool = 'bots' as const;
    const game = (players: string[], ended: number): Promise<string> =>
      played(store, { ...duel(fresh('table'), players, [0], ended), pool });
    for (const ended of [1, 2, 3]) await game([one, two], ended);
    await game([three, one], 4);
    const [known] = await store.ratings(three);
    const extra = await game([three, two], 5);
    await store.forget(one);
    await store.annul(extra, act(extra));
    expect(await store.ratings(three)).toEqual([known]);
  });

  it('knows who has played whom for points, how often, how long and with what outcome', async () => {
    const [one, two, three] = [await player(store), await player(store), await player(store)].sort();
    const at = 1_000 * DAY;
    const game = (players: (string | null)[], n: number, more: Partial<Result> = {}) =>
      played(store, { ...duel(fresh('table'), players, [0], at + n * 1000), ...more });
    for (let n = 0; n < 3; n++) await game([one, two], n);
    expect(await store.pairs(at - 1)).toEqual([]);
    await game([two, one], 4, { ended: at + DAY, lasted: 179_999 });
    await game([two, one], 5, { rated: false, isTooShort: true });
    await game([one, two], 6, { rated: false });
    const annulled = await game([one, two], 7);
    await store.annul(annulled, act(annulled));
    for (let n = 0; n < 4; n++) await game([one, null], n, { pool: 'bots' });
    for (let n = 0; n < 9; n++) await game([one, three], n, { ended: at - 1 });
    const card = (id: string) => ({ id, name: `the ${id}`, emblem: 'alice' });
    expect(await store.pairs(at - 1)).toEqual([
      { players: [card(one), card(two)], games: 5, won: [3, 2], short: 2, days: 2, last: at + DAY },
    ]);
    await store.forget(two);
    expect(await store.pairs(at - 1)).toEqual([]);
  });

  it('keeps reports until they are dealt with, each once, with the last game of the two', async () => {
    const [by, about, third] = [await player(store), await player(store), await player(store)];
    const made = (more: Partial<ReportMade> = {}): ReportMade => ({ at: 5, by, about, why: 'insult', table: null, said: null, ...more });
    const waiting = async () => (await store.reports(1000)).filter((each) => [by, third].includes(each.by.id));
    await played(store, duel(fresh('table'), [by, about], [0], 10));
    const last = await played(store, duel(fresh('table'), [about, by], [0], 20));
    expect(await store.report(made())).toBe(true);
    expect(await store.report(made({ at: 6 }))).toBe(true);
    const line = made({ at: 4, table: 'there', said: { at: 3, text: '"Ř' } });
    for (const each of [line, line, { ...line, said: { at: 4, text: null } }]) expect(await store.report(each)).toBe(true);
    await store.report(made({ about: 'nobody' }));
    const card = (id: string) => ({ id, name: `the ${id}`, emblem: 'alice' });
    const found = await waiting();
    const told = { by: card(by), about: card(about), why: 'insult' };
    expect(found.map(({ id, ...rest }) => rest)).toEqual(
      expect.arrayContaining([
        { ...told, at: 4, table: 'there', said: '"Ř' },
        { ...told, at: 4, table: 'there', said: null },
        { ...told, at: 5, table: last, said: null },
      ]),
    );
    expect(found.map(({ at }) => at)).toEqual([4, 4, 5]);
    expect(await store.reports(1)).toHaveLength(1);

    const dealt = { ...act(''), what: 'settle', details: { because: 'muted' } };
    const { id } = found[2];
    expect([await store.settle(id, dealt), await store.settle(id, dealt)]).toEqual([true, false]);
    expect(await waiting()).toHaveLength(2);
    expect(await store.acts(9, about)).toEqual([{ ...dealt, about, details: { why: 'insult', by, table: last, because: 'muted' } }]);

    for (let n = 0; n < 20; n++) await store.report(made({ table: `table ${n}` }));
    expect(await waiting()).toHaveLength(20);
    expect(await store.report(made({ table: 'one more' }))).toBe(false);
    expect(await store.report(made({ by: third }))).toBe(true);
    await store.forget(by);
    expect(await waiting()).toHaveLength(1);
    await store.forget(about);
    expect(await waiting()).toEqual([]);
  });

  it('keeps what is announced until its time is up, or it is withdrawn', async () => {
    const [hour, message] = [fresh('said'), fresh('said')];
    const at = 50_000;
    const all = [
      { id: hour, begins: at + 5, ends: at + 10, says: null },
      { id: message, begins: null, ends: at + 20, says: 'Привет' },
    ];
    for (const [n, each] of all.entries()) await store.announce(each, act(each.id, { at: at + n, what: 'announce' }));
    expect(await store.announcements(at)).toEqual(all.toReversed());
    expect(await store.announcements(at + 10)).toEqual([all[1]]);
    expect(await store.withdraw(message, act(message, { what: 'withdraw' }))).toBe(true);
    expect(await store.withdraw(message, act(message))).toBe(false);
    expect((await store.acts(9, message)).map(({ what }) => what).sort()).toEqual(['announce', 'withdraw']);
    expect(await store.announcements(at)).toEqual([all[0]]);
    await store.withdraw(hour, act(hour));
  });

  it('has no leaders among those who were taken off or banned', async () => {
    const [one, two, three] = [await player(store), await player(store), await player(store)];
    const four = await player(store);
    for (let n = 0; n < 5; n++) await played(store, { ...duel(fresh('table'), [one, two, three, four]), pool: 'freeForAll' });
    await store.mark(four, { unlisted: true }, act(four));
    const places = async () =>
      (await store.leaders('freeForAll', 1000)).flatMap(({ player: { id } }) => ([one, two, three].includes(id) ? [id] : []));
    expect((await places()).sort()).toEqual([one, two, three].sort());
    await store.mark(one, { unlisted: true }, act(one));
    await store.mark(two, { banned: FOR_EVER }, act(two));
    expect(await places()).toEqual([three]);
    await store.mark(one, { unlisted: false }, act(one));
    expect((await places()).sort()).toEqual([one, three].sort());
  });
}
