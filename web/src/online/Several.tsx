/** Any of a few, side by side; the last one that is chosen stays. */
import { useId } from 'preact/hooks';
import '../start/setup.css';
import '../start/segments.css';

interface Props<T extends string> {
  legend: string;
  of: readonly T[];
  chosen: readonly T[];
  label(each: T): string;
  note?: string;
  choose(chosen: T[]): void;
}
export function Several<T extends string>({ legend, of, chosen, label, note, choose }: Props<T>) {
  const id = useId();
  return (
    <fieldset class="choice" aria-describedby={note === undefined ? undefined : `${id}-note`}>
      <legend>{legend}</legend>
      <div class="segments">
        {of.map((each) => (
          <label key={each}>
            <input
              type="checkbox"
              checked={chosen.includes(each)}
              disabled={chosen.length === 1 && chosen[0] === each}
              onChange={({ currentTarget }) =>
                choose(of.filter((other) => (other === each ? currentTarget.checked : chosen.includes(other))))
              }
            />
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
