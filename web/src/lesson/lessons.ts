/** The lessons there are: a file each, loaded when it is wanted. */
import { type Lesson, parseLesson } from '@peerless/engine/lessons';
import { type Place, placed } from './places.ts';

const FILES = import.meta.glob<string>(['../../../lessons/**/*.lesson', '../../../heroes/**/*.lesson'], {
  query: '?raw',
  import: 'default',
});
export const PLACES: readonly Place[] = placed(Object.keys(FILES));

/** What "Learn to play" opens. */
export const FIRST = 'first-duel';
/** All but that one; of one hero, where it is named. */
export const furtherLessons = (hero?: string, all = PLACES): Place[] =>
  all.filter((place) => place.id !== FIRST && (hero === undefined || place.hero === hero));

export async function lessonNamed(id: string): Promise<Lesson | null> {
  const place = PLACES.find((each) => each.id === id);
  return place === undefined ? null : parseLesson(JSON.parse(await FILES[place.path]()));
}
