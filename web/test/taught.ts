/** What is wrong with the screen while a lesson is taught: the teacher must be read, and nothing that is asked may be covered. */
import type { LessonStep } from '@peerless/engine/lessons';
import type { Page } from 'playwright-core';

/** Pixels of a button that a small phone may have to scroll to. */
const MAY_SCROLL = 44;

export async function faultsAt(page: Page, step: LessonStep, lang: string): Promise<string[]> {
  await page.locator('.teacher .words').waitFor();
  // What is pointed at is followed a moment later.
  await page.waitForTimeout(120);
  const said = await page.locator('.teacher .words p').last().textContent();
  const laid = await page.evaluate(() => {
    const all = (which: string): Element[] => [...document.querySelectorAll(which)];
    const box = (of: Element): DOMRect => of.getBoundingClientRect();
    const meet = (one: DOMRect, other: DOMRect): boolean =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    const isOutside = ({ left, top, right, bottom }: DOMRect): boolean =>
      left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    const asked = all('.prompt .asking, .prompt .button, .teacher .words');
    const prompt = document.querySelector('.prompt')!;
    return {
      rings: all('.ring-drawn').length,
      covered: all('.arrow-drawn').flatMap((arrow) => asked.filter((each) => meet(box(arrow), box(each))).map((each) => each.textContent)),
      outside: all('.ring-drawn, .arrow-drawn, .teacher, .prompt')
        .filter((each) => isOutside(box(each)))
        .map((each) => each.getAttribute('class')),
      hidden: prompt.scrollHeight - prompt.clientHeight,
    };
  });
  return [
    ...(said === step.says[lang] ? [] : [`says “${said}”`]),
    ...(laid.rings || !step.points?.length ? [] : ['nothing is pointed at']),
    ...laid.covered.map((each) => `an arrow covers “${each}”`),
    ...laid.outside.map((each) => `${each} is outside the window`),
    ...(laid.hidden > MAY_SCROLL ? [`${laid.hidden} pixels of what is asked are hidden`] : []),
  ].map((fault) => `${step.id} (${lang}): ${fault}`);
}
