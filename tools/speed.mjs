/** `npm run speed`: how heavy the page is, how soon it can be used on a slow device, and how quickly it answers. Measure on a quiet machine. */
import { served } from './served.mjs';

/** Visits are told by the median and the worst of so many. */
const VISITS = 5;

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
  await page.locator('svg.board').waitFor();
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
  const { page, context } = await visit('en', false);
  await page.goto(`${url}#/new/computer`);
  await page.locator('button.main').last().click();
  await page.locator('svg.board').waitFor();
  await page.waitForTimeout(1500);
  const figures = await page.evaluate(async () => {
    const waits = [];
    const frames = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let n = 0; n < 60; n++) {
      const offered = [...document.querySelectorAll('[data-offered="true"], .answers button:not([aria-disabled="true"])')];
      if (!offered.length) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        continue;
      }
      const before = document.querySelector('.log .lines').textContent + document.querySelector('.prompt').textContent;
      const started = performance.now();
      offered[n % offered.length].dispatchEvent(new MouseEvent('click', { bubbles: true }));
      while (performance.now() - started < 1000) {
        await frames();
        if (document.querySelector('.log .lines').textContent + document.querySelector('.prompt').textContent !== before) break;
      }
      waits.push(performance.now() - started);
    }
    let count = 0;
    const until = performance.now() + 2000;
    while (performance.now() < until) {
      await frames();
      count++;
    }
    waits.sort((a, b) => a - b);
    return {
      answers: waits.length,
      medianMs: waits[waits.length >> 1],
      p95Ms: waits[Math.floor(waits.length * 0.95)],
      framesPerSecond: count / 2,
    };
  });
  await context.close();
  return figures;
}
