import '@peerless/boards';
import { type Setup, scene, type View, view } from '@peerless/engine';
import '@peerless/heroes';
import { beforeEach, describe, expect, it } from 'vitest';
import { met } from '../settings/met.ts';
import { isMeeting, type Tips, tips } from './tips.ts';

const SETUP: Setup = { board: 'heorot', heroes: ['medusa', 'sinbad'], mode: 'duel' };
/** Medusa stands beside a door, and her deck is nearly empty. */
const at = (turn: number, hand: readonly string[] = ['feint']): View => {
  const seats = [{ hand: [...hand], deck: ['dash'], rest: 'discard' as const }];
  return view(scene(SETUP, { turn, fighters: { medusa: { space: 's14' }, sinbad: { space: 's30' } }, seats }), 0);
};
const EIGHT = ['feint', 'feint', 'feint', 'dash', 'dash', 'snipe', 'snipe', 'regroup'];
const told = (of: Tips, seen: View, explained: readonly string[] = []): string | null => {
  const tip = of.at({ view: seen, told: [] }, explained);
  of.tell(tip, seen);
  return tip?.id ?? null;
};
const goOn = (of: Tips, { seq }: View): void => of.goOn(seq + 1);

beforeEach(() => {
  met.value = [];
});

describe('what newcomers are told', () => {
  it('first explains the question, then speaks of one thing', () => {
    const table = tips();
    expect(told(table, at(3), ['action'])).toBe('action');
    table.end();
    expect(told(table, at(3), ['action'])).toBe('exhaustion');
    expect(table.told.value).toMatchObject({ id: 'exhaustion', picture: { piece: 'deck' } });
  });
  it('is one thing in a turn', () => {
    const table = tips();
    told(table, at(3));
    table.end();
    expect(told(table, at(3))).toBeNull();
    expect(table.told.value).toBeNull();
    expect(told(table, at(4))).toBe('doors');
  });
  it('in the same turn of another game is told there', () => {
    const table = tips();
    told(table, at(3));
    table.end();
    expect(told(tips(), at(3))).toBe('doors');
  });
  it('has been told to whoever plays on, too', () => {
    const table = tips();
    told(table, at(3));
    goOn(table, at(3));
    expect(met.value).toEqual(['exhaustion']);
    expect(told(table, at(3))).toBeNull();
    expect(told(table, at(4))).toBe('doors');
  });
  it('has not been told to whoever goes back, or was told nothing', () => {
    const table = tips();
    told(table, at(3));
    table.goOn(at(3).seq);
    expect(met.value).toEqual([]);
    table.tell(null, at(3));
    goOn(table, at(3));
    expect(met.value).toEqual([]);
  });
  it('is told with its picture where it is asked, whatever was told in this turn', () => {
    const table = tips();
    told(table, at(3));
    table.end();
    const full = at(3, EIGHT);
    const asked = { ...full, waiting: { ...full.waiting!, kind: 'handLimit' as const } };
    const tip = table.at({ view: asked, told: [] }, ['action']);
    expect(tip && isMeeting(tip) && tip.picture).toEqual({ piece: 'hand' });
    expect(told(table, asked)).toBe('handLimit');
    table.end();
    expect(told(table, asked)).toBeNull();
  });
  it('is nothing to whoever is not asked', () => {
    expect(told(tips(), { ...at(3), choices: [] }, ['action'])).toBeNull();
    expect(told(tips(), { ...at(3), waiting: null }, ['action'])).toBeNull();
  });
});
