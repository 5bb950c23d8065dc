/** A table where people gather and choose heroes. */
import type { TableState } from '@peerless/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { go } from '../../route.ts';
import { play } from '../../settings/sound.ts';
import { named, texts } from '../../texts/texts.ts';
import { allowedAt } from '../allowed.ts';
import { request } from '../connection.ts';
import { useDoing } from '../doing.ts';
import { me } from '../me.ts';
import { OnlinePage } from '../OnlinePage.tsx';
import { Problem } from '../Problem.tsx';
import { online } from '../texts.ts';
import { clockSaid } from '../times.ts';
import { ChoiceClock } from './ChoiceClock.tsx';
import { InviteLink } from './InviteLink.tsx';
import { OwnHeroes } from './OwnHeroes.tsx';
import { Seats } from './Seats.tsx';
import { isFree, tidings, waitsFor } from './seats.ts';
import { Visitor } from './Visitor.tsx';
import './room.css';

export function Room({ state, invite }: { state: TableState; invite?: string }) {
  const text = online();
  const doing = useDoing();
  const { id, mine, seats, options } = state;
  const leave = (): Promise<unknown> =>
    doing.run(async () => {
      await request('stand', { table: id });
      go('online');
    });
  const isHost = state.host === me.value?.id;
  return (
    <OnlinePage title={titleOf(state)} back="lobby" looks="setup room">
      <p class="facts">{factsOf(state).join(' · ')}</p>
      <p class="waits-for" role="status">
        {waitsFor(state)}
      </p>
      {state.choosing?.until ? <ChoiceClock until={state.choosing.until} /> : null}
      <Tidings state={state} />
      <div class="columns">
        <div>
          {!mine.length ? <Visitor state={state} invite={invite} /> : null}
          <Seats state={state} invite={invite} />
          {state.invite && seats.some(isFree) ? <InviteLink id={id} invite={state.invite} /> : null}
          {!mine.length ? null : (
            <button type="button" class="button plain" disabled={doing.isBusy} onClick={() => void leave()}>
              {isHost ? text.closeTable : text.leave}
            </button>
          )}
          <Problem of={doing} />
        </div>
        <div>
          {!mine.length ? null : options.heroes === 'random' ? <p class="panel note">{text.drawn}</p> : <OwnHeroes state={state} />}
        </div>
      </div>
    </OnlinePage>
  );
}
const titleOf = ({ options }: TableState): string => texts().start[options.mode];
const factsOf = ({ options, seats }: TableState): string[] => {
  const text = online();
  const { start } = texts();
  const unusual = Object.keys(options.rules).map((rule) =>
    rule in start.options ? start.options[rule as keyof typeof start.options][0] : start[rule as 'handicap' | 'turnLimit'],
  );
  return [
    start.players(options.seats),
    options.board === 'random' ? start.randomBoard : named('board', options.board),
    text.heroChosen[options.heroes],
    clockSaid(options.clock),
    options.rated ? text.rated : text.unrated,
    ...allowedAt({ options, seats }),
    ...unusual,
  ];
};

/** Says what happens at the table, and makes a small sound of it. */
function Tidings({ state }: { state: TableState }) {
  const before = useRef(state);
  const said = useSignal('');
  useEffect(() => {
    const news = tidings(before.current, state);
    before.current = state;
    if (!news.length) return;
    said.value = news.join(' ');
    play('place');
  }, [state]);
  return (
    <p class="unseen" role="status">
      {said.value}
    </p>
  );
}
