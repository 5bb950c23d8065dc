/** Abilities and standing rules. */
import type { Ability, CardRule, HeroDefinition, HeroRule } from '@peerless/engine';
import type { Context } from '../language.ts';
import { about, isAbout, isMany } from '../sentence.ts';
import { number, quantity } from './amounts.ts';
import { condition } from './conditions.ts';
import { adjective, count, past, withPreposition } from './declension.ts';
import { clause } from './effects.ts';
import { list, SPACE, sentence } from './grammar.ts';
import { counterNoun, fighterNoun, formOf, itemNoun, tokenNoun } from './names.ts';
import { fighter, pronoun, token } from './who.ts';

/** The moment, and whether a comma follows it. */
function moment(ability: Ability, context: Context): [string, boolean] {
  const of = fighter(ability.of === undefined ? 'yourFighter' : { named: ability.of }, context, true);
  switch (ability.at) {
    case 'setup':
      return ['в начале игры', false];
    case 'turnStart':
      return ['в начале вашего хода', false];
    case 'turnEnd':
      return ['в конце вашего хода', false];
    case 'maneuverEnd':
      return ['после вашего манёвра', false];
    case 'afterCombat':
      return ['после боя', false];
    case 'damaged':
      return [`каждый раз, когда ${of.nom} получает урон`, true];
    case 'defeated':
      return [`как только ${of.nom} ${past('повержен', of)}`, true];
  }
}
const MUST = { m: 'должен', f: 'должна', n: 'должно' };
export function ability(said: Ability, context: Context): string {
  const here = { ...context, at: said.at };
  const [when, comma] = moment(said, here);
  const what = clause(said.does, here);
  return sentence(`${when}${comma || what.startsWith('если') ? ',' : ''} ${what}`);
}

export function heroRule(rule: HeroRule, context: Context): string {
  const hero = fighter('yourHero', context);
  switch (rule.rule) {
    case 'bonus': {
      const verb = rule.to === 'attack' ? 'атаку' : 'обороня';
      const one = rule.to === 'attack' ? 'ет' : 'ется';
      const many = rule.to === 'attack' ? 'ют' : 'ются';
      const isSaid = rule.if !== undefined && isAbout({ named: rule.by }, about(rule.if, context));
      const user =
        rule.by === 'any'
          ? `${verb}${many} ваши бойцы`
          : isSaid
            ? `${pronoun(fighter({ named: rule.by }, context)).nom} ${verb}${one}`
            : `${verb}${one} ${fighter({ named: rule.by }, context).nom}`;
      const text = `карты, которыми ${user}, получают +${number(rule.amount, context, 'acc').join(' к значению')}`;
      return sentence(rule.if ? `пока ${condition(rule.if, context)}, ${text}` : text);
    }
    case 'furtherInManeuver': {
      const [far, per] = quantity(rule.amount, SPACE, context);
      return sentence(`во время манёвра каждый ваш боец может переместиться дополнительно на ${far}${per}`);
    }
    case 'laidBoost': {
      const by = rule.by === 'any' ? 'ваш боец' : fighter({ named: rule.by }, context).nom;
      return `${sentence(`когда атакует ${by}, вы можете вместе с картой атаки выложить лицом вниз ещё одну карту и усилить ею атаку`)} Если эффекты карты атаки отменены, карта усиления сбрасывается без эффекта.`;
    }
    case 'cannotBeCanceled':
      return sentence(`противники не могут отменять эффекты карт ${list(rule.by.map((id) => fighterNoun(id, context.hero?.id).gen))}`);
    case 'assignDamage': {
      const to = fighterNoun(rule.to, context.hero?.id);
      return sentence(
        `каждый раз, когда ${hero.nom} ${MUST[hero.gender]} получить урон, вы можете перенести любую его часть на ${(to.plural ?? to).acc} в ${pronoun(hero).acc} зоне (на ${adjective('каждый', to.gender, 'acc', true)} — не больше ${pronoun(to).acc} здоровья)`,
      );
    }
    case 'placedInBoostedManeuver':
      return sentence(
        `когда вы усиливаете манёвр, вы можете разместить ${hero.acc} в любой свободной ячейке, вместо того чтобы перемещать ${pronoun(hero).acc}`,
      );
    case 'stepsBetweenTokens': {
      const fog = withPreposition(token(context).ins);
      return sentence(
        `${hero.nom} может переместиться из ячейки ${fog} в любую другую ячейку ${fog} так, как если бы эти ячейки были смежными`,
      );
    }
  }
}

const inBasket = (item: string, context: Context) => `в вашей корзинке ${itemNoun(item, context.hero?.id).nom}`;
export function cardRule(rule: CardRule, context: Context): string {
  switch (rule.rule) {
    case 'cannotBeCanceled':
      return 'Эффекты этой карты нельзя отменить.';
    case 'playedFaceUp':
      return 'Разыграйте эту карту лицом вверх и назовите число.';
    case 'mayDefendWith':
      return sentence(`если ${inBasket(rule.item, context)}, эту карту можно использовать и для защиты`);
    case 'whenDiscardedByOpponent':
      return sentence(`когда вы сбрасываете эту карту из-за эффекта противника, ${clause(rule.does, context)}`);
    case 'cancelsLooks':
      return 'Когда эффект противника позволяет ему посмотреть карты в вашей руке, вы можете показать эту карту из руки и отменить этот эффект.';
    case 'holdsBackDefeat':
      return 'Пока эффекты этой карты не выполнены, игра не заканчивается, даже если ваш боец, участвующий в бою, повержен.';
  }
}

export function equipment(hero: HeroDefinition): string[] {
  const lines: string[] = [];
  const owner = fighterNoun(hero.id);
  const first = hero.forms?.[0];
  const picks = hero.abilities?.some(({ at, does }) => at === 'setup' && does.some((effect) => effect.do === 'pickForm'));
  if (first !== undefined && !picks) lines.push(sentence(`в начале игры ваш герой — ${formOf(first, hero.id).nom}`));
  if (hero.counter) {
    const noun = counterNoun(hero.counter.id, hero.id);
    lines.push(
      sentence(`в начале игры у ${owner.gen} ${count(hero.counter.start, noun, 'nom')}; накопить больше ${hero.counter.max} нельзя`),
    );
  }
  if (hero.tokens)
    lines.push(
      sentence(
        `в начале игры разместите ${count(hero.tokens.count, tokenNoun(hero.tokens.id, hero.id))} в разных свободных ячейках зоны ${owner.gen}`,
      ),
    );
  if (hero.items)
    lines.push(
      'В вашей корзинке лежит предмет, указанный на верхней карте вашей стопки сброса; пока стопка пуста, это любой предмет на ваш выбор.',
    );
  for (const { id, offBoard } of hero.sidekicks) {
    const noun = fighterNoun(id, hero.id);
    if (offBoard)
      lines.push(
        sentence(`${isMany(id, { hero }) ? `ваши ${(noun.plural ?? noun).nom} начинают` : `${noun.nom} начинает`} игру вне поля боя`),
      );
  }
  return lines;
}
