/** All that the matrix is made of. */
import { everySetup, PROPERTIES } from '../../engine/test/matrix.ts';

export const setups = everySetup();
export const properties = Object.keys(PROPERTIES);
