/** What is asked over HTTP: players, profiles, finished games. JSON in, JSON out; the key goes in the Authorization header. */
import { knownHeroes } from '@peerless/engine';
import { Refused, recordOf, seatsOf, sittingsOf, type Table } from '@peerless/host';
import { type Leader, type PlayedGame, type PlayerCard, type PlayerKey, POOLS, type Pool, type Profile } from '@peerless/protocol';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { streamText } from 'hono/streaming';
import * as v from 'valibot';
import type { Hall } from '../hall.ts';
import { buckets } from '../limits/limits.ts';
import { RECORD } from '../limits/weights.ts';
import { forget } from '../meeting/forget.ts';
import { myGames } from '../meeting/my-games.ts';
import { checkName, checkNewName } from '../people/names.ts';
import { acquaintanceRoutes } from './acquaintances.ts';
import { PLAYER, RECOVERY } from './check.ts';
import { isMuted } from './muted.ts';
import { paid } from './paying.ts';
import { type Env, ID } from './routes.ts';
import { tellingRoutes } from './telling.ts';

export interface ApiOptions {
  /** New players an hour from one address. */
  newPlayers: number;
  /** Who asks. */
  address(context: Context): string;
}

const MOST_GAMES = 50;
const HOUR = 3600;
const LARGEST = 4096;
const OTHER = ':other{[\\w-]{1,40}}';
/** So many seconds' worth of requests from one address may come at once. */
const BURST = 20;

export function api(hall: Hall, { newPlayers, address }: ApiOptions): Hono<Env> {
  const routes = new Hono<Env>();
  const asked = buckets(hall.messagesPerSecond, BURST * hall.messagesPerSecond);
  /** Recovery codes from one address: one a minute, ten at once. */
  const guesses = buckets(1 / 60, 10);
  const arrivals = buckets(newPlayers / HOUR, newPlayers);
  const { store, people, seating, steady, budget } = hall;

  routes.onError((problem, context) => {
    if (problem instanceof Refused) return context.json({ no: problem.why, detail: problem.message }, 400);
    hall.failed('http', problem, { path: new URL(context.req.url).pathname });
    return context.json({ no: 'busy' }, 500);
  });
  routes.use(async (context, next) => (asked.take(address(context), steady()) ? next() : context.json({ no: 'tooMany' }, 429)));
  routes.use(bodyLimit({ maxSize: LARGEST, onError: (context) => context.json({ no: 'tooLong' }, 413) }));
  routes.use(async (context, next) => {
    await next();
    context.header('Cache-Control', 'no-store');
  });

  const given = async <T extends v.GenericSchema>(context: Context, shape: T): Promise<v.InferOutput<T>> => {
    const data: unknown = await context.req.json().catch(() => null);
    const { success, output, issues } = v.safeParse(shape, data);
    if (!success) throw new Refused('malformed', `${v.getDotPath(issues[0]) ?? 'body'}: ${issues[0].message}`);
    return output;
  };

  const keyOf = (context: Context): string | undefined => /^Bearer ([\w-]{1,80})$/.exec(context.req.header('Authorization') ?? '')?.[1];
  const bearer = async (context: Context, toLeave = false): Promise<PlayerCard | undefined> => {
    const key = keyOf(context);
    return key === undefined ? undefined : people.byKey(key, toLeave);
  };
  const unknown = (context: Context) => context.json({ no: 'unknownKey' }, 401);
  const askedBy = async (context: Context): Promise<string | null> => (await bearer(context))?.id ?? null;

  routes.post('/players', async (context) => {
    const { name } = await given(context, PLAYER);
    if (!arrivals.take(address(context), steady())) return context.json({ no: 'tooMany' }, 429);
    if (name !== undefined) checkName(name);
    return context.json(await people.create(name), 201);
  });
  routes.post('/recover', async (context) => {
    const { code } = await given(context, RECOVERY);
    if (!guesses.take(address(context), steady())) return context.json({ no: 'tooMany' }, 429);
    const found = await people.recover(code);
    return found ? context.json(found) : context.json({ no: 'unknownKey' }, 404);
  });

  routes.get(`/players/${ID}`, async (context) => {
    const found = await profile(hall, context.req.param('id'), await askedBy(context));
    return found ? context.json(found) : context.json({ no: 'noTable' }, 404);
  });
  routes.get(`/players/${ID}/games`, async (context) => {
    const ended = Number(context.req.query('before'));
    const before = Number.isSafeInteger(ended) && ended > 0 ? { ended, id: context.req.query('id') ?? '' } : undefined;
    return context.json(await store.games(context.req.param('id'), MOST_GAMES, { seenBy: await askedBy(context), before }));
  });
  routes.get(`/players/${ID}/against/${OTHER}`, async (context) =>
    context.json(await store.against(context.req.param('id'), context.req.param('other'))),
  );
  routes.get('/leaders/:pool', async (context) => {
    const pool = context.req.param('pool') as Pool;
    if (!POOLS.includes(pool)) return context.json({ no: 'malformed', detail: `pool: one of ${POOLS.join(', ')}` }, 400);
    return context.json((await store.leaders(pool, 100)) satisfies Leader[]);
  });
  routes.get(`/games/${ID}`, async (context) => {
    const player = await askedBy(context);
    budget.purse(address(context), player).spend(RECORD);
    return context.json(
      await hall.tables.peek(context.req.param('id'), async (table) => {
        if (table.phase !== 'over' || !table.start) throw new Refused('notNow');
        if (!table.options.isPublic && !seatsOf(table, player).length) throw new Refused('needsInvite');
        return finished(table, hall);
      }),
    );
  });

  routes.use('/me/*', async (context, next) => authorised(context, next));
  routes.use('/me', async (context, next) => authorised(context, next));
  const authorised = async (context: Context<Env>, next: () => Promise<void>) => {
    // Whoever is banned may still have everything deleted.
    const player = await bearer(context, context.req.method === 'DELETE' && context.req.path.endsWith('/me'));
    if (!player) return unknown(context);
    context.set('player', player);
    return next();
  };
  routes.get('/me', async (context) => context.json(context.get('player')));
  routes.patch('/me', async (context) => {
    const card = await given(context, PLAYER);
    if (card.emblem !== undefined && !knownHeroes().some(({ id }) => id === card.emblem)) throw new Refused('noHero');
    const { id } = context.get('player');
    if (card.name !== undefined && (await isMuted(hall, id))) throw new Refused('muted');
    const changed = await seating.alone([id], async () => {
      if (card.name !== undefined) await checkNewName(store, id, card.name);
      return people.change(id, card);
    });
    if (!changed) return unknown(context); // forgotten just now
    await hall.renew(changed.id);
    return context.json(changed);
  });
  routes.delete('/me', async (context) => {
    await forget(hall, context.get('player').id);
    return context.json(null);
  });
  routes.post('/me/recovery', async (context) => {
    const recovery = await people.newRecovery(context.get('player').id, keyOf(context)!);
    return recovery ? context.json({ recovery }) : unknown(context); // revoked just now
  });
  routes.post('/me/keys', async (context) => {
    const { id } = context.get('player');
    const key = await people.newKey(id, keyOf(context)!);
    return key ? context.json({ id, key } satisfies PlayerKey, 201) : unknown(context);
  });
  routes.delete('/me/keys', async (context) => {
    const { id } = context.get('player');
    const recovery = await people.revokeOthers(id, keyOf(context)!);
    if (!recovery) return unknown(context);
    await hall.renew(id);
    return context.json({ recovery });
  });
  routes.route('/', acquaintanceRoutes(hall));
  routes.get('/me/tables', async (context) => {
    const { id } = context.get('player');
    return context.json(await myGames(hall, id, budget.purse(address(context), id)));
  });
  routes.route('/', tellingRoutes(hall, given));
  /** All finished games of the player, one record a line. */
  routes.get('/me/games', (context) => {
    const { id } = context.get('player');
    const purse = budget.purse(address(context), id);
    context.header('Content-Disposition', 'attachment; filename="games.jsonl"');
    return streamText(context, async (out) => {
      for (let before: PlayedGame | undefined; ; ) {
        const games = await store.games(id, MOST_GAMES, { before });
        for (const game of games) {
          await paid(purse, RECORD);
          const line = await hall.tables.peek(game.id, (table) => finished(table, hall)).catch(() => null);
          if (line) await out.writeln(JSON.stringify(line));
        }
        if (games.length < MOST_GAMES) return;
        before = games.at(-1)!;
      }
    });
  });
  return routes;
}

/** A `.game` file, with who sat where. */
async function finished(table: Table, hall: Hall) {
  const around = await hall.around(table);
  return {
    ...recordOf(table),
    seats: sittingsOf(table, around.card),
    takenBack: table.takenBack,
    outOfTime: table.outOfTime,
    ended: table.changed,
  };
}
async function profile({ store, people }: Hall, id: string, seenBy: string | null): Promise<Profile | null> {
  const since = await store.since(id);
  if (since === undefined) return null;
  await people.lookUp([id]);
  const [ratings, heroes, games] = await Promise.all([store.ratings(id), store.heroes(id), store.games(id, MOST_GAMES, { seenBy })]);
  return { player: people.card(id), since, ratings, heroes, games };
}
