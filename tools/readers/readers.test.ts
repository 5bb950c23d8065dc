import '@peerless/boards';
import '@peerless/boards/languages';
import '@peerless/heroes';
import '@peerless/heroes/languages';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { choices, knownHeroes, type Position, type Setup, scene, verify } from '@peerless/engine';
import { parseLesson } from '@peerless/engine/lessons';
import { name } from '@peerless/text';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../repo.mjs';
import { disguised } from './disguise.mjs';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
interface Question {
  id: string;
  asks: string;
  setup: Setup;
  position: Position;
}
const questions = JSON.parse(read('tools/readers/questions.json')) as Question[];
const answers = JSON.parse(read('tools/readers/answers.json')) as Record<string, { right: string; script: object[] }>;
const lesson = read('lessons/first-duel.lesson');

describe('what readers are asked', () => {
  it('is ten questions with an answer each', () => {
    expect(questions.map(({ id }) => id)).toEqual(Object.keys(answers));
    expect(questions.length).toBe(10);
  });
  it.each(questions.map(({ id, asks, setup, position }) => [id, { title: asks, setup, position }] as const))(
    '%s has the answer that the game gives',
    (id, asked) => expect(verify({ scene: 2, ...asked, script: answers[id].script })).toBeNull(),
  );
  it.each(questions.map((question) => [question.id, question] as const))('%s is seen as it is: nothing happens by itself', (_, question) =>
    expect(choices(scene(question.setup, question.position)).length).toBeGreaterThan(1),
  );
});

/** Of whoever is in the lesson or in a question: the whole names, and the parts that are said alone. */
const { teacher, setup: taught } = JSON.parse(lesson) as { teacher: string; setup: Setup };
const heroes = new Set([...taught.heroes, ...questions.flatMap(({ setup }) => setup.heroes)]);
const cast = knownHeroes().filter(({ id }) => heroes.has(id));
const bare = (said: string): string => said.replace(/^The /, '');
const fighters = [teacher, ...cast.flatMap(({ id, sidekicks = [] }) => [id, ...sidekicks.map((each) => each.id)])].map((id) =>
  bare(name('fighter', id, 'en')),
);
const cards = cast.flatMap(({ id, deck }) => deck.map((card) => name('card', card.id, 'en', id)));

describe('the disguise', () => {
  it('hides every name', () => {
    expect(fighters.length).toBeGreaterThan(6);
    expect([...fighters, ...cards].filter((each) => disguised(each) === each)).toEqual([]);
  });
  it('gives nobody the name of another', () => {
    const all = [...new Set([...fighters, ...cards])];
    expect(new Set(all.map(disguised)).size).toBe(all.length);
  });
  it('leaves no name in what the lesson says, nor in what is asked', () => {
    const said = (JSON.parse(disguised(lesson)) as { steps: { says: { en: string } }[] }).steps.map(({ says }) => says.en);
    const told = [...said, ...questions.map(({ asks }) => asks), ...Object.values(answers).map(({ right }) => right)].join(' ');
    const parts = fighters.flatMap((each) => each.split(' ')).filter((each) => each.length > 3);
    expect([...parts, ...cards].filter((each) => told.includes(each))).toEqual([]);
  });
  it('leaves the lesson one that can be taken', () => expect(() => parseLesson(JSON.parse(disguised(lesson)))).not.toThrow());
  it('leaves words alone that only look like a name', () =>
    expect(disguised('setLineDash, Dashing, dash')).toBe('setLineDash, Dashing, dash'));
  it('hides the words of the rules in what is said, and nowhere else', () => {
    expect(disguised('Boost it: every maneuver boosted, two zones, you schemed, your BOOST value')).toBe(
      'Tuft it: every trundle tufted, two mottles, you quirked, your TUFT value',
    );
    const program = '{"action":"maneuver"},a.Boost,boostCard,b-zone,{melee:1},maneuver(c)';
    expect(disguised(program)).toBe(program);
    const said = (JSON.parse(disguised(lesson)) as { steps: { says: { en: string } }[] }).steps.map(({ says }) => says.en).join(' ');
    expect(said).toMatch(/trundle.*gillish.*mottle.*tuft.*quirk/i);
    expect([said, ...questions.map(({ asks }) => asks)].join(' ')).not.toMatch(/maneuver|scheme|boost|melee|ranged|zone/i);
  });
});
