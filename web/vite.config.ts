import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** The screens are fetched at once, not when the first script has run. */
const preloadScreens: Plugin = {
  name: 'preload-screens',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const chunks = Object.values(bundle ?? {}).filter((each) => each.type === 'chunk');
      const wanted = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith('/src/App.tsx')).map(({ fileName }) => fileName);
      for (const file of wanted)
        wanted.push(...chunks.find(({ fileName }) => fileName === file)!.imports.filter((each) => !wanted.includes(each)));
      const styles = chunks
        .filter(({ fileName }) => wanted.includes(fileName))
        .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
      return [...styles, ...wanted]
        .filter((file) => !html.includes(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: file.endsWith('.css') ? 'stylesheet' : 'modulepreload', crossorigin: true, href: `/${file}` },
          injectTo: 'head' as const,
        }));
    },
  },
};

export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    // The host runs in a worker and shares its chunks with the page, so that the engine is loaded once.
    rolldownOptions: {
      input: { main: 'index.html', host: 'src/host/worker.ts', analyst: 'src/replay/worker.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'main' ? 'assets/[name]-[hash].js' : '[name].js'),
      },
    },
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  plugins: [
    preloadScreens,
    VitePWA({
      registerType: 'prompt',
      injectRegister: null,
      manifest: {
        name: 'Peerless',
        short_name: 'Peerless',
        description: 'Duels of legends. Independent and unofficial.',
        display: 'standalone',
        background_color: '#f4e9d2',
        theme_color: '#f4e9d2',
        icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      },
      workbox: { globPatterns: ['**/*.{js,css,html,svg,woff2}'], navigateFallback: '/index.html', cleanupOutdatedCaches: true },
    }),
  ],
});
