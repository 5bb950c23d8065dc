/** One answer, as a button or a line says it. */
import type { Described, Question, Table } from '../language.ts';
import { capital, contextOf, deckOf, tokensOf } from '../sentence.ts';
import { doorNumber, spaceNumber } from '../spaces.ts';
import { clause } from './effects.ts';
import { closed, TOKEN } from './grammar.ts';
import { cardTitle, formOf, itemNoun, tokenNoun } from './names.ts';
import { fighterName, heroOf, seatName } from './table.ts';
import { TERMS } from './terms.ts';

const ACTIONS: Record<string, string> = { maneuver: TERMS.maneuver, scheme: TERMS.scheme, attack: TERMS.attack };

/** Nothing is picked. */
function declined({ kind, fighter }: Described, table: Table): string {
  switch (kind) {
    case 'defense':
      return 'без карты защиты';
    case 'laidBoost':
    case 'boostManeuver':
    case 'boostCard':
      return 'без усиления';
    case 'moveWhom':
    case 'discardMore':
    case 'token':
      return 'достаточно';
    case 'moveTo':
      return `${fighter === undefined ? 'боец' : fighterName(fighter, table).nom} останавливается здесь`;
    case 'walkOrPlace':
      return 'переместить как обычно';
    case 'shiftValue':
      return 'оставить значение как есть';
    case 'replaceCard':
      return 'оставить эту карту';
    case 'mulligan':
      return 'оставить руку';
    default:
      return 'нет';
  }
}
function option({ kind, option, seat }: Described, table: Table, question: Question | undefined): string {
  const hero = heroOf(seat, table);
  if (kind === 'form') return formOf(String(option), hero).nom;
  if (kind === 'item') return itemNoun(String(option), hero).nom;
  if (kind === 'shiftValue') return option === 0 ? 'увеличить на 1' : 'уменьшить на 1';
  if (kind === 'abilityOrder') return `способность ${Number(option) + 1}`;
  const effects = question?.word?.do === 'choose' ? question.word.of[Number(option)] : undefined;
  if (!question || !effects) return `вариант ${Number(option) + 1}`;
  const context = contextOf(question, table);
  const isOfPicked = context.owner === 'opponent' && JSON.stringify(question.word).includes('Picked"');
  return closed(clause(effects, isOfPicked ? { ...context, picker: 'opponent' } : context));
}
function answer(choice: Described, table: Table, question: Question | undefined): string {
  const { kind, seat, fighter, target, space } = choice;
  if (kind === 'concede') return `${seatName(seat, table).nom} сдаётся`;
  if (choice.pass) return declined(choice, table);
  if (choice.yes) return kind === 'walkOrPlace' ? 'разместить' : 'да';
  if (choice.option !== undefined) return option(choice, table, question);
  if (choice.number !== undefined) return `${choice.number}`;
  if (choice.opponent !== undefined) return seatName(choice.opponent, table).nom;
  if (choice.door !== undefined) return `открыть или закрыть дверь ${doorNumber(choice.door)}`;
  if (choice.token !== undefined) {
    const tokens = tokensOf(choice, table);
    return `${(tokens ? tokenNoun(tokens.id, tokens.hero) : TOKEN).nom} ${choice.token + 1}`;
  }
  if (choice.action !== undefined) return ACTIONS[choice.action] ?? choice.action;
  if (space !== undefined)
    return fighter === undefined ? `ячейка ${spaceNumber(space)}` : `${fighterName(fighter, table).nom}: ячейка ${spaceNumber(space)}`;
  if (choice.card !== undefined && kind !== 'schemeFighter') return cardTitle(choice.card, heroOf(deckOf(choice, table), table));
  if (fighter !== undefined)
    return kind === 'target' && target !== undefined
      ? `${fighterName(fighter, table).nom} атакует ${fighterName(target, table).acc}`
      : fighterName(fighter, table).nom;
  return kind;
}

export const choice = (said: Described, table: Table, question?: Question): string => capital(answer(said, table, question));
