import { answering } from '../slavic/choices.ts';
import { fighterName, player } from './cast.ts';
import { closed, FIGHTER, TOKEN } from './grammar.ts';
import { cardTitle, formOf, itemNoun, tokenNoun } from './names.ts';
import { TERMS } from './terms.ts';
import { words } from './vocabulary.ts';

export const choice = answering({
  without: { defense: 'без карты защиты', boost: 'без усиления', enough: 'достаточно' },
  declines: { walkOrPlace: 'переместить как обычно', mulligan: 'оставить руку' },
  brief: { no: 'нет', yes: 'да', place: 'разместить' },
  numbered: { ability: 'способность', option: 'вариант', space: 'ячейка', door: 'открыть или закрыть дверь' },
  says: { concedes: '{player} сдаётся', stops: '{who.nom} останавливается здесь', attacks: '{who.nom} атакует {target.acc}' },
  grammar: { words, actions: TERMS, closed, fighter: FIGHTER, token: TOKEN },
  names: { player, fighterName, cardTitle, formOf, itemNoun, tokenNoun },
});
