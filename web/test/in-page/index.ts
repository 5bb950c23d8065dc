/** What tests ask of the page from inside; the program is handed to it before anything else runs. */
import { laid } from './faults.ts';
import { bring, nextSituation } from './situation.ts';

export const inPage = { laid, nextSituation, bring };
export type InPage = typeof inPage;
Object.assign(globalThis, { inPage });
