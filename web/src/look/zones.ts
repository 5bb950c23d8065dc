/** Colours and patterns of zones: each zone has a colour, a pattern and a letter. */

/** The colours that boards name, as they are printed; muted to lie under ink. */
const PRINTED: Record<string, string> = {
  white: '#f3efe4',
  cream: '#efe0b4',
  yellow: '#e8c643',
  gold: '#cfa12c',
  orange: '#e08a3a',
  tan: '#cda36f',
  brown: '#8f6239',
  red: '#c4433b',
  rose: '#d98a94',
  pink: '#e3a3b6',
  lavender: '#bda4d8',
  purple: '#7f52a0',
  'light blue': '#92c4e0',
  cyan: '#57b7c0',
  blue: '#4278b8',
  navy: '#2f4674',
  'light green': '#a9cc7f',
  green: '#57935a',
  'dark green': '#2f6148',
  'light grey': '#c9c6bf',
  grey: '#96938c',
  'dark grey': '#5c5a56',
};
/** Colours that stay apart with a given weakness: by light and dark first, then by hue. */
export const APART: Record<string, readonly string[]> = {
  deutan: ['#f2f0e6', '#e6c229', '#56b4e9', '#0b4f8a', '#d55e00', '#8a7a52', '#1b1b1b', '#b9a5d6'],
  protan: ['#f2f0e6', '#f0c808', '#86bbd8', '#14517d', '#8f5b00', '#a9a9a0', '#1c1c1c', '#c1a5d8'],
  tritan: ['#f2f0e6', '#e8505b', '#14b1ab', '#7a1f2b', '#8fc1b5', '#4d4d4d', '#f9a7b0', '#0f5257'],
};
export const zoneColor = (color: string, number: number, palette: string): string =>
  APART[palette]?.[number % 8] ?? PRINTED[color] ?? PRINTED.grey;

/** Strokes of a pattern on a square of 12, one for each zone in turn. */
export const PATTERNS = [
  '',
  'M0 12 12 0M-3 3 3 -3M9 15 15 9',
  'M0 6H12',
  'M3 3h.1M9 9h.1',
  'M6 0V12',
  'M0 0 12 12M9 -3 15 3M-3 9 3 15',
  'M0 6H12M6 0V12',
  'M0 9 6 3 12 9',
] as const;
export const letterOf = (zone: string): string => zone.toUpperCase();
