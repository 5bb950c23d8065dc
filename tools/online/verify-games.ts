/** Holds what players saw and what they were promised against the store, and against every process. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Entry, isPrivate, isTooShort } from '@peerless/host';
import type { Push } from '@peerless/protocol';
import type { Store } from '@peerless/server';
import { type Client, connect, type Player } from './client.ts';
import type { Acknowledged, Played } from './duellists.ts';
import { differences, isShown, replays, type Truth, truthOf } from './history.ts';
import { RATED_SECONDS } from './server-process.ts';

export interface Found {
  finished: number;
  lost: number;
  diverged: number;
  resultsMissing: number;
  /** The first few, in words. */
  problems: string[];
}
const MOST_TOLD = 20;
const REPORTS = 'reports/chaos';
/** A result may come a little after the end. */
const RESULTS_WITHIN = 20_000;

/** What is private is not counted by those who are told of the rest. */
const toldToAll = (entries: readonly Entry[]): Entry[] => entries.filter((entry) => !isPrivate(entry));
/** The first answer in the log after the question was put is the one that was acknowledged. */
const isKept = (entries: readonly Entry[], { at, seat, choice }: Acknowledged): boolean => {
  const found = toldToAll(entries)
    .slice(at)
    .find(({ do: what }) => what === 'answer' || what === 'concede');
  return found?.do === 'answer' && found.seat === seat && found.choice === choice;
};

export async function verify(games: readonly Played[], store: Store, urls: readonly string[]): Promise<Found> {
  const found: Found = { finished: 0, lost: 0, diverged: 0, resultsMissing: 0, problems: [] };
  const tell = (problem: string): void => void (found.problems.length < MOST_TOLD && found.problems.push(problem));
  const truths = new Map<Played, Truth>();
  for (const game of games) {
    const entries = (await store.read(game.table))?.entries ?? [];
    const lost = game.acknowledged.filter((each) => !isKept(entries, each));
    found.lost += lost.length;
    if (lost.length) tell(`${game.table}: lost ${JSON.stringify(lost[0])} and ${lost.length - 1} more`);
    if (!entries.length) continue;
    const wrong: string[] = [];
    try {
      const truth = truthOf(game.table, entries);
      truths.set(game, truth);
      if (truth.table.phase === 'over') found.finished++;
      wrong.push(...game.histories.flatMap((history, seat) => differences(history, truth).map((what) => `seat ${seat} ${what}`)));
      if (!replays(truth)) wrong.push('its record leads elsewhere');
    } catch (problem) {
      wrong.push(`its log cannot be replayed: ${(problem as Error).message}`);
    }
    if (!wrong.length) continue;
    found.diverged++;
    tell(`${game.table}: ${wrong.slice(0, 3).join('; ')} (${wrong.length})`);
    keep(game, entries, wrong);
  }
  for (const url of urls) {
    for (const each of await shownElsewhere(url, truths)) {
      found.diverged++;
      tell(each);
    }
  }
  found.resultsMissing = await missingResults(store, truths);
  if (found.resultsMissing) tell(`${found.resultsMissing} results were not written`);
  return found;
}

/** For whoever looks for the reason. */
function keep({ table, acknowledged }: Played, entries: readonly Entry[], wrong: readonly string[]): void {
  mkdirSync(REPORTS, { recursive: true });
  writeFileSync(join(REPORTS, `${table}.json`), JSON.stringify({ wrong, acknowledged, entries }, null, 1));
}

/** Tables that this process shows otherwise than the store has them. */
async function shownElsewhere(url: string, truths: ReadonlyMap<Played, Truth>): Promise<string[]> {
  const wrong: string[] = [];
  const open = new Map<Player, { client: Client; last: { push: Push | null } }>();
  for (const [{ table, players }, truth] of truths) {
    if (!truth.table.game) continue;
    for (const [seat, player] of players.entries()) {
      const last = open.get(player)?.last ?? { push: null };
      const hear = (push: Push): void => {
        if ('update' in push) last.push = push;
      };
      const client = open.get(player)?.client ?? (await connect(url, player, hear));
      open.set(player, { client, last });
      last.push = null;
      await client.ask('open', { table });
      const { push } = last as { push: Push | null };
      await client.ask('close', { table });
      if (!push || !('update' in push) || !isShown(truth, push.update, push.takenBack))
        wrong.push(`${table}: ${url} shows seat ${seat} another game`);
    }
  }
  for (const { client } of open.values()) client.close();
  return wrong;
}

/** Every game that is over has one result, and rated games count once. */
async function missingResults(store: Store, truths: ReadonlyMap<Played, Truth>): Promise<number> {
  const counts = new Map<string, { games: number; rated: number }>();
  for (const { table } of truths.values()) {
    if (table.phase !== 'over') continue;
    for (const seat of table.seats) {
      if (seat.kind !== 'person') continue;
      const count = counts.get(seat.player) ?? { games: 0, rated: 0 };
      counts.set(seat.player, {
        games: count.games + 1,
        rated: count.rated + Number(table.options.rated && !isTooShort(table, RATED_SECONDS * 1000)),
      });
    }
  }
  const look = async (): Promise<number> => {
    let missing = 0;
    for (const [player, { games, rated }] of counts) {
      const heroes = await store.heroes(player);
      const ratings = await store.ratings(player);
      missing += Math.abs(games - heroes.reduce((sum, hero) => sum + Number(hero.games), 0));
      missing += Math.abs(rated - ratings.reduce((sum, rating) => sum + rating.games, 0));
    }
    return missing;
  };
  for (const until = Date.now() + RESULTS_WITHIN; ; ) {
    const missing = await look();
    if (!missing || Date.now() > until) return missing;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}
