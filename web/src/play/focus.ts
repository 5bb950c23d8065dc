/** Whoever plays by keyboard keeps their place: what had the focus and is gone leaves it to what is asked. */
import { useEffect } from 'preact/hooks';

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Whoever goes on by themselves leaves a thing that is still there; the browser names nothing in between. */
const isThere = (element: Element): boolean => element.isConnected && element.checkVisibility() && !element.matches(':disabled');

export function useKeptFocus(): void {
  useEffect(() => {
    /** What has the focus, or had it last. A press beside everything gives it up. */
    let held: Element | null = null;
    const gain = ({ target }: FocusEvent): void => {
      held = target as Element;
    };
    const press = ({ target }: PointerEvent): void => {
      held = target instanceof Element ? target.closest(FOCUSABLE) : null;
    };
    const look = (): void => {
      if (held === null || document.activeElement !== document.body || isThere(held)) return;
      const prompt = document.querySelector<HTMLElement>('[data-part="prompt"]');
      if (!prompt) return;
      prompt.tabIndex = -1;
      prompt.focus({ preventScroll: true });
    };
    // What is taken out of the page, put away or switched off says nothing itself.
    // Between two things that Tab leads from and to, nothing has the focus for a moment.
    const watching = new MutationObserver(() => setTimeout(look));
    watching.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'open', 'hidden'] });
    document.addEventListener('focusin', gain);
    document.addEventListener('pointerdown', press);
    return () => {
      watching.disconnect();
      document.removeEventListener('focusin', gain);
      document.removeEventListener('pointerdown', press);
    };
  }, []);
}
