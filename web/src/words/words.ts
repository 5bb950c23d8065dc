/** The words of the screens and of the game in the player's language, loaded when it is wanted. */

import type { CardDefinition, HeroDefinition } from '@peerless/engine';
import type { Lang, Language, Spoken } from '@peerless/text/language';
import { abilityLines, bonusLines, cardLines } from '@peerless/text/telling';
import { batch, computed, effect, signal, untracked } from '@preact/signals';
import { isPainted } from '../look/painted.ts';
import { settings } from '../settings/settings.ts';
import type { words as english } from './en.ts';

/** The same words in every language: a missing one is a compile error. */
export type Words = typeof english;
/** The words of the screens come first: the first screen needs no others. */
const SCREENS: Record<Lang, () => Promise<Words>> = {
  en: async () => (await import('./en.ts')).words,
  ru: async () => (await import('./ru.ts')).words,
  uk: async () => (await import('./uk.ts')).words,
  cs: async () => (await import('./cs.ts')).words,
};
const GAME: Record<Lang, () => Promise<Language>> = {
  en: async () => (await import('@peerless/text/en')).english,
  ru: async () => (await import('@peerless/text/ru')).russian,
  uk: async () => (await import('@peerless/text/uk')).ukrainian,
  cs: async () => (await import('@peerless/text/cs')).czech,
};

const screens = signal<{ lang: Lang; words: Words } | null>(null);
const game = signal<Language | null>(null);
/** The screens can speak. */
export const isReady = computed(() => screens.value !== null);
/** The game can speak too. */
export const isEloquent = computed(() => game.value !== null);

/** Loads a language and speaks it from then on; the words of the game come after the first picture. */
async function speak(wanted: Lang, isAll: boolean): Promise<void> {
  const isWanted = (): boolean => settings.value.lang === wanted;
  const found = await SCREENS[wanted]();
  // Screens and game change their language together; at the start the screens need not wait.
  if (game.value === null && isWanted()) screens.value = { lang: wanted, words: found };
  if (!isAll) return;
  const spoken = await GAME[wanted]();
  if (!isWanted()) return;
  batch(() => {
    screens.value = { lang: wanted, words: found };
    game.value = spoken;
  });
}
effect(() => {
  const { lang: wanted } = settings.value;
  const isAll = isPainted.value;
  void untracked(() => speak(wanted, isAll));
});
effect(() => {
  if (screens.value) document.documentElement.lang = screens.value.lang;
});

const there = <T>(value: T | null): T => {
  if (value === null) throw new Error('no language is loaded yet');
  return value;
};
/** The words of the screens. */
export const words = (): Words => there(screens.value).words;
/** The words of the game. */
export const language = (): Language => there(game.value);
export const lang = (): Lang => there(screens.value).lang;
export const cardText = (hero: HeroDefinition, card: CardDefinition): string[] => cardLines(language(), hero, card);
/** Of the bonus attack on a card. */
export const bonusText = (hero: HeroDefinition, card: CardDefinition): string[] => bonusLines(language(), hero, card);
export const abilityText = (hero: HeroDefinition): string[] => abilityLines(language(), hero);
/** The name of a hero, sidekick, card, board and so on. */
export const named = (kind: Parameters<Language['name']>[0], id: string, hero?: string): string => language().name(kind, id, hero);
/** A hero inside a sentence: «король Артур». */
export const spoken = (hero: string): Spoken => language().spoken(hero, { seats: [{ hero }] });
export const percent = (share: number): string => new Intl.NumberFormat(lang(), { style: 'percent' }).format(share);
export const dated = (milliseconds: number): string =>
  new Intl.DateTimeFormat(lang(), { dateStyle: 'medium', timeStyle: 'short' }).format(milliseconds);
