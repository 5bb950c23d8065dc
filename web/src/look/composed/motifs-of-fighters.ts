/** Fighters on their way, and what becomes of them. */
import { grasp } from './hands.ts';
import { between, box, type Cut, circle, type Drawing, ellipse, glow, hatch, type Point, polygon, sliver, wing } from './woodcut.ts';

/** A piece of the game, standing on 0 0. */
const PAWN =
  'M-25 0C-25-9-16-12-12-20C-7-32-7-42-9-50H-17V-58H-9C-20-64-22-76-16-85C-8-97 8-97 16-85C22-76 20-64 9-58H17V-50H9C7-42 7-32 12-20C16-12 25-9 25 0Z';
const pawn = (tone: Cut['tone'], turn: string): Cut[] => [
  { tone, d: PAWN, line: 5, turn },
  {
    tone: 'ink',
    d:
      hatch(
        [
          [14, -84],
          [6, -72],
        ],
        [
          [18, -70],
          [8, -66],
        ],
        3,
        1.8,
      ) +
      hatch(
        [
          [8, -46],
          [2, -40],
        ],
        [
          [20, -6],
          [4, -4],
        ],
        6,
        1.8,
      ),
    turn,
  },
];
const space = (x: number, y: number, by: number): Cut[] => [
  { tone: 'ink', d: ellipse(x, y, by + 5, by * 0.34 + 4) },
  { tone: 'wash', d: ellipse(x, y, by, by * 0.34) },
];
const place: Drawing = () => [
  {
    tone: 'paper',
    d: between(-40, 40, 7)
      .map((x, n) => sliver([x * 0.5, -112], [x * 1.3, n % 2 ? 20 : 46], 4.5))
      .join(''),
  },
  ...space(0, 54, 62),
  ...pawn('accent', 'translate(0 64) scale(1.1)'),
  ...grasp('translate(10 -62) rotate(186) scale(.8)'),
];
const arrow = (tone: Cut['tone'], turn: string): Cut[] => [
  { tone, d: 'M-62 4C-48-34 26-40 50-12L62-24L68 22L24 18L37 5C18-14-34-12-46 12Z', line: 4.5, turn },
];
const swap: Drawing = () => [
  ...space(-50, 44, 38),
  ...space(50, 44, 38),
  ...pawn('accent', 'translate(-50 48) scale(.92)'),
  ...pawn('paper', 'translate(50 48) scale(.92)'),
  ...arrow('paper', 'translate(0 -52) scale(.86)'),
  ...arrow('accent', 'translate(0 66) rotate(180) scale(.72)'),
];
const feathers = (shoulder: Point, angles: readonly number[], lengths: readonly number[], width: number): Cut[] =>
  wing(shoulder, angles, lengths, width).map((d): Cut => ({ tone: 'paper', d, line: 4 }));
const BOOT = 'M-20-62H24L20-10C30 6 62 8 76 26C82 36 80 46 72 46H-30C-38 46-40 38-38 28C-34 8-22-30-20-62Z';
const move: Drawing = (amount) => [
  {
    tone: 'paper',
    d: between(-40, 60, Math.max(3, Math.min(amount + 1, 6)))
      .map((y, n) => sliver([-108 + (n % 2) * 14, y], [-52, y - 2], 3.2))
      .join(''),
  },
  ...feathers([-22, 2], [186, 204, 222, 240], [84, 82, 72, 56], 15),
  { tone: 'accent', d: BOOT, line: 6 },
  { tone: 'deep', d: 'M-38 28C-10 34 40 30 76 26C82 36 80 46 72 46H-30C-38 46-40 38-38 28Z', line: 3.5 },
  { tone: 'paper', d: 'M-24-66H28V-50H-24Z', line: 4.5 },
  {
    tone: 'ink',
    d:
      hatch(
        [
          [19, -44],
          [2, -40],
        ],
        [
          [18, -6],
          [-6, -2],
        ],
        6,
        2,
      ) +
      hatch(
        [
          [60, 22],
          [34, 12],
        ],
        [
          [36, 18],
          [14, 4],
        ],
        4,
        1.8,
      ),
  },
  { tone: 'paper', d: [-14, -6, 2, 10].map((x) => sliver([x - 14, 38], [x - 2, 40], 1.6)).join('') },
];
const HEART = 'M0 66C-52 26-74-4-68-34C-62-66-20-70 0-36C20-70 62-66 68-34C74-4 52 26 0 66Z';
const recover: Drawing = () => [
  { tone: 'paper', d: glow([0, -4], 82, 108, between(-175, -5, 13), 3.2) },
  { tone: 'accent', d: HEART, line: 6.5 },
  { tone: 'deep', d: 'M0 66C52 26 74-4 68-34C66-46 58-54 48-57C58-20 40 20 0 66Z' },
  {
    tone: 'ink',
    d: hatch(
      [
        [64, -30],
        [46, -20],
      ],
      [
        [20, 44],
        [4, 48],
      ],
      10,
      2.2,
    ),
  },
  { tone: 'paper', d: 'M-50-36C-48-48-36-54-26-50C-38-44-44-36-44-24C-50-26-51-31-50-36Z' },
];
const rise: Drawing = () => [
  {
    tone: 'accent',
    d: between(-52, 52, 9)
      .map((x, n) => sliver([x, 84], [x * 0.72, n % 2 ? 12 : 34], 7))
      .join(''),
    line: 2.5,
  },
  ...feathers([-10, -6], between(172, 262, 7), [92, 90, 84, 74, 62, 50, 38], 13),
  ...feathers([10, -6], between(8, -82, 7), [92, 90, 84, 74, 62, 50, 38], 13),
  ...feathers([0, 18], [60, 90, 120], [52, 62, 52], 12),
  { tone: 'accent', d: 'M0-46C16-40 24-14 16 10C12 24 6 32 0 36C-6 32-12 24-16 10C-24-14-16-40 0-46Z', line: 5 },
  { tone: 'paper', d: circle(0, -52, 15), line: 5 },
  { tone: 'ink', d: circle(5, -55, 3.5) },
  { tone: 'accent', d: polygon([12, -56], [32, -50], [12, -45]), line: 3 },
  { tone: 'accent', d: `${sliver([-4, -64], [-16, -88], 5)}${sliver([0, -66], [0, -94], 5)}`, line: 2.5 },
  { tone: 'ink', d: [-20, -8, 4, 16].map((y) => sliver([-10, y], [11, y - 3], 1.8)).join('') },
];
const hasten: Drawing = () => [
  ...feathers([-26, -4], between(178, 232, 5), [74, 76, 70, 60, 46], 12),
  ...feathers([26, -4], between(2, -52, 5), [74, 76, 70, 60, 46], 12),
  { tone: 'paper', d: 'M-32-58H32C32-28 10-16 6 0C10 16 32 28 32 58H-32C-32 28-10 16-6 0C-10-16-32-28-32-58Z', line: 5.5 },
  { tone: 'accent', d: 'M-20-34H20C14-20 6-14 0-4C-6-14-14-20-20-34ZM-28 56C-26 38-12 34 0 22C12 34 26 38 28 56Z' },
  {
    tone: 'ink',
    d:
      sliver([0, -8], [0, 26], 1.8) +
      hatch(
        [
          [28, 30],
          [14, 24],
        ],
        [
          [28, 52],
          [16, 52],
        ],
        4,
        1.7,
      ),
  },
  { tone: 'deep', d: `${box(-42, -72, 84, 14)}${box(-42, 58, 84, 14)}`, line: 4.5 },
];
const end: Drawing = () => [
  {
    tone: 'paper',
    d: 'M0-30C-22-44 18-58 2-74C-8-86 10-96 22-100C14-92 10-86 16-76C26-56-10-46 6-30Z',
  },
  { tone: 'paper', d: 'M-18-14C-8-22 8-22 18-14V50H-18Z', line: 5.5 },
  { tone: 'wash', d: 'M-18-14C-8-22 8-22 18-14V6C12 6 12 16 8 16C4 16 4 0-2 0C-8 0-8 22-12 22C-16 22-18 10-18 4Z', line: 3 },
  {
    tone: 'ink',
    d: `${sliver([0, -12], [3, -32], 3)}${hatch(
      [
        [16, 14],
        [8, 20],
      ],
      [
        [16, 46],
        [8, 48],
      ],
      6,
      1.8,
    )}`,
  },
  { tone: 'accent', d: 'M-62 46H62C58 66 34 72 0 72C-34 72-58 66-62 46Z', line: 5 },
  { tone: 'accent', d: `${ellipse(70, 52, 15, 12)}${ellipse(70, 52, 7, 5)}`, line: 4 },
  {
    tone: 'ink',
    d: hatch(
      [
        [50, 50],
        [20, 54],
      ],
      [
        [36, 64],
        [8, 67],
      ],
      4,
      1.8,
    ),
  },
];
const MASK = 'M-66-48C-40-62 40-62 66-48C72 4 44 66 0 76C-44 66-72 4-66-48Z';
const change: Drawing = () => [
  {
    tone: 'accent',
    d: 'M-62-30C-84-40-96-30-104-14L-88-12L-92 6C-80-4-70-8-60-8ZM62-30C84-40 96-30 104-14L88-12L92 6C80-4 70-8 60-8Z',
    line: 4,
  },
  { tone: 'paper', d: MASK, line: 6.5 },
  { tone: 'ink', d: 'M0-58C26-58 50-54 66-48C72 4 44 66 0 76Z' },
  { tone: 'ink', d: 'M-46-14C-38-30-20-30-12-14C-20-6-38-6-46-14ZM-34 32C-24 42-10 46 0 46V54C-16 54-30 46-34 32Z' },
  { tone: 'paper', d: 'M12-20C22-10 38-10 48-26C50-6 22 4 12-20ZM0 40C12 40 26 44 34 56C24 50 10 48 0 48Z' },
  { tone: 'accent', d: sliver([-34, 2], [-40, 34], 4) + sliver([34, 4], [40, 32], 4) },
  {
    tone: 'ink',
    d: hatch(
      [
        [-58, -38],
        [-44, -44],
      ],
      [
        [-52, 10],
        [-46, 4],
      ],
      6,
      1.8,
    ),
  },
];

export const fighters = { place, swap, move, recover, rise, hasten, end, change };
