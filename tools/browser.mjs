import { existsSync } from 'node:fs';
import { aptInstall } from './apt.mjs';

const CHROMIUM = {
  name: 'Chromium',
  variable: 'CHROMIUM',
  packages: ['chromium'],
  places: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:/Program Files/Google/Chrome/Application/chrome.exe',
  ],
};
const FIREFOX = {
  name: 'Firefox',
  variable: 'FIREFOX',
  packages: ['firefox-esr'],
  places: [
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:/Program Files/Mozilla Firefox/firefox.exe',
  ],
};
/** WebKitGTK, on Linux only: its driver, the browser that the driver starts, and a screen for its window. */
const WEBKIT = { variable: 'WEBKIT_DRIVER', packages: ['webkit2gtk-driver', 'xvfb'] };
const WEBKIT_DRIVER = { ...WEBKIT, name: 'WebKitWebDriver', places: ['/usr/bin/WebKitWebDriver'] };
const MINI_BROWSER = {
  ...WEBKIT,
  name: 'MiniBrowser of WebKitGTK',
  variable: 'WEBKIT_BROWSER',
  places: ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
};
const SCREEN = { ...WEBKIT, name: 'Xvfb', variable: 'XVFB', places: ['/usr/bin/Xvfb'] };

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const chromium = () => found(CHROMIUM);
export const firefox = () => found(FIREFOX);
export const webkit = () => ({ driver: found(WEBKIT_DRIVER), browser: found(MINI_BROWSER), screen: found(SCREEN) });

/** Path of a program, installed from Debian's packages if there is none. */
function found({ name, variable, packages, places }) {
  const there = () => [process.env[variable], ...places].find((place) => place && existsSync(place));
  const place = there();
  if (place) return place;
  process.stderr.write(`Installing ${packages.join(', ')} for the browser tests ...\n`);
  aptInstall(...packages);
  const installed = there();
  if (!installed) throw new Error(`no ${name} was found or could be installed; set ${variable} to the path of one`);
  return installed;
}

/** Starts a browser without a window. */
export async function launch() {
  const { chromium: playwright } = await import('playwright-core');
  return playwright.launch({ executablePath: chromium(), args: FLAGS });
}
