import { readFileSync } from 'node:fs';

const NAMES = JSON.parse(readFileSync(new URL('./disguise.json', import.meta.url), 'utf8'));
const escaped = (name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Longer names first: parts of them are names too. */
const ALL = Object.keys(NAMES).sort((one, other) => other.length - one.length);
const NAMED = new RegExp(`(?<![\\w-])(?:${ALL.map(escaped).join('|')})(?![\\w-])`, 'g');

/** With made-up names for heroes, sidekicks and cards, so that nobody knows anything of them from elsewhere. */
export const disguised = (text) => text.replace(NAMED, (name) => NAMES[name]);
