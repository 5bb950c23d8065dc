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
      return 'Корзинка';
    case 'placeSidekick':
    case 'placeToken':
    case 'mulligan':
      return TERMS.setup;
    case 'assign':
      return TERMS.damage;
    case 'action':
    case 'abilityOrder':
    case 'placeTo':
      return 'Ваш ход';
    default:
      return 'Ваш выбор';
  }
}

function ask(question: Question, context: Context, table: Table): string {
  const { word, about, optional } = question;
  const who = about.fighter === undefined ? FIGHTER : fighterName(about.fighter, table);
  const target = about.target === undefined ? FIGHTER : fighterName(about.target, table);
  const orNot = optional ? ' или откажитесь' : '';
  switch (question.kind) {
    case 'action':
      return 'выберите действие';
    case 'attackWith':
      return 'выберите бойца, который атакует';
    case 'target':
      return `выберите, кого атакует ${who.nom}`;
    case 'attackCard':
      return `выберите карту, которой ${who.nom} атакует ${target.acc}`;
    case 'laidBoost':
      return 'выберите вторую карту, чтобы выложить её лицом вниз как усиление, или обойдитесь без неё';
    case 'defense':
      return `${who.nom} атакует ${target.acc}. Выберите карту защиты или обойдитесь без неё`;
    case 'number':
      return word?.do === 'own' ? '' : 'назовите число';
    case 'item':
      return 'выберите, какой предмет лежит в вашей корзинке';
    case 'discardOrder':
      return 'выберите, какая карта уйдёт в стопку сброса первой';
    case 'schemeCard':
      return 'выберите карту приёма';
    case 'schemeFighter':
      return `выберите бойца, который разыграет ${about.card === undefined ? 'карту' : `карту ${cardOf(about.card, question.seat, table)}`}`;
    case 'boostManeuver':
      return 'выберите карту для усиления или обойдитесь без него';
    case 'boostCard':
      return `выберите карту, чтобы усилить ${word?.do === 'boost' && word.card === 'theirs' ? 'свою' : 'эту'} карту, или обойдитесь без усиления`;
    case 'moveWhom':
      return 'выберите, кого переместить следующим, или закончите';
    case 'moveTo':
      return `выберите, куда переместится ${who.nom}${optional ? ', или откажитесь' : ''}`;
    case 'walkOrPlace':
      return `разместить ${who.acc} в любой свободной ячейке вместо перемещения?`;
    case 'placeTo':
      return `выберите ячейку, в которой разместить ${who.acc}${optional ? ', или откажитесь' : ''}`;
    case 'returnTo':
      return `выберите ячейку${orNot}`;
    case 'liftWhich':
      return `все уже на поле боя: выберите, кого с него убрать${optional ? ', или откажитесь' : ''}`;
    case 'pickFighter':
      return `выберите бойца${orNot}`;
    case 'pickSpace':
    case 'pickCard':
    case 'form':
      return word?.do === 'replaceTheirCard' ? 'выберите карту, которой атакует противник' : optional ? 'выберите или откажитесь' : '';
    case 'takeCard':
      return `выберите карту${orNot}`;
    case 'putBack':
      return 'выберите следующую карту, которую положите в колоду';
    case 'discard':
      return `выберите карту для сброса${orNot}`;
    case 'discardMore':
      return 'выберите карту для сброса или закончите';
    case 'handLimit':
      return 'выберите карту для сброса';
    case 'replaceCard':
      return 'выберите карту, которую разыграете вместо этой, или оставьте эту';
    case 'reaction':
      return 'противник собирается посмотреть карты в вашей руке. Показать карту, которая это отменяет?';
    case 'yesNo':
      return `${word ? clause([word], context, 'bare') : 'сделать это'}?`;
    case 'pay':
      return word?.do === 'pay' ? `${price(word.price, context)}?${consequence(word, context)}` : 'заплатить?';
    case 'payNumber':
      return `выберите, сколько ${(counter(context).plural ?? counter(context)).gen} потратить`;
    case 'option':
      return word?.do === 'choose' && word.count !== 1 ? 'выберите следующий вариант' : 'выберите вариант';
    case 'shiftValue':
      return 'увеличьте значение на 1, уменьшите на 1 или оставьте как есть';
    case 'opponent':
      return 'выберите противника';
    case 'abilityOrder':
      return 'выберите, какую способность применить следующей';
    case 'placeSidekick':
      return `выберите ячейку для ${who.gen}`;
    case 'placeToken': {
      const tokens = tokensOf(question, table);
      return `выберите ячейку для ${tokens ? tokenNoun(tokens.id, tokens.hero).gen : TOKEN.gen}`;
    }
    case 'token':
      return `выберите жетон${orNot}`;
    case 'tokenTo':
      return `выберите, куда переместится жетон${optional ? ', или откажитесь' : ''}`;
    case 'assign':
      return `выберите, сколько урона получит ${who.nom} вместо вашего ${HERO.gen}`;
    case 'mulligan':
      return 'замешать руку в колоду и взять новую?';
  }
}
const consequence = ({ then }: Extract<Effect, { do: 'pay' }>, context: Context): string =>
  then.length ? ` ${sentence(`если да, ${clause(then, context)}`)}` : '';

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
