import { listing } from '../slavic/rules.ts';
import { adjective, count } from './declension.ts';
import { fighterNoun, name } from './names.ts';
import { TERMS } from './terms.ts';

export const fighterLines = listing({
  terms: TERMS,
  hero: 'здоров’я {health} · переміщення {move}',
  sidekick: 'здоров’я {health}',
  each: 'здоров’я {health} у {every}',
  every: ({ gender }) => adjective('кожен', gender, 'gen'),
  name,
  fighterNoun,
  count,
});
