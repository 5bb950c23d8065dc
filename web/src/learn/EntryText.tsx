/** An entry of the rules, with what was looked for marked. */
import { Emblem } from '../look/art.tsx';
import { emblemOf } from '../look/heroes.ts';
import { linkTo } from '../route.ts';
import { texts } from '../texts/texts.ts';
import type { Chapter, Entry } from './rules/outline.ts';
import { cut, type Looked } from './search.ts';
import { runs, steps } from './text.ts';
import { entriesOf } from './topics.ts';

export function EntryText({ entry, rules, looked }: { entry: Entry; rules: Chapter[]; looked: Looked }) {
  const { learn } = texts();
  const titleOf = (id: string): string => entriesOf(rules).find((other) => other.id === id)?.title ?? id;
  const isHero = emblemOf(entry.id) !== undefined;
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
  looked: Looked;
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
  if (!looked.words.length) return <>{text}</>;
  return <>{cut(text, looked).map((part, place) => (place % 2 ? <mark key={place}>{part}</mark> : part))}</>;
}
