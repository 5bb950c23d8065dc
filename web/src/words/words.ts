/** The words of the screens and of the game in the player's language, loaded when it is wanted. */

import type { CardDefinition, HeroDefinition } from '@peerless/engine';
import type { Lang, Language } from '@peerless/text/language';
import { abilityLines, cardLines } from '@peerless/text/telling';
import { computed, effect, signal } from '@preact/signals';
import { settings } from '../settings/settings.ts';
import type { words as english } from './en.ts';

/** The same words in every language: a missing one is a compile error. */
export type Words = typeof english;
interface Loaded {
  lang: Lang;
  language: Language;
  words: Words;
}

const LOAD: Record<Lang, () => Promise<[Language, Words]>> = {
  en: () => Promise.all([import('@peerless/text/en').then(({ english }) => english), import('./en.ts').then(({ words }) => words)]),
  ru: () => Promise.all([import('@peerless/text/ru').then(({ russian }) => russian), import('./ru.ts').then(({ words }) => words)]),
  uk: () => Promise.all([import('@peerless/text/uk').then(({ ukrainian }) => ukrainian), import('./uk.ts').then(({ words }) => words)]),
  cs: () => Promise.all([import('@peerless/text/cs').then(({ czech }) => czech), import('./cs.ts').then(({ words }) => words)]),
};

const loaded = signal<Loaded | null>(null);
export const isReady = computed(() => loaded.value !== null);
/** Loads a language and speaks it from then on. */
export async function speak(lang: Lang): Promise<void> {
  const [language, words] = await LOAD[lang]();
  if (settings.value.lang !== lang) return;
  loaded.value = { lang, language, words };
  document.documentElement.lang = lang;
}
effect(() => {
  void speak(settings.value.lang);
});

const now = (): Loaded => {
  if (!loaded.value) throw new Error('no language is loaded yet');
  return loaded.value;
};
/** The words of the screens. */
export const words = (): Words => now().words;
/** The words of the game. */
export const language = (): Language => now().language;
export const lang = (): Lang => now().lang;
export const cardText = (hero: HeroDefinition, card: CardDefinition): string[] => cardLines(language(), hero, card);
export const abilityText = (hero: HeroDefinition): string[] => abilityLines(language(), hero);
/** The name of a hero, sidekick, card, board and so on. */
export const named = (kind: Parameters<Language['name']>[0], id: string, hero?: string): string => language().name(kind, id, hero);
export const percent = (share: number): string => new Intl.NumberFormat(lang(), { style: 'percent' }).format(share);
export const dated = (milliseconds: number): string =>
  new Intl.DateTimeFormat(lang(), { dateStyle: 'medium', timeStyle: 'short' }).format(milliseconds);
