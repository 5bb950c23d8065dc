import type { Condition } from '@peerless/engine';
import type { Context } from '../language.ts';
import { isMany, subjectOf } from '../sentence.ts';
import { atLeast } from './amounts.ts';
import { a, CARD, count, isYou, list, nth, possessive, subject, they } from './grammar.ts';
import { fighterNoun, formOf, spoken } from './names.ts';
import { fighter, pronouns, theirCard, token, zoneOf } from './who.ts';

/** A second claim about the same fighter says "it". */
function again(claim: Condition, before: Condition | undefined, text: string, context: Context): string {
  const who = subjectOf(claim);
  if (!who || !before || JSON.stringify(who) !== JSON.stringify(subjectOf(before))) return text;
  const named = `${fighter(who, context, true)} `;
  return text.startsWith(named) ? `${pronouns(who, context).they} ${text.slice(named.length)}` : text;
}

/** Two claims that are said as one. */
function merged(one: Condition, two: Condition | undefined, context: Context): string | undefined {
  if (one.if === 'isThe' && one.who === 'yourFighter' && two?.if === 'won' && isYou(context) && !isMany(one.named, context))
    return `${fighter({ named: one.named }, context)} won`;
  if ((one.if === 'attacking' || one.if === 'defending') && two?.if === 'inForm') {
    const form = formOf(two.form, context.hero?.id);
    return form.person ? `${condition(one, context)} as ${form.name}` : undefined;
  }
  const isSidekick = one.if === 'not' && one.that.if === 'isHero';
  const isSame = two !== undefined && JSON.stringify(subjectOf(one)) === JSON.stringify(subjectOf(two));
  return isSidekick && two?.if === 'onBoard' && isSame ? `${condition(one, context)} still on the board` : undefined;
}
/** Claims that all hold, one after another. */
function claims([first, second, ...rest]: readonly Condition[], context: Context, before?: Condition): string[] {
  if (!first) return [];
  const both = merged(first, second, context);
  if (both !== undefined) return [both, ...claims(rest, context, second)];
  return [again(first, before, condition(first, context), context), ...claims(second ? [second, ...rest] : [], context, first)];
}

/** The claim after "if" or "while"; `yes` false denies it. */
export function condition(claim: Condition, context: Context, yes = true): string {
  const said = (whom: Parameters<typeof fighter>[0]) => fighter(whom, context, true);
  const is = yes ? 'is' : 'is not';
  const started = yes ? 'started' : 'did not start';
  switch (claim.if) {
    case 'won':
      return `${subject(context)} ${yes ? 'won' : 'did not win'}`;
    case 'lost':
      return `${subject(context)} ${yes ? 'lost' : 'did not lose'}`;
    case 'isHero':
      return `${said(claim.who)} is a ${yes ? 'hero' : 'sidekick'}`;
    case 'isThe': {
      const noun = fighterNoun(claim.named, context.hero?.id);
      return `${fighter(claim.who, context)} ${is} ${isMany(claim.named, context) ? a(noun.name) : spoken(noun)}`;
    }
    case 'startedElsewhere':
      return `${said(claim.who)} ${started} this turn in a different space`;
    case 'startedInAnotherZone':
      return `${said(claim.who)} is in ${yes ? 'none' : 'one'} of the zones of the space where ${pronouns(claim.who, context).they} started this turn`;
    case 'adjacent':
      return `${said(claim.who)} ${is} adjacent to ${said(claim.to)}`;
    case 'inZoneOf':
      return `${said(claim.who)} ${is} in ${zoneOf(claim.of, context)}`;
    case 'onBoard':
      return `${said(claim.who)} ${is} on the board`;
    case 'isDefeated':
      return `${said(claim.who)} ${is} defeated`;
    case 'healthAtMost':
      return `${possessive(said(claim.who))} health is ${yes ? `${claim.health} or less` : `more than ${claim.health}`}`;
    case 'onToken':
      return `${said(claim.who)} ${is} in a space with ${a(token(context).name)}`;
    case 'startedOnToken':
      return `${said(claim.who)} ${started} this turn in a space with ${a(token(context).name)}`;
    case 'inForm': {
      const form = formOf(claim.form, context.hero?.id);
      return form.person
        ? `you are ${yes ? '' : 'not '}${form.name}`
        : `${context.hero ? spoken(fighterNoun(context.hero.id)) : 'your hero'} ${is} ${form.name}`;
    }
    case 'handIs':
      return `${subject(context)} ${yes ? (isYou(context) ? 'have' : 'has') : isYou(context) ? 'do not have' : 'does not have'} exactly ${count(claim.cards, CARD)} in hand`;
    case 'attacking':
      return `${subject(context)} ${isYou(context) ? 'are' : 'is'} ${yes ? '' : 'not '}attacking`;
    case 'defending':
      return `${subject(context)} ${isYou(context) ? 'are' : 'is'} ${yes ? '' : 'not '}defending`;
    case 'theyPlayedACard':
      return `${they(context)} ${yes ? 'played a' : 'played no'} card in this combat`;
    case 'thisCardIsInPlay':
      return `this card is ${yes ? 'still' : 'no longer'} in play`;
    case 'valuesAreEqual':
      return yes ? 'both cards have the same value' : 'the two cards have different values';
    case 'namedTheirPrintedValue':
      return `the number you named ${is} the printed value of ${theirCard(context)}`;
    case 'actionNumber':
      return `this ${is} ${isYou(context) ? 'your' : 'their'} ${nth(claim.is)} action this turn`;
    case 'yourTurn':
      return `it ${is} ${isYou(context) ? 'your' : 'their'} turn`;
    case 'atLeast':
      return atLeast(claim.than, claim.amount, context, yes);
    case 'anyDefeated':
      return yes ? 'this defeated at least one fighter' : 'this defeated no fighter';
    case 'wasDamaged':
      return `this ${yes ? 'damaged' : 'did not damage'} ${fighter(claim.who, context)}`;
    case 'cardPicked':
      return yes ? 'a card was chosen' : 'no card was chosen';
    case 'not':
      return condition(claim.that, context, !yes);
    case 'all':
      return yes
        ? list(claims(claim.of, context))
        : list(
            claim.of.map((part, i) => again(part, claim.of[i - 1], condition(part, context, false), context)),
            'or',
          );
  }
}
