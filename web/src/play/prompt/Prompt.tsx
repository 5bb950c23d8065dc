/** What is asked of whom, with a button for every answer that is neither on the board nor in the hand. The one dark band of the table. */
import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { accents } from '../../look/art.tsx';
import { abilityOf, askAgain, isDeclined } from '../../settings/declined.ts';
import { language, named, texts } from '../../texts/texts.ts';
import type { GameScreen } from '../game.ts';
import { Lifted } from '../hand/Lifted.tsx';
import { isOneOfTwo } from '../own-seat.ts';
import { Speaker, useGame } from '../playing.ts';
import { Actions, Answers } from './Answers.tsx';
import { Considered } from './Considered.tsx';
import { Latest } from './Latest.tsx';
import { Notice } from './Notice.tsx';
import { Outcome } from './Outcome.tsx';
import { PressAgain } from './PressAgain.tsx';
import { RuleButton } from './Rule.tsx';
import { Waiting } from './Waiting.tsx';
import './answers.css';
import './prompt.css';

/** `clockOf`: what is left to a seat, where time runs. */
export function Prompt({ clockOf }: { clockOf?: (seat: number) => ComponentChildren }) {
  const game = useGame();
  const update = game.newest.value!;
  const { view, curtain, seats } = update;
  const { waiting, choices } = view;
  const { play } = texts();
  const cast = game.cast();
  const speaker = useContext(Speaker);
  const teacher = speaker?.says;
  if (game.past.value !== null)
    return (
      <Band asked={<p class="asked">{play.looking(game.past.value.view.turn)}</p>}>
        <button type="button" class="button main" onClick={() => game.lookAt(null)}>
          {play.backToNow}
        </button>
      </Band>
    );
  const isMine = waiting !== null && choices.length > 0 && seats[waiting.seat].kind === 'person' && game.byItself.value !== view.seq;
  if (game.isTelling.value && game.event.value && (!isMine || curtain !== null))
    return (
      <Band above={teacher} asked={<p class="asked told">{language().event(game.event.value, cast)}</p>}>
        <button type="button" class="button" onClick={game.skip}>
          {play.skip}
        </button>
      </Band>
    );
  if (view.over || !waiting || curtain !== null) return <section class="prompt" data-part="prompt" data-scrolls />;
  const ability = abilityOf(update, waiting);
  const { hero } = view.seats[waiting.seat];
  if (game.lifted.value !== null && typeof view.eyes === 'number')
    return (
      <section class="prompt" data-part="prompt" data-scrolls aria-label={play.prompt} style={accents(hero)}>
        {teacher}
        <Lifted seat={view.eyes} card={game.lifted.value} />
      </section>
    );
  const asked = (
    <>
      {isMine ? (
        <p aria-live="polite" class="asked">
          {isOneOfTwo(update, game.host, waiting.seat) ? <b class="for-whom">{named('fighter', hero, hero)}: </b> : null}
          {isShownYet(game) ? language().prompt(waiting, cast) : play.soon(language().prompt(waiting, cast))}
        </p>
      ) : (
        <Waiting seat={waiting.seat} hero={hero} clock={clockOf?.(waiting.seat)} />
      )}
      {isMine ? <RuleButton topic={waiting.kind} /> : null}
    </>
  );
  const above = (
    <>
      {teacher}
      <Notice speaker={speaker} />
    </>
  );
  return (
    <Band label={play.prompt} above={above} asked={asked} hero={hero} isMine={isMine}>
      {isMine ? <Considered /> : null}
      {isMine ? waiting.kind === 'action' ? <Actions /> : <Answers /> : null}
      {isMine && ability && choices.some(({ pass }) => pass) ? (
        <button
          type="button"
          class="button plain"
          aria-pressed={isDeclined(ability)}
          onClick={() => (isDeclined(ability) ? askAgain(ability) : game.sure.press(ALWAYS_NO, () => game.decline(ability)))}
        >
          {play.alwaysNo}
          {game.sure.armed.value === ALWAYS_NO ? <PressAgain /> : null}
        </button>
      ) : null}
    </Band>
  );
}
/** Whose turn it is now is not shown before what led to it. */
const isShownYet = ({ latest, newest }: GameScreen): boolean => latest.value!.view.turn === newest.value!.view.turn;
const ALWAYS_NO = 'always no';

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
      {hero === undefined ? null : <Outcome />}
      <div class="answers">{children}</div>
      <Latest />
    </section>
  );
}
