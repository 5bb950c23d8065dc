/** Short explanations the first time something is met: what is asked, or what matters on the table; can be switched off. */
import type { QuestionKind } from '@peerless/engine';
import { signal } from '@preact/signals';
import { MeetingPicture } from '../../meetings/MeetingPicture.tsx';
import { MeetingRings } from '../../meetings/MeetingRings.tsx';
import { type Meeting, meetingAt } from '../../meetings/meetings.ts';
import { said } from '../../meetings/said.ts';
import { isSpoken, meetingTexts } from '../../meetings/texts.ts';
import { met, remember } from '../../settings/met.ts';
import { set, settings } from '../../settings/settings.ts';
import { texts } from '../../texts/texts.ts';
import { useGame } from '../playing.ts';
import { Brief } from './Brief.tsx';
import { RuleButton } from './Rule.tsx';
import './guidance.css';

/** The turn in which something was met last: the next thing waits for another. */
const lastMet = signal(-1);

export function Guidance() {
  const { view, seats, told } = useGame().latest.value!;
  const { waiting } = view;
  if (!isSpoken.value || !settings.value.guidance || !waiting || !view.choices.length || seats[waiting.seat]?.kind !== 'person')
    return null;
  const tips: Partial<Record<QuestionKind, string>> = texts().play.guidance;
  const tip = met.value.includes(waiting.kind) ? undefined : tips[waiting.kind];
  if (tip !== undefined) return <Told id={waiting.kind} text={tip} topic={waiting.kind} turn={view.turn} />;
  const meeting = lastMet.value === view.turn ? null : meetingAt(view, told, met.value);
  return meeting && <Told {...meeting} text={said(meeting)} turn={view.turn} />;
}
interface ToldProps extends Pick<Meeting, 'id' | 'topic'>, Partial<Pick<Meeting, 'picture' | 'lies'>> {
  text: string;
  turn: number;
}
function Told({ id, text, topic, picture, lies = null, turn }: ToldProps) {
  const { play } = texts();
  return (
    <>
      {lies === null ? null : <MeetingRings lies={lies} />}
      <Brief key={id}>
        <aside class="guidance" aria-live="polite">
          {picture ? <MeetingPicture picture={picture} size={32} /> : null}
          <p>{text}</p>
          <button
            type="button"
            class="button"
            onClick={() => {
              if (picture) lastMet.value = turn;
              remember(id);
            }}
          >
            {play.understood}
          </button>
          <RuleButton topic={topic}>{meetingTexts().showRule}</RuleButton>
          <button type="button" class="button plain" onClick={() => set({ guidance: false })}>
            {play.noGuidance}
          </button>
        </aside>
      </Brief>
    </>
  );
}
