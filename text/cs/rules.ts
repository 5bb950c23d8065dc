/** Abilities and standing rules. */
import { equipping } from '../equipment.ts';
import { isMany } from '../sentence.ts';
import { several } from '../slavic/nouns.ts';
import { ruling } from '../slavic/rules.ts';
import { adjective, count } from './declension.ts';
import { sentence } from './grammar.ts';
import { counterNoun, fighterNoun, formOf, tokenNoun } from './names.ts';
import { clause } from './speech.ts';
import { words } from './vocabulary.ts';
import { said } from './who.ts';

export const { ability, heroRule, cardRule } = ruling({ words, said, clause, sentence, if: 'pokud' });

export const equipment = equipping({
  startsAs: (form, hero) => sentence(`na začátku hry je váš hrdina ${formOf(form, hero.id).nom}`),
  counter: ({ id, start, max }, hero) =>
    sentence(
      `na začátku hry má ${fighterNoun(hero.id).nom} ${count(start, counterNoun(id, hero.id))} a nikdy jich nemůže mít více než ${max}`,
    ),
  tokens: ({ id, count: n }, hero) =>
    sentence(`na začátku hry umístěte ${count(n, tokenNoun(id, hero.id))} na různá volná pole v oblasti ${fighterNoun(hero.id).gen}`),
  basket:
    'Ve vašem košíku je předmět uvedený na vrchní kartě vašeho odhazovacího balíčku; dokud je odhazovací balíček prázdný, je to libovolný předmět podle vaší volby.',
  startsOff({ id }, hero) {
    const noun = fighterNoun(id, hero.id);
    const many = `${adjective('váš', `${noun.gender}s`, 'nom', noun.animate)} ${several(noun).nom} začínají`;
    return sentence(`${isMany(id, { hero }) ? many : `${noun.nom} začíná`} hru mimo bojiště`);
  },
});
