/** `#/lesson/first-duel`: takes a lesson up where it was left, or begins it. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { NoSuchPage } from '../look/NoSuchPage.tsx';
import { linkTo, type ScreenProps } from '../route.ts';
import { texts } from '../texts/texts.ts';
import { takenUp } from './kept.ts';
import { FIRST, lessonNamed } from './lessons.ts';

export function LessonScreen({ rest: [id = FIRST] }: ScreenProps) {
  const problem = useSignal<'none' | 'unkept' | null>(null);
  useEffect(() => {
    let isLeft = false;
    const open = async (): Promise<void> => {
      const lesson = await lessonNamed(id);
      if (!lesson) {
        problem.value = 'none';
        return;
      }
      const kept = await takenUp(id, lesson);
      // Whoever goes back comes to where they were before.
      if (!isLeft) location.replace(linkTo('play', kept.id));
    };
    open().catch(() => {
      problem.value = 'unkept';
    });
    return () => {
      isLeft = true;
    };
  }, [id]);
  if (problem.value === 'none') return <NoSuchPage />;
  return (
    <main class="page" aria-busy={problem.value === null}>
      {problem.value === null ? null : <p class="note bad">{texts().start.problems.kept}</p>}
    </main>
  );
}
