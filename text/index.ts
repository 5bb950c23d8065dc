/** Every word, prompt and event, per language. */
import type { CardDefinition, Event, HeroDefinition, Match, Reason } from '@peerless/engine';
import type { Described, Lang, Question, Table } from './language.ts';
import { LANGUAGES } from './languages.ts';
import type { Learned, NameKind } from './lexicon.ts';

export { type Context, type Described, LANGS, type Lang, type Language, type Question, type Seat, type Table } from './language.ts';
export { LANGUAGES } from './languages.ts';
export { type Learned, NAME_KINDS, type NameKind } from './lexicon.ts';
/** Heroes and boards that players bring, with their names. */
export { learnPack, type Pack, parsePack } from './pack.ts';

/** The name of a hero, sidekick, card, board and so on; a readable form of the id where nobody gave one. */
export const name = (kind: NameKind, id: string, lang: Lang, hero?: string): string => LANGUAGES[lang].name(kind, id, hero);

/** Names that come with a player's hero or board. With `hero` they hold for that hero only. */
export const learnNames = (lang: Lang, names: Learned, hero?: string): void => LANGUAGES[lang].learn(names, hero);

/** A line for each standing text, then for each printed effect, then BOOST bonus and bonus attack. */
export function cardText(hero: HeroDefinition, card: CardDefinition, lang: Lang): string[] {
  const language = LANGUAGES[lang];
  const context = { hero, card, ...(card.value === undefined ? {} : { value: card.value }) };
  return [
    ...(card.standing ?? []).map((rule) => language.cardRule(rule, context)),
    ...card.effects.map((effect) => language.cardEffect(effect, context)),
    ...(card.boostBonus ? [language.boostBonus(card.boostBonus, { hero })] : []),
    ...(card.bonusAttack ? language.bonusAttack(card.bonusAttack, context) : []),
  ];
}

/** What the character card says. */
export function abilityText(hero: HeroDefinition, lang: Lang): string[] {
  const language = LANGUAGES[lang];
  return [
    ...language.equipment(hero),
    ...(hero.abilities ?? []).map((ability) => language.ability(ability, { hero })),
    ...(hero.rules ?? []).map((rule) => language.heroRule(rule, { hero })),
  ];
}

/** A line about the hero and one about each kind of sidekick: health, movement, reach. */
export const fighterLines = (hero: HeroDefinition, lang: Lang): string[] => LANGUAGES[lang].fighterLines(hero);

/** One line about a card: name, type and value, boost, copies, who may use it. */
export const cardLine = (hero: HeroDefinition, card: CardDefinition, lang: Lang): string => LANGUAGES[lang].cardLine(card, hero);

/** One line of the log. */
export const eventText = (event: Event, lang: Lang, table: Table): string => LANGUAGES[lang].event(event, table);

/** What is asked, and because of which card, ability or rule. */
export const prompt = (question: Question, lang: Lang, table: Table): string => LANGUAGES[lang].prompt(question, table);

/** One answer; with the question it also names the options of a card. */
export const choiceText = (choice: Described, lang: Lang, table: Table, question?: Question): string =>
  LANGUAGES[lang].choice(choice, table, question);

/** The table of a match, with the players' names in seat order where they have any. */
export const tableOf = (match: Match, names: readonly (string | undefined)[] = []): Table => ({
  seats: match.heroes.map((definition, seat) => ({
    hero: definition.id,
    definition,
    ...(names[seat] === undefined ? {} : { name: names[seat] }),
  })),
  owners: Object.fromEntries(match.fighters.map(({ name: fighter, seat }) => [fighter, seat])),
});

/** Why something cannot be chosen now. */
export const reasonText = (reason: Reason, lang: Lang, table: Table): string => LANGUAGES[lang].reason(reason, table);
