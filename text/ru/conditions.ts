import type { Condition, Fighter } from '@peerless/engine';
import type { Context } from '../language.ts';
import { grouped, isAboutSame, subjectOf } from '../sentence.ts';
import { atLeast } from './amounts.ts';
import { count, past, withPreposition } from './declension.ts';
import { CARD, END, HEALTH, isYou, list, nth, theirCard, they } from './grammar.ts';
import { fighterNoun, formOf } from './names.ts';
import { fighter, inZone, token } from './who.ts';

/** A second claim about the same fighter does not name it again. */
function again(claim: Condition, before: Condition | undefined, text: string, context: Context): string {
  if (!isAboutSame(claim, before)) return text;
  const named = `${fighter(subjectOf(claim)!, context, true).nom} `;
  return text.startsWith(named) ? text.slice(named.length) : text;
}
/** "A, B и C"; where claims about one fighter stand together, "A, а B и C". */
function claims(of: readonly Condition[], context: Context, yes: boolean): string {
  const whole = of.map((part) => condition(part, context, yes));
  const brief = of.map((part, i) => again(part, of[i - 1], whole[i], context));
  const clauses = grouped(brief, (i) => brief[i] !== whole[i]);
  if (!yes) return list(clauses.flat(), 'или');
  const said = clauses.map((clause) => list(clause));
  return said.length > 1 && clauses.some((clause) => clause.length > 1) ? `${said.slice(0, -1).join(', ')}, а ${said.at(-1)}` : list(said);
}

/** The claim after "если" or "пока"; `yes` false denies it. */
export function condition(claim: Condition, context: Context, yes = true): string {
  const not = yes ? '' : 'не ';
  const you = isYou(context);
  const said = (whom: Fighter) => fighter(whom, context, true);
  const started = (whom: Fighter) => `${said(whom).nom} ${not}${past('начал', said(whom))} этот ход`;
  switch (claim.if) {
    case 'won':
      return `${you ? `вы ${not}победили` : `противник ${not}победил`} в бою`;
    case 'lost':
      return `${you ? `вы ${not}проиграли` : `противник ${not}проиграл`} бой`;
    case 'isHero':
      return `${said(claim.who).nom} — ${yes ? 'герой' : 'помощник'}`;
    case 'isThe': {
      const named = fighterNoun(claim.named, context.hero?.id);
      if (claim.who !== 'yourFighter' || context.at !== 'afterCombat' || !you) return `${said(claim.who).nom} — ${not}${named.nom}`;
      return `вашим бойцом ${not}${past('был', named)} ${named.nom}`;
    }
    case 'startedElsewhere':
      return `${started(claim.who)} в другой ячейке`;
    case 'startedInAnotherZone':
      return `${said(claim.who).nom} ${yes ? 'не находится ни' : 'находится'} в одной из зон ячейки, в которой ${past('начал', said(claim.who))} этот ход${END}`;
    case 'adjacent':
      return `${said(claim.who).nom} и ${said(claim.to).nom} ${not}находятся в смежных ячейках`;
    case 'inZoneOf':
      return `${said(claim.who).nom} ${not}находится ${inZone(claim.of, context)}`;
    case 'onBoard':
      return `${said(claim.who).nom} ${not}находится на поле боя`;
    case 'isDefeated':
      return `${said(claim.who).nom} ${not}${past('повержен', said(claim.who))}`;
    case 'healthAtMost':
      return `у ${said(claim.who).gen} ${yes ? 'не более' : 'более'} ${count(claim.health, HEALTH, 'gen')}`;
    case 'onToken':
      return `${said(claim.who).nom} ${not}находится в ячейке ${withPreposition(token(context).ins)}`;
    case 'startedOnToken':
      return `${started(claim.who)} в ячейке ${withPreposition(token(context).ins)}`;
    case 'inForm': {
      const form = formOf(claim.form, context.hero?.id);
      const hero = context.hero ? fighterNoun(context.hero.id) : fighter('yourHero', {});
      return form.person ? `ваш герой — ${not}${form.nom}` : `${hero.nom} ${not}${form.nom}`;
    }
    case 'handIs':
      return `у ${you ? 'вас' : 'противника'} в руке ${yes ? 'ровно' : 'не'} ${count(claim.cards, CARD, 'nom')}`;
    case 'attacking':
      return you ? `вы ${not}атакуете` : `противник ${not}атакует`;
    case 'defending':
      return you ? `вы ${not}обороняетесь` : `противник ${not}обороняется`;
    case 'theyPlayedACard':
      return `${they(context)} ${not}${you ? 'разыграл' : 'разыграли'} карту в этом бою`;
    case 'thisCardIsInPlay':
      return `эта карта ${yes ? 'ещё' : 'уже не'} в игре`;
    case 'valuesAreEqual':
      return `значения обеих карт ${not}равны`;
    case 'namedTheirPrintedValue':
      return `названное вами число ${not}равно значению, указанному на ${theirCard(context, 'pre')}${END}`;
    case 'actionNumber':
      return `это ${not}${nth(claim.is)} действие ${you ? 'вашего хода' : 'хода противника'}`;
    case 'yourTurn':
      return `сейчас ${not}${you ? 'ваш ход' : 'ход противника'}`;
    case 'atLeast':
      return atLeast(claim.than, claim.amount, context, yes);
    case 'anyDefeated':
      return yes ? 'при этом повержен хотя бы один боец' : 'при этом ни один боец не повержен';
    case 'wasDamaged':
      return `при этом ${said(claim.who).nom} ${not}${past('получил', said(claim.who))} урон`;
    case 'cardPicked':
      return yes ? 'карта выбрана' : 'никакая карта не выбрана';
    case 'not':
      return condition(claim.that, context, !yes);
    case 'all':
      return claims(claim.of, context, yes);
  }
}
