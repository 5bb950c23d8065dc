/** The schema that is served tells all that is said: games of every mode are held against it, and what is asked over HTTP. */
import { answer, choices, EVERYONE, type Event, knownBoards, knownHeroes, MODES, newGame, OPTIONS, SEATS } from '@peerless/engine';
import { problemsOf, options as rulesOptions } from '@peerless/engine/kinds';
import { type Request, shownTo, type TableOptions } from '@peerless/protocol';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { api } from '../src/door/api.ts';
import { CHECKS } from '../src/door/check.ts';
import { protocolDocument } from '../src/door/schema/document.ts';
import { HTTP } from '../src/door/schema/http.ts';
import { rules } from '../src/door/schema/view.ts';
import { dice, house, step, type Visitor } from './house.ts';
import { gathered, houses } from './houses.ts';
import { servers } from './wire.ts';

const newHouse = houses();
const newServer = servers();
const served = protocolDocument();
const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema(served);
/** What the served schema finds wrong with this. */
const wrong = (name: string, data: unknown): string[] => {
  const validate = ajv.getSchema(`/protocol.json#/$defs/${name}`)!;
  return validate(data) ? [] : validate.errors!.map(({ instancePath, message }) => `${name}${instancePath} ${message}`);
};

describe('the schema', () => {
  it('has every request and everything that the server says by itself', () => {
    expect(Object.keys(served.socket.requests).sort()).toEqual(Object.keys(CHECKS).sort());
    expect(ajv.validateSchema(served)).toBe(true);
    const refs = [...JSON.stringify(served).matchAll(/"\$ref":"#\/\$defs\/([^"]+)"/g)].map(([, name]) => name);
    expect(refs.filter((name) => !(name in served.$defs))).toEqual([]);
  });
  it('refuses a field too many, one too few, and another kind', () => {
    const asked = { n: 1, do: 'sit', table: 'a', seat: 0 };
    expect(wrong('sit.asks', asked)).toEqual([]);
    expect(wrong('sit.asks', { ...asked, more: 1 })).toHaveLength(1);
    expect(wrong('sit.asks', { ...asked, seat: undefined })).toHaveLength(1);
    expect(wrong('sit.asks', { ...asked, seat: 'a' })).toHaveLength(1);
    expect(wrong('push.seated', { seated: 'a', more: 1 })).toHaveLength(1);
  });
  it('has the options of the rules as the engine checks them', () => {
    const values: unknown[] = [undefined, null, true, false, 0, 1, 99, 100, 1000, 1001, 0.5, 'lost', 'kept', 'immediate', 'endOfAction'];
    values.push([], [0], [99, 99, 99, 99], [100], [-1], [0.5], [0, 0, 0, 0, 0], ['0'], {});
    for (const name of [...Object.keys(OPTIONS), 'handicap', 'turnLimit', 'luck'])
      for (const value of values) {
        const said = value === undefined ? {} : { [name]: value };
        expect(v.is(rules, said), `${name}: ${JSON.stringify(value)}`).toBe(problemsOf(said, rulesOptions).length === 0);
      }
  });
});

describe('what is told', () => {
  const games = MODES.flatMap((mode) => SEATS[mode].map((seats) => [mode, seats] as const));
  it.each(games)('in %s with %i seats is as the schema says', async (mode, seats) => {
    const own = await newHouse();
    const roll = dice(seats);
    const options: Partial<TableOptions> = {
      mode,
      seats,
      board: 'random',
      heroes: 'random',
      hints: true,
      rules: { turnLimit: 8 },
      clock: { kind: 'bank', seconds: 600, increment: 5 },
    };
    const { table, players } = await gathered(own, seats, options);
    const [first] = players;
    await first.until((pushes) => pushes.some((push) => 'update' in push));
    await first.ask('standing', { table, answers: [{ by: null, on: null, card: null }] });
    do await lookedAt(table, players[roll(seats)]);
    while (await step(table, players, roll));
    await first.until(() => first.state()?.ended);
    await heldAgainst('open', first, { table });
    for (const { pushes } of players) for (const push of pushes) expect(wrong(`push.${Object.keys(push)[0]}`, push)).toEqual([]);
  });
  /** What may be asked at any moment of a game. */
  async function lookedAt(table: string, player: Visitor): Promise<void> {
    const { view } = player.update().update;
    const [fighter] = Object.keys(view.fighters);
    await heldAgainst('past', player, { table, seq: view.seq });
    await heldAgainst('prospect', player, { table, fighter });
    const [card] = typeof view.eyes === 'number' ? view.seats[view.eyes].hand : [];
    if (card !== undefined)
      for (const each of Object.keys(view.fighters)) await heldAgainst('prospect', player, { table, fighter: each, card });
    // The rest only whoever is asked may ask.
    if (!view.choices.length) return;
    for (const thing of [{ card: 'feint' }, { fighter }, { space: 'nowhere' }, { action: 'attack' as const }])
      await heldAgainst('why', player, { table, thing });
    await heldAgainst('knowledge', player, { table });
  }
  async function heldAgainst<R extends Request>(request: R, player: Visitor, asks: Parameters<Visitor['ask']>[1]): Promise<void> {
    const ok = await player.ask(request, asks as never);
    expect(wrong(`${request}.gets`, { n: 1, ok })).toEqual([]);
  }

  const heroes = knownHeroes().map(({ id }) => id);
  it.each(heroes.flatMap((id, n) => (n % 2 ? [] : [[id, heroes[n + 1] ?? heroes[0]]])))(
    'of a game of %s against %s is as the schema says',
    (...both) => {
      const roll = dice(both[0].length);
      const boards = knownBoards();
      const told: Event[] = [];
      const game = newGame({ board: boards[roll(boards.length)].id, heroes: both, mode: 'duel', options: { turnLimit: 16 } }, roll(1000));
      while (!game.over) {
        answer(game, choices(game)[roll(choices(game).length)], (event, sees) => void (sees === EVERYONE && told.push(event)));
        const { view, reasons } = JSON.parse(JSON.stringify(shownTo(game, roll(2)))) as ReturnType<typeof shownTo>;
        expect(wrong('view', view)).toEqual([]);
        for (const reason of [...Object.values(reasons.cards), ...Object.values(reasons.actions)])
          expect(wrong('reason', reason)).toEqual([]);
      }
      for (const event of told) expect(wrong('event', JSON.parse(JSON.stringify(event)))).toEqual([]);
    },
  );
});

describe('over HTTP', () => {
  const braces = (path: string): string => path.replace(/:(\w+)(\{\[\\w-\]\{1,40\}\})?/g, '{$1}');
  it('everything that is served is listed', async () => {
    const routes = api(await house(), { newPlayers: 1, address: () => '' })
      .routes.filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} /api${braces(path)}`);
    expect(routes.length).toBeGreaterThan(20);
    const listed = HTTP.map(({ method, path }) => `${method} ${path}`);
    expect(routes.filter((route) => !listed.includes(route))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
  });
  it('everything that is listed is served, and as it is listed', async () => {
    const { url } = await newServer();
    const ask = async (method: string, path: string, key: string, body?: object): Promise<unknown> => {
      const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
      const response = await fetch(new URL(path, url), { method, headers, ...(body && { body: JSON.stringify(body) }) });
      return response.json();
    };
    const newcomer = async (name: string) =>
      (await ask('POST', 'api/players', '', { name })) as { id: string; key: string; recovery: string };
    const [ada, bob] = [await newcomer('Ada'), await newcomer('Bob')];
    const bodies: Record<string, object> = {
      'POST /api/players': { name: 'Cleo' },
      'POST /api/recover': { code: bob.recovery },
      'PATCH /api/me': { name: 'Ada L.' },
      'PUT /api/me/devices': {
        endpoint: 'https://fcm.googleapis.com/fcm/send/a',
        keys: { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16).toString('base64url') },
        lang: 'en',
      },
      'PUT /api/devices': {
        before: { endpoint: 'https://fcm.googleapis.com/fcm/send/a', auth: Buffer.alloc(16).toString('base64url') },
        endpoint: 'https://fcm.googleapis.com/fcm/send/b',
        keys: { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16).toString('base64url') },
      },
      'DELETE /api/me/devices': { endpoint: 'https://fcm.googleapis.com/fcm/send/a' },
      'PUT /api/me/holiday': { on: true },
      'PUT /api/me/wishes': {
        turn: true,
        time: true,
        found: true,
        challenge: false,
        over: true,
        quiet: { from: 0, to: 400, zone: 'Europe/Prague' },
      },
    };
    // Whoever forgets themselves can ask no more; records of games are held against the schema where games are played.
    const last = HTTP.filter(({ method, path }) => method === 'DELETE' && path === '/api/me');
    const early = HTTP.filter((each) => !last.includes(each) && !each.path.includes('/games'));
    for (const { method, path, asks, gets } of [...early, ...last]) {
      const filled = path.replace('{id}', bob.id).replace('{other}', ada.id).replace('{pool}', 'duel');
      const body = bodies[`${method} ${path}`];
      expect(body !== undefined, path).toBe(asks !== undefined);
      if (body) expect(v.is(asks!, body), path).toBe(true);
      const said = await ask(method, filled, ada.key, body);
      expect({
        path,
        said,
        problems: v.safeParse(gets, said).issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`) ?? [],
      }).toMatchObject({ problems: [] });
    }
  });
  it('what changes with the server only is packed, and not sent twice', async () => {
    const { url } = await newServer();
    const texts = await Promise.all(
      ['gzip', 'identity'].map(async (encoding) => {
        const response = await fetch(new URL('protocol.json', url), { headers: { 'Accept-Encoding': encoding } });
        expect(response.headers.get('content-encoding')).toBe(encoding === 'gzip' ? 'gzip' : null);
        const again = await fetch(response.url, { headers: { 'If-None-Match': response.headers.get('etag')! } });
        expect(again.status).toBe(304);
        return response.text();
      }),
    );
    expect(texts[0]).toBe(texts[1]);
    expect(JSON.parse(texts[0])).toEqual(JSON.parse(JSON.stringify(served)));
  });
});
