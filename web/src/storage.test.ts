import '@peerless/boards';
import '@peerless/heroes';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { freshPlan, rememberedPlan, rememberPlan } from './online/new/plan.ts';
import { type Draft, remember, remembered } from './start/draft.ts';

const kept = new Map<string, string>();
const storage = { getItem: (place: string) => kept.get(place) ?? null, setItem: (place: string, text: string) => kept.set(place, text) };
vi.stubGlobal('localStorage', storage);
vi.stubGlobal('sessionStorage', storage);
beforeEach(() => {
  kept.clear();
  vi.resetModules();
});
const lay = (place: string, value: unknown): void => void kept.set(`peerless.${place}`, JSON.stringify(value));

const DRAFT: Draft = { ...remembered('computer'), board: null };
const [place, other] = DRAFT.places;

describe('what is kept comes back', () => {
  it('as it was', () => {
    remember('computer', DRAFT);
    remember('people-2', { ...DRAFT, board: 'soho' });
    expect(remembered('computer')).toEqual(DRAFT);
    expect(remembered('people-2').board).toBe('soho');
    const plan = { ...freshPlan(), bans: 2, clock: { kind: 'turn' as const, seconds: 60 } };
    rememberPlan(plan);
    expect(rememberedPlan()).toEqual(plan);
  });
  it.each<[string, unknown]>([
    ['is nothing', null],
    ['is a list', [DRAFT]],
    ['has a strange mode', { ...DRAFT, mode: 'brawl' }],
    ['has no places', { ...DRAFT, places: undefined }],
    ['has one place', { ...DRAFT, places: [place] }],
    ['has a broken place', { ...DRAFT, places: [place, { ...other, sitting: { kind: 'computer', level: 'wise' } }] }],
    ['has a broken handicap', { ...DRAFT, places: [place, { ...other, handicap: '3' }] }],
    ['has strange options', { ...DRAFT, options: { ...DRAFT.options, mulligan: 'maybe' } }],
    ['has a hero that is not there', { ...DRAFT, places: [place, { ...other, hero: 'nobody' }] }],
  ])('but not a draft that %s', (_, damaged) => {
    lay('setup', { computer: damaged, 'people-2': DRAFT });
    expect(remembered('computer')).toMatchObject({ mode: 'duel', board: expect.any(String), places: [{}, { sitting: { level: 'easy' } }] });
    expect(remembered('people-2')).toEqual(DRAFT);
  });
  it('but of a plan only what is sound', () => {
    lay('table', { ...freshPlan(), bans: 'two', clock: { kind: 'turn' }, seats: ['me', 'wise'], isPublic: false, more: 1 });
    expect(rememberedPlan()).toEqual({ ...freshPlan(), isPublic: false });
    lay('table', { ...freshPlan(), seats: ['me', 'open', 'open'] });
    expect(rememberedPlan()).toEqual(freshPlan());
  });
  it('but of lists only the entries that are', async () => {
    lay('met', ['boost', 7, '', null, 'reach']);
    expect((await import('./settings/met.ts')).met.value).toEqual(['boost', 'reach']);
    const gaze = { game: 'a', seat: 0, hero: 'medusa' };
    lay('declined', [gaze, { ...gaze, seat: 9 }, { game: 'a' }, 'gaze']);
    expect((await import('./settings/declined.ts')).declined.value).toEqual([gaze]);
  });
  it.each(['{', '7', '"all"', 'null', '{"length":3}'])('or nothing does: %s', async (text) => {
    for (const each of ['setup', 'table', 'met', 'declined']) kept.set(`peerless.${each}`, text);
    expect(remembered('computer').mode).toBe('duel');
    expect(rememberedPlan()).toEqual(freshPlan());
    expect((await import('./settings/met.ts')).met.value).toEqual([]);
    expect((await import('./settings/declined.ts')).declined.value).toEqual([]);
  });
  it('and a browser that keeps nothing is no hindrance', () => {
    const refuse = (): never => {
      throw new Error('forbidden');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    remember('computer', DRAFT);
    expect(remembered('computer').mode).toBe('duel');
    vi.stubGlobal('localStorage', storage);
  });
});

describe('who plays here', () => {
  beforeEach(() => void vi.stubGlobal('addEventListener', () => {}));
  it.each<[string, unknown, unknown]>([
    ['is known by id and key', { id: 'ada', key: 'secret' }, { id: 'ada', key: 'secret' }],
    ['is unknown without a key', { id: 'ada' }, null],
    ['is unknown if the key is no text', { id: 'ada', key: 7 }, null],
    ['is unknown if there is something else', ['ada'], null],
  ])('%s', async (_, laid, player) => {
    lay('player', laid);
    expect((await import('./online/me.ts')).key.value).toEqual(player);
  });
});
