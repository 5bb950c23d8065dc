/** A button for what cannot be undone: asks once more. */
import { useSignal } from '@preact/signals';

interface Props {
  /** What the button says; then what the one says that does it, and the one that does not. */
  does: string;
  sure: string;
  not: string;
  isBusy: boolean;
  onSure(): void;
}
export function Sure({ does, sure, not, isBusy, onSure }: Props) {
  const isAsked = useSignal(false);
  const done = (): void => {
    isAsked.value = false;
    onSure();
  };
  return isAsked.value ? (
    <div class="doings">
      <button type="button" class="button" onClick={() => (isAsked.value = false)}>
        {not}
      </button>
      <button type="button" class="button danger" disabled={isBusy} onClick={done}>
        {sure}
      </button>
    </div>
  ) : (
    <button type="button" class="button danger" disabled={isBusy} onClick={() => (isAsked.value = true)}>
      {does}
    </button>
  );
}
