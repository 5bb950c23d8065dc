/** What is asked of whom, with a button for every answer that is neither on the board nor in the hand. The one dark band of the table. */
import type { ComponentChildren } from 'preact';
import { accents } from '../../look/art.tsx';
import { abilityOf, askAgain, isDeclined } from '../../settings/declined.ts';
import { language, spoken, texts } from '../../texts/texts.ts';
import { Lifted } from '../hand/Lifted.tsx';
import { useGame } from '../playing.ts';
import { Actions, Answers } from './Answers.tsx';
import { Notice } from './Notice.tsx';
import { RuleButton } from './Rule.tsx';
import './answers.css';
import './prompt.css';

export function Prompt() {
  const game = useGame();
  const update = game.latest.value!;
  const { view, curtain, seats } = update;
  const { waiting, choices } = view;
  const { play } = texts();
  const cast = game.cast();
  if (game.past.value !== null)
    return (
      <Band asked={<p class="asked">{play.looking(game.past.value.view.turn)}</p>}>
        <button type="button" class="button main" onClick={() => game.lookAt(null)}>
          {play.backToNow}
        </button>
      </Band>
    );
  if (game.isTelling.value && game.event.value)
    return (
      <Band asked={<p class="asked told">{language().event(game.event.value, cast)}</p>}>
        <button type="button" class="button" onClick={game.skip}>
          {play.skip}
        </button>
      </Band>
    );
  if (view.over || !waiting || curtain !== null) return <section class="prompt" data-part="prompt" data-scrolls />;
  const isMine = choices.length > 0 && seats[waiting.seat].kind === 'person' && game.byItself.value !== view.seq;
  const ability = abilityOf(update, waiting);
  const { hero } = view.seats[waiting.seat];
  if (game.lifted.value !== null && typeof view.eyes === 'number')
    return (
      <section class="prompt" data-part="prompt" data-scrolls aria-label={play.prompt} style={accents(hero)}>
        <Lifted seat={view.eyes} card={game.lifted.value} />
      </section>
    );
  const asked = (
    <>
      <p aria-live="polite" class="asked">
        {isMine ? language().prompt(waiting, cast) : play.waitsFor(spoken(hero))}
      </p>
      {isMine ? <RuleButton topic={waiting.kind} /> : null}
    </>
  );
  return (
    <Band label={play.prompt} above={<Notice />} asked={asked} hero={hero} isMine={isMine}>
      {isMine ? waiting.kind === 'action' ? <Actions /> : <Answers /> : null}
      {isMine && ability && choices.some(({ pass }) => pass) ? (
        <button
          type="button"
          class="button plain"
          aria-pressed={isDeclined(ability)}
          onClick={() => (isDeclined(ability) ? askAgain(ability) : game.decline(ability))}
        >
          {play.alwaysNo}
        </button>
      ) : null}
    </Band>
  );
}
interface BandProps {
  label?: string;
  above?: ComponentChildren;
  asked: ComponentChildren;
  children: ComponentChildren;
  /** Who is asked. */
  hero?: string;
  isMine?: boolean;
}
/** What is said about the question stands above it, the answers below. */
function Band({ label, above, asked, children, hero, isMine = true }: BandProps) {
  return (
    <section
      class="prompt"
      data-part="prompt"
      data-scrolls
      aria-label={label}
      data-mine={isMine}
      style={hero === undefined ? {} : accents(hero)}
    >
      {above}
      <div class="asking">{asked}</div>
      <div class="answers">{children}</div>
    </section>
  );
}
