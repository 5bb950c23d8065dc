/** The game of a lesson as it is kept: begun, taken up, begun again. */
import type { Level } from '@peerless/ai';
import { RULES, record } from '@peerless/engine';
import { begun, type Lesson, originOf } from '@peerless/engine/lessons';
import type { Sitting } from '@peerless/protocol';
import { gamesKept, keepGame, keptOf } from '../games/store.ts';
import type { InLesson, Kept } from '../host/host.ts';

export const lessonKept = (kept: Kept): InLesson => {
  if (!kept.lesson) throw new Error(`the game ${kept.id} is not one of a lesson`);
  return kept.lesson;
};

export function newLesson(id: string, lesson: Lesson): Kept {
  const { setup, seed, position } = originOf(lesson);
  const seats = setup.heroes.map(
    (_, seat): Sitting => (seat === lesson.learner ? { kind: 'person' } : { kind: 'computer', level: lesson.level as Level }),
  );
  return { ...keptOf(record({ ...setup, rules: RULES }, seed, [], position), seats), lesson: { id, progress: begun() } };
}
/** The games of a lesson, the latest first. */
export const gamesOf = async (id: string): Promise<Kept[]> => (await gamesKept()).filter(({ lesson }) => lesson?.id === id);

/** The one that was left, or a new one. */
export async function takenUp(id: string, lesson: Lesson): Promise<Kept> {
  const left = (await gamesOf(id)).find(({ over }) => !over);
  return left ?? kept(newLesson(id, lesson));
}
/** From the start: in the place of one that is given up, beside one that is over. */
export async function again(last: Kept, lesson: Lesson): Promise<Kept> {
  const fresh = newLesson(lessonKept(last).id, lesson);
  return kept(last.over ? fresh : { ...fresh, id: last.id });
}
/** In its place, as it was when the last step began; null where that is the beginning. */
export async function fromLastStep(last: Kept): Promise<Kept | null> {
  const { answers } = last.record;
  const { id, progress } = lessonKept(last);
  // What ended with the game was not reached.
  const from = Math.max(0, ...progress.ended.map(({ seq }) => seq).filter((seq) => seq < answers.length));
  if (from === 0) return null;
  const back = keptOf({ ...last.record, answers: answers.slice(0, from) }, last.seats);
  return kept({ ...back, id: last.id, lesson: { id, progress } });
}
async function kept(game: Kept): Promise<Kept> {
  await keepGame(game);
  return game;
}
