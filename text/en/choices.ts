/** One answer, as a button or a line says it. */
import type { Described, Question, Table } from '../language.ts';
import { capital, contextOf, deckOf, tokensOf } from '../sentence.ts';
import { doorNumber, spaceNumber } from '../spaces.ts';
import { clause } from './effects.ts';
import { formOf, itemNoun, tokenNoun } from './names.ts';
import { cardOf, fighterName, heroOf, seatName } from './table.ts';
import { TERMS } from './terms.ts';

const ACTIONS: Record<string, string> = { maneuver: TERMS.maneuver, scheme: TERMS.scheme, attack: TERMS.attack };

/** Nothing is picked. */
function declined({ kind, fighter }: Described, table: Table): string {
  switch (kind) {
    case 'defense':
      return 'no defense card';
    case 'laidBoost':
    case 'boostManeuver':
    case 'boostCard':
      return 'no boost';
    case 'moveWhom':
    case 'discardMore':
    case 'token':
      return 'stop';
    case 'moveTo':
      return `${fighter === undefined ? 'the fighter' : fighterName(fighter, table)} stops here`;
    case 'walkOrPlace':
      return 'move normally';
    case 'shiftValue':
      return 'leave the value as it is';
    case 'replaceCard':
      return 'keep this card';
    case 'mulligan':
      return 'keep the hand';
    case 'yesNo':
    case 'pay':
    case 'reaction':
      return 'no';
    default:
      return 'decline';
  }
}
function option({ kind, option, seat }: Described, table: Table, question: Question | undefined): string {
  const hero = heroOf(seat, table);
  if (kind === 'form') return formOf(String(option), hero).name;
  if (kind === 'item') return itemNoun(String(option), hero).name;
  if (kind === 'shiftValue') return option === 0 ? 'add 1' : 'subtract 1';
  if (kind === 'abilityOrder') return `ability ${Number(option) + 1}`;
  const effects = question?.word?.do === 'choose' ? question.word.of[Number(option)] : undefined;
  return question && effects ? clause(effects, contextOf(question, table)) : `option ${Number(option) + 1}`;
}
function answer(choice: Described, table: Table, question: Question | undefined): string {
  const { kind, seat, fighter, target, space } = choice;
  if (kind === 'concede') return `${seatName(seat, table)} concedes`;
  if (choice.pass) return declined(choice, table);
  if (choice.yes) return kind === 'walkOrPlace' ? 'place' : 'yes';
  if (choice.option !== undefined) return option(choice, table, question);
  if (choice.number !== undefined) return `${choice.number}`;
  if (choice.opponent !== undefined) return seatName(choice.opponent, table);
  if (choice.door !== undefined) return `open or close door ${doorNumber(choice.door)}`;
  if (choice.token !== undefined) {
    const tokens = tokensOf(choice, table);
    return `${tokens ? tokenNoun(tokens.id, tokens.hero).name : 'token'} ${choice.token + 1}`;
  }
  if (choice.action !== undefined) return ACTIONS[choice.action] ?? choice.action;
  if (space !== undefined)
    return fighter === undefined ? `space ${spaceNumber(space)}` : `${fighterName(fighter, table)} to space ${spaceNumber(space)}`;
  if (choice.card !== undefined && kind !== 'schemeFighter') return cardOf(choice.card, deckOf(choice, table), table);
  if (fighter !== undefined)
    return kind === 'target' && target !== undefined
      ? `${fighterName(fighter, table)} attacks ${fighterName(target, table)}`
      : fighterName(fighter, table);
  return kind;
}
export const choice = (said: Described, table: Table, question?: Question): string => capital(answer(said, table, question));
