/** A new game that begins at this moment, with whoever shall sit where. */

import { LEVELS } from '@peerless/ai/level-names';
import type { Sitting } from '@peerless/protocol';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { keepGame, keptOf } from '../games/store.ts';
import { whoSits } from '../games/who.ts';
import { go } from '../route.ts';
import { named, texts } from '../texts/texts.ts';
import { useReplay } from './replay.ts';
import './play-on.css';

export function PlayOn() {
  const { kept, seq, view, play, match } = useReplay();
  const seats = useSignal(kept.seats);
  const problem = useSignal<string | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const { replay } = texts();
  const sit = (seat: number, sitting: Sitting): void => {
    seats.value = seats.value.with(seat, sitting);
  };
  const begin = async (): Promise<void> => {
    const { record } = kept;
    const begun = keptOf({ ...record, answers: record.answers.slice(0, seq.value) }, seats.value);
    try {
      await keepGame(begun);
      go('play', begun.id);
    } catch {
      problem.value = texts().games.cannotKeep;
    }
  };
  const open = (): void => {
    play(false);
    dialog.current?.showModal();
  };
  return (
    <>
      <button type="button" class="button main" disabled={view.value.over} onClick={open}>
        {replay.playOn}
      </button>
      <dialog ref={dialog} class="play-on" aria-labelledby="play-on">
        <h2 id="play-on">{replay.playOnTitle}</h2>
        <p>{replay.playOnText}</p>
        {match.heroes.map(({ id }, seat) => (
          <SeatChoice key={id} hero={id} was={kept.seats[seat]} sits={seats.value[seat]} sit={(sitting) => sit(seat, sitting)} />
        ))}
        <p role="alert">{problem.value}</p>
        <div class="doings">
          <button type="button" class="button main" onClick={() => void begin()}>
            {replay.begin}
          </button>
          <button type="button" class="button plain" onClick={() => dialog.current?.close()}>
            {replay.cancel}
          </button>
        </div>
      </dialog>
    </>
  );
}
function SeatChoice({ hero, was, sits, sit }: { hero: string; was: Sitting; sits: Sitting; sit(sitting: Sitting): void }) {
  const person: Sitting = was.kind === 'person' ? was : { kind: 'person' };
  const all: Sitting[] = [person, ...LEVELS.map((level) => ({ kind: 'computer' as const, level }))];
  const nameOf = (sitting: Sitting): string => (sitting.kind === 'computer' ? sitting.level : 'person');
  return (
    <label class="seat-choice">
      <span>{texts().replay.seat(named('fighter', hero, hero))}</span>
      <select value={nameOf(sits)} onChange={({ currentTarget: { value } }) => sit(all.find((each) => nameOf(each) === value)!)}>
        {all.map((each) => (
          <option key={nameOf(each)} value={nameOf(each)}>
            {whoSits(each)}
          </option>
        ))}
      </select>
    </label>
  );
}
