/** When people who look for opponents come together, as the operator has announced it. */
import type { ClubHour as Hour } from '@peerless/protocol';
import { linkTo } from '../route.ts';
import { lang, texts } from '../texts/texts.ts';
import './club-hour.css';

const said = (at: number, how: Intl.DateTimeFormatOptions): string => new Intl.DateTimeFormat(lang(), how).format(at);
const CLOCK = { hour: 'numeric', minute: '2-digit' } as const;

export function ClubHour({ hour: { begins, ends } }: { hour: Hour }) {
  const { start } = texts();
  const isNow = begins <= Date.now();
  return (
    <p class="club-hour" data-now={isNow}>
      <a href={linkTo('online')}>
        {isNow ? start.clubNow(said(ends, CLOCK)) : start.clubHour(said(begins, { weekday: 'long', ...CLOCK }))}
      </a>
    </p>
  );
}
