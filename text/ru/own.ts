/** Words that one hero brings along. */

import type { Details, OWN as ENGLISH } from '../en/own.ts';
import type { Context } from '../language.ts';
import type { Phrase } from '../sentence.ts';
import { count } from './declension.ts';
import { act, CARD, type Mood } from './grammar.ts';

type OwnWord = (details: Details, context: Context, mood: Mood) => Phrase[];

export const OWN: Record<keyof typeof ENGLISH, OwnWord> = {
  foresee: ({ cards, take }, context, mood) =>
    act(
      context,
      mood,
      (v) =>
        `${v('посмотреть')} ${count(Number(cards), CARD, 'acc', 'верхний')} своей колоды, ${v('взять')} ${take} из них в руку, а остальные ${v('вернуть')} наверх колоды в любом порядке`,
    ),
};
