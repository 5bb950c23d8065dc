/** Boards as they are played on, without anybody on them and without names. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from '../bundle.mjs';
import { inPageProgram } from '../in-page.mjs';
import { ROOT } from '../repo.mjs';
import { served } from '../served.mjs';
import { ask, photo, shuffled } from './sheet.mjs';

const THEMES = { day: 'light', night: 'dark' };
const SCREEN = { width: 1440, height: 900, isTouched: false };
/** Whoever stands there, what may be chosen, and what lies over the board. */
const HIDDEN = `.fighter-piece, .fighter-above, .token-piece, .offered-glow, .offered-lights, .way-gone, .board-frame > :not(.board-pane) { display: none !important; }`;

/** A place, as somebody who does not know how the board is called would name it (docs/decisions/0032-seven-places.md). */
function placeOf({ id, title }) {
  const file = join(ROOT, 'boards', id, 'place.txt');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : title;
}

/** @param {{ id: string, title: string }[]} boards */
export async function boardSheets(out, boards) {
  const { look } = await import(pathToFileURL(await bundle('web/test/looking.ts')).href);
  const { url, browser, stop } = await served();
  const titles = new Map(boards.map((board) => [board.id, placeOf(board)]));
  const opened = (board) => ({
    lang: 'en',
    table: 'duel',
    hand: 5,
    at: 'action',
    board,
    heroes: ['medusa', 'sinbad'],
    isTouched: false,
    state: 'plain',
  });
  const seen = [];
  try {
    await look(
      { browser, url, program: await inPageProgram('web/test/in-page/index.ts') },
      boards.map(({ id }) => ({
        opened: opened(id),
        sights: Object.values(THEMES).map((theme) => ({ screen: SCREEN, theme, textSize: 1 })),
      })),
      async ({ opened: { board }, sight: { theme }, page }) => {
        await page.addStyleTag({ content: HIDDEN });
        seen.push({ board, theme, source: photo(await page.locator('.board-sheet').screenshot()) });
      },
    );
    const page = await browser.newPage({ viewport: { width: 1700, height: 900 } });
    for (const [time, theme] of Object.entries(THEMES)) {
      const shown = shuffled(
        seen.filter((each) => each.theme === theme),
        ({ board }) => `${board} by ${time}`,
      );
      await ask(page, out, `boards-by-${time}`, {
        columns: 2,
        width: 760,
        pictures: shown.map(({ source }) => source),
        answers: shown.map(({ board }) => titles.get(board)),
        choices: [...titles.values()],
      });
    }
  } finally {
    await stop();
  }
}
