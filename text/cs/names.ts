import { calling, type FormOf, type NamesOf } from '../slavic/names.ts';
import { CASES, fixed, followed, noun } from './declension.ts';
import { quoted, TOKEN } from './grammar.ts';

export type Form = FormOf<'loc'>;
export type Names = NamesOf<'loc'>;

const FORM = noun('f', 'podoba|podoby|podobě|podobu|podobou|podobě');
const ANY_ITEM = noun(
  'm',
  'libovolný předmět|libovolného předmětu|libovolnému předmětu|libovolný předmět|libovolným předmětem|libovolném předmětu',
);

const names = calling({ CASES, noun, fixed, followed, quoted, form: FORM, token: TOKEN, anyItem: ANY_ITEM });
export const { GRAMMAR, know, learn, nouns, name, fighterNoun, heroNoun, formOf, transformation } = names;
export const { counterNoun, tokenNoun, itemNoun, cardTitle, tagTitle } = names;
