/** Abilities and standing rules. */
import type { Ability, CardRule, HeroDefinition, HeroRule } from '@peerless/engine';
import type { Context } from '../language.ts';
import { about, isAbout, isMany } from '../sentence.ts';
import { number, quantity } from './amounts.ts';
import { condition } from './conditions.ts';
import { adjective, count } from './declension.ts';
import { clause } from './effects.ts';
import { list, SPACE, sentence } from './grammar.ts';
import { counterNoun, fighterNoun, formOf, itemNoun, tokenNoun } from './names.ts';
import { fighter, pronoun, token } from './who.ts';

/** The moment, and whether a comma follows it. */
function moment(ability: Ability, context: Context): [string, boolean] {
  const of = fighter(ability.of === undefined ? 'yourFighter' : { named: ability.of }, context, true);
  switch (ability.at) {
    case 'setup':
      return ['на початку гри', false];
    case 'turnStart':
      return ['на початку вашого ходу', false];
    case 'turnEnd':
      return ['наприкінці вашого ходу', false];
    case 'maneuverEnd':
      return ['після вашого маневру', false];
    case 'afterCombat':
      return ['після бою', false];
    case 'damaged':
      return [`щоразу, коли ${of.nom} зазнає поранень`, true];
    case 'defeated':
      return [`щойно ${of.nom} загине`, true];
  }
}
export function ability(said: Ability, context: Context): string {
  const here = { ...context, at: said.at };
  const [when, comma] = moment(said, here);
  const what = clause(said.does, here);
  return sentence(`${when}${comma || what.startsWith('якщо') ? ',' : ''} ${what}`);
}

function bonus(rule: Extract<HeroRule, { rule: 'bonus' }>, context: Context): string {
  const [one, many] = rule.to === 'attack' ? ['атакує', 'атакують'] : ['обороняється', 'обороняються'];
  const isSaid = rule.if !== undefined && isAbout({ named: rule.by }, about(rule.if, context));
  const user =
    rule.by === 'any'
      ? `${many} ваші бійці`
      : isSaid
        ? `${pronoun(fighter({ named: rule.by }, context)).nom} ${one}`
        : `${one} ${fighter({ named: rule.by }, context).nom}`;
  const text = `карти, якими ${user}, отримують +${number(rule.amount, context, 'acc').join(' до значення')}`;
  if (!rule.if) return sentence(text);
  return sentence(`${rule.if.if === 'isDefeated' ? 'якщо' : 'поки'} ${condition(rule.if, context)}, ${text}`);
}
export function heroRule(rule: HeroRule, context: Context): string {
  const hero = fighter('yourHero', context);
  switch (rule.rule) {
    case 'bonus':
      return bonus(rule, context);
    case 'furtherInManeuver': {
      const [far, per] = quantity(rule.amount, SPACE, context);
      return sentence(`під час маневру кожен ваш боєць може переміститися ще на ${far}${per}`);
    }
    case 'laidBoost': {
      const by = rule.by === 'any' ? 'ваш боєць' : fighter({ named: rule.by }, context).nom;
      return `${sentence(`коли атакує ${by}, ви можете разом із картою атаки викласти долілиць ще одну карту і поліпшити нею атаку`)} Якщо ефекти карти атаки скасовано, скиньте карту поліпшення без ефекту.`;
    }
    case 'cannotBeCanceled':
      return sentence(`суперники не можуть скасовувати ефекти карт ${list(rule.by.map((id) => fighterNoun(id, context.hero?.id).gen))}`);
    case 'assignDamage': {
      const to = fighterNoun(rule.to, context.hero?.id);
      return sentence(
        `щоразу, коли ${hero.nom} має зазнати поранень, ви можете розподілити будь-яку їхню частину між ${(to.plural ?? to).ins} в ${pronoun(hero).acc} зоні (${adjective('кожен', to.gender, 'dat')} — не більше, ніж ${pronoun(to).nom} має здоров’я)`,
      );
    }
    case 'placedInBoostedManeuver':
      return sentence(`коли ви поліпшуєте маневр, ви можете розмістити ${hero.acc} в будь-якій незайнятій комірці замість переміщення`);
    case 'stepsBetweenTokens': {
      const fog = `з ${token(context).ins}`;
      return sentence(`${hero.nom} може переміщуватися з комірки ${fog} в будь-яку іншу комірку ${fog} так, ніби ці комірки суміжні`);
    }
  }
}

const inBasket = (item: string, context: Context) => `у вашому кошику ${itemNoun(item, context.hero?.id).nom}`;
export function cardRule(rule: CardRule, context: Context): string {
  switch (rule.rule) {
    case 'cannotBeCanceled':
      return 'Ефекти цієї карти неможливо скасувати.';
    case 'playedFaceUp':
      return 'Розіграйте цю карту горілиць і назвіть число.';
    case 'mayDefendWith':
      return sentence(`якщо ${inBasket(rule.item, context)}, цією картою можна і оборонятися`);
    case 'whenDiscardedByOpponent':
      return sentence(`коли ви скидаєте цю карту через ефект суперника, ${clause(rule.does, context)}`);
    case 'cancelsLooks':
      return 'Коли ефект суперника дає йому змогу проглянути вашу руку, ви можете показати цю карту з руки й скасувати цей ефект.';
    case 'holdsBackDefeat':
      return 'Поки ефекти цієї карти не застосовано, гра не завершується, навіть якщо ваш боєць, який бере участь у бою, загине.';
  }
}

export function equipment(hero: HeroDefinition): string[] {
  const lines: string[] = [];
  const owner = fighterNoun(hero.id);
  const first = hero.forms?.[0];
  const picks = hero.abilities?.some(({ at, does }) => at === 'setup' && does.some((effect) => effect.do === 'pickForm'));
  if (first !== undefined && !picks) lines.push(sentence(`на початку гри ваш герой — ${formOf(first, hero.id).nom}`));
  if (hero.counter) {
    const noun = counterNoun(hero.counter.id, hero.id);
    lines.push(
      sentence(
        `на початку гри ${owner.nom} має ${count(hero.counter.start, noun)}; ${pronoun(owner).nom} ніколи не може мати більше ніж ${hero.counter.max}`,
      ),
    );
  }
  if (hero.tokens)
    lines.push(
      sentence(
        `на початку гри розмістіть ${count(hero.tokens.count, tokenNoun(hero.tokens.id, hero.id))} в різних незайнятих комірках зони ${owner.gen}`,
      ),
    );
  if (hero.items)
    lines.push(
      'У вашому кошику лежить предмет, указаний на верхній карті вашого скиду; поки скид порожній, це будь-який предмет на ваш вибір.',
    );
  for (const { id, offBoard } of hero.sidekicks) {
    const noun = fighterNoun(id, hero.id);
    if (offBoard)
      lines.push(
        sentence(`${isMany(id, { hero }) ? `ваші ${(noun.plural ?? noun).nom} починають` : `${noun.nom} починає`} гру поза полем бою`),
      );
  }
  return lines;
}
