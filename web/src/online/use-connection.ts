import { useEffect } from 'preact/hooks';
import { listen } from './connection.ts';

const nothing = (): void => {};
/** Holds the connection while a screen is shown that may ask something. */
export const useConnection = (): void => useEffect(() => listen(nothing, nothing), []);
