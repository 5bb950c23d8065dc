/** After a game at this device: the same again. */
import { keepGame, newKept } from '../games/store.ts';
import type { Kept } from '../host/host.ts';
import { go } from '../route.ts';
import { texts } from '../texts/texts.ts';
import { useGame } from './playing.ts';

export function Again() {
  const kept = useGame().kept.value;
  const { play } = texts();
  if (!kept) return null;
  return (
    <>
      <button type="button" class="button main" onClick={() => void rematch(kept, false)}>
        {play.rematch}
      </button>
      <button type="button" class="button" onClick={() => void rematch(kept, true)}>
        {play.rematchSwapped}
      </button>
    </>
  );
}
/** The same game again; as it was, or with the sides exchanged. */
export async function rematch({ record, seats }: Kept, isSwapped: boolean): Promise<void> {
  const { setup } = record;
  const heroes = isSwapped ? [...setup.heroes.slice(1), setup.heroes[0]] : setup.heroes;
  const again = newKept({ ...setup, heroes }, seats);
  await keepGame(again);
  go('play', again.id);
}
