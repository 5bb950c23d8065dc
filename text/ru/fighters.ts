import { listing } from '../slavic/rules.ts';
import { adjective, count } from './declension.ts';
import { fighterNoun, name } from './names.ts';
import { TERMS } from './terms.ts';

export const fighterLines = listing({
  terms: TERMS,
  hero: 'здоровье {health} · перемещение {move}',
  sidekick: 'здоровье {health}',
  each: 'здоровье {health} у {every}',
  every: ({ gender }) => adjective('каждый', gender, 'gen'),
  name,
  fighterNoun,
  count,
});
