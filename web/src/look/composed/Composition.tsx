/** A picture for a card that nobody has drawn, of the hero's emblem, the card's type and its words. */

import { useMemo } from 'preact/hooks';
import { StandIn } from '../art.tsx';
import type { Shown } from '../card.ts';
import { emblemOf } from '../heroes.ts';
import { sceneOf } from './scene.ts';
import type { Cut, Tone } from './woodcut.ts';

const COLORS: Readonly<Record<Tone, string>> = {
  ink: 'var(--ink)',
  paper: 'var(--paper)',
  wash: 'var(--wash)',
  accent: 'var(--accent)',
  deep: 'var(--accent-deep)',
};
const Cuts = ({ of }: { of: readonly Cut[] }) => (
  <>
    {of.map(({ tone, d, line, halo, turn }, n) => (
      <path
        key={n}
        d={d}
        transform={turn}
        fill={COLORS[tone]}
        fill-rule="evenodd"
        stroke={line ? COLORS.ink : halo ? COLORS[tone] : undefined}
        stroke-width={line ?? halo}
        stroke-linejoin="round"
      />
    ))}
  </>
);
export function Composition({ hero, card, isBonus = false }: Shown) {
  return useMemo(() => {
    const { behind, emblem, before } = sceneOf(hero, card, isBonus);
    const { x, y, size, tone } = emblem;
    const sign = emblemOf(hero.id);
    const corner = { x: x - size / 2, y: y - size / 2 };
    return (
      <svg viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <Cuts of={behind} />
        <g style={{ color: COLORS[tone] }}>
          {sign ? <use href={sign} {...corner} width={size} height={size} /> : <StandIn id={hero.id} {...corner} size={size} />}
        </g>
        <Cuts of={before} />
      </svg>
    );
  }, [hero, card, isBonus]);
}
