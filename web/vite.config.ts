import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

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
