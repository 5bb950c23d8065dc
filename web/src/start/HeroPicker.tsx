/** Heroes to choose from, with a closer look at the one that is chosen. */
import { type HeroDefinition, knownHeroes } from '@peerless/engine';
import { useEffect, useRef } from 'preact/hooks';
import { accents, Emblem, Portrait } from '../look/art.tsx';
import { heroNamed } from '../look/known.ts';
import { abilityText, language, named, words } from '../words/words.ts';
import { Unknown } from './BoardPicker.tsx';
import './picker.css';

interface Props {
  seat: number;
  hero: string | null;
  /** The seat that has a hero already, if it may not be chosen twice. */
  takenBy: (hero: string) => number | undefined;
  choose: (hero: string | null) => void;
  close: () => void;
}
export function HeroPicker({ seat, hero, takenBy, choose, close }: Props) {
  const { start } = words();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, []);
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
        <fieldset class="hero-tiles">
          <legend class="unseen">{start.hero}</legend>
          {knownHeroes().map((each) => {
            const taken = takenBy(each.id);
            return (
              <label key={each.id} class="tile" style={accents(each.id)} onDblClick={() => taken === undefined && dialog.current?.close()}>
                <input
                  type="radio"
                  name="hero"
                  checked={hero === each.id}
                  disabled={taken !== undefined}
                  onChange={() => choose(each.id)}
                />
                <Portrait hero={each.id} />
                <span class="tile-words">
                  <b>
                    <Emblem hero={each.id} size={20} />
                    {named('fighter', each.id, each.id)}
                  </b>
                  <small>{taken === undefined ? heroLine(each) : start.taken(taken + 1)}</small>
                </span>
              </label>
            );
          })}
          <label class="tile" onDblClick={() => dialog.current?.close()}>
            <input type="radio" name="hero" checked={hero === null} onChange={() => choose(null)} />
            <Unknown width={300} height={400} />
            <span class="tile-words">
              <b>{start.randomHero}</b>
              <small>{start.randomHeroNote}</small>
            </span>
          </label>
        </fieldset>
        <Preview hero={hero} />
        <button type="submit" class="button main">
          {start.done}
        </button>
      </form>
    </dialog>
  );
}

function Preview({ hero: id }: { hero: string | null }) {
  const { start } = words();
  const hero = id === null ? undefined : heroNamed(id);
  return (
    <div class="hero-preview" style={hero ? accents(hero.id) : undefined} aria-live="polite">
      <div class="picture">{hero ? <Portrait hero={hero.id} /> : <Unknown width={300} height={400} />}</div>
      <div class="about">
        <h3>
          {hero ? <Emblem hero={hero.id} size={26} /> : null}
          {hero ? named('fighter', hero.id, hero.id) : start.randomHero}
        </h3>
        {hero ? (
          <>
            <p>{heroLine(hero)}</p>
            {sidekickLines(hero).map((line) => (
              <p key={line}>{line}</p>
            ))}
            {abilityText(hero).map((line) => (
              <p key={line} class="ability">
                {line}
              </p>
            ))}
          </>
        ) : (
          <p>{start.randomHeroNote}</p>
        )}
      </div>
    </div>
  );
}

const MIDDOT = ' · ';
/** Health, movement and reach; the line without the name it begins with. */
export const heroLine = (hero: HeroDefinition): string => language().fighterLines(hero)[0].split(MIDDOT).slice(1).join(MIDDOT);
export const sidekickLines = (hero: HeroDefinition): string[] => language().fighterLines(hero).slice(1);
