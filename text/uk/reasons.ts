/** Why something cannot be chosen now. */
import type { Reason } from '@peerless/engine';
import { heroWith } from '../fighters.ts';
import type { Cast } from '../language.ts';
import { fighterName, seatName } from './cast.ts';
import { count, past } from './declension.ts';
import { quoted, SPACE, sentence } from './grammar.ts';
import { formOf } from './names.ts';

const NO_SUCH = { card: 'такої карти', fighter: 'такого бійця', space: 'такої комірки', action: 'такої дії' };
const CARD_OF = { attack: 'карти атаки', scheme: 'карти виверту' };
const OF_TYPE = { attack: 'карту атаки', defense: 'карту оборони', versatile: 'універсальну карту', scheme: 'карту виверту' };

export const reason = (reason: Reason, cast: Cast): string => sentence(line(reason, cast));

function line(reason: Reason, cast: Cast): string {
  switch (reason.why) {
    case 'gameOver':
      return 'гру завершено';
    case 'notYourDecision':
      return `зараз вибираєте не ви: вирішує ${seatName(reason.seat, cast).nom}`;
    case 'notTheQuestion':
      return 'зараз треба зробити інший вибір';
    case 'unknown':
      return `${NO_SUCH[reason.what]} немає: ${quoted(reason.named)}${reason.near === null ? '' : `; найближча назва: ${quoted(reason.near)}`}`;
    case 'notInHand':
      return 'цієї карти немає у вашій руці';
    case 'wrongType':
      return `${OF_TYPE[reason.type]} тут використати не можна`;
    case 'wrongFighter':
      return `цю карту може розіграти лише ${fighterName(reason.by, cast).nom}`;
    case 'wrongForm': {
      const form = formOf(reason.form, heroWith(reason.form, cast));
      return form.person ? `цю карту може розіграти лише ${form.nom}` : `цю карту можна розіграти лише в такій подобі: ${form.nom}`;
    }
    case 'noUser':
      return reason.by === 'any'
        ? 'на полі бою немає ваших бійців'
        : `цю карту може розіграти лише ${fighterName(reason.by, cast).nom}, а на полі бою такого бійця немає`;
    case 'noBoost':
      return 'ця карта не має ПОЛІПШЕННЯ';
    case 'fighterDefeated':
      return `${fighterName(reason.fighter, cast).nom} ${past('загинув', fighterName(reason.fighter, cast))}`;
    case 'offBoard':
      return `${fighterName(reason.fighter, cast).gen} немає на полі бою`;
    case 'noTarget':
      return 'до ворожих бійців звідси не дістати';
    case 'noCard':
      return `у вас немає ${CARD_OF[reason.type]}, яку можна розіграти зараз`;
    case 'friendly':
      return 'бійців своєї сторони атакувати не можна';
    case 'outOfReach':
      return `${fighterName(reason.fighter, cast).nom} не дістає до цього бійця`;
    case 'outOfReachOfAll':
      return 'ніхто з ваших бійців не дістає до цього бійця';
    case 'firstTurn':
      return 'у свій перший хід можна атакувати лише наступного гравця й тих, хто вже ходив';
    case 'alreadyMoved':
      return 'цей боєць уже переміщувався';
    case 'doesNotFit':
      return 'тут цього вибрати не можна';
    case 'occupied':
      return `цю комірку займає ${fighterName(reason.fighter, cast).nom}`;
    case 'tooFar':
      return `надто далеко: боєць може переміститися щонайбільше на ${count(reason.upTo, SPACE)}`;
    case 'blocked':
      return `шлях перекрито: у межах ${count(reason.upTo, SPACE, 'gen')} туди не дійти`;
    case 'notTheNextStep':
      return 'боєць переміщується по одній комірці: виберіть наступну комірку шляху';
  }
}
