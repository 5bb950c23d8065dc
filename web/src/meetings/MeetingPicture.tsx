import { Emblem, Piece, TokenSign } from '../look/art.tsx';
import { heroNamed } from '../look/known.ts';
import { TeamMark } from '../look/TeamMark.tsx';
import type { Picture } from './meetings.ts';

/** The thing that is spoken of. */
export function MeetingPicture({ picture, size }: { picture: Picture; size: number }) {
  if ('piece' in picture) return <Piece name={picture.piece} size={size} />;
  if ('emblem' in picture) return <Emblem hero={picture.emblem} size={size} />;
  return (
    <svg class="art" viewBox="-17 -17 34 34" width={size} height={size} aria-hidden="true">
      {'ally' in picture ? <TeamMark isFriend /> : <TokenSign hero={picture.token} token={heroNamed(picture.token).tokens!.id} size={30} />}
    </svg>
  );
}
