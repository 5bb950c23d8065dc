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
  headings: { ...TERMS, basket: 'Košík', turn: 'Váš tah', choice: 'Vaše volba' },
  says: { orNot: ', nebo odmítněte', orNotThen: ', nebo odmítněte', pick: 'vyberte, nebo odmítněte', doThis: 'to provést', card: 'kartu' },
  nouns: { fighter: FIGHTER, token: TOKEN },
  grammar: { closed, sentence, sentences, phrases, clause },
  names: { cardOf, fighterName, heading, player, tokenNoun },
});
