import { answering } from '../slavic/choices.ts';
import { fighterName, player } from './cast.ts';
import { closed, FIGHTER, TOKEN } from './grammar.ts';
import { cardTitle, formOf, itemNoun, tokenNoun } from './names.ts';
import { TERMS } from './terms.ts';
import { words } from './vocabulary.ts';

export const choice = answering({
  without: { defense: 'без карти оборони', boost: 'без поліпшення', enough: 'досить' },
  declines: { walkOrPlace: 'перемістити як звичайно', mulligan: 'лишити руку' },
  brief: { no: 'ні', yes: 'так', place: 'розмістити' },
  numbered: { ability: 'особливе вміння', option: 'варіант', space: 'комірка', door: 'відчинити або зачинити двері' },
  says: { concedes: '{player} здається', stops: '{who.nom} зупиняється тут', attacks: '{who.nom} атакує {target.acc}' },
  grammar: { words, actions: TERMS, closed, fighter: FIGHTER, token: TOKEN },
  names: { player, fighterName, cardTitle, formOf, itemNoun, tokenNoun },
});
