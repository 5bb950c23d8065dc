/** Rings around what is spoken of, wherever it lies on the table. */
import { useCallback } from 'preact/hooks';
import { type Place, placesAt } from '../pointing/boxes.ts';
import { Rings } from '../pointing/Rings.tsx';

/** A board may be full of such things; a few show what is meant. */
const MOST = 4;

export function MeetingRings({ lies }: { lies: string }) {
  const find = useCallback((): Place[] => [...document.querySelectorAll(lies)].flatMap((each) => placesAt(each)).slice(0, MOST), [lies]);
  return <Rings find={find} />;
}
