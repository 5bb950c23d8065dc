/** A seat of the game to come: who plays it, with which hero. */

import type { Level } from '@peerless/ai';
import type { Sitting } from '@peerless/protocol';
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { accents, Emblem, Portrait } from '../look/art.tsx';
import { heroNamed } from '../look/known.ts';
import { abilityText, named, texts } from '../texts/texts.ts';
import { Unknown } from './BoardPicker.tsx';
import { type Draft, type Place, swapped } from './draft.ts';
import { HeroPicker } from './HeroPicker.tsx';
import { heroLine, sidekickLines } from './HeroTiles.tsx';
import './segments.css';
import './fields.css';
import './place-form.css';

interface Props {
  draft: Draft;
  seat: number;
  change: (draft: Draft) => void;
}
export function PlaceForm({ draft, seat, change }: Props) {
  const { start } = texts();
  const title = useId();
  const isPicking = useSignal(false);
  const place = draft.places[seat];
  const hero = place.hero === null ? undefined : heroNamed(place.hero);
  const put = (part: Partial<Place>): void => change({ ...draft, places: draft.places.with(seat, { ...place, ...part }) });
  const titles = [
    start.seat(seat + 1),
    ...(draft.mode === 'teams' ? [start.team(seat % 2 ? 'B' : 'A')] : []),
    ...(seat === 0 ? [start.begins] : []),
  ];
  return (
    <fieldset class="place-form" style={hero ? accents(hero.id) : undefined}>
      <legend>{titles.join(' · ')}</legend>
      {seat > 0 ? (
        <button
          type="button"
          class="button plain swap"
          aria-label={start.swapWith(seat)}
          title={start.swapWith(seat)}
          onClick={() => change(swapped(draft, seat))}
        >
          <span aria-hidden="true">⇄</span> <span class="swap-word">{start.swap}</span>
        </button>
      ) : null}
      <div class="hero-plate">
        <div class="picture">{hero ? <Portrait hero={hero.id} /> : <Unknown width={300} height={400} />}</div>
        <div class="about">
          <h3 id={title}>
            {hero ? <Emblem hero={hero.id} size={24} /> : null}
            {hero ? named('fighter', hero.id, hero.id) : start.randomHero}
          </h3>
          <p>{hero ? heroLine(hero) : start.randomHeroNote}</p>
          {hero ? sidekickLines(hero).map((line) => <p key={line}>{line}</p>) : null}
          <button type="button" class="change" aria-haspopup="dialog" aria-describedby={title} onClick={() => (isPicking.value = true)}>
            {start.changeHero}
            <span class="unseen">: {start.seat(seat + 1)}</span>
          </button>
          {hero
            ? abilityText(hero).map((line) => (
                <p key={line} class="ability">
                  {line}
                </p>
              ))
            : null}
        </div>
      </div>
      <SittingForm seat={start.seat(seat + 1)} sitting={place.sitting} change={(sitting) => put({ sitting })} />
      {isPicking.value ? (
        <HeroPicker
          seat={seat}
          hero={place.hero}
          takenBy={(id) => takenBy(draft, seat, id)}
          choose={(id) => put({ hero: id })}
          close={() => (isPicking.value = false)}
        />
      ) : null}
    </fieldset>
  );
}
const takenBy = ({ places, options }: Draft, seat: number, id: string): number | undefined => {
  const other = places.findIndex(({ hero }, n) => n !== seat && hero === id);
  return options.mirrorMatch || other < 0 ? undefined : other;
};

interface SittingProps {
  /** What it is called. */
  seat: string;
  sitting: Sitting;
  change: (sitting: Sitting) => void;
}
function SittingForm({ seat, sitting, change }: SittingProps) {
  const { start } = texts();
  const id = useId();
  return (
    <div class="sitting">
      <fieldset class="segments">
        <legend class="unseen">
          {seat}: {start.who}
        </legend>
        <label>
          <input type="radio" name={id} checked={sitting.kind === 'person'} onChange={() => change({ kind: 'person' })} />
          <span>{start.person}</span>
        </label>
        <label>
          <input
            type="radio"
            name={id}
            checked={sitting.kind === 'computer'}
            onChange={() => change({ kind: 'computer', level: 'easy' })}
          />
          <span>{start.machine}</span>
        </label>
      </fieldset>
      {sitting.kind === 'person' ? (
        <label class="field">
          <span>
            {start.yourName}
            <span class="unseen">: {seat}</span>
          </span>
          <input
            type="text"
            maxLength={24}
            autocomplete="off"
            value={sitting.name ?? ''}
            onInput={({ currentTarget }) => change(personOf(currentTarget.value))}
          />
        </label>
      ) : (
        <label class="field">
          <span>
            {start.level}
            <span class="unseen">: {seat}</span>
          </span>
          <select value={sitting.level} onChange={({ currentTarget }) => change({ kind: 'computer', level: currentTarget.value as Level })}>
            {Object.entries(start.levels).map(([level, name]) => (
              <option key={level} value={level}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
const personOf = (name: string): Sitting => ({ kind: 'person', ...(name ? { name } : {}) });
