import { prompting } from '../slavic/prompts.ts';
import { cardOf, fighterName, heading, player } from './cast.ts';
import { closed, FIGHTER, sentence, sentences, TOKEN } from './grammar.ts';
import { tokenNoun } from './names.ts';
import { QUESTIONS } from './questions.ts';
import { clause, phrases } from './speech.ts';
import { TERMS } from './terms.ts';
import { words } from './vocabulary.ts';

export const prompt = prompting({
  words,
  prompts: QUESTIONS,
  headings: { ...TERMS, basket: 'Корзинка', turn: 'Ваш ход', choice: 'Ваш выбор' },
  says: { orNot: ' или откажитесь', orNotThen: ', или откажитесь', pick: 'выберите или откажитесь', doThis: 'сделать это', card: 'карту' },
  nouns: { fighter: FIGHTER, token: TOKEN },
  grammar: { closed, sentence, sentences, phrases, clause },
  names: { cardOf, fighterName, heading, player, tokenNoun },
});
