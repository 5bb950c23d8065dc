import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HEIGHTS, PART_HEIGHTS, PART_WIDTHS, WIDTHS } from './widths.ts';

const ROOT = join(import.meta.dirname, '..');
/** Everybody's: elements, and classes that any screen may use. */
const BASE = 'look/base.css';
/** The smallest text, in pixels; what is set needs a window. */
const SMALLEST = 17 * Number(/least: ([\d.]+)/.exec(readFileSync(join(ROOT, 'settings/settings.ts'), 'utf8'))![1]);

type Sheets = Record<string, string>;
interface Rule {
  /** From the outermost to the innermost. */
  within: string[];
  selector: string;
}

/** Every rule of a sheet, nested ones after what they are nested in. */
function rulesOf(sheet: string): Rule[] {
  const rules: Rule[] = [];
  const within: string[] = [];
  for (const [, head, brace] of sheet.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*)([{};])/g)) {
    if (brace === '}') within.pop();
    if (brace !== '{') continue;
    const selector = head.trim();
    rules.push({ within: [...within], selector });
    within.push(selector);
  }
  return rules;
}
const isAt = (selector: string): boolean => selector.startsWith('@');
/** What a selector only asks about does not say whose it is. */
const firstClass = (selector: string): string | undefined =>
  /\.([a-z][\w-]*)/i.exec(selector.replace(/:(?:has|not)\((?:[^()]|\([^()]*\))*\)/g, ''))?.[1];
const classesOf = (selector: string): string[] => [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, each]) => each);
const parts = (selectors: string): string[] => selectors.split(/,(?!(?:[^()]|\([^()]*\))*\))/).map((each) => each.trim());

function problems(sheets: Sheets): string[] {
  const owners = new Map<string, Set<string>>();
  const found: string[] = [];
  for (const [name, sheet] of Object.entries(sheets)) {
    for (const { within, selector } of rulesOf(sheet)) {
      if (/^@(?:media|container)/.test(selector)) found.push(...offScale(selector).map((size) => `${name}: ${size} in ${selector}`));
      if (isAt(selector) || !within.every((each) => each.startsWith('@media'))) continue;
      for (const part of parts(selector)) {
        const first = firstClass(part);
        if (first !== undefined) owners.set(first, (owners.get(first) ?? new Set()).add(name));
        else if (name !== BASE && !/:has\(|^:root/.test(part)) found.push(`${name}: ${part} is a rule for everything`);
      }
    }
  }
  for (const [each, names] of owners) if (names.size > 1) found.push(`.${each} is of ${[...names].join(' and ')}`);
  return found;
}
/** The sizes of a query that are not on its scale: of widths or heights, of the window or a part of the screen. */
function offScale(query: string): string[] {
  const scales = query.startsWith('@media') ? { width: WIDTHS, height: HEIGHTS } : { width: PART_WIDTHS, height: PART_HEIGHTS };
  return [...query.matchAll(/\(([^()]*)\)/g)].flatMap(([, asked]) => {
    const scale: number[] = Object.values(/height|block-size/.test(asked) ? scales.height : scales.width);
    const sizes = [...asked.matchAll(/([\d.]+)(px|r?em|[a-z]*v[a-z]+|cq[a-z]+|ch|cm|mm|pt)/g)];
    return sizes.filter(([, size, unit]) => unit !== 'px' || !scale.includes(Number(size))).map(([size]) => size);
  });
}

/** What is pressed, by the end of its selector, and lower than a finger needs. */
const PRESSED = /(?:^|[\s>])(?:button|input|select|summary|a)?(?:\.(?:button|pile|told))?(?:\[[^\]]*\])*$/;
const FINGER = 44;
/** Seats in full are shown to a mouse alone. */
const MOUSE = '[data-size="full"]';
/** Controls that are lower than a finger needs, in sheets that say nothing else of them for fingers. */
function low(sheets: Sheets): string[] {
  return Object.entries(sheets).flatMap(([name, sheet]) => {
    const bare = sheet.replace(/\/\*[\s\S]*?\*\//g, '');
    const touched = [...bare.matchAll(/@media \(pointer: coarse\) \{((?:[^{}]*\{[^{}]*\})*)/g)].map(([, inside]) => inside).join();
    const said = [...touched.matchAll(/([^{}]+)\{[^{}]*min-height: 44px/g)].flatMap(([, selector]) => parts(selector).map(lastOf));
    return [...bare.matchAll(/([^{};]+)\{[^{}]*min-height: (\d+)px/g)]
      .filter(([rule, , height]) => Number(height) < FINGER && !touched.includes(rule))
      .flatMap(([, selector]) => parts(selector))
      .filter(
        (part) =>
          PRESSED.test(part) && !part.includes(MOUSE) && !said.includes(lastOf(part)) && !touched.includes(`${lastOf(part)}::after`),
      )
      .map((part) => `${name}: ${part} is low`);
  });
}
const lastOf = (selector: string): string =>
  selector
    .trim()
    .split(/[\s>]+/)
    .at(-1)!;

/** How a rule says that something is selected; buttons that are pressed are everybody's. */
const SELECTED = /(?<!\.button)\[(?:aria-(?:current|selected|pressed)|data-when="now")[^\]]*\]?/;
/** What is selected by colours alone, which some people have their own of. */
function lost(sheets: Sheets): string[] {
  return Object.entries(sheets).flatMap(([name, sheet]) => {
    const rules = rulesOf(sheet);
    const isForced = ({ within }: Rule): boolean => within.some((each) => each.includes('forced-colors'));
    const kept = rules.filter(isForced).flatMap(({ selector }) => selector);
    const shown = rules.filter((rule) => !isForced(rule)).flatMap(({ selector }) => parts(selector));
    return shown
      .filter((part) => SELECTED.test(part) && !kept.some((each) => each.includes(SELECTED.exec(part)![0])))
      .map((part) => `${name}: ${part} is lost`);
  });
}

/** What moves without laying the page out or painting it anew. */
const MOVES = ['transform', 'translate', 'rotate', 'scale', 'opacity', 'visibility'];
/** What does not move but says when and how. */
const IS_HOW = /^(?:animation|transition|offset)/;
/** What is moved that should not be: named in a transition, or in a step of an animation. */
function moved(sheets: Sheets): string[] {
  return Object.entries(sheets).flatMap(([name, sheet]) => {
    const bare = sheet.replace(/\/\*[\s\S]*?\*\//g, '');
    const transitions = [...bare.matchAll(/[;{\s]transition(?:-property)?:([^;}]*)/g)].flatMap(([, value]) =>
      value.split(/,(?![^(]*\))/).map((each) => each.trim().split(/\s/)[0]),
    );
    const steps = [...bare.matchAll(/@keyframes\s+[\w-]+\s*\{((?:[^{}]*\{[^{}]*\})*)/g)].flatMap(([, inside]) =>
      [...inside.matchAll(/[{;]\s*([a-z-]+)\s*:/g)].map(([, property]) => property),
    );
    return [...transitions, ...steps]
      .filter((property) => property !== 'none' && !MOVES.includes(property) && !IS_HOW.test(property))
      .map((property) => `${name}: ${property} is moved`);
  });
}

/** Sizes of letters that shrink with the text, unless something holds them. */
const sizesIn = (sheet: string): { rem: number; said: string }[] =>
  [...sheet.matchAll(/font(?:-size)?: (?!max\(1\dpx|clamp\(1\dpx)[^;]*?([\d.]+)rem[^;]*;/g)].map(([said, rem]) => ({
    rem: Number(rem),
    said,
  }));

describe('style sheets', () => {
  const sheets: Sheets = Object.fromEntries(
    readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => [name.replaceAll('\\', '/'), readFileSync(join(ROOT, name), 'utf8')]),
  );
  it('own their classes, and keep to the scale of widths', () => expect(problems(sheets)).toEqual([]));
  it('move nothing but transforms and opacity', () => expect(moved(sheets)).toEqual([]));
  it('outside the look touch nothing inside a card', () => {
    const rules = Object.entries(sheets).flatMap(([name, sheet]) => rulesOf(sheet).map(({ selector }) => ({ name, selector })));
    const faces = rules.filter(({ name }) => /^look\/(?:hand|reading)-face/.test(name)).map(({ selector }) => classesOf(selector).slice(1));
    const inside = new Set(faces.flat());
    const others = rules.filter(({ name, selector }) => !name.startsWith('look/') && !isAt(selector));
    const firsts = others.flatMap(({ selector }) => parts(selector).map(firstClass));
    expect([...new Set(firsts)].filter((each) => each !== undefined && inside.has(each))).toEqual([]);
  });
  it('alone know widths, and what is drawn asks the scale', () => {
    const sources = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
    const literal = /\b(?:inner|client|offset)(?:Width|Height)\)?\s*[<>]=?\s*\d{2,}|\((?:min-|max-)?(?:width|height)\s*[:<>]=?\s*\d/;
    expect('Math.min(innerWidth, innerHeight) < 600').toMatch(literal);
    expect("matchMedia('(width >= 600px)')").toMatch(literal);
    expect(sources.filter((name) => !/\.test\./.test(name) && literal.test(readFileSync(join(ROOT, name), 'utf8')))).toEqual([]);
  });
  it('write nothing under 11 px in the smallest text', () => {
    const small = Object.entries(sheets).flatMap(([name, sheet]) =>
      sizesIn(sheet)
        .filter(({ rem }) => rem * SMALLEST < 11)
        .map(({ said }) => `${name}: ${said}`),
    );
    expect(small).toEqual([]);
  });
  it('show what is selected where colours are forced', () => expect(lost(sheets)).toEqual([]));
  it('leave a finger 44 px of what it presses', () => expect(low(sheets)).toEqual([]));
  it('were looked at', () => expect(Object.keys(sheets).length).toBeGreaterThan(20));
  it('are short', () => {
    for (const [name, sheet] of Object.entries(sheets)) expect(sheet.split('\n').length, name).toBeLessThanOrEqual(301);
  });
});

describe('what is found', () => {
  const own = '.hand { color: red }\n.hand .card, .in-hand:has(.board) { top: 0 }';
  it.each([
    ['a class of two files', { 'a.css': own, 'b.css': '.hand { top: 0 }' }, ['.hand is of a.css and b.css']],
    [
      'one that a query hides',
      { 'a.css': own, 'b.css': '@media (width < 600px) { .hand .x { top: 0 } }' },
      ['.hand is of a.css and b.css'],
    ],
    ['one that comes second in a list', { 'a.css': own, 'b.css': '.b,\n.in-hand p { top: 0 }' }, ['.in-hand is of a.css and b.css']],
    ['one in what weighs nothing', { 'a.css': own, 'b.css': ':where(.hand) p { top: 0 }' }, ['.hand is of a.css and b.css']],
    [
      'a width that is not on the scale',
      { 'a.css': '@media (width < 601px) { .a { top: 0 } }' },
      ['a.css: 601px in @media (width < 601px)'],
    ],
    [
      'a height that is only a width',
      { 'a.css': '@media (height >= 600px) { .a { top: 0 } }' },
      ['a.css: 600px in @media (height >= 600px)'],
    ],
    [
      'a width of a part that is one of windows',
      { 'a.css': '@container side (width < 600px) { .a { top: 0 } }' },
      ['a.css: 600px in @container side (width < 600px)'],
    ],
    ['a width in other units', { 'a.css': '@media (min-width: 40em) { .a { top: 0 } }' }, ['a.css: 40em in @media (min-width: 40em)']],
    ['a rule for everything', { 'a.css': 'button { top: 0 }' }, ['a.css: button is a rule for everything']],
  ] as [string, Sheets, string[]][])('%s', (_, sheets, expected) => expect(problems(sheets)).toEqual(expected));

  it.each([
    ['a size', { 'a.css': '.a { transition: transform 1s, width calc(1s * 2) ease }' }, ['a.css: width is moved']],
    ['everything', { 'a.css': '.a{transition:0.2s}' }, ['a.css: 0.2s is moved']],
    [
      'a step',
      { 'a.css': '@keyframes a { from { opacity: 0; top: 0 } 50% { translate: 0 1px } to { color: red; } }\n.b { color: red }' },
      ['a.css: top is moved', 'a.css: color is moved'],
    ],
    ['nothing else', { 'a.css': '.a { transition: none; transition: opacity 1s } @keyframes a { to { rotate: 2deg } } .b { top: 0 }' }, []],
  ] as [string, Sheets, string[]][])('moves %s', (_, sheets, expected) => expect(moved(sheets)).toEqual(expected));

  it.each([
    ['a line', '.a .told[aria-current="true"] { background: red }', ['a.css: .a .told[aria-current="true"] is lost']],
    ['a moment', '.a [data-when="now"] { color: red }', ['a.css: .a [data-when="now"] is lost']],
    [
      'none that is framed',
      '.a a[aria-current] { color: red } @media (forced-colors: active) { .a a[aria-current] { outline: 1px solid } }',
      [],
    ],
    ['none of the buttons of all', '.a .button[aria-pressed="true"] { color: red }', []],
  ] as [string, string, string[]][])('lost where colours are forced: %s', (_, sheet, expected) =>
    expect(lost({ 'a.css': sheet })).toEqual(expected),
  );

  it.each([
    ['a low button', '.a button { min-height: 43px }', ['a.css: .a button is low']],
    ['one in a list', '.a p,\n.a > .button { top: 0; min-height: 36px }', ['a.css: .a > .button is low']],
    ['one on a small screen', '@media (width < 600px) { .a input { min-height: 30px } }', ['a.css: .a input is low']],
    [
      'one that is high for another',
      '.a button { min-height: 30px } @media (pointer: coarse) { .a input { min-height: 44px } }',
      ['a.css: .a button is low'],
    ],
    ['none that is high for fingers', '.a button { min-height: 30px } @media (pointer: coarse) { .a button { min-height: 44px } }', []],
    ['none whose surroundings press it', '.a button { min-height: 24px } @media (pointer: coarse) { .a button::after { inset: 0 } }', []],
    ['none that is high, or no control', '.a button { min-height: 44px } .b p { min-height: 20px }', []],
  ] as [string, string, string[]][])('for fingers: %s', (_, sheet, expected) => expect(low({ 'a.css': sheet })).toEqual(expected));

  it.each([
    ['what a sheet places inside its own', { 'a.css': own, 'b.css': '.board .hand { top: 0 }' }],
    ['what it only asks about', { 'a.css': own, 'b.css': '.board:has(.hand) { top: 0 }' }],
    ['what is nested', { 'a.css': own, 'b.css': '.board { & .hand { top: 0 } }' }],
    ['steps of an animation', { 'a.css': '@keyframes rise { from { top: 0 } 50% { top: 1px } }' }],
    ['sizes on the scale', { 'a.css': '@media (600px <= width < 1000px) and (height >= 800px) { .a { top: 0 } }' }],
    ['sizes of a part on its scale', { 'a.css': '@container tile (width < 160px) and (height >= 24px) { .a { top: 0 } }' }],
    ['elements at the base', { [BASE]: 'button { top: 0 }' }],
  ] as [string, Sheets][])('is not %s', (_, sheets) => expect(problems(sheets)).toEqual([]));
});
