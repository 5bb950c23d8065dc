/** What the game asks: because of what, what the card says, and what to choose. */
import { type Effect, may } from '@peerless/engine';
import type { Context, Question, Table } from '../language.ts';
import { contextOf, tokensOf } from '../sentence.ts';
import { counter } from './amounts.ts';
import { clause, phrases, price } from './effects.ts';
import { closed, FIGHTER, HERO, sentence, sentences, TOKEN } from './grammar.ts';
import { tokenNoun } from './names.ts';
import { cardOf, fighterName, heading, seatName } from './table.ts';
import { TERMS } from './terms.ts';

/** What the word of the card says to the one who is asked. */
const says = (word: Effect | null, isOptional: boolean, context: Context): string =>
  word ? sentences(phrases([isOptional ? may(word) : word], context)) : '';

/** The rule's own heading where no card or ability asks. */
function ruleHeading(question: Question): string {
  switch (question.kind) {
    case 'attackWith':
    case 'target':
    case 'attackCard':
    case 'laidBoost':
      return TERMS.attack;
    case 'defense':
    case 'number':
    case 'discardOrder':
      return TERMS.combat;
    case 'schemeCard':
    case 'schemeFighter':
      return TERMS.scheme;
    case 'boostManeuver':
    case 'moveWhom':
    case 'moveTo':
    case 'walkOrPlace':
      return TERMS.maneuver;
    case 'handLimit':
      return TERMS.handLimit;
    case 'item':
      return 'Кошик';
    case 'placeSidekick':
    case 'placeToken':
    case 'mulligan':
      return TERMS.setup;
    case 'assign':
      return TERMS.damage;
    case 'action':
    case 'abilityOrder':
    case 'placeTo':
      return 'Ваш хід';
    default:
      return 'Ваш вибір';
  }
}

function ask(question: Question, context: Context, table: Table): string {
  const { word, about, optional } = question;
  const who = about.fighter === undefined ? FIGHTER : fighterName(about.fighter, table);
  const target = about.target === undefined ? FIGHTER : fighterName(about.target, table);
  const orNot = optional ? ' або відмовтеся' : '';
  switch (question.kind) {
    case 'action':
      return 'виберіть дію';
    case 'attackWith':
      return 'виберіть бійця, який атакує';
    case 'target':
      return `виберіть, кого атакує ${who.nom}`;
    case 'attackCard':
      return `виберіть карту, якою ${who.nom} атакує ${target.acc}`;
    case 'laidBoost':
      return 'виберіть другу карту, яку викладете долілиць для поліпшення, або відмовтеся';
    case 'defense':
      return `${who.nom} атакує ${target.acc}. Виберіть карту оборони або не розігруйте жодної`;
    case 'number':
      return word?.do === 'own' ? '' : 'назвіть число';
    case 'item':
      return 'виберіть, який предмет лежить у вашому кошику';
    case 'discardOrder':
      return 'виберіть, яка карта потрапить у скид першою';
    case 'schemeCard':
      return 'виберіть карту виверту';
    case 'schemeFighter':
      return `виберіть бійця, який розіграє ${about.card === undefined ? 'карту' : `карту ${cardOf(about.card, question.seat, table)}`}`;
    case 'boostManeuver':
      return 'виберіть карту для поліпшення або відмовтеся';
    case 'boostCard':
      return `виберіть карту, якою поліпшите ${word?.do === 'boost' && word.card === 'theirs' ? 'свою' : 'цю'} карту, або відмовтеся`;
    case 'moveWhom':
      return 'виберіть, кого перемістити далі, або зупиніться';
    case 'moveTo':
      return `виберіть, куди переміститься ${who.nom}${optional ? ', або відмовтеся' : ''}`;
    case 'walkOrPlace':
      return `розмістити ${who.acc} в будь-якій незайнятій комірці замість переміщення?`;
    case 'placeTo':
      return `виберіть комірку, в якій розмістити ${who.acc}${optional ? ', або відмовтеся' : ''}`;
    case 'returnTo':
      return `виберіть комірку${orNot}`;
    case 'liftWhich':
      return `усі вже на полі бою: виберіть, кого з нього прибрати${optional ? ', або відмовтеся' : ''}`;
    case 'pickFighter':
      return `виберіть бійця${orNot}`;
    case 'pickSpace':
    case 'pickCard':
    case 'form':
      return word?.do === 'replaceTheirCard' ? 'виберіть карту, якою атакує суперник' : optional ? 'виберіть або відмовтеся' : '';
    case 'takeCard':
      return `виберіть карту${orNot}`;
    case 'putBack':
      return 'виберіть наступну карту, яку повернете в колоду';
    case 'discard':
      return `виберіть карту, яку скинете${optional ? ', або відмовтеся' : ''}`;
    case 'discardMore':
      return 'виберіть карту, яку скинете, або зупиніться';
    case 'handLimit':
      return 'виберіть карту, яку скинете';
    case 'replaceCard':
      return 'виберіть карту, яку розіграєте замість цієї, або лишіть цю';
    case 'reaction':
      return 'суперник збирається проглянути вашу руку. Показати карту, яка це скасовує?';
    case 'yesNo':
      return `${word ? clause([word], context, 'bare') : 'зробити це'}?`;
    case 'pay':
      return word?.do === 'pay' ? `${price(word.price, context)}?${consequence(word, context)}` : 'заплатити?';
    case 'payNumber':
      return `виберіть, скільки ${(counter(context).plural ?? counter(context)).gen} витратити`;
    case 'option':
      return word?.do === 'choose' && word.count !== 1 ? 'виберіть наступний варіант' : 'виберіть варіант';
    case 'shiftValue':
      return 'збільште значення на 1, зменште на 1 або лишіть як є';
    case 'opponent':
      return 'виберіть суперника';
    case 'abilityOrder':
      return 'виберіть, яке особливе вміння застосувати наступним';
    case 'placeSidekick':
      return `виберіть комірку для ${who.gen}`;
    case 'placeToken': {
      const tokens = tokensOf(question, table);
      return `виберіть комірку для ${tokens ? tokenNoun(tokens.id, tokens.hero).gen : TOKEN.gen}`;
    }
    case 'token':
      return `виберіть жетон${orNot}`;
    case 'tokenTo':
      return `виберіть, куди перемістити жетон${optional ? ', або відмовтеся' : ''}`;
    case 'assign':
      return `виберіть, скількох поранень зазнає ${who.nom} замість вашого ${HERO.gen}`;
    case 'mulligan':
      return 'втасувати руку в колоду і взяти нову?';
  }
}
const consequence = ({ then }: Extract<Effect, { do: 'pay' }>, context: Context): string =>
  then.length ? ` ${sentence(`якщо так, ${clause(then, context)}`)}` : '';

/** Questions that say themselves what the card's word says. */
const SAYS_IT_ALL: readonly Question['kind'][] = [
  'yesNo',
  'pay',
  'payNumber',
  'option',
  'shiftValue',
  'opponent',
  'number',
  'reaction',
  'boostCard',
  'item',
];

export function prompt(question: Question, table: Table): string {
  const context = contextOf(question, table);
  const { kind, word, optional, source } = question;
  const isPlain = kind === 'discard' && (word?.do === 'pay' || word?.do === 'own' || (word?.do === 'discard' && word.cards === 1));
  const saysItAll = SAYS_IT_ALL.includes(kind) && !(kind === 'number' && word?.do === 'own');
  const said = saysItAll || isPlain ? '' : says(word, optional, context);
  const asked = closed(ask(question, context, table));
  const text = [said, asked && (/[.?]$/.test(asked) ? sentence(asked).slice(0, -1) : sentence(asked))].filter(Boolean).join(' ');
  const why = source ? heading(source, table) : ruleHeading(question);
  const theirs = source && 'seat' in source && source.seat !== question.seat ? ` (${seatName(source.seat, table).nom})` : '';
  return `${why}${theirs}: ${text}`;
}
