/** What effects have done, the latest last. */
import type { Event } from '@peerless/engine';
import { language } from '../../texts/texts.ts';
import { useShowing } from '../showing.ts';
import './deeds.css';

export function Deeds({ did, most }: { did: readonly Event[]; most: number }) {
  const cast = useShowing().cast();
  if (!did.length) return null;
  const first = Math.max(0, did.length - most);
  return (
    <ul class="deeds">
      {did.slice(first).map((event, n) => (
        <li key={first + n} data-kind={event.kind}>
          {language().event(event, cast)}
        </li>
      ))}
    </ul>
  );
}
