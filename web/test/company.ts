/** People who know each other: friends, a challenge, somebody who looks for opponents, games by days; those without a page play in memory. */
import type { Page } from 'playwright-core';
import type { Hall } from '../../server/src/hall.ts';
import { DUEL, type Visitor, visitor } from '../../server/test/house.ts';

export type { Visitor } from '../../server/test/house.ts';
export const DAYS = { ...DUEL, clock: { kind: 'days', days: 3, bank: 3 } } as const;
const OPEN = { kind: 'open' } as const;

export async function named(hall: Hall, name: string): Promise<Visitor> {
  const { id, key } = await hall.people.create(name);
  return visitor(hall, { id, key });
}
/** A private duel by days that has begun, before both of them. */
export async function daysBetween(one: Visitor, other: Visitor): Promise<string> {
  const { table } = await one.ask('create', { options: DAYS, seats: [OPEN, OPEN], mine: 0 });
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
