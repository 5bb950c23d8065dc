/** The buttons of the prompt. */
import { ACTIONS, type Described, type QuestionKind } from '@peerless/engine';
import { language, texts } from '../../texts/texts.ts';
import { rankOf } from '../hints/hints.ts';
import { isPlaced } from '../picked.ts';
import { useGame } from '../playing.ts';
import { Stands } from '../Stands.tsx';
import { answerSurely, isArmed } from './answering-surely.ts';
import { CardAnswers } from './CardAnswers.tsx';
import { PressAgain } from './PressAgain.tsx';

import '../hints/hinted.css';

const hintClass = (rank: number | undefined): string => (rank === undefined ? '' : 'hinted');

/** Every action, also those that cannot be chosen now: they say why. */
export function Actions() {
  const game = useGame();
  const { view, reasons } = game.newest.value!;
  const waiting = view.waiting!;
  const cast = game.cast();
  return (
    <>
      {ACTIONS.map((action) => {
        const [choice] = game.find({ action });
        const reason = reasons.actions[action];
        return (
          <button
            key={action}
            type="button"
            class={`button main ${hintClass(rankOf(game, choice))}`}
            data-hint={rankOf(game, choice)}
            aria-disabled={choice === undefined}
            data-offered={choice !== undefined}
            data-choice={choice}
            title={reason ? language().reason(reason, cast) : undefined}
            aria-pressed={isArmed(game, choice) || undefined}
            onClick={() => {
              if (choice !== undefined) answerSurely(game, choice);
              else if (reason) game.problem.value = language().reason(reason, cast);
            }}
          >
            {language().choice({ kind: 'action', seat: waiting.seat, action }, cast, waiting)}
            {isArmed(game, choice) ? <PressAgain /> : null}
          </button>
        );
      })}
    </>
  );
}

/** A button for every answer that is neither on the board nor in the hand. */
export function Answers() {
  const game = useGame();
  const { view, answers } = game.newest.value!;
  const { choices } = view;
  const waiting = view.waiting!;
  const { play } = texts();
  const { hand } = view.seats[waiting.seat];
  const cast = game.cast();
  /** Who says no is told what follows, where the rules settle it. */
  const said = (choice: Described, isOnly: boolean): string => {
    if (choice.pass && isOnly && waiting.kind === 'defense') return play.cannotDefend;
    const declined: Partial<Record<QuestionKind, string>> = play.declined;
    return (choice.pass && declined[waiting.kind]) || language().choice(choice, cast, waiting);
  };
  const shown = choices.map((each, i) => ({ each, choice: answers[i] })).filter(({ each, choice }) => !isPlaced(choice, each, hand));
  const cards = shown.filter(({ each }) => each.card !== undefined);
  return (
    <>
      {cards.length ? <CardAnswers cards={cards.map(({ each, choice }) => ({ card: each.card!, choice }))} /> : null}
      {shown.map(({ each, choice }) =>
        each.card !== undefined ? null : (
          <button
            key={choice}
            type="button"
            data-offered="true"
            data-choice={choice}
            class={`button ${each.pass ? '' : 'main'} ${hintClass(rankOf(game, choice))}`}
            data-hint={rankOf(game, choice)}
            aria-pressed={isArmed(game, choice) || undefined}
            onClick={() => answerSurely(game, choice)}
          >
            {said(each, choices.length === 1)}
            {each.opponent === undefined ? null : <Stands view={view} seat={each.opponent} />}
            {isArmed(game, choice) ? <PressAgain /> : null}
          </button>
        ),
      )}
    </>
  );
}
