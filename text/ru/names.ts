import { calling, type FormOf, type NamesOf } from '../slavic/names.ts';
import { CASES, fixed, followed, noun } from './declension.ts';
import { quoted, TOKEN } from './grammar.ts';

export type Form = FormOf<'pre'>;
export type Names = NamesOf<'pre'>;

const FORM = noun('m', 'облик|облика|облику|облик|обликом|облике');
const ANY_ITEM = noun('m', 'любой предмет|любого предмета|любому предмету|любой предмет|любым предметом|любом предмете');

const names = calling({ CASES, noun, fixed, followed, quoted, form: FORM, token: TOKEN, anyItem: ANY_ITEM });
export const { GRAMMAR, know, learn, nouns, name, fighterNoun, heroNoun, formOf, transformation } = names;
export const { counterNoun, tokenNoun, itemNoun, cardTitle, tagTitle } = names;
