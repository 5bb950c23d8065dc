import { listing } from '../slavic/rules.ts';
import { adjective, count } from './declension.ts';
import { fighterNoun, name } from './names.ts';
import { TERMS } from './terms.ts';

export const fighterLines = listing({
  terms: TERMS,
  hero: 'zdraví {health} · pohyb {move}',
  sidekick: 'zdraví {health}',
  each: 'zdraví {every} {health}',
  every: ({ gender }) => adjective('každý', gender, 'gen'),
  name,
  fighterNoun,
  count,
});
