/** What a screen reader says by itself: whatever comes into a live region while the page is open. */
import type { Page } from 'playwright-core';

declare global {
  var announced: string[];
}

/** From now on. */
export const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const LIVE = '[aria-live="polite"], [aria-live="assertive"], [role="log"], [role="status"], [role="alert"]';
    globalThis.announced = [];
    const regionOf = (node: Node): Element | null => {
      const region = (node instanceof Element ? node : node.parentElement)?.closest(`${LIVE}, [aria-live="off"]`);
      return region?.matches('[aria-live="off"]') || !region?.checkVisibility() ? null : region;
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (!regionOf(target)) continue;
        if (type === 'characterData') globalThis.announced.push(target.nodeValue ?? '');
        for (const added of addedNodes) globalThis.announced.push(added.textContent ?? '');
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });

export const announcedSoFar = (page: Page): Promise<string[]> => page.evaluate(() => globalThis.announced);
