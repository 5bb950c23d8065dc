/** A lesson as a file: its shape, and all that is wrong with data that should have it (docs/lessons.md). */
import {
  also,
  BY_ID,
  byField,
  fitting,
  id,
  isData,
  type Kind,
  list,
  listed,
  oneOf,
  optional,
  problemsOf,
  record,
  wholeFrom,
  yes,
} from '../data/kinds.ts';
import { MOST_SEATS } from '../data/options.ts';
import { inside, type Place, say } from '../data/place.ts';
import { InvalidData, shown } from '../data/problems.ts';
import { setup as aSetup, type Setup } from '../data/setup.ts';
import type { Described } from '../seeing/described.ts';
import { expectation } from './expectation.ts';
import { position as aPosition, type Position } from './position.ts';
import type { Origin } from './record.ts';
import { choice, choiceFields } from './scene-file.ts';

export const LESSON_FORMAT = 1;
const MOST_STEPS = 64;
const MOST_ANSWERS = 64;
const MOST_RULES = 128;
/** What is read at once, in the whole lesson, and by pressing “next” instead of doing. */
const WORDS_AT_ONCE = 18;
const WORDS_IN_ALL = 500;
const NEXT_AT_MOST = 3;
const LONGEST_TEXT = 300;

/** By language. */
export type Said = Readonly<Record<string, string>>;
/** Fields that a choice must have. */
export type Wish = Partial<Described>;
/** Parts of a view, as `expect` of a scene compares them. */
export type Parts = Readonly<Record<string, unknown>>;
export const PARTS_OF_TABLE = ['actions', 'health', 'hand', 'deck', 'discard', 'combat', 'prompt', 'log', 'hint'] as const;
export type PartOfTable = (typeof PARTS_OF_TABLE)[number];
/** What a step speaks of: it is made to stand out. */
export type Pointed =
  | { fighter: string }
  | { space: string }
  | { card: string }
  /** Whatever gives such an answer. */
  | { answer: Wish }
  | { part: PartOfTable; seat?: number };
/** Said to a choice that has these fields. */
export interface Answer {
  choose: Wish;
  says: Said;
}
/** Said instead of what the step says, and pointed at, where the learner's view has all these parts. */
export interface Instead {
  when: Parts;
  says: Said;
  points?: readonly Pointed[];
}
/** What another seat does where its view has these parts and a legal choice these fields. */
export interface Rule {
  when?: Parts;
  choose: Wish;
  /** Of several such choices the one whose space is nearest to this fighter. */
  toward?: string;
  note?: string;
}
export interface LessonStep {
  id: string;
  says: Said;
  points?: readonly Pointed[];
  /** Where it cannot be said so: the first that fits. */
  instead?: readonly Instead[];
  /** A choice (`or` one that ends the step too and gets an answer), something that is so, a card that is looked at, or a word to go on. */
  awaits: { choose: Wish; or?: Wish } | { expect: Parts } | { reads: string } | { next: true };
  /** It is passed over where the learner's view has all the parts of one of these. */
  unless?: readonly Parts[];
  /** To what the learner does instead. */
  answers?: readonly Answer[];
  /** Whatever the learner does is fine, and hints are offered. */
  isFree?: true;
  /** What a learner who listens does, answer by answer; what is awaited, where it is left out. */
  solution?: readonly Wish[];
  /** What somebody may do instead, and how the English answer begins. */
  tries?: readonly { choose: Wish; says?: string; note?: string }[];
}
export interface Lesson {
  lesson: number;
  title: Said;
  /** The hero whose portrait speaks. */
  teacher: string;
  setup: Setup;
  position?: Position;
  /** The seat that learns. */
  learner: number;
  /** The first rule that applies decides; a computer player of `level`, where none does. */
  others: readonly Rule[];
  level: string;
  steps: readonly LessonStep[];
  /** Said instead where nothing of what a step asks for can be chosen at the present question: the first that fits. */
  meanwhile?: readonly Instead[];
  /** Said where the step has no answer of its own: the first that fits. */
  otherwise: readonly Answer[];
  /** What holds in the end for a learner who listens. */
  goal: Parts;
}

/** How the game of a lesson begins. */
export function originOf({ setup, position }: Lesson): Origin {
  const { seed = 1, ...rest } = position ?? {};
  return { setup, seed, position: rest };
}

/** Data as a lesson. Refuses what is none with all its problems; names are looked up when it is played. */
export function parseLesson(data: unknown): Lesson {
  const problems = problemsOf(data, lesson);
  if (problems.length) throw new InvalidData('lesson', problems);
  return data as Lesson;
}

const text: Kind<string> = fitting(
  `a text of 1 to ${LONGEST_TEXT} characters`,
  (value) => typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_TEXT,
);
const wordsIn = (value: string): number => value.split(/\s+/).filter((each) => /[\p{L}\p{N}]/u.test(each)).length;
/** By language, each no longer than can be read at once. */
const said: Kind<Said> = (value, at) => {
  if (!isData(value) || !Object.keys(value).length) return say(at, `must be an object of texts by language, not ${shown(value)}`);
  for (const [language, each] of Object.entries(value)) {
    const here = inside(at, language);
    text(each, here);
    const words = typeof each === 'string' ? wordsIn(each) : 0;
    if (words > WORDS_AT_ONCE) say(here, `has ${words} words; at most ${WORDS_AT_ONCE} are read at once`);
  }
};
const seat = wholeFrom(0, MOST_SEATS - 1);
const parts = expectation as Kind<Parts>;
const answer = record<Answer>({ choose: choiceFields, says: said });
const rule = record<Rule>({ when: optional(parts), choose: choice, toward: optional(text), note: optional(text) });
const pointed = byField<Pointed>({
  fighter: record<{ fighter: string }>({ fighter: text }),
  space: record<{ space: string }>({ space: text }),
  card: record<{ card: string }>({ card: text }),
  answer: record<{ answer: Wish }>({ answer: choice }),
  part: record<{ part: PartOfTable; seat?: number }>({ part: oneOf('part', PARTS_OF_TABLE), seat: optional(seat) }),
});
const awaits = byField<LessonStep['awaits']>({
  choose: record<{ choose: Wish; or?: Wish }>({ choose: choice, or: optional(choice) }),
  expect: record<{ expect: Parts }>({ expect: parts }),
  reads: record<{ reads: string }>({ reads: text }),
  next: record<{ next: true }>({ next: yes }),
});
const points = optional(list(pointed, { most: 8 }));
const otherWords = optional(list(record<Instead>({ when: parts, says: said, points }), { least: 1, most: 16 }));
const step = record<LessonStep>({
  id,
  says: said,
  points,
  instead: otherWords,
  awaits,
  unless: optional(list(parts, { least: 1, most: 16 })),
  answers: optional(list(answer, { most: MOST_ANSWERS })),
  isFree: optional(yes),
  solution: optional(list(choice, { most: MOST_ANSWERS })),
  tries: optional(
    list(record<{ choose: Wish; says?: string; note?: string }>({ choose: choice, says: optional(text), note: optional(text) }), {
      most: MOST_ANSWERS,
    }),
  ),
});
const fields = record<Lesson>({
  lesson: fitting(`${LESSON_FORMAT}`, (value) => value === LESSON_FORMAT),
  title: said,
  teacher: id,
  setup: aSetup,
  position: optional(aPosition),
  learner: seat,
  others: list(rule, { most: MOST_RULES }),
  level: id,
  steps: list(step, { least: 1, most: MOST_STEPS, apart: BY_ID }),
  meanwhile: otherWords,
  otherwise: list(answer, { least: 1, most: MOST_ANSWERS }),
  goal: parts,
});

/** Everything that is said in it, with its place. */
function allSaid(data: Record<string, unknown>, at: Place): { said: unknown; at: Place; isTitle?: true }[] {
  const eachOf = (those: unknown, here: Place) =>
    listed(those).flatMap((each, i) => (isData(each) ? [{ said: each.says, at: inside(inside(here, i), 'says') }] : []));
  const steps = listed(data.steps).flatMap((each, i) => {
    if (!isData(each)) return [];
    const here = inside(inside(at, 'steps'), i);
    return [
      { said: each.says, at: inside(here, 'says') },
      ...eachOf(each.instead, inside(here, 'instead')),
      ...eachOf(each.answers, inside(here, 'answers')),
    ];
  });
  const forAll = (['meanwhile', 'otherwise'] as const).flatMap((field) => eachOf(data[field], inside(at, field)));
  return [...steps, ...forAll, { said: data.title, at: inside(at, 'title'), isTitle: true }];
}
/** The languages of the first step, each in every place and not too long in all. */
function checkLanguages(data: Record<string, unknown>, at: Place): void {
  const all = allSaid(data, at);
  const languages = isData(all[0]?.said) ? Object.keys(all[0].said) : [];
  for (const { said, at: here } of all) {
    if (!isData(said)) continue;
    for (const each of languages) if (said[each] === undefined) say(inside(here, each), 'is missing; the first step has it');
    for (const each of Object.keys(said)) if (!languages.includes(each)) say(inside(here, each), 'is not a language of the first step');
  }
  for (const each of languages) {
    const words = all.reduce((sum, { said, isTitle }) => {
      const own = isData(said) && !isTitle ? said[each] : '';
      return sum + (typeof own === 'string' ? wordsIn(own) : 0);
    }, 0);
    if (words > WORDS_IN_ALL) say(inside(at, 'steps'), `are with all answers ${words} words in "${each}"; at most ${WORDS_IN_ALL}`);
  }
}
function checkSteps(data: Record<string, unknown>, at: Place): void {
  const next = listed(data.steps).flatMap((each, i) => (isData(each) && isData(each.awaits) && 'next' in each.awaits ? [i] : []));
  for (const i of next.slice(NEXT_AT_MOST))
    say(inside(inside(inside(at, 'steps'), i), 'awaits'), `at most ${NEXT_AT_MOST} steps wait for "next": something is to be done`);
}
const lesson: Kind<Lesson> = also(fields, (data, at) => {
  checkLanguages(data, at);
  checkSteps(data, at);
  const seats = isData(data.setup) ? listed(data.setup.heroes).length : 0;
  if (typeof data.learner === 'number' && seats && data.learner >= seats) say(inside(at, 'learner'), `the seats are 0 to ${seats - 1}`);
  if (isData(data.position) && data.position.at === 'setup') say(inside(inside(at, 'position'), 'at'), 'a lesson begins in play');
});
