/** Stored logs, checked before anything is made of them. */
import { InvalidData } from '@peerless/engine';
import {
  also,
  anyText,
  byTag,
  choice,
  containing,
  inside,
  type Kind,
  list,
  numberFrom,
  oneOf,
  optional,
  orNull,
  position,
  problemsOf,
  seed,
  setup,
  wholeFrom,
  yes,
} from '@peerless/engine/kinds';
import { MOST_STANDING } from '@peerless/protocol';
import { level, seatNumber as seat, standingAnswers, tableOptions } from '@peerless/protocol/kinds';
import type { Entry, Happening, SeatOffer } from './entries.ts';

/** Entries of the longest log, and more. */
const MOST_ENTRIES = 100_000;

const offer: Kind<SeatOffer> = byTag<SeatOffer, 'kind'>('kind', {
  open: containing({}),
  reserved: containing({ for: orNull(anyText) }),
  computer: containing({ level }),
});
const say = oneOf('say', ['ask', 'agree', 'refuse']);
const hero = anyText;
/** What a later version says in addition is not its business. */
const happening = byTag<Happening, 'do'>('do', {
  open: containing({
    by: anyText,
    options: tableOptions,
    seats: list(offer, { least: 2, most: 4 }) as Kind<SeatOffer[]>,
    invite: anyText,
    together: optional(yes),
  }),
  sit: containing({ seat, player: anyText }),
  stand: containing({ seat }),
  offer: containing({ seat, as: offer }),
  ban: containing({ seat, hero }),
  pick: containing({ seat, hero }),
  start: containing({ setup, seed, position: optional(position) }),
  answer: containing({ seat, choice, standing: optional(wholeFrom(0, MOST_STANDING)) }),
  standing: containing({ seat, answers: standingAnswers }),
  concede: containing({ seat, because: oneOf('reason', ['own', 'time']) }),
  takeBack: containing({ seat, say, to: wholeFrom(0, MOST_ENTRIES), free: optional(yes) }),
  redo: containing({}),
  draw: containing({ seat, say }),
  holiday: containing({ seat, until: orNull(numberFrom(0, Number.MAX_SAFE_INTEGER)) }),
  abandon: containing({}),
});
const time = numberFrom(0, Number.MAX_SAFE_INTEGER);
const entry = also<Entry>(happening as Kind<Entry>, ({ at }, place) => time(at, inside(place, 'at')));
const entries = list(entry, { most: MOST_ENTRIES });

/** What is stored of a log, as entries; refuses what is damaged with all that is wrong with it. */
export function parseEntries(data: unknown, of: string): Entry[] {
  const problems = problemsOf(data, entries);
  if (problems.length) throw new InvalidData(`the log of table ${of}`, problems);
  return data as Entry[];
}
