/** The actions of a turn: those that were taken as signs, a pip for each that is left. */
import type { ACTIONS } from '@peerless/engine';
import type { Update } from '@peerless/protocol';
import { Piece } from '../look/art.tsx';
import { texts } from '../texts/texts.ts';
import './pips.css';

type Action = (typeof ACTIONS)[number];
/** Since the turn began. */
function taken({ told }: Update): Action[] {
  const actions: Action[] = [];
  for (let n = told.length - 1; n >= 0; n--) {
    const { event } = told[n];
    if (event.kind === 'turn') break;
    if (event.kind === 'action') actions.unshift(event.action);
  }
  return actions;
}

export function Pips({ update }: { update: Update }) {
  const { actions: left } = update.view;
  const { play } = texts();
  const done = taken(update);
  return (
    <span
      class="pips"
      data-named="actions"
      role="img"
      aria-label={[...done.map((action) => play.taken[action]), play.actionsLeft(left)].join(', ')}
    >
      {done.map((action, n) => (
        <Piece key={n} name={action} size={18} class="taken" />
      ))}
      {Array.from({ length: left }, (_, n) => (
        <i key={n} />
      ))}
    </span>
  );
}
