import { defaultClientConditions, defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { POLICY } from './scripts/policy.mjs';

// The page reads core's sources, so that no build is needed before this one. `base` is relative: the
// build can be served from any path.
export default defineConfig({
  base: './',
  resolve: { conditions: ['hitori-source', ...defaultClientConditions] },
  build: { target: 'es2022', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  worker: { format: 'es' },
  plugins: [
    {
      // In the build only: the development server puts styles into the page.
      name: 'content-security-policy',
      apply: 'build',
      transformIndexHtml: () => [
        {
          tag: 'meta',
          attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
          injectTo: 'head-prepend',
        },
      ],
    },
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      workbox: {
        globPatterns: ['**/*.{html,js,css,svg,png}'],
        // A pack that was loaded once is there offline.
        runtimeCaching: [
          {
            urlPattern: /\/packs\/\d+\.json$/,
            handler: 'StaleWhileRevalidate',
            options: { cacheName: 'packs' },
          },
        ],
        // What sets booklets is as large as everything else together, and few ask for it.
        globIgnores: ['**/booklet-*.js'],
        // The page for frames is one of its own.
        navigateFallbackDenylist: [/\/embed\.html$/],
        sourcemap: false,
      },
      manifest: {
        id: './',
        name: 'Hitori',
        short_name: 'Hitori',
        description: 'Play Hitori, with hints that give their reasons',
        start_url: './',
        scope: './',
        display: 'standalone',
        theme_color: '#f6f4ef',
        background_color: '#f6f4ef',
        icons: [
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
        shortcuts: [
          { name: 'Daily puzzle', url: './#daily' },
          { name: 'New puzzle', url: './#new' },
          { name: 'Compose', url: './#compose' },
        ],
      },
    }),
  ],
});
