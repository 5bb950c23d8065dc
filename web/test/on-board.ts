/** Things on the board, as they lie on the screen. */
import type { Locator, Page } from 'playwright-core';
import { board } from './browser.ts';

export async function centreOf(thing: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await thing.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}
/** The space where somebody stands, as the buttons of the board tell it. */
export const spaceOf = (page: Page, fighter: string): Promise<string | null> =>
  board(page)
    .getByRole('button', { name: new RegExp(`, ${fighter}, \\d+ health`) })
    .getAttribute('data-space');

/** Numbers and letters that are drawn: tags beside spaces, or numbers in them. */
export const numbersOn = (page: Page): Promise<string[]> =>
  page.locator('.board-sheet').evaluate((sheet) => {
    const shown = [...sheet.querySelectorAll<SVGElement>('.name-tag text, .space-number')];
    return shown.map((text) => [...text.childNodes].map((node) => node.textContent).join(' '));
  });
