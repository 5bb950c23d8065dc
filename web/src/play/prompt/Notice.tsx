import { askAgain, type Declined, isDeclined } from '../../settings/declined.ts';
import { language, texts } from '../../texts/texts.ts';
import { type Speaking, useGame } from '../playing.ts';
import { Brief } from './Brief.tsx';
import { Dismiss } from './Dismiss.tsx';
import { Guidance } from './Guidance.tsx';
import { HintLines } from './HintLines.tsx';
import './advice.css';

/** One thing at a time lies over the board: why something cannot be chosen, the hint that was asked for, what was declined by itself, or a tip for newcomers, unless somebody else speaks to them. */
export function Notice({ speaker }: { speaker: Speaking | undefined }) {
  const { problem, advice, declined, latest } = useGame();
  const ability = declined.value;
  if (problem.value)
    return (
      <div class="advice problem" role="alert">
        {problem.value}
        <Dismiss label={texts().play.dismiss} dismiss={() => (problem.value = null)} />
      </div>
    );
  if (advice.value)
    return (
      <Brief key="hint">
        <HintLines />
      </Brief>
    );
  const isOwn = ability?.seat === latest.value!.view.eyes && isDeclined(ability);
  if (isOwn) return <DeclinedLine ability={ability} />;
  return speaker?.givesWay === false ? null : <Guidance isTaught={speaker !== undefined} />;
}
function DeclinedLine({ ability }: { ability: Declined }) {
  const { play, settings } = texts();
  const { hush } = useGame();
  return (
    <div class="advice" role="status">
      <span>{play.alwaysDeclined(language().name('fighter', ability.hero, ability.hero))}</span>
      <button type="button" class="button" onClick={() => askAgain(ability)}>
        {settings.askAgain}
      </button>
      <Dismiss label={play.dismiss} dismiss={hush} />
    </div>
  );
}
