import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { webkit as paths } from '../../../tools/browser.mjs';
import { freePort } from '../../../tools/free-port.mjs';
import { type Engine, SIZE, type Tab } from './engine.ts';
import { session } from './webdriver.ts';

/** WebKit, as GTK has it. Its driver drives one browser, and a browser is one device. */
export async function webkit(): Promise<Engine> {
  const { driver, browser, screen } = paths();
  const ends: (() => Promise<void>)[] = [];
  const start = (program: string, args: string[], options: SpawnOptions): { child: ChildProcess; end(): Promise<void> } => {
    const child = spawn(program, args, options);
    const end = ending(child);
    ends.push(end);
    return { child, end };
  };
  const shown = start(screen, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = await once(shown.child.stdio[3]!, 'data');
  const env = {
    ...process.env,
    DISPLAY: `:${String(display).trim()}`,
    LANG: 'en_US.UTF-8',
    LANGUAGE: 'en',
    NO_AT_BRIDGE: '1',
    // There is no graphics card to share memory with; without the attempt a press takes half the time.
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    // Root may not make a sandbox; the page is our own.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };

  const open = async (): Promise<Tab> => {
    const port = await freePort();
    const { end } = start(driver, [`--port=${port}`], { env, stdio: 'ignore' });
    const capabilities = { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } };
    return { ...(await session(`http://127.0.0.1:${port}`, capabilities, SIZE)), errors: [], close: end };
  };
  return { open, close: async () => void (await Promise.all(ends.map((end) => end()))) };
}

/** What ends a program and waits until it is over; it ends with this process in any case. */
function ending(child: ChildProcess): () => Promise<void> {
  const over = once(child, 'close');
  const kill = (): boolean => child.kill();
  process.once('exit', kill);
  return async () => {
    process.off('exit', kill);
    kill();
    await over;
  };
}
