import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { lists } from '../tools/lists.mjs';
import { ahead } from './build/ahead.ts';
import { compressed } from './build/compressed.ts';
import { ICONS } from './build/icons.ts';
import { CARDS, pictures } from './build/pictures.ts';

lists();

/** `http://127.0.0.1:8080`, as `npx peerless serve` says it. */
const GAMES = process.env.PEERLESS_SERVER;

export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    // The first with :has(), color-mix() and ranges of widths.
    cssTarget: ['chrome111', 'firefox121', 'safari16.4'],
    // The host runs in a worker and shares its chunks with the page, so that the engine is loaded once.
    rolldownOptions: {
      input: {
        main: 'index.html',
        host: 'src/host/worker.ts',
        analyst: 'src/replay/worker.ts',
        adviser: 'src/remote/adviser.ts',
        push: 'src/push/worker.ts',
      },
      output: {
        entryFileNames: ({ name }) => (name === 'main' ? 'assets/[name]-[hash].js' : '[name].js'),
        // Few large files come sooner than many small ones. Each takes along what it imports; the game has no page in it, for the workers.
        codeSplitting: {
          groups: [
            // Wanted by the first screen and by the worker, which has no screen.
            { name: 'languages', test: /\/text\/language\.ts$/, priority: 5 },
            { name: 'first', test: /\/src\/main\.tsx$/, priority: 4 },
            {
              name: 'game',
              test: /\/src\/content\.ts$|\/text\/[\w-]+\.ts$|\/ai\/level-names\.ts$|\/(?:engine\/src|protocol)\/kinds\.ts$/,
              priority: 3,
            },
            { name: 'slavic', test: /\/text\/slavic\//, priority: 2 },
            { name: 'setup', test: /\/start\/(?:SetupScreen|Guests)\.tsx$/, priority: 2 },
            { name: 'play', test: /\/play\/PlayScreen\.tsx$/, priority: 1 },
          ],
        },
      },
    },
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  // While the page is worked on, games are hosted by a server that was started apart.
  server: { proxy: GAMES ? { '/api': GAMES, '/socket': { target: GAMES, ws: true } } : {} },
  plugins: [
    ahead,
    pictures,
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
        icons: [...ICONS],
        screenshots: [
          { src: '/preview-wide.webp', sizes: '1280x800', type: 'image/webp', form_factor: 'wide' },
          { src: '/preview-narrow.webp', sizes: '412x824', type: 'image/webp', form_factor: 'narrow' },
        ],
      },
      workbox: {
        // What the server tells is shown by src/push.
        importScripts: ['/push.js'],
        globPatterns: ['**/*.{js,css,html,svg,woff2,wav}'],
        // Too many to be fetched ahead: each is kept once it is here, and offline.ts fetches the others when nothing else is to do.
        globIgnores: [`${CARDS}/**`],
        runtimeCaching: [
          {
            urlPattern: ({ url }) => url.pathname.startsWith('/assets/cards/'),
            handler: 'CacheFirst',
            options: {
              cacheName: 'cards',
              // What cannot be had without a network is an empty picture, for which the page composes one.
              plugins: [{ handlerDidError: async () => new Response('', { headers: { 'content-type': 'image/svg+xml' } }) }],
            },
          },
        ],
        navigateFallback: '/index.html',
        cleanupOutdatedCaches: true,
      },
    }),
    compressed(),
  ],
});
