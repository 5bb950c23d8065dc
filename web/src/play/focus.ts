/** Whoever plays by keyboard keeps their place: what had the focus and is gone leaves it to what is asked. */
import { useEffect } from 'preact/hooks';

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

export function useKeptFocus(): void {
  useEffect(() => {
    /** Is there a focus to keep? A press beside everything gives it up. */
    let isKept = false;
    const gain = (): void => {
      isKept = true;
    };
    const press = ({ target }: PointerEvent): void => {
      isKept = target instanceof Element && target.closest(FOCUSABLE) !== null;
    };
    const look = (): void => {
      if (!isKept || document.activeElement !== document.body) return;
      const prompt = document.querySelector<HTMLElement>('[data-part="prompt"]');
      if (!prompt) return;
      prompt.tabIndex = -1;
      prompt.focus({ preventScroll: true });
    };
    // What is taken out of the page, put away or switched off says nothing itself.
    const watching = new MutationObserver(look);
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
