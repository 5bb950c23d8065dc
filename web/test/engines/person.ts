/** Somebody at a device: finds things by role and name, and presses them where they are. */
import type { Point } from '../in-page/reach.ts';
import type { Tab } from './engine.ts';
import type * as finder from './finder.ts';
import type { Sought } from './finder.ts';
import { ERRORS } from './prepared.ts';

/** Milliseconds until what is waited for is given up. */
const PATIENCE = 30_000;
const PAUSE = 30;

export interface Person {
  tab: Tab;
  sees(sought: Sought): Promise<boolean>;
  texts(sought: Sought): Promise<string[]>;
  value(sought: Sought): Promise<string | null>;
  waitFor(sought: Sought): Promise<void>;
  click(sought: Sought): Promise<void>;
  /** Names of everything that answers the question now. */
  offered(): Promise<string[]>;
  /** Presses one of them; false if it cannot be pressed at this moment. */
  choose(index: number): Promise<boolean>;
  errors(): Promise<string[]>;
}

export function person(tab: Tab): Person {
  const ask = <K extends keyof typeof finder>(what: K, ...args: Parameters<(typeof finder)[K]>) =>
    tab.run<Awaited<ReturnType<(typeof finder)[K]>>>(`finder.${what}(${args.map(source).join()})`);
  const press = async (place: Point | null): Promise<boolean> => {
    if (place) await tab.press(place.x, place.y);
    return place !== null;
  };
  const sees = async (sought: Sought): Promise<boolean> => (await ask('count', sought)) > 0;
  return {
    tab,
    sees,
    texts: (sought) => ask('texts', sought),
    value: (sought) => ask('value', sought),
    waitFor: (sought) => until(() => sees(sought), `there is no ${source(sought)}`),
    click: (sought) => until(async () => press(await ask('place', sought)), `there is no ${source(sought)} to press`),
    offered: () => ask('offered'),
    choose: async (index) => press(await ask('placeOfOffer', index)),
    errors: async () => [...tab.errors.splice(0), ...(await tab.run<string[]>(`JSON.parse(sessionStorage.getItem('${ERRORS}') ?? '[]')`))],
  };
}

/** As it is written in a program. */
const source = (value: unknown): string => {
  if (value instanceof RegExp) return String(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, each]) => `${key}: ${source(each)}`)
    .join(', ')} }`;
};

export async function until(holds: () => Promise<boolean>, otherwise: string, patience = PATIENCE): Promise<void> {
  for (const start = Date.now(); !(await holds()); await new Promise((resolve) => setTimeout(resolve, PAUSE)))
    if (Date.now() - start > patience) throw new Error(`${otherwise} after ${patience / 1000} s`);
}
