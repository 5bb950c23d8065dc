import { czech } from './cs/czech.ts';
import { english } from './en/english.ts';
import type { Lang, Language } from './language.ts';
import { russian } from './ru/russian.ts';
import { ukrainian } from './uk/ukrainian.ts';

export const LANGUAGES: Record<Lang, Language> = { en: english, ru: russian, uk: ukrainian, cs: czech };
