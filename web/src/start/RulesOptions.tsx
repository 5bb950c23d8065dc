/** Options of the rules, each with what it changes. */
import { MOST_TURNS, OPTIONS } from '@peerless/engine';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { heroNamed } from '../look/known.ts';
import { named, texts } from '../texts/texts.ts';
import type { Draft } from './draft.ts';
import './fields.css';
import './rules-options.css';

const SWITCHES = Object.keys(OPTIONS) as (keyof typeof OPTIONS)[];
/** A hero of unknown health loses at most so much. */
const MOST_HANDICAP = 9;

export function RulesOptions({ draft, change }: { draft: Draft; change: (draft: Draft) => void }) {
  const { start } = texts();
  const { options, places } = draft;
  const set = (part: Partial<Draft['options']>): void => change({ ...draft, options: { ...options, ...part } });
  return (
    <details class="rules-options">
      <summary>{start.rules}</summary>
      <p>{start.rulesNote}</p>
      {SWITCHES.map((name) => {
        const [off, on] = OPTIONS[name];
        return (
          <Toggle key={name} says={start.options[name]} isOn={options[name] === on} set={(isOn) => set({ [name]: isOn ? on : off })} />
        );
      })}
      <NumberField
        label={start.turnLimit}
        note={start.turnLimitNote}
        value={options.turnLimit}
        least={1}
        most={MOST_TURNS}
        set={(turnLimit) => set({ turnLimit })}
      />
      <fieldset class="handicaps">
        <legend>{start.handicap}</legend>
        <p class="note">{start.handicapNote}</p>
        <div class="fields">
          {places.map((place, seat) => (
            <NumberField
              key={seat}
              label={`${start.seat(seat + 1)}: ${place.hero ? named('fighter', place.hero, place.hero) : start.random}`}
              value={place.handicap}
              least={0}
              most={place.hero ? heroNamed(place.hero).health - 1 : MOST_HANDICAP}
              set={(handicap) => change({ ...draft, places: places.with(seat, { ...place, handicap: handicap ?? 0 }) })}
            />
          ))}
        </div>
      </fieldset>
    </details>
  );
}

function Toggle({ says: [label, note], isOn, set }: { says: string[]; isOn: boolean; set: (on: boolean) => void }) {
  const id = useId();
  return (
    <label class="toggle">
      <input type="checkbox" checked={isOn} aria-describedby={id} onChange={({ currentTarget }) => set(currentTarget.checked)} />
      <span>
        <b>{label}</b>
        <Note id={id}>{note}</Note>
      </span>
    </label>
  );
}
interface NumberFieldProps {
  label: string;
  note?: string;
  value: number | null;
  least: number;
  most: number;
  set: (value: number | null) => void;
}
/** An empty field is null; what is out of bounds is brought back. */
function NumberField({ label, note, value, least, most, set }: NumberFieldProps) {
  const id = useId();
  const read = (text: string): number | null => (text === '' ? null : Math.min(most, Math.max(least, Math.trunc(Number(text)))));
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={value ?? ''}
        aria-describedby={note ? id : undefined}
        onChange={({ currentTarget }) => {
          set(read(currentTarget.value));
          currentTarget.value = String(read(currentTarget.value) ?? '');
        }}
      />
      {note ? <Note id={id}>{note}</Note> : null}
    </label>
  );
}
const Note = ({ id, children }: { id: string; children: ComponentChildren }) => (
  <small class="note" id={id}>
    {children}
  </small>
);
