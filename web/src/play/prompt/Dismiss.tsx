/** Puts away what lies over the board. */
export function Dismiss({ label, dismiss }: { label: string; dismiss: () => void }) {
  return (
    <button type="button" class="button plain" onClick={dismiss} aria-label={label}>
      ×
    </button>
  );
}
