/** Abilities and standing rules. */
import type { Ability, CardRule, HeroRule } from '@peerless/engine';
import { equipping } from '../equipment.ts';
import type { Context } from '../language.ts';
import { isMany } from '../sentence.ts';
import { count, possessive, sentence } from './grammar.ts';
import { counterNoun, fighterNoun, formOf, manyOf, spoken, tokenNoun } from './names.ts';
import { clause } from './speech.ts';
import { words } from './vocabulary.ts';
import { fighter } from './who.ts';

export function ability(said: Ability, context: Context): string {
  const here = { ...context, at: said.at };
  const isOneOfMany = said.of !== undefined && isMany(said.of, here);
  const of = isOneOfMany
    ? `one of your ${manyOf(fighterNoun(said.of!, here.hero?.id))}`
    : said.of === undefined
      ? 'your fighter'
      : fighter({ named: said.of }, here);
  return sentence(`${words.moments[said.at].says(of)}, ${clause(said.does, here)}`);
}
export const heroRule = (rule: HeroRule, context: Context): string => words.heroRules[rule.rule](rule as never, context);
export const cardRule = (rule: CardRule, context: Context): string => words.cardRules[rule.rule](rule as never, context);

export const equipment = equipping({
  startsAs(id, hero) {
    const { name, person } = formOf(id, hero.id);
    return sentence(person ? `you start the game as ${name}` : `${spoken(fighterNoun(hero.id))} starts the game ${name}`);
  },
  counter: ({ id, start, max }, hero) =>
    sentence(`${spoken(fighterNoun(hero.id))} starts with ${start} ${counterNoun(id, hero.id).name} and never has more than ${max}`),
  tokens({ id, count: n }, hero) {
    const noun = tokenNoun(id, hero.id);
    const placed = count(n, { one: noun.name, many: manyOf(noun) });
    return sentence(
      `at the start of the game, place ${placed} in different empty spaces of ${possessive(spoken(fighterNoun(hero.id)))} zone`,
    );
  },
  basket:
    'Your basket holds the item shown on the top card of your discard pile; while the pile is empty, it holds any one item of your choice.',
  startsOff({ id }, hero) {
    const noun = fighterNoun(id, hero.id);
    return sentence(`${isMany(id, { hero }) ? `your ${manyOf(noun)} start` : `${spoken(noun)} starts`} the game off the board`);
  },
});
