/** A browser that is driven over HTTP as https://www.w3.org/TR/webdriver2 says. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Tab } from './engine.ts';

/** Milliseconds that any request may take. */
const PATIENCE = 60_000;
/** Keys that have no character, by the number that the standard gives them. */
const KEYS: Record<string, string> = { Tab: '\ue004', Enter: '\ue007', Escape: '\ue00c' };

/** Asks a driver at an address; what it refuses is thrown. */
function asking(address: string) {
  return async <T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> => {
    const response = await fetch(address + path, {
      method,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    });
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };
}

/** Begins a session with the driver as soon as it serves. */
export async function session(
  address: string,
  capabilities: object,
  size: { width: number; height: number },
): Promise<Omit<Tab, 'errors' | 'close'>> {
  const ask = asking(address);
  await serving(ask);
  const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', { capabilities: { alwaysMatch: capabilities } });
  const post = <T>(path: string, body: object): Promise<T> => ask<T>('POST', `/session/${sessionId}/${path}`, body);
  const act = (type: 'pointer' | 'key', actions: object[]) => post<void>('actions', { actions: [{ type, id: type, actions }] });
  const run = async <T>(expression: string): Promise<T> => {
    const script = `const done = arguments[0]; (async () => (${expression}))().then((value) => done({ value }), (problem) => done({ problem: String(problem) }))`;
    const { value, problem } = await post<{ value: T; problem?: string }>('execute/async', { script, args: [] });
    if (problem) throw new Error(problem);
    return value;
  };
  await post('timeouts', { script: PATIENCE, pageLoad: PATIENCE });
  await fill(size, post, run);
  return {
    goto: (url) => post('url', { url }),
    reload: () => post('refresh', {}),
    run,
    press: (x, y) =>
      act('pointer', [
        { type: 'pointerMove', duration: 0, x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    type: async (...keys) => {
      const down = keys.map((key) => KEYS[key] ?? key);
      await act(
        'key',
        down.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
      );
    },
  };
}

async function serving(ask: ReturnType<typeof asking>): Promise<void> {
  for (let left = PATIENCE / 50; ; left--) {
    try {
      await ask('GET', '/status');
      return;
    } catch (problem) {
      if (!left) throw problem;
      await pause(50);
    }
  }
}

/** Makes the window as large as its page shall be and the bars around it are. */
async function fill(size: { width: number; height: number }, post: <T>(path: string, body: object) => Promise<T>, run: Tab['run']) {
  await post('window/rect', size);
  const { width, height } = await run<typeof size>('({ width: outerWidth - innerWidth, height: outerHeight - innerHeight })');
  await post('window/rect', { width: size.width + width, height: size.height + height });
}
