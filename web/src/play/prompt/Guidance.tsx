/** Short explanations the first time something is met: what is asked, or what matters on the table; can be switched off. */
import type { QuestionKind } from '@peerless/engine';
import { useLayoutEffect } from 'preact/hooks';
import { MeetingPicture } from '../../meetings/MeetingPicture.tsx';
import { MeetingRings } from '../../meetings/MeetingRings.tsx';
import { said } from '../../meetings/said.ts';
import { isSpoken, meetingTexts } from '../../meetings/texts.ts';
import { isMeeting, type Tip } from '../../meetings/tips.ts';
import { set, settings } from '../../settings/settings.ts';
import { texts } from '../../texts/texts.ts';
import { useGame } from '../playing.ts';
import { Brief } from './Brief.tsx';
import { RuleButton } from './Rule.tsx';
import './guidance.css';

/** `isTaught`: what is asked has been explained by somebody who teaches. */
export function Guidance({ isTaught }: { isTaught: boolean }) {
  const { latest, tips } = useGame();
  const update = latest.value!;
  const { view, seats } = update;
  const isWanted = isSpoken.value && settings.value.guidance && view.waiting && seats[view.waiting.seat]?.kind === 'person';
  const explained: Partial<Record<QuestionKind, string>> = isTaught ? {} : texts().play.guidance;
  const tip = isWanted ? tips.at(update, Object.keys(explained)) : null;
  useLayoutEffect(() => tips.tell(tip, view));
  if (!tip) return null;
  const isThing = isMeeting(tip);
  return <Told tip={tip} text={isThing ? said(tip) : explained[tip.id]!} topic={isThing ? tip.topic : tip.id} />;
}
function Told({ tip, text, topic }: { tip: Tip; text: string; topic: string }) {
  const { tips } = useGame();
  const { play } = texts();
  const thing = isMeeting(tip) ? tip : null;
  return (
    <>
      {thing?.lies ? <MeetingRings lies={thing.lies} /> : null}
      <Brief key={tip.id}>
        <aside class="guidance" aria-live="polite">
          {thing ? <MeetingPicture picture={thing.picture} size={32} /> : null}
          <p>{text}</p>
          <button type="button" class="button" onClick={tips.end}>
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
