import { launch } from '../../../tools/browser.mjs';
import { type Engine, SIZE, type Tab } from './engine.ts';

/** Chromium, by Playwright. */
export async function chromium(): Promise<Engine> {
  const browser = await launch();
  const open = async (): Promise<Tab> => {
    const context = await browser.newContext({ viewport: SIZE, locale: 'en' });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', ({ message }) => errors.push(message));
    return {
      goto: async (address) => void (await page.goto(address)),
      reload: async () => void (await page.reload()),
      run: (expression) => page.evaluate(expression),
      press: (x, y) => page.mouse.click(x, y),
      type: async (...keys) => {
        for (const key of keys) await page.keyboard.press(key);
      },
      errors,
      close: () => context.close(),
    };
  };
  return { open, close: () => browser.close() };
}
