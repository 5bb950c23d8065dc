/** The lessons beside the first, by their titles; nothing where there are none. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Emblem } from '../look/art.tsx';
import { linkTo } from '../route.ts';
import { lang } from '../texts/texts.ts';
import { furtherLessons, lessonNamed } from './lessons.ts';
import { isSpoken, lessonTexts } from './texts.ts';
import './more-lessons.css';

interface Listed {
  id: string;
  teacher: string;
  title: Readonly<Record<string, string>>;
}
/** `hero`: of that one alone. */
export function MoreLessons({ hero }: { hero?: string }) {
  const listed = useSignal<readonly Listed[]>([]);
  useEffect(() => {
    const load = async ({ id }: { id: string }): Promise<Listed[]> => {
      const lesson = await lessonNamed(id);
      return lesson ? [{ id, teacher: lesson.teacher, title: lesson.title }] : [];
    };
    void Promise.all(furtherLessons(hero).map(load)).then((found) => {
      listed.value = found.flat();
    });
  }, [hero]);
  if (!isSpoken.value || !listed.value.length) return null;
  return (
    <nav class="more-lessons" aria-labelledby="more-lessons">
      <h2 id="more-lessons">{lessonTexts().more}</h2>
      <ul>
        {listed.value.map(({ id, teacher, title }) => (
          <li key={id}>
            <Emblem hero={teacher} size={24} />
            <a href={linkTo('lesson', id)}>{title[lang()]}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
