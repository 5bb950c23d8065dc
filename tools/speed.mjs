/** `npm run speed`: how heavy the page is, how soon it can be used on a slow device, and how quickly it answers. Measure on a quiet machine. */
import { calledWith } from './options.mjs';
import { served } from './served.mjs';

calledWith({
  run: 'npm run speed --',
  what: 'Tells how heavy the page is, how soon it can be used on a slow device, and how quickly it answers. Measure on a quiet machine.',
});

/** Visits are told by the median and the worst of so many. */
const VISITS = 5;
/** Presses are told by the median, the 95th percentile and the worst of so many. */
const ANSWERS = 200;

const { url, visitor, stop } = await served();
try {
  for (const lang of ['en', 'ru']) console.log(JSON.stringify({ lang, ...(await firstVisits(lang)) }));
  console.log(JSON.stringify(await answering()));
} finally {
  await stop();
}

async function visit(lang, isSlow) {
  const { context, page } = await visitor(
    { viewport: { width: 1280, height: 800 }, serviceWorkers: 'block', locale: lang },
    { lang, guidance: false },
  );
  const session = await context.newCDPSession(page);
  if (isSlow) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 40,
      downloadThroughput: 1.6e6 / 8,
      uploadThroughput: 0.75e6 / 8,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  return { page, context };
}

async function firstVisits(lang) {
  const visits = [];
  for (let n = 0; n < VISITS; n++) visits.push(await firstVisit(lang));
  const told = (figure) => {
    const sorted = visits.map((each) => each[figure]).sort((a, b) => a - b);
    return { median: sorted[VISITS >> 1], worst: sorted[VISITS - 1] };
  };
  return Object.fromEntries(Object.keys(visits[0]).map((figure) => [figure, told(figure)]));
}

/** An empty cache, a line of 1.6 Mbit/s, a processor four times slower: until the first screen can be used, and then a game. */
async function firstVisit(lang) {
  const { page, context } = await visit(lang, true);
  let scripts = 0;
  let all = 0;
  page.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes();
    all += responseBodySize;
    if (request.resourceType() === 'script' || request.url().endsWith('.js')) scripts += responseBodySize;
  });
  const started = Date.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('a[href="#/new/computer"]').waitFor();
  const start = Date.now() - started;
  await page.locator('a[href="#/new/computer"]').click();
  const chosen = Date.now();
  await page.locator('button.main').last().click();
  await page.locator('.board-frame').waitFor();
  const table = Date.now() - chosen;
  await page.waitForTimeout(1500);
  const figures = {
    startUsableMs: start,
    setUpToTableMs: table,
    scriptKB: Math.round(scripts / 1024),
    allKB: Math.round(all / 1024),
  };
  await context.close();
  return figures;
}

/** From a press to the next picture that shows its effect, on this machine at full speed; and pictures a second while a fighter moves. */
async function answering() {
  const waits = [];
  let framesPerSecond = 0;
  while (waits.length < ANSWERS) {
    const { page, context } = await visit('en', false);
    await page.goto(`${url}#/new/computer`);
    await page.locator('button.main').last().click();
    await page.locator('.board-frame').waitFor();
    await page.waitForTimeout(1500);
    const figures = await page.evaluate(pressAll, ANSWERS - waits.length);
    waits.push(...figures.waits);
    framesPerSecond = figures.framesPerSecond;
    await context.close();
  }
  waits.sort((a, b) => a - b);
  const told = (share) => Math.round(waits[Math.floor(waits.length * share)]);
  return { answers: waits.length, medianMs: told(0.5), p95Ms: told(0.95), worstMs: told(1 - 1 / waits.length), framesPerSecond };
}
/** In the page: presses what is offered, in turn, until the game is over or it was pressed so often. */
async function pressAll(most) {
  const waits = [];
  const frames = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const told = () => ['.log .lines', '.prompt'].map((part) => document.querySelector(part)?.textContent).join();
  for (let n = 0; waits.length < most && !document.querySelector('.result'); n++) {
    // Nobody presses while a picture is being drawn.
    await new Promise((resolve) => setTimeout(resolve, 60 + (n % 16)));
    const offered = [...document.querySelectorAll('[data-offered="true"], .answers button:not([aria-disabled="true"])')];
    if (!offered.length) continue;
    const before = told();
    const started = performance.now();
    offered[n % offered.length].dispatchEvent(new MouseEvent('click', { bubbles: true }));
    do await frames();
    while (told() === before && performance.now() - started < 1000);
    waits.push(performance.now() - started);
  }
  let count = 0;
  const until = performance.now() + 2000;
  while (performance.now() < until) {
    await frames();
    count++;
  }
  return { waits, framesPerSecond: count / 2 };
}
