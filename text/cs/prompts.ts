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
      return 'Košík';
    case 'placeSidekick':
    case 'placeToken':
    case 'mulligan':
      return TERMS.setup;
    case 'assign':
      return TERMS.damage;
    case 'action':
    case 'abilityOrder':
    case 'placeTo':
      return 'Váš tah';
    default:
      return 'Vaše volba';
  }
}

function ask(question: Question, context: Context, table: Table): string {
  const { word, about, optional } = question;
  const who = about.fighter === undefined ? FIGHTER : fighterName(about.fighter, table);
  const target = about.target === undefined ? FIGHTER : fighterName(about.target, table);
  const orNot = optional ? ', nebo odmítněte' : '';
  switch (question.kind) {
    case 'action':
      return 'vyberte akci';
    case 'attackWith':
      return 'vyberte bojovníka, který zaútočí';
    case 'target':
      return `vyberte, na koho ${who.nom} zaútočí`;
    case 'attackCard':
      return `vyberte kartu, kterou ${who.nom} zaútočí na ${target.acc}`;
    case 'laidBoost':
      return 'vyberte druhou kartu, kterou vyložíte lícem dolů k posílení, nebo žádnou';
    case 'defense':
      return `${who.nom} útočí na ${target.acc}. Vyberte obrannou kartu, nebo žádnou`;
    case 'number':
      return word?.do === 'own' ? '' : 'zvolte číslo';
    case 'item':
      return 'vyberte, který předmět máte v košíku';
    case 'discardOrder':
      return 'vyberte, která karta přijde do odhazovacího balíčku jako první';
    case 'schemeCard':
      return 'vyberte kartu léčky';
    case 'schemeFighter':
      return `vyberte bojovníka, který zahraje kartu${about.card === undefined ? '' : ` ${cardOf(about.card, question.seat, table)}`}`;
    case 'boostManeuver':
      return 'vyberte kartu k posílení, nebo žádnou';
    case 'boostCard':
      return `vyberte kartu k posílení ${word?.do === 'boost' && word.card === 'theirs' ? 'své' : 'této'} karty, nebo žádnou`;
    case 'moveWhom':
      return 'vyberte dalšího bojovníka, kterého přesunete, nebo skončete';
    case 'moveTo':
      return `vyberte, kam se ${who.nom} přesune${orNot}`;
    case 'walkOrPlace':
      return `chcete ${who.acc} místo přesunu umístit na libovolné volné pole?`;
    case 'placeTo':
      return `vyberte pole, na které umístíte ${who.acc}${orNot}`;
    case 'returnTo':
      return `vyberte pole${orNot}`;
    case 'liftWhich':
      return `všichni už jsou na bojišti: vyberte, koho z něj odstraníte${orNot}`;
    case 'pickFighter':
      return `vyberte bojovníka${orNot}`;
    case 'pickSpace':
    case 'pickCard':
    case 'form':
      return word?.do === 'replaceTheirCard' ? 'vyberte kartu, kterou protivník zaútočí' : optional ? 'vyberte, nebo odmítněte' : '';
    case 'takeCard':
      return `vyberte kartu${orNot}`;
    case 'putBack':
      return 'vyberte další kartu, kterou vrátíte do balíčku';
    case 'discard':
      return `vyberte kartu, kterou odhodíte${orNot}`;
    case 'discardMore':
      return 'vyberte kartu, kterou odhodíte, nebo skončete';
    case 'handLimit':
      return 'vyberte kartu, kterou odhodíte';
    case 'replaceCard':
      return 'vyberte kartu, kterou zahrajete místo této, nebo ponechte tuto';
    case 'reaction':
      return 'protivník si chce prohlédnout karty ve vaší ruce. Chcete ukázat kartu, která to zruší?';
    case 'yesNo':
      return `chcete ${word ? clause([word], context, 'bare') : 'to provést'}?`;
    case 'pay':
      return word?.do === 'pay' ? `chcete ${price(word.price, context)}?${consequence(word, context)}` : 'chcete zaplatit?';
    case 'payNumber':
      return `vyberte, kolik ${(counter(context).plural ?? counter(context)).gen} utratíte`;
    case 'option':
      return word?.do === 'choose' && word.count !== 1 ? 'vyberte další možnost' : 'vyberte možnost';
    case 'shiftValue':
      return 'zvyšte hodnotu o 1, snižte ji o 1, nebo ji ponechte beze změny';
    case 'opponent':
      return 'vyberte protivníka';
    case 'abilityOrder':
      return 'vyberte, která zvláštní schopnost se vyhodnotí jako další';
    case 'placeSidekick':
      return `vyberte pole pro ${who.acc}`;
    case 'placeToken': {
      const tokens = tokensOf(question, table);
      return `vyberte pole pro ${tokens ? tokenNoun(tokens.id, tokens.hero).acc : TOKEN.acc}`;
    }
    case 'token':
      return `vyberte žeton${orNot}`;
    case 'tokenTo':
      return `vyberte, kam žeton přesunete${orNot}`;
    case 'assign':
      return `vyberte, kolik zranění utrpí ${who.nom} místo vašeho ${HERO.gen}`;
    case 'mulligan':
      return 'chcete zamíchat karty z ruky do balíčku a táhnout nové?';
  }
}
const consequence = ({ then }: Extract<Effect, { do: 'pay' }>, context: Context): string =>
  then.length ? ` ${sentence(`pokud ano, ${clause(then, context)}`)}` : '';

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
