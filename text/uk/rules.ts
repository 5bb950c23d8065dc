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
import { pronoun, said } from './who.ts';

export const { ability, heroRule, cardRule } = ruling({ words, said, clause, sentence, if: 'якщо' });

export const equipment = equipping({
  startsAs: (form, hero) => sentence(`на початку гри ваш герой — ${formOf(form, hero.id).nom}`),
  counter({ id, start, max }, hero) {
    const owner = fighterNoun(hero.id);
    return sentence(
      `на початку гри ${owner.nom} має ${count(start, counterNoun(id, hero.id))}; ${pronoun(owner).nom} ніколи не може мати більше ніж ${max}`,
    );
  },
  tokens: ({ id, count: n }, hero) =>
    sentence(`на початку гри розмістіть ${count(n, tokenNoun(id, hero.id))} в різних незайнятих комірках зони ${fighterNoun(hero.id).gen}`),
  basket: 'У вашому кошику лежить предмет, указаний на верхній карті вашого скиду; поки скид порожній, це будь-який предмет на ваш вибір.',
  startsOff({ id }, hero) {
    const noun = fighterNoun(id, hero.id);
    return sentence(`${isMany(id, { hero }) ? `ваші ${several(noun).nom} починають` : `${noun.nom} починає`} гру поза полем бою`);
  },
});
