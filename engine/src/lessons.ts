/** Lessons: games that teach. Apart from the rest, so that only whoever teaches loads them. */
export {
  type Answer,
  type Instead,
  LESSON_FORMAT,
  type Lesson,
  type LessonStep,
  originOf,
  PARTS_OF_TABLE,
  type PartOfTable,
  type Parts,
  type Pointed,
  parseLesson,
  type Rule,
  type Said,
  type Wish,
} from './files/lesson.ts';
export type { Plays } from './files/lesson-course.ts';
export {
  answered,
  begun,
  continued,
  heard,
  next,
  type Progress,
  read,
  ruled,
  type Seen,
  saying,
  seen,
  stepAt,
  wordedAt,
} from './files/lesson-progress.ts';
export { type LessonShortfall, type Thoroughness, verifyLesson } from './files/verify-lesson.ts';
export { type Fought, foughtAfter, NOTHING_FOUGHT } from './seeing/last-combat.ts';
