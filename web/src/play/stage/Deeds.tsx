/** What effects have done, the latest last. */
import type { Event } from '@peerless/engine';
import { language } from '../../texts/texts.ts';
import { useShowing } from '../showing.ts';
import { said } from './said.ts';
import './deeds.css';

export function Deeds({ did, most }: { did: readonly Event[]; most: number }) {
  const cast = useShowing().cast();
  if (!did.length) return null;
  const shown = said(did, most);
  return (
    <ul class="deeds">
      {shown.map(({ event, n }) => (
        <li key={n} data-kind={event.kind}>
          {language().event(event, cast)}
        </li>
      ))}
    </ul>
  );
}
