/** What is said of a card. */
import type { CardDefinition, CardType, HeroDefinition } from '@peerless/engine';
import { lineText, type PrintedLine } from '@peerless/text/language';
import { bonusPrinted, language, named, printed, texts } from '../texts/texts.ts';

/** Which card is shown, and how. */
export interface Shown {
  hero: HeroDefinition;
  card: CardDefinition;
  /** Its text is struck through. */
  isCanceled?: boolean;
  /** The bonus attack on it alone. */
  isBonus?: boolean;
}

export const nameOfCard = (hero: HeroDefinition, card: string): string => named('card', card, hero.id);

/** Who may use it. */
export const userOf = (hero: HeroDefinition, card: CardDefinition): string =>
  card.by === 'any' ? texts().play.anyFighter : named('fighter', card.by === 'hero' ? hero.id : card.by, hero.id);

/** What is printed: a card, or a bonus attack on one. */
export interface Print {
  title: string;
  type: CardType;
  value: number | undefined;
  lines: readonly PrintedLine[];
}
export const printOf = ({ hero, card, isBonus }: Shown): Print =>
  isBonus && card.bonusAttack
    ? bonusOf(hero, card)!
    : { title: nameOfCard(hero, card.id), type: card.type, value: card.value, lines: printed(hero, card) };
/** The bonus attack on a card. */
export const bonusOf = (hero: HeroDefinition, card: CardDefinition): Print | null =>
  card.bonusAttack
    ? {
        title: nameOfCard(hero, card.bonusAttack.id),
        type: 'attack',
        value: card.bonusAttack.value,
        lines: bonusPrinted(hero, card),
      }
    : null;

const kind = ({ type, value }: Print): string =>
  value === undefined ? language().cardType(type) : `${language().cardType(type)} ${value}`;
/** Type and numbers, who may use it, its item. */
export function factsOf(shown: Shown): string[] {
  const { hero, card } = shown;
  const { play } = texts();
  return [
    kind(printOf(shown)),
    ...(card.boost === undefined ? [] : [`${play.boost} ${card.boost}`]),
    userOf(hero, card),
    ...(card.item === undefined ? [] : [`${play.item} ${named('item', card.item, hero.id)}`]),
  ];
}
/** All of a card in one go, for those who hear it. */
export function spokenCard(shown: Shown): string {
  const print = printOf(shown);
  const bonus = shown.isBonus ? null : bonusOf(shown.hero, shown.card);
  const { play } = texts();
  return [
    `${[print.title, ...factsOf(shown)].join(', ')}.`,
    ...(shown.isCanceled ? [`${play.effectsCanceled}.`] : []),
    ...print.lines.map(lineText),
    ...(bonus ? [`${play.bonusAttack}: ${bonus.title}, ${bonus.value}.`, ...bonus.lines.map(lineText)] : []),
  ].join(' ');
}
