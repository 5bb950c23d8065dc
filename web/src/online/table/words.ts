import { online } from '../words.ts';

/** The words of the table. */
export const tableWords = () => online().atTable;
