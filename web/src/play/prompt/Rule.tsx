/** The rule behind a question, beside the game and never in its place. */
import { type Signal, useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { texts } from '../../texts/texts.ts';
import './rule.css';

/** Small beside a question; with words where there is something to say. */
export function RuleButton({ topic, children }: { topic: string; children?: string }) {
  const opened = useSignal<string | null>(null);
  const { play } = texts();
  return (
    <>
      <button
        type="button"
        class={children === undefined ? 'button plain rule-button' : 'button plain'}
        aria-label={children === undefined ? play.rule : undefined}
        title={play.rule}
        onClick={() => (opened.value = topic)}
      >
        {children ?? '§'}
      </button>
      {opened.value === null ? null : <RuleDialog opened={opened} />}
    </>
  );
}

type EntryProps = { topic: string; go(topic: string): void };
/** The rules are loaded when one is wanted. */
function RuleDialog({ opened }: { opened: Signal<string | null> }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const Entry = useSignal<ComponentType<EntryProps> | null>(null);
  const { play } = texts();
  useEffect(() => {
    dialog.current?.showModal();
    void import('../../learn/EntryBeside.tsx').then(({ EntryBeside }) => {
      Entry.value = EntryBeside;
    });
  }, []);
  const Shown = Entry.value;
  return (
    <dialog
      ref={dialog}
      class="rule-dialog"
      data-scrolls
      aria-label={play.rule}
      onClose={() => (opened.value = null)}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      {Shown ? <Shown topic={opened.value!} go={(topic) => (opened.value = topic)} /> : <div aria-busy="true" />}
      <form method="dialog">
        <button type="submit" class="button">
          {play.close}
        </button>
      </form>
    </dialog>
  );
}
