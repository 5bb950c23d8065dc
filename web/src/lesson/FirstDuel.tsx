/** The guided duel, offered with what was reached in it. */
import { continued, stepAt } from '@peerless/engine/lessons';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { accents, Portrait } from '../look/art.tsx';
import { linkTo } from '../route.ts';
import { remember } from '../settings/met.ts';
import { gamesOf } from './kept.ts';
import { FIRST, lessonNamed } from './lessons.ts';
import { isSpoken, lessonTexts } from './texts.ts';
import './first-duel.css';

interface Reached {
  teacher: string;
  /** Which step, and of how many, in a game that is not over. */
  at: { step: number; of: number } | null;
  isWon: boolean;
}
async function reached(): Promise<Reached | null> {
  const lesson = await lessonNamed(FIRST);
  if (!lesson) return null;
  const games = await gamesOf(FIRST).catch(() => []);
  const left = games.find(({ over }) => !over)?.lesson;
  const step = left && stepAt(lesson, continued(lesson, left.progress));
  return {
    teacher: lesson.teacher,
    at: step ? { step: lesson.steps.indexOf(step) + 1, of: lesson.steps.length } : null,
    isWon: games.some(({ winners }) => winners.includes(lesson.learner)),
  };
}
function useReached(): Reached | null {
  const found = useSignal<Reached | null>(null);
  useEffect(() => {
    void reached().then((now) => {
      found.value = now;
    });
  }, []);
  return found.value;
}

/** On the page of the rules. */
export function FirstDuel() {
  const now = useReached();
  if (!isSpoken.value) return <aside class="first-duel" aria-busy="true" />;
  const said = lessonTexts();
  return (
    <aside class="first-duel" aria-labelledby="first-duel" style={now ? accents(now.teacher) : {}}>
      <Face teacher={now?.teacher} />
      <div>
        <h2 id="first-duel">{said.first}</h2>
        <p>{said.firstText}</p>
        {now?.at ? <p class="so-far">{said.reached(now.at.step, now.at.of)}</p> : now?.isWon ? <p class="so-far">{said.finished}</p> : null}
      </div>
      <span class="either">
        <a class="button main" href={linkTo('lesson', FIRST)}>
          {now?.at ? said.goOn : now?.isWon ? said.playAgain : said.begin}
        </a>
        <a class="button" href={linkTo('new', 'computer')}>
          {said.playDuel}
        </a>
      </span>
    </aside>
  );
}

/** To somebody who is about to play for the first time; once. */
export function FirstDuelOffer({ dismiss }: { dismiss(): void }) {
  const now = useReached();
  if (!isSpoken.value || !now) return null;
  const said = lessonTexts();
  return (
    <aside class="first-duel" aria-labelledby="first-duel" style={accents(now.teacher)}>
      <Face teacher={now.teacher} />
      <div>
        <h2 id="first-duel">{said.first}</h2>
        <p>{said.firstText}</p>
      </div>
      <span class="either">
        <a class="button main" href={linkTo('lesson', FIRST)} onClick={() => remember(FIRST)}>
          {said.begin}
        </a>
        <button
          type="button"
          class="button"
          onClick={() => {
            remember(FIRST);
            dismiss();
          }}
        >
          {said.known}
        </button>
      </span>
    </aside>
  );
}
const Face = ({ teacher }: { teacher: string | undefined }) => <span class="face">{teacher ? <Portrait hero={teacher} /> : null}</span>;
