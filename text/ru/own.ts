/** Words that one hero brings along. */

import type { Details, OWN as ENGLISH } from '../en/own.ts';
import type { Context } from '../language.ts';
import { heavy, type Phrase } from '../sentence.ts';
import { count } from './declension.ts';
import { act, CARD, isYou, type Mood } from './grammar.ts';

type OwnWord = (details: Details, context: Context, mood: Mood) => Phrase[];

export const OWN: Record<keyof typeof ENGLISH, OwnWord> = {
  foresee: ({ cards, take }, context, mood) =>
    act(
      context,
      mood,
      (v) =>
        `${v('посмотреть')} ${count(Number(cards), CARD, 'acc', 'верхний')} своей колоды, ${v('взять')} ${take} из них в руку, а остальные ${v('вернуть')} наверх колоды в любом порядке`,
    ),
  research: ({ most, keep }, context, mood) =>
    act(
      context,
      mood,
      (v) =>
        `${v('назвать')} число от 0 до ${most}, ${v('взять')} столько же карт, ${v('оставить')} себе ${keep === 1 ? 'одну' : keep} из них, а остальные ${v('положить')} под низ своей колоды в любом порядке`,
    ),
  confirm: (_details, context) => [
    heavy(
      isYou(context)
        ? 'если у противника в руке есть карта с таким значением, он сбрасывает одну такую карту по своему выбору, а его герой получает урон, равный её значению УСИЛЕНИЯ; иначе противник показывает всем карты в своей руке'
        : 'если у вас в руке есть карта с таким значением, вы сбрасываете одну такую карту по своему выбору, а ваш герой получает урон, равный её значению УСИЛЕНИЯ; иначе вы показываете всем карты в своей руке',
    ),
  ],
};
