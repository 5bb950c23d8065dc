import type { Pool } from '@peerless/protocol';
import Libsql from 'libsql';
import { describe, expect, it } from 'vitest';
import { type NewRating, type Outcome, opponentsOf, points, rate, UNKNOWN } from '../ratings/ratings.ts';
import { annul } from './annulling.ts';
import type { Statement } from './steps.ts';

const POOL: Pool = 'freeForAll';
const ACT = { at: 7, operator: 'olga', what: 'annul', about: 'dubious', details: {} };

interface Seat {
  sat: string | null;
  level: string | null;
  hero: string;
  won: number;
  fell: number;
  weight: number;
  before: number | null;
  after: number | null;
}
interface Game {
  table_id: string;
  ended: number;
  rated: number;
  annulled: number;
  seats: Seat[];
}
type Rated = NewRating & { games: number; opponents: number };
const seat = (sat: string | null, more: Partial<Seat> = {}): Seat => ({
  sat,
  level: sat === null ? 'hard' : null,
  hero: 'alice',
  won: 0,
  fell: 0,
  weight: 1,
  before: null,
  after: null,
  ...more,
});
const game = (table_id: string, ended: number, ...seats: Seat[]): Game => ({ table_id, ended, rated: 1, annulled: 0, seats });
/** Two who play, the first of whom wins. */
const duel = (table: string, ended: number, winner: string, loser: string): Game =>
  game(table, ended, seat(winner, { won: 1 }), seat(loser, { fell: 1 }));

/** Answers statements like a database with these games and ratings, some games at a time. */
function database(games: Game[], ratings: Rated[], atOnce = 2) {
  // Which games are read, and in which order, is the affair of a real one.
  const results = new Libsql(':memory:');
  results.exec('CREATE TABLE results (table_id TEXT, pool TEXT, ended INTEGER, rated INTEGER, annulled INTEGER)');
  const insert = results.prepare('INSERT INTO results VALUES (?, ?, ?, ?, ?)');
  for (const { table_id, ended, rated, annulled } of games.toReversed()) insert.run([table_id, POOL, ended, rated, annulled]);
  const elsewhere = duel('elsewhere', 25, 'a', 'b');
  insert.run([elsewhere.table_id, 'teams', elsewhere.ended, 1, 0]);
  const asked: string[] = [];
  const written: Statement[] = [];
  const answer = ({ text, values }: Statement): unknown[] => {
    const said = text.replace(/\s+/g, ' ');
    asked.push(said);
    if (said.startsWith('SELECT pool, rated'))
      return games.filter(({ table_id }) => table_id === values[0]).map(({ rated, annulled }) => ({ pool: POOL, rated, annulled }));
    if (said.startsWith('SELECT player, pool')) return ratings;
    if (said.startsWith('SELECT ended')) return results.prepare(text.replace(/LIMIT \d+/, `LIMIT ${atOnce}`)).all(values);
    if (said.startsWith('SELECT table_id')) {
      const tables = values[0] as readonly string[];
      return [...games, elsewhere]
        .filter(({ table_id }) => tables.includes(table_id))
        .flatMap(({ table_id, seats }) => seats.map((each, n) => ({ table_id, seat: n, ...each })));
    }
    if (said.startsWith('UPDATE results')) {
      results.prepare(text).run(values);
      for (const each of games) each.annulled = each.table_id === values[0] ? 1 : each.annulled;
    }
    written.push({ text: said, values });
    return [];
  };
  const annulled = (table: string): string => {
    const steps = annul(table, ACT);
    let step = steps.next();
    while (!step.done) step = steps.next(answer(step.value));
    return step.value;
  };
  const about = (what: string): Statement['values'][] => written.flatMap(({ text, values }) => (text.startsWith(what) ? [values] : []));
  return { annulled, asked, ratings: () => about('UPDATE ratings'), seats: () => about('UPDATE result_seats SET before = ?'), about };
}

const outcomeOf = ({ seats }: Game): Outcome => ({
  pool: POOL,
  winners: [...seats.keys()].filter((n) => seats[n].won),
  out: [...seats.keys()].filter((n) => seats[n].fell),
  seats: seats.map(({ sat, level, hero }) => ({ player: sat, level, hero })),
});
/** What the games come to, and what they have changed: written into their seats. */
function settled(games: readonly Game[]): Rated[] {
  const now = new Map<string, Rated & { met: Set<string> }>();
  for (const each of games) {
    const here = each.seats.flatMap(({ sat, weight }) => (sat === null ? [] : [{ sat, weight }]));
    const old = here.map(({ sat, weight }) => ({
      player: sat,
      pool: POOL,
      ...UNKNOWN,
      games: 0,
      met: new Set<string>(),
      ...now.get(sat),
      weight,
    }));
    for (const after of rate(outcomeOf(each), old)) {
      const was = old.find(({ player }) => player === after.player)!;
      const own = each.seats.find(({ sat }) => sat === after.player)!;
      [own.before, own.after] = [points(was), points(after)];
      const met = new Set([...was.met, ...opponentsOf(outcomeOf(each), after.player)]);
      now.set(after.player, { ...after, games: was.games + 1, opponents: met.size, met });
    }
  }
  return [...now.values()].map(({ player, pool, mu, sigma, games, opponents }) => ({ player, pool, mu, sigma, games, opponents }));
}
/** As it is written: what each rating is, and whose. */
const asWritten = ({ player, pool, mu, sigma, games, opponents }: Rated): Statement['values'] => [
  mu,
  sigma,
  games,
  opponents,
  player,
  pool,
];

/** A game that shall not count, among others: of the same moment, with computer players, drawn by some. */
function played() {
  const dubious = duel('dubious', 30, 'a', 'b');
  const others = [
    duel('early', 10, 'c', 'd'),
    duel('i', 20, 'a', 'c'),
    duel('j', 20, 'b', 'd'),
    duel('k', 20, 'a', 'd'),
    game('three', 40, seat('b'), seat('c', { fell: 1, weight: 0.5 }), seat('e'), seat(null)),
    duel('late', 50, 'c', 'd'),
  ];
  const all = [...others, dubious].toSorted((one, other) => one.ended - other.ended);
  const before = settled(all);
  const kept = structuredClone(all);
  const after = settled(others);
  return { games: kept, before, after, others };
}

describe('annulling', () => {
  it('knows no table without a result, and annuls once', () => {
    const { games, before } = played();
    const nowhere = database(games, before);
    expect([nowhere.annulled('nowhere'), nowhere.asked.length]).toEqual(['noResult', 1]);
    const twice = database(games, before);
    expect(twice.annulled('dubious')).toBe('annulled');
    expect(twice.about('INSERT INTO acts')).toHaveLength(1);
    expect(twice.about('UPDATE results SET')).toEqual([['dubious']]);
    expect(twice.about('UPDATE result_seats SET before = NULL')).toEqual([['dubious']]);
    const { length } = twice.asked;
    expect([twice.annulled('dubious'), twice.asked.length]).toEqual(['annulledBefore', length + 1]);
  });

  it('reckons nothing where nothing was rated', () => {
    const friendly = { ...duel('dubious', 30, 'a', 'b'), rated: 0 };
    const { annulled, asked } = database([friendly, duel('rated', 40, 'a', 'b')], []);
    expect(annulled('dubious')).toBe('annulled');
    expect(asked.filter((each) => each.startsWith('SELECT'))).toEqual([
      'SELECT pool, rated, annulled FROM results WHERE table_id = ? FOR UPDATE',
    ]);
  });

  it('leaves every rating as it would be without the game, however many games are read at a time', () => {
    for (const atOnce of [1, 2, 3, 500]) {
      const { games, before, after } = played();
      const { annulled, ratings } = database(games, before, atOnce);
      annulled('dubious');
      const changed = after.filter((now) => !before.some((was) => JSON.stringify(was) === JSON.stringify(now)));
      expect(changed.map(({ player }) => player).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
      expect(ratings().toSorted()).toEqual(changed.map(asWritten).toSorted());
    }
  });

  it('rewrites what later games have changed, and leaves the others alone', () => {
    const { games, before, others } = played();
    const { annulled, seats } = database(games, before);
    annulled('dubious');
    const was = (table: string, n: number) => games.find(({ table_id }) => table_id === table)!.seats[n];
    const expected = others.flatMap(({ table_id, seats: now }) =>
      now.flatMap(({ before, after }, n): Statement['values'][] =>
        before === was(table_id, n).before && after === was(table_id, n).after ? [] : [[before, after, table_id, n]],
      ),
    );
    expect(expected.map(([, , table]) => table)).not.toContain('early');
    expect(expected.map(([, , table]) => table)).toContain('three');
    expect(seats()).toEqual(expected);
  });

  it.each(['mu', 'sigma', 'games', 'opponents'] as const)('writes a rating of which only %s is another', (field) => {
    const others = [duel('i', 20, 'c', 'd'), duel('j', 21, 'd', 'c')];
    const [one, other] = settled(others);
    const { annulled, ratings } = database([...others, duel('dubious', 30, 'a', 'b')], [{ ...one, [field]: one[field] + 1 }, other]);
    annulled('dubious');
    expect(ratings()).toEqual([asWritten(one)]);
  });

  it.each(['before', 'after'] as const)('writes a seat of which only the points %s are others', (field) => {
    const others = [duel('i', 20, 'c', 'd')];
    const ratings = settled(others);
    const [{ before, after }] = others[0].seats;
    others[0].seats[0][field]! += 1;
    const here = database([...others, duel('dubious', 30, 'a', 'b')], ratings);
    here.annulled('dubious');
    expect([here.seats(), here.ratings()]).toEqual([[[before, after, 'i', 0]], []]);
  });

  it('leaves whoever has played nothing else as unknown as at first', () => {
    const dubious = duel('dubious', 30, 'a', 'b');
    const { annulled, ratings } = database([dubious], settled([dubious]));
    annulled('dubious');
    expect(ratings()).toEqual(['a', 'b'].map((player) => asWritten({ player, pool: POOL, ...UNKNOWN, games: 0, opponents: 0 })));
  });

  it('goes on with players who are forgotten, and writes no rating for them', () => {
    const others = [duel('i', 20, 'forgotten', 'c'), duel('j', 40, 'c', 'forgotten')];
    const ratings = settled(others).filter(({ player }) => player === 'c');
    const here = database([...others, duel('dubious', 30, 'a', 'b')], ratings);
    here.annulled('dubious');
    expect([here.ratings(), here.seats()]).toEqual([[], []]);
  });
});
