/** That something is said to teammates alone: by mark, colour and word. */
import { TeamMark } from '../../look/TeamMark.tsx';
import { tableTexts } from './texts.ts';
import './to-allies.css';

/** `isBrief`: the word is read aloud only. */
export function ToAllies({ isBrief = false }: { isBrief?: boolean }) {
  const word = tableTexts().toTeammate;
  return (
    <span class="to-allies">
      <svg viewBox="-15 -15 30 30" aria-hidden="true">
        <TeamMark isFriend />
      </svg>
      <span class={isBrief ? 'unseen' : undefined}>{word}: </span>
    </span>
  );
}
