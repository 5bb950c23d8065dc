/** One line that says what is asked of whom, and a button for every answer that is neither on the board nor in the hand. */
import { ACTIONS } from '@peerless/engine';
import { CardFace, nameOfCard } from '../look/Card.tsx';
import { heroNamed } from '../look/known.ts';
import { linkTo } from '../route.ts';
import { language, percent, words } from '../words/words.ts';
import { abilityOf } from './game.ts';
import { isPlaced } from './picked.ts';
import { useGame } from './playing.ts';

export function Prompt() {
  const game = useGame();
  const { view, answers, curtain, seats, reasons } = game.latest.value!;
  const { waiting, choices } = view;
  const { play } = words();
  const problem = game.problem.value;
  const table = game.table();
  const isPast = game.past.value !== null;
  if (isPast)
    return (
      <section class="prompt past">
        <p>{play.looking(game.past.value!.view.turn)}</p>
        <button type="button" class="button main" onClick={() => game.lookAt(null)}>
          {play.backToNow}
        </button>
      </section>
    );
  if (game.isTelling.value && game.line.value)
    return (
      <section class="prompt">
        <p class="asked told">{language().event(game.line.value, table)}</p>
        <button type="button" class="button" onClick={game.skip}>
          {play.skip}
        </button>
      </section>
    );
  if (view.over || !waiting || curtain !== null) return <section class="prompt" />;
  const isMine = choices.length > 0 && seats[waiting.seat].kind === 'person';
  const hand = isMine ? view.seats[waiting.seat].hand : [];
  const ability = abilityOf(waiting);
  return (
    <section class="prompt" aria-label={play.prompt}>
      <p aria-live="polite" class="asked">
        {isMine
          ? language().prompt(waiting, table)
          : play.waitsFor(language().name('fighter', view.seats[waiting.seat].hero, view.seats[waiting.seat].hero))}
      </p>
      {isMine ? (
        <a class="rule" href={linkTo('learn', waiting.kind)} target="_blank" rel="noreferrer">
          {play.rule}
        </a>
      ) : null}
      {problem ? (
        <p class="problem" role="alert">
          {problem}{' '}
          <button type="button" class="button plain" onClick={() => (game.problem.value = null)} aria-label={play.dismiss}>
            ×
          </button>
        </p>
      ) : null}
      <div class="answers">
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
              const said = language().choice(each, table, waiting);
              const owner = each.card === undefined ? undefined : ownerOf(each.card, view.setup.heroes, waiting.seat);
              return (
                <button
                  key={answers[i]}
                  type="button"
                  class={`button ${each.pass ? '' : 'main'} ${owner ? 'with-card' : ''}`}
                  onClick={() => game.answer(answers[i])}
                >
                  {owner ? <CardFace hero={owner.hero} card={owner.card} /> : said}
                  {owner ? <span class="unseen">{nameOfCard(owner.hero, owner.card.id)}</span> : null}
                </button>
              );
            })}
        {isMine && ability && choices.some(({ pass }) => pass) ? (
          <button type="button" class="button plain" onClick={() => game.decline(waiting)}>
            {play.alwaysNo}
          </button>
        ) : null}
      </div>
      <HintLines />
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

function HintLines() {
  const game = useGame();
  const said = game.advice.value;
  if (!said) return null;
  const { waiting } = game.latest.value!.view;
  const { play } = words();
  const [best, second] = said.advice;
  return (
    <div class="advice" aria-live="polite" aria-busy={!said.isDone}>
      <ol>
        {said.advice.map(({ choice, chance }, n) => (
          <li key={JSON.stringify(choice)}>
            <b>{language().choice(choice, game.table(), waiting ?? undefined)}</b> {play.wins(percent(chance))}
            {n === 0 && second && said.isDone ? ` ${play.betterBy(percent(Math.max(0, best.chance - second.chance)))}` : ''}
          </li>
        ))}
      </ol>
    </div>
  );
}
