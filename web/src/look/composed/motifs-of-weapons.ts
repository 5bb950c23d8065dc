/** Blades, shields, arrows, fire: what is done with strength. */
import { fist } from './hands.ts';
import {
  between,
  box,
  burst,
  type Cut,
  circle,
  type Drawing,
  ellipse,
  glow,
  hatch,
  type Point,
  polar,
  polygon,
  sliver,
} from './woodcut.ts';

const HILT: readonly Cut[] = [
  { tone: 'accent', d: polygon([-34, 20], [34, 20], [39, 27], [34, 33], [-34, 33], [-39, 27]), line: 4 },
  { tone: 'deep', d: polygon([-6, 33], [6, 33], [5, 58], [-5, 58]), line: 4 },
  { tone: 'paper', d: hatchedGrip() },
  { tone: 'accent', d: circle(0, 65, 9), line: 4 },
];
function hatchedGrip(): string {
  return [38, 44, 50, 56].map((y) => sliver([-5, y + 1], [6, y - 2], 1.6)).join('');
}
const FULLER = `${sliver([0, -74], [0, 18], 2.4)}${hatch(
  [
    [8, -58],
    [3, -52],
  ],
  [
    [8, 14],
    [3, 18],
  ],
  10,
  1.3,
)}`;
const whole: readonly Cut[] = [
  { tone: 'paper', d: polygon([-11, -60], [0, -84], [11, -60], [9, 22], [-9, 22]), line: 5 },
  { tone: 'ink', d: FULLER },
  ...HILT,
];
const turned = (cuts: readonly Cut[], turn: string): Cut[] => cuts.map((cut) => ({ ...cut, turn: `${turn} ${cut.turn ?? ''}` }));

const strengthen: Drawing = () => [
  { tone: 'paper', d: glow([0, -30], 44, 96, [...between(-170, -100, 5), ...between(-80, -10, 5), 18, 162], 3.4) },
  ...turned([...whole, ...fist('translate(1 50) scale(.62)')], 'translate(-6 -14) rotate(24) scale(1.12)'),
];
const SHARDS: readonly (readonly Point[])[] = [
  [
    [-44, -8],
    [-34, -16],
    [-30, -4],
  ],
  [
    [40, -34],
    [52, -30],
    [43, -22],
  ],
  [
    [-22, -56],
    [-12, -62],
    [-14, -50],
  ],
];
const weaken: Drawing = () => [
  {
    tone: 'paper',
    d: polygon([-9, 24], [-10, -18], [-5, -10], [-1, -24], [4, -12], [10, -20], [9, 24]),
    line: 5,
    turn: 'translate(-14 12) rotate(-16)',
  },
  ...turned(HILT, 'translate(-14 12) rotate(-16)'),
  {
    tone: 'paper',
    d: polygon([-11, -26], [0, -52], [11, -26], [10, 22], [5, 12], [1, 26], [-4, 14], [-10, 20]),
    line: 5,
    turn: 'translate(42 -22) rotate(62)',
  },
  { tone: 'ink', d: sliver([0, -42], [0, 10], 2.4), turn: 'translate(42 -22) rotate(62)' },
  ...SHARDS.map((points): Cut => ({ tone: 'paper', d: polygon(...points), line: 3 })),
  { tone: 'paper', d: glow([-4, -16], 26, 52, between(-165, -95, 4), 2.6) },
];

const SHIELD = 'M0-70C18-60 42-55 60-57C63-4 50 44 0 72C-50 44-63-4-60-57C-42-55-18-60 0-70Z';
const FIELD = 'M0-55C15-47 34-43 48-44C50-2 38 34 0 57C-38 34-50-2-48-44C-34-43-15-47 0-55Z';
const shield: readonly Cut[] = [
  { tone: 'paper', d: SHIELD, line: 6 },
  { tone: 'accent', d: FIELD, line: 3.5 },
  { tone: 'deep', d: 'M0-55C15-47 34-43 48-44C50-2 38 34 0 57Z' },
  {
    tone: 'ink',
    d: hatch(
      [
        [44, -36],
        [8, -30],
      ],
      [
        [26, 34],
        [4, 48],
      ],
      11,
      1.9,
    ),
  },
  { tone: 'paper', d: circle(0, -4, 17), line: 4 },
  { tone: 'ink', d: circle(0, -4, 6) },
  { tone: 'paper', d: glow([0, -4], 22, 38, between(-160, -100, 3), 1.8) },
];
const bolt = (tone: Cut['tone']): Cut[] => [
  { tone: 'ink', d: box(-58, -2.6, 108, 5.2) },
  { tone: 'paper', d: polygon([44, -11], [74, 0], [44, 11], [50, 0]), line: 4 },
  { tone, d: `${polygon([-62, -2], [-52, -14], [-30, -14], [-40, -2])}${polygon([-62, 2], [-52, 14], [-30, 14], [-40, 2])}`, line: 3 },
];
const guard: Drawing = () => [
  ...shield,
  ...turned(bolt('paper'), 'translate(-62 -36) rotate(28) scale(.8)'),
  ...turned(bolt('paper'), 'translate(-70 22) rotate(-14) scale(.8)'),
  { tone: 'paper', d: glow([-14, -10], 12, 34, [150, 176, 204], 2.4) },
];
const strike: Drawing = (amount) => {
  const count = Math.max(3, Math.min(amount, 4));
  return [
    {
      tone: 'paper',
      d: between(-66, 66, 8)
        .map((y, n) => sliver([-106 + (n % 3) * 12, y], [-30 - (n % 2) * 26, y - 3], 2))
        .join(''),
    },
    ...between(-44, 44, count).flatMap((y, n) => turned(bolt('accent'), `translate(${(n % 2) * 26 - 4} ${y}) rotate(-9) scale(1.08)`)),
  ];
};
const claw = (x: number): string => `M${x + 26}-74C${x + 16}-30 ${x + 2} 20 ${x - 24} 74C${x - 16} 24 ${x - 6}-30 ${x + 26}-74Z`;
const damage: Drawing = (amount, chance) => {
  const count = Math.max(2, Math.min(amount, 5));
  return [
    { tone: 'accent', d: burst(0, 0, 50, 96, 13, chance), line: 5 },
    { tone: 'paper', d: burst(0, 0, 36, 68, 13, chance), line: 3.5 },
    {
      tone: 'ink',
      d: between(-13 * (count - 1), 13 * (count - 1), count)
        .map(claw)
        .join(''),
    },
  ];
};
const flame = (x: number, height: number): Cut[] => [
  {
    tone: 'accent',
    d: `M${x - 17} 20C${x - 30}-8 ${x - 8}-${height * 0.45} ${x - 4}-${height}C${x + 6}-${height * 0.6} ${x + 32}-10 ${x + 16} 20Z`,
    line: 4.5,
  },
  {
    tone: 'paper',
    d: `M${x - 8} 20C${x - 14} 4 ${x - 4}-${height * 0.2} ${x - 1}-${height * 0.48}C${x + 5}-${height * 0.2} ${x + 15} 4 ${x + 8} 20Z`,
  },
];
const gather: Drawing = (amount) => {
  const count = Math.max(2, Math.min(amount + 1, 4));
  return [
    ...between(-34, 34, count).flatMap((x, n) => flame(x, n % 2 ? 74 : 54)),
    { tone: 'deep', d: 'M-70 14H70C66 46 36 60 0 60C-36 60-66 46-70 14Z', line: 5 },
    {
      tone: 'paper',
      d: hatch(
        [
          [-56, 22],
          [-30, 50],
        ],
        [
          [-6, 24],
          [2, 54],
        ],
        6,
        2,
      ),
    },
    { tone: 'accent', d: polygon([-22, 60], [22, 60], [34, 78], [-34, 78]), line: 4.5 },
  ];
};
/** Hammer and anvil: it is made harder. */
const boost: Drawing = (_, chance) => [
  {
    tone: 'deep',
    d: 'M-84 22H44C60 22 78 28 92 40C72 50 50 50 38 52C30 56 30 62 36 70H52V84H-52V70H-36C-28 62-30 52-46 50C-64 48-78 38-84 22Z',
    line: 5.5,
  },
  { tone: 'wash', d: 'M-80 22H44C56 22 68 26 78 31C40 33-40 33-76 31Z' },
  {
    tone: 'paper',
    d: hatch(
      [
        [-62, 40],
        [-34, 46],
      ],
      [
        [-30, 76],
        [-8, 78],
      ],
      6,
      2,
    ),
  },
  { tone: 'accent', d: burst(-16, 12, 20, 46, 11, chance), line: 4 },
  { tone: 'paper', d: burst(-16, 12, 12, 27, 11, chance) },
  ...turned(
    [
      { tone: 'wash', d: box(-6, -34, 12, 120), line: 4.5 },
      { tone: 'accent', d: polygon([-38, -62], [30, -62], [42, -52], [42, -34], [-38, -34]), line: 5.5 },
      { tone: 'deep', d: box(-38, -62, 13, 28) },
      { tone: 'ink', d: [-18, -6, 6, 18].map((x) => sliver([x, -60], [x + 2, -40], 2)).join('') },
      ...fist('translate(2 66) scale(.72)'),
    ],
    'translate(20 -34) rotate(-58)',
  ),
  { tone: 'paper', d: sparks([-16, 4], 52, 84, 9) },
];
const link = (x: number, y: number, turn: number): Cut => ({
  tone: 'wash',
  d: `${ellipse(0, 0, 19, 11)}${ellipse(0, 0, 10, 4.5)}`,
  line: 3.5,
  turn: `translate(${x} ${y}) rotate(${turn})`,
});
const lock: Drawing = () => [
  ...between(-96, 96, 8).map((x, n) => link(x, 20 + x * 0.16, n % 2 ? 60 : 8)),
  { tone: 'wash', d: 'M-34-4V-30C-34-84 34-84 34-30V-4H18V-30C18-60-18-60-18-30V-4Z', line: 5 },
  { tone: 'accent', d: 'M-50-8H50V56C50 64 46 68 38 68H-38C-46 68-50 64-50 56Z', line: 6 },
  {
    tone: 'ink',
    d: hatch(
      [
        [46, 0],
        [46, 8],
      ],
      [
        [14, 62],
        [42, 62],
      ],
      8,
      2.2,
    ),
  },
  { tone: 'ink', d: `${circle(0, 20, 11)}${polygon([-5, 24], [5, 24], [10, 50], [-10, 50])}` },
];
const bones = (x: number, y: number): string => `${circle(x, y - 6, 9)}${circle(x, y + 6, 9)}`;
const defeat: Drawing = () => [
  ...[34, -34].map(
    (turn): Cut => ({
      tone: 'paper',
      d: `${box(-70, -6, 140, 12)}${bones(-72, 0)}${bones(72, 0)}`,
      line: 4,
      turn: `translate(0 44) rotate(${turn * 0.6})`,
    }),
  ),
  { tone: 'paper', d: 'M0-76C38-76 58-50 54-16C52 0 44 8 34 14L32 42H-32L-34 14C-44 8-52 0-54-16C-58-50-38-76 0-76Z', line: 6 },
  { tone: 'ink', d: `${ellipse(-23, -18, 15, 17)}${ellipse(23, -18, 15, 17)}${polygon([0, 0], [8, 16], [-8, 16])}` },
  { tone: 'ink', d: [-20, -10, 0, 10, 20].map((x) => sliver([x, 24], [x, 46], 2.4)).join('') },
  {
    tone: 'ink',
    d: hatch(
      [
        [30, -66],
        [50, -40],
      ],
      [
        [44, -30],
        [52, -8],
      ],
      6,
      2,
    ),
  },
  { tone: 'accent', d: `${circle(-20, -18, 5)}${circle(26, -18, 5)}` },
];
/** Where the sparks fly. */
export const sparks = (at: Point, from: number, to: number, count: number): string =>
  between(0, 360 - 360 / count, count)
    .map((angle) => sliver(polar(...at, from, angle), polar(...at, to, angle), 2.4))
    .join('');

export const weapons = { strengthen, weaken, guard, strike, damage, gather, boost, lock, defeat };
