/** docs/scenes.md against the code: its examples run, and it leaves out nothing that a scene can say. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { HOW, newGame, QUESTIONS, type Setup, scene, verify, view } from '@peerless/engine';
import { afterAll, describe, expect, it } from 'vitest';
import { folder, peerless } from './trying.ts';

const doc = readFileSync(fileURLToPath(new URL('../../docs/scenes.md', import.meta.url)), 'utf8');
const blocks = [...doc.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json]) => JSON.parse(json));
const scenes = blocks.filter((block) => 'scene' in block);
const files = folder();
afterAll(files.remove);

/** Does the page have this word as code? */
const isTold = (word: string): boolean => new RegExp(`\`"?${word.replace(/[-@]/g, '\\$&')}"?(?:: [^\`]*)?\``).test(doc);

describe('docs/scenes.md', () => {
  it('has complete examples, and verify passes them', async () => {
    expect(scenes.length).toBeGreaterThanOrEqual(3);
    for (const [i, example] of scenes.entries()) files.write(`${i}.scene`, example);
    const outcome = await peerless(['verify', files.path('')]);
    expect(outcome.out.map((line) => line.slice(0, 2))).toEqual(scenes.map(() => 'ok'));
    expect(outcome.exitCode).toBe(0);
  });

  it('has examples that would fall short if anything were otherwise', () => {
    for (const example of scenes) {
      const { script, refused } = example as { script?: object[]; refused?: string[] };
      if (refused) expect(verify({ ...example, refused: [...refused, 'setup.board'] })).toMatchObject({ step: 0 });
      script?.forEach((step, i) => {
        if (!('expect' in step)) return;
        const wrong = { ...example, script: [...script.slice(0, i), { ...step, expect: { ...(step.expect as object), seq: -1 } }] };
        expect(verify(wrong)).toMatchObject({ step: i + 1 });
      });
    }
  });

  it('shows what verify really tells', async () => {
    const wrong = { ...scenes[0], script: [scenes[0].script[0], { choose: { card: 'looking-glass' } }] };
    const { out } = await peerless(['verify', files.write('feint.scene', wrong)]);
    for (const line of out.slice(1)) expect(doc).toContain(line);
  });

  it('has steps that hold where its first example stands', async () => {
    const lists = blocks.filter((block) => Array.isArray(block));
    expect(lists.length).toBeGreaterThan(0);
    for (const script of lists) expect(verify({ ...scenes[0], script })).toBeNull();
    const asked = { ...scenes[0], script: scenes[0].script.slice(0, 2) };
    const { out } = await peerless(['question', files.write('asked.scene', asked)]);
    expect(doc).toContain(out.join('\n'));
  });

  it('tells every step, and every comparison', () => {
    const wrong = (script: unknown[]): string => JSON.stringify(verify({ ...scenes[0], script })?.found);
    const steps = /exactly one of ([\w, ]+)/.exec(wrong([{}]))![1].split(', ');
    expect(steps).toContain('before');
    expect(steps.filter((verb) => !doc.includes(`| \`{ "${verb}": `))).toEqual([]);
    for (const how of ['anyOrder', 'atLeast', 'atMost', 'otherThan']) {
      expect(doc).toContain(`\`{ "${how}": `);
      expect(wrong([{ expect: { turn: { [how]: 1, turn: 1 } } }])).toContain('stands alone');
    }
  });

  it('tells every kind of question', () => {
    expect(QUESTIONS.filter((kind) => !isTold(kind))).toEqual([]);
  });

  it('tells every field of a position, a choice, a view and an account', () => {
    const setup: Setup = { board: 'heorot', heroes: ['alice', 'medusa'], mode: 'duel' };
    const near = { alice: { space: 's17' }, medusa: { space: 's18' } };
    const seen = view(scene(setup, { fighters: near, seats: [{ hand: ['feint'] }] }), 'all');
    const position = ['at', 'turn', 'active', 'actions', 'actionNumber', 'doors', 'fighters', 'seats', 'seed'];
    const seats = ['hand', 'deck', 'discard', 'rest', 'form', 'counter', 'tokens', 'turns', 'out'];
    const choice = [
      'kind',
      'seat',
      'action',
      'fighter',
      'target',
      'space',
      'from',
      'left',
      'card',
      'door',
      'token',
      'opponent',
      'number',
      'option',
      'yes',
      'pass',
    ];
    const words = [
      ...position,
      ...seats,
      ...choice,
      ...HOW,
      ...Object.keys(seen),
      ...Object.keys(seen.seats[0]),
      ...Object.keys(seen.fighters.alice),
      ...Object.keys(seen.waiting!),
    ];
    expect(words.filter((word) => !isTold(word))).toEqual([]);
    const combat = [
      'revealed',
      'winner',
      'attack',
      'defense',
      'seat',
      'fighter',
      'card',
      'boost',
      'bonus',
      'named',
      'canceled',
      'value',
      'account',
      'lastCombat',
      'damage',
    ];
    expect(combat.filter((word) => !isTold(word))).toEqual([]);
  });

  it('tells the defaults as they are', () => {
    const setup: Setup = { board: 'marmoreal', heroes: ['alice', 'medusa', 'sinbad'], mode: 'freeForAll' };
    const seen = view(scene(setup, { seats: [{ hand: ['feint'] }] }), 'all');
    expect(seen).toMatchObject({
      turn: 4,
      active: 0,
      actions: 2,
      actionNumber: 0,
      seats: [{ turns: 2, form: 'big', out: false }, { turns: 2, hand: [] }, {}],
    });
    expect(view(scene(setup, {}), 'all')).toMatchObject({ actions: 1, actionNumber: 1, seats: { 0: { handCount: 1, deckCount: 29 } } });
    expect(newGame(setup, 1).seats[0].hand).toHaveLength(5);
  });
});
