/** Short explanations the first time something is met; can be switched off. */
import type { QuestionKind } from '@peerless/engine';
import { linkTo } from '../../route.ts';
import { met, remember } from '../../settings/met.ts';
import { set, settings } from '../../settings/settings.ts';
import { texts } from '../../texts/texts.ts';
import { useGame } from '../playing.ts';
import './guidance.css';

export function Guidance() {
  const { view, seats } = useGame().latest.value!;
  const { play } = texts();
  const { waiting } = view;
  if (!settings.value.guidance || !waiting || !view.choices.length || seats[waiting.seat]?.kind !== 'person') return null;
  const what = waiting.kind;
  const tips: Partial<Record<QuestionKind, string>> = play.guidance;
  const text = tips[what];
  if (!text || met.value.includes(what)) return null;
  return (
    <aside class="guidance">
      <p>{text}</p>
      <button type="button" class="button" onClick={() => remember(what)}>
        {play.understood}
      </button>
      <a class="button plain" href={linkTo('learn', what)}>
        {play.more}
      </a>
      <button type="button" class="button plain" onClick={() => set({ guidance: false })}>
        {play.noGuidance}
      </button>
    </aside>
  );
}
