/** Controls of the settings, each with its label. */
import type { ComponentChildren } from 'preact';

interface OneOfProps<T extends string> {
  legend: string;
  name: string;
  of: readonly T[];
  value: T;
  label(each: T): ComponentChildren;
  choose(each: T): void;
}
export function OneOf<T extends string>({ legend, name, of, value, label, choose }: OneOfProps<T>) {
  return (
    <fieldset class="one-of">
      <legend>{legend}</legend>
      <div>
        {of.map((each) => (
          <label key={each}>
            <input type="radio" name={name} value={each} checked={each === value} onChange={() => choose(each)} />
            {label(each)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchProps {
  label: string;
  isOn: boolean;
  set(isOn: boolean): void;
}
export function Switch({ label, isOn, set }: SwitchProps) {
  return (
    <label class="switch">
      <input type="checkbox" checked={isOn} onChange={({ currentTarget }) => set(currentTarget.checked)} />
      {label}
    </label>
  );
}

interface SliderProps {
  label: string;
  from: number;
  to: number;
  step: number;
  value: number;
  /** The value in words. */
  said: string;
  choose(value: number): void;
}
export function Slider({ label, from, to, step, value, said, choose }: SliderProps) {
  return (
    <label class="slider">
      <span>{label}</span>
      <input
        type="range"
        min={from}
        max={to}
        step={step}
        value={value}
        aria-valuetext={said}
        onInput={({ currentTarget }) => choose(currentTarget.valueAsNumber)}
      />
      <b aria-hidden="true">{said}</b>
    </label>
  );
}
