import { card, hero, learnHeroes } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { rules } from './rules/en.ts';
import { entriesOf, placeOf } from './topics.ts';

describe('a topic of the rules', () => {
  const [entry] = entriesOf(rules);
  it('is an entry by its name or by a rule it rests on', () => {
    expect(placeOf(entry.id, rules)).toBe(`learn-${entry.id}`);
    expect(placeOf(entry.rules[0], rules)).toMatch(/^learn-/);
  });
  it('is the entry that explains a question of the game', () => {
    const place = placeOf('moveTo', rules)!;
    expect(entriesOf(rules).map(({ id }) => `learn-${id}`)).toContain(place);
  });
  it('is a chapter', () => {
    const chapter = rules.find(({ id }) => !entriesOf(rules).some((each) => each.id === id))!;
    expect(placeOf(chapter.id, rules)).toBe(`chapter-${chapter.id}`);
  });
  it('is a hero, also one of whom nothing is told alone', () => {
    const jab = card('jab', { type: 'versatile', value: 2, boost: 1, copies: 30, by: 'any' });
    learnHeroes([hero('untold', { health: 10, move: 2, reach: 'melee', sidekicks: [], deck: [jab] })]);
    const place = placeOf('untold', rules)!;
    expect(entriesOf(rules).map(({ id }) => `learn-${id}`)).toContain(place);
    expect(placeOf('untold-of', rules)).toBeNull();
  });
  it.each(['nothing-of-the-kind', 'constructor', '__proto__'])('may be none: %s', (topic) => expect(placeOf(topic, rules)).toBeNull());
});
