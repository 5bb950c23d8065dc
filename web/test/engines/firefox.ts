import puppeteer, { type Browser, type KeyInput } from 'puppeteer-core';
import { firefox as path } from '../../../tools/browser.mjs';
import { type Engine, SIZE, type Tab } from './engine.ts';

/** Pixels of the window above the page. */
const BARS = 86;

/** Firefox, by Puppeteer over WebDriver BiDi. A browser is one device: only its first window can be given a size, and a tab behind another is drawn once a second. */
export async function firefox(): Promise<Engine> {
  const started: Browser[] = [];
  const open = async (): Promise<Tab> => {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: path(),
      args: ['--width', `${SIZE.width}`, '--height', `${SIZE.height + BARS}`],
      defaultViewport: null,
      extraPrefsFirefox: { 'intl.accept_languages': 'en' },
    });
    started.push(browser);
    const [page] = await browser.pages();
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (problem) => errors.push(String(problem)));
    return {
      goto: async (address) => void (await page.goto(address)),
      reload: async () => void (await page.reload()),
      run: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
      press: (x, y) => page.mouse.click(x, y),
      type: async (...keys) => {
        for (const key of keys) await page.keyboard.press(key as KeyInput);
      },
      errors,
      close: () => browser.close(),
    };
  };
  const close = async (): Promise<void> => void (await Promise.all(started.map((browser) => browser.close())));
  return { open, close };
}
