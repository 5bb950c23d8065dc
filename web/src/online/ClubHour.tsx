/** What the operator announces: when people who look for opponents come together, and messages. */
import type { Announcement } from '@peerless/protocol';
import { linkTo } from '../route.ts';
import { lang, texts } from '../texts/texts.ts';
import './club-hour.css';

const said = (at: number, how: Intl.DateTimeFormatOptions): string => new Intl.DateTimeFormat(lang(), how).format(at);
const CLOCK = { hour: 'numeric', minute: '2-digit' } as const;
const DAY = 24 * 3_600_000;
/** A weekday says enough about the next six days. */
const dayOf = (at: number): Intl.DateTimeFormatOptions =>
  at - Date.now() < 6 * DAY ? { weekday: 'long' } : { weekday: 'long', day: 'numeric', month: 'long' };

export function Announced({ all }: { all: readonly Announcement[] }) {
  return (
    <>
      {all.map((one, n) => (
        <ClubHour key={n} {...one} />
      ))}
    </>
  );
}
function ClubHour({ begins, ends, says }: Announcement) {
  const { start } = texts();
  const isNow = begins !== null && begins <= Date.now();
  return (
    <p class="club-hour" data-now={isNow}>
      {says === null ? null : <bdi>{says}</bdi>}
      {begins === null ? null : (
        <a href={linkTo('online')}>
          {isNow ? start.clubNow(said(ends, CLOCK)) : start.clubHour(said(begins, { ...dayOf(begins), ...CLOCK }))}
        </a>
      )}
    </p>
  );
}
