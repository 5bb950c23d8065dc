/** The heroes of the player: one, or of whoever holds both seats of a side one after the other. */
import type { TableState } from '@peerless/protocol';
import { useSignal } from '@preact/signals';
import { named, texts } from '../../texts/texts.ts';
import { Segments } from '../Segments.tsx';
import { online } from '../texts.ts';
import { HeroChoice } from './HeroChoice.tsx';
import { toChoose } from './seats.ts';

export function OwnHeroes({ state }: { state: TableState }) {
  const { mine, seats, options } = state;
  const wished = useSignal<number | null>(null);
  const seat = wished.value !== null && mine.includes(wished.value) ? wished.value : toChoose(state);
  const labelOf = (of: number): string => {
    const { hero } = seats[of];
    return hero && hero !== 'hidden' ? `${texts().start.seat(of + 1)}: ${named('fighter', hero, hero)}` : texts().start.seat(of + 1);
  };
  return (
    <>
      {mine.length > 1 && options.heroes !== 'draft' ? (
        <div class="panel">
          <Segments
            legend={online().heroFor}
            of={mine.map(String)}
            value={String(seat)}
            label={(of) => labelOf(Number(of))}
            choose={(of) => (wished.value = Number(of))}
          />
        </div>
      ) : null}
      <HeroChoice key={seat} state={state} seat={seat} done={() => (wished.value = null)} />
    </>
  );
}
