import { answering } from '../slavic/choices.ts';
import { fighterName, player } from './cast.ts';
import { closed, FIGHTER, TOKEN } from './grammar.ts';
import { cardTitle, formOf, itemNoun, tokenNoun } from './names.ts';
import { TERMS } from './terms.ts';
import { words } from './vocabulary.ts';

export const choice = answering({
  without: { defense: 'bez obranné karty', boost: 'bez posílení', enough: 'hotovo' },
  declines: { walkOrPlace: 'přesunout jako obvykle', mulligan: 'ponechat si karty v ruce', yesNo: 'ne', reaction: 'ne' },
  brief: { no: 'odmítnout', yes: 'ano', place: 'umístit' },
  numbered: { ability: 'zvláštní schopnost', option: 'možnost', space: 'pole', door: 'otevřít nebo zavřít dveře' },
  says: { concedes: '{player} se vzdává', stops: '{who.nom} zůstává zde', attacks: '{who.nom} útočí na {target.acc}' },
  grammar: { words, actions: TERMS, closed, fighter: FIGHTER, token: TOKEN },
  names: { player, fighterName, cardTitle, formOf, itemNoun, tokenNoun },
});
