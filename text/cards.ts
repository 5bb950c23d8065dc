/** Cards as they are printed. */
import type { CardDefinition, CardEffect, CardType, Effect, HeroDefinition, Timing } from '@peerless/engine';
import { type Context, lineText, type PrintedLine } from './language.ts';
import { capital, type Phrase } from './sentence.ts';
import { filled } from './template.ts';

export interface Printing {
  terms: Readonly<Record<CardType | 'anyFighter', string>>;
  timings: Readonly<Record<Exclude<Timing, 'scheme'>, string>>;
  /** The item that an effect needs: "with the knife in your basket". */
  needs(item: string, context: Context): string;
  /** How that follows the timing words; a comma before it, unless the language says otherwise. */
  besides?(needs: string): string;
  phrases(effects: readonly Effect[], context: Context): Phrase[];
  sentences(phrases: readonly Phrase[]): string;
  title(id: string, hero?: string): string;
  quoted(title: string): string;
  item(id: string, hero?: string): string;
  fighter(id: string, hero?: string): string;
  says: {
    boostBonus: string;
    /** With blanks for its title and value. */
    bonusAttack: string;
    noBoost: string;
    boost: string;
  };
}
const afterComma = (needs: string): string => `, ${needs}`;

export function printing(of: Printing) {
  const { terms, timings, needs, besides = afterComma, phrases, sentences, title, quoted, item, fighter, says } = of;
  const TIMING: Record<Timing, string> = { ...timings, scheme: '' };
  const cardType = (type: CardType): string => terms[type].toLowerCase();
  function cardEffect({ at, item: needed, does }: CardEffect, context: Context): PrintedLine {
    const when = TIMING[at];
    const held = needed === undefined ? '' : needs(needed, context);
    const before = when && held ? besides(held) : capital(held);
    return { when, says: `${before}${when || held ? ': ' : ''}${sentences(phrases(does, { ...context, at }))}` };
  }
  return {
    TIMING,
    cardType,
    cardEffect,
    boostBonus: (does: readonly Effect[], context: Context): PrintedLine => ({
      when: says.boostBonus,
      says: `: ${sentences(phrases(does, context))}`,
    }),
    bonusAttack(bonus: NonNullable<CardDefinition['bonusAttack']>, context: Context): string[] {
      const called = quoted(title(bonus.id, context.hero?.id));
      const effects = bonus.effects.map((effect) => lineText(cardEffect(effect, { ...context, value: bonus.value, isBonusAttack: true })));
      return [
        filled(says.bonusAttack, { title: called, value: `${bonus.value}` }),
        ...effects.map((text) => `${called}, ${text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}`),
      ];
    },
    /** Name, type and value, boost, copies, who may use it. */
    cardLine(card: CardDefinition, hero: HeroDefinition): string {
      const value = card.value === undefined ? '' : ` ${card.value}`;
      return [
        title(card.id, hero.id),
        `${cardType(card.type)}${value}`,
        card.boost === undefined ? says.noBoost : `${says.boost} ${card.boost}`,
        `×${card.copies}`,
        card.by === 'any' ? terms.anyFighter.toLowerCase() : fighter(card.by, hero.id),
        ...(card.item === undefined ? [] : [item(card.item, hero.id)]),
      ].join(' · ');
    },
  };
}
