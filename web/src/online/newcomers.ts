/** What players are called until they choose a name: numbered, so that any two who have just come can sit at one table. */
import { LONGEST_NAME } from '@peerless/protocol';

/** How many names a language has; each is given a hundred times. */
const NAMES = 100;
const LONGEST_NUMBER = 4;

const numberOf = (id: string): number => [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % (100 * NAMES), 7);

export const newcomerNamed = (number: number, named: (number: number) => string): string =>
  `${named(number).slice(0, LONGEST_NAME - LONGEST_NUMBER)} ${Math.floor(number / NAMES) + 1}`;
export const newcomerOf = (id: string, named: (number: number) => string): string => newcomerNamed(numberOf(id), named);
