import { afterEach, expect, it, vi } from 'vitest';

const asked = vi.hoisted(() => vi.fn<(method: string, path: string) => Promise<unknown>>());
vi.mock('./me.ts', () => ({ ask: asked }));
const { ownOrigin } = await import('./own-origin.ts');

const at = (origin: string): void => void vi.stubGlobal('location', new URL(origin));
afterEach(() => {
  vi.unstubAllGlobals();
  asked.mockReset();
});

it.each(['https://peerless.example', 'http://192.168.1.7:8080', 'http://127.example', 'http://mylocalhost'])(
  'friends open %s as it is, and nothing is asked',
  async (origin) => {
    at(origin);
    expect(await ownOrigin()).toBe(origin);
    expect(asked).not.toHaveBeenCalled();
  },
);
it.each(['http://localhost:8080', 'http://127.0.0.1:8080', 'http://127.1.2.3', 'http://[::1]:8080'])(
  'friends open another than %s, if the server has one',
  async (origin) => {
    at(origin);
    asked.mockResolvedValueOnce(['http://192.168.1.7:8080', 'http://10.0.0.2:8080']);
    expect(await ownOrigin()).toBe('http://192.168.1.7:8080');
    expect(asked.mock.calls).toEqual([['GET', '/addresses']]);
    asked.mockResolvedValueOnce([]);
    expect(await ownOrigin()).toBeNull();
  },
);
it('it stays as the page was opened where no server answers, or something else does', async () => {
  at('http://localhost:8080');
  asked.mockRejectedValueOnce(new Error('gone'));
  expect(await ownOrigin()).toBe('http://localhost:8080');
  asked.mockResolvedValueOnce({ no: 'busy' });
  expect(await ownOrigin()).toBe('http://localhost:8080');
});
