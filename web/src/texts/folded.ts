/** Text as a search compares it: case, marks and the kind of apostrophe do not matter. */
export const foldedLetter = (letter: string): string => letter.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’ʼ]/, "'").toLowerCase();
export const folded = (text: string): string => Array.from(text, foldedLetter).join('');
