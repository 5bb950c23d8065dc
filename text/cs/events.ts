import type { Event } from '@peerless/engine';
import { called } from '../fighters.ts';
import type { Cast } from '../language.ts';
import { whereSaid } from '../sentence.ts';
import { doorNumber, spaceNumber } from '../spaces.ts';
import { account } from './account.ts';
import { cardType, TIMING } from './cards.ts';
import { cardOf, cardsOf, fighterName, heroOf, seatName, sourceName } from './cast.ts';
import { count, countOf, type Noun, past } from './declension.ts';
import { ACTION, CARD, DAMAGE, HEALTH, list, sentence } from './grammar.ts';
import { counterNoun, formOf, tokenNoun } from './names.ts';
import { condition } from './speech.ts';
import { TERMS } from './terms.ts';
import { pronoun } from './who.ts';

const ACTIONS = { maneuver: TERMS.maneuver.toLowerCase(), scheme: cardType('scheme'), attack: cardType('attack') };
const BOOSTED = { maneuver: 'manévr', attack: 'útok', defense: 'obranu' };
const LAID = { attack: 'útočnou kartu', defense: 'obrannou kartu', boost: 'kartu posílení' };
const LAID_AS = { attack: 'k útoku', defense: 'k obraně', boost: 'k posílení' };
const REVEALED = { attack: cardType('attack'), defense: cardType('defense'), boost: TERMS.boost.toLowerCase() };

/** "2 karty" or "2 karty: „Lest“, „Jako vítr“". */
const shown = (n: number, cards: readonly string[] | undefined, seat: number, cast: Cast) =>
  `${count(n, CARD)}${titles(cards, seat, cast)}`;
const titles = (cards: readonly string[] | undefined, seat: number, cast: Cast) => (cards?.length ? `: ${cardsOf(cards, seat, cast)}` : '');

function valueChange(event: Extract<Event, { kind: 'value' }>): string {
  switch (event.how) {
    case 'set':
      return `hodnota je nyní ${event.amount}`;
    case 'add':
      return `hodnota ${event.amount < 0 ? `−${-event.amount}` : `+${event.amount}`}`;
    case 'boost':
      return `posílení +${event.amount}`;
    case 'ignore':
      return 'hodnota se ignoruje';
    case 'lock':
      return `pevná hodnota ${event.amount}`;
    case 'printed':
      return `hodnota uvedená na kartě je nyní ${event.amount}`;
  }
}

export const event = (event: Event, cast: Cast): string => sentence(line(event, cast));

function line(event: Event, cast: Cast): string {
  const seat = (n: number): Noun => seatName(n, cast);
  const card = (id: string, owner: number) => cardOf(id, owner, cast);
  const moved = (by: number, fighter: string, what = 'přesun') =>
    cast.owners && cast.owners[fighter] !== undefined && cast.owners[fighter] !== by ? ` (${what} provádí ${seat(by).nom})` : '';
  switch (event.kind) {
    case 'turn':
      return `${event.turn}. tah: ${seat(event.seat).nom}`;
    case 'turnEnd':
      return `${seat(event.seat).nom} končí tah`;
    case 'action':
      return `${seat(event.seat).nom}, akce ${event.number}: ${ACTIONS[event.action]}`;
    case 'gainActions':
      return `${seat(event.seat).nom} získává ${count(event.actions, ACTION)} (${sourceName(event.source, cast)})`;
    case 'draw':
      return `${seat(event.seat).nom} táhne ${shown(event.count, event.cards, event.seat, cast)}`;
    case 'exhausted':
      return `${seat(event.seat).nom} má prázdný balíček: bojovníci jsou vyčerpáni`;
    case 'mulligan':
      return `${seat(event.seat).nom} táhne nové karty do ruky`;
    case 'boost':
      return `${seat(event.seat).nom} posiluje ${BOOSTED[event.of]} kartou ${card(event.card, event.seat)}: +${event.value}`;
    case 'move':
      return `${fighterName(event.fighter, cast).nom} se přesouvá z pole ${spaceNumber(event.from)} na pole ${spaceNumber(event.to)}${moved(event.by, event.fighter)}`;
    case 'place':
      return `${fighterName(event.fighter, cast).nom} je ${past('umístěn', fighterName(event.fighter, cast))} na pole ${spaceNumber(event.to)}${moved(event.by, event.fighter, 'umístění')}`;
    case 'swap':
      return `${list([fighterName(event.fighter, cast).nom, fighterName(event.with, cast).nom])} si prohazují pozice`;
    case 'takesOver':
      return `${fighterName(event.fighter, cast).nom} v souboji nahrazuje ${fighterName(event.for, cast).acc}`;
    case 'door':
      return `${fighterName(event.fighter, cast).nom} ${event.open ? 'otevírá' : 'zavírá'} dveře ${doorNumber(event.door)}`;
    case 'scheme':
      return `${fighterName(event.fighter, cast).nom} hraje léčku ${card(event.card, event.seat)}`;
    case 'attack':
      return `${event.bonus === undefined ? '' : `bonusový útok ${card(event.bonus, event.seat)} (${event.value}): `}${fighterName(event.fighter, cast).nom} útočí na ${fighterName(event.target, cast).acc}`;
    case 'lay':
      return `${seat(event.seat).nom} vykládá ${event.card === undefined ? LAID[event.as] : `kartu ${card(event.card, event.seat)}`} lícem ${event.open ? 'nahoru' : 'dolů'}${event.card === undefined ? '' : ` ${LAID_AS[event.as]}`}`;
    case 'layNothing':
      return `${seat(event.seat).nom} nehraje žádnou obrannou kartu`;
    case 'reveal':
      return `${seat(event.seat).nom} odhaluje kartu ${card(event.card, event.seat)} (${REVEALED[event.as]}${event.value === null ? '' : ` ${event.value}`})`;
    case 'effect':
      if (event.at === 'ability') return `vyhodnocuje se ${sourceName(event.source, cast)}`;
      return `${sourceName(event.source, cast)}: ${(TIMING[event.at] || cardType('scheme')).toLowerCase()}`;
    case 'noEffect':
      return `efekt karty ${card(event.card, event.seat)} se neuplatní: ${condition(event.cond, whereSaid(event, cast), false)}`;
    case 'cancel':
      return `efekty karty ${card(event.card, event.seat)} jsou zrušeny`;
    case 'cannotCancel':
      return `efekty karty ${card(event.card, event.seat)} nelze zrušit`;
    case 'replace':
      return `${seat(event.seat).nom} hraje kartu ${card(event.with, event.seat)} místo karty ${card(event.card, event.seat)}`;
    case 'value':
      return `${card(event.bonus ?? event.card, event.seat)}: ${valueChange(event)}${'card' in event.source && event.source.card === event.card ? '' : ` (${sourceName(event.source, cast)})`}`;
    case 'account':
      return account(event.items, event.value, event, cast);
    case 'values':
      return `útok ${event.attack}, ${event.defense === null ? 'bez obrany' : `obrana ${event.defense}`}: ${count(event.damage, DAMAGE, 'nom')}`;
    case 'prevented':
      return `${fighterName(event.fighter, cast).nom} neutrpí žádné bojové zranění`;
    case 'damage': {
      const hurt = fighterName(event.fighter, cast);
      const kind = event.combat
        ? count(event.amount, DAMAGE, 'acc', 'bojový')
        : `${count(event.amount, DAMAGE)} (${sourceName(event.source, cast)})`;
      return `${hurt.nom} utrpí ${kind}, ${countOf(event.health) === 'few' ? 'zbývají' : 'zbývá'} ${pronoun(hurt).dat} ${count(event.health, HEALTH, 'nom')}`;
    }
    case 'recover':
      return `${fighterName(event.fighter, cast).nom} si doplňuje ${count(event.amount, HEALTH)}, nyní jich má ${event.health}`;
    case 'setHealth':
      return `${fighterName(event.fighter, cast).nom} má nyní ${count(event.health, HEALTH)}`;
    case 'defeat':
      return `${fighterName(event.fighter, cast).nom} je ${past('pokořen', fighterName(event.fighter, cast))}`;
    case 'winner':
      return `v souboji vítězí ${event.role === 'attacker' ? 'útočník' : 'obránce'}: ${fighterName(event.fighter, cast).nom}`;
    case 'discard': {
      const what = card(event.card, event.seat);
      if (event.from === 'play') return `karta ${what} putuje do odhazovacího balíčku ${seat(event.seat).gen}`;
      return `${seat(event.seat).nom} ${event.random ? 'náhodně ' : ''}odhazuje kartu ${what}${event.from === 'deck' ? ' z vrchu balíčku' : ''}`;
    }
    case 'look':
      return event.what === 'hand'
        ? `${seat(event.seat).nom} si prohlíží karty v ruce ${seat(event.at).gen} (${event.count})${titles(event.cards, event.at, cast)}`
        : `${seat(event.seat).nom} si prohlíží ${count(event.count, CARD, 'acc', 'vrchní')} ${event.at === event.seat ? 'svého balíčku' : `balíčku ${seat(event.at).gen}`}${titles(event.cards, event.at, cast)}`;
    case 'showHand':
      return `${seat(event.seat).nom} ukazuje všechny karty v ruce${event.cards.length ? `: ${cardsOf(event.cards, event.seat, cast)}` : ': žádné nemá'}`;
    case 'show':
      return `${seat(event.seat).nom} ukazuje kartu ${card(event.card, event.seat)}`;
    case 'take':
      return `${seat(event.seat).nom} bere ${{ discard: 'z odhazovacího balíčku', deck: 'z balíčku', play: 'ze hry' }[event.from]} do ruky ${shown(event.count, event.cards, event.seat, cast)}`;
    case 'putBack':
      return `${seat(event.seat).nom} pokládá ${event.where === 'top' ? 'navrch' : 'dospod'} balíčku ${shown(event.count, event.cards, event.seat, cast)}`;
    case 'shuffle':
      return `${seat(event.seat).nom} míchá balíček`;
    case 'form':
      return `${fighterName(event.fighter, cast).nom} je nyní ${formOf(event.form, called(event.fighter, cast).hero).nom}`;
    case 'counter':
      return `${seat(event.seat).nom} má nyní ${count(event.count, counterNoun(event.counter, heroOf(event.seat, cast)))}`;
    case 'token': {
      const token = tokenNoun(event.token, heroOf(event.seat, cast));
      if (event.to === null) return `${token.nom} mizí z pole ${spaceNumber(event.from!)}`;
      return event.from === null
        ? `${seat(event.seat).nom} umísťuje ${token.acc} na pole ${spaceNumber(event.to)}`
        : `${token.nom} se přesouvá z pole ${spaceNumber(event.from)} na pole ${spaceNumber(event.to)}`;
    }
    case 'return':
      return `${fighterName(event.fighter, cast).nom} přichází na pole ${spaceNumber(event.space)} (${count(event.health, HEALTH, 'nom')})`;
    case 'leave':
      return `${fighterName(event.fighter, cast).nom} opouští bojiště, ale není ${past('pokořen', fighterName(event.fighter, cast))}`;
    case 'number':
      return `${seat(event.seat).nom} volí číslo ${event.number}`;
    case 'opponent':
      return `${seat(event.seat).nom} vybírá protivníka: ${seat(event.opponent).nom}`;
    case 'eliminate':
      return `vyřazení ze hry: ${seat(event.seat).nom} (${{ heroDefeated: 'hrdina je pokořen', conceded: 'vzdání hry', outOfTime: 'vypršel čas', noFighters: 'nezbyli žádní bojovníci' }[event.why]})`;
    case 'over':
      return event.winners.length
        ? `${list(event.winners.map((n) => seat(n).nom))} ${event.winners.length > 1 ? 'vyhrávají' : 'vyhrává'} hru${{ heroDefeated: '', conceded: ': protivník se vzdal', outOfTime: ': protivníkovi vypršel čas', turnLimit: ' po dosažení limitu tahů' }[event.why]}`
        : `remíza${event.why === 'turnLimit' ? ' po dosažení limitu tahů' : ''}`;
  }
}
