/** One line that says what is asked of whom, and a button for every answer that is neither on the board nor in the hand. */
import { ACTIONS, type Described, type QuestionKind } from '@peerless/engine';
import type { ComponentChildren } from 'preact';
import { CardFace, nameOfCard } from '../look/Card.tsx';
import { heroNamed } from '../look/known.ts';
import { linkTo } from '../route.ts';
import { abilityOf, askAgain, type Declined, isDeclined } from '../settings/declined.ts';
import { language, percent, spoken, words } from '../words/words.ts';
import { Guidance } from './Guidance.tsx';
import { isPlaced } from './picked.ts';
import { useGame } from './playing.ts';
import { whyBetter } from './why.ts';
import './prompt.css';

export function Prompt() {
  const game = useGame();
  const update = game.latest.value!;
  const { view, answers, curtain, seats, reasons } = update;
  const { waiting, choices } = view;
  const { play } = words();
  const table = game.table();
  /** Who says no is told what follows, where the rules settle it. */
  const said = (choice: Described, isOnly: boolean): string => {
    if (choice.pass && isOnly && waiting?.kind === 'defense') return play.cannotDefend;
    const declined: Partial<Record<QuestionKind, string>> = play.declined;
    return (choice.pass && declined[waiting!.kind]) || language().choice(choice, table, waiting!);
  };
  if (game.past.value !== null)
    return (
      <Sheet asked={<p class="asked">{play.looking(game.past.value.view.turn)}</p>}>
        <button type="button" class="button main" onClick={() => game.lookAt(null)}>
          {play.backToNow}
        </button>
      </Sheet>
    );
  if (game.isTelling.value && game.line.value)
    return (
      <Sheet asked={<p class="asked told">{language().event(game.line.value, table)}</p>}>
        <button type="button" class="button" onClick={game.skip}>
          {play.skip}
        </button>
      </Sheet>
    );
  if (view.over || !waiting || curtain !== null) return <section class="prompt" />;
  const isMine = choices.length > 0 && seats[waiting.seat].kind === 'person';
  const hand = isMine ? view.seats[waiting.seat].hand : [];
  const ability = abilityOf(update, waiting);
  const asked = (
    <>
      <p aria-live="polite" class="asked">
        {isMine ? language().prompt(waiting, table) : play.waitsFor(spoken(view.seats[waiting.seat].hero))}
      </p>{' '}
      {isMine ? (
        <a class="rule" href={linkTo('learn', waiting.kind)} target="_blank" rel="noreferrer">
          {play.rule}
        </a>
      ) : null}
    </>
  );
  return (
    <Sheet label={play.prompt} above={<Notice />} asked={asked}>
      {waiting.kind === 'action' && isMine
        ? ACTIONS.map((action) => {
            const [choice] = game.find({ action });
            const reason = reasons.actions[action];
            return (
              <button
                key={action}
                type="button"
                class="button main"
                aria-disabled={choice === undefined}
                title={reason ? language().reason(reason, table) : undefined}
                onClick={() => {
                  if (choice !== undefined) game.answer(choice);
                  else if (reason) game.problem.value = language().reason(reason, table);
                }}
              >
                {language().choice({ kind: 'action', seat: waiting.seat, action }, table, waiting)}
              </button>
            );
          })
        : choices.map((each, i) => {
            if (!isMine || isPlaced(answers[i], each, hand)) return null;
            const owner = each.card === undefined ? undefined : ownerOf(each.card, view.setup.heroes, waiting.seat);
            return (
              <button
                key={answers[i]}
                type="button"
                class={`button ${each.pass ? '' : 'main'} ${owner ? 'with-card' : ''}`}
                onClick={() => game.answer(answers[i])}
              >
                {owner ? <CardFace hero={owner.hero} card={owner.card} /> : said(each, choices.length === 1)}
                {owner ? <span class="unseen">{nameOfCard(owner.hero, owner.card.id)}</span> : null}
              </button>
            );
          })}
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
    </Sheet>
  );
}
interface SheetProps {
  label?: string;
  above?: ComponentChildren;
  asked: ComponentChildren;
  children: ComponentChildren;
}
/** What is asked and the answers keep their places; what comes above them covers the board. */
function Sheet({ label, above, asked, children }: SheetProps) {
  return (
    <section class="prompt" aria-label={label}>
      <div class="sheet">
        {above}
        <div class="asking">{asked}</div>
        <div class="answers">{children}</div>
      </div>
    </section>
  );
}
/** Whose card it is: the seat's own first. */
function ownerOf(card: string, heroes: readonly string[], seat: number) {
  for (const id of [heroes[seat], ...heroes]) {
    const hero = heroNamed(id);
    const found = hero.deck.find((each) => each.id === card);
    if (found) return { hero, card: found };
  }
  return undefined;
}

/** One thing at a time lies over the board: why something cannot be chosen, the hint that was asked for, what was declined by itself, or a tip for newcomers. */
function Notice() {
  const { problem, advice, declined, latest } = useGame();
  const ability = declined.value;
  if (problem.value)
    return (
      <div class="problem" role="alert">
        {problem.value}
        <Dismiss label={words().play.dismiss} dismiss={() => (problem.value = null)} />
      </div>
    );
  if (advice.value) return <HintLines />;
  const isOwn = ability?.seat === latest.value!.view.eyes && isDeclined(ability);
  return isOwn ? <DeclinedLine ability={ability} /> : <Guidance />;
}
function Dismiss({ label, dismiss }: { label: string; dismiss: () => void }) {
  return (
    <button type="button" class="button plain" onClick={dismiss} aria-label={label}>
      ×
    </button>
  );
}
function DeclinedLine({ ability }: { ability: Declined }) {
  const { play, settings } = words();
  const { hush } = useGame();
  return (
    <div class="advice" role="status">
      <span>{play.alwaysDeclined(language().name('fighter', ability.hero, ability.hero))}</span>
      <button type="button" class="button" onClick={() => askAgain(ability)}>
        {settings.askAgain}
      </button>
      <Dismiss label={play.dismiss} dismiss={hush} />
    </div>
  );
}
function HintLines() {
  const game = useGame();
  const said = game.advice.value;
  if (!said) return null;
  const { waiting, setup, choices } = game.latest.value!.view;
  const { play } = words();
  const [best, second] = said.advice;
  if (!second && said.isDone)
    return (
      <div class="advice" role="status">
        <span>
          {choices.length === 1 ? play.onlyChoice : play.sameChoices}{' '}
          <b>{language().choice(best.choice, game.table(), waiting ?? undefined)}</b>
        </span>
        <Dismiss label={play.dismiss} dismiss={() => (game.advice.value = null)} />
      </div>
    );
  return (
    <div class="advice" aria-live="polite" aria-busy={!said.isDone}>
      <ol>
        {said.advice.map(({ choice, chance }, n) => (
          <li key={JSON.stringify(choice)}>
            <b>{language().choice(choice, game.table(), waiting ?? undefined)}</b> {play.wins(percent(chance))}
            {n === 0 && second && said.isDone ? ` ${play.betterBy(percent(Math.max(0, best.chance - second.chance)))}` : ''}
            {n === 0 && waiting ? <p>{whyBetter(said.advice, setup, waiting.seat)}</p> : null}
          </li>
        ))}
      </ol>
      <Dismiss label={play.dismiss} dismiss={() => (game.advice.value = null)} />
    </div>
  );
}
