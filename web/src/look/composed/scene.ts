/** A picture put together for a card that nobody has drawn: 300 by 200. Its middle 120 lines are seen in a hand. */
import type { CardDefinition, CardType, HeroDefinition } from '@peerless/engine';
import { type Deed, deedsOf } from './deeds.ts';
import { MOTIFS, OF_TYPE } from './motifs.ts';
import { between, box, type Cut, chanceOf, circle, glow, polar, polygon, sliver, type Tone } from './woodcut.ts';

export interface Scene {
  behind: readonly Cut[];
  emblem: { x: number; y: number; size: number; tone: Tone };
  before: readonly Cut[];
}
type Chance = () => number;
/** Where the emblem and the deeds stand. The value lies over the upper left corner. */
interface Plan {
  base: Tone;
  pattern: Tone;
  /** The sun or moon that holds the emblem; without one the emblem is as large as the sky. */
  disc: Tone | null;
  emblem: readonly [x: number, y: number];
  deed: readonly [x: number, y: number];
  second?: readonly [x: number, y: number];
  /** Turned the other way. */
  isFlipped?: boolean;
}
const PLANS: readonly Plan[] = [
  { base: 'deep', pattern: 'accent', disc: 'paper', emblem: [236, 88], deed: [128, 104] },
  { base: 'accent', pattern: 'deep', disc: 'wash', emblem: [104, 92], deed: [214, 104] },
  { base: 'accent', pattern: 'deep', disc: null, emblem: [208, 100], deed: [118, 104] },
  { base: 'ink', pattern: 'deep', disc: 'accent', emblem: [104, 92], deed: [214, 104] },
  { base: 'wash', pattern: 'paper', disc: 'accent', emblem: [236, 88], deed: [128, 104] },
  { base: 'deep', pattern: 'accent', disc: null, emblem: [110, 100], deed: [206, 104] },
  { base: 'ink', pattern: 'accent', disc: 'paper', emblem: [236, 88], deed: [128, 104] },
];
/** Two deeds share the front, and the emblem fills the sky. */
const shared = ({ deed: [x], ...plan }: Plan): Plan => ({
  ...plan,
  disc: null,
  emblem: [158, 98],
  deed: x < 150 ? [112, 106] : [206, 106],
  second: x < 150 ? [222, 108] : [98, 114],
});

const rays = (x: number, y: number, count: number, chance: Chance): string =>
  between(0, 360 - 360 / count, count)
    .map((angle) => {
      const half = (360 / count) * (0.22 + 0.08 * chance());
      return polygon([x, y], polar(x, y, 400, angle - half), polar(x, y, 400, angle + half));
    })
    .join('');
const rings = (x: number, y: number): string =>
  between(70, 330, 9)
    .map((by) => `${circle(x, y, by)}${circle(x, y, by - 13 + by * 0.02)}`)
    .join('');
const night = (chance: Chance): string =>
  between(4, 196, 17)
    .flatMap((y) =>
      between(0, 2, 3).map((n) => sliver([n * 120 - 50 + chance() * 60, y], [n * 120 + 70 + chance() * 60, y + 3 - 6 * chance()], 3.4)),
    )
    .join('');
const stars = (chance: Chance): string =>
  Array.from({ length: 9 }, () => {
    const [x, y, by] = [chance() * 300, chance() * 120, 3 + chance() * 5];
    return sliver([x, y - by], [x, y + by], by * 0.3) + sliver([x - by, y], [x + by, y], by * 0.3);
  }).join('');
/** The sky tells the type: a blow, rings of a wall, both halves, or a night for scheming. */
const SKIES: Readonly<Record<CardType, (plan: Plan, chance: Chance) => Cut[]>> = {
  attack: ({ pattern, deed }, chance) => [{ tone: pattern, d: rays(...deed, 26, chance) }],
  defense: ({ pattern, deed: [x] }) => [{ tone: pattern, d: rings(x, 214) }],
  versatile: ({ pattern, emblem: [x] }, chance) => [{ tone: pattern, d: rays(x, 214, 44, chance) }],
  scheme: ({ pattern, base }, chance) => [
    { tone: pattern, d: night(chance) },
    { tone: base === 'wash' ? 'ink' : 'paper', d: stars(chance) },
  ],
};
function ground(chance: Chance): Cut[] {
  const [a, b, c] = [170 + chance() * 14, 160 + chance() * 16, 168 + chance() * 14];
  return [
    { tone: 'ink', d: `M0 ${a}C60 ${b} 90 ${c + 14} 150 ${c}C210 ${b} 250 ${a + 10} 300 ${b + 4}V200H0Z` },
    {
      tone: 'wash',
      d: between(10, 280, 12)
        .map((x) => sliver([x + chance() * 12, 184 + chance() * 10], [x + 22 + chance() * 16, 182 + chance() * 12], 1.7))
        .join(''),
    },
  ];
}
const disc = (tone: Tone, [x, y]: Plan['emblem'], chance: Chance): Cut[] => [
  { tone: tone === 'accent' ? 'paper' : 'accent', d: glow([x, y], 58, 80, between(0, 350, 36), 2.4 + chance()) },
  { tone, d: circle(x, y, 54), line: 5 },
];
/** A white line round what is in front, as wood is cut away there. */
const freed = (cuts: readonly Cut[]): Cut[] => [
  ...cuts.flatMap(({ d, line, turn }) => (line ? [{ tone: 'paper' as const, d, turn, halo: line + 6 }] : [])),
  ...cuts,
];
const moved = (cuts: readonly Cut[], [x, y]: readonly [number, number], by: number, isFlipped = false): Cut[] =>
  freed(cuts).map((cut) => ({ ...cut, turn: `translate(${x} ${y}) scale(${isFlipped ? -by : by} ${by}) ${cut.turn ?? ''}` }));

function drawn({ deed, second: beside, isFlipped }: Plan, [first, second]: readonly Deed[], type: CardType, chance: Chance): Cut[] {
  const pictured = ({ motif, amount }: Deed): readonly Cut[] => MOTIFS[motif](amount, chance);
  if (!first) return moved(OF_TYPE[type](1, chance), deed, 0.98, isFlipped);
  if (!second || !beside) return moved(pictured(first), deed, 0.94, isFlipped);
  return [...moved(pictured(second), beside, 0.66, isFlipped), ...moved(pictured(first), deed, 0.8, isFlipped)];
}

/** Cards of a hero that do the same stand differently. */
function planOf(hero: HeroDefinition, card: CardDefinition, isBonus: boolean): Plan {
  const main = (each: CardDefinition): string => deedsOf(hero, each)[0]?.motif ?? each.type;
  const alike = hero.deck.filter((each) => main(each) === main(card));
  const first = Math.floor(chanceOf(`${hero.id} ${main(card)}`)() * PLANS.length);
  const place = alike.indexOf(card) + (isBonus ? alike.length : 0);
  return { ...PLANS[(first + place) % PLANS.length], isFlipped: place >= PLANS.length };
}
export function sceneOf(hero: HeroDefinition, card: CardDefinition, isBonus: boolean): Scene {
  const chance = chanceOf(`${hero.id} ${card.id} ${isBonus}`);
  const deeds = deedsOf(hero, card, isBonus);
  const one = planOf(hero, card, isBonus);
  const plan = deeds.length > 1 ? shared(one) : one;
  const type = isBonus ? 'attack' : card.type;
  const {
    base,
    disc: round,
    emblem: [x, y],
  } = plan;
  return {
    behind: [
      { tone: base, d: box(0, 0, 300, 200) },
      ...SKIES[type](plan, chance),
      ...(round ? disc(round, plan.emblem, chance) : [{ tone: base, d: circle(x, y, 96) }]),
    ],
    emblem: round ? { x, y, size: 76, tone: round === 'accent' ? 'paper' : 'deep' } : { x, y, size: 172, tone: WATERMARK[base] },
    before: [...ground(chance), ...drawn(plan, deeds, type, chance)],
  };
}
/** An emblem as large as the sky stays behind what is done. */
const WATERMARK: Readonly<Record<Tone, Tone>> = { deep: 'accent', accent: 'deep', ink: 'deep', wash: 'paper', paper: 'wash' };
