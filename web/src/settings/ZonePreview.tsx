/** How zones will look on the board. */
import { type BoardDefinition, knownBoards } from '@peerless/engine';
import { letterOf, PATTERNS, zoneColor } from '../look/zones.ts';
import { texts } from '../texts/texts.ts';
import { hasLabels, type Settings } from './settings.ts';

/** The board with the most zones shows the most. */
const zones = (): BoardDefinition['zones'] => knownBoards().toSorted((a, b) => b.zones.length - a.zones.length)[0].zones;
const strokeOf = (pattern: string): number => (pattern.includes('h.1') ? 4 : 1.6);

/** Spaces that overlap like links of a chain, one for each zone. */
export function ZonePreview({ side, palette }: Pick<Settings, 'side' | 'palette'>) {
  const all = zones();
  return (
    <svg class="zones" viewBox={`0 0 ${all.length * 56} 60`} role="img" aria-label={texts().settings.preview}>
      <defs>
        {all.map(({ id }, n) => {
          const pattern = PATTERNS[n % PATTERNS.length];
          return (
            <pattern key={id} id={`preview-${id}`} width="12" height="12" patternUnits="userSpaceOnUse">
              <path d={pattern} fill="none" stroke="#1d1712" stroke-width={strokeOf(pattern)} stroke-linecap="round" opacity="0.5" />
            </pattern>
          );
        })}
      </defs>
      <path class="line" d={`M28 30H${all.length * 56 - 28}`} />
      {all.map(({ id, color }, n) => (
        <g key={id} transform={`translate(${n * 56 + 28} 30)`}>
          <circle r="23" fill={zoneColor(color, n, palette)} />
          {side === 'signs' ? <circle r="23" fill={`url(#preview-${id})`} /> : null}
          <circle r="23" class="rim" />
          {hasLabels() ? (
            <g class="letter">
              <circle r="9" />
              <text y="4.5">{letterOf(id)}</text>
            </g>
          ) : null}
        </g>
      ))}
    </svg>
  );
}

export function Swatches({ palette }: Pick<Settings, 'palette'>) {
  return (
    <span class="swatches" aria-hidden="true">
      {zones().map(({ id, color }, n) => (
        <i key={id} style={{ background: zoneColor(color, n, palette) }} />
      ))}
    </span>
  );
}
