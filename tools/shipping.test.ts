import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './repo.mjs';

const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');
const { workspaces, scripts } = JSON.parse(read('package.json')) as { workspaces: string[]; scripts: Record<string, string> };

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

describe('the workflow', () => {
  const steps = [...read('.github/workflows/ci.yml').matchAll(/^ *- run: (.*)$/gm)].map(([, command]) => command);

  it('runs scripts that are there, and none that serves for ever', () => {
    expect(steps.length).toBeGreaterThan(0);
    for (const step of steps) {
      const script = /^npm (?:run )?(\S+)$/.exec(step)?.[1] ?? step;
      expect(Object.keys(scripts)).toContain(script);
      expect(script).not.toBe('start');
    }
  });
  it('starts the server, sees that it is well, and stops it', () => expect(steps).toContain('npm run smoke'));
});
