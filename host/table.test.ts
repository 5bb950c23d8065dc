import { describe, expect, it } from 'vitest';
import { areAllies, askedLevel, askedSeat, isOut, isTaken, personsAt, playersAt, poolOf, seatsOf, sideOf, winnersOf } from './table.ts';
import { COMPUTER, choosing, gathering, happens, last, OPEN, people, playing, playUntil } from './test/tables.ts';

describe('a table', () => {
  it('has seats that people and computer players take', () => {
    const seats = [{ kind: 'person', player: 'a' } as const, COMPUTER, OPEN, { kind: 'reserved', for: null } as const];
    expect(seats.map(isTaken)).toEqual([true, true, false, false]);
  });
  it('finds people by their seats', () => {
    const table = gathering({}, [COMPUTER, OPEN, OPEN]);
    happens(table, { do: 'sit', seat: 2, player: 'c' });
    expect([playersAt(table), personsAt(table)]).toEqual([['c'], [2]]);
    expect([seatsOf(table, 'c'), seatsOf(table, 'a'), seatsOf(table, null)]).toEqual([[2], [], []]);
  });
  it('counts among computer players where one of them sits, or a bot', () => {
    const sit = (player: string) => {
      const table = gathering({ mode: 'duel' });
      happens(table, { do: 'sit', seat: 0, player });
      return poolOf(table);
    };
    expect([sit('bot-AAAAAAAAAAA-'), sit('bot-AAAAAAAA'), sit('a')]).toEqual(['bots', 'duel', 'duel']);
    expect(poolOf(gathering({}, [OPEN, COMPUTER]))).toBe('bots');
  });
  it('asks people and computer players', () => {
    const table = playing({}, [OPEN, { kind: 'computer', level: 'hard' }]);
    playUntil(table, () => askedSeat(table) === 1, last);
    expect(askedLevel(table)).toBe('hard');
    playUntil(table, () => askedSeat(table) === 0, last);
    expect(askedLevel(table)).toBeUndefined();
    expect(askedLevel(gathering())).toBeUndefined();
  });
  it('asks nobody where it was given up, and nobody has won or is out', () => {
    const table = choosing();
    happens(table, { do: 'abandon' });
    expect([askedSeat(table), winnersOf(table), isOut(table, 0)]).toEqual([-1, [], false]);
  });
  it('knows allies', () => {
    const teams = playing({ mode: 'teams' }, people(4));
    expect([areAllies(teams, 0, 2), areAllies(teams, 0, 1), areAllies(teams, 1, 3)]).toEqual([true, false, true]);
    expect(areAllies(playing(), 0, 1)).toBe(false);
  });
  it('knows who hears what is said to allies, where there is anybody but who says it', () => {
    const teams = playing({ mode: 'teams' }, people(4));
    const players = playersAt(teams);
    expect([0, 1, 2, 3].map((seat) => sideOf(teams, seat).map((each) => players.indexOf(each)))).toEqual([
      [0, 2],
      [1, 3],
      [0, 2],
      [1, 3],
    ]);
    expect(sideOf(playing(), 0)).toEqual([]);
    expect(sideOf(choosing(), 0)).toEqual([]);
    const withComputer = playing({ mode: 'teams' }, [OPEN, OPEN, COMPUTER, OPEN]);
    expect([sideOf(withComputer, 0), sideOf(withComputer, 1).length]).toEqual([[], 2]);
  });
});
