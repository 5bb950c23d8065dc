import { useId } from 'preact/hooks';
import '../start/fields.css';

interface Props {
  label: string;
  note: string;
  isOn: boolean;
  isPossible?: boolean;
  set(on: boolean): void;
}
/** On or off, with what that means. */
export function Toggle({ label, note, isOn, isPossible = true, set }: Props) {
  const id = useId();
  return (
    <label class="toggle">
      <input
        type="checkbox"
        checked={isOn}
        disabled={!isPossible}
        aria-describedby={id}
        onChange={({ currentTarget }) => set(currentTarget.checked)}
      />
      <span>
        <b>{label}</b>
        <small class="note" id={id}>
          {note}
        </small>
      </span>
    </label>
  );
}
