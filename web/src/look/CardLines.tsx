/** The text of a card, its timing words set off. */
import type { PrintedLine } from '@peerless/text/language';
import './card-lines.css';

export const CardLines = ({ lines }: { lines: readonly PrintedLine[] }) => (
  <>
    {lines.map(({ when, says }, n) => (
      <span key={n} class="card-line">
        {when ? <b>{when}</b> : null}
        {says}
      </span>
    ))}
  </>
);
/** Only when something happens. */
export const CardTimings = ({ lines }: { lines: readonly PrintedLine[] }) => (
  <>
    {[...new Set(lines.map(({ when }) => when))].filter(Boolean).map((when) => (
      <b key={when} class="card-timing">
        {when}{' '}
      </b>
    ))}
  </>
);
/** There is more to read. */
export const More = () => (
  <svg class="card-more" viewBox="0 0 22 12" aria-hidden="true">
    <rect width="22" height="12" rx="6" />
    <circle cx="6" cy="6" r="1.7" />
    <circle cx="11" cy="6" r="1.7" />
    <circle cx="16" cy="6" r="1.7" />
  </svg>
);
