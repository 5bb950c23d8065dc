/** How far a learner has come in a lesson, what is said to them, and what the others do. */
import { distance } from '../data/board.ts';
import { boardNamed } from '../data/known.ts';
import type { Described } from '../seeing/described.ts';
import type { LastCombat } from '../seeing/last-combat.ts';
import type { View } from '../seeing/view.ts';
import { fits } from './choosing.ts';
import { compare } from './expectation.ts';
import type { Answer, Instead, Lesson, LessonStep, Parts, Rule, Wish } from './lesson.ts';

/** What a learner has seen: the table, and how the last combat came out, once there was one. */
export type Seen = View & { lastCombat?: LastCombat | null };
/** Plain data, kept with the game. */
export interface Progress {
  /** One step after the other, and how many answers the game had then. */
  ended: readonly { step: string; seq: number }[];
  /** The learner plays without the teacher. */
  isOff: boolean;
  /** The answer to what was done last: which one, of which step; null: of those for all steps. */
  said: { answer: number; of: string | null } | null;
  /** Which of the other words hold now, the step's and then those for all; left out: its own. */
  instead?: number;
}
export const begun = (): Progress => ({ ended: [], isOff: false, said: null });

/** The step that is being taught; null: all are over. */
export const stepAt = ({ steps }: Lesson, { ended }: Progress): LessonStep | null => steps[ended.length] ?? null;
/** The same, with what it says and points at now. */
export function wordedAt(lesson: Lesson, progress: Progress): LessonStep | null {
  const step = stepAt(lesson, progress);
  const other = step && otherWords(lesson, step)[progress.instead ?? -1];
  return step && other ? { ...step, says: other.says, points: other.points } : step;
}

const otherWords = ({ meanwhile = [] }: Lesson, { instead = [] }: LessonStep): readonly Instead[] => [...instead, ...meanwhile];

/** Kept before the lesson was changed, it goes on after the last of its steps that there still is; a step that is new before that is passed over. */
export function continued({ steps }: Lesson, progress: Progress): Progress {
  const { ended } = progress;
  const last = steps.findLastIndex(({ id }) => ended.some(({ step }) => step === id));
  const now = steps.slice(0, last + 1).map(({ id }) => id);
  if (now.length === ended.length && now.every((id, i) => id === ended[i].step)) return progress;
  const until = (place: number): number => ended.find(({ step }) => steps.findIndex(({ id }) => id === step) >= place)!.seq;
  const { instead: _, ...rest } = progress;
  return { ...rest, ended: now.map((step, place) => ({ step, seq: until(place) })), said: null };
}

const has = (view: Seen, parts: Parts): boolean => !compare(view, parts, '');
const isWished = (choice: Described, wish: Wish, { waiting }: View): boolean =>
  Object.keys(wish).length === 0 || fits({ described: choice, about: waiting?.about ?? {} }, wish);

const endedAt = ({ ended, instead: _, ...rest }: Progress, { id }: LessonStep, seq: number): Progress => ({
  ...rest,
  ended: [...ended, { step: id, seq }],
});
/** When the game is over, only what is still to be said at the end is said. */
const isLastWord = ({ steps }: Lesson, step: LessonStep): boolean =>
  steps.slice(steps.indexOf(step)).every(({ awaits }) => 'next' in awaits);

/** After any change of the learner's view, and at the beginning: ends what is awaited and now so, and passes over what need not be taught. Where answers were taken back, what they ended begins anew. */
export function seen(lesson: Lesson, progress: Progress, view: Seen): Progress {
  const kept = progress.ended.filter(({ seq }) => seq <= view.seq);
  let now = kept.length < progress.ended.length ? { ...progress, ended: kept, said: null } : progress;
  for (let step = stepAt(lesson, now); step; step = stepAt(lesson, now)) {
    if (step.unless?.some((parts) => has(view, parts))) now = endedAt(now, step, view.seq);
    else if ('expect' in step.awaits && has(view, step.awaits.expect)) now = { ...endedAt(now, step, view.seq), said: null };
    else if (view.over && !isLastWord(lesson, step)) now = endedAt(now, step, view.seq);
    else break;
  }
  return worded(lesson, now, view);
}
function worded(lesson: Lesson, progress: Progress, view: Seen): Progress {
  const { instead, ...rest } = progress;
  const step = stepAt(lesson, progress);
  const own = step?.instead?.length ?? 0;
  const isAside = step !== null && isBesideTheQuestion(lesson, step, view);
  const place = step ? otherWords(lesson, step).findIndex(({ when }, i) => (i < own || isAside) && has(view, when)) : -1;
  if (place === (instead ?? -1)) return progress;
  return place < 0 ? rest : { ...rest, instead: place };
}

/** The learner is asked for something else than what the step asks for, or cannot choose it here. */
function isBesideTheQuestion({ learner }: Lesson, step: LessonStep, view: View): boolean {
  const wishes = wishesOf(step);
  const isAsked = view.waiting?.seat === learner && wishes.length > 0 && !step.isFree;
  return isAsked && !view.choices.some((choice) => wishes.some((wish) => isWished(choice, wish, view)));
}

/** The learner has chosen this where they saw that. Whoever goes on instead of reading has read enough. */
export function answered(lesson: Lesson, progress: Progress, choice: Described, before: Seen): Progress {
  const step = stepAt(lesson, progress);
  if (!step) return { ...progress, said: null };
  const { awaits } = step;
  if ('next' in awaits || 'reads' in awaits)
    return answered(lesson, seen(lesson, endedAt(progress, step, before.seq), before), choice, before);
  const is = (wish: Wish): boolean => isWished(choice, wish, before);
  const ended = (): Progress => endedAt(progress, step, before.seq + 1);
  if ('choose' in awaits && is(awaits.choose)) return { ...ended(), said: null };
  if ('choose' in awaits && awaits.or && is(awaits.or)) return { ...ended(), said: answerTo(lesson, step, is) };
  return { ...progress, said: solutionOf(step).some(is) ? null : answerTo(lesson, step, is) };
}
/** What a learner who listens does in a step. */
export const solutionOf = ({ awaits, solution }: LessonStep): readonly Wish[] => solution ?? ('choose' in awaits ? [awaits.choose] : []);
/** Whatever it asks to choose, at any question. */
export const wishesOf = (step: LessonStep): Wish[] => [...solutionOf(step), ...('choose' in step.awaits ? [step.awaits.choose] : [])];
/** The step's own answer, or one of those for all steps; in free play nothing has to be answered. */
function answerTo({ otherwise }: Lesson, { id, answers = [], isFree }: LessonStep, is: (wish: Wish) => boolean): Progress['said'] {
  const place = (among: readonly Answer[]): number => among.findIndex(({ choose }) => is(choose));
  const own = place(answers);
  if (own >= 0) return { answer: own, of: id };
  const common = isFree ? -1 : place(otherwise);
  return common < 0 ? null : { answer: common, of: null };
}

/** The learner has looked at this card. */
export function read(lesson: Lesson, progress: Progress, card: string, seq: number): Progress {
  const step = stepAt(lesson, progress);
  return step && 'reads' in step.awaits && step.awaits.reads === card ? { ...endedAt(progress, step, seq), said: null } : progress;
}
/** The learner wants to hear what comes next. */
export function next(lesson: Lesson, progress: Progress, seq: number): Progress {
  const step = stepAt(lesson, progress);
  return step && 'next' in step.awaits ? { ...endedAt(progress, step, seq), said: null } : progress;
}

/** The learner has heard the answer to what was done last: the step speaks again. */
export const heard = (progress: Progress): Progress => (progress.said ? { ...progress, said: null } : progress);

/** What the teacher says now, one text at a time: the answer to what was just done, else what the step says; null: nothing. */
export function saying(lesson: Lesson, progress: Progress, language: string): { says: string; isAnswer: boolean } | null {
  const step = wordedAt(lesson, progress);
  if (!step || progress.isOff) return null;
  const answer = answerSaid(lesson, progress);
  return { says: (answer ?? step).says[language], isAnswer: answer !== undefined };
}
function answerSaid({ steps, otherwise }: Lesson, { said }: Progress): Answer | undefined {
  if (!said) return undefined;
  return (said.of === null ? otherwise : steps.find(({ id }) => id === said.of)?.answers)?.[said.answer];
}

/** What another seat chooses by the rules of the lesson, as a place in these choices; null: its computer player decides. Only what that seat sees counts. */
export function ruled({ others }: Lesson, view: View, choices: readonly Described[]): number | null {
  for (const rule of others) {
    if (rule.when && !has(view, rule.when)) continue;
    const found = choices.flatMap((choice, i) => (isWished(choice, rule.choose, view) ? [i] : []));
    if (found.length) return nearestOf(found, rule, view, choices);
  }
  return null;
}
function nearestOf(found: readonly number[], { toward }: Rule, view: View, choices: readonly Described[]): number {
  const to = toward === undefined ? null : view.fighters[toward]?.space;
  const board = boardNamed(view.setup.board);
  if (!to || !board) return found[0];
  const far = (i: number): number => {
    const { space } = choices[i];
    return space === undefined ? Number.POSITIVE_INFINITY : distance(board, board.numbers.get(space)!, board.numbers.get(to)!);
  };
  return found.reduce((best, i) => (far(i) < far(best) ? i : best));
}
