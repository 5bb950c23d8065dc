import { existsSync } from 'node:fs';
import { aptInstall } from './apt.mjs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Path of a Chromium, installed from Debian's packages if there is none. */
export function chromium() {
  const found = [process.env.CHROMIUM, ...PLACES].find((place) => place && existsSync(place));
  if (found) return found;
  process.stderr.write('Installing Chromium for the browser tests ...\n');
  aptInstall('chromium');
  const installed = PLACES.find((place) => existsSync(place));
  if (!installed) throw new Error('no Chromium was found or could be installed; set CHROMIUM to the path of one');
  return installed;
}

/** Starts a browser without a window. */
export async function launch() {
  const { chromium: playwright } = await import('playwright-core');
  return playwright.launch({ executablePath: chromium(), args: FLAGS });
}
