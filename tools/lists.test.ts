import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cardPictures, things } from './lists.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'peerless-lists-'));
});
afterEach(() => rmSync(root, { recursive: true }));
const draw = (path: string, picture = '<svg/>'): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), picture);
};

describe('pictures of cards', () => {
  const found = (): string[] => cardPictures(root).map(({ hero, card, print }) => `${hero} ${card} ${print}`);

  it('are found by existing, and nothing else is', () => {
    for (const path of ['cards/feint.svg', 'portrait.svg', 'figures/cards.svg', 'cards/feint.txt', 'cards/older/feint.svg'])
      draw(`heroes/medusa/${path}`);
    draw('heroes/alice/cards/drink-me.svg');
    expect(found()).toEqual([expect.stringMatching(/^alice drink-me [\w-]{8}$/), expect.stringMatching(/^medusa feint [\w-]{8}$/)]);
  });
  it('are called by what is in them', () => {
    draw('heroes/medusa/cards/feint.svg');
    const [before] = found();
    expect(found()).toEqual([before]);
    draw('heroes/medusa/cards/feint.svg', '<svg><path/></svg>');
    expect(found()).not.toEqual([before]);
  });
});

describe('words of their own', () => {
  const write = (...paths: string[]): void => {
    for (const path of paths) draw(`heroes/${path}`, '');
  };

  it('are listed with those who have them', () => {
    write('medusa/hero.ts', 'medusa/en.ts', 'medusa/petrify/en.ts', 'alice/hero.ts', 'alice/en.ts', 'alice/foresee/en.ts');
    expect(things(root, 'heroes', 'hero')['heroes/lists/en.ts']).toContain('knowOwn({ foresee, petrify });');
  });
  it('are refused if two have one name', () => {
    write('medusa/hero.ts', 'medusa/en.ts', 'medusa/foresee/en.ts', 'alice/hero.ts', 'alice/en.ts', 'alice/foresee/en.ts');
    expect(() => things(root, 'heroes', 'hero')).toThrow('heroes/alice/foresee and heroes/medusa/foresee are two words of one name');
  });
});
