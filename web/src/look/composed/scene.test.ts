import {
  afterCombat,
  type CardDefinition,
  card,
  draw,
  type HeroDefinition,
  hero,
  MOTIFS,
  may,
  move,
  upTo,
  wordsOf,
  yourHero,
} from '@peerless/engine';
import { HEROES } from '@peerless/heroes';
import { describe, expect, it } from 'vitest';
import { deedsOf } from './deeds.ts';
import { fist, SLEEVE } from './hands.ts';
import { MOTIFS as DRAWN } from './motifs.ts';
import { sceneOf } from './scene.ts';
import { chanceOf } from './woodcut.ts';

const ATTACK = { type: 'attack', value: 2, copies: 1, by: 'any' } as const;
const made = (...deck: CardDefinition[]): HeroDefinition =>
  hero('lamplighter', { health: 10, move: 2, reach: 'melee', sidekicks: [], deck });
const paths = (of: HeroDefinition, shown: CardDefinition, isBonus = false): string => {
  const { behind, emblem, before } = sceneOf(of, shown, isBonus);
  return JSON.stringify([behind.map(({ d }) => d), emblem, before]);
};

describe('a composed picture', () => {
  it.each(HEROES.map((each) => [each.id, each] as const))('differs from card to card of %s', (_, each) => {
    const seen = new Map<string, string>();
    for (const shown of each.deck) {
      // Without what chance scatters: what is done, where it stands, and on which ground.
      const { behind, emblem, before } = sceneOf(each, shown, false);
      const main = JSON.stringify([behind[0].tone, emblem, before.map(({ tone, line, turn }) => [tone, line, turn])]);
      expect(seen.get(main), `${shown.id} is like ${seen.get(main)}`).toBeUndefined();
      seen.set(main, shown.id);
    }
  });
  it('is the same every time', () => {
    for (const each of HEROES) expect(paths(each, each.deck[0])).toBe(paths(each, each.deck[0]));
  });
  it('is sound and small', () => {
    for (const each of HEROES)
      for (const shown of each.deck) {
        const drawn = paths(each, shown);
        expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
        expect(drawn.length).toBeLessThan(24_000);
      }
  });
  it('is made for a card that says nothing, and for a bonus attack', () => {
    const plain = card('stare', ATTACK);
    const double = { ...card('double', ATTACK), bonusAttack: { id: 'again', value: 1, effects: [afterCombat(draw(1))] } };
    const both = made(plain, double);
    expect(new Set([paths(both, plain), paths(both, double), paths(both, double, true)]).size).toBe(3);
  });
});

/** Where a point of a cut comes to lie. */
function placed([x, y]: readonly [number, number], turn: string): [x: number, y: number] {
  return [...turn.matchAll(/(\w+)\(([^)]+)\)/g)].reduceRight<[number, number]>(
    ([px, py], [, does, by]) => {
      const [a, b = does === 'scale' ? a : 0] = by.split(/[ ,]+/).map(Number);
      const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
      if (does === 'rotate') return [px * cos - py * sin, px * sin + py * cos];
      return does === 'scale' ? [px * a, py * b] : [px + a, py + b];
    },
    [x, y],
  );
}
describe('a hand', () => {
  const [sleeve] = fist('');
  const arms = HEROES.flatMap((each) =>
    each.deck.flatMap((shown) =>
      sceneOf(each, shown, false)
        .before.filter(({ d, halo }) => d === sleeve.d && !halo)
        .map(({ turn }) => ({
          card: `${each.id} ${shown.id}`,
          ends: [-SLEEVE.half, SLEEVE.half].map((x) => placed([x, SLEEVE.length], turn!)),
        })),
    ),
  );
  it('has an arm that comes from beyond the edge', () => {
    expect(arms.length).toBeGreaterThan(40);
    const isOutside = ([x, y]: readonly number[]): boolean => x < 0 || x > 300 || y < 0 || y > 200;
    expect(arms.filter(({ ends }) => !ends.every(isOutside)).map(({ card }) => card)).toEqual([]);
  });
});

describe('what a card does', () => {
  const of = (...effects: Parameters<typeof afterCombat>) => deedsOf(made(), card('any', ATTACK, afterCombat(...effects)));
  it('is what its words say, with their numbers', () => expect(of(draw(2))).toEqual([{ motif: 'draw', amount: 2 }]));
  it('is found inside of words that join others, in their order', () =>
    expect(of(may(move(yourHero, upTo(3))), draw(1))).toEqual([
      { motif: 'move', amount: 3 },
      { motif: 'draw', amount: 1 },
    ]));
  it('is said by a hero’s own words too', () => {
    const each = HEROES.find(({ id }) => id === 'sherlock-holmes')!;
    const own = each.deck.find(({ effects }) => JSON.stringify(effects).includes('"own"'))!;
    expect(deedsOf(each, own)).toContainEqual({ motif: 'look', amount: 1 });
  });
});

describe('motifs', () => {
  it('are drawn, each in its own way', () => {
    const drawings = MOTIFS.map((motif) => JSON.stringify(DRAWN[motif](2, chanceOf(motif))));
    expect(new Set(drawings).size).toBe(MOTIFS.length);
  });
  it('are each said by some word', () => {
    const said = new Set(wordsOf('verb').map(({ motif }) => motif));
    expect(MOTIFS.filter((motif) => !said.has(motif))).toEqual([]);
  });
});
