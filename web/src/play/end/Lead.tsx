/** Who was ahead when, as a small curve: above the line those who won. */
import { texts } from '../../texts/texts.ts';
import type { Lead as Point } from './summary.ts';
import './lead.css';

const WIDTH = 200;
const HALF = 26;
/** The end is seen for a while. */
const END = 0.96;
/** A smaller lead does not fill the picture. */
const LEAST = 0.25;

/** A lead holds until the next one. */
function stepsOf(leads: readonly Point[], last: number): string {
  const x = (seq: number): string => ((WIDTH * END * seq) / Math.max(1, last)).toFixed(1);
  const most = Math.max(LEAST, ...leads.map(({ lead }) => Math.abs(lead)));
  const y = (lead: number): string => (HALF - (lead / most) * (HALF - 2)).toFixed(1);
  const [first, ...rest] = leads;
  return `M0 ${y(first.lead)}${rest.map(({ seq, lead }) => `H${x(seq)}V${y(lead)}`).join('')}H${WIDTH}`;
}
export function Lead({ leads, last, winner, loser }: { leads: readonly Point[]; last: number; winner: string; loser: string }) {
  const { end } = texts().play;
  const line = stepsOf(leads, last);
  const area = `${line}V${HALF}H0Z`;
  return (
    <svg
      class="lead"
      viewBox={`0 0 ${WIDTH} ${2 * HALF}`}
      role="img"
      aria-label={end.leadSays(leads.filter(({ lead }) => lead < 0).length > 0)}
      preserveAspectRatio="none"
    >
      <clipPath id="lead-above">
        <rect width={WIDTH} height={HALF} />
      </clipPath>
      <clipPath id="lead-below">
        <rect y={HALF} width={WIDTH} height={HALF} />
      </clipPath>
      <path class="lead-area" d={area} fill={winner} clip-path="url(#lead-above)" />
      <path class="lead-area" d={area} fill={loser} clip-path="url(#lead-below)" />
      <path class="lead-even" d={`M0 ${HALF}H${WIDTH}`} />
      <path class="lead-line" d={line} />
    </svg>
  );
}
