import { calling, type FormOf, type NamesOf } from '../slavic/names.ts';
import { CASES, fixed, followed, noun } from './declension.ts';
import { quoted, TOKEN } from './grammar.ts';

export type Form = FormOf<'loc'>;
export type Names = NamesOf<'loc'>;

const FORM = noun('f', 'подоба|подоби|подобі|подобу|подобою|подобі');
const ANY_ITEM = noun(
  'm',
  'будь-який предмет|будь-якого предмета|будь-якому предмету|будь-який предмет|будь-яким предметом|будь-якому предметі',
);

const names = calling({ CASES, noun, fixed, followed, quoted, form: FORM, token: TOKEN, anyItem: ANY_ITEM });
export const { GRAMMAR, know, learn, nouns, name, fighterNoun, heroNoun, formOf, transformation } = names;
export const { counterNoun, tokenNoun, itemNoun, cardTitle, tagTitle } = names;
