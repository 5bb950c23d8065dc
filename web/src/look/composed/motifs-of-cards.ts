/** Cards and what is known of them. */
import { fist, grasp } from './hands.ts';
import { between, box, type Cut, circle, type Drawing, ellipse, glow, hatch, polar, polygon, sliver } from './woodcut.ts';

/** A card face down, upright about its own middle. */
const back = (turn: string): Cut[] => [
  { tone: 'paper', d: rounded(-30, -43, 60, 86, 6), line: 5, turn },
  { tone: 'accent', d: rounded(-23, -36, 46, 72, 3), turn },
  {
    tone: 'deep',
    d: hatch(
      [
        [-23, -36],
        [-23, -22],
      ],
      [
        [23, 22],
        [23, 36],
      ],
      9,
      2.4,
    ),
    turn,
  },
  { tone: 'paper', d: polygon([0, -20], [13, 0], [0, 20], [-13, 0]), line: 2.5, turn },
];
/** …and face up, with writing. */
const front = (turn: string): Cut[] => [
  { tone: 'paper', d: rounded(-30, -43, 60, 86, 6), line: 5, turn },
  { tone: 'accent', d: box(-23, -36, 46, 30), turn },
  { tone: 'ink', d: [4, 14, 24, 33].map((y, n) => sliver([-22, y], [n === 3 ? 4 : 22, y - 1], 2.4)).join(''), turn },
];
function rounded(x: number, y: number, width: number, height: number, by: number): string {
  return `M${x + by} ${y}h${width - 2 * by}q${by} 0 ${by} ${by}v${height - 2 * by}q0 ${by} ${-by} ${by}h${2 * by - width}q${-by} 0 ${-by} ${-by}v${2 * by - height}q0 ${-by} ${by} ${-by}Z`;
}
const few = (amount: number, least: number, most: number): number => Math.max(least, Math.min(amount, most));

const draw: Drawing = (amount) => {
  const count = few(amount, 1, 5);
  const spread = count === 1 ? 0 : 17 * (count - 1);
  return [
    { tone: 'paper', d: glow([0, 60], 118, 150, between(-150, -30, 11), 3) },
    ...between(-spread / 2, spread / 2, count).flatMap((angle) =>
      back(`translate(0 96) rotate(${angle || 6}) translate(0 -110) scale(1.12)`),
    ),
    ...fist('translate(2 44) rotate(8) scale(.92)'),
  ];
};
const discard: Drawing = (amount) => {
  const places = [
    [-44, -34, -28],
    [30, 6, 34],
    [-34, 52, 68],
    [62, -54, 12],
  ];
  const count = few(amount + 1, 2, 4);
  return [
    {
      tone: 'paper',
      d: between(-90, 90, 9)
        .map((x, n) => sliver([x, -84 + (n % 3) * 14], [x - 10, -20 + (n % 2) * 24], 2, 5))
        .join(''),
    },
    ...places.slice(0, count).flatMap(([x, y, turn], n) => (n % 2 ? front : back)(`translate(${x} ${y}) rotate(${turn}) scale(.94)`)),
  ];
};
/** A pile seen from the side: so many edges, the top of it a lozenge. */
const pile = (x: number, y: number, height: number): Cut[] => [
  {
    tone: 'paper',
    d: polygon([x - 66, y], [x, y + 26], [x + 66, y], [x + 66, y + height], [x, y + height + 26], [x - 66, y + height]),
    line: 5,
  },
  {
    tone: 'ink',
    d: between(y + 6, y + height - 4, Math.round(height / 7))
      .map((at) => `${sliver([x - 64, at], [x - 2, at + 25], 1.8)}${sliver([x + 64, at], [x + 2, at + 25], 1.8)}`)
      .join(''),
  },
  { tone: 'paper', d: polygon([x - 66, y], [x, y - 26], [x + 66, y], [x, y + 26]), line: 5 },
  { tone: 'accent', d: polygon([x - 48, y], [x, y - 19], [x + 48, y], [x, y + 19]) },
  { tone: 'paper', d: polygon([x - 17, y], [x, y - 7], [x + 17, y], [x, y + 7]) },
];
const take: Drawing = () => [
  { tone: 'paper', d: glow([0, -14], 62, 104, [...between(-172, -120, 4), ...between(-60, -8, 4)], 3) },
  ...pile(-10, 46, 16),
  ...front('translate(-14 2) rotate(-9) scale(1.08)'),
  ...grasp('translate(12 -56) rotate(196) scale(.86)'),
];
const deck: Drawing = () => [
  ...pile(-14, 8, 44),
  ...back('translate(58 -34) rotate(24) scale(.86)'),
  { tone: 'paper', d: glow([58, -34], 52, 74, between(-100, 20, 7), 2.4) },
];
const look: Drawing = () => [
  { tone: 'paper', d: glow([0, 4], 66, 104, between(-158, -22, 11), 4) },
  { tone: 'paper', d: glow([0, -4], 62, 84, between(24, 156, 9), 3) },
  { tone: 'paper', d: 'M-92 4C-56-54 56-54 92 4C56 50-56 50-92 4Z', line: 7 },
  { tone: 'ink', d: 'M-92 4C-56-54 56-54 92 4C56-34-56-34-92 4Z' },
  { tone: 'accent', d: circle(0, 0, 31), line: 5 },
  { tone: 'deep', d: glow([0, 0], 15, 29, between(0, 345, 24), 1.8) },
  { tone: 'ink', d: circle(0, 0, 14) },
  { tone: 'paper', d: circle(-9, -10, 6) },
  {
    tone: 'ink',
    d: hatch(
      [
        [74, 10],
        [44, 30],
      ],
      [
        [44, 20],
        [16, 40],
      ],
      5,
      1.8,
    ),
  },
];
const TEAR = [
  [2, -62],
  [-10, -38],
  [8, -22],
  [-8, 2],
  [10, 18],
  [-6, 40],
  [4, 62],
] as const;
const cancel: Drawing = () => [
  { tone: 'paper', d: polygon([-54, -58], ...TEAR, [-54, 62]), line: 5, turn: 'translate(-22 2) rotate(-13)' },
  {
    tone: 'ink',
    d: [-40, -24, -8, 8, 24, 40].map((y, n) => sliver([-44, y], [n % 2 ? -16 : -12, y - 2], 3)).join(''),
    turn: 'translate(-22 2) rotate(-13)',
  },
  { tone: 'paper', d: polygon([54, -58], [54, 62], ...TEAR.toReversed()), line: 5, turn: 'translate(22 2) rotate(13)' },
  {
    tone: 'ink',
    d: [-40, -24, -8, 8, 24, 40].map((y, n) => sliver([n % 2 ? 20 : 16, y], [44, y - 2], 3)).join(''),
    turn: 'translate(22 2) rotate(13)',
  },
  { tone: 'accent', d: polygon([12, -92], [-20, -2], [-1, -4], [-16, 88], [24, -22], [4, -18], [30, -92]), line: 5 },
];
/** Smoke, billow by billow from the back to the front; each is shaded on its right. */
const BILLOWS = [
  [-8, -46, 27],
  [32, -34, 23],
  [-46, -22, 27],
  [60, -4, 25],
  [8, -6, 36],
  [-66, 20, 24],
  [-26, 26, 33],
  [36, 32, 32],
  [76, 36, 20],
] as const;
const HAT =
  'M-62-50C-40-40 40-40 62-50C66-42 58-34 48-32C20-26-20-26-48-32C-58-34-66-42-62-50ZM-34-44C-38-64-36-84-34-98C-14-92 14-92 34-98C36-84 38-64 34-44C12-38-12-38-34-44Z';
/** Whoever was there has left the hat above the smoke. */
const vanish: Drawing = () => [
  ...BILLOWS.flatMap(([x, y, by]): Cut[] => [
    { tone: 'paper', d: circle(x, y, by), line: 4.5 },
    {
      tone: 'ink',
      d: between(-40, 60, 5)
        .map((angle) => sliver(polar(x, y, by * 0.95, angle), polar(x, y, by * 0.5, angle + 16), 2))
        .join(''),
    },
  ]),
  ...[
    { tone: 'ink' as const, d: HAT, line: 4 },
    { tone: 'accent' as const, d: 'M-35-58C-12-52 12-52 35-58L34-46C12-40-12-40-34-46Z' },
    {
      tone: 'paper' as const,
      d: `${sliver([-26, -88], [-27, -64], 2.4)}${sliver([-18, -86], [-18, -62], 1.8)}${sliver([-54, -44], [-20, -36], 1.6)}`,
    },
  ].map((cut): Cut => ({ ...cut, turn: 'translate(-4 -10) rotate(-12) scale(.9)' })),
  { tone: 'wash', d: star(-78, -52, 17) + star(84, -54, 20) + star(62, -86, 12) },
];
function star(x: number, y: number, by: number): string {
  return `${sliver([x, y - by], [x, y + by], by * 0.3)}${sliver([x - by, y], [x + by, y], by * 0.3)}`;
}
const disc = (x: number, y: number, by: number): Cut[] => [
  { tone: 'deep', d: ellipse(x, y + 9, by, by * 0.8), line: 4.5 },
  { tone: 'accent', d: ellipse(x, y, by, by * 0.8), line: 4.5 },
  { tone: 'paper', d: ellipse(x, y, by * 0.7, by * 0.54), line: 2.5 },
  { tone: 'ink', d: `${sliver([x - by * 0.45, y], [x + by * 0.45, y], 5)}${sliver([x, y - by * 0.4], [x, y + by * 0.4], 5)}` },
];
/** One is laid down, others lie there. */
const token: Drawing = () => [
  { tone: 'paper', d: glow([6, 52], 64, 92, [...between(150, 210, 5), ...between(-30, 30, 5)], 3) },
  ...disc(-54, 40, 34),
  ...disc(62, 48, 30),
  ...disc(2, 16, 42),
  ...grasp('translate(14 -30) rotate(188) scale(.86)'),
];

export const cards = { draw, discard, take, deck, look, cancel, vanish, token };
