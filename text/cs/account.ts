/** How a played card came to its value, as a sum. */
import type { AccountItem, How } from '@peerless/engine';
import type { Table } from '../language.ts';
import { cardOf, sourceName } from './table.ts';
import { TERMS } from './terms.ts';

/** `bonus` is the bonus attack on the card, where that is what attacks. */
type Played = { seat: number; card: string; bonus?: string };
/** What an item comes from; the card's own text is not named again. */
const from = ({ source }: AccountItem, { seat, card }: Played, table: Table): string =>
  !source || ('card' in source && source.card === card && source.seat === seat) ? 'vlastní efekt' : sourceName(source, table);
/** The card that boosts is named even where it is a copy of the boosted one. */
const boost = ({ source }: AccountItem, _played: Played, table: Table): string =>
  source ? `posílení: ${sourceName(source, table)}` : 'posílení';

const WHY: Record<How, (item: AccountItem, played: Played, table: Table) => string> = {
  printed: () => 'na kartě',
  set: (item, played, table) => `nová hodnota: ${from(item, played, table)}`,
  add: from,
  boost,
  printedChanged: (item, played, table) => `nová hodnota na kartě: ${from(item, played, table)}`,
  locked: () => 'pevná hodnota',
  bonus: from,
  laidBoost: boost,
  highGround: () => TERMS.highGround.toLowerCase(),
  notBelowZero: () => 'nejméně 0',
  ignored: () => 'hodnota se ignoruje',
};

export const accountItem = (item: AccountItem, played: Played, table: Table): string => WHY[item.how](item, played, table);

/** "„Šarvátka“: 4 (na kartě) + 2 (zvláštní schopnost Alenky) = 6" */
export function account(items: readonly AccountItem[], value: number, played: Played, table: Table): string {
  const terms = items.map((item, i) => {
    const sign = item.amount < 0 ? '− ' : i === 0 ? '' : '+ ';
    return `${sign}${Math.abs(item.amount)} (${accountItem(item, played, table)})`;
  });
  return `${cardOf(played.bonus ?? played.card, played.seat, table)}: ${terms.join(' ')} = ${value}`;
}
