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
      return 'bez obranné karty';
    case 'laidBoost':
    case 'boostManeuver':
    case 'boostCard':
      return 'bez posílení';
    case 'moveWhom':
    case 'discardMore':
    case 'token':
      return 'hotovo';
    case 'moveTo':
      return `${fighter === undefined ? 'bojovník' : fighterName(fighter, table).nom} zůstává zde`;
    case 'walkOrPlace':
      return 'přesunout jako obvykle';
    case 'shiftValue':
      return 'ponechat hodnotu beze změny';
    case 'replaceCard':
      return 'ponechat tuto kartu';
    case 'mulligan':
      return 'ponechat si karty v ruce';
    case 'yesNo':
    case 'pay':
    case 'reaction':
      return 'ne';
    default:
      return 'odmítnout';
  }
}
function option({ kind, option, seat }: Described, table: Table, question: Question | undefined): string {
  const hero = heroOf(seat, table);
  if (kind === 'form') return formOf(String(option), hero).nom;
  if (kind === 'item') return itemNoun(String(option), hero).nom;
  if (kind === 'shiftValue') return option === 0 ? 'zvýšit o 1' : 'snížit o 1';
  if (kind === 'abilityOrder') return `zvláštní schopnost ${Number(option) + 1}`;
  const effects = question?.word?.do === 'choose' ? question.word.of[Number(option)] : undefined;
  return question && effects ? closed(clause(effects, contextOf(question, table))) : `možnost ${Number(option) + 1}`;
}
function answer(choice: Described, table: Table, question: Question | undefined): string {
  const { kind, seat, fighter, target, space } = choice;
  if (kind === 'concede') return `${seatName(seat, table).nom} se vzdává`;
  if (choice.pass) return declined(choice, table);
  if (choice.yes) return kind === 'walkOrPlace' ? 'umístit' : 'ano';
  if (choice.option !== undefined) return option(choice, table, question);
  if (choice.number !== undefined) return `${choice.number}`;
  if (choice.opponent !== undefined) return seatName(choice.opponent, table).nom;
  if (choice.door !== undefined) return `otevřít nebo zavřít dveře ${doorNumber(choice.door)}`;
  if (choice.token !== undefined) {
    const tokens = tokensOf(choice, table);
    return `${(tokens ? tokenNoun(tokens.id, tokens.hero) : TOKEN).nom} ${choice.token + 1}`;
  }
  if (choice.action !== undefined) return ACTIONS[choice.action] ?? choice.action;
  if (space !== undefined)
    return fighter === undefined ? `pole ${spaceNumber(space)}` : `${fighterName(fighter, table).nom}: pole ${spaceNumber(space)}`;
  if (choice.card !== undefined && kind !== 'schemeFighter') return cardTitle(choice.card, heroOf(deckOf(choice, table), table));
  if (fighter !== undefined)
    return kind === 'target' && target !== undefined
      ? closed(`${fighterName(fighter, table).nom} útočí na ${fighterName(target, table).acc}`)
      : fighterName(fighter, table).nom;
  return kind;
}

export const choice = (said: Described, table: Table, question?: Question): string => capital(answer(said, table, question));
