import { ANY_DUEL, isBot } from '@peerless/protocol';
import { describe, expect, it } from 'vitest';
import { govern, Objection } from '../src/governing/acts.ts';
import type { Hall } from '../src/hall.ts';
import { DUEL, playLong, type Visitor, visitor } from './house.ts';
import { HEROES, houses } from './houses.ts';

const newHouse = houses();
const OLGA = { name: 'olga' };
const SEATS = [{ kind: 'open' as const }, { kind: 'open' as const }];
async function bot(own: Hall, name: string): Promise<Visitor> {
  const { player, key } = (await govern(own, 'bot', { name }, OLGA)) as { player: { id: string }; key: string };
  return visitor(own, { id: player.id, key });
}

describe('a bot', () => {
  it('is let in by an operator, who is told its key once, and known by its id', async () => {
    const own = await newHouse();
    const crusher = await bot(own, ' Crusher ');
    expect(isBot(crusher.id)).toBe(true);
    expect(crusher.connection.player!.name).toBe('Crusher');
    expect(isBot((await visitor(own)).id)).toBe(false);
    const [act, ...others] = await own.store.acts(9);
    expect([act.what, act.about, others]).toEqual(['bot', crusher.id, []]);
    expect(JSON.stringify(act)).not.toContain(crusher.key);
    for (const name of ['Computer 2', '\u200b']) await expect(bot(own, name)).rejects.toThrow(Objection);
  });

  it('does not look for people, nor sits down with them unless it is invited', async () => {
    const own = await newHouse();
    const crusher = await bot(own, 'Crusher');
    const person = await visitor(own);
    expect(await crusher.refused('seek', ANY_DUEL)).toBe('noBots');
    await person.ask('seek', { ...ANY_DUEL, rated: 'casual' });
    expect(await crusher.refused('take', { player: person.id, pace: 'ten', rated: false })).toBe('noBots');
    await person.ask('stopSeeking', {});
    const { table } = await person.ask('create', { options: { ...DUEL, isPublic: true }, seats: SEATS, mine: 0 });
    expect(await crusher.refused('sit', { table, seat: 1 })).toBe('noBots');
    const { invite } = (await person.ask('open', { table })).table;
    await crusher.ask('sit', { table, seat: 1, invite: invite! });
    const challenge = await person.ask('challenge', { player: crusher.id, options: DUEL, mine: 0 });
    await crusher.ask('sit', { table: challenge.table, seat: 1 });
    const another = await bot(own, 'Smasher');
    const hosted = await crusher.ask('create', { options: { ...DUEL, isPublic: true }, seats: SEATS, mine: 0 });
    await another.ask('sit', { table: hosted.table, seat: 1 });
  });

  it('plays for points apart from people', async () => {
    const own = await newHouse({ leastTime: 0 });
    const crusher = await bot(own, 'Crusher');
    const person = await visitor(own);
    const { table } = await crusher.ask('create', { options: { ...DUEL, rated: true, isPublic: true }, seats: SEATS, mine: 0 });
    await crusher.ask('open', { table });
    await person.ask('sit', { table, seat: 1 });
    for (const [seat, player] of [crusher, person].entries()) await player.ask('pick', { table, hero: HEROES[seat] });
    await playLong(own.tables, table);
    await person.ask('concede', { table });
    await crusher.until(() => crusher.state()?.ended?.ratings.length === 2);
    for (const { id } of [crusher, person]) expect((await own.store.ratings(id)).map(({ pool }) => pool)).toEqual(['bots']);
  });
});
