/** Somebody who has been told of every kind of question: what comes next is of things and heroes. */
import { QUESTIONS } from '@peerless/engine';
import type { Page } from 'playwright-core';

export async function alreadyTold(page: Page, more: readonly string[] = []): Promise<void> {
  await page.evaluate((met) => localStorage.setItem('peerless.met', JSON.stringify(met)), [...QUESTIONS, ...more]);
  await page.reload();
}
