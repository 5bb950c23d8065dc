import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './repo.mjs';

const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');
const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };

describe('the image', () => {
  it('has everything that an install looks at before it installs', () => {
    const copied = read('Dockerfile')
      .split(/^RUN npm ci/m)[0]
      .split('\n')
      .flatMap((line) => (line.startsWith('COPY ') ? line.split(' ').slice(1, -1) : []));
    const wanted = ['package.json', 'package-lock.json', '.npmrc', ...workspaces.map((folder) => `${folder}/package.json`)];
    expect([...copied].sort()).toEqual([...wanted].sort());
    expect(read('.dockerignore').split('\n')).not.toContain('.npmrc');
  });
});
