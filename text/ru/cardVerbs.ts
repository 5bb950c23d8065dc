/** What is done with cards and their values. */
import type { Amount, Effect, Whose } from '@peerless/engine';
import type { Context } from '../language.ts';
import { after, type CardVerb, heavy, holdsPicked, isItsOwnBoost, isOwner, measure, type Phrase, phrase } from '../sentence.ts';
import { cards, number, quantity } from './amounts.ts';
import { count } from './declension.ts';
import { act, CARD, END, inTheirHand, isYou, join, type Mood, offered, quoted, theirCard, theyMay } from './grammar.ts';
import { cardTitle } from './names.ts';
import { fighter } from './who.ts';

/** `isObject` stands where the speaker is the subject. */
const ofCard = (whose: Whose, context: Context, isObject = true) =>
  whose === 'theirs'
    ? theirCard(context, 'gen')
    : isOwner(context)
      ? context.isBonusAttack
        ? 'этой атаки'
        : 'этой карты'
      : isObject
        ? 'своей карты'
        : isYou(context)
          ? 'вашей карты'
          : 'карты противника';
const value = (whose: Whose, context: Context, isObject = true) =>
  whose === 'theirs' && context.theirCardNamed ? 'её значение' : `значение ${ofCard(whose, context, isObject)}`;
/** Something comes to equal an amount: "значение этой карты становится равным 5". */
function becomes(mood: Mood, what: string, card: Whose, to: Amount, context: Context, tail = ''): Phrase[] {
  const equal = isItsOwnBoost(card, to) ? 'её значению УСИЛЕНИЯ' : number(to, context, 'dat').join('');
  return phrase(mood === 'bare' ? `сделать ${what} равным ${equal}${tail}` : `${what} становится равным ${equal}${tail}`);
}
function addition(effect: Extract<Effect, { do: 'addValue' }>, context: Context, mood: Mood): Phrase[] {
  const size = measure(effect.amount, context);
  if (size.is === 'number' && size.n < 0)
    return act(context, mood, (v) => `${v('уменьшить')} значение ${ofCard('yours', context)} на ${-size.n}`);
  if (size.is === 'number' || size.is === 'each')
    return act(
      context,
      mood,
      (v) => `${v('увеличить')} значение ${ofCard('yours', context)} на ${number(effect.amount, context, 'acc').join('')}`,
    );
  return act(
    context,
    mood,
    (v) => `${v('добавить')} к значению ${ofCard('yours', context)} ${number(effect.amount, context, 'acc').join('')}`,
  );
}

/** What becomes of a card picked from a hand; whoever holds it does it. */
function fate(what: 'discardPicked' | 'putPickedUnder', card: string, context: Context, mood: Mood): Phrase[] {
  const isDiscarded = what === 'discardPicked';
  const rest = isDiscarded ? card : `${card} под низ своей колоды`;
  if (holdsPicked(context)) return act(context, mood, (v) => `${v(isDiscarded ? 'сбросить' : 'положить')} ${rest}`);
  if (isYou(context)) return phrase(`противник ${isDiscarded ? 'сбрасывает' : 'кладёт'} ${rest}`);
  return phrase(`вы ${isDiscarded ? 'сбрасываете' : 'кладёте'} ${rest}`);
}

export function cardVerb(effect: CardVerb, context: Context, mood: Mood): Phrase[] {
  const say = (text: Parameters<typeof act>[2]) => act(context, mood, text);
  switch (effect.do) {
    case 'draw':
      return say((v) => `${v('взять')} ${quantity(effect.cards, CARD, context).join('')}`);
    case 'bothDraw':
      return phrase(`вы и противник берёте по ${quantity(effect.cards, CARD, context, 'each').join('')}`);
    case 'discard':
      return say((v) => `${v('сбросить')} ${quantity(effect.cards, CARD, context).join('')}`);
    case 'discardAnyNumber':
      return say((v) => `${v('сбросить')} из руки любое количество ${cards(effect.cards, context).plural!.gen}`);
    case 'discardRandom':
      return say((v) => `${v('сбросить')} ${count(effect.cards, CARD, 'acc', 'случайный')} из руки`);
    case 'discardTop':
      return say((v) => `${v('сбросить')} верхнюю карту своей колоды`);
    case 'turnTop':
      return say((v) => `${v('открыть')} верхнюю карту своей колоды и ${v('взять')} её в руку`);
    case 'lookAtHand':
      return say((v) => `${v('посмотреть')} карты ${inTheirHand(context)}`);
    case 'pickFromHand':
      return say((v) => `${v('выбрать')} карту ${inTheirHand(context)}`);
    case 'discardPicked':
    case 'putPickedUnder':
      return fate(effect.do, 'выбранную карту', context, mood);
    case 'lookAndPick': {
      const looked = say((v) => `${v('посмотреть')} карты ${inTheirHand(context)} и ${v('выбрать')} одну из них`);
      const seen = after({ do: 'pickFromHand' }, context);
      return effect.fate ? [...looked, ...fate(effect.fate, 'эту карту', seen, mood).map(({ text }) => heavy(text))] : looked;
    }
    case 'putBack':
      return say(
        (v) =>
          `${v('положить')} ${count(effect.cards, CARD)} из руки ${effect.where === 'top' ? 'наверх' : 'под низ'} своей колоды${effect.cards > 1 ? ' в любом порядке' : ''}`,
      );
    case 'takeFromDiscard': {
      const which = cards(effect.cards, context);
      return say((v) => `${v('взять')} в руку ${effect.all ? `все ${which.plural!.acc}` : `одну ${which.acc}`} из своей стопки сброса`);
    }
    case 'takeFromBoosts':
      return say((v) => `${v('вернуть')} в руку одну из карт, которыми была усилена эта карта${END}`);
    case 'takeTopOfDiscard':
      return say((v) => `${v('взять')} в руку верхнюю карту своей стопки сброса`);
    case 'takeBack':
      return say((v) => `${v('вернуть')} эту карту в руку`);
    case 'search':
      return [
        ...say((v) => `${v('взять')} в руку карту ${quoted(cardTitle(effect.name, context.hero?.id))} из своей стопки сброса`),
        heavy(`если её там нет, ${join(say((v) => `${v('найти')} её в своей колоде, ${v('взять')} в руку и ${v('перемешать')} колоду`))}`),
      ];
    case 'boost': {
      const often = effect.times ? ` до ${effect.times} раз` : '';
      if (effect.card === 'theirs') return phrase(`${theyMay(context)} усилить свою карту${often}`);
      return offered(`усилить ${isOwner(context) ? 'эту' : 'свою'} карту${often}`, context, mood);
    }
    case 'cancel':
      return say((v) => `${v('отменить')} все ${context.theirCardNamed ? 'её эффекты' : `эффекты ${theirCard(context, 'gen')}`}`);
    case 'setValue': {
      const instead =
        effect.card === 'yours' && typeof effect.to === 'number' && context.value !== undefined ? ` вместо ${context.value}` : '';
      return becomes(mood, value(effect.card, context, mood === 'bare'), effect.card, effect.to, context, instead);
    }
    case 'addValue':
      return addition(effect, context, mood);
    case 'shiftValue':
      return offered(`увеличить или уменьшить значение ${ofCard('yours', context)} на 1`, context, mood);
    case 'ignoreValue':
      return say((v) => `не ${v('учитывать')} ${value(effect.card, context)} (оно считается равным 0)`);
    case 'lockValue':
      return becomes(
        mood,
        value(effect.card, context, mood === 'bare'),
        effect.card,
        effect.to,
        context,
        effect.against === 'cards' ? ' (эффекты карт не могут его изменить)' : ' (ничто не может его изменить)',
      );
    case 'setPrinted':
      return becomes(
        mood,
        `значение, указанное на ${effect.card === 'theirs' ? theirCard(context, 'pre') : 'этой карте'},`,
        effect.card,
        effect.to,
        context,
      );
    case 'lockYourValues':
      return phrase(
        `до конца хода значение каждой ${isYou(context) ? 'вашей карты' : 'карты противника'} в бою равно ${effect.to}, и ничто не может его изменить`,
      );
    case 'bonusAttack':
      return say(
        (v) =>
          `${v('провести')} дополнительную атаку${context.card?.bonusAttack ? ` ${quoted(cardTitle(context.card.bonusAttack.id, context.hero?.id))}` : ''}`,
      );
    case 'replaceYourCard':
      return offered(
        `вернуть эту карту в руку и разыграть вместо неё лицом вверх другую карту, которой может атаковать ${isYou(context) ? 'ваш боец' : 'его боец'}${END}`,
        context,
        mood,
      );
    case 'replaceTheirCard':
      return [
        ...say(
          (v) =>
            `${v('вернуть')} ${theirCard(context, 'acc')} в ${isYou(context) ? 'его руку' : 'вашу руку'}, ${v('посмотреть')} карты в этой руке и ${v('выбрать')} карту, которой может атаковать ${fighter('opposingFighter', context, true).nom}${END}`,
        ),
        heavy('она разыгрывается вместо возвращённой'),
      ];
  }
}
