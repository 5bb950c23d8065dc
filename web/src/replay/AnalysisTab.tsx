/** What the computer thinks of the game: the curve, the turning points, and what would have been better. */
import type { Decision } from '@peerless/ai';
import { type Choice, describe, explain } from '@peerless/engine';
import { accents } from '../look/art.tsx';
import { inWords } from '../play/hints/in-words.ts';
import { lang, language, named, percent, texts } from '../texts/texts.ts';
import { DEPTHS, type Depth } from './analysing.ts';
import { cardPlayed, isWorthALook, loss } from './better.ts';
import { Curve } from './Curve.tsx';
import { useReplay } from './replay.ts';
import './analysis-tab.css';

export function AnalysisTab() {
  const { analysing, judged, insight } = useReplay();
  const { replay } = texts();
  const { progress, iterations, problem } = analysing;
  if (insight.value === 'spectator') return <p class="game-analysis">{replay.ownOnly}</p>;
  return (
    <section class="game-analysis" tabIndex={0} aria-label={replay.tabs.analysis}>
      {problem.value ? (
        <p class="bad" role="alert">
          {replay.failed} <span lang="en">{problem.value}</span>
        </p>
      ) : null}
      {insight.value === 'all' ? null : <p>{replay.ownOnly}</p>}
      {progress.value === null ? (
        <Begin />
      ) : (
        <div class="doings">
          <progress value={progress.value} aria-label={replay.analysing} />
          <button type="button" class="button" onClick={analysing.cancel}>
            {replay.stop}
          </button>
        </div>
      )}
      {judged.value.length ? <Curve /> : null}
      {iterations.value === null ? null : <BetterMoves />}
    </section>
  );
}
function Begin() {
  const { start, iterations } = useReplay().analysing;
  const { replay } = texts();
  const known = iterations.value;
  return (
    <>
      <p>{known === null ? replay.analyse : replay.lookedAt(known.toLocaleString(lang()))}</p>
      <div class="doings">
        {(Object.keys(DEPTHS) as Depth[]).map((depth) =>
          known !== null && DEPTHS[depth] <= known ? null : (
            <button key={depth} type="button" class="button" onClick={() => start(depth)}>
              {replay.depths[depth]}
            </button>
          ),
        )}
      </div>
    </>
  );
}

/** Of those worth a look, the worst few. */
const MOST = 8;

function BetterMoves() {
  const { judged } = useReplay();
  const { replay } = texts();
  const worst = judged.value
    .filter(isWorthALook)
    .toSorted((a, b) => loss(b) - loss(a))
    .slice(0, MOST)
    .toSorted((a, b) => a.at - b.at);
  return (
    <>
      <h3>{replay.betterMoves}</h3>
      {worst.length ? null : <p>{replay.noBetterMoves}</p>}
      <ol class="better">
        {worst.map((each) => (
          <li key={each.at}>
            <BetterMove decision={each} />
          </li>
        ))}
      </ol>
    </>
  );
}
function BetterMove({ decision }: { decision: Decision }) {
  const { kept, moments, lookAt, cast, match, seq } = useReplay();
  const { replay } = texts();
  const { at, seat, turn, chosen, best, before, after, line = [], isTurningPoint } = decision;
  const game = moments.games[at];
  const hero = match.heroes[seat].id;
  const question = explain(game);
  const said = (choice: Choice): string => language().choice(describe(game, choice), cast(), question ?? undefined);
  const card = cardPlayed(kept.record, moments.games, at);
  return (
    <article class="better-move" style={accents(hero)} data-turning={isTurningPoint}>
      <header>
        <h4>
          {replay.gaveAway(named('fighter', hero, hero), turn)}
          {isTurningPoint ? <span class="turning"> ◆ {replay.turningPoint}</span> : null}
        </h4>
        <button type="button" class="button plain" aria-current={seq.value === at} onClick={() => lookAt(at)}>
          {replay.look}
        </button>
      </header>
      {question ? <p class="asked">{language().prompt(question, cast())}</p> : null}
      <dl>
        <div>
          <dt>{replay.chose}</dt>
          <dd>
            {said(chosen)}
            {card === null ? null : ` (${named('card', card, hero)})`} <b>{percent(after)}</b>
          </dd>
        </div>
        <div>
          <dt>{replay.better}</dt>
          <dd>
            {inWords(describe(game, best[0].choice), line, cast(), question ?? undefined)} <b>{percent(before)}</b>
          </dd>
        </div>
      </dl>
    </article>
  );
}
