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
  headings: { ...TERMS, basket: 'Кошик', turn: 'Ваш хід', choice: 'Ваш вибір' },
  says: { orNot: ' або відмовтеся', orNotThen: ', або відмовтеся', pick: 'виберіть або відмовтеся', doThis: 'зробити це', card: 'карту' },
  nouns: { fighter: FIGHTER, token: TOKEN },
  grammar: { closed, sentence, sentences, phrases, clause },
  names: { cardOf, fighterName, heading, player, tokenNoun },
});
