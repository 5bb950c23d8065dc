/** How a played card came to its value, as a sum. */
import type { AccountItem, How, Source } from '@peerless/engine';
import type { Cast } from './language.ts';
import { filled } from './template.ts';

/** `bonus` is the bonus attack on the card, where that is what attacks. */
type Played = { seat: number; card: string; bonus?: string };

export interface Accounting {
  /** Where an amount comes from; `from` is a blank for what makes it. */
  why: Readonly<Record<Exclude<How, 'add' | 'bonus' | 'boost' | 'laidBoost'>, string>>;
  /** The card's own text is not named again. */
  ownEffect: string;
  /** The card that boosts, be it another copy of the same. */
  boost: string;
  boostFrom: string;
  sourceName(source: Source, cast: Cast): string;
  cardOf(card: string, seat: number, cast: Cast): string;
}
export function accounting({ why, ownEffect, boost, boostFrom, sourceName, cardOf }: Accounting) {
  function accountItem({ how, source }: AccountItem, { seat, card }: Played, cast: Cast): string {
    if (how === 'boost' || how === 'laidBoost') return source ? filled(boostFrom, { from: sourceName(source, cast) }) : boost;
    const isOwn = !source || ('card' in source && source.card === card && source.seat === seat);
    const from = isOwn ? ownEffect : sourceName(source, cast);
    return how === 'add' || how === 'bonus' ? from : filled(why[how], { from });
  }
  return {
    accountItem,
    /** "Skirmish: 4 (printed) + 2 (Alice's ability) = 6" */
    account(items: readonly AccountItem[], value: number, played: Played, cast: Cast): string {
      const terms = items.map((item, i) => {
        const sign = item.amount < 0 ? '− ' : i === 0 ? '' : '+ ';
        return `${sign}${Math.abs(item.amount)} (${accountItem(item, played, cast)})`;
      });
      return `${cardOf(played.bonus ?? played.card, played.seat, cast)}: ${terms.join(' ')} = ${value}`;
    },
  };
}
