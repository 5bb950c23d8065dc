import { placeOf } from './presses.mjs';
import { atTable } from './visits.mjs';

/** A processor so many times slower, presses in its duel, and milliseconds between two of them: what one leads to is shown. */
const SLOWER = 4;
const PRESSES = 40;
const APART = 1_500;
/** Milliseconds after which a picture is seen to come late. */
const LONG = 50;

/** How long the page does one thing without drawing, in forty presses: the processor time of its tasks times four, nothing being slowed, so that other programs do not count. */
export async function smoothness(served) {
  const { page, context, session } = await atTable(served);
  const tasks = await traced(session, () => duel(page));
  await context.close();
  const long = tasks.filter(({ milliseconds }) => milliseconds > LONG).sort((a, b) => b.milliseconds - a.milliseconds);
  return {
    slower: SLOWER,
    tasks: tasks.length,
    over50Ms: long.length,
    worstMs: Math.round(Math.max(...tasks.map(({ milliseconds }) => milliseconds))),
    because: long.slice(0, 8).map(({ milliseconds, because }) => `${Math.round(milliseconds)} ms: ${because}`),
  };
}

async function duel(page) {
  for (let n = 0; n < PRESSES && !(await page.locator('.result').count()); n++) {
    const at = await page.evaluate(placeOf, n);
    if (at) await page.mouse.click(at.x, at.y);
    await page.waitForTimeout(APART);
  }
}

/** The tasks of the page's own thread while something is done. */
async function traced(session, act) {
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'] },
  });
  await act();
  const isComplete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await isComplete;
  const main = threadOf(events);
  const own = events.filter(({ pid, tid, ph, tdur }) => ph === 'X' && tdur && `${pid} ${tid}` === main);
  const isTask = ({ name }) => name === 'RunTask' || name === 'ThreadControllerImpl::RunTask';
  return own.filter(isTask).map((task) => ({ milliseconds: (SLOWER * task.tdur) / 1_000, because: partsOf(task, own) }));
}
/** The thread of the page: the renderer's in which most scripts ran. */
function threadOf(events) {
  const named = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const busy = ({ pid, tid }) => events.filter((each) => each.pid === pid && each.tid === tid && each.name === 'FunctionCall').length;
  const [{ pid, tid }] = named.sort((a, b) => busy(b) - busy(a));
  return `${pid} ${tid}`;
}
/** The longest parts of a task, by their names. */
const partsOf = (task, all) =>
  all
    .filter(({ ts, name, tdur }) => ts >= task.ts && ts < task.ts + task.dur && !name.includes('RunTask') && tdur > 4_000)
    .sort((a, b) => b.tdur - a.tdur)
    .slice(0, 5)
    .map(
      ({ name, tdur, args }) =>
        `${name}${args?.data?.functionName ? ` ${args.data.functionName}` : ''} ${Math.round((SLOWER * tdur) / 1_000)}`,
    )
    .join(', ');
