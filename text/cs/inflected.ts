import { inflecting } from '../slavic/inflected.ts';
import { adjective, CASES } from './declension.ts';
import { FAMILIES } from './families.ts';
import { FORMS } from './forms.ts';
import * as grammar from './grammar.ts';
import { nouns } from './names.ts';

export const inflected = inflecting({
  CASES,
  grammar,
  nouns,
  verbs: grammar.VERBS,
  adjective,
  adjectives: ['volný', 'útočící'],
  shapes: ['m', 'f', 'n', 'ms', 'fs', 'ns'],
  families: FAMILIES,
  forms: FORMS,
});
