/** Which moment is shown, and by whose eyes; buttons, slider and keys. */
import { type Choice, describe } from '@peerless/engine';
import type { Eyes } from '@peerless/protocol';
import { useEffect } from 'preact/hooks';
import { lang, language, named, spoken, texts } from '../texts/texts.ts';
import { eyesFor } from './eyes.ts';
import { type Replay, SPEEDS, STEPS, type Step, useReplay } from './replay.ts';
import './controls.css';

/** Arrow heads, and a bar for each bigger step. */
const SIGNS: Record<Step, string> = { answer: 'M9 5l7 7-7 7', action: 'M6 5l7 7-7 7M17 5v14', turn: 'M4 5l7 7-7 7M11 5l7 7-7 7' };

export function Controls() {
  const { seq, last, isPlaying, jump, play } = useReplay();
  const { replay } = texts();
  return (
    <section class="replay-controls" aria-label={replay.controls}>
      <Moment />
      <input
        type="range"
        class="scrub"
        min={0}
        max={last}
        value={seq.value}
        aria-label={replay.moment}
        aria-valuetext={useMomentName()}
        onInput={({ currentTarget }) => jump(Number(currentTarget.value))}
      />
      <div class="buttons">
        {STEPS.toReversed().map((step) => (
          <StepButton key={step} step={step} way={-1} />
        ))}
        <button
          type="button"
          class="button main play"
          onClick={() => play(!isPlaying.value)}
          aria-label={isPlaying.value ? replay.pause : replay.play}
          title={isPlaying.value ? replay.pause : replay.play}
        >
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d={isPlaying.value ? 'M6 4h4v16H6zM14 4h4v16h-4z' : 'M6 3l14 9-14 9z'} fill="currentColor" />
          </svg>
        </button>
        {STEPS.map((step) => (
          <StepButton key={step} step={step} way={1} />
        ))}
      </div>
      <p class="keys">{replay.keys}</p>
    </section>
  );
}
/** How fast it goes on by itself, and by whose eyes it is seen. */
export function Choices() {
  const { kept, speed, eyes, match } = useReplay();
  const { replay } = texts();
  return (
    <div class="choices">
      <label>
        {replay.speed}
        <select value={speed.value} onChange={({ currentTarget }) => (speed.value = Number(currentTarget.value))}>
          {SPEEDS.map((each) => (
            <option key={each} value={each}>
              {replay.times(each.toLocaleString(lang()))}
            </option>
          ))}
        </select>
      </label>
      <label>
        {replay.eyes}
        <select value={String(eyes.value)} onChange={({ currentTarget: { value } }) => (eyes.value = eyesNamed(value))}>
          {eyesFor(kept).map((each) => (
            <option key={each} value={String(each)}>
              {typeof each === 'number' ? named('fighter', match.heroes[each].id, match.heroes[each].id) : replay.eyesOf[each]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
const eyesNamed = (name: string): Eyes => (name === 'all' || name === 'spectator' ? name : Number(name));

function StepButton({ step, way }: { step: Step; way: 1 | -1 }) {
  const { seq, last, step: go } = useReplay();
  const { replay } = texts();
  const name = way > 0 ? replay.on[step] : replay.back[step];
  const isAtEnd = seq.value === (way > 0 ? last : 0);
  return (
    <button type="button" class="button plain" aria-label={name} title={name} aria-disabled={isAtEnd} onClick={() => go(step, way)}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path
          d={SIGNS[step]}
          fill="none"
          stroke="currentColor"
          stroke-width="3"
          transform={way > 0 ? undefined : 'matrix(-1 0 0 1 24 0)'}
        />
      </svg>
    </button>
  );
}

function useMomentName(): string {
  const { view, seq, last } = useReplay();
  const { replay, play } = texts();
  const { turn, active, seats, over, winners } = view.value;
  const { hero } = seats[active];
  const won = winners.map((seat) => spoken(seats[seat].hero));
  const when = over ? (won.length ? play.won(won) : play.draw) : turn === 0 ? replay.setup : play.turnOf(turn, spoken(hero));
  return `${when} · ${replay.place(seq.value, last)}`;
}
/** What is asked at this moment, and what was answered, if these eyes may know. */
function Moment() {
  const { view, seq, kept, game, cast, isPlaying } = useReplay();
  const { waiting, seats, choices } = view.value;
  const answered = kept.record.answers[seq.value];
  const asked = waiting && seats[waiting.seat].hero;
  return (
    <div class="replay-moment" aria-live={isPlaying.value ? 'off' : 'polite'}>
      <b>{useMomentName()}</b>
      {waiting && asked ? (
        <p>
          {named('fighter', asked, asked)}: {language().prompt(waiting, cast())}{' '}
          {answered === undefined ? null : (
            <span class="answer">
              → {choices.length ? language().choice(describe(game(), answered as Choice), cast(), waiting) : texts().replay.hidden}
            </span>
          )}
        </p>
      ) : null}
    </div>
  );
}

/** Arrows step, the space key plays; fields and buttons keep their own keys. */
export function useKeys(replay: Replay): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target, key, shiftKey } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement || (target as Element).closest?.('dialog')) return;
      const isPressed =
        target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement || (target as Element).closest?.('summary');
      if (key === ' ' && !isPressed) replay.play(!replay.isPlaying.value);
      else if (key === 'ArrowRight') replay.step(shiftKey ? 'action' : 'answer', 1);
      else if (key === 'ArrowLeft') replay.step(shiftKey ? 'action' : 'answer', -1);
      else if (key === 'PageDown') replay.step('turn', 1);
      else if (key === 'PageUp') replay.step('turn', -1);
      else if (key === 'Home') replay.jump(0);
      else if (key === 'End') replay.jump(replay.last);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [replay]);
}
