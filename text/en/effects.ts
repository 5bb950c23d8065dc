import type { Effect, Price } from '@peerless/engine';
import type { Context } from '../language.ts';
import { readable } from '../lexicon.ts';
import {
  about,
  after,
  capital,
  fromTheOtherSide,
  fuse,
  heavy,
  isAbout,
  isItsOwnBoost,
  isOwner,
  isStatement,
  measure,
  type Phrase,
  phrase,
  type Said,
} from '../sentence.ts';
import { amount, cards, counter, number, quantity } from './amounts.ts';
import { condition } from './conditions.ts';
import {
  ACTION,
  a,
  act,
  CARD,
  count,
  DAMAGE,
  HEALTH,
  happens,
  isYou,
  join,
  list,
  type Mood,
  my,
  possessive,
  SPACE,
  subject,
  theirs,
  they,
  theyDo,
} from './grammar.ts';
import { cardTitle, fighterNoun, formOf, manyOf, spoken, transformation } from './names.ts';
import { OWN } from './own.ts';
import { fighter, pronouns, spaces, theirCard, token, who } from './who.ts';

/** A sequence, each part knowing what the part before counted. */
export function phrases(effects: readonly Effect[], context: Context, mood: Mood = 'say'): Phrase[] {
  let here = context;
  return fuse(effects).flatMap((effect) => {
    const said = phrasesOf(effect, here, mood);
    here = after(effect, here);
    return said;
  });
}
/** A sequence inside a sentence. */
export const clause = (effects: readonly Effect[], context: Context, mood: Mood = 'say'): string =>
  join(phrases(effects, context, mood)) || 'nothing happens';

const card = (whose: 'yours' | 'theirs', context: Context) =>
  whose === 'theirs' ? theirCard(context) : isOwner(context) ? 'this card' : `${my(context)} card`;
const valueOf = (whose: 'yours' | 'theirs', context: Context) =>
  whose === 'yours' && isOwner(context) ? "this card's value" : `the value of ${card(whose, context)}`;
/** The hero whose card it is. */
const hero = (context: Context) => (context.hero ? spoken(fighterNoun(context.hero.id)) : 'your hero');
const aSidekick = (id: string, context: Context) => a(fighterNoun(id, context.hero?.id).name);
const tokens = (context: Context) => `${context.owner === 'opponent' ? "your opponent's" : 'your'} ${manyOf(token(context))}`;
const oneToken = (context: Context, another: boolean) => `${another ? 'another' : 'one'} of ${tokens(context)}`;

export function price(cost: Price, context: Context): string {
  switch (cost.pay) {
    case 'cards':
      return `discard ${count(cost.cards, CARD)}`;
    case 'counter':
      return `spend ${cost.count} ${counter(context)}`;
    case 'damage':
      return `deal ${count(cost.amount, DAMAGE)} to ${fighter(cost.who, context)}`;
  }
}
const offered = (what: string, context: Context, mood: Mood): Phrase[] =>
  phrase(mood === 'bare' ? what : `${subject(context)} may ${what}`);
/** "you may …", and what follows from it. */
function offer(what: string, then: readonly Effect[], otherwise: readonly Effect[] | undefined, context: Context, mood: Mood): Phrase[] {
  const me = isYou(context) ? 'you' : 'they';
  return [
    heavy(join(offered(what, context, mood))),
    ...(then.length ? [heavy(`if ${me} do, ${clause(then, context)}`)] : []),
    ...(otherwise ? [heavy(`if ${me} do not, ${clause(otherwise, context)}`)] : []),
  ];
}
function options(effect: Extract<Effect, { do: 'choose' }>, context: Context, mood: Mood): Phrase[] {
  const all = effect.of.map((option, i) => `(${i + 1}) ${clause(option, context)}`).join('; ');
  const which = effect.count === 1 ? 'one' : effect.count === 'done' ? 'that many different options' : `${effect.count} different options`;
  return act(
    context,
    mood,
    (v) => `${v('choose')} ${which}${effect.count === 1 ? '' : ` and ${v('resolve')} them in any order`}: ${all}`,
  ).map(({ text }) => heavy(text));
}
function change(effect: Extract<Effect, { do: 'changeForm' }>, context: Context, mood: Mood): Phrase[] {
  if (effect.to === undefined)
    return happens(context, mood, hero(context), 'change', context.hero ? transformation(context.hero.id) : 'form');
  const form = formOf(effect.to, context.hero?.id);
  return form.person
    ? act(context, mood, (v) => `${v('transform')} into ${form.name}`)
    : happens(context, mood, hero(context), 'become', form.name);
}
function addition(effect: Extract<Effect, { do: 'addValue' }>, context: Context, mood: Mood): Phrase[] {
  const size = measure(effect.amount, context);
  if (size.is === 'number' && size.n < 0) return act(context, mood, (v) => `${v('subtract')} ${-size.n} from ${valueOf('yours', context)}`);
  const [much, per] = number(effect.amount, context);
  return act(context, mood, (v) => `${v('add')} ${much} to ${valueOf('yours', context)}${per}`);
}
function phrasesOf(effect: Said, context: Context, mood: Mood): Phrase[] {
  const say = (text: Parameters<typeof act>[2]) => act(context, mood, text);
  const mine = my(context);
  switch (effect.do) {
    case 'move': {
      const [distance, per] = quantity(effect.upTo, SPACE, context);
      const through = effect.through ? ` (moving through ${isYou(context) ? 'opposing' : 'any'} fighters is allowed)` : '';
      return say((v) => `${v('move')} ${who(effect.who, context)} up to ${distance}${per}${through}`);
    }
    case 'place':
      return say((v) => `${v('place')} ${fighter(effect.who, context)} in ${spaces(effect.where, context)}`);
    case 'swap': {
      const swapped = say((v) => `${v('swap')} the spaces of ${list([fighter(effect.who, context), fighter(effect.with, context)])}`);
      return effect.takesOver ? [...swapped, heavy(`the other of the two is now ${fighter('yourFighter', context)}`)] : swapped;
    }
    case 'damage': {
      const [much, per] = quantity(effect.amount, DAMAGE, context);
      return say((v) => `${v('deal')} ${much} to ${who(effect.who, context)}${per}`);
    }
    case 'recover':
      return happens(context, mood, who(effect.who, context), 'recover', quantity(effect.amount, HEALTH, context).join(''));
    case 'setHealth': {
      const whose = isAbout(effect.who, context) ? pronouns(effect.who, context).their : possessive(fighter(effect.who, context, true));
      return say((v) => `${v('set')} ${whose} health to ${effect.to}`);
    }
    case 'defeat':
      return say((v) => `${v('defeat')} ${fighter(effect.who, context)}`);
    case 'draw':
      return say((v) => `${v('draw')} ${quantity(effect.cards, CARD, context).join('')}`);
    case 'bothDraw':
      return phrase(`you and your opponent each draw ${quantity(effect.cards, CARD, context).join('')}`);
    case 'discard':
      return say((v) => `${v('discard')} ${quantity(effect.cards, CARD, context).join('')}`);
    case 'discardAnyNumber':
      return say((v) => `${v('discard')} any number of ${cards(effect.cards, context, 'many')} from ${mine} hand`);
    case 'discardRandom':
      return say((v) => `${v('discard')} ${count(effect.cards, { one: 'random card', many: 'random cards' })} from ${mine} hand`);
    case 'discardTop':
      return say((v) => `${v('discard')} the top card of ${mine} deck`);
    case 'turnTop':
      return say((v) => `${v('reveal')} the top card of ${mine} deck and ${v('take')} it into ${mine} hand`);
    case 'lookAtHand':
      return say((v) => `${v('look')} at ${theirs(context)} hand`);
    case 'pickFromHand':
      return say((v) => `${v('choose')} a card in ${theirs(context)} hand`);
    case 'discardPicked':
      return phrase(`${theyDo(context, 'discard')} that card`);
    case 'putPickedUnder':
      return phrase(`${theyDo(context, 'put')} that card on the bottom of ${isYou(context) ? 'their' : 'your'} deck`);
    case 'lookAndPick': {
      const looked = say((v) => `${v('look')} at ${theirs(context)} hand and ${v('choose')} a card in it`);
      return effect.then ? [...looked, ...phrasesOf({ do: effect.then }, context, mood).map(({ text }) => heavy(text))] : looked;
    }
    case 'putBack':
      return say(
        (v) =>
          `${v('put')} ${count(effect.cards, CARD)} from ${mine} hand on ${effect.where === 'top' ? 'top' : 'the bottom'} of ${mine} deck${effect.cards > 1 ? ' in any order' : ''}`,
      );
    case 'takeFromDiscard':
      return say(
        (v) =>
          `${v('take')} ${effect.all ? `all ${cards(effect.cards, context, 'many')}` : a(cards(effect.cards, context, 'one'))} from ${mine} discard pile into ${mine} hand`,
      );
    case 'takeFromBoosts':
      return say((v) => `${v('take')} one of the cards that boosted this card back into ${mine} hand`);
    case 'takeTopOfDiscard':
      return say((v) => `${v('take')} the top card of ${mine} discard pile into ${mine} hand`);
    case 'takeBack':
      return say((v) => `${v('take')} this card back into ${mine} hand`);
    case 'search':
      return [
        ...say((v) => `${v('take')} ${cardTitle(effect.name, context.hero?.id)} from ${mine} discard pile into ${mine} hand`),
        heavy(`if it is not there, ${join(say((v) => `${v('search')} ${mine} deck for it and ${v('shuffle')} the deck`))}`),
      ];
    case 'boost': {
      const often = effect.times ? ` up to ${effect.times === 2 ? 'twice' : `${effect.times} times`}` : '';
      if (effect.card === 'theirs') return phrase(`${they(context)} may boost ${isYou(context) ? 'their' : 'your'} card${often}`);
      return offered(`boost ${card('yours', context)}${often}`, context, mood);
    }
    case 'cancel':
      return say((v) => `${v('cancel')} all effects on ${theirCard(context)}`);
    case 'setValue': {
      const instead =
        effect.card === 'yours' && typeof effect.to === 'number' && context.value !== undefined ? ` instead of ${context.value}` : '';
      return happens(
        context,
        mood,
        valueOf(effect.card, context),
        'become',
        isItsOwnBoost(effect.card, effect.to) ? 'its own BOOST value' : `${amount(effect.to, context)}${instead}`,
      );
    }
    case 'addValue':
      return addition(effect, context, mood);
    case 'shiftValue':
      return offered(`add 1 to ${valueOf('yours', context)} or subtract 1 from it`, context, mood);
    case 'ignoreValue':
      return say((v) => `${v('ignore')} ${valueOf(effect.card, context)} (it counts as 0)`);
    case 'lockValue':
      return happens(
        context,
        mood,
        valueOf(effect.card, context),
        'become',
        `${effect.to} (${effect.against === 'cards' ? 'card effects' : 'nothing'} can${effect.against === 'cards' ? 'not' : ''} change it)`,
      );
    case 'setPrinted':
      return happens(
        context,
        mood,
        `the printed value of ${card(effect.card, context)}`,
        'become',
        isItsOwnBoost(effect.card, effect.to) ? 'its BOOST value' : amount(effect.to, context),
      );
    case 'lockYourValues':
      return phrase(`until the end of the turn, the value of each of ${mine} cards in combat is ${effect.to} and nothing can change it`);
    case 'preventCombatDamage':
      return say((v) => `${v('prevent')} all combat damage in this combat`);
    case 'sendCombatDamage':
      return say((v) => `${v('deal')} the combat damage to ${fighter(effect.to, context)} instead`);
    case 'gainActions':
      return say((v) => `${v('gain')} ${count(effect.actions, ACTION)}`);
    case 'endTurn':
      return say((v) => `${v('end')} ${mine} turn`);
    case 'changeForm':
      return change(effect, context, mood);
    case 'pickForm': {
      const forms = list(
        (context.hero?.forms ?? []).map((form) => formOf(form, context.hero?.id).name),
        'or',
      );
      return say(
        (v) =>
          `${v('choose')} ${possessive(hero(context))} ${context.hero ? transformation(context.hero.id) : 'form'}${forms && `: ${forms}`}`,
      );
    }
    case 'gainCounter':
      return say((v) => `${v('gain')} ${quantity(effect.count, { one: counter(context), many: counter(context) }, context).join('')}`);
    case 'moveToken':
      return say((v) => `${v('move')} ${oneToken(context, effect.another === true)} up to ${count(effect.upTo, SPACE)}`);
    case 'relocateTokens': {
      const many =
        effect.count === 'any'
          ? `any number of ${tokens(context)}, each`
          : effect.count === 1
            ? oneToken(context, false)
            : `${effect.count} of ${tokens(context)}, each`;
      return say((v) => `${v('move')} ${many} to ${spaces(effect.where, context)}`);
    }
    case 'pickSpace':
      return say((v) => `${v('choose')} ${spaces(effect.where, context)}`);
    case 'summon': {
      const paid = effect.price === undefined ? '' : ` at the price of ${count(effect.price, DAMAGE)} to ${hero(context)}`;
      return say((v) => `${v('summon')} ${aSidekick(effect.named, context)} in ${spaces(effect.where, context)}${paid}`);
    }
    case 'summonInPlace':
      return say(
        (v) =>
          `${v('place')} ${hero(context)} in another empty space in ${pronouns('yourHero', context).their} zone and ${v('summon')} ${aSidekick(effect.named, context)} in the space left empty`,
      );
    case 'returnDefeated': {
      const back = say(
        (v) => `${v('return')} ${a(`defeated ${fighterNoun(effect.named, context.hero?.id).name}`)} to ${spaces(effect.where, context)}`,
      );
      return effect.takesOver ? [...back, heavy(`it is now ${fighter('yourFighter', context)}`)] : back;
    }
    case 'returnFallen':
      return say((v) => `${v('return')} ${fighter(effect.who, context)} with ${count(effect.health, HEALTH)} to any empty space`);
    case 'leaveBoard': {
      const { they: it, them } = pronouns(effect.who, context);
      return [
        ...say((v) => `${v('remove')} ${fighter(effect.who, context)} from the board (${it} ${it === 'they' ? 'are' : 'is'} not defeated)`),
        heavy(`at the start of ${mine} next turn, ${join(say((v) => `${v('place')} ${them} in any empty space`))}`),
      ];
    }
    case 'bonusAttack':
      return say(
        (v) =>
          `${v('make')} the bonus attack${context.card?.bonusAttack ? ` ${cardTitle(context.card.bonusAttack.id, context.hero?.id)}` : ''}`,
      );
    case 'replaceYourCard':
      return offered(
        `return this card to ${mine} hand and play another card that ${mine} fighter can attack with in its place, face up`,
        context,
        mood,
      );
    case 'replaceTheirCard':
      return [
        ...say(
          (v) =>
            `${v('return')} ${theirCard(context)} to ${isYou(context) ? 'their' : 'your'} hand, ${v('look')} at that hand and ${v('choose')} a card that ${theirs(context)} fighter can attack with`,
        ),
        heavy('it is played in place of the returned card'),
      ];
    case 'nameNumber':
      return say((v) => `${v('name')} a number`);
    case 'if': {
      const here = about(effect.cond, context);
      const otherwise = effect.else ? `; otherwise ${clause(effect.else, here)}` : '';
      return [heavy(`if ${condition(effect.cond, context)}, ${clause(effect.then, here)}${otherwise}`)];
    }
    case 'may': {
      if (isStatement(fuse(effect.then)[0]))
        return [
          heavy(
            `if ${isYou(context) ? 'you wish' : 'they wish'}, ${clause(effect.then, context)}${effect.else ? `; otherwise ${clause(effect.else, context)}` : ''}`,
          ),
        ];
      const what = clause(effect.then, context, 'bare');
      return effect.else ? offer(what, [], effect.else, context, mood) : offered(what, context, mood);
    }
    case 'pay':
      return offer(price(effect.price, context), effect.then, effect.else, context, mood);
    case 'payAnyNumber':
      return [...say((v) => `${v('spend')} any number of ${counter(context)}`), ...phrases(effect.then, after(effect, context), mood)];
    case 'choose':
      return options(effect, context, mood);
    case 'opponent':
      return phrases(effect.does, fromTheOtherSide(context, 'opponent'));
    case 'eachOpponent':
      return phrases(effect.does, fromTheOtherSide(context, 'eachOpponent'));
    case 'own':
      return Object.hasOwn(OWN, effect.word)
        ? OWN[effect.word as keyof typeof OWN](effect, context, mood)
        : phrase(capital(readable(effect.word)));
  }
}
