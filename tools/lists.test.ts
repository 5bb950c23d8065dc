import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cardPictures } from './lists.mjs';

describe('pictures of cards', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'peerless-lists-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));
  const draw = (path: string, picture = '<svg/>'): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), picture);
  };
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
