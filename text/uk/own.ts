/** Words that one hero brings along. */

import type { Details, OWN as ENGLISH } from '../en/own.ts';
import type { Context } from '../language.ts';
import { heavy, type Phrase } from '../sentence.ts';
import { count } from './declension.ts';
import { act, CARD, inTheirHand, isYou, type Mood } from './grammar.ts';

type OwnWord = (details: Details, context: Context, mood: Mood) => Phrase[];

export const OWN: Record<keyof typeof ENGLISH, OwnWord> = {
  foresee: ({ cards, take }, context, mood) =>
    act(
      context,
      mood,
      (v) =>
        `${v('проглянути')} ${count(Number(cards), CARD, 'acc', 'верхній')} своєї колоди, ${v('взяти')} ${take} з них у руку, а решту ${v('повернути')} на верх колоди в будь-якому порядку`,
    ),
  research: ({ most, keep }, context, mood) =>
    act(
      context,
      mood,
      (v) =>
        `${v('назвати')} число від 0 до ${most}, ${v('взяти')} стільки ж карт, ${v('залишити')} ${keep === 1 ? 'одну' : keep} з них у руці, а решту ${v('покласти')} під низ своєї колоди в будь-якому порядку`,
    ),
  confirm: (_details, context, mood) => {
    const held = `якщо ${inTheirHand(context)} є карта з таким значенням`;
    const damage = 'стільки поранень, скільки становить її значення ПОЛІПШЕННЯ';
    const then = isYou(context)
      ? `він скидає одну таку карту на свій вибір і його герой зазнає ${damage}; інакше він показує всім свою руку`
      : `скиньте одну таку карту на свій вибір і ваш герой зазнає ${damage}; інакше покажіть усім свою руку`;
    return [heavy(`${mood === 'bare' ? 'перевірити це: ' : ''}${held}, ${then}`)];
  },
};
