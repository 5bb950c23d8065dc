/** What the player has set, kept in the browser. Every setting works at once. */

import { LANGS, type Lang } from '@peerless/text/language';
import { effect, type Signal, signal } from '@preact/signals';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const SIDES = ['signs', 'colors'] as const;
export const PALETTES = ['printed', 'deutan', 'protan', 'tritan'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export const MOTIONS = ['auto', 'reduced', 'full'] as const;

export const KEYS = {
  next: 'n',
  undo: 'u',
  redo: 'r',
  hint: 'h',
  log: 'l',
  pass: ' ',
  threats: 't',
  sound: 'm',
  zoomIn: '+',
  zoomOut: '-',
} as const;
export type KeyName = keyof typeof KEYS;

export interface Settings {
  lang: Lang;
  theme: (typeof THEMES)[number];
  /** The two printed sides of a board: zones by colour with patterns and letters, or by colour alone. */
  side: (typeof SIDES)[number];
  palette: (typeof PALETTES)[number];
  /** Letters of zones and numbers of spaces on the whole board, not only where something is pointed at. */
  labels: boolean;
  /** Of the text, as a share of the usual size. */
  textSize: number;
  speed: (typeof SPEEDS)[number];
  motion: (typeof MOTIONS)[number];
  /** 0 is silent. */
  volume: number;
  /** Silent for now, whatever the volume. */
  isMuted: boolean;
  /** Short explanations when something is met for the first time. */
  guidance: boolean;
  /** A second press before what is played with others. */
  asksTwice: boolean;
  keys: Record<KeyName, string>;
}

const PLACE = 'peerless.settings';
const spoken = (): Lang => {
  for (const language of navigator.languages ?? []) {
    const lang = LANGS.find((each) => each === language.slice(0, 2));
    if (lang) return lang;
  }
  return 'en';
};
const DEFAULTS: Settings = {
  lang: spoken(),
  theme: 'auto',
  side: 'signs',
  palette: 'printed',
  labels: false,
  textSize: 1,
  speed: 'normal',
  motion: 'auto',
  volume: 0.5,
  isMuted: false,
  guidance: true,
  asksTwice: false,
  keys: KEYS,
};

/** What a setting may be, where not everything of its type may. */
const MAY_BE: Readonly<Record<string, readonly unknown[] | ((value: number) => boolean)>> = {
  lang: LANGS,
  theme: THEMES,
  side: SIDES,
  palette: PALETTES,
  speed: SPEEDS,
  motion: MOTIONS,
  textSize: (value) => value > 0.5 && value < 4,
  volume: (value) => value >= 0 && value <= 1,
};
function isSound(name: string, value: unknown, usual: unknown): boolean {
  const may = MAY_BE[name];
  return typeof value === typeof usual && (typeof may === 'function' ? may(value as number) : (may?.includes(value) ?? true));
}
/** The fields that are sound; whatever else was kept, the others are as in `fresh`. */
const sound = <T extends object>(fresh: T, kept: Partial<Record<string, unknown>>): T =>
  Object.fromEntries(Object.entries(fresh).map(([name, usual]) => [name, isSound(name, kept[name], usual) ? kept[name] : usual])) as T;
function stored(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, unknown>;
    return { ...sound(DEFAULTS, kept), keys: sound<Settings['keys']>(KEYS, Object(kept.keys)) };
  } catch {
    return DEFAULTS;
  }
}
export const settings: Signal<Settings> = signal(stored());
export const set = (change: Partial<Settings>): void => {
  settings.value = { ...settings.value, ...change };
};

/** What is set in another window holds in this one too. */
addEventListener('storage', ({ key }) => {
  if (key === PLACE) settings.value = stored();
});

const prefersLess = matchMedia('(prefers-reduced-motion: reduce)');
const prefersDark = matchMedia('(prefers-color-scheme: dark)');
const systemDark = signal(prefersDark.matches);
prefersDark.addEventListener('change', ({ matches }) => {
  systemDark.value = matches;
});
const hasForcedColors = matchMedia('(forced-colors: active)');
const forcedColors = signal(hasForcedColors.matches);
hasForcedColors.addEventListener('change', ({ matches }) => {
  forcedColors.value = matches;
});
/** Are letters and numbers on the whole board? Also for those to whom colours say less. */
export function hasLabels(): boolean {
  const { labels, palette, side } = settings.value;
  return labels || forcedColors.value || (palette !== 'printed' && side === 'signs');
}
export const isStill = (): boolean => settings.value.motion === 'reduced' || (settings.value.motion === 'auto' && prefersLess.matches);

const PACES = { slow: 1.8, normal: 1, fast: 0.45, instant: 0 };
/** Milliseconds that a step of an animation takes, for one that takes so many at the usual speed. */
export const paced = (milliseconds: number): number => milliseconds * PACES[settings.value.speed];

/** Of the text, as shares of the usual size. */
export const TEXT_SIZE = { least: 0.85, most: 2, step: 0.05 };
/** From this share of the usual size on, a table may be higher than the window. */
export const LARGE_TEXT = 1.5;

effect(() => {
  const { theme, textSize, palette, speed } = settings.value;
  const isDark = theme === 'dark' || (theme === 'auto' && systemDark.value);
  const { dataset, style } = document.documentElement;
  dataset.theme = isDark ? 'dark' : 'light';
  dataset.motion = isStill() ? 'still' : 'full';
  dataset.palette = palette;
  dataset.text = textSize < LARGE_TEXT ? 'usual' : 'large';
  style.setProperty('--text-size', String(textSize));
  style.setProperty('--pace', String(PACES[speed]));
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings.value));
  } catch {
    // Storage may be full or forbidden; the settings hold until the page is closed.
  }
});
