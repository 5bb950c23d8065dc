/** The hint that was asked for: the best few choices, and why the first is better. */
import { language, percent, texts } from '../../texts/texts.ts';
import { inWords } from '../hints/in-words.ts';
import { useGame } from '../playing.ts';
import { Dismiss } from './Dismiss.tsx';
import { whyBetter } from './why.ts';
import './advice.css';

export function HintLines() {
  const game = useGame();
  const said = game.advice.value;
  if (!said) return null;
  const { waiting, setup, choices } = game.latest.value!.view;
  const { play } = texts();
  const [best, second] = said.advice;
  if (!second && said.isDone)
    return (
      <div class="advice" role="status">
        <span>
          {choices.length === 1 ? play.onlyChoice : play.sameChoices}{' '}
          <b>{language().choice(best.choice, game.cast(), waiting ?? undefined)}</b>
        </span>
        <Dismiss label={play.dismiss} dismiss={() => (game.advice.value = null)} />
      </div>
    );
  return (
    <div class="advice" aria-live="polite" aria-busy={!said.isDone}>
      <ol>
        {said.advice.map(({ choice, chance, line }, n) => (
          <li key={JSON.stringify(choice)}>
            <b>{inWords(choice, line, game.cast(), waiting ?? undefined)}</b> {play.wins(percent(chance))}
            {n === 0 && second && said.isDone ? ` ${play.betterBy(percent(Math.max(0, best.chance - second.chance)))}` : ''}
            {n === 0 && waiting ? <p>{whyBetter(said.advice, setup, waiting.seat)}</p> : null}
          </li>
        ))}
      </ol>
      <Dismiss label={play.dismiss} dismiss={() => (game.advice.value = null)} />
    </div>
  );
}
