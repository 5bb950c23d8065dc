import type { Amount, Cards } from '@peerless/engine';
import type { Context, Counted } from '../language.ts';
import { isInTitles, type Measure, measure } from '../sentence.ts';
import { adjective, type Case, count, followed, type Noun, past } from './declension.ts';
import { CARD, closed, DAMAGE, END, isYou, quoted, TOKEN, theirCard, VALUE } from './grammar.ts';
import { cardTitle, counterNoun, fighterNoun, tagTitle } from './names.ts';
import { fighter, group, manyOf } from './who.ts';

/** "karta se slovem CESTA v názvu", "karta „Excalibur“", "karta dr. Jekylla". */
export function cards(which: Cards, context: Context): Noun {
  const hero = context.hero?.id;
  const titles = [
    which.tag === undefined ? '' : tagged(which.tag, context),
    which.name === undefined ? '' : ` ${quoted(cardTitle(which.name, hero))}`,
  ];
  return followed(CARD, `${which.by === undefined ? '' : ` ${fighterNoun(which.by, hero).gen}`}${titles.join('')}`);
}

function tagged(tag: string, context: Context): string {
  const hero = context.hero?.id;
  const titled = isInTitles(tag, context, { card: (id) => cardTitle(id, hero), tag: (id) => tagTitle(id, hero) });
  const shown = tagTitle(tag, hero).toLocaleUpperCase('cs');
  return titled ? ` se slovem ${shown} v názvu` : ` ${shown}`;
}

type Thing = Extract<Measure, { is: 'each' }>['thing'];
const PILE = 'v odhazovacím balíčku';
/** ", kterou máte v odhazovacím balíčku": so it need not be said whose it is. */
const had = (of: Noun, context: Context, where = '') =>
  `, ${adjective('který', of.gender, 'acc', of.animate)} ${isYou(context) ? 'máte' : 'má'}${where}${END}`;
export const counter = (context: Context): Noun => (context.hero?.counter ? counterNoun(context.hero.counter.id, context.hero.id) : TOKEN);
const every = (of: Noun, word = '') =>
  ['každý', ...(word ? [word] : [])].map((before) => `${adjective(before, of.gender, 'acc', of.animate)} `).join('') + of.acc;
/** "každou takto odhozenou kartu": no other one counts. */
const everyThus = (of: Noun, word: string) =>
  `${adjective('každý', of.gender, 'acc', of.animate)} takto ${adjective(word, of.gender, 'acc', of.animate)} ${of.acc}`;

/** What follows "za": the accusative. */
function each(thing: Thing, context: Context): string {
  switch (thing.per) {
    case 'cardInDiscard':
      return `${every(cards(thing.cards, context))}${had(CARD, context, ` ${PILE}`)}`;
    case 'fighter':
      return `${group('každý', thing.group, context).acc}${typeof thing.group.of === 'object' && !thing.group.where ? ' na bojišti' : ''}`;
    case 'counter':
      return `${every(counter(context))}${had(counter(context), context)}`;
    case 'zoneOf':
      return `každou oblast, v níž je ${fighter(thing.who, context, true).nom}${END}`;
    case 'combatDamage':
      return `${every(DAMAGE, 'bojový')}, které utrpěl obránce${END}`;
    case 'counted':
      switch (context.counted) {
        case 'discarded':
          return everyThus(CARD, 'odhozený');
        case 'spent':
          return everyThus(counter(context), 'utracený');
        case 'dealt':
        case undefined:
          return everyThus(DAMAGE, 'uštědřený');
      }
  }
}
/** A number known elsewhere: "hodnota POSÍLENÍ dané karty". */
function source(to: Extract<Amount, { the: string }>, context: Context, c: Case): string {
  if (to.the === 'boost') return `${VALUE[c]} POSÍLENÍ ${to.of === 'card' ? 'dané karty' : theirCard(context, 'gen')}`;
  const printed = `${VALUE[c]} ${adjective('uvedený', 'f', c)} na`;
  return to.of === 'theirCard' ? `${printed} ${theirCard(context, 'loc')}` : `${printed} kartě zahrané na obranu proti hlavnímu útoku`;
}
const multiple = (n: number, to: Extract<Amount, { the: string }>, context: Context, c: 'nom' | 'acc') =>
  n === 1 ? source(to, context, c) : `${n === 2 ? 'dvojnásobek' : `${n}násobek`} ${source(to, context, 'gen')}`;

/** So much of a unit, and what it depends on: ["1 kartu", " za každého bojovníka protivníka"]. */
export function quantity(amount: Amount, unit: Noun, context: Context): [string, string] {
  const size = measure(amount, context);
  switch (size.is) {
    case 'number':
      return [count(size.n, unit), ''];
    case 'each':
      return [count(size.n, unit), ` za ${each(size.thing, context)}`];
    case 'thatMany':
      return [`${manifold(size.n)} počet ${(unit.plural ?? unit).gen}`, ''];
    case 'equal':
      return [`tolik ${(unit.plural ?? unit).gen}, kolik činí ${multiple(size.n, size.to, context, 'nom')}${END}`, ''];
  }
}
const manifold = (n: number): string => (n === 1 ? 'stejný' : n === 2 ? 'dvojnásobný' : `${n}násobný`);
/** A bare number after a preposition or a verb: ["1", " za každého bojovníka protivníka"]. */
export function number(amount: Amount, context: Context): [string, string] {
  const size = measure(amount, context);
  switch (size.is) {
    case 'number':
      return [`${size.n}`, ''];
    case 'each':
      return [`${size.n}`, ` za ${each(size.thing, context)}`];
    case 'thatMany':
      return [`${size.n === 1 ? 'toto číslo' : `${size.n === 2 ? 'dvojnásobek' : `${size.n}násobek`} tohoto čísla`}`, ''];
    case 'equal':
      return [multiple(size.n, size.to, context, 'acc'), ''];
  }
}
export const amount = (value: Amount, context: Context): string => closed(number(value, context).join(''));

/** "máte v odhazovacím balíčku alespoň 3 karty", or fewer. */
export function atLeast(than: number, value: Amount, context: Context, yes: boolean): string {
  const size = measure(value, context);
  const least = Math.ceil(than / size.n);
  const so = (of: Noun) => `${yes ? 'alespoň' : 'méně než'} ${count(least, of)}`;
  const is = (what: string) => `je ${what} ${yes ? 'alespoň' : 'menší než'} ${least}`;
  const has = isYou(context) ? 'máte' : 'má protivník';
  if (size.is === 'number') return `je ${size.n} ${yes ? 'alespoň' : 'menší než'} ${than}`;
  if (size.is === 'equal') return is(source(size.to, context, 'nom'));
  if (size.is === 'thatMany') return is('toto číslo');
  switch (size.thing.per) {
    case 'cardInDiscard':
      return `${has} ${PILE} ${so(cards(size.thing.cards, context))}`;
    case 'fighter':
      return is(`počet ${manyOf(size.thing.group, context)}${size.thing.group.where ? '' : ' na bojišti'}`);
    case 'counter':
      return `${has} ${so(counter(context))}`;
    case 'zoneOf':
      return `je ${fighter(size.thing.who, context, true).nom} v ${yes ? 'alespoň' : 'méně než'} ${least} ${least === 1 ? 'oblasti' : 'oblastech'}`;
    case 'combatDamage':
      return `obránce utrpěl v souboji ${so(DAMAGE)}`;
    case 'counted': {
      const [done, several, of] = COUNTED[context.counted ?? 'dealt'];
      const thing = of ?? counter(context);
      if (yes && least === 1) return `tím ${past(`byl ${done}`, thing)} alespoň ${count(1, thing, 'nom')}`;
      return is(`počet takto ${several} ${(thing.plural ?? thing).gen}`);
    }
  }
}
const COUNTED: Record<Counted, [string, string, Noun?]> = {
  discarded: ['odhozen', 'odhozených', CARD],
  spent: ['utracen', 'utracených'],
  dealt: ['uštědřen', 'uštědřených', DAMAGE],
};
