/** What the game asks: because of what, what the card says, and what to choose. */
import { type Effect, may } from '@peerless/engine';
import type { Context, Question, Table } from '../language.ts';
import { contextOf, tokensOf } from '../sentence.ts';
import { counter } from './amounts.ts';
import { clause, phrases, price } from './effects.ts';
import { a, sentence, sentences } from './grammar.ts';
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
      return 'Basket';
    case 'placeSidekick':
    case 'placeToken':
    case 'mulligan':
      return TERMS.setup;
    case 'assign':
      return TERMS.damage;
    case 'action':
    case 'abilityOrder':
    case 'placeTo':
      return 'Your turn';
    default:
      return 'Your choice';
  }
}

function ask(question: Question, context: Context, table: Table): string {
  const { word, about, optional } = question;
  const who = about.fighter === undefined ? 'the fighter' : fighterName(about.fighter, table);
  const target = about.target === undefined ? 'the target' : fighterName(about.target, table);
  const orNot = optional ? ', or decline' : '';
  switch (question.kind) {
    case 'action':
      return 'choose an action';
    case 'attackWith':
      return 'choose the fighter who attacks';
    case 'target':
      return `choose whom ${who} attacks`;
    case 'attackCard':
      return `${who} attacks ${target}. Choose an attack card`;
    case 'laidBoost':
      return `choose a second card to lay face down as a boost, or none`;
    case 'defense':
      return `${who} attacks ${target}. Choose a defense card, or none`;
    case 'number':
      return word?.do === 'own' ? '' : 'name a number';
    case 'item':
      return 'choose the item your basket counts as';
    case 'discardOrder':
      return 'choose which card goes to the discard pile first';
    case 'schemeCard':
      return 'choose a scheme card to play';
    case 'schemeFighter':
      return `choose the fighter who plays ${about.card === undefined ? 'the card' : cardOf(about.card, question.seat, table)}`;
    case 'boostManeuver':
      return 'choose a card to boost it with, or none';
    case 'boostCard':
      return `choose a card to boost ${word?.do === 'boost' && word.card === 'theirs' ? 'your' : 'this'} card with, or none`;
    case 'moveWhom':
      return 'choose the next fighter to move, or stop';
    case 'moveTo':
      return `choose where ${who} goes${orNot}`;
    case 'walkOrPlace':
      return `place ${who} in any empty space instead of moving?`;
    case 'placeTo':
      return `choose the space to place ${who} in${orNot}`;
    case 'returnTo':
      return `choose the space${orNot}`;
    case 'liftWhich':
      return `all of them are already on the board: choose one to take off first${orNot}`;
    case 'pickFighter':
      return `choose the fighter${orNot}`;
    case 'pickSpace':
    case 'pickCard':
    case 'form':
      return word?.do === 'replaceTheirCard' ? 'choose the card your opponent attacks with' : optional ? 'choose, or decline' : '';
    case 'takeCard':
      return `choose the card${orNot}`;
    case 'putBack':
      return 'choose the next card to put back';
    case 'discard':
      return `choose a card to discard${orNot}`;
    case 'discardMore':
      return 'choose a card to discard, or stop';
    case 'handLimit':
      return 'choose a card to discard';
    case 'replaceCard':
      return 'choose the card to play instead, or keep this one';
    case 'reaction':
      return 'your opponent is about to look at your hand. Show the card that cancels this?';
    case 'yesNo':
      return `do you want to ${word ? clause([word], context, 'bare') : 'do this'}?`;
    case 'pay':
      return word?.do === 'pay' ? `do you want to ${price(word.price, context)}?${consequence(word, context)}` : 'do you want to pay?';
    case 'payNumber':
      return `choose how much ${counter(context)} to spend`;
    case 'option':
      return word?.do === 'choose' && word.count !== 1 ? 'choose the next option' : 'choose an option';
    case 'shiftValue':
      return 'add 1, subtract 1, or leave the value as it is';
    case 'opponent':
      return 'choose an opponent';
    case 'abilityOrder':
      return 'choose the ability to use next';
    case 'placeSidekick':
      return `choose a space for ${who}`;
    case 'placeToken': {
      const tokens = tokensOf(question, table);
      return `choose a space for ${tokens ? a(tokenNoun(tokens.id, tokens.hero).name) : 'the token'}`;
    }
    case 'token':
      return word?.do === 'relocateTokens' && word.count === 'any' ? 'choose the next token, or stop' : `choose the token${orNot}`;
    case 'tokenTo':
      return `choose where the token goes${orNot}`;
    case 'assign':
      return `choose how much of the damage ${who} takes instead of your hero`;
    case 'mulligan':
      return 'shuffle your hand back and draw a new one?';
  }
}
const consequence = ({ then }: Extract<Effect, { do: 'pay' }>, context: Context): string =>
  then.length ? ` ${sentence(`if you do, ${clause(then, context)}`)}` : '';

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
  const asked = ask(question, context, table);
  const text = [said, asked && sentence(asked)].filter(Boolean).join(' ');
  const why = source ? heading(source, table) : ruleHeading(question);
  const theirs = source && 'seat' in source && source.seat !== question.seat ? ` (${seatName(source.seat, table)})` : '';
  return `${why}${theirs}: ${text}`;
}
