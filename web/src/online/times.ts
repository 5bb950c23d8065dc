/** Times and clocks in words. */
import type { Clock } from '@peerless/protocol';
import { lang } from '../texts/texts.ts';
import { online } from './texts.ts';

const MINUTE = 60;
const unit = (number: number, of: 'second' | 'minute' | 'day'): string =>
  new Intl.NumberFormat(lang(), { style: 'unit', unit: of, unitDisplay: of === 'day' ? 'long' : 'short' }).format(number);
export const lasting = (seconds: number): string =>
  seconds < MINUTE || seconds % MINUTE ? unit(seconds, 'second') : unit(seconds / MINUTE, 'minute');
export const daysLong = (days: number): string => unit(days, 'day');

export function clockSaid(clock: Clock): string {
  const { noClock, perTurn, bank, bankOnly } = online();
  switch (clock.kind) {
    case 'none':
      return noClock;
    case 'turn':
      return perTurn(lasting(clock.seconds));
    case 'bank':
      return clock.increment ? bank(lasting(clock.seconds), lasting(clock.increment)) : bankOnly(lasting(clock.seconds));
    case 'days':
      return clock.bank ? online().daysAndBank(daysLong(clock.days), daysLong(clock.bank)) : perTurn(daysLong(clock.days));
  }
}
/** `1:05`. */
export const elapsed = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
};
/** `Sun 14:35`. */
export const momentSaid = (at: number): string =>
  new Intl.DateTimeFormat(lang(), { weekday: 'short', hour: 'numeric', minute: '2-digit' }).format(at);
