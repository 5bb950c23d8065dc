/** A lesson being played: by a learner who listens, or goes on after doing something else, and by the others as its rules say. */
import type { Choice } from '../data/choice.ts';
import { clone, type Game } from '../data/game.ts';
import { matchOf } from '../data/match.ts';
import { below, type Chance } from '../data/random.ts';
import { asked, choices } from '../machine/machine.ts';
import { answer } from '../seeing/answer.ts';
import { describe } from '../seeing/describe.ts';
import type { Described } from '../seeing/described.ts';
import { type Fought, foughtAfter, NOTHING_FOUGHT } from '../seeing/last-combat.ts';
import { view } from '../seeing/view.ts';
import { fits, given } from './choosing.ts';
import { type Lesson, type LessonStep, originOf, type Wish } from './lesson.ts';
import { answered, begun, next, type Progress, read, ruled, type Seen, seen, solutionOf, stepAt } from './lesson-progress.ts';
import { newGameFrom } from './record.ts';

/** A computer player for a seat. */
export type Plays = (game: Game, seat: number) => Choice;
/** Where a game and its learner are. */
export interface Course {
  game: Game;
  progress: Progress;
  /** How combats came out. */
  fought: Fought;
}

export function begin(lesson: Lesson): Course {
  const game = newGameFrom(originOf(lesson));
  return { game, progress: seen(lesson, begun(), view(game, lesson.learner)), fought: NOTHING_FOUGHT };
}
export const copyOf = ({ game, ...rest }: Course): Course => ({ game: clone(game), ...rest });
export const seenBy = ({ learner }: Lesson, { game, fought }: Course): Seen => ({ ...view(game, learner), lastCombat: fought.last });
export const isLearnerAsked = ({ learner }: Lesson, { game }: Course): boolean => !game.over && asked(game) === learner;
export const isOver = (lesson: Lesson, { game, progress }: Course): boolean => game.over === 1 || !stepAt(lesson, progress);

export const wished = (game: Game, wish: Wish): Choice | undefined => choices(game).find((choice) => fits(given(game, choice), wish));

/** The learner chooses. */
export function choose(lesson: Lesson, course: Course, choice: Choice): void {
  const described: Described = describe(course.game, choice);
  course.progress = answered(lesson, course.progress, described, seenBy(lesson, course));
  happens(lesson, course, choice);
}
function happens(lesson: Lesson, course: Course, choice: Choice): void {
  const match = matchOf(course.game);
  answer(course.game, choice, (event) => {
    course.fought = foughtAfter(match, course.fought, event);
  });
  course.progress = seen(lesson, course.progress, seenBy(lesson, course));
}

/** What needs no choice of the learner: the others choose; then they read, and ask for more. False, if there is no such thing. */
export function goOn(lesson: Lesson, course: Course, plays: Plays): boolean {
  const { game, progress } = course;
  const step = stepAt(lesson, progress);
  if (!step) return false;
  if (!game.over && !isLearnerAsked(lesson, course)) {
    happens(lesson, course, chosenByOthers(lesson, game, plays));
    return true;
  }
  const told = 'reads' in step.awaits ? read(lesson, progress, step.awaits.reads, game.seq) : next(lesson, progress, game.seq);
  if (told === progress) return false;
  course.progress = seen(lesson, told, seenBy(lesson, course));
  return true;
}
function chosenByOthers(lesson: Lesson, game: Game, plays: Plays): Choice {
  const seat = asked(game);
  const seenBySeat = view(game, seat);
  const place = ruled(lesson, seenBySeat, seenBySeat.choices);
  return place === null ? plays(game, seat) : choices(game)[place];
}

/** No game of a lesson is longer. */
export const MOST_ANSWERS = 600;
/** Whoever has given so many answers and still hears the same is stuck. */
const MOST_IN_A_STEP = 60;

/** How somebody goes through a lesson. */
interface Manner {
  /** Whether they read on, where something is to be read. */
  reads: () => boolean;
  chosen: (step: LessonStep) => Choice;
  mostInAStep: number;
  /** Called before each choice. */
  look: () => void;
}
function goThrough(lesson: Lesson, course: Course, plays: Plays, { reads, chosen, mostInAStep, look }: Manner): void {
  let last: LessonStep | null = null;
  let inStep = 0;
  for (let i = 0; i < MOST_ANSWERS && !isOver(lesson, course); i++) {
    if ((!isLearnerAsked(lesson, course) || reads()) && goOn(lesson, course, plays)) continue;
    const step = stepAt(lesson, course.progress)!;
    inStep = step === last ? inStep + 1 : 1;
    last = step;
    if (inStep > mostInAStep && !step.isFree) return;
    look();
    choose(lesson, course, step.isFree ? plays(course.game, lesson.learner) : chosen(step));
  }
}
const listening = ({ game }: Course, step: LessonStep): Choice | undefined =>
  solutionOf(step)
    .map((wish) => wished(game, wish))
    .find((choice) => choice !== undefined);

/** A learner who has done something else: does what the step asks for where that can be done, else what is sensible. */
export const finish = (lesson: Lesson, course: Course, plays: Plays, look: () => void): void =>
  goThrough(lesson, course, plays, {
    reads: () => true,
    chosen: (step) => listening(course, step) ?? plays(course.game, lesson.learner),
    mostInAStep: MOST_IN_A_STEP,
    look,
  });
/** A learner who does anything legal, and only sometimes what is said, until free play. */
export function stray(lesson: Lesson, course: Course, plays: Plays, chance: Chance, look: () => void): void {
  const heeds = below(chance, 4);
  const anything = (): Choice => {
    const legal = choices(course.game);
    return legal[below(chance, legal.length)];
  };
  goThrough(lesson, course, plays, {
    reads: () => below(chance, 2) === 0,
    chosen: (step) => (below(chance, 4) < heeds ? listening(course, step) : undefined) ?? anything(),
    mostInAStep: MOST_ANSWERS,
    look,
  });
}
