/** What can be asked over HTTP, with what, and what comes back. */
import * as v from 'valibot';
import { DEVICE, MOVED, ON, PLACE, PLAYER, RECOVERY, WISHED } from '../check.ts';
import { count, name, names, whole } from './exactly.ts';
import { club } from './meeting.ts';
import { friends, games, headToHead, holiday, key, leaders, newcomer, player, profile, returned, wishes } from './people.ts';
import { myGames } from './table.ts';
import { setup } from './view.ts';

export interface Asked {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** In braces what changes. */
  path: string;
  /** Asked with a key; without one it is refused, or tells less. */
  key: 'needed' | 'helps' | 'none';
  /** The body, as JSON. */
  asks?: v.GenericSchema;
  gets: v.GenericSchema;
}

const done = v.null();
const ids = v.array(name);
const recovery = v.strictObject({ recovery: name });
/** A finished game, as `peerless` reads it. */
const record = v.looseObject({ format: count, rules: count, setup, answers: v.array(whole) });
/** A hero and a board as they are defined: docs/words.md tells what their cards are made of. */
const fighter = { health: count, reach: v.picklist(['melee', 'ranged']) };
const card = v.looseObject({
  id: name,
  type: v.picklist(['attack', 'defense', 'versatile', 'scheme']),
  value: v.optional(count),
  boost: v.optional(count),
  copies: count,
  by: name,
});
const hero = v.looseObject({
  id: name,
  ...fighter,
  move: count,
  sidekicks: v.array(v.looseObject({ id: name, count, ...fighter })),
  deck: v.array(card),
});
const line = v.strictTuple([name, name]);
const board = v.looseObject({
  id: name,
  spaces: v.array(v.looseObject({ id: name, x: v.number(), y: v.number(), zones: names, start: v.optional(count) })),
  lines: v.array(line),
  passages: v.array(names),
  highGround: v.array(line),
  doors: v.array(v.looseObject({ id: name, cuts: v.array(line) })),
});

export const HTTP: readonly Asked[] = [
  { method: 'GET', path: '/protocol.json', key: 'none', gets: v.looseObject({ version: count }) },
  { method: 'GET', path: '/api/heroes', key: 'none', gets: v.array(hero) },
  { method: 'GET', path: '/api/boards', key: 'none', gets: v.array(board) },
  { method: 'GET', path: '/api/club', key: 'none', gets: club },
  { method: 'GET', path: '/api/addresses', key: 'none', gets: ids },
  { method: 'GET', path: '/api/push', key: 'none', gets: v.strictObject({ key: name }) },
  { method: 'PUT', path: '/api/devices', key: 'none', asks: MOVED, gets: done },
  { method: 'POST', path: '/api/players', key: 'none', asks: PLAYER, gets: newcomer },
  { method: 'POST', path: '/api/recover', key: 'none', asks: RECOVERY, gets: returned },
  { method: 'GET', path: '/api/players/{id}', key: 'helps', gets: profile },
  { method: 'GET', path: '/api/players/{id}/games', key: 'helps', gets: games },
  { method: 'GET', path: '/api/players/{id}/against/{other}', key: 'none', gets: headToHead },
  { method: 'GET', path: '/api/leaders/{pool}', key: 'none', gets: leaders },
  { method: 'GET', path: '/api/games/{id}', key: 'helps', gets: record },
  { method: 'GET', path: '/api/me', key: 'needed', gets: player },
  { method: 'PATCH', path: '/api/me', key: 'needed', asks: PLAYER, gets: player },
  { method: 'DELETE', path: '/api/me', key: 'needed', gets: done },
  { method: 'POST', path: '/api/me/recovery', key: 'needed', gets: recovery },
  { method: 'POST', path: '/api/me/keys', key: 'needed', gets: key },
  { method: 'DELETE', path: '/api/me/keys', key: 'needed', gets: recovery },
  { method: 'PUT', path: '/api/me/blocked/{id}', key: 'needed', gets: ids },
  { method: 'DELETE', path: '/api/me/blocked/{id}', key: 'needed', gets: ids },
  { method: 'GET', path: '/api/me/friends', key: 'needed', gets: friends },
  { method: 'PUT', path: '/api/me/following/{id}', key: 'needed', gets: friends },
  { method: 'DELETE', path: '/api/me/following/{id}', key: 'needed', gets: friends },
  { method: 'GET', path: '/api/me/tables', key: 'needed', gets: myGames },
  { method: 'GET', path: '/api/me/games', key: 'needed', gets: record },
  { method: 'PUT', path: '/api/me/devices', key: 'needed', asks: DEVICE, gets: done },
  { method: 'DELETE', path: '/api/me/devices', key: 'needed', asks: PLACE, gets: done },
  { method: 'GET', path: '/api/me/wishes', key: 'needed', gets: wishes },
  { method: 'GET', path: '/api/me/holiday', key: 'needed', gets: holiday },
  { method: 'PUT', path: '/api/me/holiday', key: 'needed', asks: ON, gets: holiday },
  { method: 'PUT', path: '/api/me/wishes', key: 'needed', asks: WISHED, gets: done },
];
