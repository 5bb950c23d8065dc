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
      return 'без карти оборони';
    case 'laidBoost':
    case 'boostManeuver':
    case 'boostCard':
      return 'без поліпшення';
    case 'moveWhom':
    case 'discardMore':
    case 'token':
      return 'досить';
    case 'moveTo':
      return `${fighter === undefined ? 'боєць' : fighterName(fighter, table).nom} зупиняється тут`;
    case 'walkOrPlace':
      return 'перемістити як звичайно';
    case 'shiftValue':
      return 'лишити значення як є';
    case 'replaceCard':
      return 'лишити цю карту';
    case 'mulligan':
      return 'лишити руку';
    default:
      return 'ні';
  }
}
function option({ kind, option, seat }: Described, table: Table, question: Question | undefined): string {
  const hero = heroOf(seat, table);
  if (kind === 'form') return formOf(String(option), hero).nom;
  if (kind === 'item') return itemNoun(String(option), hero).nom;
  if (kind === 'shiftValue') return option === 0 ? 'збільшити на 1' : 'зменшити на 1';
  if (kind === 'abilityOrder') return `особливе вміння ${Number(option) + 1}`;
  const effects = question?.word?.do === 'choose' ? question.word.of[Number(option)] : undefined;
  return question && effects ? closed(clause(effects, contextOf(question, table))) : `варіант ${Number(option) + 1}`;
}
function answer(choice: Described, table: Table, question: Question | undefined): string {
  const { kind, seat, fighter, target, space } = choice;
  if (kind === 'concede') return `${seatName(seat, table).nom} здається`;
  if (choice.pass) return declined(choice, table);
  if (choice.yes) return kind === 'walkOrPlace' ? 'розмістити' : 'так';
  if (choice.option !== undefined) return option(choice, table, question);
  if (choice.number !== undefined) return `${choice.number}`;
  if (choice.opponent !== undefined) return seatName(choice.opponent, table).nom;
  if (choice.door !== undefined) return `відчинити або зачинити двері ${doorNumber(choice.door)}`;
  if (choice.token !== undefined) {
    const tokens = tokensOf(choice, table);
    return `${(tokens ? tokenNoun(tokens.id, tokens.hero) : TOKEN).nom} ${choice.token + 1}`;
  }
  if (choice.action !== undefined) return ACTIONS[choice.action] ?? choice.action;
  if (space !== undefined)
    return fighter === undefined ? `комірка ${spaceNumber(space)}` : `${fighterName(fighter, table).nom}: комірка ${spaceNumber(space)}`;
  if (choice.card !== undefined && kind !== 'schemeFighter') return cardTitle(choice.card, heroOf(deckOf(choice, table), table));
  if (fighter !== undefined)
    return kind === 'target' && target !== undefined
      ? `${fighterName(fighter, table).nom} атакує ${fighterName(target, table).acc}`
      : fighterName(fighter, table).nom;
  return kind;
}

export const choice = (said: Described, table: Table, question?: Question): string => capital(answer(said, table, question));
