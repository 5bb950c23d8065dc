/** How many play, and who against whom. */
import type { Mode } from '@peerless/engine';
import { words } from '../words/words.ts';
import './setup.css';

const KINDS: readonly [Mode, number][] = [
  ['duel', 2],
  ['freeForAll', 3],
  ['freeForAll', 4],
  ['teams', 4],
];

interface Props {
  mode: Mode;
  seats: number;
  choose: (mode: Mode, seats: number) => void;
}
export function ModePicker({ mode, seats, choose }: Props) {
  const { start } = words();
  return (
    <fieldset class="modes">
      <legend>{start.mode}</legend>
      <div class="segments">
        {KINDS.map(([kind, number]) => (
          <label key={`${kind}-${number}`}>
            <input type="radio" name="mode" checked={mode === kind && seats === number} onChange={() => choose(kind, number)} />
            <span>
              {start[kind]}
              <small>{kind === 'teams' ? start.twoOnTwo : start.players(number)}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
