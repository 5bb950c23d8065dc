import { readFileSync } from 'node:fs';

const read = (name) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const NAMES = read('./disguise.json');
const WORDS = read('./words.json');
const escaped = (name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Longer names first: parts of them are names too. */
const ALL = Object.keys(NAMES).sort((one, other) => other.length - one.length);
const NAMED = new RegExp(`(?<![\\w-])(?:${ALL.map(escaped).join('|')})(?![\\w-])`, 'g');

const upper = (word) => word[0].toUpperCase() + word.slice(1);
const words = Object.keys(WORDS);
/** In a sentence: as it begins, after a space, or all in capitals; what programs call by these words stands alone in quotes. */
const SAID = new RegExp(
  `(?<![\\w.-])(?:(${words.map(upper).join('|')})|(?<=\\s)(${words.join('|')})|(${words.map((word) => word.toUpperCase()).join('|')}))((?:e?s|e?d|ing)?)(?![\\w-])`,
  'g',
);

/** With made-up names for heroes, sidekicks, cards and what a rulebook would tell, so that nobody knows anything of them from elsewhere. */
export const disguised = (text) =>
  text
    .replace(NAMED, (name) => NAMES[name])
    .replace(SAID, (_, first, inside, loud, ending) => {
      if (loud) return WORDS[loud.toLowerCase()].toUpperCase() + ending;
      const whole = ending === 'd' ? 'ed' : ending; // "schemed" is "scheme" and a "d"
      return (first ? upper(WORDS[first.toLowerCase()]) : WORDS[inside]) + whole;
    });
