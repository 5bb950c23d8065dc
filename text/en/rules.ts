/** Abilities and standing rules. */
import type { Ability, CardRule, Fighter, HeroDefinition, HeroRule } from '@peerless/engine';
import type { Context } from '../language.ts';
import { about, isAbout, isMany } from '../sentence.ts';
import { number, quantity } from './amounts.ts';
import { condition } from './conditions.ts';
import { clause } from './effects.ts';
import { count, list, possessive, SPACE, sentence } from './grammar.ts';
import { counterNoun, fighterNoun, formOf, itemNoun, manyOf, spoken, tokenNoun } from './names.ts';
import { fighter, pronouns } from './who.ts';

const named = (id: string, context: Context) => (id === 'any' ? 'your fighters' : fighter({ named: id }, context));

function moment(ability: Ability, context: Context): string {
  const of =
    ability.of === undefined
      ? 'your fighter'
      : isMany(ability.of, context)
        ? `one of your ${manyOf(fighterNoun(ability.of, context.hero?.id))}`
        : fighter({ named: ability.of }, context);
  switch (ability.at) {
    case 'setup':
      return 'at the start of the game';
    case 'turnStart':
      return 'at the start of your turn';
    case 'turnEnd':
      return 'at the end of your turn';
    case 'maneuverEnd':
      return 'after you maneuver';
    case 'afterCombat':
      return 'after combat';
    case 'damaged':
      return `whenever ${of} is dealt damage`;
    case 'defeated':
      return `when ${of} is defeated`;
  }
}
export const ability = (said: Ability, context: Context): string => {
  const here = { ...context, at: said.at };
  return sentence(`${moment(said, here)}, ${clause(said.does, here)}`);
};

export function heroRule(rule: HeroRule, context: Context): string {
  const hero = fighter('yourHero', context);
  const her = pronouns('yourHero', context);
  switch (rule.rule) {
    case 'bonus': {
      const [much, per] = number(rule.amount, context);
      const who: Fighter = { named: rule.by };
      const { they, their } = pronouns(who, context);
      const isKnown = rule.if && isAbout(who, about(rule.if, context));
      const isAny = rule.by === 'any';
      const what =
        rule.to === 'attack'
          ? `${isKnown ? their : isAny ? 'your' : possessive(fighter(who, context))} attacks`
          : `cards ${isKnown ? they : named(rule.by, context)} ${isAny ? 'defend' : 'defends'} with`;
      const text = `${what} get +${much} to their value${per}`;
      return sentence(rule.if ? `while ${condition(rule.if, context)}, ${text}` : text);
    }
    case 'furtherInManeuver': {
      const [far, per] = quantity(rule.amount, { one: `more ${SPACE.one}`, many: `more ${SPACE.many}` }, context);
      return sentence(`when you maneuver, each of your fighters may move ${far}${per}`);
    }
    case 'laidBoost':
      return `${sentence(`when ${named(rule.by, context)} attacks, you may lay a second card face down to boost the attack with its BOOST value`)} If the effects on the attack card are canceled, discard the boost without effect.`;
    case 'cannotBeCanceled':
      return sentence(
        `opponents cannot cancel effects on ${list(
          rule.by.map((id) => fighterNoun(id, context.hero?.id).name),
          'or',
        )} cards`,
      );
    case 'assignDamage':
      return sentence(
        `whenever ${hero} would take damage, you may assign any part of it to ${manyOf(fighterNoun(rule.to, context.hero?.id))} in ${her.their} zone instead, up to each one's health`,
      );
    case 'placedInBoostedManeuver':
      return sentence(`when you boost a maneuver, you may place ${hero} in any empty space instead of moving ${her.them}`);
    case 'stepsBetweenTokens': {
      const token = context.hero?.tokens ? tokenNoun(context.hero.tokens.id, context.hero.id).name : 'token';
      return sentence(`${hero} may move from a space with a ${token} to any other space with a ${token} as if the two were adjacent`);
    }
  }
}

const held = (item: string, context: Context) => `the ${itemNoun(item, context.hero?.id).name} is in your basket`;
export function cardRule(rule: CardRule, context: Context): string {
  switch (rule.rule) {
    case 'cannotBeCanceled':
      return 'The effects on this card cannot be canceled.';
    case 'playedFaceUp':
      return 'Play this card face up and name a number.';
    case 'mayDefendWith':
      return sentence(`if ${held(rule.item, context)}, this card can also be used to defend`);
    case 'whenDiscardedByOpponent':
      return sentence(`when you discard this card because of an opponent's effect, ${clause(rule.does, context)}`);
    case 'cancelsLooks':
      return "When an opponent's effect would let them look at your hand, you may show this card from your hand to cancel that effect.";
    case 'holdsBackDefeat':
      return "Until this card's effects are resolved, the defeat of your fighter in the combat does not end the game.";
  }
}

export function equipment(hero: HeroDefinition): string[] {
  const lines: string[] = [];
  const owner = spoken(fighterNoun(hero.id));
  const first = hero.forms?.[0];
  const picks = hero.abilities?.some(({ at, does }) => at === 'setup' && does.some((effect) => effect.do === 'pickForm'));
  if (first !== undefined && !picks) {
    const { name, person } = formOf(first, hero.id);
    lines.push(sentence(person ? `you start the game as ${name}` : `${owner} starts the game ${name}`));
  }
  if (hero.counter) {
    const { name } = counterNoun(hero.counter.id, hero.id);
    lines.push(sentence(`${owner} starts with ${hero.counter.start} ${name} and never has more than ${hero.counter.max}`));
  }
  if (hero.tokens) {
    const noun = tokenNoun(hero.tokens.id, hero.id);
    lines.push(
      sentence(
        `at the start of the game, place ${count(hero.tokens.count, { one: noun.name, many: manyOf(noun) })} in different empty spaces of ${possessive(owner)} zone`,
      ),
    );
  }
  if (hero.items)
    lines.push(
      'Your basket holds the item shown on the top card of your discard pile; while the pile is empty, it holds any one item of your choice.',
    );
  for (const { id, offBoard } of hero.sidekicks) {
    const noun = fighterNoun(id, hero.id);
    if (offBoard)
      lines.push(sentence(`${isMany(id, { hero }) ? `your ${manyOf(noun)} start` : `${spoken(noun)} starts`} the game off the board`));
  }
  return lines;
}
