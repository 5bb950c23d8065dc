import type { Amount, Effect, Price, Who } from '@peerless/engine';
import type { Context } from '../language.ts';
import { readable } from '../lexicon.ts';
import {
  about,
  after,
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
import { cards, counter, number, quantity } from './amounts.ts';
import { condition } from './conditions.ts';
import { adjective, count, type Noun } from './declension.ts';
import {
  ACTION,
  act,
  CARD,
  DAMAGE,
  END,
  HEALTH,
  inTheirHand,
  isYou,
  join,
  list,
  type Mood,
  may,
  quoted,
  SPACE,
  theirCard,
  theyMay,
} from './grammar.ts';
import { cardTitle, fighterNoun, formOf, transformation } from './names.ts';
import { OWN } from './own.ts';
import { fighter, pronoun, spaces, token, who } from './who.ts';

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
  join(phrases(effects, context, mood)) || 'ничего не происходит';

type Whose = 'yours' | 'theirs';
/** `isObject` stands where the speaker is the subject. */
const ofCard = (whose: Whose, context: Context, isObject = true) =>
  whose === 'theirs'
    ? theirCard(context, 'gen')
    : isOwner(context)
      ? 'этой карты'
      : isObject
        ? 'своей карты'
        : isYou(context)
          ? 'вашей карты'
          : 'карты противника';
/** The hero whose card it is. */
const hero = (context: Context): Noun => (context.hero ? fighterNoun(context.hero.id) : fighter('yourHero', {}));
const isEach = (whom: Who): boolean => typeof whom === 'object' && 'each' in whom;

/** Something comes to equal an amount: "значение этой карты становится равным 5". */
function becomes(mood: Mood, what: string, card: Whose, to: Amount, context: Context, tail = ''): Phrase[] {
  const equal = isItsOwnBoost(card, to) ? 'её значению УСИЛЕНИЯ' : number(to, context, 'dat').join('');
  return phrase(mood === 'bare' ? `сделать ${what} равным ${equal}${tail}` : `${what} становится равным ${equal}${tail}`);
}
/** "Алиса восстанавливает 2 здоровья", "(вы можете) восстановить Алисе 2 здоровья". */
const recovers = (mood: Mood, whom: Noun, much: string): Phrase[] =>
  phrase(mood === 'bare' ? `восстановить ${whom.dat} ${much}` : `${whom.nom} восстанавливает ${much}`);

export function price(cost: Price, context: Context): string {
  switch (cost.pay) {
    case 'cards':
      return `сбросить ${count(cost.cards, CARD)}`;
    case 'counter':
      return `потратить ${count(cost.count, counter(context))}`;
    case 'damage':
      return `нанести ${count(cost.amount, DAMAGE)} ${who(cost.who, context).dat}`;
  }
}
const offered = (what: string, context: Context, mood: Mood): Phrase[] => phrase(mood === 'bare' ? what : `${may(context)} ${what}`);
/** "по вашему желанию …", where the words say what others do. */
function wished({ then, else: otherwise }: Extract<Effect, { do: 'may' }>, context: Context): Phrase[] {
  const what = clause(then, context);
  return [
    heavy(
      `по ${isYou(context) ? 'вашему желанию' : 'желанию противника'}${what.startsWith('если') ? ',' : ''} ${what}${otherwise ? `; иначе ${clause(otherwise, context)}` : ''}`,
    ),
  ];
}
/** "вы можете …", and what follows from it. */
function offer(what: string, then: readonly Effect[], otherwise: readonly Effect[] | undefined, context: Context, mood: Mood): Phrase[] {
  const done = isYou(context) ? 'если вы это сделаете' : 'если он это сделает';
  const notDone = isYou(context) ? 'если вы этого не сделаете' : 'если он этого не сделает';
  return [
    heavy(join(offered(what, context, mood))),
    ...(then.length ? [heavy(`${done}, ${clause(then, context)}`)] : []),
    ...(otherwise ? [heavy(`${notDone}, ${clause(otherwise, context)}`)] : []),
  ];
}
const OPTION = { 2: '2 разных варианта', 3: '3 разных варианта', 4: '4 разных варианта' } as Record<number, string>;
function options(effect: Extract<Effect, { do: 'choose' }>, context: Context, mood: Mood): Phrase[] {
  const all = effect.of.map((option, i) => `(${i + 1}) ${clause(option, context)}`).join('; ');
  const which =
    effect.count === 1
      ? 'одно'
      : effect.count === 'done'
        ? 'столько же разных вариантов'
        : (OPTION[effect.count] ?? `${effect.count} разных вариантов`);
  return act(
    context,
    mood,
    (v) => `${v('выбрать')} ${which}${effect.count === 1 ? '' : ` и ${v('выполнить')} их в любом порядке`}: ${all}`,
  ).map(({ text }) => heavy(text));
}
function change(effect: Extract<Effect, { do: 'changeForm' }>, context: Context, mood: Mood): Phrase[] {
  const changed = hero(context);
  if (effect.to === undefined) {
    const what = transformation(context.hero?.id).acc;
    return phrase(mood === 'bare' ? `изменить ${what} ${changed.gen}` : `${changed.nom} меняет ${what}`);
  }
  const form = formOf(effect.to, context.hero?.id);
  if (form.person) return act(context, mood, (v) => `${v('превратиться')} в ${form.acc}`);
  return phrase(mood === 'bare' ? `сделать ${changed.acc} ${form.ins}` : `${changed.nom} становится ${form.ins}`);
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
function tokens(context: Context): string {
  const many = (token(context).plural ?? token(context)).gen;
  return context.owner === 'opponent' ? `${many} противника` : `${isYou(context) ? 'своих' : 'ваших'} ${many}`;
}
const oneToken = (context: Context, another: boolean) => `${another ? 'другой' : 'один'} из ${tokens(context)}`;
const sidekick = (id: string, context: Context) => fighterNoun(id, context.hero?.id);

function phrasesOf(effect: Said, context: Context, mood: Mood): Phrase[] {
  const say = (text: Parameters<typeof act>[2]) => act(context, mood, text);
  switch (effect.do) {
    case 'move': {
      const through = effect.through ? ` (можно проходить через ${isYou(context) ? 'бойцов противника' : 'любых бойцов'})` : '';
      return say(
        (v) =>
          `${v('переместить')} ${who(effect.who, context).acc} не более чем на ${quantity(effect.upTo, SPACE, context).join('')}${through}`,
      );
    }
    case 'place':
      return say((v) => `${v('разместить')} ${who(effect.who, context).acc} в ${spaces(effect.where, context).pre}`);
    case 'swap': {
      const swapped = say((v) => `${v('поменять')} местами ${list([who(effect.who, context).acc, who(effect.with, context).acc])}`);
      return effect.takesOver
        ? [...swapped, heavy(`теперь ${fighter('yourFighter', context, true).nom} в этом бою — другой из них`)]
        : swapped;
    }
    case 'damage': {
      const each = isEach(effect.who) && ['number', 'each'].includes(measure(effect.amount, context).is);
      const [much, per] = quantity(effect.amount, DAMAGE, context, each ? 'each' : 'acc');
      return say((v) => `${v('нанести')} ${each ? 'по ' : ''}${much} ${who(effect.who, context).dat}${per}`);
    }
    case 'recover':
      return recovers(mood, who(effect.who, context), quantity(effect.amount, HEALTH, context).join(''));
    case 'setHealth': {
      const whom = who(effect.who, context, true);
      return say(
        (v) =>
          `${v('установить')} ${isAbout(effect.who, context) ? `${pronoun(whom).acc} здоровье` : `здоровье ${whom.gen}`} на ${effect.to}`,
      );
    }
    case 'defeat':
      return say((v) => `${v('повергнуть')} ${who(effect.who, context).acc}`);
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
      return phrase(isYou(context) ? 'противник сбрасывает эту карту' : 'вы сбрасываете эту карту');
    case 'putPickedUnder':
      return phrase(isYou(context) ? 'противник кладёт эту карту под низ своей колоды' : 'вы кладёте эту карту под низ своей колоды');
    case 'lookAndPick': {
      const looked = say((v) => `${v('посмотреть')} карты ${inTheirHand(context)} и ${v('выбрать')} одну из них`);
      return effect.then ? [...looked, ...phrasesOf({ do: effect.then }, context, mood).map(({ text }) => heavy(text))] : looked;
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
      return say((v) => `${v('вернуть')} в руку одну из карт, усиливших эту карту${END}`);
    case 'takeTopOfDiscard':
      return say((v) => `${v('взять')} в руку верхнюю карту своей стопки сброса`);
    case 'takeBack':
      return say((v) => `${v('вернуть')} эту карту в руку`);
    case 'search':
      return [
        ...say((v) => `${v('взять')} в руку карту ${quoted(cardTitle(effect.name, context.hero?.id))} из своей стопки сброса`),
        heavy(`если её там нет, ${join(say((v) => `${v('найти')} её в своей колоде и ${v('перемешать')} колоду`))}`),
      ];
    case 'boost': {
      const often = effect.times ? ` не более ${effect.times} раз` : '';
      if (effect.card === 'theirs') return phrase(`${theyMay(context)} усилить свою карту${often}`);
      return offered(`усилить ${isOwner(context) ? 'эту' : 'свою'} карту${often}`, context, mood);
    }
    case 'cancel':
      return say((v) => `${v('отменить')} все эффекты ${theirCard(context, 'gen')}`);
    case 'setValue': {
      const instead =
        effect.card === 'yours' && typeof effect.to === 'number' && context.value !== undefined ? ` вместо ${context.value}` : '';
      return becomes(mood, `значение ${ofCard(effect.card, context, mood === 'bare')}`, effect.card, effect.to, context, instead);
    }
    case 'addValue':
      return addition(effect, context, mood);
    case 'shiftValue':
      return offered(`увеличить или уменьшить значение ${ofCard('yours', context)} на 1`, context, mood);
    case 'ignoreValue':
      return say((v) => `не ${v('учитывать')} значение ${ofCard(effect.card, context)} (оно считается равным 0)`);
    case 'lockValue':
      return becomes(
        mood,
        `значение ${ofCard(effect.card, context, mood === 'bare')}`,
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
    case 'preventCombatDamage':
      return say((v) => `${v('предотвратить')} весь боевой урон в этом бою`);
    case 'sendCombatDamage':
      return say((v) => `${v('перенаправить')} весь боевой урон на ${who(effect.to, context, true).acc}`);
    case 'gainActions':
      return say((v) => `${v('получить')} ${count(effect.actions, ACTION, 'acc', 'дополнительный')}`);
    case 'endTurn':
      return say((v) => `${v('завершить')} свой ход`);
    case 'changeForm':
      return change(effect, context, mood);
    case 'pickForm': {
      const forms = list(
        (context.hero?.forms ?? []).map((form) => formOf(form, context.hero?.id).nom),
        'или',
      );
      return say((v) => `${v('выбрать')} ${transformation(context.hero?.id).acc} ${hero(context).gen}${forms && `: ${forms}`}`);
    }
    case 'gainCounter':
      return say((v) => `${v('получить')} ${quantity(effect.count, counter(context), context).join('')}`);
    case 'moveToken':
      return say((v) => `${v('переместить')} ${oneToken(context, effect.another === true)} не более чем на ${count(effect.upTo, SPACE)}`);
    case 'relocateTokens': {
      const many =
        effect.count === 'any'
          ? `любое количество ${tokens(context)}, каждый —`
          : effect.count === 1
            ? oneToken(context, false)
            : `${effect.count} из ${tokens(context)}, каждый —`;
      return say((v) => `${v('переставить')} ${many} в ${spaces(effect.where, context).acc}`);
    }
    case 'pickSpace':
      return say((v) => `${v('выбрать')} ${spaces(effect.where, context).acc}`);
    case 'summon': {
      const paid = effect.price === undefined ? '' : ` ценой ${effect.price} урона ${hero(context).dat}`;
      return say((v) => `${v('призвать')} ${sidekick(effect.named, context).acc} в ${spaces(effect.where, context).pre}${paid}`);
    }
    case 'summonInPlace':
      return say(
        (v) =>
          `${v('разместить')} ${hero(context).acc} в другой свободной ячейке ${pronoun(hero(context)).acc} зоны и ${v('призвать')} ${sidekick(effect.named, context).acc} в освободившейся ячейке`,
      );
    case 'returnDefeated': {
      const { acc, gender } = sidekick(effect.named, context);
      const back = say(
        (v) =>
          `${v('вернуть')} ${adjective('один', gender, 'acc', true)} ${adjective('поверженный', gender, 'acc', true)} ${acc} в ${spaces(effect.where, context).acc}`,
      );
      return effect.takesOver ? [...back, heavy(`теперь это ${fighter('yourFighter', context, true).nom} в этом бою`)] : back;
    }
    case 'returnFallen':
      return say(
        (v) =>
          `${v('вернуть')} ${who(effect.who, context, true).acc} в любую свободную ячейку, установив здоровье на ${effect.health}${END}`,
      );
    case 'leaveBoard': {
      const gone = who(effect.who, context, true);
      return [
        ...say(
          (v) =>
            `${v('убрать')} ${gone.acc} с поля боя (${pronoun(gone).nom} не считается ${adjective('поверженный', gone.gender, 'ins')})`,
        ),
        heavy(
          `в начале ${isYou(context) ? 'вашего' : 'своего'} следующего хода ${join(say((v) => `${v('разместить')} ${pronoun(gone).acc} в любой свободной ячейке`))}`,
        ),
      ];
    }
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
            `${v('вернуть')} ${theirCard(context, 'acc')} в руку ${isYou(context) ? 'противника' : 'её владельца'}, ${v('посмотреть')} карты в этой руке и ${v('выбрать')} карту, которой может атаковать ${fighter('opposingFighter', context, true).nom}${END}`,
        ),
        heavy('она разыгрывается вместо возвращённой'),
      ];
    case 'nameNumber':
      return say((v) => `${v('назвать')} число`);
    case 'if': {
      const here = about(effect.cond, context);
      const otherwise = effect.else ? `; иначе ${clause(effect.else, here)}` : '';
      return [heavy(`если ${condition(effect.cond, context)}, ${clause(effect.then, here)}${otherwise}`)];
    }
    case 'may': {
      if (isStatement(fuse(effect.then)[0])) return wished(effect, context);
      const what = clause(effect.then, context, 'bare');
      return effect.else ? offer(what, [], effect.else, context, mood) : offered(what, context, mood);
    }
    case 'pay':
      return offer(price(effect.price, context), effect.then, effect.else, context, mood);
    case 'payAnyNumber':
      return [
        ...say((v) => `${v('потратить')} любое количество ${(counter(context).plural ?? counter(context)).gen}`),
        ...phrases(effect.then, after(effect, context), mood),
      ];
    case 'choose':
      return options(effect, context, mood);
    case 'opponent':
      return phrases(effect.does, fromTheOtherSide(context, 'opponent'));
    case 'eachOpponent':
      return phrases(effect.does, fromTheOtherSide(context, 'eachOpponent'));
    case 'own':
      return Object.hasOwn(OWN, effect.word) ? OWN[effect.word as keyof typeof OWN](effect, context, mood) : phrase(readable(effect.word));
  }
}
