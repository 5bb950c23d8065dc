/** The lists of what every picture shows and how it is built (docs/pictures.md): whole, and as varied as they have to be. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CARD_PICTURES } from './lists/card-pictures.ts';

const MOST_ALIKE = 2;
const MOST_FACES = 1 / 3;
interface Shot {
  card: string;
  fields: string[];
  composition: string;
  isFace: boolean;
}
const read = (path: string): string => readFileSync(join(import.meta.dirname, '..', path), 'utf8');
const cells = (line: string): string[] =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
const kinds = read('docs/pictures.md')
  .split('## How they were')[0]
  .split('\n')
  .filter((line) => /^\| [a-z]+ \| /.test(line))
  .map((line) => cells(line)[0]);
const told = (hero: string): { said: string; shots: Shot[] } => {
  const said = read(`heroes/${hero}/cards/pictures.md`);
  const shots = said
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map(cells)
    .map(([card, ...fields]) => ({
      card: card.replaceAll('`', ''),
      fields: fields.slice(0, 5),
      composition: fields[4],
      isFace: fields[5] === 'yes',
    }));
  return { said, shots };
};

it('compositions are explained', () => expect(kinds.length).toBeGreaterThan(MOST_ALIKE));
describe.each(Object.entries(CARD_PICTURES))('the pictures of %s', (hero, pictures) => {
  const { shots, said } = told(hero);
  const of = (composition: string): number => shots.filter((shot) => shot.composition === composition).length;
  const faces = shots.filter(({ isFace }) => isFace).length;

  it('have a row each, with nothing left out', () => {
    expect(shots.map(({ card }) => card).toSorted()).toEqual(Object.keys(pictures).toSorted());
    expect(shots.filter(({ fields }) => fields.some((field) => !field)).map(({ card }) => card)).toEqual([]);
  });
  it('are built in ways that are explained', () =>
    expect(shots.map(({ composition }) => composition).filter((composition) => !kinds.includes(composition))).toEqual([]));
  it(`have no composition more than ${MOST_ALIKE} times`, () =>
    expect(kinds.filter((composition) => of(composition) > MOST_ALIKE)).toEqual([]));
  it('show the face of the hero on a third at most', () => expect(faces / shots.length).toBeLessThanOrEqual(MOST_FACES));
  it('are counted as they are', () => {
    const used = kinds.filter(of);
    const twice = used.filter((composition) => of(composition) === 2);
    const counted = `${shots.length} pictures, ${used.length} compositions${twice.length ? `, twice: ${twice.join(', ')}` : ''}; the face on ${faces}. `;
    expect(said).toContain(counted);
  });
});
