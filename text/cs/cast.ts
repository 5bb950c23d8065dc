import { naming } from '../slavic/cast.ts';
import { followed } from './declension.ts';
import { PLAYER, quoted } from './grammar.ts';
import { cardTitle, fighterNoun } from './names.ts';
import { TERMS } from './terms.ts';

export const { heroOf, seatName, fighterName, cardOf, cardsOf, sourceName, heading, spoken, player } = naming({
  terms: TERMS,
  exhaustion: 'vyčerpání',
  concession: 'vzdání hry',
  ability: 'zvláštní schopnost',
  player: PLAYER,
  followed,
  fighterNoun,
  cardTitle,
  quoted,
});
