import { act, type OwnText } from '@peerless/text/uk/own';

export const research: OwnText = {
  says: ({ most, keep }, context, mood) =>
    act(
      context,
      mood,
      (v) =>
        `${v('назвати')} число від 0 до ${most}, ${v('взяти')} стільки ж карт, ${v('залишити')} ${keep === 1 ? 'одну' : keep} з них у руці, а решту ${v('покласти')} під низ своєї колоди в будь-якому порядку`,
    ),
  asks: { number: () => '' },
};
