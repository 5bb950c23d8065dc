/** How many play, and who against whom. */
import type { Mode } from '@peerless/engine';
import { texts } from '../texts/texts.ts';
import './segments.css';
import './mode-picker.css';

const MODES: readonly [Mode, number][] = [
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
  const { start } = texts();
  return (
    <fieldset class="modes">
      <legend>{start.mode}</legend>
      <div class="segments">
        {MODES.map(([each, number]) => (
          <label key={`${each}-${number}`}>
            <input type="radio" name="mode" checked={mode === each && seats === number} onChange={() => choose(each, number)} />
            <span>
              {start[each]}
              <small>{each === 'teams' ? start.twoOnTwo : start.players(number)}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
