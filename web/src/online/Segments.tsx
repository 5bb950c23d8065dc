/** One of a few, side by side. */
import { useId } from 'preact/hooks';
import '../start/setup.css';
import '../start/segments.css';

interface Props<T extends string> {
  legend: string;
  of: readonly T[];
  value: T;
  label(each: T): string;
  note?: string;
  choose(each: T): void;
}
export function Segments<T extends string>({ legend, of, value, label, note, choose }: Props<T>) {
  const id = useId();
  return (
    <fieldset class="choice" aria-describedby={note === undefined ? undefined : `${id}-note`}>
      <legend>{legend}</legend>
      <div class="segments">
        {of.map((each) => (
          <label key={each}>
            <input type="radio" name={id} checked={each === value} onChange={() => choose(each)} />
            <span>{label(each)}</span>
          </label>
        ))}
      </div>
      {note === undefined ? null : (
        <p class="note" id={`${id}-note`}>
          {note}
        </p>
      )}
    </fieldset>
  );
}
