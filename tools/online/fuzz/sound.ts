/** Messages of the right shape about things that exist, whoever may say them or not. */
import { LEVELS } from '@peerless/ai/level-names';
import { ACTIONS, asked, choice as choiceOf, choices, knownBoards, knownHeroes, MODES, matchOf } from '@peerless/engine';
import { choosingNow, playersAt, type Table } from '@peerless/host';
import {
  type Clock,
  DISTANCES,
  HERO_CHOICES,
  PACE_NAMES,
  PHRASES,
  PLANS,
  PROTOCOL,
  RATEDNESSES,
  REPORT_REASONS,
  type Request,
  SOUGHT_POOLS,
  type TableOptions,
  WATCHINGS,
} from '@peerless/protocol';
import type { Chance } from './chance.ts';

export interface World {
  tables: ReadonlyMap<string, Table>;
  people: readonly { id: string; key: string }[];
}
export type Message = { n: number; do: string } & Record<string, unknown>;
export interface Said {
  player: string;
  message: Message;
}

/** Often asked, and seldom: what replays a whole game, and what ends one. */
const WEIGHTS: Record<Request, number> = {
  hello: 1,
  ping: 0.2,
  away: 0.3,
  lobby: 1,
  seek: 1,
  stopSeeking: 1,
  take: 1,
  create: 2,
  challenge: 1,
  decline: 0.5,
  open: 2,
  close: 1,
  sit: 4,
  stand: 0.2,
  computer: 2,
  pick: 5,
  ban: 2,
  answer: 25,
  standing: 4,
  concede: 0.1,
  takeBack: 3,
  draw: 2,
  claim: 2,
  rematch: 2,
  phrase: 2,
  chat: 2,
  plan: 2,
  report: 1,
  past: 1,
  prospect: 3,
  why: 4,
  knowledge: 4,
};
const DRAWN = Object.entries(WEIGHTS) as [Request, number][];
const TOTAL = DRAWN.reduce((sum, [, weight]) => sum + weight, 0);

function requestOf(chance: Chance): Request {
  let left = chance() * TOTAL;
  for (const [request, weight] of DRAWN) {
    left -= weight;
    if (left < 0) return request;
  }
  return 'answer';
}

const CLOCKS: { [K in Clock['kind']]: (chance: Chance) => Extract<Clock, { kind: K }> } = {
  none: () => ({ kind: 'none' }),
  turn: (chance) => ({ kind: 'turn', seconds: 10 + chance.below(3591) }),
  bank: (chance) => ({ kind: 'bank', seconds: 30 + chance.below(3600), increment: chance.below(9) }),
  days: (chance) => ({ kind: 'days', days: 1 + chance.below(14), ...(chance.is(0.5) ? { bank: chance.below(31) } : {}) }),
};
const CLOCK_KINDS = Object.keys(CLOCKS) as Clock['kind'][];

function optionsOf(chance: Chance, mode = chance.of(MODES)): TableOptions {
  return {
    mode,
    seats: mode === 'duel' ? 2 : mode === 'teams' ? 4 : 3 + chance.below(2),
    board: chance.is(0.7) ? 'random' : chance.of([...knownBoards().map(({ id }) => id), 'nowhere']),
    heroes: chance.of(HERO_CHOICES),
    bans: chance.below(4),
    rules: chance.is(0.6) ? {} : { mirrorMatch: chance.is(0.5), mulligan: chance.is(0.5), turnLimit: 1 + chance.below(60) },
    clock: chance.is(0.6) ? { kind: 'none' } : CLOCKS[chance.of(CLOCK_KINDS)](chance),
    rated: chance.is(0.2),
    hints: chance.is(0.5),
    isPublic: chance.is(0.5),
    watching: chance.of(WATCHINGS),
  };
}

/** Whoever can attack does, so that there is something to defend against. */
const ATTACK = choiceOf('action', ACTIONS.indexOf('attack'));

/** What would bring a table on, and who may say it; nothing if nobody can. */
export function honest(table: Table, players: readonly string[], chance: Chance): Said | undefined {
  const { id, seats, game, invite } = table;
  const say = (player: string, request: Request, asks: object) => ({
    player,
    message: { n: chance.below(1e6), do: request, table: id, ...asks },
  });
  if (table.phase === 'playing') {
    const there = playersAt(table);
    if (there.length && chance.is(0.3)) return say(chance.of(there), 'standing', { answers: standing(table, chance) });
    const place = seats[asked(game!)];
    if (place?.kind !== 'person') return;
    const legal = choices(game!);
    return say(place.player, 'answer', { at: table.askedAt, choice: legal.includes(ATTACK) ? ATTACK : chance.of(legal) });
  }
  if (table.phase === 'gathering') {
    const seat = seats.findIndex(({ kind }) => kind === 'open' || kind === 'reserved');
    const place = seats[seat];
    const awaited = place?.kind === 'reserved' ? place.for : null;
    if (awaited !== null) return chance.is(0.3) ? say(awaited, 'decline', {}) : say(awaited, 'sit', { seat, invite });
    const there = seats.map((each) => (each.kind === 'person' ? each.player : ''));
    const ally = table.options.mode === 'teams' ? there[(seat + 2) % seats.length] : '';
    if (ally && chance.is(0.5)) return say(ally, 'sit', { seat, invite });
    return say(chance.of(players.filter((player) => !there.includes(player))), 'sit', { seat, invite });
  }
  const turn = table.phase === 'choosing' ? choosingNow(table) : null;
  const place = turn && seats[chance.of(turn.seats)];
  return place?.kind === 'person' ? say(place.player, turn!.what, { hero: chance.of(knownHeroes()).id }) : undefined;
}

/** All people who play agree to take back what one of them decided last. */
export function agreedTakeBack({ id, seats, game }: Table, chance: Chance): Said[] {
  const people = seats.flatMap((place, seat) => (place.kind === 'person' && !game!.seats[seat].out ? [place.player] : []));
  if (!people.length) return [];
  const by = chance.of(people);
  const say = (player: string): Said => ({
    player,
    message: { n: chance.below(1e6), do: 'takeBack', table: id, say: player === by ? 'ask' : 'agree' },
  });
  return [by, ...people.filter((player) => player !== by)].map(say);
}
/** Whoever is asked now answers, as would be legal now, every question before the present one. */
export function outdated({ id, phase, seats, game }: Table, questions: readonly number[], chance: Chance): Said[] {
  const place = phase === 'playing' ? seats[asked(game!)] : undefined;
  if (place?.kind !== 'person') return [];
  const answer = (at: number): Message => ({ n: chance.below(1e6), do: 'answer', table: id, at, choice: chance.of(choices(game!)) });
  return questions.slice(0, -1).map((at) => ({ player: place.player, message: answer(at) }));
}

/** Mostly of the seat that is asked, of all cards there are. */
function standing(table: Table | undefined, chance: Chance): object[] {
  // So often that some are used.
  if (!table?.game || chance.is(0.6)) return [{ by: null, on: null, card: chance.is(0.9) ? null : 'feint' }];
  const { fighters, kinds } = matchOf(table.game);
  const some = (names: readonly string[]): string | null => (chance.is(0.7) ? null : chance.of(names));
  const named = (): object => ({
    by: some(fighters.map(({ name }) => name)),
    on: some(fighters.map(({ name }) => name)),
    card: some(kinds.map(({ id }) => id)),
  });
  return Array.from({ length: chance.below(4) }, named);
}

export function sound({ tables, people }: World, chance: Chance, request = requestOf(chance)): Message {
  const found = tables.size ? chance.of([...tables.values()]) : undefined;
  const table = chance.is(0.95) && found ? found.id : chance.of(['nothing', '__proto__', 'AAAAAAAAAAAAAAAA']);
  const invite = chance.is(0.6) && found ? found.invite : 'wrong-invite';
  const hero = chance.of(knownHeroes()).id;
  const seat = chance.below(4);
  const which = (): object => (chance.is(0.6) ? {} : { seat });
  const say = chance.of(['ask', 'ask', 'agree', 'refuse']);
  const around = (value: number): number => Math.max(0, value + (chance.is(0.8) ? 0 : chance.below(5) - 2));
  const choice = (): number => (chance.is(0.6) && found?.game && !found.game.over ? chance.of(choices(found.game)) : chance.below(0x1000));
  const shapes: Record<Request, () => object> = {
    hello: () => ({ key: chance.is(0.7) ? chance.of(people).key : 'not-a-key', protocol: chance.is(0.9) ? PROTOCOL : chance.below(9) }),
    ping: () => ({}),
    away: () => ({ on: chance.is(0.5) }),
    lobby: () => ({ on: chance.is(0.5) }),
    seek: () => ({
      pools: SOUGHT_POOLS.filter((pool) => pool === 'duel' || chance.is(0.5)),
      paces: PACE_NAMES.filter((pace) => pace === 'ten' || chance.is(0.4)),
      rated: chance.of(RATEDNESSES),
      within: chance.is(0.5) ? null : chance.of(DISTANCES),
      days: chance.is(0.7) ? 0 : chance.below(15),
    }),
    take: () => ({ player: chance.is(0.95) ? chance.of(people).id : 'nobody', pace: chance.of(PACE_NAMES), rated: chance.is(0.5) }),
    stopSeeking: () => ({}),
    report: () => ({
      player: chance.is(0.95) ? chance.of(people).id : 'nobody',
      why: chance.of(REPORT_REASONS),
      ...(chance.is(0.7) ? { table } : {}),
      ...(chance.is(0.3) ? { line: chance.below(1e6) } : {}),
    }),
    create: () => {
      const options = optionsOf(chance);
      const kinds = [
        { kind: 'open' },
        { kind: 'open' },
        { kind: 'open' },
        { kind: 'reserved' },
        { kind: 'computer', level: chance.of(LEVELS) },
      ];
      return {
        options,
        seats: Array.from({ length: options.seats }, () => chance.of(kinds)),
        mine: chance.is(0.8) ? chance.below(options.seats) : null,
      };
    },
    challenge: () => ({
      player: chance.is(0.95) ? chance.of(people).id : 'nobody',
      options: {
        ...optionsOf(chance, chance.is(0.95) ? 'duel' : undefined),
        rated: chance.is(0.05),
        isPublic: chance.is(0.05),
      },
      mine: chance.below(2),
    }),
    decline: () => ({ table }),
    open: () => ({
      table,
      ...(chance.is(0.5) ? { invite } : {}),
      ...(chance.is(0.3) ? { have: { answers: chance.below(300), takenBack: chance.below(3) } } : {}),
      ...(chance.is(0.3) ? { eyes: chance.of(['spectator', 'all', 'all']) } : {}),
    }),
    close: () => ({ table }),
    sit: () => ({ table, seat, ...(chance.is(0.7) ? { invite } : {}) }),
    stand: () => ({ table, ...which() }),
    computer: () => ({ table, seat, level: chance.is(0.3) ? null : chance.of(LEVELS) }),
    pick: () => ({ table, hero, ...which() }),
    ban: () => ({ table, hero, ...which() }),
    answer: () => ({ table, at: around(found?.askedAt ?? 0), choice: choice() }),
    standing: () => ({ table, answers: standing(found, chance), ...which() }),
    concede: () => ({ table }),
    takeBack: () => ({ table, say }),
    draw: () => ({ table, say }),
    claim: () => ({ table }),
    rematch: () => ({ table }),
    phrase: () => ({ table, phrase: chance.of(PHRASES) }),
    chat: () => ({
      table,
      text: chance.of(['hello', '<b>hello</b>', '\u202eolleh']),
      ...(chance.is(0.3) ? { to: chance.of(['all', 'allies']) } : {}),
    }),
    plan: () => ({
      table,
      plan: chance.of(PLANS),
      on: chance.is(0.4) ? null : chance.of([...(found?.start?.setup.heroes ?? []), 'nobody']),
    }),
    past: () => ({ table, seq: around(found?.answers.length ?? 0) }),
    prospect: () => ({
      table,
      fighter: chance.of([...(found?.start?.setup.heroes ?? []), hero, 'nobody']),
      ...(chance.is(0.5) ? { card: chance.of(['feint', 'nothing']) } : {}),
    }),
    why: () => ({ table, thing: chance.of([{ card: 'feint' }, { fighter: hero }, { space: 's1' }, { action: chance.of(ACTIONS) }]) }),
    knowledge: () => ({ table }),
  };
  return { n: chance.below(1e6), do: request, ...shapes[request]() };
}
