/** The buttons of the prompt. */
import { ACTIONS, type Described, type QuestionKind } from '@peerless/engine';
import { HandFace } from '../../look/HandFace.tsx';
import { heroNamed } from '../../look/known.ts';
import { language, texts } from '../../texts/texts.ts';
import { isPlaced } from '../picked.ts';
import { useGame } from '../playing.ts';

/** Every action, also those that cannot be chosen now: they say why. */
export function Actions() {
  const game = useGame();
  const { view, reasons } = game.latest.value!;
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
            class="button main"
            aria-disabled={choice === undefined}
            data-offered={choice !== undefined}
            title={reason ? language().reason(reason, cast) : undefined}
            onClick={() => {
              if (choice !== undefined) game.answer(choice);
              else if (reason) game.problem.value = language().reason(reason, cast);
            }}
          >
            {language().choice({ kind: 'action', seat: waiting.seat, action }, cast, waiting)}
          </button>
        );
      })}
    </>
  );
}

/** A button for every answer that is neither on the board nor in the hand. */
export function Answers() {
  const game = useGame();
  const { view, answers } = game.latest.value!;
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
  return (
    <>
      {choices.map((each, i) => {
        if (isPlaced(answers[i], each, hand)) return null;
        const owner = each.card === undefined ? undefined : ownerOf(each.card, view.setup.heroes, waiting.seat);
        return (
          <button
            key={answers[i]}
            type="button"
            data-offered="true"
            class={`button ${each.pass ? '' : 'main'} ${owner ? 'with-card' : ''}`}
            onClick={() => game.answer(answers[i])}
          >
            {owner ? <HandFace hero={owner.hero} card={owner.card} /> : said(each, choices.length === 1)}
          </button>
        );
      })}
    </>
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
