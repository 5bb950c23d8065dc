/** How far a lesson has come, as it is kept with its game; what is damaged is dropped, and the game is one like any other. */
import { anyText, id, isSound, type Kind, list, optional, orNull, record, wholeFrom, yesOrNo } from '@peerless/engine/kinds';
import type { Progress } from '@peerless/engine/lessons';
import type { InLesson, Kept } from '../host/host.ts';

/** More than any lesson has. */
const MOST = 1_000;
const count = wholeFrom(0, 100_000);
const progress: Kind<Progress> = record<Progress>({
  ended: list(record<Progress['ended'][number]>({ step: id, seq: count }), { most: MOST }),
  isOff: yesOrNo,
  said: orNull(record<NonNullable<Progress['said']>>({ answer: count, of: orNull(anyText) })),
  instead: optional(count),
});
const inLesson: Kind<InLesson> = record<InLesson>({ id, progress });

export function withSoundLesson(kept: Kept): Kept {
  if (kept.lesson === undefined || isSound(kept.lesson, inLesson)) return kept;
  const { lesson: _, ...rest } = kept;
  return rest;
}
