import { choices, concession, FIRST_RULES, RULES } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { apply, tableOf } from './log.ts';
import { heardUpTo } from './playing.ts';
import { askedSeat, isOut, winnersOf } from './table.ts';
import {
  at,
  COMPUTER,
  choosing,
  concedes,
  DUEL,
  gathering,
  happens,
  last,
  OPEN,
  opening,
  people,
  person,
  playing,
  playOn,
  playUntil,
  together,
} from './test/tables.ts';

describe('a log', () => {
  it('begins with the opening, which comes once', () => {
    expect(() => tableOf('t', [])).toThrow('the log of table t does not begin with its opening');
    expect(() => tableOf('t', [at({ do: 'abandon' })])).toThrow('does not begin with its opening');
    expect(() => apply(gathering(), opening())).toThrow('table t was opened twice');
  });

  it('of an opening alone is an empty table', () => {
    const { options, invite } = opening();
    expect(tableOf('t', [{ ...opening({}, [OPEN, COMPUTER]), at: 5 }])).toEqual({
      id: 't',
      length: 1,
      untold: 0,
      phase: 'gathering',
      choosingSince: [5, 5],
      options,
      isTogether: false,
      host: 'a',
      invite,
      seats: [OPEN, COMPUTER],
      heroes: [null, null],
      bans: [[], []],
      start: null,
      game: null,
      answers: [],
      answeredBy: [],
      takenBack: [],
      rewinds: 0,
      decision: null,
      undone: [],
      outOfTime: [],
      standing: [[], []],
      stood: [],
      askedAt: 0,
      times: null,
      away: [0, 0],
      takeBack: null,
      draw: null,
      paused: { takeBack: [null, null], draw: [null, null] },
      ending: null,
      opened: 5,
      changed: 5,
      moved: 5,
    });
  });

  it('tells the same table wherever it is read', () => {
    const entries = [opening(), at({ do: 'sit', seat: 0, player: 'a' }, 3), at({ do: 'offer', seat: 1, as: COMPUTER }, 4)];
    const table = tableOf('t', entries.slice(0, 1));
    for (const entry of entries.slice(1)) apply(table, entry);
    expect(table).toEqual(tableOf('t', entries));
    expect(table).toMatchObject({ length: 3, opened: 0, changed: 4, host: 'a', invite: 'secret', isTogether: false });
  });

  it('lets no time run backwards', () => {
    const table = gathering();
    happens(table, { do: 'sit', seat: 0, player: 'a' }, 9);
    happens(table, { do: 'stand', seat: 0 }, 4);
    expect(table.changed).toBe(9);
  });
});

describe('before the game', () => {
  it('heroes are chosen as long as every seat is taken', () => {
    const table = choosing();
    expect(table.phase).toBe('choosing');
    happens(table, { do: 'stand', seat: 1 });
    expect(table).toMatchObject({ phase: 'gathering', seats: [{ kind: 'person', player: 'a' }, OPEN] });
    happens(table, { do: 'offer', seat: 1, as: COMPUTER });
    expect(table.phase).toBe('choosing');
    happens(table, { do: 'offer', seat: 1, as: OPEN });
    expect(table.phase).toBe('gathering');
  });

  it.each([
    ['stands up', { do: 'stand', seat: 1 }],
    ['makes room for a computer player', { do: 'offer', seat: 1, as: COMPUTER }],
  ] as const)('whoever %s takes the hero along', (_, happening) => {
    const table = choosing();
    happens(table, { do: 'pick', seat: 0, hero: 'alice' });
    happens(table, { do: 'pick', seat: 1, hero: 'medusa' });
    happens(table, happening);
    expect(table.heroes).toEqual(['alice', null]);
  });

  it('bans are noted by seat', () => {
    const table = choosing();
    happens(table, { do: 'ban', seat: 1, hero: 'medusa' });
    happens(table, { do: 'ban', seat: 0, hero: 'sinbad' });
    happens(table, { do: 'ban', seat: 1, hero: 'alice' });
    expect(table.bans).toEqual([['sinbad'], ['medusa', 'alice']]);
  });
});

describe('the start', () => {
  it('is by the first rules where a stored log names no version', () => {
    const table = choosing();
    happens(table, { do: 'start', setup: DUEL, seed: '0'.repeat(32) }, 8);
    expect(table).toMatchObject({ phase: 'playing', start: { setup: { rules: FIRST_RULES }, at: 8 }, heroes: DUEL.heroes, askedAt: 4 });
    expect(table.game!.setup.rules).toBe(FIRST_RULES);
  });
  it('is by the version that is named, and in a record by the newest where none is', () => {
    expect(playing().game!.setup.rules).toBe(RULES);
    expect(together([person, person]).table.game!.setup).toEqual(DUEL);
  });
});

describe('in the game', () => {
  it('an answer is noted with whose it was, and the next question with where it stands', () => {
    const table = playing();
    const seat = askedSeat(table);
    const [choice] = choices(table.game!);
    const heard = happens(table, { do: 'answer', seat, choice });
    expect(table).toMatchObject({ answers: [choice], answeredBy: [seat], askedAt: table.length });
    expect(heard.every(({ seq }) => seq === 1)).toBe(true);
  });

  it('a concession for lost time is told as such, now and later', () => {
    const table = playing();
    playOn(table, 2);
    const heard = happens(table, { do: 'concede', seat: 0, because: 'time' });
    expect(heard.at(-1)!.event).toMatchObject({ kind: 'over', why: 'outOfTime' });
    expect(table).toMatchObject({ phase: 'over', ending: 'won', outOfTime: [3] });
    expect(winnersOf(table)).toEqual([1]);
    expect(heardUpTo(table, 3).at(-1)!.event).toMatchObject({ why: 'outOfTime' });
    const own = playing();
    expect(concedes(own, 0).at(-1)!.event).toMatchObject({ why: 'conceded' });
    expect(own).toMatchObject({ outOfTime: [], answers: [concession(0)], answeredBy: [0] });
  });

  it('goes on while two sides are left, and a concession ends what was offered', () => {
    const table = playing({}, people(3));
    happens(table, { do: 'draw', seat: 1, say: 'ask' });
    concedes(table, 1);
    expect(table).toMatchObject({ phase: 'playing', draw: null });
    expect([0, 1, 2].map((seat) => isOut(table, seat))).toEqual([false, true, false]);
    happens(table, { do: 'draw', seat: 2, say: 'ask' });
    concedes(table, 2);
    expect(table).toMatchObject({ phase: 'over', ending: 'won', draw: null, takeBack: null });
    expect(winnersOf(table)).toEqual([0]);
  });

  it('ends as a draw at its turn limit', () => {
    const table = playing({ rules: { turnLimit: 1 } });
    playUntil(table, ({ phase }) => phase === 'over', last);
    expect(table.ending).toBe('draw');
    expect(winnersOf(table)).toEqual([]);
  });

  it('is given up without a winner', () => {
    const table = playing({ clock: { kind: 'turn', seconds: 30 } });
    happens(table, { do: 'draw', seat: 0, say: 'ask' });
    happens(table, { do: 'abandon' });
    expect(table).toMatchObject({ phase: 'over', ending: 'abandoned', draw: null, times: null });
    expect(winnersOf(table)).toEqual([]);
  });

  it('an answer ends a wish to take back; an offered draw only by another seat', () => {
    const table = playing();
    playOn(table, 3);
    const seat = askedSeat(table);
    happens(table, { do: 'takeBack', seat: 1 - seat, say: 'ask', to: 0 });
    happens(table, { do: 'draw', seat, say: 'ask' });
    playOn(table, 1);
    expect(table.takeBack).toBeNull();
    expect(table.draw).toEqual({ by: seat, agreed: [seat] });
    playUntil(table, () => askedSeat(table) !== seat);
    playOn(table, 1);
    expect(table.draw).toBeNull();
    happens(table, { do: 'draw', seat, say: 'ask' });
    happens(table, { do: 'draw', seat: 1 - seat, say: 'refuse' });
    expect(table.draw).toBeNull();
  });

  it('a draw that all agree to ends it', () => {
    const table = playing();
    happens(table, { do: 'draw', seat: 1, say: 'ask' });
    expect(table.phase).toBe('playing');
    happens(table, { do: 'draw', seat: 0, say: 'agree' });
    expect(table).toMatchObject({ phase: 'over', ending: 'agreedDraw', draw: null });
    expect(winnersOf(table)).toEqual([]);
  });
});

describe('what was taken back at one device', () => {
  const undone = () => {
    const { table } = together([person, person]);
    playOn(table, 4);
    for (const to of [3, 2]) happens(table, { do: 'takeBack', seat: 0, say: 'ask', to, free: true });
    return table;
  };
  it('is given again', () => {
    const table = undone();
    const before = structuredClone(table.undone);
    expect(before.map(({ length }) => length)).toEqual([1, 1]);
    happens(table, { do: 'redo' });
    happens(table, { do: 'redo' });
    expect(table.answers.slice(2)).toEqual(before.reverse().flat());
    expect(table.undone).toEqual([]);
    happens(table, { do: 'redo' });
    expect(table.answers).toHaveLength(4);
  });
  it('may still be given again once the same was answered', () => {
    const table = undone();
    const [later, next] = table.undone;
    happens(table, { do: 'answer', seat: askedSeat(table), choice: next[0] });
    expect(table.undone).toEqual([later]);
  });
  it('is forgotten with another answer, with the first of several, and with a concession', () => {
    const other = undone();
    happens(other, { do: 'answer', seat: askedSeat(other), choice: choices(other.game!).find((each) => each !== other.undone[1][0])! });
    expect(other.undone).toEqual([]);
    const several = undone();
    happens(several, { do: 'takeBack', seat: 0, say: 'ask', to: 0, free: true });
    happens(several, { do: 'answer', seat: askedSeat(several), choice: several.undone.at(-1)![0] });
    expect(several.undone).toEqual([]);
    const conceded = undone();
    happens(conceded, { do: 'concede', seat: 0, because: 'own' });
    expect(conceded.undone).toEqual([]);
  });
});
