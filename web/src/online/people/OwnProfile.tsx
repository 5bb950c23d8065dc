/** What the player may change and take along. */
import { knownHeroes } from '@peerless/engine';
import { LONGEST_NAME, type PlayerCard } from '@peerless/protocol';
import { useSignal } from '@preact/signals';
import { heroesByName } from '../../heroes/names.ts';
import { accents, Emblem } from '../../look/art.tsx';
import { named } from '../../texts/texts.ts';
import { Notify } from '../days/Notify.tsx';
import { useDoing } from '../doing.ts';
import { changeCard, ownNameOf } from '../names.ts';
import { Problem } from '../Problem.tsx';
import { online } from '../texts.ts';
import { Blocked } from './Blocked.tsx';
import { OwnData } from './OwnData.tsx';
import { Recovery } from './Recovery.tsx';
import '../../start/fields.css';
import './own-profile.css';

export const OwnProfile = ({ card }: { card: PlayerCard }) => (
  <section aria-label={online().profile}>
    <div class="columns">
      <div>
        <Card card={card} />
        <Notify />
        <Blocked />
      </div>
      <div>
        <Recovery />
        <OwnData />
      </div>
    </div>
  </section>
);

function Card({ card }: { card: PlayerCard }) {
  const text = online();
  const doing = useDoing();
  const name = useSignal(ownNameOf(card));
  const isSaved = useSignal(false);
  const save = async (part: { name?: string; emblem?: string }): Promise<void> => {
    isSaved.value = false;
    isSaved.value = await doing.run(() => changeCard(part));
  };
  return (
    <form
      class="panel setup"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.value.trim()) void save({ name: name.value.trim() });
      }}
    >
      <h2>{text.profile}</h2>
      <label class="field">
        <span>{text.yourName}</span>
        <input
          type="text"
          maxLength={LONGEST_NAME}
          autocomplete="nickname"
          required
          value={name.value}
          onInput={({ currentTarget }) => (name.value = currentTarget.value)}
        />
      </label>
      <button type="submit" class="button" disabled={doing.isBusy}>
        {text.saveName}
      </button>
      <fieldset class="emblem-choice">
        <legend>{text.emblem}</legend>
        <div>
          {heroesByName(knownHeroes()).map(({ id }) => (
            <label key={id} style={accents(id)} title={named('fighter', id, id)}>
              <input
                type="radio"
                name="emblem"
                aria-label={named('fighter', id, id)}
                checked={card.emblem === id}
                onChange={() => void save({ emblem: id })}
              />
              <Emblem hero={id} size={28} />
            </label>
          ))}
        </div>
      </fieldset>
      <p role="status">{isSaved.value ? text.saved : ''}</p>
      <Problem of={doing} />
    </form>
  );
}
