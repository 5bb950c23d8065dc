/** Heroes to choose from, with a closer look at the one that is chosen. */
import { useEffect, useRef } from 'preact/hooks';
import { texts } from '../texts/texts.ts';
import { HeroPreview, HeroTiles } from './HeroTiles.tsx';
import './hero-picker.css';

interface Props {
  seat: number;
  hero: string | null;
  /** The seat that has a hero already, if it may not be chosen twice. */
  takenBy: (hero: string) => number | undefined;
  choose: (hero: string | null) => void;
  close: () => void;
}
export function HeroPicker({ seat, hero, takenBy, choose, close }: Props) {
  const { start } = texts();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, []);
  const refused = (id: string): string | undefined => {
    const by = takenBy(id);
    return by === undefined ? undefined : start.taken(by + 1);
  };
  return (
    <dialog
      ref={dialog}
      class="hero-picker"
      aria-labelledby="picker-title"
      onClose={close}
      onClick={({ target }) => target === dialog.current && dialog.current?.close()}
    >
      <form method="dialog">
        <h2 id="picker-title">{start.heroFor(seat + 1)}</h2>
        <HeroTiles hero={hero} refused={refused} choose={choose} done={() => dialog.current?.close()} />
        <HeroPreview hero={hero} />
        <button type="submit" class="button main">
          {start.done}
        </button>
      </form>
    </dialog>
  );
}
