import { act, CARD, count, my, type OwnText } from '@peerless/text/en/own';

export const foresee: OwnText = {
  says: ({ cards, take }, context, mood) =>
    act(
      context,
      mood,
      (v) =>
        `${v('look')} at the top ${count(Number(cards), CARD)} of ${my(context)} deck, ${v('take')} ${take} of them into ${my(context)} hand and ${v('put')} the others back on top in any order`,
    ),
};
