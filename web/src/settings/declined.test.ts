import { expect, it, vi } from 'vitest';

const kept = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => kept.set(key, text),
});
const GAZE = { game: 'a', seat: 0, hero: 'medusa' };

it('is declined in its game and for its seat, until the player wants to be asked again', async () => {
  const { decline, declined, isDeclined } = await import('./declined.ts');
  expect(isDeclined(GAZE)).toBe(false);
  decline(GAZE);
  decline({ ...GAZE });
  expect(declined.value).toEqual([GAZE]);
  expect(isDeclined({ ...GAZE })).toBe(true);
  for (const other of [{ game: 'b' }, { seat: 1 }, { hero: 'dracula' }]) expect(isDeclined({ ...GAZE, ...other })).toBe(false);

  vi.resetModules();
  const reloaded = await import('./declined.ts');
  expect(reloaded.isDeclined(GAZE)).toBe(true);
  reloaded.askAgain({ ...GAZE });
  expect(reloaded.declined.value).toEqual([]);
});
