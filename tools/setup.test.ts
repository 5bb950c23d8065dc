import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInstalled } from './setup.mjs';

describe('isInstalled', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'peerless-setup-'));
    mkdirSync(join(root, 'node_modules'));
    write('package-lock.json', {
      '': { version: '1.0.0' },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/@us/b': { link: true },
      'node_modules/other-system': { version: '1.0.0', optional: true },
    });
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function write(name: string, packages: object) {
    writeFileSync(join(root, name), JSON.stringify({ packages }));
  }

  it('is false before the first install', () => expect(isInstalled(root)).toBe(false));

  it('is true when every package is there, optional ones apart', () => {
    write('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.0' }, 'node_modules/@us/b': { link: true } });
    expect(isInstalled(root)).toBe(true);
  });

  it('is false when a package has another version', () => {
    write('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.1' }, 'node_modules/@us/b': { link: true } });
    expect(isInstalled(root)).toBe(false);
  });

  it('is false when a workspace is not linked', () => {
    write('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.0' } });
    expect(isInstalled(root)).toBe(false);
  });
});
