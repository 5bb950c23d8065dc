/** The first duel as it is kept, at any of its steps: all before it are over. */
import type { Kept } from '../src/host/host.ts';
import { lessonKept, newLesson } from '../src/lesson/kept.ts';
import { firstDuel } from './learner.ts';

export function lessonAt(step: string): Kept {
  const lesson = firstDuel();
  const kept = newLesson('first-duel', lesson);
  const { id, progress } = lessonKept(kept);
  const before = lesson.steps.slice(
    0,
    lesson.steps.findIndex((each) => each.id === step),
  );
  return { ...kept, id: `at-${step}`, lesson: { id, progress: { ...progress, ended: before.map((each) => ({ step: each.id, seq: 0 })) } } };
}
