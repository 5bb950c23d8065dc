/** The chapters: always open beside the text, folded up above it where there is no room. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { atLeast } from '../look/widths.ts';
import { linkTo } from '../route.ts';
import { texts } from '../texts/texts.ts';
import type { Chapter } from './rules/outline.ts';

const wide = atLeast('columns');
/** The chapter whose text is near the top of the window. */
function chapterRead(): string | undefined {
  const begun = [...document.querySelectorAll<HTMLElement>('.learn section')].filter(
    (section) => section.getBoundingClientRect().top < innerHeight * 0.3,
  );
  return begun.at(-1)?.dataset.chapter;
}
export function Contents({ rules }: { rules: Chapter[] }) {
  const { learn } = texts();
  const isOpen = useSignal(wide.matches);
  const reading = useSignal<string | undefined>(undefined);
  useEffect(() => {
    const fold = (): void => {
      isOpen.value = wide.matches;
    };
    const follow = (): void => {
      reading.value = chapterRead();
    };
    wide.addEventListener('change', fold);
    addEventListener('scroll', follow, { passive: true });
    return () => {
      wide.removeEventListener('change', fold);
      removeEventListener('scroll', follow);
    };
  }, []);
  return (
    <nav aria-label={learn.chapters}>
      <details
        open={isOpen.value}
        onToggle={(event) => {
          isOpen.value = event.currentTarget.open;
        }}
      >
        <summary>{learn.chapters}</summary>
        <ol>
          {rules.map(({ id, title, entries }) => (
            <li key={id}>
              <a
                href={linkTo('learn', entries[0].id)}
                aria-current={reading.value === id || undefined}
                onClick={() => {
                  isOpen.value = wide.matches;
                }}
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
        <button type="button" class="button" onClick={() => print()}>
          {learn.print}
        </button>
      </details>
    </nav>
  );
}
