/** Messages from outside: what is not exactly as it should be is refused before anybody looks at it. */
import { LEVELS } from '@peerless/ai/level-names';
import { MODES, SEATS } from '@peerless/engine';
import {
  type Asks,
  DISTANCES,
  HEARERS,
  HERO_CHOICES,
  ID,
  LONGEST_NAME,
  LONGEST_STANDING,
  LONGEST_TEXT,
  MINUTES_A_DAY,
  MOST_STANDING,
  PACE_NAMES,
  PHRASES,
  PLANS,
  RATEDNESSES,
  REPORT_REASONS,
  type Request,
  SOUGHT_POOLS,
  type TableOptions,
  WATCHINGS,
} from '@peerless/protocol';
import * as v from 'valibot';
import { isZone } from '../telling/quiet.ts';
import { exactly } from './schema/exactly.ts';
import { rules } from './schema/view.ts';

const id = v.pipe(v.string(), v.regex(ID));
const name = v.pipe(v.string(), v.regex(/^[\w -]{1,60}$/));
const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
/** At least one of these, none of them twice. */
const someOf = <const T extends string>(all: readonly T[]) =>
  v.pipe(
    v.array(v.picklist(all)),
    v.minLength(1),
    v.maxLength(all.length),
    v.check((chosen) => new Set(chosen).size === chosen.length, 'each only once'),
  );
export const line = (longest: number) =>
  v.pipe(
    v.string(),
    v.description(`one line of visible text, ${longest} characters at most`),
    v.transform(cleaned),
    v.minLength(1),
    v.maxLength(longest),
  );
const seat = whole(0, 3);
export const level = v.picklist(LEVELS);
const table = { table: id };
const say = v.strictObject({ ...table, say: v.picklist(['ask', 'agree', 'refuse']) });

const clock = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({ kind: v.literal('turn'), seconds: whole(10, 3600) }),
  v.strictObject({ kind: v.literal('bank'), seconds: whole(30, 4 * 3600), increment: whole(0, 300) }),
  v.strictObject({ kind: v.literal('days'), days: whole(1, 14), bank: v.optional(whole(0, 30)) }),
]);
/** Whether the heroes live with the rules, is asked when the game begins. */
export const options = exactly<TableOptions>()(
  v.pipe(
    v.strictObject({
      mode: v.picklist(MODES),
      seats: whole(2, 4),
      board: name,
      heroes: v.picklist(HERO_CHOICES),
      bans: whole(0, 3),
      rules,
      clock,
      rated: v.boolean(),
      hints: v.optional(v.boolean()),
      isPublic: v.boolean(),
      watching: v.picklist(WATCHINGS),
    }),
    v.check(({ mode, seats }) => SEATS[mode].includes(seats), 'seats do not fit the mode'),
    v.check(({ rated, hints }) => !rated || !hints, 'rated games are played without hints'),
  ),
);
const thing = v.union([
  v.strictObject({ card: name }),
  v.strictObject({ fighter: name, by: v.optional(name) }),
  v.strictObject({ space: name, by: v.optional(name) }),
  v.strictObject({ action: name }),
]);

const distance: v.GenericSchema<number> = v.picklist(DISTANCES);
export const seek = v.strictObject({
  pools: someOf(SOUGHT_POOLS),
  paces: someOf(PACE_NAMES),
  rated: v.picklist(RATEDNESSES),
  within: v.nullable(distance),
  days: whole(0, LONGEST_STANDING),
});
export const standingAnswer = v.strictObject({ by: v.nullable(name), on: v.nullable(name), card: v.nullable(name) });
export const phrase = v.picklist(PHRASES);
export const hearers = v.picklist(HEARERS);
export const plan = v.picklist(PLANS);

export const CHECKS = {
  hello: v.strictObject({ key: v.pipe(v.string(), v.maxLength(80)), protocol: whole(0, 1e6) }),
  lobby: v.strictObject({ on: v.boolean() }),
  seek,
  ping: v.strictObject({}),
  away: v.strictObject({ on: v.boolean() }),
  stopSeeking: v.strictObject({}),
  take: v.strictObject({ player: id, pace: v.picklist(PACE_NAMES), rated: v.boolean() }),
  create: v.strictObject({
    options,
    seats: v.pipe(
      v.array(
        v.variant('kind', [
          v.strictObject({ kind: v.literal('open') }),
          v.strictObject({ kind: v.literal('reserved') }),
          v.strictObject({ kind: v.literal('computer'), level }),
        ]),
      ),
      v.minLength(2),
      v.maxLength(4),
    ),
    mine: v.nullable(seat),
  }),
  challenge: v.strictObject({ player: id, options, mine: v.picklist([0, 1]) }),
  decline: v.strictObject(table),
  open: v.strictObject({
    ...table,
    invite: v.optional(id),
    have: v.optional(v.strictObject({ answers: whole(0, 1e6), takenBack: whole(0, 1e6) })),
    eyes: v.optional(v.picklist(['spectator', 'all'])),
  }),
  close: v.strictObject(table),
  sit: v.strictObject({ ...table, seat, invite: v.optional(id) }),
  stand: v.strictObject({ ...table, seat: v.optional(seat) }),
  computer: v.strictObject({ ...table, seat, level: v.nullable(level) }),
  pick: v.strictObject({ ...table, hero: id, seat: v.optional(seat) }),
  ban: v.strictObject({ ...table, hero: id, seat: v.optional(seat) }),
  answer: v.strictObject({ ...table, at: whole(0, 1e6), choice: whole(0, 0xffff) }),
  standing: v.strictObject({
    ...table,
    answers: v.pipe(v.array(standingAnswer), v.maxLength(MOST_STANDING)),
    seat: v.optional(seat),
  }),
  concede: v.strictObject(table),
  takeBack: say,
  draw: say,
  claim: v.strictObject(table),
  rematch: v.strictObject(table),
  phrase: v.strictObject({ ...table, phrase }),
  chat: v.strictObject({ ...table, text: line(LONGEST_TEXT), to: v.optional(hearers) }),
  plan: v.strictObject({ ...table, plan, on: v.nullable(name) }),
  report: v.strictObject({
    player: id,
    why: v.picklist(REPORT_REASONS),
    table: v.optional(id),
    line: v.optional(whole(0, Number.MAX_SAFE_INTEGER)),
  }),
  past: v.strictObject({ ...table, seq: whole(0, 1e6) }),
  prospect: v.strictObject({ ...table, fighter: name, card: v.optional(name) }),
  why: v.strictObject({ ...table, thing }),
  knowledge: v.strictObject(table),
} satisfies Record<Request, v.GenericSchema>;

export type Checked = { [R in Request]: { n: number; do: R; asks: Asks<R> } }[Request];
export interface Malformed {
  n: number;
  problem: string;
}

const isRequest = (word: unknown): word is Request => typeof word === 'string' && Object.hasOwn(CHECKS, word);

/** A message as it may be dealt with, or what is wrong with it. */
export function parse(text: string): Checked | Malformed {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { n: 0, problem: 'not JSON' };
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return { n: 0, problem: 'not an object' };
  const { n, do: request, ...asks } = data as Record<string, unknown>;
  if (!Number.isSafeInteger(n) || (n as number) < 0) return { n: 0, problem: 'n: must be a whole number' };
  if (!isRequest(request)) return { n: n as number, problem: 'do: unknown request' };
  const { success, output, issues } = v.safeParse(CHECKS[request] as v.GenericSchema, asks);
  if (success) return { n: n as number, do: request, asks: output } as Checked;
  return { n: n as number, problem: `${v.getDotPath(issues[0]) ?? request}: ${issues[0].message}`.slice(0, 200) };
}

/** For the pages over HTTP. */
export const PLAYER = v.strictObject({
  name: v.optional(line(LONGEST_NAME)),
  emblem: v.optional(id),
});
const minute = whole(0, MINUTES_A_DAY - 1);
const base64url = (bytes: number) =>
  v.pipe(
    v.string(),
    v.regex(/^[\w-]+=*$/),
    v.check((text) => Buffer.from(text, 'base64url').length === bytes, `not ${bytes} bytes`),
  );
const endpoint = v.pipe(v.string(), v.url(), v.maxLength(1000));
/** A browser's subscription; the keys are a point of the curve and a secret. */
export const DEVICE = v.strictObject({
  endpoint,
  keys: v.strictObject({ p256dh: base64url(65), auth: base64url(16) }),
  lang: v.pipe(v.string(), v.regex(/^[a-z]{2}$/)),
});
/** In the place of what the browser was told by until now; its secret, which its push service does not know, says that it is the same. */
export const MOVED = v.strictObject({ ...v.omit(DEVICE, ['lang']).entries, before: v.strictObject({ endpoint, auth: base64url(16) }) });
export const ON = v.strictObject({ on: v.boolean() });
export const PLACE = v.strictObject({ endpoint });
export const WISHED = v.strictObject({
  turn: v.boolean(),
  time: v.boolean(),
  found: v.boolean(),
  challenge: v.boolean(),
  over: v.boolean(),
  quiet: v.nullable(
    v.strictObject({ from: minute, to: minute, zone: v.pipe(v.string(), v.maxLength(60), v.check(isZone, 'no such zone')) }),
  ),
});
export const RECOVERY = v.strictObject({ code: v.pipe(v.string(), v.maxLength(60)) });

/** Never drawn: controls, marks of direction, joiners, fillers, selectors; but the one that colours a picture may stay with it. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\u{16FE4}]|(?!\uFE0F)\p{Default_Ignorable_Code_Point}|(?<!\p{Extended_Pictographic})\uFE0F/gu;
/** Drawn as an empty place, though Unicode has them as symbols and letters. */
const BLANK = /[\u2800\u303F\uFFFC\u{13441}\u{13442}\u{1D159}]/gu;
/** Accents without a letter would be drawn on what stands before. */
const NO_LETTER = /^[\s\p{M}]+/u;

/** Names and chat are one line of visible text. */
function cleaned(text: string): string {
  return text.normalize('NFC').replace(UNSEEN, '').replace(BLANK, ' ').replace(/\s+/g, ' ').replace(NO_LETTER, '').trimEnd();
}
