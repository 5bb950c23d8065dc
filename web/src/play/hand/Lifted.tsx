/** The card that a finger has lifted: its text and what it would do, in the place of what is asked. */

import { Piece } from '../../look/art.tsx';
import { CardLines } from '../../look/CardLines.tsx';
import { nameOfCard, printOf, userOf } from '../../look/card.ts';
import { Icon } from '../../look/Icon.tsx';
import { cardNamed, heroNamed } from '../../look/known.ts';
import { Narrowed } from '../../look/Narrowed.tsx';
import { language, texts } from '../../texts/texts.ts';
import { useGame } from '../playing.ts';
import { Outcome } from '../prompt/Outcome.tsx';
import { putDown, using } from './using.ts';
import './lifted.css';

export function Lifted({ seat, card }: { seat: number; card: string }) {
  const game = useGame();
  const hero = heroNamed(game.latest.value!.view.seats[seat].hero);
  const definition = cardNamed(hero, card)!;
  const use = using(game, seat, card);
  const { play } = texts();
  const facts = [language().cardType(definition.type), userOf(hero, definition)];
  return (
    <div class="lifted">
      <div class="said" data-scrolls>
        <header>
          <h3>
            {definition.value === undefined ? null : <b>{definition.value}</b>}{' '}
            {definition.boost === undefined ? null : (
              <span class="boost">
                <Boost of={definition.boost} />
              </span>
            )}{' '}
            <Narrowed>{nameOfCard(hero, card)}</Narrowed>
          </h3>
          <p class="facts">
            {facts.join(' · ')}
            {definition.boost === undefined ? null : (
              <span class="boost">
                {' · '}
                <Boost of={definition.boost} />
              </span>
            )}
          </p>
          <button type="button" class="button plain" aria-label={play.putDown} onClick={() => putDown(game)}>
            <Icon name="close" />
          </button>
        </header>
        <div class="text">
          <CardLines lines={printOf({ hero, card: definition }).lines} />
        </div>
        <Outcome />
        {use && 'reason' in use ? <p class="reason">{use.reason}</p> : null}
      </div>
      {use && 'use' in use ? (
        <button type="button" class="button main" data-offered="true" aria-pressed={use.isArmed || undefined} onClick={use.use}>
          {use.label}
        </button>
      ) : null}
    </div>
  );
}
function Boost({ of }: { of: number }) {
  return (
    <>
      <Piece name="boost" size={14} />
      <span class="unseen">{texts().play.boost} </span>
      {of}
    </>
  );
}
