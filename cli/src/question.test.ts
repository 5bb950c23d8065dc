import { afterAll, describe, expect, it } from 'vitest';
import { folder, peerless } from './trying.ts';

const files = folder();
afterAll(files.remove);
const SCENE = {
  scene: 2,
  setup: { board: 'marmoreal', heroes: ['alice', 'medusa'], mode: 'duel' },
  position: {
    fighters: { alice: { space: 's10' }, medusa: { space: 's11' } },
    seats: [{ hand: ['snicker-snack', 'eat-me'], form: 'small' }, { hand: ['feint', 'dash'] }],
  },
};
const ATTACK = { choose: { action: 'attack' } };

describe('question', () => {
  it('tells what is asked of whom, and every answer as a step', async () => {
    const defense = files.write('defense.scene', { ...SCENE, script: [ATTACK, { choose: { card: 'snicker-snack' } }] });
    expect(await peerless(['question', defense])).toMatchObject({
      exitCode: 0,
      err: [],
      out: [
        'seat 1, Medusa: Combat: Alice attacks Medusa. Choose a defense card, or none.',
        '  { "choose": { "kind": "defense", "card": "feint" } }  Feint',
        '  { "choose": { "kind": "defense", "card": "dash" } }   Dash',
        '  { "choose": { "kind": "defense", "pass": true } }     No defense card',
      ],
    });
    const czech = await peerless(['question', defense, '--lang', 'cs']);
    expect(czech.out[0]).toBe('seat 1, Medúza: Souboj: Alenka útočí na Medúzu. Vyberte obrannou kartu, nebo žádnou.');
  });

  it('writes steps that the scene takes, whatever is asked', async () => {
    let script: object[] = [];
    const kinds = new Set<string>();
    for (let n = 0; n < 40; n++) {
      const { out } = await peerless(['question', files.write('walk.scene', { ...SCENE, script }), '--json']);
      const [asked, ...answers] = out.map((line) => JSON.parse(line));
      if (!asked.waiting) break;
      kinds.add(asked.waiting.kind);
      for (const { step } of answers) {
        const { out: told } = await peerless(['verify', files.write('one.scene', { ...SCENE, script: [...script, step] })]);
        expect(told[0]).toMatch(/^ok/);
      }
      script = [...script, answers[(5 * n) % answers.length].step];
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['action', 'boostManeuver', 'moveWhom', 'moveTo']));
  });

  it('takes a record, and heroes that are known to the scene alone', async () => {
    const kept = files.path('some.game');
    await peerless(['play', '--players', 'random', '--seed', '4', '--heroes', 'alice,medusa', '--quiet', '--save', kept]);
    expect((await peerless(['question', kept])).out).toEqual(['nothing is asked: the game is over']);
    const bare = {
      id: 'bare',
      health: 9,
      move: 2,
      reach: 'melee',
      sidekicks: [],
      deck: [{ id: 'knife', type: 'versatile', value: 3, copies: 30, by: 'any', effects: [] }],
    };
    const made = {
      ...SCENE,
      heroes: [bare],
      setup: { ...SCENE.setup, heroes: ['bare', 'medusa'] },
      position: { seats: [{ hand: ['knife'] }] },
    };
    expect((await peerless(['question', files.write('made.scene', made)])).out).toEqual([
      'seat 0, Bare: Your turn: Choose an action.',
      '  { "choose": { "kind": "action", "action": "maneuver" } }  Maneuver',
    ]);
  });

  it('tells where a scene falls short before it comes to a question', async () => {
    const short = await peerless(['question', files.write('short.scene', { ...SCENE, script: [{ choose: { card: 'feint' } }] })]);
    expect(short).toMatchObject({
      exitCode: 1,
      out: [],
      err: [
        expect.stringContaining('falls short'),
        expect.stringContaining('step 1: no choice matches'),
        '  expected: {"card":"feint"}',
        '  found:    nothing',
        expect.anything(),
        '  legal:',
        expect.anything(),
        expect.anything(),
        expect.anything(),
      ],
    });
    expect(await peerless(['question', files.write('odd.game', { answers: 3 })])).toMatchObject({ exitCode: 1, out: [] });
  });
});
