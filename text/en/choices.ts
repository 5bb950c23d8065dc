import { answering } from '../choices.ts';
import { fighterName, seatName } from './cast.ts';
import { cardTitle, formOf, itemNoun, tokenNoun } from './names.ts';
import { TERMS } from './terms.ts';
import { words } from './vocabulary.ts';

export const choice = answering({
  words,
  declines: {
    defense: 'no defense card',
    laidBoost: 'no boost',
    boostManeuver: 'no boost',
    moveWhom: 'stop',
    token: 'stop',
    walkOrPlace: 'move normally',
    mulligan: 'keep the hand',
    yesNo: 'no',
    reaction: 'no',
  },
  no: 'decline',
  yes: 'yes',
  actions: TERMS,
  player: seatName,
  fighter: fighterName,
  nominative: (name) => name,
  someone: 'the fighter',
  card: cardTitle,
  form: (id, hero) => formOf(id, hero).name,
  item: (id, hero) => itemNoun(id, hero).name,
  token: (of) => (of ? tokenNoun(of.id, of.hero).name : 'token'),
  closed: (text) => text,
  says: {
    concedes: '{player} concedes',
    stops: '{who} stops here',
    place: 'place',
    door: 'open or close door {n}',
    ability: 'ability {n}',
    option: 'option {n}',
    space: 'space {n}',
    toSpace: '{who} to space {n}',
    attacks: '{who} attacks {target}',
  },
});
