/** How a played card came to its value, as a sum. */
import type { AccountItem, How } from '@peerless/engine';
import type { Table } from '../language.ts';
import { cardOf, sourceName } from './table.ts';
import { TERMS } from './terms.ts';

/** `bonus` is the bonus attack on the card, where that is what attacks. */
type Played = { seat: number; card: string; bonus?: string };
/** What an item comes from; the card's own text is not named again. */
const from = ({ source }: AccountItem, { seat, card }: Played, table: Table): string =>
  !source || ('card' in source && source.card === card && source.seat === seat) ? 'ефект цієї карти' : sourceName(source, table);
/** A boost comes from another card, though it may be one of the same title. */
const boosted = ({ source }: AccountItem, _played: Played, table: Table): string =>
  source ? `поліпшення ${sourceName(source, table)}` : 'поліпшення';

const WHY: Record<How, (item: AccountItem, played: Played, table: Table) => string> = {
  printed: () => 'на карті',
  set: (item, played, table) => `нове значення, ${from(item, played, table)}`,
  add: from,
  boost: boosted,
  printedChanged: (item, played, table) => `нове значення на карті, ${from(item, played, table)}`,
  locked: () => 'незмінне значення',
  bonus: from,
  laidBoost: boosted,
  highGround: () => TERMS.highGround.toLowerCase(),
  notBelowZero: () => 'не менше 0',
  ignored: () => 'значення не враховано',
};

export const accountItem = (item: AccountItem, played: Played, table: Table): string => WHY[item.how](item, played, table);

/** "«Сутичка»: 4 (на карті) + 2 (особливе вміння Аліси) = 6" */
export function account(items: readonly AccountItem[], value: number, played: Played, table: Table): string {
  const terms = items.map((item, i) => {
    const sign = item.amount < 0 ? '− ' : i === 0 ? '' : '+ ';
    return `${sign}${Math.abs(item.amount)} (${accountItem(item, played, table)})`;
  });
  return `${cardOf(played.bonus ?? played.card, played.seat, table)}: ${terms.join(' ')} = ${value}`;
}
