/** What a press, a drop or a look on the board of a game means to the game. */
import type { Choice, Described, QuestionKind, Reason, Thing } from '@peerless/engine';
import type { Update } from '@peerless/protocol';
import { doorNumber, spaceNumber } from '@peerless/text/spaces';
import type { Signal } from '@preact/signals';
import { cardNamed, heroNamed } from '../../look/known.ts';
import { language, named, texts } from '../../texts/texts.ts';
import { nameOfFighter } from '../fighters.ts';
import type { GameScreen } from '../game.ts';
import { nameOfUse, putDown, using } from '../hand/using.ts';
import { dropped, droppedCard, type Meant } from '../intents.ts';
import { refusal } from '../refusals.ts';
import { armedIn } from './armed.ts';
import { attackers, type Deed, keyOf, type Offer, ownFighters, type Thing as Pressed, seatOfTokens } from './offers.ts';
import type { BoardActs, Refused } from './pressing.ts';

/** The fighter that the player has taken up, at which moment. */
export type Taken = Signal<{ fighter: string; seq: number } | null>;
export const takenAt = (taken: Taken, seq: number): string | null => (taken.value?.seq === seq ? taken.value.fighter : null);

export function actsOn(game: GameScreen, taken: Taken): BoardActs {
  const now = () => game.newest.value!;
  const inHand = (): string | null => takenAt(taken, now().view.seq);
  const take = (fighter: string | null): void => {
    game.problem.value = null;
    taken.value = fighter === null ? null : { fighter, seq: now().view.seq };
  };
  const letGo = (): void => {
    take(null);
    game.sure.disarm();
  };
  const act = (meant: Meant): void => {
    taken.value = null;
    if (meant && 'choice' in meant) game.answer(meant.choice);
    else if (meant) game.intend(meant.steps);
  };
  /** A second drawing to the same place is a second press; the first one shows under this name what it would do. */
  let drawn = '';
  const draw = (what: string, space: string, name: string, meant: Meant): void => {
    if (drawn !== `${what} ${space}`) game.sure.disarm();
    drawn = `${what} ${space}`;
    game.sure.press(name, () => act(meant));
  };
  const whyNot = async (thing: Refused): Promise<string | null> => {
    const why = await reasonFor(game, thing, inHand());
    return typeof why === 'string' ? why : why && refusal(game, why);
  };
  const refuse = async (thing: Refused): Promise<void> => {
    game.problem.value = await whyNot(thing);
  };
  return {
    press({ thing, deed }, isTouch) {
      if (deed.does === 'take' || deed.does === 'put') {
        game.sure.disarm();
        take(deed.does === 'take' ? deed.fighter : null);
      } else {
        const meant = deed.does === 'choose' ? { choice: deed.choice } : { steps: deed.steps };
        const isFirst = isTouch && isShownFirst(deed, now());
        // The button that plays it stands where a lifted card would.
        if (isFirst) putDown(game);
        game.sure.press(keyOf(thing), () => act(meant), isFirst, labelOf({ thing, deed }, game, inHand()));
      }
    },
    refuse(thing) {
      game.sure.disarm();
      void refuse(thing);
    },
    whyNot(thing) {
      game.sure.disarm();
      return whyNot(thing);
    },
    says: (offer) => said(offer, game),
    names: ({ thing }) => nameOf(thing, game),
    mayHold(fighter) {
      const { kind, about } = now().view.waiting ?? {};
      if (kind === 'action') return now().answers.length > 0 && ownFighters(now()).includes(fighter);
      if (kind === 'moveWhom') return game.find({ fighter }).length > 0;
      return (kind === 'moveTo' || kind === 'placeTo') && about?.fighter === fighter;
    },
    hold(fighter) {
      if (now().view.waiting?.kind === 'action') take(fighter);
    },
    async drop(fighter, space) {
      const could = armedIn(now().view, fighter, await game.prospect(fighter));
      const meant = dropped(now(), fighter, space, could);
      const there = Object.keys(now().view.fighters).find((name) => now().view.fighters[name].space === space);
      if (meant) return draw(fighter, space, keyOf(shownOn(now(), { fighter, space, there })), meant);
      game.sure.disarm();
      await refuse({ space, fighter: there });
      taken.value = null;
    },
    async dropCard(card, space) {
      const own = ownFighters(now());
      const { view } = now();
      const found = own.map(async (name) => [name, armedIn(view, name, await game.prospect(name), card)] as const);
      const prospects = new Map(await Promise.all(found));
      const { type } = cardNamed(heroNamed(now().view.seats[seatOf(now())].hero), card)!;
      const meant = droppedCard(now(), { id: card, type }, space, (fighter) => attackers(own, prospects).has(fighter));
      if (meant) return draw(card, space, nameOfUse(card), meant);
      game.problem.value = await whyNotDropped(game, card, space);
    },
    letGo,
  };
}

/** On what it is shown that one more press does what was drawn: the enemy that is attacked, whom to move, where it goes. */
function shownOn({ view }: Update, { fighter, space, there }: { fighter: string; space: string; there: string | undefined }): Pressed {
  const { kind } = view.waiting!;
  if (kind === 'moveWhom') return { fighter };
  return kind === 'action' && there !== undefined ? { fighter: there } : { space };
}
/** A finger has not pointed at it before: it first sees the way, or who attacks whom. Who does something is only taken up. */
const isShownFirst = ({ does }: Deed, { view }: Update): boolean => does !== 'choose' || !TAKES_UP.includes(view.waiting!.kind);
const TAKES_UP: readonly string[] = ['moveWhom', 'attackWith'] satisfies QuestionKind[];

/** Whose hand lies on the table. */
const seatOf = ({ view }: Update): number => (typeof view.eyes === 'number' ? view.eyes : 0);
/** Why a card does nothing where it was drawn to. */
async function whyNotDropped(game: GameScreen, card: string, space: string): Promise<string> {
  const { view } = game.newest.value!;
  const use = using(game, seatOf(game.newest.value!), card);
  if (use && 'reason' in use) return use.reason;
  const fighter = Object.keys(view.fighters).find((name) => view.fighters[name].space === space);
  const why = use && fighter === undefined ? null : await reasonFor(game, { space, fighter }, null);
  return typeof why === 'string' ? why : why ? refusal(game, why) : texts().play.dropOnEnemy;
}
/** Why not, by the rules, or in words where they have no reason. */
async function reasonFor(game: GameScreen, refused: Refused, taken: string | null): Promise<Reason | string | null> {
  const { view } = game.newest.value!;
  if (view.over || !view.waiting) return { why: 'gameOver' };
  if (!view.choices.length) return { why: 'notYourDecision', seat: view.waiting.seat };
  if ('door' in refused) return { why: view.choices.some(({ door }) => door !== undefined) ? 'doesNotFit' : 'notTheQuestion' };
  const { space, fighter } = refused;
  const by = taken === null ? {} : { by: taken };
  if (view.waiting.kind === 'action' && fighter === undefined && taken === null) return texts().play.takeFirst;
  const isOfSpaces = view.choices.some((choice) => choice.space !== undefined);
  const thing: Thing = fighter === undefined || isOfSpaces ? { space, ...by } : { fighter, ...by };
  return game.host.why(thing);
}

/** What one more press would do. */
export function armedText({ deed: { does } }: Offer, { view: { waiting } }: Update): string {
  const { play } = texts();
  const kind = does === 'choose' ? waiting?.kind : does;
  if (kind === 'attack' || kind === 'target') return play.tapToAttack;
  return kind === 'maneuver' || kind === 'walk' || kind === 'moveTo' ? play.tapToMove : play.pressAgain;
}
/** The same as an answer, on a button. */
function labelOf({ thing, deed }: Offer, game: GameScreen, taken: string | null): string {
  if (!('steps' in deed)) return 'choice' in deed ? answerSaid(deed.choice, game) : '';
  const { seat, about } = game.newest.value!.view.waiting!;
  const fighter = deed.steps.find((step) => step.fighter !== undefined)?.fighter ?? taken ?? about.fighter;
  const attack: Described = { kind: 'action', seat, action: 'attack' };
  const meant: Described = 'space' in thing ? { kind: 'moveTo', seat, fighter, ...thing } : attack;
  const on: Described = 'fighter' in thing && fighter !== undefined ? { kind: 'target', seat, fighter, target: thing.fighter } : meant;
  return language().choice(on, game.cast());
}
function answerSaid(choice: Choice, game: GameScreen): string {
  const { view, answers } = game.newest.value!;
  return language().choice(view.choices[answers.indexOf(choice)], game.cast(), view.waiting ?? undefined);
}
function said({ deed }: Offer, game: GameScreen): string {
  const { play } = texts();
  return deed.does === 'choose' ? answerSaid(deed.choice, game) : play.doing[deed.does];
}
function nameOf(thing: Pressed, game: GameScreen): string {
  const { view } = game.newest.value!;
  const { play } = texts();
  if ('fighter' in thing) return nameOfFighter(thing.fighter, view);
  if ('space' in thing) return play.spaceNumbered(spaceNumber(thing.space));
  if ('door' in thing) return play.door(doorNumber(thing.door), view.doors[thing.door] === 'open');
  const { hero, tokens } = view.seats[seatOfTokens(view)];
  return play.tokenOn(named('token', heroNamed(hero).tokens!.id, hero), spaceNumber(tokens[thing.token]!), null);
}
