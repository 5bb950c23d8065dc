/** Somebody who takes a lesson in a real browser: reads what the teacher says, and does it; or, once at each step, something else. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decide, player } from '@peerless/ai';
import { asked, type Choice, choices, type Described, describe, type Game, mask, replay } from '@peerless/engine';
import { type Lesson, type LessonStep, parseLesson, stepAt, type Wish, wordedAt } from '@peerless/engine/lessons';
import type { Page } from 'playwright-core';
import type { Kept } from '../src/host/host.ts';
import { keep, keptGame } from './kept.ts';

export const firstDuel = (): Lesson =>
  parseLesson(JSON.parse(readFileSync(join(import.meta.dirname, '../../lessons/first-duel.lesson'), 'utf8')));

export type By = 'mouse' | 'finger' | 'keys';
export interface Learner {
  page: Page;
  lesson: Lesson;
  by: By;
  /** Does something else first, at each step. */
  isStubborn?: boolean;
  /** Wants to be told what to do, once nothing is asked for any more. */
  wantsHint?: boolean;
  /** Leaves the lesson at this step. */
  until?: string;
  /** Looks at a step before doing it. */
  look?(step: LessonStep, page: Page): Promise<void>;
}
/** How a lesson went. */
export interface Taken {
  /** The steps that were taught, in their order. */
  steps: string[];
  /** What was done otherwise, and whether the teacher said anything to it, or went on. */
  others: { step: string; did: Described; isAnswered: boolean }[];
  isWon: boolean;
}
/** More than any lesson takes. */
const MOST_ANSWERS = 250;
/** What came of everything else that can be done on the way. */
export interface Tried {
  others: Taken['others'];
  /** What can be pressed after each of them. */
  offered: number[];
}

export async function takeLesson(learner: Learner): Promise<Taken> {
  const { page, lesson } = learner;
  const taken: Taken = { steps: [], others: [], isWon: false };
  for (let n = 0; n < MOST_ANSWERS; n++) {
    const { kept, game } = await theirTurn(page, lesson.learner);
    if (game.over) return { ...taken, isWon: kept.winners.includes(lesson.learner) };
    const step = stepAt(lesson, kept.lesson!.progress);
    if (step && step.id === learner.until) return taken;
    const isNew = step !== null && taken.steps.at(-1) !== step.id;
    if (step && isNew) {
      taken.steps.push(step.id);
      await learner.look?.(wordedAt(lesson, kept.lesson!.progress)!, page);
      if (step.isFree && learner.wantsHint) await hinted(learner);
    }
    if (step && ('next' in step.awaits || 'reads' in step.awaits)) await readOn(learner, step, kept);
    else await answer(learner, game, step, isNew && learner.isStubborn === true, taken);
  }
  throw new Error(`no end after ${MOST_ANSWERS} answers; at ${taken.steps.at(-1)}`);
}

/** Does what the lesson asks for; before it, one after the other and each from where it was, everything else that is legal. */
export async function tryEverything(learner: Learner): Promise<Tried> {
  const { page, lesson } = learner;
  const tried: Tried = { others: [], offered: [] };
  for (let n = 0; n < MOST_ANSWERS; n++) {
    const { kept, game } = await theirTurn(page, lesson.learner);
    const step = game.over ? null : stepAt(lesson, kept.lesson!.progress);
    if (!step || step.isFree) return tried;
    const isRead = 'next' in step.awaits || 'reads' in step.awaits;
    for (const choice of othersThan(wishesOf(step), game)) {
      await choose(learner, game, choice);
      const after = await theirTurn(page, lesson.learner);
      tried.others.push({ step: step.id, did: describe(game, choice), isAnswered: await isAnswered(learner, step, after.kept) });
      tried.offered.push(await page.locator('[data-offered="true"]').count());
      await goBackTo(learner, kept);
    }
    if (isRead) await readOn(learner, step, kept);
    else await answer(learner, game, step, false, { steps: [], others: [], isWon: false });
  }
  throw new Error(`no free play after ${MOST_ANSWERS} answers`);
}
/** As it was kept then, however the game went on. */
async function goBackTo({ page, lesson }: Learner, kept: Kept): Promise<void> {
  await keep(page, [kept]);
  await page.reload();
  await theirTurn(page, lesson.learner);
}

const idOf = (page: Page): string => new URL(page.url()).hash.split('/').at(-1)!;
/** Once the learner is asked, or the game is over, and everything has been shown and kept. */
async function theirTurn(page: Page, seat: number): Promise<{ kept: Kept; game: Game }> {
  for (let n = 0; n < 600; n++) {
    await page.waitForTimeout(30);
    const shown = Number(
      await page
        .locator('main[data-seq]')
        .first()
        .getAttribute('data-seq')
        .catch(() => -1),
    );
    const kept = await keptGame(page, idOf(page)).catch(() => null);
    if (!kept || kept.record.answers.length !== shown) continue;
    const game = replay(kept.record);
    const legal = game.over ? 0 : choices(game).length;
    if (game.over || (asked(game) === seat && legal > 1)) return { kept, game };
  }
  throw new Error(`nobody asks: ${await page.locator('.prompt').textContent()}`);
}

const wishesOf = ({ solution = [], awaits }: LessonStep): Wish[] => [...solution, ...('choose' in awaits ? [awaits.choose] : [])];
const fits = (said: Described, wish: Wish): boolean =>
  Object.entries(wish).every(([field, value]) => said[field as keyof Described] === value);

/** What a step asks for, or what is sensible. */
async function answer(learner: Learner, game: Game, step: LessonStep | null, isOtherwise: boolean, taken: Taken): Promise<void> {
  const legal = choices(game);
  const wishes = step ? wishesOf(step) : [];
  const wanted = wishes.map((wish) => legal.find((choice) => fits(describe(game, choice), wish))).find((choice) => choice !== undefined);
  const other = isOtherwise ? otherThan(wishes, step, game) : undefined;
  const choice = other ?? wanted ?? decide(player('easy', 1), mask(game, asked(game)));
  await choose(learner, game, choice);
  if (other === undefined) return;
  const { kept } = await theirTurn(learner.page, learner.lesson.learner);
  taken.others.push({ step: step!.id, did: describe(game, choice), isAnswered: await isAnswered(learner, step!, kept) });
}
/** The teacher says something to it, or speaks of the next thing. */
const isAnswered = async ({ page, lesson }: Learner, step: LessonStep, { lesson: now }: Kept): Promise<boolean> =>
  stepAt(lesson, now!.progress)?.id !== step.id || (await page.locator('.teacher .reply').count()) > 0;
const othersThan = (wishes: readonly Wish[], game: Game): Choice[] =>
  choices(game).filter((choice) => wishes.every((wish) => !fits(describe(game, choice), wish)));
function otherThan(wishes: readonly Wish[], step: LessonStep | null, game: Game): Choice | undefined {
  const wrong = othersThan(wishes, game);
  const tried = step?.tries?.map(({ choose: wish }) => wrong.find((choice) => fits(describe(game, choice), wish)));
  return tried?.find((choice) => choice !== undefined) ?? (step?.isFree ? undefined : wrong[0]);
}

/** By what is on the screen: a button, a card of the hand, or a space of the board with whoever stands there. */
async function choose(learner: Learner, game: Game, choice: Choice): Promise<void> {
  const { page } = learner;
  const said = describe(game, choice);
  const whom = said.kind === 'target' ? said.target : said.fighter;
  const stands = whom === undefined ? null : await spaceOf(page, whom);
  const ways = [
    `.prompt .answers [data-choice="${choice}"]`,
    ...(said.card === undefined ? [] : [`.hand [data-card="${said.card}"]`]),
    ...(said.space === undefined ? [] : [`[data-space="${said.space}"]`]),
    ...(stands === null ? [] : [`[data-space="${stands}"]`]),
  ];
  for (const way of ways) {
    if (!(await page.locator(way).count())) continue;
    for (let n = 0; n < 3; n++) {
      if ((await seqOf(page)) !== game.seq) return;
      await press(learner, n > 0 && (await page.locator('.lifted .main').count()) ? '.lifted .main' : way);
      if (await isGone(page, game.seq)) return;
    }
  }
  throw new Error(`cannot choose ${JSON.stringify(said)}: ${await page.locator('.prompt').textContent()}`);
}
const seqOf = async (page: Page): Promise<number> => Number(await page.locator('main[data-seq]').getAttribute('data-seq'));
async function isGone(page: Page, seq: number): Promise<boolean> {
  for (let n = 0; n < 20; n++) {
    if ((await seqOf(page)) !== seq) return true;
    await page.waitForTimeout(25);
  }
  return false;
}
/** Where a fighter is drawn: the space that is nearest. */
const spaceOf = (page: Page, fighter: string): Promise<string | null> =>
  page.evaluate((name) => {
    const middle = (of: Element): { x: number; y: number } => {
      const { left, top, width, height } = of.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    };
    const piece = document.querySelector(`[data-fighter="${name}"] .base`);
    if (!piece) return null;
    const at = middle(piece);
    const far = (of: Element): number => Math.hypot(middle(of).x - at.x, middle(of).y - at.y);
    const spaces = [...document.querySelectorAll<HTMLElement>('[data-space]')].sort((a, b) => far(a) - far(b));
    return spaces[0].dataset.space ?? null;
  }, fighter);

async function hinted(learner: Learner): Promise<void> {
  const way = '.teacher [data-named="hint"]';
  if (learner.by === 'keys') {
    await focusOn(learner.page, way, 'Tab');
    await learner.page.keyboard.press('Enter');
  } else await press(learner, way);
  await learner.page.locator('.advice[aria-busy="false"] li').first().waitFor({ timeout: 60_000 });
}
/** Steps that no answer to the game ends; an answer to what was done before is heard first. */
async function readOn(learner: Learner, { awaits }: LessonStep, kept: Kept): Promise<void> {
  if (await learner.page.locator('.teacher .reply').count()) await press(learner, '.teacher [data-named="now"]');
  if ('reads' in awaits) await readCard(learner, awaits.reads, kept);
  else await told(learner, kept, () => press(learner, '.doing-so .main'));
}
async function readCard(learner: Learner, card: string, kept: Kept): Promise<void> {
  const { page, by } = learner;
  const way = `.hand [data-card="${card}"]`;
  await told(learner, kept, async () => {
    if (by === 'mouse') await page.locator(way).first().hover();
    else if (by === 'finger') await press(learner, way);
    else await focusOn(page, way, 'Tab');
  });
  if (by === 'finger') await page.locator('.lifted .plain').first().tap();
  if (by === 'mouse') await page.mouse.move(2, 2);
}
/** Until the teacher has gone on. */
async function told({ page }: Learner, { lesson }: Kept, act: () => Promise<void>): Promise<void> {
  await act();
  for (let n = 0; n < 100; n++) {
    const now = await keptGame(page, idOf(page));
    if (now.lesson!.progress.ended.length > lesson!.progress.ended.length) return;
    await page.waitForTimeout(25);
  }
  throw new Error(`the teacher waits: ${await page.locator('.teacher').textContent()}`);
}

/** Presses what is on the screen, in the way this learner does. */
export async function press({ page, by }: Pick<Learner, 'page' | 'by'>, way: string): Promise<void> {
  const found = page.locator(way).first();
  if (by === 'keys') {
    await focusOn(page, way, 'n');
    return page.keyboard.press('Enter');
  }
  await found.scrollIntoViewIfNeeded();
  const box = await found.boundingBox();
  if (!box) throw new Error(`nothing to press: ${way}`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (by === 'finger') await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}
async function focusOn(page: Page, way: string, key: string): Promise<void> {
  for (let n = 0; n < 120; n++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, way)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`no way to ${way} by ${key}`);
}
