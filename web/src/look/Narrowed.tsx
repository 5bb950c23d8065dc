/** A few words whose longest is drawn narrower where it has no room: never smaller, never broken. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import './narrowed.css';

const narrow = (elements: readonly HTMLElement[]): void => {
  for (const each of elements) each.style.setProperty('--narrow', '1');
  const shares = elements.map(({ clientWidth, scrollWidth }) => (scrollWidth > clientWidth ? clientWidth / scrollWidth : 1));
  elements.forEach((each, n) => each.style.setProperty('--narrow', `${shares[n]}`));
};
/** All that were laid out together are measured together. */
const observer =
  typeof ResizeObserver === 'undefined'
    ? null
    : new ResizeObserver((entries) => narrow(entries.map(({ target }) => target as HTMLElement)));

export function Narrowed({ class: looks = '', children }: { class?: string; children: string }) {
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const words = element.current!;
    observer?.observe(words);
    return () => observer?.unobserve(words);
  }, [children]);
  return (
    <span class={`narrowed ${looks}`} ref={element}>
      <span>{children}</span>
    </span>
  );
}
