/** Friend or enemy, by shape and colour, where there are teams; 26 units wide, around its middle. */
import './team-mark.css';

export function TeamMark({ isFriend }: { isFriend: boolean }) {
  return (
    <g class="team-mark" data-friend={isFriend}>
      {isFriend ? <circle r="10.5" /> : <path d="M0 -13L13 0L0 13L-13 0Z" />}
      {isFriend ? <circle class="inner" r="4" /> : <path class="inner" d="M-4 -4L4 4M4 -4L-4 4" />}
    </g>
  );
}
