/** Cards that boost, tucked under the card they boost: what they add is seen on their corner. */
import { Piece } from '../../look/art.tsx';
import type { Boost } from '../combat/telling.ts';
import './laid-boosts.css';

/** More could not be told apart. */
const MOST = 2;
const TILTS = [7, -6];

export function LaidBoosts({ boosts }: { boosts: readonly Boost[] }) {
  const laid = boosts.slice(-MOST);
  return (
    <>
      {laid.map(({ card }, n) => (
        <i key={n} class="laid-under" data-hidden={card === 'hidden'} style={{ '--tilt': `${TILTS[n]}deg` }} />
      ))}
      <b class="laid-worth">
        {laid.map(({ value }, n) => (
          <span key={n}>
            <Piece name="boost" size={14} />
            {value === null ? '?' : `+${value}`}
          </span>
        ))}
      </b>
    </>
  );
}
