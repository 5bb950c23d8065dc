/** Why something cannot be chosen now. */
import type { Reason } from '@peerless/engine';
import { heroWith } from '../fighters.ts';
import type { Cast } from '../language.ts';
import { fighterName, seatName } from './cast.ts';
import { count, past } from './declension.ts';
import { quoted, SPACE, sentence } from './grammar.ts';
import { formOf } from './names.ts';

const NO_SUCH = { card: 'такой карты', fighter: 'такого бойца', space: 'такой ячейки', action: 'такого действия' };
const CARD_OF = { attack: 'карты атаки', scheme: 'карты приёма' };
const OF_TYPE = { attack: 'карту атаки', defense: 'карту защиты', versatile: 'универсальную карту', scheme: 'карту приёма' };

export const reason = (reason: Reason, cast: Cast): string => sentence(line(reason, cast));

function line(reason: Reason, cast: Cast): string {
  switch (reason.why) {
    case 'gameOver':
      return 'игра окончена';
    case 'notYourDecision':
      return `сейчас выбираете не вы: решает ${seatName(reason.seat, cast).nom}`;
    case 'notTheQuestion':
      return 'сейчас нужно выбрать другое';
    case 'unknown':
      return `${NO_SUCH[reason.what]} нет: ${quoted(reason.named)}${reason.near === null ? '' : `; ближайшее название: ${quoted(reason.near)}`}`;
    case 'notInHand':
      return 'этой карты нет у вас в руке';
    case 'wrongType':
      return `${OF_TYPE[reason.type]} здесь использовать нельзя`;
    case 'wrongFighter':
      return `эту карту может использовать только ${fighterName(reason.by, cast).nom}`;
    case 'wrongForm':
      return `эту карту можно использовать только в таком облике: ${formOf(reason.form, heroWith(reason.form, cast)).nom}`;
    case 'noUser':
      return reason.by === 'any'
        ? 'на поле боя нет ваших бойцов'
        : `эту карту может использовать только ${fighterName(reason.by, cast).nom}, а на поле боя такого бойца нет`;
    case 'noBoost':
      return 'у этой карты нет УСИЛЕНИЯ';
    case 'fighterDefeated':
      return `${fighterName(reason.fighter, cast).nom} ${past('повержен', fighterName(reason.fighter, cast))}`;
    case 'offBoard':
      return `${fighterName(reason.fighter, cast).gen} нет на поле боя`;
    case 'noTarget':
      return 'до бойцов противника отсюда не достать';
    case 'noCard':
      return `у вас нет ${CARD_OF[reason.type]}, которую можно использовать сейчас`;
    case 'friendly':
      return 'бойцов своей стороны атаковать нельзя';
    case 'outOfReach':
      return `${fighterName(reason.fighter, cast).nom} не достаёт до этого бойца`;
    case 'outOfReachOfAll':
      return 'никто из ваших бойцов не достаёт до этого бойца';
    case 'firstTurn':
      return 'в свой первый ход можно атаковать только следующего игрока и тех, кто уже ходил';
    case 'alreadyMoved':
      return 'этот боец уже перемещался';
    case 'doesNotFit':
      return 'здесь этого выбрать нельзя';
    case 'occupied':
      return `эту ячейку занимает ${fighterName(reason.fighter, cast).nom}`;
    case 'tooFar':
      return `слишком далеко: боец может переместиться не дальше чем на ${count(reason.upTo, SPACE)}`;
    case 'blocked':
      return `путь закрыт: в пределах ${count(reason.upTo, SPACE, 'gen')} туда не дойти`;
    case 'notTheNextStep':
      return 'боец перемещается по одной ячейке: выберите следующую ячейку пути';
  }
}
