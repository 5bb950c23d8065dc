/** Every sound of the table: what it is made of, how loud its kind is, and how bright it may be. */
import { loudness } from './measure.mjs';
import { faded, filtered, glide, mixed, noise, shaped, struck } from './synth.mjs';

/**
 * How loud each kind of sound is, in LUFS: what happens often is quiet.
 * @type {Record<string, number>}
 */
export const LOUDNESS = { touch: -27, blow: -21, bell: -23, end: -19 };

const knock = (seconds, pitch, seed) =>
  mixed(seconds, [
    [
      struck(seconds, [
        [pitch, 1, 0.028],
        [pitch * 2.6, 0.6, 0.018],
        [pitch * 4.7, 0.35, 0.01],
        [pitch * 7.3, 0.2, 0.006],
      ]),
    ],
    [shaped(filtered(noise(seconds, seed), 'band', pitch * 6, 0.8), 0.0005, 0.004), 0.9],
  ]);
/** A bar of wood over a hollow, as of a marimba. */
const bar = (seconds, pitch, decay = 0.14) =>
  struck(
    seconds,
    [
      [pitch, 1, decay],
      [pitch * 3.93, 0.3, decay * 0.35],
      [pitch * 9.2, 0.1, decay * 0.12],
    ],
    0.002,
  );
/** A string that is plucked: every harmonic dies sooner than the one below. */
const string = (seconds, pitch, decay = 0.4) =>
  struck(
    seconds,
    Array.from({ length: 9 }, (_, n) => [pitch * (n + 1) * (1 + 0.0004 * n * n), 0.8 ** n / (n + 1), decay / (1 + 0.55 * n)]),
    0.003,
  );
const paper = (seconds, from, to, rise, decay, seed) =>
  shaped(
    filtered(noise(seconds, seed), 'band', (t) => from * (to / from) ** (t / seconds), 1.1),
    rise,
    decay,
  );

/** `bright` is the band, in hertz, in which the middle of its strength lies. */
export const RECIPES = {
  /** A wooden figure is set down. */
  step: { kind: 'touch', bright: [200, 900], make: () => mixed(0.09, [[knock(0.09, 270, 11)]]) },
  /** A card slides and comes to lie. */
  card: {
    kind: 'touch',
    bright: [2_000, 5_000],
    make: () =>
      mixed(0.13, [
        [paper(0.13, 2_200, 4_600, 0.045, 0.02, 23)],
        [shaped(filtered(noise(0.04, 24), 'band', 1_500, 1), 0.001, 0.008), 0.7, 0.075],
      ]),
  },
  /** A card is turned: air, then the snap of its edge. */
  flip: {
    kind: 'touch',
    bright: [1_800, 5_000],
    make: () =>
      mixed(0.17, [
        [paper(0.12, 900, 5_200, 0.08, 0.015, 31), 0.8],
        [shaped(filtered(noise(0.06, 32), 'band', 2_600, 0.9), 0.0005, 0.01), 1.3, 0.095],
        [knock(0.06, 420, 33), 0.3, 0.097],
      ]),
  },
  /** Steel through the air, and its ring. */
  blade: {
    kind: 'blow',
    bright: [2_500, 6_000],
    make: () =>
      mixed(0.28, [
        [paper(0.25, 1_600, 9_000, 0.075, 0.026, 41), 1.1],
        [
          struck(0.21, [
            [2_130, 0.5, 0.09],
            [3_390, 0.6, 0.08],
            [4_870, 0.55, 0.065],
            [6_230, 0.4, 0.05],
            [7_710, 0.3, 0.035],
          ]),
          0.32,
          0.07,
        ],
      ]),
  },
  /** A blow that a shield takes: wood with an iron rim. */
  shield: {
    kind: 'blow',
    bright: [350, 1_500],
    make: () =>
      mixed(0.22, [
        [
          struck(0.22, [
            [196, 0.9, 0.06],
            [437, 0.8, 0.055],
            [811, 0.55, 0.06],
            [1_370, 0.4, 0.07],
            [2_090, 0.25, 0.06],
            [3_120, 0.12, 0.045],
          ]),
        ],
        [shaped(filtered(noise(0.1, 51), 'band', 900, 0.6), 0.0005, 0.012), 1.6],
      ]),
  },
  /** A blow that hits. */
  hurt: {
    kind: 'blow',
    bright: [120, 700],
    make: () =>
      mixed(0.2, [
        [glide(0.2, 210, 70, 0.055), 1],
        [
          shaped(
            filtered(noise(0.16, 61), 'low', (t) => 1_800 * Math.exp(-t / 0.03) + 250, 0.9),
            0.0008,
            0.03,
          ),
          1.5,
        ],
        [shaped(filtered(noise(0.05, 62), 'band', 1_300, 1.2), 0.0005, 0.008), 0.8],
      ]),
  },
  /** Two warm bars, rising by a fifth. */
  heal: {
    kind: 'bell',
    bright: [450, 1_200],
    make: () =>
      mixed(0.37, [
        [bar(0.37, 523.25, 0.11), 0.8],
        [bar(0.27, 783.99, 0.11), 1, 0.095],
        [shaped(filtered(noise(0.4, 71), 'band', 2_400, 2), 0.15, 0.06), 0.1],
      ]),
  },
  /** A figure topples and comes to rest. */
  fall: {
    kind: 'blow',
    bright: [120, 800],
    make: () =>
      mixed(0.39, [
        [glide(0.3, 150, 48, 0.09), 0.9],
        [knock(0.14, 230, 81), 0.9],
        [knock(0.12, 190, 82), 0.7, 0.14],
        [knock(0.12, 205, 83), 0.45, 0.225],
        [knock(0.1, 198, 84), 0.28, 0.285],
      ]),
  },
  /** Your turn: one bar, and its octave just after. */
  turn: {
    kind: 'bell',
    bright: [500, 1_300],
    make: () => mixed(0.28, [[bar(0.28, 587.33, 0.1)], [bar(0.23, 880, 0.08), 0.55, 0.05]]),
  },
  /** Time runs out: a block of wood, twice. */
  clock: {
    kind: 'bell',
    bright: [900, 2_500],
    make: () => {
      const tick = (pitch) =>
        struck(0.12, [
          [pitch, 1, 0.022],
          [pitch * 1.51, 0.6, 0.016],
          [pitch * 2.9, 0.25, 0.008],
        ]);
      return mixed(0.21, [
        [tick(1_180), 1],
        [tick(990), 0.85, 0.11],
      ]);
    },
  },
  /** Plucked strings rise to a whole chord. */
  victory: {
    kind: 'end',
    bright: [350, 1_400],
    make: () =>
      mixed(
        0.72,
        [293.66, 369.99, 440, 587.33].flatMap((pitch, n) => [
          [string(0.3, pitch, 0.17), 0.7, n * 0.08],
          [string(0.42, pitch, 0.22), 0.55, 0.3],
        ]),
      ),
  },
  /** Three strings go down, softly. */
  defeat: {
    kind: 'end',
    bright: [150, 600],
    make: () =>
      mixed(0.66, [
        [filtered(string(0.4, 220, 0.2), 'low', 1_400), 0.8],
        [filtered(string(0.4, 174.61, 0.2), 'low', 1_200), 0.85, 0.13],
        [filtered(string(0.4, 146.83, 0.2), 'low', 1_000), 1, 0.26],
        [filtered(string(0.4, 110, 0.2), 'low', 900), 0.7, 0.265],
      ]),
  },
};

/** As loud as its kind is. */
export function soundOf({ kind, make }) {
  const samples = faded(make());
  const gain = 10 ** ((LOUDNESS[kind] - loudness(samples)) / 20);
  return samples.map((sample) => sample * gain);
}
