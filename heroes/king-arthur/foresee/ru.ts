import { act, CARD, count, type OwnText } from '@peerless/text/ru/own';

export const foresee: OwnText = {
  says: ({ cards, take }, context, mood) =>
    act(
      context,
      mood,
      (v) =>
        `${v('посмотреть')} ${count(Number(cards), CARD, 'acc', 'верхний')} своей колоды, ${v('взять')} ${take} из них в руку, а остальные ${v('вернуть')} наверх колоды в любом порядке`,
    ),
};
