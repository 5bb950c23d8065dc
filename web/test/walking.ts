/** Where the keyboard comes to. */
import type { Page } from 'playwright-core';

/** Gives everything that the keyboard comes to a number, in the order of the page: of choices only the one that is made; in a dialog, what is in it. */
export const numbered = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const around = document.querySelector('dialog:modal') ?? document;
    const all = [...around.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]')];
    const isOther = (each: HTMLElement): boolean =>
      each instanceof HTMLInputElement &&
      each.type === 'radio' &&
      !each.checked &&
      all.some((other) => other instanceof HTMLInputElement && other.name === each.name && other.checked);
    const met = all.filter(
      (each) => each.tabIndex >= 0 && !each.matches(':disabled') && !isOther(each) && each.checkVisibility({ visibilityProperty: true }),
    );
    for (const [n, each] of met.entries()) each.dataset.number = `${n}`;
    return met.length;
  });
/** Where the focus is, each time after the key was pressed. */
export async function walk(page: Page, key: string, times: number): Promise<number[]> {
  const way: number[] = [];
  for (let n = 0; n < times; n++) {
    await page.keyboard.press(key);
    // What is pointed at is drawn before the next key.
    await page.waitForTimeout(20);
    way.push(await page.evaluate(() => Number((document.activeElement as HTMLElement).dataset.number ?? -1)));
  }
  return way;
}
