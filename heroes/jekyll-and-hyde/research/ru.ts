import { act, type OwnText } from '@peerless/text/ru/own';

export const research: OwnText = {
  says: ({ most, keep }, context, mood) =>
    act(
      context,
      mood,
      (v) =>
        `${v('назвать')} число от 0 до ${most}, ${v('взять')} столько же карт, ${v('оставить')} себе ${keep === 1 ? 'одну' : keep} из них, а остальные ${v('положить')} под низ своей колоды в любом порядке`,
    ),
  asks: { number: () => '' },
};
