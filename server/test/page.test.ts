/** The page as those see it who link to it. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { page } from '../src/door/page.ts';

const ORIGIN = 'https://play.example.org';
const picture = (html: string): string | undefined => /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'peerless-page-'));
  writeFileSync(join(folder, 'index.html'), readFileSync(join(import.meta.dirname, '../../web/index.html')));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the picture of a shared link', () => {
  it.each(['/', '/index.html'])('has the whole address of the server, at %s', async (path) => {
    const response = await page(folder, ORIGIN).request(path);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
    expect(picture(await response.text())).toBe(`${ORIGIN}/preview.webp`);
  });
  it('has it also where the page comes compressed, and nothing else of the page differs', async () => {
    const response = await page(folder, ORIGIN).request('/', { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(response.headers.get('Content-Encoding')).toBe('br');
    const html = brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString();
    const built = readFileSync(join(folder, 'index.html'), 'utf8');
    expect(html.replace(`${ORIGIN}/preview.webp`, '/preview.webp')).toBe(built);
    expect(html).not.toBe(built);
  });
});
