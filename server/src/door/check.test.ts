import { LEVELS } from '@peerless/ai/level-names';
import { type Choice, MOST_HEALTH, MOST_TURNS, OPTIONS } from '@peerless/engine';
import { ANY_DUEL, type Asks, FRIENDLY_DUEL, HERO_CHOICES, PHRASES, PLANS, type Request, WATCHINGS } from '@peerless/protocol';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CHECKS, PLAYER, parse, RECOVERY } from './check.ts';

const TABLE = { table: 'a-table_1' };
const SAY = { ...TABLE, say: 'ask' as const };
const OPEN = { kind: 'open' as const };
/** One of every request, as it may be. */
const SOUND: { [R in Request]: Asks<R> } = {
  hello: { key: 'key', protocol: 1 },
  lobby: { on: true },
  seek: ANY_DUEL,
  ping: {},
  away: { on: true },
  stopSeeking: {},
  take: { player: 'a-player', pace: 'ten', rated: true },
  create: { options: FRIENDLY_DUEL, seats: [OPEN, { kind: 'reserved' }], mine: 0 },
  challenge: { player: 'a-player_1', options: FRIENDLY_DUEL, mine: 1 },
  decline: TABLE,
  open: TABLE,
  close: TABLE,
  sit: { ...TABLE, seat: 1 },
  stand: TABLE,
  computer: { ...TABLE, seat: 1, level: 'hard' },
  pick: { ...TABLE, hero: 'alice' },
  ban: { ...TABLE, hero: 'alice' },
  answer: { ...TABLE, at: 3, choice: 7 as Choice },
  standing: { ...TABLE, answers: [{ by: 'medusa', on: null, card: 'feint' }] },
  concede: TABLE,
  takeBack: SAY,
  draw: SAY,
  claim: TABLE,
  rematch: TABLE,
  phrase: { ...TABLE, phrase: 'hello' },
  chat: { ...TABLE, text: 'Hello' },
  plan: { ...TABLE, plan: 'attack', on: 'medusa' },
  report: { player: 'a-player', why: 'insult' },
  past: { ...TABLE, seq: 4 },
  prospect: { ...TABLE, fighter: 'harpy-1' },
  why: { ...TABLE, thing: { card: 'feint' } },
  knowledge: TABLE,
};
const said = (request: string, asks: object, n: unknown = 1) => parse(JSON.stringify({ n, do: request, ...asks }));
const takes = (request: Request, change: object): boolean => 'asks' in said(request, { ...SOUND[request], ...change });
const names = Object.keys(SOUND) as Request[];

describe('a message', () => {
  it.each(names)('%s is taken as it is', (request) => {
    expect(said(request, SOUND[request], 12)).toEqual({ n: 12, do: request, asks: SOUND[request] });
  });
  it.each(names)('%s has nothing that nobody asked for, and leaves nothing out', (request) => {
    expect(takes(request, { more: 1 })).toBe(false);
    for (const field of Object.keys(SOUND[request])) {
      expect(takes(request, { [field]: undefined }), field).toBe(false);
      expect(takes(request, { [field]: { odd: 1 } }), field).toBe(false);
    }
  });
  it('is JSON, an object, and numbered', () => {
    expect(parse('{')).toEqual({ n: 0, problem: 'not JSON' });
    for (const text of ['3', 'null', '[]', '"hello"']) expect(parse(text)).toEqual({ n: 0, problem: 'not an object' });
    for (const n of [-1, 1.5, '1', null]) expect(said('ping', {}, n)).toEqual({ n: 0, problem: 'n: must be a whole number' });
    expect(said('ping', {}, 0)).toEqual({ n: 0, do: 'ping', asks: {} });
  });
  it('asks for something that there is', () => {
    for (const request of ['pong', 'toString', '__proto__'])
      expect(parse(`{"n":3,"do":"${request}"}`)).toEqual({ n: 3, problem: 'do: unknown request' });
    for (const request of ['3', '["ping"]']) expect(parse(`{"n":3,"do":${request}}`)).toEqual({ n: 3, problem: 'do: unknown request' });
  });
  it('is refused with where it is wrong, in a few words', () => {
    expect(said('sit', { ...TABLE, seat: 9 }, 4)).toMatchObject({ n: 4, problem: expect.stringMatching(/^seat: /) });
    expect(said('why', { ...TABLE, thing: {} }, 4)).toMatchObject({ problem: expect.stringMatching(/^thing: /) });
    const { problem } = said('ping', { [`x${'y'.repeat(900)}`]: 1 }) as { problem: string };
    expect(problem.length).toBeLessThanOrEqual(200);
  });
});

/** The last that is taken, and the first that is not, at both ends. */
const bounds: [Request, string, (value: number) => object, number, number][] = [
  ['hello', 'protocol', (protocol) => ({ protocol }), 0, 1e6],
  ['sit', 'seat', (seat) => ({ seat }), 0, 3],
  ['computer', 'seat', (seat) => ({ seat }), 0, 3],
  ['create', 'mine', (mine) => ({ mine }), 0, 3],
  ['seek', 'days', (days) => ({ days }), 0, 14],
  ['answer', 'at', (at) => ({ at }), 0, 1e6],
  ['answer', 'choice', (choice) => ({ choice }), 0, 0xffff],
  ['past', 'seq', (seq) => ({ seq }), 0, 1e6],
  ['open', 'answers', (answers) => ({ have: { answers, takenBack: 0 } }), 0, 1e6],
  ['open', 'taken back', (takenBack) => ({ have: { answers: 0, takenBack } }), 0, 1e6],
];
const agreed = (part: object): object => ({ options: { ...FRIENDLY_DUEL, ...part } });
const ruled = (rules: object): object => agreed({ rules });
bounds.push(
  ['create', 'bans', (bans) => agreed({ bans }), 0, 3],
  ['create', 'seconds of a turn', (seconds) => agreed({ clock: { kind: 'turn', seconds } }), 10, 3600],
  ['create', 'seconds in a bank', (seconds) => agreed({ clock: { kind: 'bank', seconds, increment: 0 } }), 30, 4 * 3600],
  ['create', 'increment', (increment) => agreed({ clock: { kind: 'bank', seconds: 60, increment } }), 0, 300],
  ['create', 'days', (days) => agreed({ clock: { kind: 'days', days } }), 1, 14],
  ['create', 'handicap', (health) => ruled({ handicap: [health] }), 0, MOST_HEALTH],
  ['create', 'turn limit', (turnLimit) => ruled({ turnLimit }), 1, MOST_TURNS],
);

describe('a number', () => {
  it.each(bounds)('in %s, %s, keeps within its bounds', (request, _, part, least, most) => {
    for (const value of [least, most]) expect(takes(request, part(value)), `${value}`).toBe(true);
    for (const value of [least - 1, most + 1, least + 0.5]) expect(takes(request, part(value)), `${value}`).toBe(false);
    expect(takes(request, part(`${least}` as never))).toBe(false);
  });
});

describe('a word', () => {
  it('is one of those that there are', () => {
    for (const level of [...LEVELS, null]) expect(takes('computer', { level })).toBe(true);
    expect(takes('computer', { level: 'best' })).toBe(false);
    for (const phrase of PHRASES) expect(takes('phrase', { phrase })).toBe(true);
    expect(takes('phrase', { phrase: 'hi' })).toBe(false);
    for (const plan of PLANS) expect(takes('plan', { plan })).toBe(true);
    expect(takes('plan', { plan: 'hello' })).toBe(false);
    for (const to of ['all', 'allies', undefined]) expect(takes('chat', { to })).toBe(true);
    expect(takes('chat', { to: 'opponents' })).toBe(false);
    for (const request of ['takeBack', 'draw'] as const) {
      for (const say of ['ask', 'agree', 'refuse']) expect(takes(request, { say })).toBe(true);
      expect(takes(request, { say: 'maybe' })).toBe(false);
    }
    for (const eyes of ['spectator', 'all', undefined]) expect(takes('open', { eyes })).toBe(true);
    expect(takes('open', { eyes: '0' })).toBe(false);
    for (const pools of [['duel', 'freeForAll', 'teams'], ['teams']]) expect(takes('seek', { pools })).toBe(true);
    for (const pools of [['bots'], ['duel', 'duel'], [], ['duel', 'freeForAll', 'teams', 'duel']])
      expect(takes('seek', { pools })).toBe(false);
    for (const within of [null, 100, 200, 400]) expect(takes('seek', { within })).toBe(true);
    for (const within of [0, 150, '100']) expect(takes('seek', { within })).toBe(false);
    for (const rated of ['either', 'rated', 'casual']) expect(takes('seek', { rated })).toBe(true);
    expect(takes('seek', { rated: true })).toBe(false);
    expect(takes('take', { pace: 'days' })).toBe(false);
  });
  it('names things by letters, digits and a few signs', () => {
    for (const table of ['', 'a b', 'a'.repeat(41), 'ä', '../a']) expect(takes('open', { table }), table).toBe(false);
    expect(takes('open', { table: 'a'.repeat(40), invite: 'b' })).toBe(true);
    expect(takes('open', { invite: 'b c' })).toBe(false);
    expect(takes('sit', { invite: 'b' })).toBe(true);
    expect(takes('sit', { invite: 'b c' })).toBe(false);
    expect(takes('prospect', { fighter: 'f'.repeat(60) })).toBe(true);
    for (const fighter of ['', 'f'.repeat(61), 'a/b', 'x\n']) expect(takes('prospect', { fighter }), fighter).toBe(false);
    expect([takes('prospect', { card: 'feint' }), takes('prospect', { card: 1 }), takes('prospect', { card: 'a/b' })]).toEqual([
      true,
      false,
      false,
    ]);
    expect(takes('hello', { key: 'k'.repeat(80) })).toBe(true);
    expect(takes('hello', { key: 'k'.repeat(81) })).toBe(false);
    const things = [{ card: 'a' }, { fighter: 'a' }, { space: 'a' }, { action: 'a' }, { fighter: 'a', by: 'b' }, { space: 'a', by: 'b' }];
    for (const thing of things) expect(takes('why', { thing })).toBe(true);
    for (const thing of [{ card: 1 }, { token: 'a' }, { card: 'a', fighter: 'b' }, { card: 'a', by: 'b' }, { space: 'a', by: 1 }])
      expect(takes('why', { thing })).toBe(false);
  });
});

describe('a table', () => {
  const seats = (count: number) => new Array(count).fill(OPEN);
  it('has as many seats as its mode', () => {
    const fits = (mode: string, count: number): boolean => takes('create', { ...agreed({ mode, seats: count }), seats: seats(count) });
    const all = ['duel', 'freeForAll', 'teams'].map((mode) => [1, 2, 3, 4, 5].filter((count) => fits(mode, count)));
    expect(all).toEqual([[2], [3, 4], [4]]);
    expect(said('create', { ...SOUND.create, ...agreed({ seats: 3 }) })).toMatchObject({ problem: 'options: seats do not fit the mode' });
    expect(fits('solo', 2)).toBe(false);
    for (const count of [1, 5]) expect(takes('create', { seats: seats(count) })).toBe(false);
  });
  it('offers seats to anybody, to friends or to a computer player', () => {
    const offered = (seat: object): boolean => takes('create', { seats: [OPEN, seat] });
    expect([{ kind: 'reserved' }, { kind: 'computer', level: 'easy' }].map(offered)).toEqual([true, true]);
    expect([{ kind: 'computer' }, { kind: 'person' }, { kind: 'open', for: 'a' }, { kind: 'reserved', for: 'a' }].map(offered)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(takes('create', { mine: null })).toBe(true);
  });
  it('has options of which each is as it can be', () => {
    for (const heroes of HERO_CHOICES) expect(takes('create', agreed({ heroes }))).toBe(true);
    for (const watching of WATCHINGS) expect(takes('create', agreed({ watching }))).toBe(true);
    for (const part of ['mode', 'seats', 'board', 'heroes', 'bans', 'rules', 'clock', 'rated', 'isPublic', 'watching'])
      for (const value of [undefined, 'odd value!', { odd: 1 }]) expect(takes('create', agreed({ [part]: value })), part).toBe(false);
    expect(takes('create', agreed({ more: 1 }))).toBe(false);
    for (const clock of [{ kind: 'none' }, { kind: 'turn', seconds: 60 }]) expect(takes('create', agreed({ clock }))).toBe(true);
    for (const clock of [{ kind: 'none', seconds: 60 }, { kind: 'turn' }, { kind: 'hourglass' }, { kind: 'days', days: 1, hours: 1 }])
      expect(takes('create', agreed({ clock }))).toBe(false);
  });
  it('has the options of the rules', () => {
    for (const [name, values] of Object.entries(OPTIONS)) {
      for (const value of values) expect(takes('create', ruled({ [name]: value })), name).toBe(true);
      for (const value of ['odd', 1, null]) expect(takes('create', ruled({ [name]: value })), name).toBe(false);
    }
    expect(takes('create', ruled({ turnLimit: null }))).toBe(true);
    expect(takes('create', ruled({ handicap: [1, 2, 3, 4] }))).toBe(true);
    expect(takes('create', ruled({ handicap: [1, 2, 3, 4, 5] }))).toBe(false);
    expect(takes('create', ruled({ luck: true }))).toBe(false);
  });
});

describe('text', () => {
  it('is one line of what can be seen, and not too long', () => {
    const chat = (text: string) => (said('chat', { ...TABLE, text }) as { asks?: { text: string } }).asks?.text;
    expect(chat('  a \u00a0 b  ')).toBe('a b');
    expect(chat('a\u2800b')).toBe('a b');
    expect(chat('e\u0301')).toBe('é');
    expect(chat(' ')).toBeUndefined();
    expect(chat('x'.repeat(200))).toHaveLength(200);
    expect(chat('x'.repeat(201))).toBeUndefined();
  });
  it('names players and codes over HTTP', () => {
    const isPlayer = (data: object): boolean => v.is(PLAYER, data);
    expect([{}, { name: 'Ada' }, { emblem: 'alice' }, { name: 'x'.repeat(24) }].map(isPlayer)).toEqual([true, true, true, true]);
    expect([{ name: '' }, { name: ' ' }, { name: 'x'.repeat(100) }, { emblem: 'a b' }, { age: 3 }].map(isPlayer)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
    expect([{ code: 'A' }, { code: 'x'.repeat(60) }].map((data) => v.is(RECOVERY, data))).toEqual([true, true]);
    expect([{ code: 'x'.repeat(61) }, {}, { code: 'A', more: 1 }].map((data) => v.is(RECOVERY, data))).toEqual([false, false, false]);
  });
});

it('there is a check for every request', () => expect(Object.keys(CHECKS).sort()).toEqual([...names].sort()));
