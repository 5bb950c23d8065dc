import { act, my, type OwnText } from '@peerless/text/en/own';

export const research: OwnText = {
  says: ({ most, keep }, context, mood) =>
    act(
      context,
      mood,
      (v) =>
        `${v('name')} a number from 0 to ${most}, ${v('draw')} that many cards, ${v('keep')} ${keep === 1 ? 'one' : keep} of them and ${v('put')} the others on the bottom of ${my(context)} deck in any order`,
    ),
  asks: { number: () => '' },
};
