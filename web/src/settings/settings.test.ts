import { beforeEach, expect, it, vi } from 'vitest';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (place: string) => kept.get(place) ?? null,
  setItem: (place: string, text: string) => kept.set(place, text),
});
vi.stubGlobal('navigator', { languages: ['de-AT', 'cs-CZ'] });
vi.stubGlobal('addEventListener', () => {});
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
vi.stubGlobal('document', { documentElement: { dataset: {}, style: { setProperty() {} } } });
beforeEach(() => {
  kept.clear();
  vi.resetModules();
});
const read = async (laid: unknown) => {
  if (laid !== undefined) kept.set('peerless.settings', typeof laid === 'string' ? laid : JSON.stringify(laid));
  return (await import('./settings.ts')).settings.value;
};

it('are those of a new player at first, in the first language of theirs that there is', async () =>
  expect(await read(undefined)).toMatchObject({ lang: 'cs', theme: 'auto', textSize: 1, guidance: true, keys: { next: 'n' } }));

it('come back as they were', async () => {
  const changed = { lang: 'uk', theme: 'dark', side: 'colors', palette: 'protan', labels: true, textSize: 1.4, speed: 'instant' };
  const others = { motion: 'full', volume: 0, isMuted: true, guidance: false, asksTwice: true };
  const fresh = await read(undefined);
  vi.resetModules();
  const all = { ...changed, ...others, keys: { ...fresh.keys, next: 'Enter' } };
  expect(await read(all)).toEqual(all);
});

it.each<[string, unknown]>([
  ['a language that is not there', { lang: 'xx' }],
  ['a language that is no text', { lang: 7 }],
  ['a strange theme', { theme: 'blue' }],
  ['a strange side', { side: 'back' }],
  ['strange colours', { palette: 'grey' }],
  ['a strange speed', { speed: 'never' }],
  ['strange motion', { motion: null }],
  ['letters that are neither there nor not', { labels: 'yes' }],
  ['text of no size', { textSize: 0 }],
  ['text of a huge size', { textSize: 40 }],
  ['a size that is no number', { textSize: '1' }],
  ['a strange volume', { volume: 2 }],
  ['a volume that is none', { volume: null }],
  ['a key that is no text', { keys: { next: 7 } }],
  ['keys that are none', { keys: 'abc' }],
  ['no keys', { keys: null }],
  ['something else', { more: 1 }],
])('of settings with %s the rest holds', async (_, damaged) => {
  const fresh = await read(undefined);
  vi.resetModules();
  expect(await read({ ...(damaged as object), asksTwice: true })).toEqual({ ...fresh, asksTwice: true });
});

it.each(['{', '7', '"all"', 'null', '[1]', '{"length":3}'])('are fresh where nothing sound was kept: %s', async (text) =>
  expect(await read(text)).toMatchObject({ lang: 'cs', speed: 'normal' }),
);
