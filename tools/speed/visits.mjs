import { weighing } from './weighing.mjs';

/** Visits are told by the median and the worst of so many. */
const VISITS = 5;

/** Somebody at a desk who has not been here before. */
export async function visit({ visitor }, lang, slower = 1) {
  const { context, page } = await visitor(
    { viewport: { width: 1280, height: 800 }, serviceWorkers: 'block', locale: lang },
    { lang, guidance: false },
  );
  const session = await context.newCDPSession(page);
  if (slower > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return { page, context, session };
}
/** At a new table, once it has been drawn. */
export async function atTable(served, slower) {
  const visiting = await visit(served, 'en', slower);
  await visiting.page.goto(`${served.url}#/new/computer`);
  await visiting.page.locator('button.main').last().click();
  await visiting.page.locator('.board-frame').waitFor();
  await visiting.page.waitForTimeout(1500);
  return visiting;
}

export async function firstVisits(served, lang) {
  const visits = [];
  for (let n = 0; n < VISITS; n++) visits.push(await firstVisit(served, lang));
  const told = (figure) => {
    const sorted = visits.map((each) => each[figure]).sort((a, b) => a - b);
    return { median: sorted[VISITS >> 1], worst: sorted[VISITS - 1] };
  };
  return Object.fromEntries(Object.keys(visits[0]).map((figure) => [figure, told(figure)]));
}

const SLOW_LINE = { offline: false, latency: 40, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };

/** An empty cache, a connection of 1.6 Mbit/s, a processor four times slower: until the first screen can be used, and then a game. */
async function firstVisit(served, lang) {
  const { page, context, session } = await visit(served, lang, 4);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_LINE);
  const weighed = weighing(page);
  const started = Date.now();
  await page.goto(served.url, { waitUntil: 'commit' });
  await page.locator('a[href="#/new/computer"]').waitFor();
  const start = Date.now() - started;
  const first = weighed();
  await page.locator('a[href="#/new/computer"]').click();
  const chosen = Date.now();
  await page.locator('button.main').last().click();
  await page.locator('.board-frame').waitFor();
  const table = Date.now() - chosen;
  await page.waitForTimeout(1500);
  const { scripts, all } = await weighed();
  const figures = {
    startUsableMs: start,
    setUpToTableMs: table,
    firstScreenScriptKB: Math.round((await first).scripts / 1024),
    scriptKB: Math.round(scripts / 1024),
    allKB: Math.round(all / 1024),
  };
  await context.close();
  return figures;
}
