/** So many tokens, or any number of them, go one after another each to a space that fits, at any distance. */
import { leavesNothing } from '../../../data/amended.ts';
import { PASS, which } from '../../../data/choice.ts';
import { optional } from '../../../data/fields.ts';
import { type Frame, slots } from '../../../data/frame.ts';
import type { Game } from '../../../data/game.ts';
import { offerAll, offerPass } from '../../../data/offers.ts';
import { ASK, type Blank, IMPOSSIBLE, READY, verb } from '../../../data/word.ts';
import type { Effect, Fighter, Spaces } from '../../../data/words.ts';
import { numberOr, type SpacesOf, spaces, spacesThat, upToHighest } from '../../fields.ts';
import { type FighterOf, fighter } from '../../fighters.ts';
import { offerTokens, putToken, tokensOf } from '../../tokens.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    relocateTokens: { do: 'relocateTokens'; count: number | 'any'; where: Spaces; under?: Fighter };
  }
}
export const relocateTokens = (count: number | 'any', where: Spaces): Effect => ({ do: 'relocateTokens', count, where });
/** The token the fighter stands on, if any. */
export const relocateTokenUnder = (under: Fighter, where: Spaces): Effect => ({ do: 'relocateTokens', count: 1, where, under });

const WHICH = 0;
const WHERE = 1;
const FINISHED = 2;
/** The token on its way; `picks` holds those done. */
const { moved } = slots({ moved: 'thing' });

export const word = verb('relocateTokens', {
  also: null,
  said: 'anywhere',
  needs: 'token',
  fields: { count: numberOr('any', upToHighest), where: spaces, under: optional(fighter) },
  opponent: false,
  discloses: false,
  looks: false,
  motif: 'token',
  asks: {
    questions: { token: 'open', tokenTo: 'open' },
    question: (_game, frame) => (frame.step === WHICH ? 'token' : 'tokenTo'),
    who: null,
    slots: { moved },
    picksCards: false,
    mayPick: null,
    about: null,
    aim: null,
    blank(game, frame, args) {
      if (frame.step === WHERE) return offerSpaces(game, frame, args.where, moved.get(frame));
      const done = game.picks.length - frame.picks;
      if (frame.step === FINISHED || done === (args.count === 'any' ? tokensOf(game, frame).length : args.count)) return READY;
      const isAny = offerTokens(
        game,
        frame,
        (token) =>
          !game.picks.includes(token, frame.picks) &&
          isMeant(game, frame, args.under, token) &&
          destinations(game, frame, args.where, token).length > 0,
      );
      if (args.count === 'any' && isAny) offerPass();
      return isAny ? ASK : IMPOSSIBLE;
    },
    fill(game, frame, choice) {
      if (frame.step === WHERE) {
        putToken(game, frame, moved.get(frame), which(choice));
        frame.step = WHICH;
      } else if (choice === PASS) frame.step = FINISHED;
      else {
        moved.set(frame, which(choice));
        game.picks.push(which(choice));
        frame.step = WHERE;
      }
    },
  },
  isPossible: null,
  isVain: null,
  tells: null,
  perform() {},
});
/** Any token, or only the one a fighter stands on. */
const isMeant = (game: Game, frame: Frame, under: FighterOf | undefined, token: number): boolean =>
  under === undefined || tokensOf(game, frame)[token] === game.space[under(game, frame)];
function offerSpaces(game: Game, frame: Frame, where: SpacesOf, token: number): Blank {
  if (tokensOf(game, frame)[token] < 0 && leavesNothing(game)) return IMPOSSIBLE; // its owner has left
  const open = destinations(game, frame, where, token);
  offerAll('space', open);
  return open.length ? ASK : IMPOSSIBLE; // whoever it should go to may have left
}
/** never two tokens of one owner on a space. */
function destinations(game: Game, frame: Frame, where: SpacesOf, token: number): number[] {
  const tokens = tokensOf(game, frame);
  return spacesThat(game, frame, where).filter((space) => space === tokens[token] || !tokens.includes(space));
}
