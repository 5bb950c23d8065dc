import type { Event } from '@peerless/engine';
import { called } from '../fighters.ts';
import type { Cast } from '../language.ts';
import { whereSaid } from '../sentence.ts';
import { doorNumber, spaceNumber } from '../spaces.ts';
import { account } from './account.ts';
import { cardType, TIMING } from './cards.ts';
import { cardOf, cardsOf, fighterName, heroOf, seatName, sourceName } from './cast.ts';
import { ACTION, CARD, count, DAMAGE, HEALTH, list, possessive, sentence } from './grammar.ts';
import { counterNoun, formOf, tokenNoun } from './names.ts';
import { condition } from './speech.ts';
import { TERMS } from './terms.ts';

const LAID = { attack: 'an attack card', defense: 'a defense card', boost: 'a boost card' };
const LAID_AS = { attack: 'as the attack card', defense: 'as the defense card', boost: 'as a boost' };

/** ": Feint; Dash" where the cards are seen. */
const seen = (cards: readonly string[] | undefined, seat: number, cast: Cast) => (cards?.length ? `: ${cardsOf(cards, seat, cast)}` : '');
/** "2 cards" or "2 cards: Feint; Dash". */
const shown = (n: number, cards: readonly string[] | undefined, seat: number, cast: Cast) => `${count(n, CARD)}${seen(cards, seat, cast)}`;
/** The same after the place they are looked at in. */
const lookedAt = ({ count, cards, at }: Extract<Event, { kind: 'look' }>, cast: Cast) =>
  count === 0 ? 'which is empty' : shown(count, cards, at, cast);

function valueChange(event: Extract<Event, { kind: 'value' }>): string {
  switch (event.how) {
    case 'set':
      return `value is now ${event.amount}`;
    case 'add':
      return `value ${signed(event.amount)}`;
    case 'boost':
      return `boosted by ${event.amount}`;
    case 'ignore':
      return 'value is ignored';
    case 'lock':
      return `value is fixed at ${event.amount}`;
    case 'printed':
      return `printed value is now ${event.amount}`;
  }
}
const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);

export const event = (event: Event, cast: Cast): string => sentence(line(event, cast));

const at = (space: string) => `space ${spaceNumber(space)}`;

function line(event: Event, cast: Cast): string {
  const seat = (n: number) => seatName(n, cast);
  const card = (id: string, owner: number) => cardOf(id, owner, cast);
  const mover = (by: number, fighter: string) =>
    cast.owners && cast.owners[fighter] !== undefined && cast.owners[fighter] !== by ? ` (moved by ${seat(by)})` : '';
  switch (event.kind) {
    case 'turn':
      return `turn ${event.turn}: ${seat(event.seat)}`;
    case 'turnEnd':
      return `${seat(event.seat)} ends the turn`;
    case 'action':
      return `${seat(event.seat)}, action ${event.number}: ${TERMS[event.action].toLowerCase()}`;
    case 'gainActions':
      return `${seat(event.seat)} gains ${count(event.actions, ACTION)} (${sourceName(event.source, cast)})`;
    case 'draw':
      return `${seat(event.seat)} draws ${shown(event.count, event.cards, event.seat, cast)}`;
    case 'exhausted':
      return `${possessive(seat(event.seat))} deck is empty: the fighters are exhausted`;
    case 'mulligan':
      return `${seat(event.seat)} takes a new hand`;
    case 'boost':
      return `${seat(event.seat)} boosts the ${TERMS[event.of].toLowerCase()} with ${card(event.card, event.seat)}: +${event.value}`;
    case 'move':
      return `${fighterName(event.fighter, cast)} moves from ${at(event.from)} to ${at(event.to)}${mover(event.by, event.fighter)}`;
    case 'place':
      return `${fighterName(event.fighter, cast)} is placed in ${at(event.to)}${mover(event.by, event.fighter)}`;
    case 'swap':
      return `${list([fighterName(event.fighter, cast), fighterName(event.with, cast)])} swap spaces`;
    case 'takesOver':
      return `${fighterName(event.fighter, cast)} takes the place of ${fighterName(event.for, cast)} in the combat`;
    case 'door':
      return `${fighterName(event.fighter, cast)} ${event.open ? 'opens' : 'closes'} door ${doorNumber(event.door)}`;
    case 'scheme':
      return `${fighterName(event.fighter, cast)} plays the scheme ${card(event.card, event.seat)}`;
    case 'attack':
      return `${event.bonus === undefined ? '' : `bonus attack ${card(event.bonus, event.seat)} (${event.value}): `}${fighterName(event.fighter, cast)} attacks ${fighterName(event.target, cast)}`;
    case 'lay':
      return `${seat(event.seat)} lays ${event.card === undefined ? LAID[event.as] : card(event.card, event.seat)} face ${event.open ? 'up' : 'down'}${event.card === undefined ? '' : ` ${LAID_AS[event.as]}`}`;
    case 'layNothing':
      return `${seat(event.seat)} plays no defense card`;
    case 'reveal':
      return `${seat(event.seat)} reveals ${card(event.card, event.seat)} (${event.as}${event.value === null ? '' : ` ${event.value}`})`;
    case 'effect':
      return `${sourceName(event.source, cast)}${event.at === 'ability' ? ' takes effect' : `: ${(TIMING[event.at] || cardType('scheme')).toLowerCase()}`}`;
    case 'noEffect':
      return `${card(event.card, event.seat)} has no effect: ${condition(event.cond, whereSaid(event, cast), false)}`;
    case 'cancel':
      return `the effects on ${card(event.card, event.seat)} are canceled`;
    case 'cannotCancel':
      return `the effects on ${card(event.card, event.seat)} cannot be canceled`;
    case 'replace':
      return `${seat(event.seat)} plays ${card(event.with, event.seat)} in place of ${card(event.card, event.seat)}`;
    case 'value':
      return `${card(event.bonus ?? event.card, event.seat)}: ${valueChange(event)}${'card' in event.source && event.source.card === event.card ? '' : ` (${sourceName(event.source, cast)})`}`;
    case 'account':
      return account(event.items, event.value, event, cast);
    case 'values':
      return `attack ${event.attack}, ${event.defense === null ? 'no defense' : `defense ${event.defense}`}: ${count(event.damage, DAMAGE)}`;
    case 'prevented':
      return `the combat damage to ${fighterName(event.fighter, cast)} is prevented`;
    case 'damage':
      return `${fighterName(event.fighter, cast)} takes ${event.amount} ${event.combat ? 'combat damage' : `damage (${sourceName(event.source, cast)})`} and has ${count(event.health, HEALTH)} left`;
    case 'recover':
      return `${fighterName(event.fighter, cast)} recovers ${count(event.amount, HEALTH)} and has ${event.health}`;
    case 'setHealth':
      return `${possessive(fighterName(event.fighter, cast))} health is now ${event.health}`;
    case 'defeat':
      return `${fighterName(event.fighter, cast)} is defeated`;
    case 'winner':
      return `${fighterName(event.fighter, cast)} wins the combat as the ${event.role}`;
    case 'discard': {
      const what = card(event.card, event.seat);
      if (event.from === 'play') return `${what} goes to ${possessive(seat(event.seat))} discard pile`;
      return `${seat(event.seat)} discards ${what}${event.from === 'deck' ? ' from the top of the deck' : event.random ? ' at random' : ''}`;
    }
    case 'look':
      return event.what === 'hand'
        ? `${seat(event.seat)} looks at ${possessive(seat(event.at))} hand, ${lookedAt(event, cast)}`
        : `${seat(event.seat)} looks at the top of ${event.at === event.seat ? 'the' : possessive(seat(event.at))} deck, ${lookedAt(event, cast)}`;
    case 'showHand':
      return `${seat(event.seat)} shows the whole hand${event.cards.length ? `: ${cardsOf(event.cards, event.seat, cast)}` : ', which is empty'}`;
    case 'show':
      return `${seat(event.seat)} shows ${card(event.card, event.seat)}`;
    case 'take':
      return `${seat(event.seat)} takes ${count(event.count, CARD)} from ${{ discard: 'the discard pile', deck: 'the deck', play: 'play' }[event.from]} into hand${seen(event.cards, event.seat, cast)}`;
    case 'putBack':
      return `${seat(event.seat)} puts ${count(event.count, CARD)} on ${event.where === 'top' ? 'top' : 'the bottom'} of the deck${seen(event.cards, event.seat, cast)}`;
    case 'shuffle':
      return `${seat(event.seat)} shuffles the deck`;
    case 'form':
      return `${fighterName(event.fighter, cast)} is now ${formOf(event.form, called(event.fighter, cast).hero).name}`;
    case 'counter':
      return `${seat(event.seat)} now has ${event.count} ${counterNoun(event.counter, heroOf(event.seat, cast)).name}`;
    case 'token': {
      const { name } = tokenNoun(event.token, heroOf(event.seat, cast));
      if (event.to === null) return `the ${name} is removed from ${at(event.from!)}`;
      return event.from === null
        ? `${seat(event.seat)} places a ${name} in ${at(event.to)}`
        : `the ${name} moves from ${at(event.from)} to ${at(event.to)}`;
    }
    case 'return':
      return `${fighterName(event.fighter, cast)} comes onto the board in ${at(event.space)} with ${count(event.health, HEALTH)}`;
    case 'leave':
      return `${fighterName(event.fighter, cast)} leaves the board undefeated`;
    case 'number':
      return `${seat(event.seat)} names the number ${event.number}`;
    case 'opponent':
      return `${seat(event.seat)} chooses ${seat(event.opponent)} as the opponent`;
    case 'eliminate':
      return `${seat(event.seat)} is out of the game: ${{ heroDefeated: 'the hero is defeated', conceded: 'conceded', outOfTime: 'out of time', noFighters: 'no fighter is left' }[event.why]}`;
    case 'over':
      return event.winners.length
        ? `${list(event.winners.map(seat))} ${event.winners.length > 1 ? 'win' : 'wins'} the game${{ heroDefeated: '', conceded: ' by concession', outOfTime: ' on time', turnLimit: ' at the turn limit' }[event.why]}`
        : `the game is drawn${event.why === 'turnLimit' ? ' at the turn limit' : ''}`;
  }
}
