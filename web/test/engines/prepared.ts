/**
 * The built page with one script more at its beginning: what a player has kept, the same chance every time, a list of errors, the finder.
 * Part of the page, since no driver of WebKit runs anything before a page does; the server lets it pass as it does the page's own scripts.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inPageProgram } from '../../../tools/in-page.mjs';
import { site } from '../../../tools/site.mjs';
import { seedChance } from '../browser.ts';

/** The name in the page's session of the list of errors. */
export const ERRORS = 'errors';

/** A folder with it; whoever asks removes it. */
export async function prepared(kept: Record<string, unknown>): Promise<{ folder: string; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'peerless-page-'));
  cpSync(site(), folder, { recursive: true });
  rmSync(join(folder, 'index.html.br'));
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const script = `(${keep})(${JSON.stringify(kept)});(${seedChance})();(${gatherErrors})("${ERRORS}");${await inPageProgram('web/test/engines/finder.ts', 'finder')}`;
  writeFileSync(
    join(folder, 'index.html'),
    html.replace('<head>', () => `<head><script>${script}</script>`),
  );
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function keep(kept: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(kept)) {
    if (localStorage.getItem(name) === null) localStorage.setItem(name, JSON.stringify(value));
  }
}

function gatherErrors(list: string): void {
  const tell = (...said: unknown[]): void => {
    const told = JSON.parse(sessionStorage.getItem(list) ?? '[]') as string[];
    sessionStorage.setItem(list, JSON.stringify([...told, said.map(String).join(' ')]));
  };
  const failed = ({ message, target }: ErrorEvent): void => {
    if (message !== undefined) return tell(message);
    // Firefox says so of a module that is fetched ahead twice, though it comes, or given up as the page closes; one that does not come is missed where it is imported.
    const element = target as Element;
    // A picture that nobody has seen yet is composed where there is no network.
    if (element.matches('.card-picture img')) return;
    if (!element.matches('link[rel="modulepreload"]')) tell(`this did not come: ${element.outerHTML}`);
  };
  addEventListener('error', failed, true);
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => tell(violatedDirective, blockedURI));
  const { error } = console;
  console.error = (...said: unknown[]) => {
    tell(...said);
    error(...said);
  };
  const { Worker } = window;
  window.Worker = class extends Worker {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given);
      this.addEventListener('error', ({ message }) => tell(message));
    }
  };
}
