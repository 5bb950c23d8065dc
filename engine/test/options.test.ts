import { readFileSync } from 'node:fs';
import { DEFAULTS, OPTIONS } from '@peerless/engine';
import { describe, expect, it } from 'vitest';

const page = (name: string): string => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');

describe('the options of the rules', () => {
  it('are in docs/scenes.md, each with its values, the default first', () => {
    const [, table] = /\| option \|[^\n]*\n\|[^\n]*\n((?:\|[^\n]*\n)+)/.exec(page('scenes.md'))!;
    const rows = new Map([...table.matchAll(/^\| `(\w+)` \| ([^\n]*)/gm)].map(([, name, says]) => [name, says]));
    expect([...rows.keys()].sort()).toEqual(Object.keys(DEFAULTS).sort());
    for (const [name, values] of Object.entries(OPTIONS))
      expect(rows.get(name), name).toContain(values.map((value) => `\`${JSON.stringify(value)}\``).join(', '));
  });

  it('are in R-2.15, the default first', () => {
    const [, rule] = /\*\*R-2\.15\*\*([^\n]*)/.exec(page('rules/02-setup.md'))!;
    for (const [name, values] of Object.entries(OPTIONS)) expect(rule).toContain(`\`${name}: ${values.join(' | ')}\``);
    for (const name of Object.keys(DEFAULTS)) expect(rule).toContain(`\`${name}`);
  });

  it('are by default the first of their values', () => {
    for (const [name, [first]] of Object.entries(OPTIONS)) expect(DEFAULTS).toHaveProperty(name, first);
  });
});
