import { online } from '../texts.ts';

/** The texts of the table. */
export const tableTexts = () => online().atTable;
