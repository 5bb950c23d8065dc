/** Every word, prompt and event, per language. */
import type { CardDefinition, Event, HeroDefinition, Reason } from '@peerless/engine';
import type { Cast, Described, Lang, Question } from './language.ts';
import type { Learned, NameKind } from './lexicon.ts';
import { LANGUAGES } from './lists/languages.ts';
import { abilityLines, cardLines } from './telling.ts';

export { type Cast, type Context, type Described, LANGS, type Lang, type Language, type Question, type Seat } from './language.ts';
export { type Learned, NAME_KINDS, type NameKind } from './lexicon.ts';
export { LANGUAGES } from './lists/languages.ts';
/** Heroes and boards that players bring, with their names. */
export { learnPack, type Pack, parsePack } from './pack.ts';
export { abilityLines, cardLines, castOf } from './telling.ts';

/** The name of a hero, sidekick, card, board and so on; a readable form of the id where nobody gave one. */
export const name = (kind: NameKind, id: string, lang: Lang, hero?: string): string => LANGUAGES[lang].name(kind, id, hero);

/** Names that come with a player's hero or board. With `hero` they hold for that hero only. */
export const learnNames = (lang: Lang, names: Learned, hero?: string): void => LANGUAGES[lang].learn(names, hero);

/** A line for each standing text, then for each printed effect, then BOOST bonus and bonus attack. */
export const cardText = (hero: HeroDefinition, card: CardDefinition, lang: Lang): string[] => cardLines(LANGUAGES[lang], hero, card);

/** What the character card says. */
export const abilityText = (hero: HeroDefinition, lang: Lang): string[] => abilityLines(LANGUAGES[lang], hero);

/** A line about the hero and one about each kind of sidekick: health, movement, reach. */
export const fighterLines = (hero: HeroDefinition, lang: Lang): string[] => LANGUAGES[lang].fighterLines(hero);

/** One line about a card: name, type and value, boost, copies, who may use it. */
export const cardLine = (hero: HeroDefinition, card: CardDefinition, lang: Lang): string => LANGUAGES[lang].cardLine(card, hero);

/** One line of the log. */
export const eventText = (event: Event, lang: Lang, cast: Cast): string => LANGUAGES[lang].event(event, cast);

/** What is asked, and because of which card, ability or rule. */
export const prompt = (question: Question, lang: Lang, cast: Cast): string => LANGUAGES[lang].prompt(question, cast);

/** One answer; with the question it also names the options of a card. */
export const choiceText = (choice: Described, lang: Lang, cast: Cast, question?: Question): string =>
  LANGUAGES[lang].choice(choice, cast, question);

/** Why something cannot be chosen now. */
export const reasonText = (reason: Reason, lang: Lang, cast: Cast): string => LANGUAGES[lang].reason(reason, cast);
