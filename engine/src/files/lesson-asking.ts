/** Whether what a lesson asks for can be done at this moment: nobody is to look for a card that is gone, or for an attack that is not legal. */
import type { Choice } from '../data/choice.ts';
import { clone, type Game } from '../data/game.ts';
import { asked, choices, questionOf } from '../machine/machine.ts';
import { answer } from '../seeing/answer.ts';
import { type View, view } from '../seeing/view.ts';
import { fits, given } from './choosing.ts';
import type { Lesson, LessonStep, Pointed, Wish } from './lesson.ts';
import { type Progress, wishesOf, wordedAt } from './lesson-progress.ts';

/** Something that is asked for and cannot be had. */
export interface Vain {
  problem: string;
  expected: unknown;
}

/** What the words that hold now ask of the learner in vain; null: all of it can be done. */
export function askedInVain(lesson: Lesson, progress: Progress, game: Game): Vain | null {
  const step = wordedAt(lesson, progress);
  if (!step || step.isFree || game.over || asked(game) !== lesson.learner) return null;
  const wishes = progress.instead === undefined ? wishesOf(step) : [];
  const sight = view(game, lesson.learner);
  const pointed = (step.points ?? []).map((each) => vainlyPointed(each, wishes, sight, game));
  return pointed.find((each) => each !== null) ?? vainlyWished(step, wishes, game);
}

function vainlyPointed(pointed: Pointed, wishes: readonly Wish[], sight: View, game: Game): Vain | null {
  const vain = (problem: string): Vain => ({ problem, expected: pointed });
  if ('fighter' in pointed) return sight.fighters[pointed.fighter].defeated ? vain('it points at a fighter who is defeated') : null;
  if ('card' in pointed) {
    const wanted = wishes.filter(({ card }) => card === pointed.card);
    const { hand } = sight.seats[sight.eyes as number];
    return (wanted.length ? hand : cardsSeen(sight)).includes(pointed.card) ? null : vain('it points at a card that is gone');
  }
  if ('space' in pointed) {
    const who = Object.values(sight.fighters).find(({ space, defeated }) => space === pointed.space && !defeated);
    const isTaken = who !== undefined && who.seat !== sight.eyes && wishes.some(({ space }) => space === pointed.space);
    return isTaken ? vain('it points at a space where somebody else stands') : null;
  }
  const isVain = 'answer' in pointed && isAbout(pointed.answer, game) && !legal(game, [pointed.answer]).length;
  return isVain ? vain('it points at an answer that cannot be given') : null;
}
/** Wherever the learner sees cards lie. */
export function cardsSeen({ seats, inPlay, combats }: View): string[] {
  const laid = combats.flatMap(({ attack, defense }) => [attack.card, attack.boost, defense.card, defense.boost]);
  return [...seats.flatMap(({ hand, discard }) => [...hand, ...discard]), ...inPlay, ...laid].filter((card) => card !== null);
}

/** The question that is asked now is of the kind that the wish names. */
const isAbout = ({ kind, action }: Wish, game: Game): boolean => (kind ?? (action && 'action')) === questionOf(game);
const legal = (game: Game, wishes: readonly Wish[]): Choice[] =>
  choices(game).filter((choice) => wishes.some((wish) => fits(given(game, choice), wish)));

function vainlyWished({ awaits }: LessonStep, wishes: readonly Wish[], game: Game): Vain | null {
  if (!wishes.length) return null;
  if (!legal(game, wishes).length) return { problem: 'nothing of what it asks for can be chosen now', expected: wishes };
  if (!('choose' in awaits) || questionOf(game) !== 'action') return null;
  const awaited = awaits.or ? [awaits.choose, awaits.or] : [awaits.choose];
  return leads(game, wishes, awaited) ? null : { problem: 'what it asks for does not lead to what it awaits', expected: awaited };
}
/** Whether whoever does what is wished for comes to choose what is awaited, before they have another action. */
function leads(game: Game, wishes: readonly Wish[], awaited: readonly Wish[]): boolean {
  if (legal(game, awaited).length) return true;
  const now = wishes.filter((wish) => isAbout(wish, game));
  return (now.length ? legal(game, now) : choices(game)).some((choice) => {
    const after = clone(game);
    answer(after, choice);
    const isStill = !after.over && asked(after) === asked(game) && questionOf(after) !== 'action';
    return isStill && leads(after, wishes, awaited);
  });
}
