import { asked, choices, questionOf, replay } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { ended, type MomentName, moment, type Wanted } from './moments.ts';

const ASKED: MomentName[] = ['action', 'moveTo', 'target', 'attackCard', 'defense', 'boostManeuver', 'schemeCard', 'handLimit', 'yesNo'];

describe('a moment', () => {
  it.each(ASKED)('at which a person is asked: %s', (at) => {
    const game = replay(moment({ at }).record);
    expect([questionOf(game), asked(game)]).toEqual([at, 0]);
    expect(choices(game).length).toBeGreaterThan(1);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('with %i cards in hand, however many play', (hand) => {
    const tables: Wanted[] = [{ mode: 'duel' }, { mode: 'freeForAll', seats: 3 }, { mode: 'freeForAll' }, { mode: 'teams' }];
    for (const table of tables) {
      const { record, seats } = moment({ ...table, hand, at: 'moveTo' });
      expect(replay(record).seats[0].hand).toHaveLength(hand);
      expect(seats).toHaveLength(table.seats ?? (table.mode === 'duel' ? 2 : 4));
    }
  });

  it('is the same every time, for the heroes and on the board that are named', () => {
    const wanted: Wanted = { at: 'schemeSpace', board: 'sarpedon', heroes: ['dracula', 'alice'] };
    const { record } = moment(wanted);
    expect(moment(wanted).record).toEqual(record);
    expect(record.setup).toEqual({ board: 'sarpedon', heroes: ['dracula', 'alice'], mode: 'duel' });
    expect(replay(record).limbo.length).toBeGreaterThan(0);
  });

  it('of a combat whose cards lie open', () => {
    const [combat] = replay(moment({ at: 'reveal' }).record).combats;
    expect(combat.revealed).toBe(1);
  });

  it('is seen by a person; the others are computer players', () => {
    const { seats, record } = moment({ mode: 'teams', people: [1, 3], at: 'defense' });
    expect(seats.map(({ kind }) => kind)).toEqual(['computer', 'person', 'computer', 'person']);
    expect([1, 3]).toContain(asked(replay(record)));
  });

  it('that nobody comes to is refused', () => {
    expect(() => moment({ at: 'mulligan', heroes: ['medusa', 'alice'] })).toThrow('nobody comes to such a moment');
  });

  it('may be the end', () => {
    const { record, over, winners } = ended();
    expect([replay(record).over, over, winners.length]).toEqual([1, true, 1]);
  });
});
