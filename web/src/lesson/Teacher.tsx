/** What the teacher says, above what is asked: the answer to what was just done; else what is to be done now. */
import { saying } from '@peerless/engine/lessons';
import { useRef } from 'preact/hooks';
import { accents, Portrait } from '../look/art.tsx';
import { Icon } from '../look/Icon.tsx';
import { useGame } from '../play/playing.ts';
import { lang, spoken } from '../texts/texts.ts';
import type { Teaching } from './teaching.ts';
import { lessonTexts } from './texts.ts';
import './teacher.css';

interface TeacherProps {
  teaching: Teaching;
  again(): void;
}
export function Teacher({ teaching, again }: TeacherProps) {
  const { lesson, progress, step } = teaching;
  const { tips } = useGame();
  const said = saying(lesson, progress.value, lang());
  if (!said || !step.value) return null;
  const isInTheWay = teaching.givesWay.value && tips.told.value !== null;
  return (
    <aside class="teacher" data-at-once data-awaits={'next' in step.value.awaits ? 'next' : 'doing'} style={accents(lesson.teacher)}>
      <TeacherMenu teaching={teaching} again={again} />
      {isInTheWay ? null : (
        <div class="words">
          <p class={said.isAnswer ? 'reply' : ''}>{said.says}</p>
        </div>
      )}
      {said.isAnswer ? <Heard teaching={teaching} /> : <Doing teaching={teaching} />}
      <Way teaching={teaching} />
    </aside>
  );
}

/** Whoever wants to hear the step again need not do anything else first. */
function Heard({ teaching }: { teaching: Teaching }) {
  return (
    <div class="doing-so">
      <button type="button" class="button" data-named="now" onClick={teaching.heard}>
        {lessonTexts().now}
      </button>
    </div>
  );
}
/** What can be done beside what the step asks for. */
function Doing({ teaching }: { teaching: Teaching }) {
  const game = useGame();
  const { awaits, isFree } = teaching.step.value!;
  const { view } = game.latest.value!;
  const { next, hint } = lessonTexts();
  if (!('next' in awaits) && !isFree) return null;
  return (
    <div class="doing-so">
      {'next' in awaits ? (
        <button type="button" class="button main" data-offered="true" onClick={teaching.next}>
          {next}
        </button>
      ) : null}
      {isFree ? (
        <button type="button" class="button" data-named="hint" disabled={!view.choices.length} onClick={game.advise}>
          <Icon name="hint" size={18} />
          {hint}
        </button>
      ) : null}
    </div>
  );
}
/** How far it is: a pip for each step. */
function Way({ teaching: { lesson, progress } }: { teaching: Teaching }) {
  const at = progress.value.ended.length;
  return (
    <div class="way-so-far" role="img" aria-label={lessonTexts().step(at + 1, lesson.steps.length)}>
      {lesson.steps.map(({ id }, n) => (
        <i key={id} data-is={n < at ? 'over' : n === at ? 'now' : 'ahead'} />
      ))}
    </div>
  );
}

/** The portrait opens it: to play on alone, or to begin again. */
function TeacherMenu({ teaching, again }: TeacherProps) {
  const menu = useRef<HTMLDialogElement>(null);
  const { teacher } = teaching.lesson;
  const said = lessonTexts();
  const label = said.menu(spoken(teacher));
  return (
    <>
      <button type="button" class="face" aria-label={label} title={label} onClick={() => menu.current?.showModal()}>
        <span class="round">
          <Portrait hero={teacher} />
        </span>
        <span class="more" aria-hidden="true" />
      </button>
      <dialog
        ref={menu}
        class="teacher-menu"
        aria-label={label}
        onClick={(event) => event.target === menu.current && menu.current?.close()}
      >
        <form method="dialog">
          <button type="submit" class="button" onClick={() => teaching.turn(true)}>
            {said.off}
          </button>
          <button type="submit" class="button" onClick={again}>
            {said.again}
          </button>
          <button type="submit" class="button plain">
            {said.close}
          </button>
        </form>
      </dialog>
    </>
  );
}

/** Says it aloud, wherever it stands on the screen. */
export function TeacherAloud({ teaching: { lesson, progress } }: { teaching: Teaching }) {
  const said = saying(lesson, progress.value, lang());
  return (
    <p class="unseen" aria-live="polite">
      {said?.says ?? ''}
    </p>
  );
}
/** Among the tools of the table while the teacher is silent. */
export function TeacherBack({ teaching: { lesson, progress, turn } }: { teaching: Teaching }) {
  const { on } = lessonTexts();
  if (!progress.value.isOff) return null;
  return (
    <button type="button" class="button plain teacher-back" aria-label={on} title={on} onClick={() => turn(false)}>
      <span class="round">
        <Portrait hero={lesson.teacher} />
      </span>
    </button>
  );
}
