import { choices } from '@peerless/engine';
import { type MyGame, toldTo } from '@peerless/protocol';
import { describe, expect, it } from 'vitest';
import { awaitedPlayers, awaitedSeats, byUrgency, myGameOf, stirred } from './my-games.ts';
import { heardUpTo } from './playing.ts';
import { askedSeat } from './table.ts';
import { COMPUTER, choosing, concedes, gathering, happens, OPEN, over, PEOPLE, people, playing, playOn, playUntil } from './test/tables.ts';

const card = (id: string) => ({ id, name: id.toUpperCase(), emblem: 'alice' });

describe('whom everything waits for', () => {
  it('is whoever is asked, all who still choose, and nobody where nobody in particular can act', () => {
    const table = playing();
    expect(awaitedSeats(table)).toEqual([askedSeat(table)]);
    expect(awaitedSeats(over())).toEqual([]);
    expect(awaitedSeats(gathering())).toEqual([]);
    const choose = choosing({}, people(3));
    expect(awaitedSeats(choose)).toEqual([0, 1, 2]);
    happens(choose, { do: 'pick', seat: 1, hero: 'alice' });
    expect(awaitedSeats(choose)).toEqual([0, 2]);
    expect(awaitedSeats(choosing({ heroes: 'draft', bans: 1 }))).toEqual([0]);
  });
});

describe('the people whom everything waits for', () => {
  it('are those who sit on these seats; for a computer player nobody is called', () => {
    const table = playing();
    expect(awaitedPlayers(table)).toEqual([PEOPLE[askedSeat(table)]]);
    expect(awaitedPlayers(choosing({}, people(3)))).toEqual(['a', 'b', 'c']);
    const alone = playing({}, [OPEN, COMPUTER]);
    playUntil(alone, (found) => askedSeat(found) === 1);
    expect(awaitedSeats(alone)).toEqual([1]);
    expect(awaitedPlayers(alone)).toEqual([]);
    expect(awaitedPlayers(over())).toEqual([]);
  });
  it('are told when that changes, and nobody else is; all who sat there, when it is over', () => {
    const table = playing();
    const [asked, other] = [PEOPLE[askedSeat(table)], PEOPLE[1 - askedSeat(table)]];
    expect(stirred(table, [])).toEqual([asked]);
    expect(stirred(table, [asked])).toEqual([]);
    expect(stirred(table, [other])).toEqual([other, asked]);
    expect(stirred(table, [other, asked])).toEqual([other]);
    expect(stirred(over(), ['b'])).toEqual(['a', 'b']);
  });
});

describe('a game in the list of its player', () => {
  it('says who plays what, whom it waits for, and until when', () => {
    const table = playing({ clock: { kind: 'days', days: 2, bank: 1 } });
    const seat = askedSeat(table);
    const game = myGameOf(table, 'b', card);
    expect(game).toMatchObject({
      id: 't',
      phase: 'playing',
      mine: [1],
      asked: [seat],
      turn: 0,
      until: 3 * 86_400_000,
      bank: 86_400_000,
      changed: 0,
    });
    expect(game.seats.map(({ player, hero }) => [player?.name, hero])).toEqual([
      ['A', 'medusa'],
      ['B', 'alice'],
    ]);
    expect(game.setup).toEqual(table.start!.setup);
    expect(myGameOf(playing(), 'a', card)).toMatchObject({ until: null, bank: null });
    expect(myGameOf(gathering({}, [OPEN, COMPUTER]), 'a', card)).toMatchObject({
      setup: null,
      until: null,
      asked: [],
      last: [],
      seats: [
        { player: null, level: null, isOpen: true },
        { player: null, level: 'novice', isOpen: false },
      ],
    });
  });
  it('offers the seats that are open, or kept for somebody', () => {
    const seats = myGameOf(gathering({}, [OPEN, { kind: 'reserved', for: 'b' }]), 'a', card).seats;
    expect(seats.map(({ isOpen }) => isOpen)).toEqual([true, true]);
    expect(myGameOf(playing(), 'a', card).seats.map(({ isOpen }) => isOpen)).toEqual([false, false]);
  });
  it('tells the last of what that player has seen, and no card of others', () => {
    const table = playing();
    playOn(table, 30);
    expect(myGameOf(table, 'a', card).turn).toBe(table.game!.turn);
    expect(table.game!.turn).toBeGreaterThan(0);
    for (const [seat, player] of ['a', 'b'].entries()) {
      const { last } = myGameOf(table, player, card);
      expect(last).toHaveLength(8);
      expect(last).toEqual(toldTo(heardUpTo(table, table.answers.length), seat).slice(-8));
      for (const { event } of last) if (event.kind === 'draw' && event.seat !== seat) expect(event).not.toHaveProperty('cards');
    }
  });
  it('says when the game last went on, not when somebody said something beside it', () => {
    const table = playing({ clock: { kind: 'days', days: 2 } });
    const seat = askedSeat(table);
    happens(table, { do: 'answer', seat, choice: choices(table.game!)[0] }, 10);
    for (const what of [
      { do: 'holiday', seat: 0, until: 99 },
      { do: 'draw', seat, say: 'ask' },
      { do: 'takeBack', seat, say: 'ask', to: 0 },
    ] as const)
      happens(table, what, 20);
    expect(table.changed).toBe(20);
    expect(myGameOf(table, 'a', card).changed).toBe(10);
  });
  it('hides a hero that was chosen blindly', () => {
    const table = choosing({ heroes: 'blind' });
    happens(table, { do: 'pick', seat: 0, hero: 'medusa' });
    expect(['a', 'b'].map((player) => myGameOf(table, player, card).seats[0].hero)).toEqual(['medusa', 'hidden']);
  });
  it('tells of a time bank only while it runs, where there is one', () => {
    const clock = { kind: 'days', days: 2, bank: 1 } as const;
    expect(myGameOf(gathering({ clock }), 'a', card).bank).toBeNull();
    expect(myGameOf(playing({ clock: { kind: 'days', days: 2 } }), 'a', card).bank).toBeNull();
    expect(myGameOf(over({ clock }), 'a', card).until).toBeNull();
  });
  it('tells until when somebody there is away', () => {
    const table = playing({ clock: { kind: 'days', days: 2 } });
    happens(table, { do: 'holiday', seat: 1, until: 86_400_000 });
    expect(myGameOf(table, 'a', card).seats.map(({ away }) => away)).toEqual([null, 86_400_000]);
  });
  it('waits for nobody where chance chooses the heroes', () => {
    expect(awaitedSeats(choosing({ heroes: 'random' }))).toEqual([]);
  });
  it('of somebody who is out waits for the others', () => {
    const table = playing({}, people(3));
    concedes(table, 0);
    expect(myGameOf(table, PEOPLE[0], card).asked).toEqual([askedSeat(table)]);
  });
});

describe('the order', () => {
  const game = (id: string, asked: number[], until: number | null, changed: number): MyGame =>
    ({ id, asked, mine: [0], until, changed }) as MyGame;
  it('is what waits for the player by the time left, then the longest wait; then the others, the latest first', () => {
    const games = [
      game('old', [1], 5, 1),
      game('long', [0], null, 2),
      game('late', [0], 90, 8),
      game('new', [1], null, 9),
      game('short', [0, 1], 30, 9),
      game('longer', [0], null, 1),
    ];
    expect(byUrgency(games).map(({ id }) => id)).toEqual(['short', 'late', 'longer', 'long', 'new', 'old']);
  });
});
