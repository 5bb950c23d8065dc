/** What is done with cards and their values. */
import type { Amount, Effect, Whose } from '@peerless/engine';
import type { Context } from '../language.ts';
import { type CardVerb, heavy, holdsPicked, isItsOwnBoost, isOwner, measure, type Phrase, phrase, speaker } from '../sentence.ts';
import { cards, number, quantity } from './amounts.ts';
import { count, noun } from './declension.ts';
import { act, CARD, END, inTheirHand, isYou, join, type Mood, offered, quoted, theirCard, theirHand, theyMay } from './grammar.ts';
import { cardTitle } from './names.ts';
import { fighter } from './who.ts';

const TIME = noun('m', 'раз|разу|разу|раз|разом|разі', 'рази|разів|разам|рази|разами|разах');

/** "значення карти суперника"; `isObject` stands where the speaker is the subject. */
function value(whose: Whose, context: Context, isObject = true): string {
  if (whose === 'theirs') return context.theirCardNamed ? 'її значення' : `значення ${theirCard(context, 'gen')}`;
  if (isOwner(context)) return `значення ${context.isBonusAttack ? 'цієї атаки' : 'цієї карти'}`;
  if (isObject) return 'значення своєї карти';
  return `значення ${isYou(context) ? 'вашої карти' : 'карти суперника'}`;
}
/** Something comes to equal an amount: "значення цієї карти дорівнює 5". */
function becomes(mood: Mood, what: string, card: Whose, to: Amount, context: Context, tail = ''): Phrase[] {
  const equal = (c: 'dat' | 'gen') =>
    isItsOwnBoost(card, to) ? `її ${c === 'dat' ? 'значенню' : 'значення'} ПОЛІПШЕННЯ` : number(to, context, c).join('');
  return phrase(mood === 'bare' ? `прирівняти ${what} до ${equal('gen')}${tail}` : `${what} дорівнює ${equal('dat')}${tail}`);
}
function addition(effect: Extract<Effect, { do: 'addValue' }>, context: Context, mood: Mood): Phrase[] {
  const size = measure(effect.amount, context);
  const [far, per] = number(effect.amount, context, 'acc');
  if (size.is === 'number' && size.n < 0) return act(context, mood, (v) => `${v('зменшити')} ${value('yours', context)} на ${-size.n}`);
  if (size.is === 'number' || size.is === 'each')
    return act(context, mood, (v) => `${v('збільшити')} ${value('yours', context)} на ${far}${per}`);
  return act(context, mood, (v) => `${v('додати')} до ${value('yours', context)} ${far}${per}`);
}

export function cardVerb(effect: CardVerb, context: Context, mood: Mood): Phrase[] {
  const say = (text: Parameters<typeof act>[2]) => act(context, mood, text);
  switch (effect.do) {
    case 'draw':
      return say((v) => `${v('взяти')} ${quantity(effect.cards, CARD, context).join('')}`);
    case 'bothDraw':
      return phrase(`ви і суперник берете по ${quantity(effect.cards, CARD, context, 'each').join('')}`);
    case 'discard':
      return say((v) => `${v('скинути')} ${quantity(effect.cards, CARD, context).join('')}`);
    case 'discardAnyNumber':
      return say((v) => `${v('скинути')} з руки будь-яку кількість ${cards(effect.cards, context).plural!.gen}`);
    case 'discardRandom':
      return say((v) => `${v('скинути')} ${count(effect.cards, CARD, 'acc', 'випадковий')} з руки`);
    case 'discardTop':
      return say((v) => `${v('скинути')} верхню карту своєї колоди`);
    case 'turnTop':
      return say((v) => `${v('відкрити')} верхню карту своєї колоди і ${v('взяти')} її в руку`);
    case 'lookAtHand':
      return say((v) => `${v('проглянути')} ${theirHand(context)}`);
    case 'pickFromHand':
      return say((v) => `${v('вибрати')} карту ${inTheirHand(context)}`);
    case 'discardPicked':
      if (holdsPicked(context)) return say((v) => `${v('скинути')} вибрану карту`);
      return phrase(isYou(context) ? 'суперник скидає вибрану карту' : 'ви скидаєте вибрану карту');
    case 'putPickedUnder':
      if (holdsPicked(context)) return say((v) => `${v('покласти')} вибрану карту під низ своєї колоди`);
      return phrase(isYou(context) ? 'суперник кладе вибрану карту під низ своєї колоди' : 'ви кладете вибрану карту під низ своєї колоди');
    case 'lookAndPick': {
      const looked = say((v) => `${v('проглянути')} ${theirHand(context)} і ${v('вибрати')} в ній карту`);
      if (!effect.fate) return looked;
      return [...looked, ...cardVerb({ do: effect.fate }, { ...context, picker: speaker(context) }, mood).map(({ text }) => heavy(text))];
    }
    case 'putBack':
      return say(
        (v) =>
          `${v('покласти')} ${count(effect.cards, CARD)} з руки ${effect.where === 'top' ? 'на верх' : 'під низ'} своєї колоди${effect.cards > 1 ? ' в будь-якому порядку' : ''}`,
      );
    case 'takeFromDiscard': {
      const which = cards(effect.cards, context);
      return say((v) => `${v('взяти')} в руку ${effect.all ? `всі ${which.plural!.acc}` : `одну ${which.acc}`} зі свого скиду`);
    }
    case 'takeFromBoosts':
      return say((v) => `${v('повернути')} в руку одну з карт, якими було поліпшено цю карту${END}`);
    case 'takeTopOfDiscard':
      return say((v) => `${v('взяти')} в руку верхню карту свого скиду`);
    case 'takeBack':
      return say((v) => `${v('повернути')} цю карту в руку`);
    case 'search':
      return [
        ...say((v) => `${v('взяти')} в руку карту ${quoted(cardTitle(effect.name, context.hero?.id))} зі свого скиду`),
        heavy(
          `якщо її там немає, ${join(act(context, 'say', (v) => `${v('знайти')} її у своїй колоді, ${v('взяти')} в руку і ${v('перетасувати')} колоду`))}`,
        ),
      ];
    case 'boost': {
      const often = effect.times ? ` щонайбільше ${effect.times === 2 ? 'двічі' : count(effect.times, TIME)}` : '';
      if (effect.card === 'theirs') return phrase(`${theyMay(context)} поліпшити свою карту${often}`);
      return offered(`поліпшити ${isOwner(context) ? 'цю' : 'свою'} карту${often}`, context, mood);
    }
    case 'cancel':
      return say((v) => `${v('скасувати')} всі ${context.theirCardNamed ? 'її ефекти' : `ефекти ${theirCard(context, 'gen')}`}`);
    case 'setValue': {
      const instead =
        effect.card === 'yours' && typeof effect.to === 'number' && context.value !== undefined ? ` замість ${context.value}` : '';
      return becomes(mood, value(effect.card, context, mood === 'bare'), effect.card, effect.to, context, instead);
    }
    case 'addValue':
      return addition(effect, context, mood);
    case 'shiftValue':
      return offered(`збільшити або зменшити ${value('yours', context)} на 1`, context, mood);
    case 'ignoreValue':
      return say((v) => `не ${v('враховувати')} ${value(effect.card, context)} (вважається, що воно дорівнює 0)`);
    case 'lockValue':
      return becomes(
        mood,
        value(effect.card, context, mood === 'bare'),
        effect.card,
        effect.to,
        context,
        effect.against === 'cards' ? ' (ефекти карт не можуть його змінити)' : ' (ніщо не може його змінити)',
      );
    case 'setPrinted':
      return becomes(
        mood,
        `значення, вказане на ${effect.card === 'theirs' ? theirCard(context, 'loc') : 'цій карті'}${END}`,
        effect.card,
        effect.to,
        context,
      );
    case 'lockYourValues':
      return phrase(
        `до кінця ходу значення кожної ${isYou(context) ? 'вашої карти' : 'карти суперника'} в бою дорівнює ${effect.to}, і ніщо не може його змінити`,
      );
    case 'bonusAttack':
      return say(
        (v) =>
          `${v('провести')} додаткову атаку${context.card?.bonusAttack ? ` ${quoted(cardTitle(context.card.bonusAttack.id, context.hero?.id))}` : ''}`,
      );
    case 'replaceYourCard':
      return offered(
        `повернути цю карту в руку і розіграти замість неї горілиць іншу карту, якою може атакувати ${isYou(context) ? 'ваш боєць' : 'його боєць'}${END}`,
        context,
        mood,
      );
    case 'replaceTheirCard':
      return [
        ...say(
          (v) =>
            `${v('повернути')} ${theirCard(context, 'acc')} ${isYou(context) ? 'в його руку' : 'у вашу руку'}, ${v('проглянути')} цю руку і ${v('вибрати')} карту, якою може атакувати ${fighter('opposingFighter', context, true).nom}${END}`,
        ),
        heavy('її буде розіграно замість повернутої'),
      ];
  }
}
