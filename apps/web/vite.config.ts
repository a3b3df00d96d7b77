import { fileURLToPath } from 'node:url';
import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { earlyCalls } from './early-calls.ts';
import { fewPrefixes } from './few-prefixes.ts';
import { localFrames } from './frame-origins.ts';
import { heldConnections } from './held-connections.ts';
import { inlineStyles } from './inline-styles.ts';
import { keptAssets } from './kept-assets.ts';
import { lookInPage } from './look-in-page.ts';
import { pageSettings } from './page-settings.ts';
import { plainOrder } from './plain-order.ts';
import { prerenderedPages } from './prerendered-pages.ts';
import { quickMemo } from './quick-memo.ts';
import { scriptGroups } from './script-groups.ts';
import { stylesInPlace } from './styles-in-place.ts';
import { withoutUnusedComponents } from './unused-components.ts';
import { widgetStandIns } from './widget-stand-ins.ts';
import { workerScript } from './worker-script.ts';

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? '4000'}`;
const port = Number(process.env['WEB_PORT'] ?? '4200');

const proxy = {
  '/graphql': api,
  // Not '/promo': that would take '/promotions' from the router.
  '/promo/graphql': api,
  '/authenticate': api,
  '/session:destroy': api,
  '/control': api,
  '/art/': api,
  '/games/': api,
  '/cashier/': api,
  '/documents/': api,
  '/widgets/': api,
  '/subscriptions': { target: api.replace('http', 'ws'), ws: true },
};

/**
 * What React Compiler leaves alone: what the first screen is made of besides its tiles. It is shown once or is given
 * something new at most turns; the compiler’s caches would cost it 8 KiB after gzip.
 */
const uncompiled = [
  /node_modules/,
  /libs[\\/](ui|gql)[\\/]/,
  /src[\\/](app|shell|shared)[\\/]/,
  /features[\\/](session|play[\\/]player-host|games[\\/](home|types|list[\\/](?!game-cards)))/,
];

/** Lets Chromium compile all functions of the app's script while it comes, beside the main thread, not each as it is called. */
const calledOnLoad = '//# allFunctionsCalledOnLoad\n';

const inside = (path: string) => fileURLToPath(new URL(`../../node_modules/${path}`, import.meta.url));

const standIn = (file: string) => fileURLToPath(new URL(`stand-ins/${file}.ts`, import.meta.url));

/**
 * The router's package names its development build only; nothing here uses the part of Emotion that carries over the
 * statics of other components; and types and the theme hold which attributes and styles there are.
 */
const lean = [
  { find: /^react-router$/, replacement: inside('react-router/dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: inside('react-router/dist/production/dom-export.mjs') },
  { find: /^hoist-non-react-statics$/, replacement: standIn('no-statics') },
  { find: /^@emotion\/is-prop-valid$/, replacement: standIn('every-attribute') },
  { find: /^@pandacss\/is-valid-prop$/, replacement: standIn('no-other-css') },
];

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    widgetStandIns(),
    localFrames(),
    heldConnections(),
    keptAssets(),
    prerenderedPages(api),
    pageSettings(),
    inlineStyles(),
    earlyCalls(),
    workerScript(),
    withoutUnusedComponents(),
    fewPrefixes(),
    plainOrder(),
    stylesInPlace(),
    lookInPage(),
    quickMemo(),
    babel({ presets: [reactCompilerPreset()], exclude: uncompiled }),
  ],
  // RxJS in the language of today's browsers: smaller, and without its helpers.
  resolve: {
    alias: command === 'build' ? lean : [],
    conditions: ['es2015', ...defaultClientConditions],
  },
  build: {
    outDir: '../../dist/apps/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // Lists of what each lazy part imports would be a part of the first script.
    modulePreload: false,
    // Nothing is done by only reading what an object holds, as the packages of icons and the router do.
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: { groups: scriptGroups },
        postBanner: ({ isEntry }) => (isEntry ? calledOnLoad : ''),
      },
    },
  },
  server: { host: 'localhost', port, strictPort: true, proxy },
  preview: { host: 'localhost', port, strictPort: true, proxy },
}));
