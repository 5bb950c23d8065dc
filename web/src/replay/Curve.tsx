/** Each side's chance to win over the whole game, as areas on top of each other and as a table. */
import { accents, Emblem } from '../look/art.tsx';
import { named, percent, texts } from '../texts/texts.ts';
import { curve, type Point, sidesOf } from './curve.ts';
import { useReplay } from './replay.ts';
import './curve.css';

const WIDE = 400;
const HIGH = 150;
const SIGN = 26;

export function Curve() {
  const { analysing, judged, match, kept, last, seq, lookAt } = useReplay();
  const { replay } = texts();
  const { iterations } = analysing;
  const end = kept.over && iterations.value !== null ? { seq: last, turn: kept.turn, winners: kept.winners } : null;
  const points = curve(judged.value, match, end);
  const sides = sidesOf(match);
  const nameOf = (side: readonly number[]): string =>
    side.map((seat) => named('fighter', match.heroes[seat].id, match.heroes[seat].id)).join(' + ');
  const x = (at: number): number => (at / Math.max(1, last)) * WIDE;
  const ends = sides.map((side, n) => `${nameOf(side)} ${percent(points.at(-1)!.chances[n])}`);
  return (
    <figure class="chance-curve">
      <figcaption>
        <h3>{replay.curve}</h3>
        <ul>
          {sides.map((side) => (
            <li key={side[0]} style={accents(match.heroes[side[0]].id)}>
              <span class="emblem">
                <Emblem hero={match.heroes[side[0]].id} size={18} />
              </span>
              {nameOf(side)}
            </li>
          ))}
        </ul>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDE} ${HIGH}`}
        role="img"
        aria-label={replay.curveSays(ends)}
        onClick={({ currentTarget, clientX }) => {
          const { left, width } = currentTarget.getBoundingClientRect();
          lookAt(Math.round(((clientX - left) / width) * last));
        }}
      >
        {sides.map((side, n) => (
          <path key={side[0]} class="area" style={accents(match.heroes[side[0]].id)} d={areaOf(points, n, x)} />
        ))}
        {sides.map((side, n) => (
          <Sign key={side[0]} hero={match.heroes[side[0]].id} points={points} side={n} x={x} />
        ))}
        <line class="half" x1="0" x2={WIDE} y1={HIGH / 2} y2={HIGH / 2} />
        {judged.value.map(({ at, isTurningPoint }) =>
          isTurningPoint ? <path key={at} class="turning" d={`M${x(at)} ${HIGH - 3}l-6 -6 6 -6 6 6z`} /> : null,
        )}
        <line class="now" x1={x(seq.value)} x2={x(seq.value)} y1="0" y2={HIGH} />
      </svg>
      <details>
        <summary>{replay.curveTable}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{replay.turn}</th>
              {sides.map((side) => (
                <th key={side[0]} scope="col">
                  {nameOf(side)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map((point, n) => (
              <tr key={point.seq}>
                <th scope="row">
                  <button type="button" aria-label={replay.toTurn(point.turn)} onClick={() => lookAt(point.seq)}>
                    {end && n === points.length - 1 ? replay.result : point.turn === 0 ? replay.setup : point.turn}
                  </button>
                </th>
                {point.chances.map((chance, side) => (
                  <td key={sides[side][0]}>{percent(chance)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
/** The emblem of a side, where its area is thickest. */
function Sign({ hero, points, side, x }: { hero: string; points: readonly Point[]; side: number; x: (seq: number) => number }) {
  const inner = points.filter(({ seq }) => x(seq) > SIGN && x(seq) < WIDE - SIGN);
  const thickest = inner.toSorted((a, b) => b.chances[side] - a.chances[side])[0];
  if (!thickest || thickest.chances[side] * HIGH < SIGN) return null;
  const middle = (heightOf(thickest, side) + heightOf(thickest, side + 1)) / 2;
  return (
    <g class="sign" transform={`translate(${x(thickest.seq) - SIGN / 2} ${middle - SIGN / 2})`}>
      <Emblem hero={hero} size={SIGN} />
    </g>
  );
}
/** Where the first so many sides end; the first lies at the bottom. */
const heightOf = ({ chances }: Point, sides: number): number => HIGH * (1 - chances.slice(0, sides).reduce((sum, each) => sum + each, 0));
function areaOf(points: readonly Point[], side: number, x: (seq: number) => number): string {
  const all = [{ ...points[0], seq: 0 }, ...points];
  const top = all.map((point) => `${x(point.seq).toFixed(1)} ${heightOf(point, side + 1).toFixed(1)}`);
  const bottom = all.toReversed().map((point) => `${x(point.seq).toFixed(1)} ${heightOf(point, side).toFixed(1)}`);
  return `M${[...top, ...bottom].join('L')}Z`;
}
