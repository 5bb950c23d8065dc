import type { Event } from '@peerless/engine';
import { called } from '../fighters.ts';
import type { Cast } from '../language.ts';
import { whereSaid } from '../sentence.ts';
import { doorNumber, spaceNumber } from '../spaces.ts';
import { account } from './account.ts';
import { cardType, TIMING } from './cards.ts';
import { cardOf, cardsOf, fighterName, heroOf, seatName, sourceName } from './cast.ts';
import { count, type Noun, past } from './declension.ts';
import { ACTION, CARD, DAMAGE, HEALTH, list, sentence } from './grammar.ts';
import { counterNoun, formOf, tokenNoun } from './names.ts';
import { condition } from './speech.ts';
import { TERMS } from './terms.ts';

const ACTIONS = { maneuver: TERMS.maneuver.toLowerCase(), scheme: cardType('scheme'), attack: cardType('attack') };
const BOOSTED = { maneuver: 'маневр', attack: 'атаку', defense: 'оборону' };
const LAID = { attack: 'карту атаки', defense: 'карту оборони', boost: 'карту поліпшення' };
const LAID_AS = { attack: 'для атаки', defense: 'для оборони', boost: 'для поліпшення' };
const REVEALED = { attack: cardType('attack'), defense: cardType('defense'), boost: TERMS.boost.toLowerCase() };

/** "2 карти" or "2 карти: «Фінт», «Ривок»". */
const shown = (n: number, cards: readonly string[] | undefined, seat: number, cast: Cast) =>
  `${count(n, CARD)}${cards?.length ? `: ${cardsOf(cards, seat, cast)}` : ''}`;
/** " (2 карти): «Фінт», «Ривок»". */
const seen = (n: number, cards: readonly string[] | undefined, seat: number, cast: Cast) =>
  n === 0 ? ': карт немає' : ` (${count(n, CARD, 'nom')})${cards?.length ? `: ${cardsOf(cards, seat, cast)}` : ''}`;

function valueChange(event: Extract<Event, { kind: 'value' }>): string {
  switch (event.how) {
    case 'set':
      return `значення тепер ${event.amount}`;
    case 'add':
      return `значення ${event.amount < 0 ? `−${-event.amount}` : `+${event.amount}`}`;
    case 'boost':
      return `поліпшення +${event.amount}`;
    case 'ignore':
      return 'значення не враховано';
    case 'lock':
      return `незмінне значення ${event.amount}`;
    case 'printed':
      return `значення, вказане на карті, тепер ${event.amount}`;
  }
}

export const event = (event: Event, cast: Cast): string => sentence(line(event, cast));

function line(event: Event, cast: Cast): string {
  const seat = (n: number): Noun => seatName(n, cast);
  const card = (id: string, owner: number) => cardOf(id, owner, cast);
  const moved = (by: number, fighter: string, how = 'переміщує') =>
    cast.owners && cast.owners[fighter] !== undefined && cast.owners[fighter] !== by ? ` (${how} ${seat(by).nom})` : '';
  switch (event.kind) {
    case 'turn':
      return `хід ${event.turn}: ${seat(event.seat).nom}`;
    case 'turnEnd':
      return `${seat(event.seat).nom} завершує хід`;
    case 'action':
      return `${seat(event.seat).nom}, дія ${event.number}: ${ACTIONS[event.action]}`;
    case 'gainActions':
      return `${seat(event.seat).nom} здобуває ${count(event.actions, ACTION)} (${sourceName(event.source, cast)})`;
    case 'draw':
      return `${seat(event.seat).nom} бере ${shown(event.count, event.cards, event.seat, cast)}`;
    case 'exhausted':
      return `колода ${seat(event.seat).gen} порожня: бійці виснажені`;
    case 'mulligan':
      return `${seat(event.seat).nom} бере нову руку`;
    case 'boost':
      return `${seat(event.seat).nom} поліпшує ${BOOSTED[event.of]} картою ${card(event.card, event.seat)}: +${event.value}`;
    case 'move':
      return `${fighterName(event.fighter, cast).nom} переміщується з комірки ${spaceNumber(event.from)} до комірки ${spaceNumber(event.to)}${moved(event.by, event.fighter)}`;
    case 'place':
      return `${fighterName(event.fighter, cast).nom} ${event.from === null ? 'з’являється' : 'опиняється'} в комірці ${spaceNumber(event.to)}${moved(event.by, event.fighter, 'розміщує')}`;
    case 'swap':
      return `${list([fighterName(event.fighter, cast).nom, fighterName(event.with, cast).nom])} міняються місцями`;
    case 'takesOver':
      return `${fighterName(event.fighter, cast).nom} заступає в бою ${fighterName(event.for, cast).acc}`;
    case 'door':
      return `${fighterName(event.fighter, cast).nom} ${event.open ? 'відчиняє' : 'зачиняє'} двері ${doorNumber(event.door)}`;
    case 'scheme':
      return `${fighterName(event.fighter, cast).nom} розігрує виверт ${card(event.card, event.seat)}`;
    case 'attack':
      return `${event.bonus === undefined ? '' : `додаткова атака ${card(event.bonus, event.seat)} (${event.value}): `}${fighterName(event.fighter, cast).nom} атакує ${fighterName(event.target, cast).acc}`;
    case 'lay':
      return `${seat(event.seat).nom} викладає ${event.card === undefined ? LAID[event.as] : `карту ${card(event.card, event.seat)}`} ${event.open ? 'горілиць' : 'долілиць'}${event.card === undefined ? '' : ` ${LAID_AS[event.as]}`}`;
    case 'layNothing':
      return `${seat(event.seat).nom} не розігрує карти оборони`;
    case 'reveal':
      return `${seat(event.seat).nom} відкриває карту ${card(event.card, event.seat)} (${REVEALED[event.as]}${event.value === null ? '' : ` ${event.value}`})`;
    case 'effect':
      return `${sourceName(event.source, cast)}: ${event.at === 'ability' ? 'застосовано' : (TIMING[event.at] || cardType('scheme')).toLowerCase()}`;
    case 'noEffect':
      return `ефект карти ${card(event.card, event.seat)} не спрацьовує: ${condition(event.cond, whereSaid(event, cast), false)}`;
    case 'cancel':
      return `ефекти карти ${card(event.card, event.seat)} скасовано`;
    case 'cannotCancel':
      return `ефекти карти ${card(event.card, event.seat)} неможливо скасувати`;
    case 'replace':
      return `${seat(event.seat).nom} розігрує карту ${card(event.with, event.seat)} замість карти ${card(event.card, event.seat)}`;
    case 'value':
      return `${card(event.bonus ?? event.card, event.seat)}: ${valueChange(event)}${'card' in event.source && event.source.card === event.card ? '' : ` (${sourceName(event.source, cast)})`}`;
    case 'account':
      return account(event.items, event.value, event, cast);
    case 'values':
      return `атака ${event.attack}, ${event.defense === null ? 'без оборони' : `оборона ${event.defense}`}: ${count(event.damage, DAMAGE, 'nom')}`;
    case 'prevented':
      return `бойових поранень ${fighterName(event.fighter, cast).dat} не завдано`;
    case 'damage': {
      const kind = event.combat
        ? count(event.amount, DAMAGE, 'gen', 'бойовий')
        : `${count(event.amount, DAMAGE, 'gen')} (${sourceName(event.source, cast)})`;
      return `${fighterName(event.fighter, cast).nom} зазнає ${kind}, лишається ${count(event.health, HEALTH, 'nom')}`;
    }
    case 'recover':
      return `${fighterName(event.fighter, cast).nom} відновлює ${count(event.amount, HEALTH)}, тепер ${event.health}`;
    case 'setHealth':
      return `здоров’я ${fighterName(event.fighter, cast).gen} тепер ${event.health}`;
    case 'defeat':
      return `${fighterName(event.fighter, cast).nom} ${past('загинув', fighterName(event.fighter, cast))}`;
    case 'winner':
      return `${event.role === 'attacker' ? 'нападник' : 'оборонець'} перемагає в бою: ${fighterName(event.fighter, cast).nom}`;
    case 'discard': {
      const what = card(event.card, event.seat);
      if (event.from === 'play') return `карта ${what} потрапляє в скид ${seat(event.seat).gen}`;
      return `${seat(event.seat).nom} скидає ${event.random ? 'випадкову карту:' : 'карту'} ${what}${event.from === 'deck' ? ' з верху колоди' : ''}`;
    }
    case 'look':
      return event.what === 'hand'
        ? `${seat(event.seat).nom} проглядає руку ${seat(event.at).gen}${seen(event.count, event.cards, event.at, cast)}`
        : `${seat(event.seat).nom} проглядає верх ${event.at === event.seat ? 'своєї колоди' : `колоди ${seat(event.at).gen}`}${seen(event.count, event.cards, event.at, cast)}`;
    case 'showHand':
      return `${seat(event.seat).nom} показує ${event.cards.length ? `всю руку: ${cardsOf(event.cards, event.seat, cast)}` : 'руку: вона порожня'}`;
    case 'show':
      return `${seat(event.seat).nom} показує карту ${card(event.card, event.seat)}`;
    case 'take':
      return `${seat(event.seat).nom} бере в руку ${{ discard: 'зі скиду', deck: 'з колоди', play: 'з гри' }[event.from]} ${shown(event.count, event.cards, event.seat, cast)}`;
    case 'putBack':
      return `${seat(event.seat).nom} кладе ${event.where === 'top' ? 'на верх' : 'під низ'} колоди ${shown(event.count, event.cards, event.seat, cast)}`;
    case 'shuffle':
      return `${seat(event.seat).nom} перетасовує колоду`;
    case 'form':
      return `${fighterName(event.fighter, cast).nom} тепер ${formOf(event.form, called(event.fighter, cast).hero).nom}`;
    case 'counter':
      return `${seat(event.seat).nom} тепер має ${count(event.count, counterNoun(event.counter, heroOf(event.seat, cast)))}`;
    case 'token': {
      const token = tokenNoun(event.token, heroOf(event.seat, cast));
      if (event.to === null) return `${token.acc} прибрано з комірки ${spaceNumber(event.from!)}`;
      return event.from === null
        ? `${seat(event.seat).nom} розміщує ${token.acc} в комірці ${spaceNumber(event.to)}`
        : `${token.acc} переміщено з комірки ${spaceNumber(event.from)} до комірки ${spaceNumber(event.to)}`;
    }
    case 'return':
      return `${fighterName(event.fighter, cast).nom} з’являється в комірці ${spaceNumber(event.space)}, здоров’я: ${event.health}`;
    case 'leave':
      return `${fighterName(event.fighter, cast).nom} залишає поле бою, але не гине`;
    case 'number':
      return `${seat(event.seat).nom} називає число ${event.number}`;
    case 'opponent':
      return `${seat(event.seat).nom} вибирає суперником ${seat(event.opponent).acc}`;
    case 'eliminate':
      return `${seat(event.seat).nom} вибуває з гри: ${{ heroDefeated: 'герой загинув', conceded: 'здача', outOfTime: 'вийшов час', noFighters: 'не лишилося бійців' }[event.why]}`;
    case 'over':
      return event.winners.length
        ? `${list(event.winners.map((n) => seat(n).nom))} ${event.winners.length > 1 ? 'перемагають' : 'перемагає'} у грі${{ heroDefeated: '', conceded: ': суперник здався', outOfTime: ': у суперника вийшов час', turnLimit: ' за лімітом ходів' }[event.why]}`
        : `нічия${event.why === 'turnLimit' ? ' за лімітом ходів' : ''}`;
  }
}
