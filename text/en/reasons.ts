/** Why something cannot be chosen now. */
import type { Reason } from '@peerless/engine';
import { heroWith } from '../fighters.ts';
import type { Table } from '../language.ts';
import { TYPE } from './cards.ts';
import { a, count, possessive, SPACE, sentence } from './grammar.ts';
import { fighterNoun, formOf, spoken } from './names.ts';
import { fighterName, seatName } from './table.ts';

export const reason = (reason: Reason, table: Table): string => sentence(line(reason, table));

function only(by: string, table: Table): string {
  const noun = fighterNoun(by, heroWith(by, table));
  return `only ${noun.plural === undefined ? spoken(noun) : a(noun.name)} may use this card`;
}
function absent(by: string, table: Table): string {
  const { plural, pronoun = 'it' } = fighterNoun(by, heroWith(by, table));
  return plural === undefined ? `${pronoun} ${pronoun === 'they' ? 'are' : 'is'} not on the board` : 'none is on the board';
}

function line(reason: Reason, table: Table): string {
  switch (reason.why) {
    case 'gameOver':
      return 'the game is over';
    case 'notYourDecision':
      return `it is not your decision: ${seatName(reason.seat, table)} is to choose`;
    case 'notTheQuestion':
      return 'nothing of this kind is asked for now';
    case 'unknown':
      return `there is no ${reason.what} “${reason.named}”${reason.near === null ? '' : `; the nearest name is “${reason.near}”`}`;
    case 'notInHand':
      return 'this card is not in your hand';
    case 'wrongType':
      return `${a(TYPE[reason.type])} card cannot be used here`;
    case 'wrongFighter':
      return only(reason.by, table);
    case 'wrongForm': {
      const form = formOf(reason.form, heroWith(reason.form, table));
      return `this card can be used only ${form.person ? 'as' : 'while'} ${form.name}`;
    }
    case 'noUser':
      return reason.by === 'any' ? 'no fighter of yours is on the board' : `${only(reason.by, table)}, and ${absent(reason.by, table)}`;
    case 'noBoost':
      return 'this card has no BOOST value';
    case 'fighterDefeated':
      return `${fighterName(reason.fighter, table)} is defeated`;
    case 'offBoard':
      return `${fighterName(reason.fighter, table)} is not on the board`;
    case 'noTarget':
      return 'no opposing fighter is within reach';
    case 'noCard':
      return `you have no ${TYPE[reason.type]} card that can be used now`;
    case 'friendly':
      return 'fighters of your own side cannot be attacked';
    case 'outOfReach':
      return `it is out of ${possessive(fighterName(reason.fighter, table))} reach`;
    case 'firstTurn':
      return 'on your first turn you may attack only the next player and those who have had a turn';
    case 'alreadyMoved':
      return 'this fighter has already moved';
    case 'doesNotFit':
      return 'this cannot be chosen here';
    case 'occupied':
      return `${fighterName(reason.fighter, table)} is in this space`;
    case 'tooFar':
      return `it is too far away: the fighter may move up to ${count(reason.upTo, SPACE)}`;
    case 'blocked':
      return `the way is blocked: no path of up to ${count(reason.upTo, SPACE)} leads there`;
    case 'notTheNextStep':
      return 'the fighter moves one space at a time: choose the next one on its way';
  }
}
