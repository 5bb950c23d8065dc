/** What the signs on this board mean: a button that opens a list. */
import type { View } from '@peerless/engine';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { texts } from '../../texts/texts.ts';
import { Signs } from './Signs.tsx';
import { Tool } from './Tool.tsx';
import './legend.css';

export function Legend({ view }: { view: View }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = useSignal(false);
  const { play } = texts();
  return (
    <>
      <Tool
        name={play.signs.button}
        title={play.signs.title}
        press={() => {
          isOpen.value = true;
          dialog.current?.showModal();
        }}
      >
        <path d="M9 6H21M9 12H21M9 18H21M3.5 6H4M3.5 12H4M3.5 18H4" />
      </Tool>
      <dialog
        ref={dialog}
        class="legend"
        data-scrolls
        aria-label={play.signs.title}
        onClose={() => (isOpen.value = false)}
        onClick={(event) => event.target === dialog.current && dialog.current?.close()}
      >
        {isOpen.value ? <Signs view={view} /> : null}
        <form method="dialog">
          <button type="submit" class="button">
            {play.close}
          </button>
        </form>
      </dialog>
    </>
  );
}
