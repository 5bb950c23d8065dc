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
const BOOSTED = { maneuver: 'манёвр', attack: 'атаку', defense: 'защиту' };
const LAID = { attack: 'карту атаки', defense: 'карту защиты', boost: 'карту усиления' };
const LAID_AS = { attack: 'для атаки', defense: 'для защиты', boost: 'для усиления' };
const REVEALED = { attack: cardType('attack'), defense: cardType('defense'), boost: TERMS.boost.toLowerCase() };

/** ": «Уловка», «Рывок»", where it is known which. */
const named = (cards: readonly string[] | undefined, seat: number, cast: Cast) => (cards?.length ? `: ${cardsOf(cards, seat, cast)}` : '');
/** "2 карты" or "2 карты: «Уловка», «Рывок»". */
const shown = (n: number, cards: readonly string[] | undefined, seat: number, cast: Cast) => `${count(n, CARD)}${named(cards, seat, cast)}`;

function valueChange(event: Extract<Event, { kind: 'value' }>): string {
  switch (event.how) {
    case 'set':
      return `значение теперь ${event.amount}`;
    case 'add':
      return `значение ${event.amount < 0 ? `−${-event.amount}` : `+${event.amount}`}`;
    case 'boost':
      return `усиление +${event.amount}`;
    case 'ignore':
      return 'значение не учитывается';
    case 'lock':
      return `значение закреплено на уровне ${event.amount}`;
    case 'printed':
      return `указанное на карте значение теперь ${event.amount}`;
  }
}

export const event = (event: Event, cast: Cast): string => sentence(line(event, cast));

function line(event: Event, cast: Cast): string {
  const seat = (n: number): Noun => seatName(n, cast);
  const card = (id: string, owner: number) => cardOf(id, owner, cast);
  const moved = (by: number, fighter: string, how = 'перемещает') =>
    cast.owners && cast.owners[fighter] !== undefined && cast.owners[fighter] !== by ? ` (${how} ${seat(by).nom})` : '';
  switch (event.kind) {
    case 'turn':
      return `ход ${event.turn}: ${seat(event.seat).nom}`;
    case 'turnEnd':
      return `${seat(event.seat).nom} завершает ход`;
    case 'action':
      return `${seat(event.seat).nom}, действие ${event.number}: ${ACTIONS[event.action]}`;
    case 'gainActions':
      return `${seat(event.seat).nom} получает ${count(event.actions, ACTION, 'acc', 'дополнительный')} (${sourceName(event.source, cast)})`;
    case 'draw':
      return `${seat(event.seat).nom} берёт ${shown(event.count, event.cards, event.seat, cast)}`;
    case 'exhausted':
      return `колода ${seat(event.seat).gen} пуста: бойцы обессилены`;
    case 'mulligan':
      return `${seat(event.seat).nom} берёт новую руку`;
    case 'boost':
      return `${seat(event.seat).nom} усиливает ${BOOSTED[event.of]} картой ${card(event.card, event.seat)}: +${event.value}`;
    case 'move':
      return `${fighterName(event.fighter, cast).nom} перемещается из ячейки ${spaceNumber(event.from)} в ячейку ${spaceNumber(event.to)}${moved(event.by, event.fighter)}`;
    case 'place':
      return `${fighterName(event.fighter, cast).nom} ${event.from === null ? 'появляется' : 'оказывается'} в ячейке ${spaceNumber(event.to)}${moved(event.by, event.fighter, 'размещает')}`;
    case 'swap':
      return `${list([fighterName(event.fighter, cast).nom, fighterName(event.with, cast).nom])} меняются местами`;
    case 'takesOver':
      return `${fighterName(event.fighter, cast).nom} заменяет в бою ${fighterName(event.for, cast).acc}`;
    case 'door':
      return `${fighterName(event.fighter, cast).nom} ${event.open ? 'открывает' : 'закрывает'} дверь ${doorNumber(event.door)}`;
    case 'scheme':
      return `${fighterName(event.fighter, cast).nom} разыгрывает приём ${card(event.card, event.seat)}`;
    case 'attack':
      return `${event.bonus === undefined ? '' : `дополнительная атака ${card(event.bonus, event.seat)} (${event.value}): `}${fighterName(event.fighter, cast).nom} атакует ${fighterName(event.target, cast).acc}`;
    case 'lay':
      return `${seat(event.seat).nom} выкладывает ${event.card === undefined ? LAID[event.as] : `карту ${card(event.card, event.seat)}`} лицом ${event.open ? 'вверх' : 'вниз'}${event.card === undefined ? '' : ` ${LAID_AS[event.as]}`}`;
    case 'layNothing':
      return `${seat(event.seat).nom} не разыгрывает карту защиты`;
    case 'reveal':
      return `${seat(event.seat).nom} открывает карту ${card(event.card, event.seat)} (${REVEALED[event.as]}${event.value === null ? '' : ` ${event.value}`})`;
    case 'effect':
      return `${sourceName(event.source, cast)}: ${event.at === 'ability' ? 'применяется' : (TIMING[event.at] || cardType('scheme')).toLowerCase()}`;
    case 'noEffect':
      return `эффект карты ${card(event.card, event.seat)} не срабатывает: ${condition(event.cond, whereSaid(event, cast), false)}`;
    case 'cancel':
      return `эффекты карты ${card(event.card, event.seat)} отменены`;
    case 'cannotCancel':
      return `эффекты карты ${card(event.card, event.seat)} нельзя отменить`;
    case 'replace':
      return `${seat(event.seat).nom} разыгрывает карту ${card(event.with, event.seat)} вместо карты ${card(event.card, event.seat)}`;
    case 'value':
      return `${card(event.bonus ?? event.card, event.seat)}: ${valueChange(event)}${'card' in event.source && event.source.card === event.card ? '' : ` (${sourceName(event.source, cast)})`}`;
    case 'account':
      return account(event.items, event.value, event, cast);
    case 'values':
      return `атака ${event.attack}, ${event.defense === null ? 'без защиты' : `защита ${event.defense}`}: ${count(event.damage, DAMAGE, 'nom')}`;
    case 'prevented':
      return `боевой урон ${fighterName(event.fighter, cast).dat} предотвращён`;
    case 'damage': {
      const who = fighterName(event.fighter, cast);
      const kind = event.combat
        ? count(event.amount, DAMAGE, 'acc', 'боевой')
        : `${count(event.amount, DAMAGE)} (${sourceName(event.source, cast)})`;
      return `${who.nom} получает ${kind}, остаётся ${count(event.health, HEALTH, 'nom')}`;
    }
    case 'recover':
      return `${fighterName(event.fighter, cast).nom} восстанавливает ${count(event.amount, HEALTH)}, теперь ${event.health}`;
    case 'setHealth':
      return `здоровье ${fighterName(event.fighter, cast).gen} теперь ${event.health}`;
    case 'defeat':
      return `${fighterName(event.fighter, cast).nom} ${past('повержен', fighterName(event.fighter, cast))}`;
    case 'winner':
      return `в бою побеждает ${event.role === 'attacker' ? 'атакующий' : 'обороняющийся'}: ${fighterName(event.fighter, cast).nom}`;
    case 'discard': {
      const what = card(event.card, event.seat);
      if (event.from === 'play') return `карта ${what} уходит в стопку сброса ${seat(event.seat).gen}`;
      return `${seat(event.seat).nom} сбрасывает ${event.random ? 'случайную карту:' : 'карту'} ${what}${event.from === 'deck' ? ' с верха колоды' : ''}`;
    }
    case 'look':
      return event.what === 'hand'
        ? `${seat(event.seat).nom} смотрит карты в руке ${seat(event.at).gen} (${count(event.count, CARD, 'nom')})${named(event.cards, event.at, cast)}`
        : `${seat(event.seat).nom} смотрит ${count(event.count, CARD, 'acc', 'верхний')} ${event.at === event.seat ? 'своей колоды' : `колоды ${seat(event.at).gen}`}${named(event.cards, event.at, cast)}`;
    case 'showHand':
      return `${seat(event.seat).nom} показывает${event.cards.length ? ` все карты в руке${named(event.cards, event.seat, cast)}` : ', что карт в руке нет'}`;
    case 'show':
      return `${seat(event.seat).nom} показывает карту ${card(event.card, event.seat)}`;
    case 'take':
      return `${seat(event.seat).nom} берёт в руку ${{ discard: 'из стопки сброса', deck: 'из колоды', play: 'из игры' }[event.from]} ${shown(event.count, event.cards, event.seat, cast)}`;
    case 'putBack':
      return `${seat(event.seat).nom} кладёт ${event.where === 'top' ? 'наверх' : 'под низ'} колоды ${shown(event.count, event.cards, event.seat, cast)}`;
    case 'shuffle':
      return `${seat(event.seat).nom} перемешивает колоду`;
    case 'form':
      return `${fighterName(event.fighter, cast).nom} теперь ${formOf(event.form, called(event.fighter, cast).hero).nom}`;
    case 'counter':
      return `у ${seat(event.seat).gen} теперь ${count(event.count, counterNoun(event.counter, heroOf(event.seat, cast)), 'nom')}`;
    case 'token': {
      const token = tokenNoun(event.token, heroOf(event.seat, cast));
      if (event.to === null) return `${token.nom} убирается из ячейки ${spaceNumber(event.from!)}`;
      return event.from === null
        ? `${seat(event.seat).nom} размещает ${token.acc} в ячейке ${spaceNumber(event.to)}`
        : `${token.nom} перемещается из ячейки ${spaceNumber(event.from)} в ячейку ${spaceNumber(event.to)}`;
    }
    case 'return':
      return `${fighterName(event.fighter, cast).nom} появляется в ячейке ${spaceNumber(event.space)}, здоровье: ${event.health}`;
    case 'leave':
      return `${fighterName(event.fighter, cast).nom} покидает поле боя, но не ${past('повержен', fighterName(event.fighter, cast))}`;
    case 'number':
      return `${seat(event.seat).nom} называет число ${event.number}`;
    case 'opponent':
      return `${seat(event.seat).nom} выбирает противника: ${seat(event.opponent).nom}`;
    case 'eliminate':
      return `${seat(event.seat).nom} выбывает из игры: ${{ heroDefeated: 'герой повержен', conceded: 'игрок сдался', outOfTime: 'вышло время', noFighters: 'не осталось бойцов' }[event.why]}`;
    case 'over':
      return event.winners.length
        ? `${list(event.winners.map((n) => seat(n).nom))} ${event.winners.length > 1 ? 'побеждают' : 'побеждает'} в игре${{ heroDefeated: '', conceded: ': противник сдался', outOfTime: ': у противника вышло время', turnLimit: ' (достигнут предел ходов)' }[event.why]}`
        : `ничья${event.why === 'turnLimit' ? ' (достигнут предел ходов)' : ''}`;
  }
}
