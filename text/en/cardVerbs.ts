/** What is done with cards and their values. */
import type { Effect, Whose } from '@peerless/engine';
import type { Context } from '../language.ts';
import { after, type CardVerb, heavy, holdsPicked, isItsOwnBoost, isOwner, measure, type Phrase, phrase } from '../sentence.ts';
import { amount, cards, number, quantity } from './amounts.ts';
import { a, act, CARD, count, happens, isYou, join, type Mood, my, offered, possessive, theirs, they, theyDo } from './grammar.ts';
import { cardTitle } from './names.ts';
import { fighter, theirCard } from './who.ts';

const card = (whose: Whose, context: Context) =>
  whose === 'theirs' ? theirCard(context) : !isOwner(context) ? `${my(context)} card` : context.isBonusAttack ? 'this attack' : 'this card';
function value(whose: Whose, context: Context): string {
  if (whose === 'theirs' && context.theirCardNamed) return 'its value';
  return whose === 'yours' && isOwner(context) ? `${possessive(card(whose, context))} value` : `the value of ${card(whose, context)}`;
}
function addition(effect: Extract<Effect, { do: 'addValue' }>, context: Context, mood: Mood): Phrase[] {
  const size = measure(effect.amount, context);
  if (size.is === 'number' && size.n < 0) return act(context, mood, (v) => `${v('subtract')} ${-size.n} from ${value('yours', context)}`);
  const [much, per] = number(effect.amount, context);
  return act(context, mood, (v) => `${v('add')} ${much} to ${value('yours', context)}${per}`);
}

export function cardVerb(effect: CardVerb, context: Context, mood: Mood): Phrase[] {
  const say = (text: Parameters<typeof act>[2]) => act(context, mood, text);
  const mine = my(context);
  switch (effect.do) {
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
      return holdsPicked(context) ? say((v) => `${v('discard')} that card`) : phrase(`${theyDo(context, 'discard')} that card`);
    case 'putPickedUnder':
      return holdsPicked(context)
        ? say((v) => `${v('put')} that card on the bottom of ${mine} deck`)
        : phrase(`${theyDo(context, 'put')} that card on the bottom of ${isYou(context) ? 'their' : 'your'} deck`);
    case 'lookAndPick': {
      const looked = say((v) => `${v('look')} at ${theirs(context)} hand and ${v('choose')} a card in it`);
      const seen = after({ do: 'pickFromHand' }, context);
      return effect.fate ? [...looked, ...cardVerb({ do: effect.fate }, seen, mood).map(({ text }) => heavy(text))] : looked;
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
      return say((v) => `${v('take')} back into ${mine} hand one of the cards that boosted this card`);
    case 'takeTopOfDiscard':
      return say((v) => `${v('take')} the top card of ${mine} discard pile into ${mine} hand`);
    case 'takeBack':
      return say((v) => `${v('take')} this card back into ${mine} hand`);
    case 'search':
      return [
        ...say((v) => `${v('take')} ${cardTitle(effect.name, context.hero?.id)} from ${mine} discard pile into ${mine} hand`),
        heavy(`if it is not there, ${join(say((v) => `${v('search')} ${mine} deck for it instead, then ${v('shuffle')} the deck`))}`),
      ];
    case 'boost': {
      const often = effect.times ? ` up to ${effect.times === 2 ? 'twice' : `${effect.times} times`}` : '';
      if (effect.card === 'theirs') return phrase(`${they(context)} may boost ${isYou(context) ? 'their' : 'your'} card${often}`);
      return offered(`boost ${card('yours', context)}${often}`, context, mood);
    }
    case 'cancel':
      return say((v) => `${v('cancel')} every effect on ${theirCard(context)}`);
    case 'setValue': {
      const instead =
        effect.card === 'yours' && typeof effect.to === 'number' && context.value !== undefined ? ` instead of ${context.value}` : '';
      return happens(
        context,
        mood,
        value(effect.card, context),
        'become',
        isItsOwnBoost(effect.card, effect.to) ? 'its BOOST value' : `${amount(effect.to, context)}${instead}`,
      );
    }
    case 'addValue':
      return addition(effect, context, mood);
    case 'shiftValue':
      return offered(`add 1 to ${value('yours', context)} or subtract 1 from it`, context, mood);
    case 'ignoreValue':
      return say((v) => `${v('ignore')} ${value(effect.card, context)} (it counts as 0)`);
    case 'lockValue':
      return happens(
        context,
        mood,
        value(effect.card, context),
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
    case 'bonusAttack':
      return say(
        (v) =>
          `${v('make')} the bonus attack${context.card?.bonusAttack ? ` ${cardTitle(context.card.bonusAttack.id, context.hero?.id)}` : ''}`,
      );
    case 'replaceYourCard':
      return offered(
        `return this card to ${mine} hand and play, face up in its place, another card that ${mine} fighter can attack with`,
        context,
        mood,
      );
    case 'replaceTheirCard':
      return [
        ...say(
          (v) =>
            `${v('return')} ${theirCard(context)} to ${isYou(context) ? 'their' : 'your'} hand, ${v('look')} at that hand and ${v('choose')} a card in it that ${fighter('opposingFighter', context, true)} can attack with`,
        ),
        heavy('that card is played in place of the returned one'),
      ];
  }
}
