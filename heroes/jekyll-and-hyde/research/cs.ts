import { act, type OwnText } from '@peerless/text/cs/own';

export const research: OwnText = {
  says: ({ most, keep }, context, mood) =>
    act(
      context,
      mood,
      (v) =>
        `${v('zvolit')} číslo od 0 do ${most}, ${v('táhnout')} takový počet karet, ${keep === 1 ? 'jednu' : keep} z nich si ${v('ponechat')} v ruce a ostatní ${v('položit')} dospod svého balíčku v libovolném pořadí`,
    ),
  asks: { number: () => '' },
};
