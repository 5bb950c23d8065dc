import { useEffect } from 'preact/hooks';
import { listen } from './line.ts';

const nothing = (): void => {};
/** Holds the line while a screen is shown that may ask something. */
export const useLine = (): void => useEffect(() => listen(nothing, nothing), []);
