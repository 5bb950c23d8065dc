import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { cardPictures } from '../../tools/lists.mjs';
import { files, ROOT } from '../../tools/repo.mjs';

/** Heroes and boards have their pictures with them: the page has them in `art`, by the same paths. */
const HOMES = ['heroes', 'boards'];
const PICTURE = new RegExp(`^/(?:${HOMES.join('|')})(?:/[\\w-]+)+\\.svg$`);
/** Those of cards are many: each is called by what is in it, so that it is fetched once, when it is wanted. */
export const CARDS = 'assets/cards';
const OF_CARD = /^\/([\w-]+)\/([\w-]+)-[\w-]{8}\.svg$/;
const isOfCard = (name: string): boolean => /^[\w-]+\/cards\//.test(name);

export const pictures: Plugin = {
  name: 'pictures',
  configureServer({ middlewares }) {
    const serve = (at: string, fileOf: (url: string) => string | undefined): void =>
      void middlewares.use(at, ({ url = '' }, response, next) => {
        const file = fileOf(url);
        if (file === undefined || !existsSync(join(ROOT, file))) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(readFileSync(join(ROOT, file)));
      });
    serve('/art', (url) => (PICTURE.test(url) ? url : undefined));
    serve(`/${CARDS}`, (url) => OF_CARD.exec(url)?.slice(1).join('/cards/').replace(/^/, 'heroes/').concat('.svg'));
  },
  generateBundle() {
    for (const home of HOMES)
      for (const name of files(join(ROOT, home), /\.svg$/).filter((name: string) => !isOfCard(name)))
        this.emitFile({ type: 'asset', fileName: `art/${home}/${name}`, source: readFileSync(join(ROOT, home, name)) });
    for (const { hero, card, picture, print } of cardPictures())
      this.emitFile({ type: 'asset', fileName: `${CARDS}/${hero}/${card}-${print}.svg`, source: picture });
  },
};
