import { afterEach, describe, expect, it, vi } from 'vitest';
import { watch } from './presses.mjs';
import { weighing } from './weighing.mjs';

describe('the weight of a page', () => {
  it('counts what has come, also while its size is being asked for, and nothing that comes later', async () => {
    let finish: (request: object) => void = () => {};
    const weighed = weighing({ on: (_: string, hear: typeof finish) => (finish = hear) });
    const answers: (() => void)[] = [];
    const request = (url: string, bytes: number): object => ({
      url: () => url,
      resourceType: () => 'other',
      sizes: () => new Promise((resolve) => answers.push(() => resolve({ responseBodySize: bytes }))),
    });
    finish(request('/a.js', 100));
    finish(request('/a.css', 10));
    const first = weighed();
    finish(request('/b.js', 1000));
    for (const each of answers) each();
    expect(await first).toEqual({ scripts: 100, all: 110 });
    expect(await weighed()).toEqual({ scripts: 1100, all: 1110 });
  });
});

describe('a press', () => {
  afterEach(() => vi.unstubAllGlobals());
  /** A page in which a picture comes every 20 ms; `change` is called with how long ago the press was. */
  function pressed(change: (gone: number) => { told?: string; taken?: object[] }): Promise<{ milliseconds: number | null } | null> {
    let now = 0;
    const seen = () => change(now);
    let settle: (event: { timeStamp: number }) => void = () => {};
    const page = { pressed: { begin() {}, ended: async (): Promise<{ milliseconds: number | null } | null> => null } };
    vi.stubGlobal('window', page);
    vi.stubGlobal('performance', { now: () => now });
    vi.stubGlobal('document', {
      querySelector: (what: string) => (what === '.prompt' ? { textContent: seen().told ?? 'asked' } : { dataset: {} }),
      querySelectorAll: () => (seen().taken ?? []).map((dataset) => ({ dataset })),
    });
    vi.stubGlobal('requestAnimationFrame', (drawn: () => void) => {
      now += 20;
      setImmediate(drawn);
    });
    vi.stubGlobal('addEventListener', (_: string, hear: typeof settle) => (settle = hear));
    watch();
    page.pressed.begin();
    settle({ timeStamp: 0 });
    return page.pressed.ended();
  }
  it('is counted by when it shows, however long that takes', async () => {
    expect(await pressed((gone) => ({ told: gone < 30 ? 'asked' : 'told' }))).toMatchObject({ milliseconds: 40 });
    expect(await pressed((gone) => ({ told: gone < 2500 ? 'asked' : 'told' }))).toMatchObject({ milliseconds: 2500 });
  });
  it('is not counted where it only takes something up', async () => {
    expect(await pressed((gone) => ({ taken: gone < 30 ? [] : [{ fighter: 'medusa' }] }))).toBeNull();
  });
  it('has no time where nothing ever comes of it', async () => {
    expect(await pressed(() => ({}))).toMatchObject({ milliseconds: null });
  });
});
