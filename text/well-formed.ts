/** What no sentence of any language may have. */
const FAULTS: Readonly<Record<string, RegExp>> = {
  'a missing word': /undefined|null|NaN|\[object/,
  'two spaces, or one at an end': / {2}|^\s|\s$/,
  'a space before a stop': / [.,;:?!)»]/,
  'two stops': /[.,;:?!][.,;:]/,
  'a mark left open': /⟩/,
  'no capital': /^[^\p{Lu}\d]*\p{Ll}/u,
  'no full stop': /[^.?]$/,
};
const balanced = (text: string, open: string, close: string): boolean => text.split(open).length === text.split(close).length;

export const faults = (text: string): string[] => [
  ...Object.entries(FAULTS).flatMap(([fault, pattern]) => (pattern.test(text) ? [fault] : [])),
  ...(balanced(text, '«', '»') && balanced(text, '(', ')') ? [] : ['an open quotation or bracket']),
];
