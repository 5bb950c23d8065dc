/** Words that one hero brings along. */

import type { Details, OWN as ENGLISH } from '../en/own.ts';
import type { Context } from '../language.ts';
import { heavy, type Phrase } from '../sentence.ts';
import { count } from './declension.ts';
import { act, CARD, isYou, type Mood } from './grammar.ts';

type OwnWord = (details: Details, context: Context, mood: Mood) => Phrase[];

export const OWN: Record<keyof typeof ENGLISH, OwnWord> = {
  foresee: ({ cards, take }, context, mood) =>
    act(
      context,
      mood,
      (v) =>
        `${v('prohlédnout')} si ${count(Number(cards), CARD, 'acc', 'vrchní')} svého balíčku, ${v('vzít')} ${take} z nich do ruky a ostatní ${v('vrátit')} navrch balíčku v libovolném pořadí`,
    ),
  research: ({ most, keep }, context, mood) =>
    act(
      context,
      mood,
      (v) =>
        `${v('zvolit')} číslo od 0 do ${most}, ${v('táhnout')} takový počet karet, ${keep === 1 ? 'jednu' : keep} z nich si ${v('ponechat')} v ruce a ostatní ${v('položit')} dospod svého balíčku v libovolném pořadí`,
    ),
  confirm: (_details, context, mood) => {
    const held = `pokud ${isYou(context) ? 'má protivník' : 'máte'} v ruce kartu s touto hodnotou`;
    const damage = 'utrpí tolik zranění, kolik činí její hodnota POSÍLENÍ';
    const then = isYou(context)
      ? `jednu takovou kartu dle své volby odhodí a jeho hrdina ${damage}; jinak všem ukáže karty ve své ruce`
      : `jednu takovou kartu dle své volby odhoďte a váš hrdina ${damage}; jinak všem ukažte karty ve své ruce`;
    return [heavy(`${mood === 'bare' ? 'ověřit toto: ' : ''}${held}, ${then}`)];
  },
};
