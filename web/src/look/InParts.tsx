/** A list of any length, a part of it at a time. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { texts } from '../texts/texts.ts';

const PART = 20;

interface Props<T> {
  of: readonly T[];
  class?: string;
  lang?: string;
  /** What is in each `li`. */
  children: (each: T) => ComponentChildren;
  keyOf: (each: T, place: number) => string | number;
}
export function InParts<T>({ of, class: looks, lang, children, keyOf }: Props<T>) {
  const shown = useSignal(PART);
  const list = useRef<HTMLUListElement>(null);
  const left = of.length - shown.value;
  const more = (): void => {
    const before = shown.value;
    shown.value += PART;
    // The button moves away, or is gone: reading goes on where the list ended.
    requestAnimationFrame(() => (list.current?.children[before] as HTMLElement | undefined)?.focus());
  };
  return (
    <>
      <ul ref={list} class={looks} lang={lang}>
        {of.slice(0, shown.value).map((each, place) => (
          <li key={keyOf(each, place)} tabIndex={place > 0 && place % PART === 0 ? -1 : undefined}>
            {children(each)}
          </li>
        ))}
      </ul>
      {left > 0 ? (
        <button type="button" class="button plain" onClick={more}>
          {texts().games.more(left)}
        </button>
      ) : null}
    </>
  );
}
