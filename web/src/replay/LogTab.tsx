/** All that these eyes saw happen; each line leads to its moment, and what is still to come is paler. */

import type { Event } from '@peerless/engine';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { byTurn, FILTERS, type Filter, KINDS, LineNumber } from '../play/Log.tsx';
import { language, texts } from '../texts/texts.ts';
import { LineCard } from './LineCard.tsx';
import { useReplay } from './replay.ts';

export function LogTab() {
  const { told, seq, view, lookAt, cast } = useReplay();
  const filter = useSignal<Filter>('all');
  const pointed = useSignal<Event | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const { play } = texts();
  useEffect(() => {
    const box = list.current;
    const line = [...(box?.querySelectorAll<HTMLElement>('[data-when="past"], [data-when="now"]') ?? [])].at(-1);
    if (!box) return;
    const top = line ? line.offsetTop - box.offsetTop : 0;
    if (top < box.scrollTop + 30 || top > box.scrollTop + box.clientHeight - 60) box.scrollTop = top - box.clientHeight / 2;
  }, [seq.value, filter.value, told.value]);
  // A line that is gone cannot be left.
  useEffect(() => void (pointed.value = null), [filter.value, told.value]);
  const isWanted = ({ kind }: Event): boolean => filter.value === 'all' || KINDS[filter.value].includes(kind);
  const when = (at: number): string => (at === seq.value ? 'now' : at < seq.value ? 'past' : 'future');
  return (
    <>
      <section class="log" aria-label={play.log}>
        <div class="filters" role="group" aria-label={play.filter}>
          {FILTERS.map((each) => (
            <button key={each} type="button" aria-pressed={filter.value === each} onClick={() => (filter.value = each)}>
              {play.filters[each]}
            </button>
          ))}
        </div>
        <div class="lines" ref={list}>
          {byTurn(told.value).map(({ turn, heading, lines }) => (
            <section key={turn}>
              {heading ? (
                <h3>
                  <button type="button" class="told" data-when={when(heading.seq)} onClick={() => lookAt(heading.seq)}>
                    {language().event(heading.event, cast())}
                  </button>
                </h3>
              ) : null}
              <ul>
                {lines.map(({ event, seq: at }, n) =>
                  isWanted(event) ? (
                    <li key={`${at}-${n}`}>
                      <button
                        type="button"
                        class="told"
                        data-event={event.kind}
                        data-when={when(at)}
                        aria-current={at === seq.value}
                        onClick={() => lookAt(at)}
                        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && (pointed.value = event)}
                        onPointerLeave={() => (pointed.value = null)}
                        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && (pointed.value = event)}
                        onBlur={() => (pointed.value = null)}
                      >
                        {language().event(event, cast())}
                        <LineNumber turn={turn} line={n} />
                      </button>
                    </li>
                  ) : null,
                )}
              </ul>
            </section>
          ))}
        </div>
      </section>
      <LineCard event={pointed} view={view} />
    </>
  );
}
