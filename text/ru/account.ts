/** How a played card came to its value, as a sum. */
import type { AccountItem, How } from '@peerless/engine';
import type { Table } from '../language.ts';
import { cardOf, sourceName } from './table.ts';
import { TERMS } from './terms.ts';

/** `bonus` is the bonus attack on the card, where that is what attacks. */
type Played = { seat: number; card: string; bonus?: string };
/** What an item comes from; the card's own text is not named again. */
const from = ({ source }: AccountItem, { seat, card }: Played, table: Table): string =>
  !source || ('card' in source && source.card === card && source.seat === seat) ? 'эффект этой карты' : sourceName(source, table);
/** The card that boosts is named even where it is a copy of the boosted one. */
const boost = ({ source }: AccountItem, _played: Played, table: Table): string =>
  source ? `усиление ${sourceName(source, table)}` : 'усиление';

const WHY: Record<How, (item: AccountItem, played: Played, table: Table) => string> = {
  printed: () => 'на карте',
  set: (item, played, table) => `новое значение, ${from(item, played, table)}`,
  add: from,
  boost,
  printedChanged: (item, played, table) => `новое значение на карте, ${from(item, played, table)}`,
  locked: () => 'значение закреплено',
  bonus: from,
  laidBoost: boost,
  highGround: () => TERMS.highGround.toLowerCase(),
  notBelowZero: () => 'не меньше 0',
  ignored: () => 'значение не учитывается',
};

export const accountItem = (item: AccountItem, played: Played, table: Table): string => WHY[item.how](item, played, table);

/** "«Стычка»: 4 (на карте) + 2 (способность Алисы) = 6" */
export function account(items: readonly AccountItem[], value: number, played: Played, table: Table): string {
  const terms = items.map((item, i) => {
    const sign = item.amount < 0 ? '− ' : i === 0 ? '' : '+ ';
    return `${sign}${Math.abs(item.amount)} (${accountItem(item, played, table)})`;
  });
  return `${cardOf(played.bonus ?? played.card, played.seat, table)}: ${terms.join(' ')} = ${value}`;
}
