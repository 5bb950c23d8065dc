/** Words that change with the sounds around them: в and у also as a prefix, і and й, з, із and зі. */

const VOWEL = /^[аеєиіїоуюяaeiouy]/i;
const DIGIT_ENDS_IN_VOWEL = /[234]$/;

type Before = 'pause' | 'vowel' | 'consonant';
function before(text: string): Before {
  const said = text.replace(/[\s«»„“]+$/, '');
  const last = said.at(-1) ?? '';
  if (/\d/.test(last)) return DIGIT_ENDS_IN_VOWEL.test(last) ? 'vowel' : 'consonant';
  if (!/[\p{L}’]/u.test(last)) return 'pause';
  return VOWEL.test(last) ? 'vowel' : 'consonant';
}
const SPOKEN = ['нуль', 'один', 'два', 'три', 'чотири', 'п’ять', 'шість', 'сім', 'вісім', 'дев’ять'];
const spoken = (text: string): string =>
  text
    .replace(/^[\s(«„]+/, '')
    .replace(/^\d/, (digit) => SPOKEN[Number(digit)])
    .toLowerCase();

function inside(previous: Before, next: string): string {
  if (VOWEL.test(next)) return 'в';
  return previous === 'vowel' && !/^(?:[вф]|[сдтгхзц]в|льв)/.test(next) ? 'в' : 'у';
}
const and = (previous: Before, next: string): string => (previous === 'vowel' && !/^[йєїюя]/.test(next) ? 'й' : 'і');
function out(previous: Before, next: string): string {
  if (VOWEL.test(next)) return 'з';
  if (/^[зсцчшщ][бвгґджзклмнпрстфхцчшщ]/.test(next)) return 'зі';
  return /^[зсцчшщ]/.test(next) || previous === 'consonant' ? 'із' : 'з';
}

function sounding(word: string, previous: Before, next: string): string {
  if (/^[ву]./.test(word)) return (previous === 'vowel' ? 'в' : 'у') + word.slice(1);
  if (word === 'в' || word === 'у') return inside(previous, next);
  return word === 'і' || word === 'й' ? and(previous, next) : out(previous, next);
}

/** Titles in quotes stay as they are written. */
export function euphony(text: string): string {
  let said = '';
  let rest = text;
  for (;;) {
    const found = /«[^»]*»|(?<![\p{L}\d’-])(?:[ву]|[ву](?:сі[хм]?|двічі|казан\p{L}+|станов\p{L}+)|[ій]|з|із|зі)(?= )/u.exec(rest);
    if (!found) return said + rest;
    const [word] = found;
    said += rest.slice(0, found.index);
    rest = rest.slice(found.index + word.length);
    said += word.startsWith('«') ? word : sounding(word, before(said), spoken(rest));
  }
}
