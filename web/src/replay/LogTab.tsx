/** All that these eyes saw happen; each line leads to its moment, and what is still to come is paler. */

import type { Told } from '@peerless/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { byTurn, FILTERS, type Filter, KINDS } from '../play/Log.tsx';
import { language, words } from '../words/words.ts';
import { useReplay } from './replay.ts';

export function LogTab() {
  const { told, seq, lookAt, table } = useReplay();
  const filter = useSignal<Filter>('all');
  const list = useRef<HTMLDivElement>(null);
  const { play } = words();
  useEffect(() => {
    const box = list.current;
    const line = [...(box?.querySelectorAll<HTMLElement>('[data-when="past"], [data-when="now"]') ?? [])].at(-1);
    if (!box) return;
    const top = line ? line.offsetTop - box.offsetTop : 0;
    if (top < box.scrollTop + 30 || top > box.scrollTop + box.clientHeight - 60) box.scrollTop = top - box.clientHeight / 2;
  }, [seq.value, filter.value, told.value]);
  const isWanted = ({ event }: Told): boolean => filter.value === 'all' || KINDS[filter.value].includes(event.kind);
  const when = (at: number): string => (at === seq.value ? 'now' : at < seq.value ? 'past' : 'future');
  return (
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
                  {language().event(heading.event, table())}
                </button>
              </h3>
            ) : null}
            <ul>
              {lines.filter(isWanted).map(({ event, seq: at }, n) => (
                <li key={`${at}-${n}`}>
                  <button
                    type="button"
                    class={`told ${event.kind}`}
                    data-when={when(at)}
                    aria-current={at === seq.value}
                    onClick={() => lookAt(at)}
                  >
                    {language().event(event, table())}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
