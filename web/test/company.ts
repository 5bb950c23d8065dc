/** People who know each other: friends, a challenge, somebody who looks for opponents, games by days; those without a page play in memory. */
import { ANY_DUEL, type TableOptions } from '@peerless/protocol';
import type { Page } from 'playwright-core';
import type { Hall } from '../../server/src/hall.ts';
import { DUEL, type Visitor, visitor } from '../../server/test/house.ts';
import '../../server/test/sound.ts';

export { type Visitor, visitor } from '../../server/test/house.ts';
export const DAYS = { ...DUEL, clock: { kind: 'days', days: 3, bank: 3 } } as const;
const OPEN = { kind: 'open' } as const;

export async function named(hall: Hall, name: string): Promise<Visitor> {
  const { id, key } = await hall.people.create(name);
  return visitor(hall, { id, key });
}
/** A private duel by days that has begun, before both of them. */
export async function daysBetween(one: Visitor, other: Visitor, options: TableOptions = DAYS): Promise<string> {
  const { table } = await one.ask('create', { options, seats: [OPEN, OPEN], mine: 0 });
  const invite = (await one.ask('open', { table })).table.invite!;
  await other.ask('open', { table, invite });
  await other.ask('sit', { table, seat: 1, invite });
  await one.ask('pick', { table, hero: 'medusa' });
  await other.ask('pick', { table, hero: 'king-arthur' });
  for (const each of [one, other]) await each.until(() => each.state()?.id === table && each.update());
  return table;
}
/** Answers for as long as this player is asked. */
export async function handOver(player: Visitor): Promise<void> {
  for (;;) {
    const { update, at } = player.update();
    if (!update.answers.length) return;
    await player.ask('answer', { table: update.id, at, choice: update.answers[0] });
  }
}

/** The page becomes this player's. */
export async function become(page: Page, { id, key }: Pick<Visitor, 'id' | 'key'>, address = ''): Promise<void> {
  await page.evaluate((player) => localStorage.setItem('peerless.player', player), JSON.stringify({ id, key }));
  await page.goto(new URL(`/${address}`, page.url()).href);
  await page.reload();
}

/** Two friends with a challenge between them, games by days and one that is over; somebody who looks for opponents, and an open table. */
export async function company(hall: Hall): Promise<{ ann: Visitor; bob: Visitor; table: string }> {
  const [ann, bob, eve, dan] = [
    await named(hall, 'Ann'),
    await named(hall, 'Bartholomew of Trebizond'),
    await named(hall, 'Євгенія'),
    await named(hall, 'Dan'),
  ];
  await hall.store.follow(ann.id, bob.id, true);
  await hall.store.follow(ann.id, dan.id, true);
  const over = await daysBetween(bob, ann);
  await bob.ask('concede', { table: over });
  const theirs = await daysBetween(ann, eve);
  await handOver(ann);
  if (!eve.update().update.answers.length) await handOver(eve);
  const table = await daysBetween(ann, bob);
  await handOver(bob);
  await bob.ask('challenge', { player: ann.id, options: { ...DAYS, rated: true, heroes: 'draft', bans: 1 }, mine: 0 });
  await eve.ask('seek', { ...ANY_DUEL, paces: ['twenty', 'none', 'oneDay'], rated: 'either', within: 200, days: 3 });
  await dan.ask('create', { options: { ...DUEL, isPublic: true }, seats: [OPEN, OPEN], mine: 0 });
  for (const each of [ann, bob]) for (const open of [over, theirs, table]) await each.ask('close', { table: open }).catch(() => {});
  ann.leave();
  return { ann, bob, table };
}
