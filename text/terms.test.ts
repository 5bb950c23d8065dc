import '@peerless/heroes/languages';
import { readFileSync } from 'node:fs';
import type { Event } from '@peerless/engine';
import { HEROES } from '@peerless/heroes';
import { describe, expect, it } from 'vitest';
import { type Cast, choiceText, eventText, LANGS, prompt, reasonText } from './index.ts';
import { said } from './said.ts';
import { strays, type Told } from './same-words.ts';
import { EVENTS, QUESTIONS, REASONS } from './sample-events.ts';

const definition = (id: string) => HEROES.find((hero) => hero.id === id)!;
const cast: Cast = { seats: ['alice', 'medusa'].map((hero) => ({ hero, definition: definition(hero) })) };
const FOREIGN = LANGS.filter((lang) => lang !== 'en');

/** The columns of the glossary, without what stands in brackets: words of other editions. */
const GLOSSARY = readFileSync(new URL('../docs/rules/19-glossary.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| English'))
  .map((line) => line.split('|').map((cell) => cell.replace(/\([^)]*\)/g, '').trim()));

describe.each(FOREIGN)('each thing has one name in %s', (lang) => {
  it('in the glossary', () => {
    const column = 1 + LANGS.indexOf(lang);
    const rows = GLOSSARY.filter((cells) => !cells[column].includes('—')).map((cells) => ({
      where: cells[1],
      english: cells[1],
      said: cells[column],
    }));
    expect(rows.length).toBeGreaterThan(60);
    expect(strays(lang, rows)).toEqual([]);
  });
  it('on the cards', () => {
    const lines = HEROES.flatMap((hero): Told[] => {
      const there = said(hero, lang).split('\n');
      return said(hero, 'en')
        .split('\n')
        .map((english, line) => ({ where: `${hero.id}:${line + 1}`, english, said: there[line] }));
    });
    expect(strays(lang, lines)).toEqual([]);
  });
  it('in the log', () => {
    const events = Object.values(EVENTS).flat() as Event[];
    const lines = events.map((event) => ({
      where: event.kind,
      english: eventText(event, 'en', cast),
      said: eventText(event, lang, cast),
    }));
    expect(strays(lang, lines)).toEqual([]);
  });
  it('in the questions', () => {
    const asked = Object.values(QUESTIONS).map((question) => ({
      where: question.kind,
      english: prompt(question, 'en', cast),
      said: prompt(question, lang, cast),
    }));
    expect(strays(lang, asked)).toEqual([]);
  });
  it('in the answers', () => {
    const declined = Object.values(QUESTIONS).map(({ kind, seat, about }) => ({ kind, seat, ...about, pass: true as const }));
    const actions = (['maneuver', 'scheme', 'attack'] as const).map((action) => ({ kind: 'action' as const, seat: 0, action }));
    const answers = [...declined, ...actions].map((choice) => ({
      where: choice.kind,
      english: choiceText(choice, 'en', cast),
      said: choiceText(choice, lang, cast),
    }));
    expect(strays(lang, answers)).toEqual([]);
  });
  it('in the reasons', () => {
    const reasons = Object.values(REASONS)
      .flat()
      .map((reason) => ({ where: reason.why, english: reasonText(reason, 'en', cast), said: reasonText(reason, lang, cast) }));
    expect(strays(lang, reasons)).toEqual([]);
  });
});
