import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkDecisions, checkLinks } from './pages.mjs';
import { ROOT } from './repo.mjs';

it('links of pages lead somewhere', () => expect(checkLinks(ROOT)).toEqual([]));
it('decisions are numbered one after another', () => expect(checkDecisions(ROOT)).toEqual([]));

describe('is found', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'peerless-pages-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };

  it('a link that leads nowhere', () => {
    write('docs/a.md', '[b](b.md), [top](../README.md#top), [far](https://x.cz/y), `[no](link)`\n\n```\n[nor](this)\n```\n');
    expect(checkLinks(root)).toEqual(['docs/a.md leads to b.md', 'docs/a.md leads to ../README.md']);
    write('docs/b.md', '');
    write('README.md', '');
    expect(checkLinks(root)).toEqual([]);
  });
  it('a decision under another number', () => {
    write('docs/decisions/0001-one.md', '# 1. One\n');
    write('docs/a.md', 'as was decided ([1](decisions/0001-one.md), [2](decisions/0001-one.md))');
    expect(checkLinks(root)).toEqual(['docs/a.md says [2](decisions/0001-one.md)']);
  });
  it('a number that is left out, taken twice, or not that of the heading', () => {
    write('docs/decisions/0001-one.md', '# 1. One\n');
    write('docs/decisions/0002-two.md', '# 2. Two\n');
    expect(checkDecisions(root)).toEqual([]);
    write('docs/decisions/0003-three.md', '# 4. Three\n');
    write('docs/decisions/0005-five.md', '# 5. Five\n');
    expect(checkDecisions(root)).toEqual(['0003-three.md', '0005-five.md']);
    write('docs/decisions/0002-too.md', '# 2. Too\n');
    expect(checkDecisions(root)).toEqual(['0002-two.md', '0003-three.md']);
  });
});
