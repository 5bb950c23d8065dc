/** Hands that come into a picture and do something, with a cuff and a sleeve that runs on to the edge. */
import { type Cut, hatch, sliver } from './woodcut.ts';

const bar = (x: number, y: number, width: number, height: number): string => {
  const by = height / 2;
  return `M${x + by} ${y}h${width - height}a${by} ${by} 0 0 1 0 ${height}h${height - width}a${by} ${by} 0 0 1 0 ${-height}Z`;
};
/** How far it runs on, and half of how wide it is there. */
export const SLEEVE = { length: 420, half: 80 };
const sleeve = (turn: string): Cut[] => [
  {
    tone: 'accent',
    d: `M-23 50C-26 84-36 120-44 168L${-SLEEVE.half} ${SLEEVE.length}H${SLEEVE.half}L44 168C36 120 28 84 23 50Z`,
    line: 5,
    turn,
  },
  {
    tone: 'ink',
    d: hatch(
      [
        [24, 70],
        [8, 74],
      ],
      [
        [38, 150],
        [14, 152],
      ],
      8,
      2.2,
    ),
    turn,
  },
  { tone: 'paper', d: 'M-28 36H28L30 54H-30Z', line: 4.5, turn },
];

/** Closed around something upright that is drawn before it, the fingers towards whoever looks; it comes from below. */
export const fist = (turn: string): Cut[] => [
  ...sleeve(turn),
  { tone: 'paper', d: 'M-24 40C-32 22-32-4-26-24H20C30-12 32 20 24 40Z', line: 5, turn },
  ...[-28, -13, 2, 17].map((y, n): Cut => ({ tone: 'paper', d: bar(-31 + n, y, 44 - n * 2, 15), line: 3.5, turn })),
  { tone: 'paper', d: 'M24-20C36-10 34 10 22 18C12 26 0 24-2 16C-2 8 10 10 14 2C16-6 14-16 24-20Z', line: 3.5, turn },
  {
    tone: 'ink',
    d: [-21, -6, 9, 24].map((y) => sliver([-25, y + 3], [-13, y - 1], 1.6)).join('') + sliver([26, 20], [20, 38], 3),
    turn,
  },
];
/** Thumb and finger hold the edge of something that is drawn before it; it comes from below. */
export const grasp = (turn: string): Cut[] => [
  ...sleeve(turn),
  { tone: 'paper', d: 'M-24 40C-34 18-34-2-28-16C-22-26-12-24-8-16L24-8C32 6 32 24 24 40Z', line: 5, turn },
  { tone: 'paper', d: 'M-26 0C-30-22-20-46-8-48C2-48 4-38 0-28C-4-18-6-8-6 4Z', line: 3.5, turn },
  { tone: 'paper', d: 'M-4 4C-4-16 4-34 14-36C24-36 24-26 20-16C16-8 14 2 14 10Z', line: 3.5, turn },
  { tone: 'paper', d: 'M14 12C14-6 20-20 28-20C38-20 36-8 32 4C30 12 28 20 26 26Z', line: 3.5, turn },
  {
    tone: 'ink',
    d: hatch(
      [
        [28, 26],
        [18, 24],
      ],
      [
        [22, 38],
        [10, 38],
      ],
      3,
      2,
    ),
    turn,
  },
];
