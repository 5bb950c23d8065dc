/** After a lesson: a kind word, and a duel; or another try. */
import { heard, saying } from '@peerless/engine/lessons';
import type { Kept } from '../host/host.ts';
import { useGame } from '../play/playing.ts';
import { linkTo } from '../route.ts';
import { lang } from '../texts/texts.ts';
import { fromLastStep } from './kept.ts';
import type { Teaching } from './teaching.ts';
import { lessonTexts } from './texts.ts';
import './after-lesson.css';

interface AfterProps {
  teaching: Teaching;
  again(): void;
  open(kept: Kept): void;
}
export function AfterLesson({ teaching: { lesson, progress }, again, open }: AfterProps) {
  const { learner, setup } = lesson;
  const game = useGame();
  const kept = game.kept.value;
  const said = lessonTexts();
  const isWon = game.latest.value!.view.winners.includes(learner);
  if (!kept) return null;
  const stepBack = (): void => void fromLastStep(kept).then((back) => (back ? open(back) : again()));
  const duel = (
    <a class={`button ${isWon ? 'main' : ''}`} href={linkTo('new', 'computer', setup.heroes[learner])}>
      {said.playDuel}
    </a>
  );
  return (
    <>
      <p class="kind-word">{saying(lesson, heard(progress.value), lang())?.says ?? (isWon ? said.won : said.lost)}</p>
      {isWon ? (
        duel
      ) : (
        <button type="button" class="button main" onClick={stepBack}>
          {said.fromStep}
        </button>
      )}
      <button type="button" class="button" onClick={again}>
        {said.again}
      </button>
      {isWon ? null : duel}
    </>
  );
}
