import { knownBoards, knownHeroes, scene } from '@peerless/engine';
import { LANGS } from '@peerless/text';
import { describe, expect, it } from 'vitest';
import { peerless } from './trying.ts';

describe('cards', () => {
  it('prints the fighters, the abilities and every card with its text and its id', async () => {
    const { out, exitCode } = await peerless(['cards', 'alice']);
    expect(exitCode).toBe(0);
    expect(out.slice(0, 6)).toEqual([
      'Alice  [alice]',
      '  Alice · health 13 · move 2 · melee',
      '  The Jabberwock · health 8 · melee',
      expect.stringContaining('BIG or SMALL'),
      expect.stringContaining('+2'),
      expect.stringContaining('+1'),
    ]);
    const at = out.indexOf('Snicker-Snack · attack 3 · boost 4 · ×1 · Alice  [snicker-snack]');
    expect(out[at + 1]).toMatch(/^ {2}After combat: If you won/);
  });

  it.each(LANGS)('knows every hero, in %s', async (lang) => {
    for (const hero of knownHeroes()) {
      const { out } = await peerless(['cards', hero.id, '--lang', lang]);
      for (const card of hero.deck) expect(out.filter((line) => line.endsWith(`[${card.id}]`))).toHaveLength(1);
    }
  });

  it('finds a hero by its name in any language', async () => {
    const [id, english, russian] = await Promise.all(
      ['king-arthur', 'King Arthur', 'король артур'].map((hero) => peerless(['cards', hero])),
    );
    expect(english.out).toEqual(id.out);
    expect(russian.out).toEqual(id.out);
    expect((await peerless(['cards', 'алиса', '--lang', 'ru'])).out[1]).toBe('  Алиса · здоровье 13 · перемещение 2 · ближняя атака');
  });

  it('suggests the nearest name for an unknown one', async () => {
    expect(await peerless(['cards', 'meduza'])).toMatchObject({
      exitCode: 2,
      err: ['unknown hero "meduza"; did you mean "medusa"?'],
      out: [],
    });
    expect((await peerless(['cards', 'q'])).err).toEqual([expect.stringContaining('known: ')]);
  });

  it('prints one card a line as JSON', async () => {
    const { out } = await peerless(['cards', 'medusa', '--json', '--lang', 'ru']);
    const cards = out.map((line) => JSON.parse(line));
    expect(cards.reduce((sum, card) => sum + card.copies, 0)).toBe(30);
    expect(cards[0]).toMatchObject({ id: 'gaze-of-stone', type: 'attack', by: 'medusa', text: [expect.stringMatching(/^После боя/)] });
  });
});

describe('heroes and boards', () => {
  it('list all there are', async () => {
    const { out } = await peerless(['heroes']);
    expect(out).toContain('Medusa · health 16 · move 3 · ranged  [medusa]');
    expect(out).toContain('  3 Harpies · health 1 each · melee  [harpy-1 to harpy-3]');
    expect((await peerless(['heroes', '--lang', 'ru'])).out).toContain(
      '  3 гарпии · здоровье 1 у каждой · ближняя атака  [harpy-1 to harpy-3]',
    );
    expect((await peerless(['heroes', '--json'])).out.map((line) => JSON.parse(line).id)).toEqual(knownHeroes().map(({ id }) => id));
    const boards = (await peerless(['boards'])).out;
    expect(boards).toHaveLength(knownBoards().length);
    expect(boards).toContain('Heorot · 30 spaces · up to 2 seats · 3 doors  [heorot]');
    const data = (await peerless(['boards', '--json'])).out.map((line) => JSON.parse(line));
    expect(data.map(({ id }) => id)).toEqual(knownBoards().map(({ id }) => id));
    expect(data).toContainEqual(expect.objectContaining({ id: 'marmoreal', seats: 4, spaces: 31 }));
  });

  it('tell what a position can say of each hero, by names that scenes take', async () => {
    const { out } = await peerless(['heroes']);
    const told = (id: string): string[] => {
      const at = out.findIndex((line) => line.endsWith(`[${id}]`) && !line.startsWith(' '));
      const rest = out.slice(at + 1);
      const end = rest.findIndex((line) => !line.startsWith(' '));
      return rest.slice(0, end < 0 ? undefined : end);
    };
    expect(told('medusa')).toHaveLength(1);
    expect(told('alice')).toContain('  form: big or small');
    expect(told('beowulf')).toContain('  counter: rage, 0 to 3 (default 1)');
    for (const hero of knownHeroes()) {
      const { id, sidekicks, forms = [], counter, tokens } = hero;
      const names = sidekicks.flatMap(({ id: name, count }) => (count > 1 ? [`${name}-1`, `${name}-${count}`] : [name]));
      for (const name of names) expect(told(id).join('\n')).toContain(name);
      const position = {
        fighters: Object.fromEntries(names.map((name) => [name, {}])),
        seats: [
          {
            ...(forms.length ? { form: forms.at(-1) } : {}),
            ...(counter ? { counter: counter.max } : {}),
            ...(tokens ? { tokens: Array(tokens.count).fill(null) } : {}),
          },
        ],
      };
      const other = knownHeroes().find((each) => each !== hero)!;
      expect(() => scene({ board: 'marmoreal', heroes: [id, other.id], mode: 'duel' }, position)).not.toThrow();
      expect(told(id).filter((line) => /^ {2}(form|counter|tokens): /.test(line))).toHaveLength(
        Number(forms.length > 0) + Number(!!counter) + Number(!!tokens),
      );
    }
  });

  it('show every space of one board', async () => {
    const { out } = await peerless(['boards', 'heorot']);
    expect(out).toHaveLength(1 + 30 + 3);
    expect(out).toContain('  s17: orange; next to s10 s12 s18 s22; start of seat 0');
    expect(out).toContain('  door d2: between s4 and s9, s4 and s10');
    expect((await peerless(['boards', "King Solomon's Mine"])).out.some((line) => line.startsWith('  passage: '))).toBe(true);
    expect((await peerless(['boards', 'Hanging Gardens'])).out.some((line) => line.startsWith('  high ground: from '))).toBe(true);
    expect(await peerless(['boards', 'sarpedonn'])).toMatchObject({
      exitCode: 2,
      err: ['unknown board "sarpedonn"; did you mean "sarpedon"?'],
    });
  });
});
