/** Whether a hand that scrolls goes on above or below what is seen of it; it fades there. */
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** Pixels that nobody misses. */
const SLACK = 4;
export const hiddenOf = ({ scrollTop, scrollHeight, clientHeight }: Pick<Element, 'scrollTop' | 'scrollHeight' | 'clientHeight'>) => ({
  above: scrollTop > SLACK,
  below: scrollHeight - clientHeight - scrollTop > SLACK,
});
function mark(hand: HTMLElement): void {
  const { above, below } = hiddenOf(hand);
  hand.toggleAttribute('data-above', above);
  hand.toggleAttribute('data-below', below);
}

/** Looked at anew whenever it is scrolled, or it or what lies in it becomes larger or smaller. */
export function useMore(hand: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = hand.current;
    if (!element) return;
    const look = (): void => mark(element);
    const watching = new ResizeObserver(look);
    for (const each of [element, ...element.children]) watching.observe(each);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      watching.disconnect();
      element.removeEventListener('scroll', look);
    };
  });
}
