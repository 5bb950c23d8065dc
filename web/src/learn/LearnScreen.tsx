/** The rules to look things up in. */

import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { FirstDuel } from '../lesson/FirstDuel.tsx';
import { MoreLessons } from '../lesson/MoreLessons.tsx';
import { Back } from '../look/Back.tsx';
import { NoSuchPage } from '../look/NoSuchPage.tsx';
import { Title } from '../look/Title.tsx';
import { MeetingList } from '../meetings/MeetingList.tsx';
import { linkTo, type ScreenProps } from '../route.ts';
import { texts } from '../texts/texts.ts';
import { Contents } from './Contents.tsx';
import { EntryText } from './EntryText.tsx';
import type { Chapter } from './rules/outline.ts';
import { type Found, NOTHING, sought } from './search.ts';
import { placeOf } from './topics.ts';
import { useRules } from './use-rules.ts';
import './learn.css';

function goTo(topic: string, rules: readonly Chapter[]): void {
  const place = document.getElementById(placeOf(topic, rules) ?? '');
  place?.scrollIntoView();
  place?.focus({ preventScroll: true });
}

export function LearnScreen({ rest }: ScreenProps) {
  const { learn } = texts();
  const loaded = useRules();
  const rules = loaded?.rules ?? null;
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
  const found = loaded && looked.length ? loaded.search(looked) : null;

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
        <Title>{learn.title}</Title>
      </header>
      <FirstDuel />
      <MoreLessons />
      <MeetingList />
      <Search query={query} found={found?.hits.length} />
      {rules === null ? (
        <div aria-busy="true" />
      ) : found ? (
        <Hits found={found} rules={rules} query={query} />
      ) : (
        <div class="columns">
          <Contents rules={rules} />
          <Chapters rules={rules} />
        </div>
      )}
    </main>
  );
}

function Search({ query, found }: { query: Signal<string>; found: number | undefined }) {
  const { learn } = texts();
  return (
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
      <p role="status">{found === undefined ? '' : learn.found(found)}</p>
    </search>
  );
}
function Hits({ found: { hits, looked }, rules, query }: { found: Found; rules: Chapter[]; query: Signal<string> }) {
  const { learn } = texts();
  return (
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
  );
}
function Chapters({ rules }: { rules: Chapter[] }) {
  return (
    <div class="told">
      {rules.map(({ id, title, entries }) => (
        <section key={id} data-chapter={id} aria-labelledby={`chapter-${id}`}>
          <h2 id={`chapter-${id}`} tabIndex={-1}>
            {title}
          </h2>
          {entries.map((entry) => (
            <EntryText key={entry.id} entry={entry} rules={rules} looked={NOTHING} />
          ))}
        </section>
      ))}
    </div>
  );
}
