import type { Condition, Fighter } from '@peerless/engine';
import type { Context } from '../language.ts';
import { grouped, isAboutSame, subjectOf } from '../sentence.ts';
import { atLeast } from './amounts.ts';
import { adjective, count, past } from './declension.ts';
import { CARD, END, HEALTH, isYou, list, theirCard, they } from './grammar.ts';
import { fighterNoun, formOf } from './names.ts';
import { fighter, inZone, token } from './who.ts';

const ORDINALS = ['', 'перша', 'друга', 'третя', 'четверта', 'п’ята'];

/** A second claim about the same fighter does not name it again. */
function again(claim: Condition, before: Condition | undefined, text: string, context: Context): string {
  if (!isAboutSame(claim, before)) return text;
  const named = `${fighter(subjectOf(claim)!, context, true).nom} `;
  return text.startsWith(named) ? text.slice(named.length) : text;
}
/** "A, B і C"; where claims about one fighter stand together, "A, а B і C". */
function claims(of: readonly Condition[], context: Context, yes: boolean): string {
  const whole = of.map((part) => condition(part, context, yes));
  const brief = of.map((part, i) => again(part, of[i - 1], whole[i], context));
  if (!yes) return list(brief, 'або');
  const groups = grouped(brief, (i) => brief[i] !== whole[i]);
  const said = groups.map((group) => list(group));
  return said.length > 1 && said.length < of.length ? `${said.slice(0, -1).join(', ')}, а ${said.at(-1)}` : list(said);
}

/** The claim after "якщо" or "поки"; `yes` false denies it. */
export function condition(claim: Condition, context: Context, yes = true): string {
  const not = yes ? '' : 'не ';
  const you = isYou(context);
  const said = (whom: Fighter) => fighter(whom, context, true);
  const started = (whom: Fighter) => `${said(whom).nom} ${past('почав', said(whom))} цей хід`;
  switch (claim.if) {
    case 'won':
      return `${you ? `ви ${not}перемогли` : `суперник ${not}переміг`} у бою`;
    case 'lost':
      return `${you ? `ви ${not}програли` : `суперник ${not}програв`} бій`;
    case 'isHero':
      return `${said(claim.who).nom} — ${yes ? 'герой' : 'помічник'}`;
    case 'isThe': {
      const named = fighterNoun(claim.named, context.hero?.id);
      if (claim.who !== 'yourFighter' || context.at === 'scheme') return `${said(claim.who).nom} — ${not}${named.nom}`;
      const takes = context.at === 'afterCombat' ? past('брав', named) : 'бере';
      return yes ? `участь у бою ${takes} ${named.nom}` : `${named.nom} не ${takes} участі в бою`;
    }
    case 'startedElsewhere':
      return `${started(claim.who)} в ${yes ? 'іншій' : 'тій самій'} комірці`;
    case 'startedInAnotherZone':
      return `${said(claim.who).nom} ${yes ? 'не перебуває в жодній' : 'перебуває в одній'} із зон комірки, в якій ${past('почав', said(claim.who))} цей хід${END}`;
    case 'adjacent':
      return `${said(claim.who).nom} ${not}${adjective('суміжний', said(claim.who).gender, 'nom')} з ${said(claim.to).ins}`;
    case 'inZoneOf':
      return `${said(claim.who).nom} ${not}перебуває ${inZone(claim.of, { ...context, named: [claim.of] })}`;
    case 'onBoard':
      return `${said(claim.who).nom} ${not}перебуває на полі бою`;
    case 'isDefeated':
      return `${said(claim.who).nom} ${not}${past('загинув', said(claim.who))}`;
    case 'healthAtMost':
      return `в ${said(claim.who).gen} ${yes ? 'не більше' : 'більше'} ${count(claim.health, HEALTH, 'gen')}`;
    case 'onToken':
      return `${said(claim.who).nom} ${not}перебуває в комірці з ${token(context).ins}`;
    case 'startedOnToken':
      return `${started(claim.who)} ${not}в комірці з ${token(context).ins}`;
    case 'inForm': {
      const form = formOf(claim.form, context.hero?.id);
      const hero = context.hero ? fighterNoun(context.hero.id) : fighter('yourHero', {});
      return form.person ? `ваш герой — ${not}${form.nom}` : `${hero.nom} ${not}${form.nom}`;
    }
    case 'handIs':
      return `${you ? 'у вашій руці' : 'в руці суперника'} ${yes ? 'рівно' : 'не'} ${count(claim.cards, CARD, 'nom')}`;
    case 'attacking':
      return you ? `ви ${not}атакуєте` : `суперник ${not}атакує`;
    case 'defending':
      return you ? `ви ${not}обороняєтеся` : `суперник ${not}обороняється`;
    case 'theyPlayedACard':
      return `${they(context)} ${not}${you ? 'розіграв' : 'розіграли'} ${yes ? 'карту' : 'карти'} в цьому бою`;
    case 'thisCardIsInPlay':
      return `ця карта ${yes ? 'ще' : 'вже не'} у грі`;
    case 'valuesAreEqual':
      return `значення обох карт ${not}однакові`;
    case 'namedTheirPrintedValue':
      return `назване вами число ${not}дорівнює значенню, вказаному на ${theirCard(context, 'loc')}${END}`;
    case 'actionNumber': {
      const which = ORDINALS[claim.is] ?? `${claim.is}-та`;
      return `це ${not}${you ? `ваша ${which} дія` : `${which} дія суперника`} за цей хід`;
    }
    case 'yourTurn':
      return `зараз ${not}${you ? 'ваш хід' : 'хід суперника'}`;
    case 'atLeast':
      return atLeast(claim.than, claim.amount, context, yes);
    case 'anyDefeated':
      return yes ? 'від цього загинув хоча б один боєць' : 'від цього не загинув жоден боєць';
    case 'wasDamaged':
      return `від цього ${said(claim.who).nom} ${not}${past('зазнав', said(claim.who))} поранень`;
    case 'cardPicked':
      return yes ? 'карту вибрано' : 'жодної карти не вибрано';
    case 'not':
      return condition(claim.that, context, !yes);
    case 'all':
      return claims(claim.of, context, yes);
  }
}
