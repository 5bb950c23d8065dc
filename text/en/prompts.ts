import { prompting } from '../prompts.ts';
import { cardOf, fighterName, heading, seatName } from './cast.ts';
import { a, sentence, sentences } from './grammar.ts';
import { tokenNoun } from './names.ts';
import { QUESTIONS } from './questions.ts';
import { clause, phrases } from './speech.ts';
import { TERMS } from './terms.ts';
import { words } from './vocabulary.ts';

export const prompt = prompting({
  words,
  prompts: QUESTIONS,
  headings: { ...TERMS, basket: 'Basket', turn: 'Your turn', choice: 'Your choice' },
  orNot: ', or decline',
  orNotThen: ', or decline',
  pick: 'choose, or decline',
  doThis: 'do this',
  phrases,
  clause,
  sentences,
  ended: sentence,
  heading,
  player: seatName,
  fighter: fighterName,
  someone: 'the fighter',
  aTarget: 'the target',
  card: (id, seat, cast) => (id === undefined ? 'the card' : cardOf(id, seat, cast)),
  token: (of) => (of ? a(tokenNoun(of.id, of.hero).name) : 'the token'),
});
