/** The texts of the screens and of the game in the player's language, loaded when it is wanted. */

import type { CardDefinition, HeroDefinition } from '@peerless/engine';
import type { Lang, Language, Spoken } from '@peerless/text/language';
import { abilityLines, bonusLines, cardLines, type PrintedLine, printedLines } from '@peerless/text/telling';
import { batch, computed, effect, signal, untracked } from '@preact/signals';
import { isPainted } from '../look/painted.ts';
import { settings } from '../settings/settings.ts';
import { LOAD } from './all.ts';
import type { texts as english } from './en.ts';
import { LOAD as LOAD_GAME } from './game/all.ts';

/** The same texts in every language: a missing one is a compile error. */
export type Texts = typeof english;
/** The texts of the screens come first: the first screen needs no others. */
const SCREENS: Record<Lang, () => Promise<{ texts: Texts }>> = LOAD;
const GAME: Record<Lang, () => Promise<{ language: Language }>> = LOAD_GAME;

const screens = signal<{ lang: Lang; texts: Texts } | null>(null);
const game = signal<Language | null>(null);
/** The screens can speak. */
export const isReady = computed(() => screens.value !== null);
/** The game can speak too. */
export const isEloquent = computed(() => game.value !== null);

/** Loads a language and speaks it from then on; the texts of the game come after the first picture. */
async function speak(wanted: Lang, isAll: boolean): Promise<void> {
  const isWanted = (): boolean => settings.value.lang === wanted;
  const { texts: found } = await SCREENS[wanted]();
  // Screens and game change their language together; at the start the screens need not wait.
  if (game.value === null && isWanted()) screens.value = { lang: wanted, texts: found };
  if (!isAll) return;
  const { language: spoken } = await GAME[wanted]();
  if (!isWanted()) return;
  batch(() => {
    screens.value = { lang: wanted, texts: found };
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
/** The texts of the screens. */
export const texts = (): Texts => there(screens.value).texts;
/** The texts of the game. */
export const language = (): Language => there(game.value);
export const lang = (): Lang => there(screens.value).lang;
export const cardText = (hero: HeroDefinition, card: CardDefinition): string[] => cardLines(language(), hero, card);
/** What a face shows of it, without the bonus attack. */
export const printed = (hero: HeroDefinition, card: CardDefinition): PrintedLine[] => printedLines(language(), hero, card);
/** Of the bonus attack on a card. */
export const bonusPrinted = (hero: HeroDefinition, card: CardDefinition): PrintedLine[] => bonusLines(language(), hero, card);
export const abilityText = (hero: HeroDefinition): string[] => abilityLines(language(), hero);
/** The name of a hero, sidekick, card, board and so on. */
export const named = (kind: Parameters<Language['name']>[0], id: string, hero?: string): string => language().name(kind, id, hero);
/** A hero inside a sentence: «король Артур». */
export const spoken = (hero: string): Spoken => language().spoken(hero, { seats: [{ hero }] });
export const percent = (share: number): string => new Intl.NumberFormat(lang(), { style: 'percent' }).format(share);
export const dated = (milliseconds: number): string =>
  new Intl.DateTimeFormat(lang(), { dateStyle: 'medium', timeStyle: 'short' }).format(milliseconds);
