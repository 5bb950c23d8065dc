/** `#/challenge/x1y2`: a duel with somebody certain; there is no table before they are asked. */
import { type Clock, FRIENDLY_DUEL, HERO_CHOICES, type HeroChoice, type Profile, RANDOM } from '@peerless/protocol';
import { useSignal } from '@preact/signals';
import { go } from '../../route.ts';
import { BoardPicker } from '../../start/BoardPicker.tsx';
import { useAsked } from '../asked.ts';
import { request } from '../connection.ts';
import { useDoing } from '../doing.ts';
import { key } from '../me.ts';
import { nameOf } from '../names.ts';
import { ClockForm } from '../new/ClockForm.tsx';
import { Field } from '../new/Field.tsx';
import { BANS } from '../new/plan.ts';
import { OnlinePage, Unreachable } from '../OnlinePage.tsx';
import { Problem } from '../Problem.tsx';
import { Segments } from '../Segments.tsx';
import { Toggle } from '../Toggle.tsx';
import { online } from '../texts.ts';
import { useConnection } from '../use-connection.ts';
import '../../start/setup.css';
import '../new/new-table.css';

export function ChallengePage({ id }: { id: string }) {
  const text = online();
  const asked = useAsked<Profile>(`/players/${encodeURIComponent(id)}`);
  useConnection();
  if (asked.value === null) return <OnlinePage title={text.friends.challenge} back="lobby" isBusy />;
  if ('refused' in asked.value)
    return (
      <OnlinePage title={text.friends.challenge} back="lobby">
        {asked.value.refused === 'busy' ? <Unreachable /> : <p class="panel">{text.unknownPlayer}</p>}
      </OnlinePage>
    );
  const { player } = asked.value.got;
  return (
    <OnlinePage title={text.friends.challengeOf(nameOf(player))} back="lobby" looks="setup new-table">
      {key.value?.id === id ? <p class="panel">{text.friends.own}</p> : <Form id={id} />}
    </OnlinePage>
  );
}
function Form({ id }: { id: string }) {
  const text = online();
  const doing = useDoing();
  const clock = useSignal<Clock>({ kind: 'days', days: 2, bank: 3 });
  const heroes = useSignal<HeroChoice>('open');
  const bans = useSignal(1);
  const rated = useSignal(false);
  const board = useSignal<string | null>(null);
  const send = (): void =>
    void doing.run(async () => {
      const options = {
        ...FRIENDLY_DUEL,
        board: board.value ?? RANDOM,
        heroes: heroes.value,
        bans: heroes.value === 'draft' ? bans.value : 0,
        clock: clock.value,
        rated: rated.value,
      };
      const { table } = await request('challenge', { player: id, options, mine: Math.random() < 0.5 ? 0 : 1 });
      go('table', table);
    });
  return (
    <div class="parts">
      <div class="pair">
        <div>
          <Segments
            legend={text.heroes}
            of={HERO_CHOICES}
            value={heroes.value}
            label={(each) => text.heroChoices[each]}
            note={text.heroNotes[heroes.value]}
            choose={(each) => (heroes.value = each)}
          />
          {heroes.value === 'draft' ? (
            <Field label={text.bans} of={BANS} value={bans.value} said={String} choose={(number) => (bans.value = number)} />
          ) : null}
        </div>
        <ClockForm clock={clock.value} change={(to) => (clock.value = to)} />
      </div>
      <Toggle label={text.ratedTable} note={text.friends.ratedNote} isOn={rated.value} set={(on) => (rated.value = on)} />
      <BoardPicker board={board.value} seats={2} choose={(each) => (board.value = each)} />
      <footer class="start-bar">
        <div>
          <p class="summary">{text.friends.byLot}</p>
          <Problem of={doing} />
        </div>
        <button type="button" class="button main" disabled={doing.isBusy} onClick={send}>
          {text.friends.send}
        </button>
      </footer>
    </div>
  );
}
