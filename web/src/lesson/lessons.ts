/** The lessons there are: a file each, loaded when it is wanted. */
import { type Lesson, parseLesson } from '@peerless/engine/lessons';

const FILES = import.meta.glob<string>(['../../../lessons/*.lesson', '../../../heroes/*/*.lesson'], { query: '?raw', import: 'default' });
const PLACES = new Map(Object.keys(FILES).map((path) => [/([^/]+)\.lesson$/.exec(path)![1], path]));

/** What "Learn to play" opens. */
export const FIRST = 'first-duel';

export async function lessonNamed(id: string): Promise<Lesson | null> {
  const path = PLACES.get(id);
  return path === undefined ? null : parseLesson(JSON.parse(await FILES[path]()));
}
