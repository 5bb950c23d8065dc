/** The rules to look things up in. */

import type { Lang } from '@peerless/text/language';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ScreenProps } from '../App.tsx';
import { Emblem } from '../look/art.tsx';
import { Back } from '../look/Back.tsx';
import { hasPictures } from '../look/heroes.ts';
import { NoSuchPage } from '../look/NoSuchPage.tsx';
import { linkTo } from '../route.ts';
import { lang, words } from '../words/words.ts';
import { EXPLAINED } from './questions.ts';
import type { Chapter, Entry } from './rules/outline.ts';
import { cut, entryOn, runs, search, sought, steps } from './text.ts';
import './learn.css';

const LOAD: Record<Lang, () => Promise<{ rules: Chapter[] }>> = {
  en: () => import('./rules/en.ts'),
  ru: () => import('./rules/ru.ts'),
  uk: () => import('./rules/uk.ts'),
  cs: () => import('./rules/cs.ts'),
};
function useRules(): Chapter[] | null {
  const wanted = lang();
  const rules = useSignal<Chapter[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    void LOAD[wanted]().then((loaded) => {
      if (isWanted) rules.value = loaded.rules;
    });
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  return rules.value;
}

const entriesOf = (rules: readonly Chapter[]): Entry[] => rules.flatMap(({ entries }) => entries);
/** A topic is an entry, a question of the game, the number of a rule, or a chapter. */
function placeOf(topic: string, rules: readonly Chapter[]): string | null {
  const entries = entriesOf(rules);
  const isThere = (list: readonly { id: string }[]): boolean => list.some(({ id }) => id === topic);
  if (isThere(entries)) return `learn-${topic}`;
  if (Object.hasOwn(EXPLAINED, topic)) return `learn-${EXPLAINED[topic as keyof typeof EXPLAINED]}`;
  const entry = entryOn(entries, topic);
  if (entry) return `learn-${entry.id}`;
  return isThere(rules) ? `chapter-${topic}` : null;
}
function goTo(topic: string, rules: readonly Chapter[]): void {
  const place = document.getElementById(placeOf(topic, rules) ?? '');
  place?.scrollIntoView();
  place?.focus({ preventScroll: true });
}

export function LearnScreen({ rest }: ScreenProps) {
  const { learn } = words();
  const rules = useRules();
  const query = useSignal('');
  const [topic] = rest;
  useEffect(() => {
    if (!rules || !topic) return;
    query.value = '';
    // The entry may have been hidden by a search, and is there again after the next drawing.
    const drawn = requestAnimationFrame(() => goTo(topic, rules));
    return () => cancelAnimationFrame(drawn);
  }, [topic, rules !== null]);
  const looked = sought(query.value);
  const hits = rules && looked.length ? search(entriesOf(rules), looked) : null;

  /** A link to where the address already points would do nothing. */
  const again = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (rules && topic && link?.getAttribute('href') === linkTo('learn', topic)) {
      query.value = '';
      requestAnimationFrame(() => goTo(topic, rules));
    }
  };
  if (rules && topic !== undefined && placeOf(topic, rules) === null) return <NoSuchPage />;
  return (
    <main class="page learn" onClick={again}>
      <header>
        <Back to={linkTo('')}>{learn.back}</Back>
        <h1>{learn.title}</h1>
      </header>
      <aside class="first" aria-labelledby="learn-first">
        <div>
          <h2 id="learn-first">{learn.firstGame}</h2>
          <p>{learn.firstGameText}</p>
        </div>
        <a class="button" href={linkTo('new', 'computer')}>
          {learn.toStart}
        </a>
      </aside>
      <search>
        <label for="learn-query">{learn.search}</label>
        <input
          id="learn-query"
          type="search"
          autocomplete="off"
          spellcheck={false}
          placeholder={learn.searchHint}
          value={query}
          onInput={(event) => {
            query.value = event.currentTarget.value;
          }}
        />
        <p role="status">{hits ? learn.found(hits.length) : ''}</p>
      </search>
      {rules === null ? (
        <div aria-busy="true" />
      ) : hits ? (
        <div class="told">
          {hits.length ? null : <p>{learn.nothing}</p>}
          {hits.map((entry) => (
            <EntryText key={entry.id} entry={entry} rules={rules} looked={looked} />
          ))}
          <button
            type="button"
            class="button"
            onClick={() => {
              query.value = '';
            }}
          >
            {learn.clear}
          </button>
        </div>
      ) : (
        <div class="columns">
          <Contents rules={rules} />
          <div class="told">
            {rules.map(({ id, title, entries }) => (
              <section key={id} data-chapter={id} aria-labelledby={`chapter-${id}`}>
                <h2 id={`chapter-${id}`} tabIndex={-1}>
                  {title}
                </h2>
                {entries.map((entry) => (
                  <EntryText key={entry.id} entry={entry} rules={rules} looked={[]} />
                ))}
              </section>
            ))}
          </div>
        </div>
      )}
    </main>
  );
}

const wide = matchMedia('(min-width: 820px)');
/** The chapter whose text is near the top of the window. */
function chapterRead(): string | undefined {
  const begun = [...document.querySelectorAll<HTMLElement>('.learn section')].filter(
    (section) => section.getBoundingClientRect().top < innerHeight * 0.3,
  );
  return begun.at(-1)?.dataset.chapter;
}
/** The chapters: always open beside the text, folded up above it where there is no room. */
function Contents({ rules }: { rules: Chapter[] }) {
  const { learn } = words();
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

function EntryText({ entry, rules, looked }: { entry: Entry; rules: Chapter[]; looked: readonly string[] }) {
  const { learn } = words();
  const titleOf = (id: string): string => entriesOf(rules).find((other) => other.id === id)?.title ?? id;
  const isHero = hasPictures(entry.id);
  return (
    <article>
      <h3 id={`learn-${entry.id}`} tabIndex={-1}>
        {isHero ? <Emblem hero={entry.id} size={28} /> : null}
        <span>
          <Marked text={entry.title} looked={looked} />
        </span>
      </h3>
      {entry.text.map((paragraph) => {
        const numbered = steps(paragraph);
        if (!numbered)
          return (
            <p key={paragraph}>
              <Said text={paragraph} looked={looked} />
            </p>
          );
        return (
          <ol key={paragraph}>
            {numbered.map((step) => (
              <li key={step}>
                <Said text={step} looked={looked} />
              </li>
            ))}
          </ol>
        );
      })}
      <footer>
        <p class="related">
          {learn.related}:{' '}
          {entry.related.map((id, place) => (
            <span key={id}>
              {place ? ', ' : ''}
              <a href={linkTo('learn', id)}>{titleOf(id)}</a>
            </span>
          ))}
          {isHero ? (
            <span>
              , <a href={linkTo('heroes', entry.id)}>{learn.toHero}</a>
            </span>
          ) : null}
        </p>
        <p class="rests">
          {learn.rests}:{' '}
          {entry.rules.map((rule, place) => (
            <span key={rule}>
              {place ? ', ' : ''}
              <a href={linkTo('learn', rule)}>
                <Marked text={rule} looked={looked} />
              </a>
            </span>
          ))}
        </p>
      </footer>
    </article>
  );
}

interface Shown {
  text: string;
  looked: readonly string[];
}
/** The text with its links. */
function Said({ text, looked }: Shown) {
  return (
    <>
      {runs(text).map(({ words: said, to }, place) =>
        to === null ? (
          <Marked key={place} text={said} looked={looked} />
        ) : (
          <a key={place} href={linkTo('learn', to)}>
            <Marked text={said} looked={looked} />
          </a>
        ),
      )}
    </>
  );
}
/** The text with what was looked for marked. */
function Marked({ text, looked }: Shown) {
  if (!looked.length) return <>{text}</>;
  return <>{cut(text, looked).map((part, place) => (place % 2 ? <mark key={place}>{part}</mark> : part))}</>;
}
