/** Abilities and standing rules. */
import { equipping } from '../equipment.ts';
import { isMany } from '../sentence.ts';
import { several } from '../slavic/nouns.ts';
import { ruling } from '../slavic/rules.ts';
import { count } from './declension.ts';
import { sentence } from './grammar.ts';
import { counterNoun, fighterNoun, formOf, tokenNoun } from './names.ts';
import { clause } from './speech.ts';
import { words } from './vocabulary.ts';
import { said } from './who.ts';

export const { ability, heroRule, cardRule } = ruling({ words, said, clause, sentence, if: 'если' });

export const equipment = equipping({
  startsAs: (form, hero) => sentence(`в начале игры ваш герой — ${formOf(form, hero.id).nom}`),
  counter: ({ id, start, max }, hero) =>
    sentence(`в начале игры у ${fighterNoun(hero.id).gen} ${count(start, counterNoun(id, hero.id), 'nom')}; накопить больше ${max} нельзя`),
  tokens: ({ id, count: n }, hero) =>
    sentence(`в начале игры разместите ${count(n, tokenNoun(id, hero.id))} в разных свободных ячейках зоны ${fighterNoun(hero.id).gen}`),
  basket:
    'В вашей корзинке лежит предмет, указанный на верхней карте вашей стопки сброса; пока стопка пуста, это любой предмет на ваш выбор.',
  startsOff({ id }, hero) {
    const noun = fighterNoun(id, hero.id);
    return sentence(`${isMany(id, { hero }) ? `ваши ${several(noun).nom} начинают` : `${noun.nom} начинает`} игру вне поля боя`);
  },
});
