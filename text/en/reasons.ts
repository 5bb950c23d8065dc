/** Why something cannot be chosen now. */
import type { Reason } from '@peerless/engine';
import { heroWith } from '../fighters.ts';
import type { Cast } from '../language.ts';
import { cardType } from './cards.ts';
import { fighterName, seatName } from './cast.ts';
import { a, count, possessive, SPACE, sentence } from './grammar.ts';
import { fighterNoun, formOf, spoken } from './names.ts';

export const reason = (reason: Reason, cast: Cast): string => sentence(line(reason, cast));

function only(by: string, cast: Cast): string {
  const noun = fighterNoun(by, heroWith(by, cast));
  return `only ${noun.plural === undefined ? spoken(noun) : a(noun.name)} may use this card`;
}
function absent(by: string, cast: Cast): string {
  const { plural, pronoun = 'it' } = fighterNoun(by, heroWith(by, cast));
  return plural === undefined ? `${pronoun} ${pronoun === 'they' ? 'are' : 'is'} not on the board` : 'none is on the board';
}

function line(reason: Reason, cast: Cast): string {
  switch (reason.why) {
    case 'gameOver':
      return 'the game is over';
    case 'notYourDecision':
      return `it is not your decision: ${seatName(reason.seat, cast)} is to choose`;
    case 'notTheQuestion':
      return 'nothing of this kind is asked for now';
    case 'unknown':
      return `there is no ${reason.what} “${reason.named}”${reason.near === null ? '' : `; the nearest name is “${reason.near}”`}`;
    case 'notInHand':
      return 'this card is not in your hand';
    case 'wrongType':
      return `${a(cardType(reason.type))} card cannot be used here`;
    case 'wrongFighter':
      return only(reason.by, cast);
    case 'wrongForm': {
      const form = formOf(reason.form, heroWith(reason.form, cast));
      return `this card can be used only ${form.person ? 'as' : 'while'} ${form.name}`;
    }
    case 'noUser':
      return reason.by === 'any' ? 'no fighter of yours is on the board' : `${only(reason.by, cast)}, and ${absent(reason.by, cast)}`;
    case 'noBoost':
      return 'this card has no BOOST value';
    case 'fighterDefeated':
      return `${fighterName(reason.fighter, cast)} is defeated`;
    case 'offBoard':
      return `${fighterName(reason.fighter, cast)} is not on the board`;
    case 'noTarget':
      return 'no opposing fighter is within reach';
    case 'noCard':
      return `you have no ${cardType(reason.type)} card that can be used now`;
    case 'friendly':
      return 'fighters of your own side cannot be attacked';
    case 'outOfReach':
      return `it is out of ${possessive(fighterName(reason.fighter, cast))} reach`;
    case 'outOfReachOfAll':
      return 'it is out of reach of all your fighters';
    case 'firstTurn':
      return 'on your first turn you may attack only the next player and those who have had a turn';
    case 'alreadyMoved':
      return 'this fighter has already moved';
    case 'doesNotFit':
      return 'this cannot be chosen here';
    case 'occupied':
      return `${fighterName(reason.fighter, cast)} is in this space`;
    case 'tooFar':
      return `it is too far away: the fighter may move up to ${count(reason.upTo, SPACE)}`;
    case 'blocked':
      return `the way is blocked: no path of up to ${count(reason.upTo, SPACE)} leads there`;
    case 'notTheNextStep':
      return 'the fighter moves one space at a time: choose the next one on its way';
  }
}
