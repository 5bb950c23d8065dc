import type { Plugin } from 'vite';
import { languages } from '../../tools/lists.mjs';

/** Tells the script in index.html, for each language, where its words are and what is wanted next. */
export const ahead: Plugin = {
  name: 'ahead',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const chunks = Object.values(bundle ?? {}).filter((each) => each.type === 'chunk');
      const chunkOf = (end: string) =>
        chunks.find(({ facadeModuleId, moduleIds }) => [facadeModuleId, ...moduleIds].some((id) => id?.endsWith(end)));
      const places = languages().map((lang) => {
        const wanted = [`/src/texts/${lang}.ts`, '/src/content.ts', '/start/SetupScreen.tsx', `/text/${lang}/language.ts`].map(chunkOf);
        const files = wanted.flatMap((chunk) => (chunk ? [chunk.fileName, ...chunk.imports] : []));
        return `data-${lang}="${[...new Set(files)]
          .filter((file) => !html.includes(file))
          .map((file) => `/${file}`)
          .join(' ')}"`;
      });
      return bundle ? html.replace('<script>', `<script ${places.join(' ')}>`) : html;
    },
  },
};
