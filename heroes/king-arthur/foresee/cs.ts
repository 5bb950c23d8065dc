import { act, CARD, count, type OwnText } from '@peerless/text/cs/own';

export const foresee: OwnText = {
  says: ({ cards, take }, context, mood) =>
    act(
      context,
      mood,
      (v) =>
        `${v('prohlédnout')} si ${count(Number(cards), CARD, 'acc', 'vrchní')} svého balíčku, ${v('vzít')} ${take} z nich do ruky a ostatní ${v('vrátit')} navrch balíčku v libovolném pořadí`,
    ),
};
