/** What operators may do. Whatever changes something is noted with it. */
import type { GameRecord } from '@peerless/engine';
import { Refused, recordOf, refuse, type Table } from '@peerless/host';
import { ID, type PlayerCard } from '@peerless/protocol';
import { isLikeComputer } from '@peerless/protocol/names';
import * as v from 'valibot';
import { line, PLAYER } from '../door/check.ts';
import type { Announced as Announcements } from '../meeting/announced.ts';
import { giveUp } from '../meeting/forget.ts';
import type { People } from '../people/people.ts';
import { type Act, type Announced, FOR_EVER, type Found, type Marks } from '../store/governed.ts';
import type { Store } from '../store/store.ts';
import { newId, type Tables } from '../tables/tables.ts';
import { type Suspicious, suspicious } from './suspicion.ts';

/** What they need of the server. */
export interface Office {
  store: Store;
  tables: Pick<Tables, 'act' | 'read'>;
  people: Pick<People, 'refresh' | 'create'>;
  renew(player: string): Promise<void>;
  announced: Pick<Announcements, 'changed'>;
  now(): number;
}
/** Who does it, and why, if they say so. */
export interface Operator {
  name: string;
  because?: string;
}
/** What cannot be done as it was asked for: who, what, why. */
export class Objection extends Error {}
const object = (why: string): never => {
  throw new Objection(why);
};

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const MOST_FOUND = 50;
const MOST_ACTS = 1_000;
const LONGEST_SAID = 200;

const id = v.pipe(v.string(), v.regex(ID, 'no id'));
const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const time = whole(0, Number.MAX_SAFE_INTEGER);
const ofPlayer = v.strictObject({ player: id });
const forDays = v.strictObject({ player: id, days: v.nullable(whole(1, 3650)) });
const ofTable = v.strictObject({ table: id });

export const ASKS = {
  find: v.strictObject({ text: v.pipe(v.string(), v.minLength(1), v.maxLength(60)) }),
  rename: v.strictObject({ player: id, name: v.string() }),
  mute: forDays,
  unmute: ofPlayer,
  ban: forDays,
  unban: ofPlayer,
  unlist: ofPlayer,
  list: ofPlayer,
  annul: ofTable,
  close: ofTable,
  pairs: v.strictObject({ days: whole(1, 3650) }),
  game: ofTable,
  reports: v.strictObject({ limit: whole(1, MOST_ACTS) }),
  settle: v.strictObject({ report: id }),
  announce: v.strictObject({
    says: v.nullable(line(LONGEST_SAID)),
    /** A club hour; null: a message, from now on. */
    begins: v.nullable(time),
    minutes: whole(1, 525_600),
  }),
  announced: v.strictObject({}),
  bot: v.strictObject({ name: v.string() }),
  withdraw: v.strictObject({ id }),
  log: v.strictObject({ about: v.nullable(id), limit: whole(1, MOST_ACTS) }),
};
export type ActName = keyof typeof ASKS;
export type ActAsks<A extends ActName> = v.InferOutput<(typeof ASKS)[A]>;

type Note = (about: string, details?: Act['details']) => Act;
type Do<A extends ActName, T> = (office: Office, asks: ActAsks<A>, note: Note) => Promise<T>;

const nobody = (player: string): never =>
  object(`there is no player ${player}: "peerless admin find NAME" tells who is called so, each with the id that names them`);
async function known({ store }: Office, player: string): Promise<Found> {
  return (await store.find(player, 1)).find((each) => each.player.id === player) ?? nobody(player);
}
/** Everybody who has to know learns of it. */
async function marked(office: Office, player: string, marks: Partial<Marks>, act: Act): Promise<Found> {
  if (!(await office.store.mark(player, marks, act))) nobody(player);
  await office.renew(player);
  return known(office, player);
}
const until = ({ now }: Office, days: number | null): number => (days === null ? FOR_EVER : now() + days * DAY);
const lasting = (days: number | null): Act['details'] => (days === null ? {} : { days });

const find: Do<'find', Found[]> = ({ store }, { text }) => store.find(text, MOST_FOUND);
function soundName(name: string): string {
  const checked = v.safeParse(PLAYER, { name });
  return checked.success ? checked.output.name! : object(`"${name}" cannot be a name: ${checked.issues[0].message}`);
}
const rename: Do<'rename', Found> = async (office, { player, name }, note) => {
  if (!(await office.store.rename(player, soundName(name), note(player)))) nobody(player);
  await office.people.refresh(player);
  await office.renew(player);
  return known(office, player);
};
/** Nobody waits for somebody who may not come. */
const ban: Do<'ban', Found> = async (office, { player, days }, note) => {
  const found = await marked(office, player, { banned: until(office, days) }, note(player, lasting(days)));
  await office.store.stopSeeking(player);
  await giveUp(office, player);
  return found;
};
const annul: Do<'annul', { table: string }> = async ({ store }, { table }, note) => {
  const outcome = await store.annul(table, note(table));
  if (outcome === 'noResult')
    object(`no game has ended at a table ${table}: only what has a result can be annulled; one that is played can be closed`);
  if (outcome === 'annulledBefore') object(`the game at ${table} has been annulled before`);
  return { table };
};
const atTable = <T>({ tables }: Office, table: string, look: (found: Table) => T): Promise<T> =>
  tables
    .read(table, look)
    .catch((problem: unknown) => (problem instanceof Refused ? object(`there is no table ${table}`) : Promise.reject(problem)));
const close: Do<'close', { table: string }> = async (office, { table }, note) => {
  const { store, tables } = office;
  const isOver = await atTable(office, table, ({ phase }) => phase === 'over');
  if (isOver) object(`the table ${table} is over: its game can be annulled`);
  await store.note(note(table));
  await tables.act(table, ({ phase }) => (phase === 'over' ? refuse('notNow') : { do: 'abandon' }));
  return { table };
};
const pairs: Do<'pairs', Suspicious[]> = async ({ store, now }, { days }) => suspicious(await store.pairs(now() - days * DAY));
/** Also of a private table, and of one that is played: noted, since it shows every card. */
const game: Do<'game', GameRecord> = async (office, { table }, note) => {
  const record = await atTable(office, table, (found) =>
    found.start ? recordOf(found) : object(`no game has begun at the table ${table}`),
  );
  await office.store.note(note(table));
  return record;
};
const settle: Do<'settle', { report: string }> = async ({ store }, { report }, note) => {
  if (!(await store.settle(report, note(''))))
    object(`there is no report ${report} that waits: "peerless admin reports" tells those that do`);
  return { report };
};
const announce: Do<'announce', Announced> = async (office, { says, begins, minutes }, note) => {
  if (says === null && begins === null) object('an announcement says something, or names an hour');
  const made = { id: newId(6), begins, ends: (begins ?? office.now()) + minutes * MINUTE, says };
  if (made.ends <= office.now()) object('that time is over');
  await office.store.announce(made, note(made.id, says === null ? {} : { says }));
  await office.announced.changed();
  return made;
};
const withdraw: Do<'withdraw', { id: string }> = async (office, asks, note) => {
  if (!(await office.store.withdraw(asks.id, note(asks.id))))
    object(`nothing is announced as ${asks.id}: "peerless admin announced" tells what is`);
  await office.announced.changed();
  return asks;
};
/** The key is told once, and noted nowhere. */
const bot: Do<'bot', { player: PlayerCard; key: string }> = async ({ store, people }, { name }, note) => {
  const checked = soundName(name);
  if (isLikeComputer(checked)) object(`"${name}" is like the name of a computer player`);
  const { player, key } = await people.create(checked, true);
  await store.note(note(player.id));
  return { player, key };
};
const log: Do<'log', Act[]> = ({ store }, { about, limit }) => store.acts(limit, about ?? undefined);

export const ACTS = {
  find,
  rename,
  mute: (office, { player, days }, note) => marked(office, player, { muted: until(office, days) }, note(player, lasting(days))),
  unmute: (office, { player }, note) => marked(office, player, { muted: 0 }, note(player)),
  ban,
  unban: (office, { player }, note) => marked(office, player, { banned: 0 }, note(player)),
  unlist: (office, { player }, note) => marked(office, player, { unlisted: true }, note(player)),
  list: (office, { player }, note) => marked(office, player, { unlisted: false }, note(player)),
  annul,
  close,
  pairs,
  game,
  reports: ({ store }, { limit }) => store.reports(limit),
  settle,
  announce,
  announced: ({ store, now }) => store.announcements(now()),
  withdraw,
  bot,
  log,
} satisfies { [A in ActName]: Do<A, unknown> };
export type ActGives<A extends ActName> = Awaited<ReturnType<(typeof ACTS)[A]>>;

const isAct = (name: string): name is ActName => Object.hasOwn(ACTS, name);

/** Does what an operator asks for, or throws an Objection. */
export async function govern(office: Office, name: string, asks: unknown, { name: operator, because }: Operator): Promise<unknown> {
  if (!isAct(name)) return object(`operators cannot "${name}": this server and the command are of different versions`);
  const { success, output, issues } = v.safeParse(ASKS[name] as v.GenericSchema, asks);
  if (!success) return object(`${v.getDotPath(issues[0]) ?? name}: ${issues[0].message}`);
  const note: Note = (about, details = {}) => ({
    at: office.now(),
    operator,
    what: name,
    about,
    details: because === undefined ? details : { ...details, because },
  });
  return (ACTS[name] as Do<ActName, unknown>)(office, output as never, note);
}
