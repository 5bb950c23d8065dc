/** Plays a lesson as a learner who listens would, and then tries everything else that could be done on the way (docs/lessons.md). */
import type { Choice } from '../data/choice.ts';
import type { Game } from '../data/game.ts';
import { heroNamed } from '../data/known.ts';
import { InvalidData } from '../data/problems.ts';
import { chanceFrom } from '../data/random.ts';
import { choices } from '../machine/machine.ts';
import { describe } from '../seeing/describe.ts';
import type { Described } from '../seeing/described.ts';
import { type View, view } from '../seeing/view.ts';
import { fits, given, nowAsked, strangeName } from './choosing.ts';
import { compare } from './expectation.ts';
import { type Lesson, type LessonStep, type Pointed, parseLesson, type Wish } from './lesson.ts';
import { askedInVain, cardsSeen } from './lesson-asking.ts';
import {
  begin,
  type Course,
  choose,
  copyOf,
  finish,
  goOn,
  isLearnerAsked,
  isOver,
  MOST_ANSWERS,
  type Plays,
  seenBy,
  stray,
  wished,
} from './lesson-course.ts';
import { saying, solutionOf, stepAt } from './lesson-progress.ts';
import { KNOWN, SEEN, strangeParts } from './parts.ts';

/** Where a lesson falls short. */
export interface LessonShortfall {
  /** By its id; null: the lesson itself. */
  step: string | null;
  problem: string;
  expected: unknown;
  found: unknown;
  /** What was done instead of the solution, and what is said to it. */
  tried: Described | null;
  said: string | null;
  legal: Described[];
}
export interface Thoroughness {
  /** Only the tries that the steps name, not everything else that is legal. */
  isQuick?: boolean;
  /** How many learners do anything legal; left out: a few, and none of them quickly. */
  strays?: number;
}

const STRAYS = 50;

/** Everything in which a lesson falls short; nothing if it holds. Never throws on bad data. */
export function verifyLesson(
  data: unknown,
  plays: Plays,
  { isQuick = false, strays = isQuick ? 0 : STRAYS }: Thoroughness = {},
): LessonShortfall[] {
  try {
    const lesson = parseLesson(data);
    const course = begin(lesson);
    const strange = strangeNames(lesson, course.game);
    if (strange.length) return strange;
    const { decisions, short } = solved(lesson, course, plays);
    const astray = short.length ? [] : strayed(lesson, plays, strays);
    return [...short, ...lesson.steps.flatMap((step) => tried(lesson, step, decisions, plays, isQuick)), ...astray];
  } catch (error) {
    if (!(error instanceof InvalidData)) throw error;
    return [shortfall(null, 'it is not sound', 'a sound lesson', error.problems)];
  }
}
const shortfall = (
  step: string | null,
  problem: string,
  expected: unknown = null,
  found: unknown = null,
  more: Partial<LessonShortfall> = {},
): LessonShortfall => ({ step, problem, expected, found, tried: null, said: null, legal: [], ...more });
const legalIn = (game: Game): Described[] => choices(game).map((choice) => describe(game, choice));

const namedIn = (pointed: Pointed): Wish => ('answer' in pointed ? pointed.answer : 'part' in pointed ? {} : pointed);
/** Names that mean nothing in this game. */
function strangeNames(lesson: Lesson, game: Game): LessonShortfall[] {
  const inWish = (step: string | null, wish: Wish): LessonShortfall[] => {
    const short = strangeName(game, wish);
    return short ? [shortfall(step, short.problem, short.expected)] : [];
  };
  const inParts = (step: string | null, where: string, parts: unknown, of = KNOWN): LessonShortfall[] =>
    strangeParts(game, parts, of).map(({ path, problem }) => shortfall(step, `${where}.${path}: ${problem}`, 'a part of what is seen'));
  const inAll = (step: string | null, where: string, all: readonly unknown[]): LessonShortfall[] =>
    all.flatMap((parts, i) => inParts(step, `${where}[${i}]`, parts));
  const ofStep = ({
    id,
    awaits,
    unless = [],
    points = [],
    instead = [],
    answers = [],
    solution = [],
    tries = [],
  }: LessonStep): LessonShortfall[] => {
    const pointed = [points, ...instead.map((each) => each.points ?? [])].flat().map(namedIn);
    const named = 'choose' in awaits ? [awaits.choose, awaits.or ?? {}] : 'reads' in awaits ? [{ card: awaits.reads }] : [];
    const wishes = [...named, ...pointed, ...solution, ...[...answers, ...tries].map((each) => each.choose)];
    const awaited = 'expect' in awaits ? inParts(id, 'awaits.expect', awaits.expect) : [];
    const whens = instead.flatMap(({ when }, i) => inParts(id, `instead[${i}].when`, when));
    return [...wishes.flatMap((wish) => inWish(id, wish)), ...awaited, ...inAll(id, 'unless', unless), ...whens];
  };
  const { meanwhile = [] } = lesson;
  const general = [...lesson.others, ...lesson.otherwise].map((each) => each.choose);
  const pointed = meanwhile.flatMap(({ points = [] }) => points.map(namedIn));
  const whens = meanwhile.flatMap(({ when }, i) => inParts(null, `meanwhile[${i}].when`, when));
  const followed = lesson.others.flatMap(({ toward }) => (toward === undefined ? [] : [{ fighter: toward }]));
  const teacher = heroNamed(lesson.teacher) ? [] : [shortfall(null, 'no such hero can teach', 'the id of a hero', lesson.teacher)];
  const asked = lesson.others.flatMap(({ when = {} }, i) => inParts(null, `others[${i}].when`, when, SEEN));
  return [
    ...teacher,
    ...[...general, ...followed, ...pointed].flatMap((wish) => inWish(null, wish)),
    ...asked,
    ...whens,
    ...lesson.steps.flatMap(ofStep),
    ...inParts(null, 'goal', lesson.goal),
  ];
}

/** A moment at which the learner is asked, and what one who listens chooses; null: first something is to be read. */
interface Decision {
  course: Course;
  step: LessonStep;
  chosen: Choice | null;
}
interface Solved {
  decisions: Decision[];
  short: LessonShortfall[];
}
/** Plays as a learner who listens would, to the end of the lesson; a question of the solution that is not asked is left out. */
function solved(lesson: Lesson, course: Course, plays: Plays): Solved {
  const decisions: Decision[] = [];
  const shown = new Set<string>();
  let followed = 0;
  for (let i = 0; i < MOST_ANSWERS; i++) {
    const step = stepAt(lesson, course.progress);
    if (!step) return { decisions, short: atEnd(lesson, course, shown) };
    if (!shown.has(step.id)) followed = 0;
    shown.add(step.id);
    const decision: Decision = { course: copyOf(course), step, chosen: null };
    if (isLearnerAsked(lesson, course)) {
      decisions.push(decision);
      const unread = unreadable(step, view(course.game, lesson.learner)) ?? vainIn(lesson, course);
      if (unread) return { decisions, short: [unread] };
    }
    if (goOn(lesson, course, plays)) continue;
    const left = solutionOf(step).slice(followed);
    const place = left.findIndex((wish) => wished(course.game, wish) !== undefined);
    followed += place + 1;
    const choice = place >= 0 ? wished(course.game, left[place]) : step.isFree && plays(course.game, lesson.learner);
    if (choice === undefined) return { decisions, short: [cannotGoOn(step, left, course.game)] };
    decision.chosen = choice;
    choose(lesson, course, choice);
  }
  return { decisions, short: [shortfall(stepAt(lesson, course.progress)!.id, `the game goes on for more than ${MOST_ANSWERS} answers`)] };
}
function cannotGoOn({ id, awaits }: LessonStep, left: readonly Wish[], game: Game): LessonShortfall {
  const problem = left.length ? `the solution cannot be done; ${nowAsked(game)}` : `the solution does not end it; ${nowAsked(game)}`;
  return shortfall(id, problem, left[0] ?? awaits, null, { legal: legalIn(game) });
}
/** A card that is to be read must lie where the learner sees it. */
function unreadable({ id, awaits }: LessonStep, sight: View): LessonShortfall | null {
  if (!('reads' in awaits)) return null;
  const seen = cardsSeen(sight);
  return seen.includes(awaits.reads) ? null : shortfall(id, 'the learner does not see this card', awaits.reads, seen);
}
/** What is asked for and cannot be done. */
function vainIn(lesson: Lesson, { game, progress }: Course): LessonShortfall | null {
  const vain = askedInVain(lesson, progress, game);
  if (!vain) return null;
  return shortfall(stepAt(lesson, progress)!.id, `${vain.problem}; ${nowAsked(game)}`, vain.expected, null, { legal: legalIn(game) });
}
function atEnd(lesson: Lesson, course: Course, shown: ReadonlySet<string>): LessonShortfall[] {
  const unseen = lesson.steps.filter(({ id, unless }) => !shown.has(id) && !unless);
  const short = compare(seenBy(lesson, course), lesson.goal, '');
  return [
    ...unseen.map(({ id, awaits }) => shortfall(id, 'a learner who listens never sees it: what it awaits is so before', awaits)),
    ...(short ? [shortfall(null, `the goal is not reached: ${short.problem}`, short.expected, short.found)] : []),
  ];
}

/** What falls short where a learner does something else in this step: what its tries name, then whatever else is legal. */
function tried(lesson: Lesson, step: LessonStep, all: readonly Decision[], plays: Plays, isQuick: boolean): LessonShortfall[] {
  const decisions = all.filter((each) => each.step === step);
  if (!all.length) return [];
  const others = isQuick
    ? []
    : decisions.flatMap((each) => choices(each.course.game).map((choice) => attempt(lesson, each, choice, plays)));
  return [...pointless(step, decisions), ...namedTries(lesson, step, decisions, plays), ...others].filter((each) => each !== null);
}
function pointless({ id, points = [] }: LessonStep, decisions: readonly Decision[]): LessonShortfall[] {
  const wishes = points.flatMap((each) => ('answer' in each ? [each.answer] : []));
  const lacking = decisions.length ? wishes.filter((wish) => decisions.every(({ course }) => wished(course.game, wish) === undefined)) : [];
  return lacking.map((wish) => shortfall(id, 'it points at an answer that cannot be given', wish));
}
function namedTries(lesson: Lesson, step: LessonStep, decisions: readonly Decision[], plays: Plays): (LessonShortfall | null)[] {
  return (step.tries ?? []).map(({ choose: wish, says }) => {
    const decision = decisions.find(({ course }) => wished(course.game, wish) !== undefined);
    if (!decision) return shortfall(step.id, 'the try cannot be done in this step', wish);
    return attempt(lesson, decision, wished(decision.course.game, wish)!, plays, says);
  });
}

/** Does this instead: it must be answered, and the lesson must still come to its end. */
function attempt(lesson: Lesson, decision: Decision, choice: Choice, plays: Plays, says?: string): LessonShortfall | null {
  if (choice === decision.chosen) return null;
  const { step } = decision;
  const course = copyOf(decision.course);
  const before = course.progress.ended.length;
  const tried = describe(course.game, choice);
  const isOnTheWay = solutionOf(step).some((wish) => fits(given(course.game, choice), wish));
  choose(lesson, course, choice);
  const said = answerIn(lesson, course);
  const more = { tried, said };
  if (says !== undefined && !said?.startsWith(says)) return shortfall(step.id, 'another answer is given', says, said, more);
  const isEnded = course.progress.ended.length > before && !isInstead(step, decision.course.game, choice);
  const isAnswered = said !== null || isOnTheWay || step.isFree || isEnded;
  if (!isAnswered) return shortfall(step.id, 'nothing is said to this', 'an answer', null, more);
  let vain: LessonShortfall | null = null;
  finish(lesson, course, plays, () => {
    vain ??= vainIn(lesson, course);
  });
  if (vain) return { ...(vain as LessonShortfall), tried };
  if (isOver(lesson, course)) return null;
  const stuck = stepAt(lesson, course.progress)!.id;
  return shortfall(step.id, `the lesson does not come to its end after this: it stays at "${stuck}"`, null, null, {
    ...more,
    legal: legalIn(course.game),
  });
}
/** What falls short for learners who do anything legal: each thing once. */
function strayed(lesson: Lesson, plays: Plays, count: number): LessonShortfall[] {
  const short = new Map<string, LessonShortfall>();
  const found = (each: LessonShortfall | null) => each && short.set(`${each.step} ${each.problem}`, each);
  for (let seed = 1; seed <= count; seed++) {
    const course = begin(lesson);
    stray(lesson, course, plays, chanceFrom(seed), () => found(vainIn(lesson, course)));
    const step = stepAt(lesson, course.progress);
    if (!isOver(lesson, course)) found(shortfall(step!.id, 'a learner who does anything legal comes to no end'));
  }
  return [...short.values()];
}
/** It ends the step, though something else was meant. */
const isInstead = ({ awaits }: LessonStep, game: Game, choice: Choice): boolean =>
  'choose' in awaits && !fits(given(game, choice), awaits.choose) && awaits.or !== undefined && fits(given(game, choice), awaits.or);
/** In English, or else in the first language. */
function answerIn(lesson: Lesson, { progress }: Course): string | null {
  const { says } = lesson.steps[0];
  const said = saying(lesson, progress, 'en' in says ? 'en' : Object.keys(says)[0]);
  return said?.isAnswer ? said.says : null;
}
