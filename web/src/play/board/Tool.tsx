/** A small button on the board. */
import type { ComponentChildren } from 'preact';
import './tool.css';

interface ToolProps {
  name: string;
  title?: string;
  isPressed?: boolean;
  isDisabled?: boolean;
  press(): void;
  children: ComponentChildren;
}
export function Tool({ name, title = name, isPressed, isDisabled = false, press, children }: ToolProps) {
  return (
    <button
      type="button"
      class="board-tool"
      aria-label={name}
      title={title}
      aria-pressed={isPressed}
      aria-disabled={isDisabled}
      onClick={() => !isDisabled && press()}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {children}
      </svg>
    </button>
  );
}
