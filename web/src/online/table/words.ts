import { words } from '../../words/words.ts';

export const tableWords = () => words().table;
