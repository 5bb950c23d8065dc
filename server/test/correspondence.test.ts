/** A duel by days between two who are never there together: each comes when it is their turn, and goes. */
import { type Choice, explain } from '@peerless/engine';
import { askedSeat, gameAt } from '@peerless/host';
import { type Heard, type Told, toldTo } from '@peerless/protocol';
import { expect, it } from 'vitest';
import { dice, duel, type Visitor, visitor } from './house.ts';
import { houses } from './houses.ts';

const newHouse = houses();
const MOST_VISITS = 500;

it('a duel by days comes to its end with standing answers, every event told to both', { timeout: 60_000 }, async () => {
  const own = await newHouse();
  const { table, players } = await duel(own, { clock: { kind: 'days', days: 1 } });
  for (const player of players) player.leave();
  const roll = dice(3);
  const seen: Told[][] = [[], []];
  /** Answers that each knows of. */
  const known: (number | null)[] = [null, null];
  const ends: Told[][] = [[], []];
  let visits = 0;
  const come = async (seat: number): Promise<Visitor> => {
    const back = await visitor(own, players[seat]);
    await back.ask('open', { table, ...(known[seat] === null ? {} : { have: { answers: known[seat], takenBack: 0 } }) });
    return back;
  };
  const keep = (seat: number, { pushes }: Visitor): void => {
    for (const push of pushes) {
      if (!('update' in push)) continue;
      const { told, view, length } = push.update;
      // Once it is over, everybody is told everything.
      if (view.over) ends[seat] = told;
      else seen[seat].push(...told);
      if (!view.over) known[seat] = length;
    }
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

  // Each event once and in its order, as the seat may know it; and all of them at the end.
  const heard: Heard[] = [];
  gameAt(found, found.answers.length, (each) => heard.push(each));
  for (const seat of [0, 1]) {
    expect(seen[seat]).toEqual(
      toldTo(
        heard.filter(({ seq }) => seq <= known[seat]!),
        seat,
      ),
    );
    if (!ends[seat].length) keep(seat, await come(seat));
    expect(ends[seat]).toEqual(toldTo(heard, 'all'));
  }
  const handovers = found.answeredBy.filter((seat, n) => n > 0 && seat !== found.answeredBy[n - 1]).length;
  expect(visits).toBeLessThan(handovers);
});
