import { pathToFileURL } from 'node:url';
import { launch } from './browser.mjs';
import { bundle } from './bundle.mjs';
import { setUp } from './setup.mjs';
import { site } from './site.mjs';

/** The page, built and served, and a browser to look at it; `stop` ends both. */
export async function served() {
  await setUp();
  const { serve } = await import(pathToFileURL(await bundle('server/src/index.ts')).href);
  const serving = await serve({ folder: site(), port: 0, host: '127.0.0.1' });
  const browser = await launch();
  const stop = async () => {
    await browser.close();
    await serving.stop();
  };
  /** Somebody with such a device and such settings. */
  const visitor = async (device, settings) => {
    const context = await browser.newContext(device);
    await context.addInitScript((kept) => localStorage.setItem('peerless.settings', kept), JSON.stringify(settings));
    return { context, page: await context.newPage() };
  };
  return { url: serving.url, browser, visitor, stop };
}
