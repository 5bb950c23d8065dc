import { act, CARD, count, type OwnText } from '@peerless/text/uk/own';

export const foresee: OwnText = {
  says: ({ cards, take }, context, mood) =>
    act(
      context,
      mood,
      (v) =>
        `${v('проглянути')} ${count(Number(cards), CARD, 'acc', 'верхній')} своєї колоди, ${v('взяти')} ${take} з них у руку, а решту ${v('повернути')} на верх колоди в будь-якому порядку`,
    ),
};
