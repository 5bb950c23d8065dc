/** A button for what was pressed once on the board and shows there: it does the same as a second press. */
import { useGame } from '../playing.ts';

export function Considered() {
  const { sure } = useGame();
  if (sure.said.value === null) return null;
  return (
    <button type="button" class="button main" data-offered="true" aria-pressed="true" onClick={sure.confirm}>
      {sure.said.value}
    </button>
  );
}
