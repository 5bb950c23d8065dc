/** A duel by days between two who are never there together: each comes when it is their turn, and goes. */
import { type Choice, explain } from '@peerless/engine';
import { askedSeat, gameAt } from '@peerless/host';
import type { Told } from '@peerless/protocol';
import { expect, it } from 'vitest';
import { dice, duel, type Visitor, visitor } from './house.ts';
import { houses } from './houses.ts';

const newHouse = houses();
const MOST_VISITS = 500;
const numbers = (told: readonly Told[]): number[] => [...new Set(told.map(({ seq }) => seq))];

it('a duel by days comes to its end with standing answers, every event told to both', { timeout: 60_000 }, async () => {
  const own = await newHouse();
  const { table, players } = await duel(own, { clock: { kind: 'days', days: 1 } });
  for (const player of players) player.leave();
  const roll = dice(3);
  const seen: Told[][] = [[], []];
  let visits = 0;
  const come = async (seat: number): Promise<Visitor> => {
    const back = await visitor(own, players[seat]);
    const { answers, takenBack } = { answers: seen[seat].at(-1)?.seq ?? 0, takenBack: 0 };
    await back.ask('open', { table, ...(seen[seat].length ? { have: { answers, takenBack } } : {}) });
    return back;
  };
  const keep = (seat: number, { pushes }: Visitor): void => {
    for (const push of pushes) if ('update' in push) seen[seat].push(...push.update.told);
  };
  for (; (await own.tables.read(table, ({ phase }) => phase)) === 'playing'; visits++) {
    expect(visits).toBeLessThan(MOST_VISITS);
    const seat = await own.tables.read(table, askedSeat);
    const back = await come(seat);
    if (seat === 0) await back.ask('standing', { table, answers: [{ by: null, on: null, card: null }] });
    while (back.update().update.answers.length) {
      const { update, at } = back.update();
      const attack = update.view.choices.findIndex(({ action }) => action === 'attack');
      const choice = update.answers[attack >= 0 ? attack : roll(update.answers.length)] as Choice;
      await back.ask('answer', { table, at, choice });
    }
    keep(seat, back);
    back.leave();
  }
  const [found] = [await own.tables.read(table, (now) => now)];
  const defenses = found.answers.flatMap((_, n) => (explain(gameAt(found, n))?.kind === 'defense' ? [n] : []));
  const own0 = defenses.filter((n) => found.answeredBy[n] === 0 && n > found.answeredBy.indexOf(0));
  expect(own0.length).toBeGreaterThan(0);
  expect(own0.filter((n) => !found.stood.includes(n + 1))).toEqual([]);
  expect(defenses.filter((n) => found.answeredBy[n] === 1 && found.stood.includes(n + 1))).toEqual([]);

  // Whoever comes back is told what they have missed, once and all of it.
  for (const seat of [0, 1]) {
    const last = await visitor(own, players[seat]);
    await last.ask('open', { table });
    const whole = last.update().update;
    expect(whole.length).toBe(found.answers.length);
    const visible = numbers(whole.told);
    const told = numbers(seen[seat]);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    const until = told.at(-1)!;
    expect(visible.filter((seq) => seq <= until && !told.includes(seq))).toEqual([]);
  }
  const handovers = found.answeredBy.filter((seat, n) => n > 0 && seat !== found.answeredBy[n - 1]).length;
  expect(visits).toBeLessThan(handovers);
});
