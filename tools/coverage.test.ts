import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { coverage } from './coverage.mjs';
import { ROOT } from './repo.mjs';

describe('the rules of this repository', () => {
  const { rules, lost, unknown } = coverage(ROOT);

  it('are found, each once', () => {
    expect(rules.length).toBeGreaterThan(300);
    expect(new Set(rules).size).toBe(rules.length);
  });

  it('keep the tests they had', () => expect(lost).toEqual([]));

  it('are cited by numbers that exist', () => expect(unknown).toEqual([]));
});

describe('coverage', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'peerless-rules-'));
    write('docs/rules/01-one.md', '- **R-1.1** First.\n- **R-1.2** Second, see **R-9.9**.\n- **R-1.3.1** Third.\n');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function write(path: string, text: string) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  /** Rule numbers are put in here, so that this file itself cites none. */
  function covered(title: string) {
    write('a.test.ts', title.replaceAll('#', 'R-'));
    return coverage(root).covered.map((rule: string) => rule.replace('R-', '#'));
  }

  it.each([
    ["it('#1.1 Something holds', () => {});", ['#1.1']],
    ["  test(\n    '#1.1, #1.2 Both hold', () => {});", ['#1.1', '#1.2']],
    ["it('#1.1 and #1.3.1 hold', () => {});", ['#1.1', '#1.3.1']],
    ["it.each([1, 2])('#1.2 holds for %i', () => {});", ['#1.2']],
    ["it.only('#1.2 holds', () => {});", ['#1.2']],
  ])('counts %s', (title, rules) => expect(covered(title)).toEqual(rules));

  it.each([
    "it.skip('#1.1 Something holds', () => {});",
    "it.todo('#1.1 Something holds');",
    "// it('#1.1 Something holds', () => {});",
    "it('is not about #1.1', () => {});",
    "describe('#1.1 Something', () => {});",
  ])('does not count %s', (title) => expect(covered(title)).toEqual([]));

  it('counts the rules of a scene', () => {
    write('scenes/a.scene', '{ "rules": ["R-1.2"] }');
    expect(coverage(root).covered).toEqual(['R-1.2']);
  });

  it('notices a rule that lost its test', () => {
    write('docs/rules/covered.txt', 'R-1.1\nR-1.2\n');
    write('scenes/a.scene', '{ "rules": ["R-1.2"] }');
    expect(coverage(root).lost).toEqual(['R-1.1']);
  });

  it('notices a number that is no rule', () => {
    write('scenes/a.scene', '{ "rules": ["R-1.9"] }');
    write('docs/rules/untestable.md', '- R-1.8: nobody can know\n');
    expect(coverage(root).unknown).toEqual(['R-1.9', 'R-1.8']);
  });
});
