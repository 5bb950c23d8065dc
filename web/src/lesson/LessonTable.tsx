/** The table of a lesson: a game like any other, with somebody who teaches. */
import type { Lesson } from '@peerless/engine/lessons';
import { effect, useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Kept } from '../host/host.ts';
import { localHost } from '../host/local.ts';
import { reviewOf } from '../play/end/review.ts';
import { type GameScreen, gameScreen } from '../play/game.ts';
import { isPhone } from '../play/layout.ts';
import { TableScreen } from '../play/TableScreen.tsx';
import { go } from '../route.ts';
import { AfterLesson } from './AfterLesson.tsx';
import { again, lessonKept } from './kept.ts';
import { lessonNamed } from './lessons.ts';
import { Pointer } from './Pointer.tsx';
import { Teacher, TeacherAloud, TeacherBack } from './Teacher.tsx';
import { type Teaching, teaching } from './teaching.ts';
import { isSpoken } from './texts.ts';

/** null where there is no such lesson. */
export async function lessonTable(id: string): Promise<ComponentType<{ kept: Kept }> | null> {
  const lesson = await lessonNamed(id);
  return lesson && (({ kept }) => <LessonTable lesson={lesson} kept={kept} />);
}

function LessonTable({ lesson, kept }: { lesson: Lesson; kept: Kept }) {
  const opened = useSignal({ kept, time: 0 });
  /** In its place, or at an address of its own. */
  const open = (next: Kept): void => {
    if (next.id === kept.id) opened.value = { kept: next, time: opened.value.time + 1 };
    else go('play', next.id);
  };
  if (!isSpoken.value) return <main class="page" aria-busy="true" />;
  return <TableOf key={opened.value.time} lesson={lesson} kept={opened.value.kept} open={open} />;
}

interface TableProps {
  lesson: Lesson;
  kept: Kept;
  open(kept: Kept): void;
}
function TableOf({ lesson, kept, open }: TableProps) {
  const { id, progress } = lessonKept(kept);
  const taught = useMemo(() => teaching(lesson, id, progress), [kept]);
  const game = useMemo(() => gameScreen(kept.record.setup, taught.host(localHost(kept, lesson))), [taught]);
  useEffect(() => {
    const unfollow = taught.follow(game);
    return () => {
      unfollow();
      game.close();
    };
  }, [game]);
  useEffect(() => effect(() => putAway(game, taught)), [game]);
  const restart = (): void => void again(game.kept.value ?? kept, lesson).then(open);
  return (
    <TableScreen
      game={game}
      address={['play', kept.id]}
      teacher={taught.step.value ? { says: <Teacher teaching={taught} again={restart} />, givesWay: taught.givesWay.value } : undefined}
      tools={<TeacherBack teaching={taught} />}
      review={reviewOf(kept.id)}
      after={<AfterLesson teaching={taught} again={restart} open={open} />}
    >
      <TeacherAloud teaching={taught} />
      <Pointer teaching={taught} />
    </TableScreen>
  );
}

/** On a phone there is no room for the teacher and for a combat or a scheme that is over, unless the teacher speaks of it. */
function putAway({ isTelling, telling, played }: GameScreen, { step, progress }: Teaching): void {
  const [combat, scheme] = [telling.value, played.value];
  const isSpokenOf = step.value?.points?.some((pointed) => 'part' in pointed && pointed.part === 'combat');
  if (!isPhone() || isTelling.value || isSpokenOf || progress.value.isOff) return;
  if (combat && combat.winner !== null) telling.value = null;
  if (scheme?.isOver) played.value = null;
}
