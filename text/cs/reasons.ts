/** Why something cannot be chosen now. */
import type { Reason } from '@peerless/engine';
import { heroWith } from '../fighters.ts';
import type { Cast } from '../language.ts';
import { fighterName, seatName } from './cast.ts';
import { count, past } from './declension.ts';
import { quoted, SPACE, sentence } from './grammar.ts';
import { formOf } from './names.ts';

const NO_SUCH = { card: 'taková karta', fighter: 'takový bojovník', space: 'takové pole', action: 'taková akce' };
const OF_TYPE = { attack: 'útočnou kartu', defense: 'obrannou kartu', versatile: 'univerzální kartu', scheme: 'kartu léčky' };

export const reason = (reason: Reason, cast: Cast): string => sentence(line(reason, cast));

function line(reason: Reason, cast: Cast): string {
  switch (reason.why) {
    case 'gameOver':
      return 'hra skončila';
    case 'notYourDecision':
      return `teď nevybíráte vy: rozhoduje ${seatName(reason.seat, cast).nom}`;
    case 'notTheQuestion':
      return 'na to se teď hra neptá';
    case 'unknown':
      return `${NO_SUCH[reason.what]} neexistuje: ${quoted(reason.named)}${reason.near === null ? '' : `; nejbližší název: ${quoted(reason.near)}`}`;
    case 'notInHand':
      return 'tuto kartu nemáte v ruce';
    case 'wrongType':
      return `${OF_TYPE[reason.type]} zde nelze použít`;
    case 'wrongFighter':
      return `tuto kartu může použít jen ${fighterName(reason.by, cast).nom}`;
    case 'wrongForm':
      return `tuto kartu lze použít jen v této podobě: ${formOf(reason.form, heroWith(reason.form, cast)).nom}`;
    case 'noUser':
      return reason.by === 'any'
        ? 'na bojišti nemáte žádného bojovníka'
        : `tuto kartu může použít jen ${fighterName(reason.by, cast).nom}, ale takového bojovníka na bojišti nemáte`;
    case 'noBoost':
      return 'tato karta nemá POSÍLENÍ';
    case 'fighterDefeated':
      return `${fighterName(reason.fighter, cast).nom} je ${past('pokořen', fighterName(reason.fighter, cast))}`;
    case 'offBoard':
      return `${fighterName(reason.fighter, cast).nom} není na bojišti`;
    case 'noTarget':
      return 'odsud nelze zaútočit na žádného bojovníka protivníka';
    case 'noCard':
      return `nemáte ${OF_TYPE[reason.type]}, kterou byste teď mohli použít`;
    case 'friendly':
      return 'na spojence nelze útočit';
    case 'outOfReach':
      return `${fighterName(reason.fighter, cast).nom} na tohoto bojovníka nedosáhne`;
    case 'outOfReachOfAll':
      return 'nikdo z vašich bojovníků na tohoto bojovníka nedosáhne';
    case 'firstTurn':
      return 've svém prvním tahu můžete útočit jen na následujícího hráče a na ty, kdo už hráli';
    case 'alreadyMoved':
      return 'tento bojovník se už přesunul';
    case 'doesNotFit':
      return 'tohle zde vybrat nelze';
    case 'occupied':
      return `na tomto poli stojí ${fighterName(reason.fighter, cast).nom}`;
    case 'tooFar':
      return `příliš daleko: bojovník se může přesunout nejvýše o ${count(reason.upTo, SPACE)}`;
    case 'blocked':
      return `cesta je zablokovaná: přesunem nejvýše o ${count(reason.upTo, SPACE)} se tam nelze dostat`;
    case 'notTheNextStep':
      return 'bojovník se přesouvá po jednotlivých polích: vyberte další pole cesty';
  }
}
