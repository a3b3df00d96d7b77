import { fileURLToPath } from 'node:url';
import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { earlyCalls } from './early-calls.ts';
import { fewPrefixes } from './few-prefixes.ts';
import { localFrames } from './frame-origins.ts';
import { heldConnections } from './held-connections.ts';
import { inlineStyles } from './inline-styles.ts';
import { lookInPage } from './look-in-page.ts';
import { pageSettings } from './page-settings.ts';
import { plainOrder } from './plain-order.ts';
import { prerenderedPages } from './prerendered-pages.ts';
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

const inWeb = (modules: string) => new RegExp(`web/src/(${modules})\\.tsx?$`.replaceAll('/', '[\\\\/]'));

/**
 * What a visitor sees too beside the lobby's first tiles: the frame of the page, and the rest of the lists. The host of the
 * player and the carousel stay scripts of their own, which may fail alone; what they import is here.
 */
const FRAME = inWeb(
  'app/(visit-aids|navigation-progress|notice-ribbon)|shell/(menu-content|footer)|features/play/(player-store|balance-flags)',
);
const LISTS = inWeb('features/games/(home/jackpot-strip|list/(list-choices|more-games)|member/card-tools)');

/** What every page starts for a member as soon as one is known. */
const MEMBER = inWeb(
  [
    'app/news',
    'shared/apollo/socket',
    'features/account/account-control',
    'features/games/(home/member-banners|member/(favourites-chip|member-rows))',
    'features/messages/messages-control',
    'features/payments/payment-listener',
    'features/play/(promo-marks|promo-progress)',
    'features/promos/modals/sign-up-greeting',
    'features/session/service/push-subscriptions',
    'features/support/support-token-keeper',
    'features/verification/identity-check',
    'features/wallets/(gap-listener|wallet-control)',
  ].join('|'),
);

/**
 * What the first screen needs comes as two scripts, the app and the lobby, which compress better than many small ones.
 * The lobby's page is no member of its own group, so that the manifest keeps its name for the budget. What follows comes
 * together as well, each with all that it imports and an earlier group has not: many small scripts that import each other
 * are asked for in turns. The rest of the build is split as its lazy parts ask for it.
 */
const scripts = [
  { name: 'app', tags: ['$initial' as const] },
  { name: 'lobby', test: /features[\\/]games[\\/](home[\\/]promo-banners|list[\\/]lobby-list)\.tsx$/ },
  { name: 'frame', test: FRAME },
  { name: 'layers', test: /ui[\\/]src[\\/]overlays[\\/](outside|turn|dialog|popover|tooltip)\.tsx?$/ },
  { name: 'banner-carousel', test: inWeb('features/games/home/banner-carousel') },
  { name: 'lists', test: LISTS },
  { name: 'member', test: MEMBER },
  { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/ },
  {
    name: 'forms',
    test: /ui[\\/]src[\\/]forms[\\/](?!calendar|country-picker|select|file-drop)|web[\\/]src[\\/]shared[\\/]codes/,
    minShareCount: 3,
  },
  {
    name: 'pages',
    test: /ui[\\/]src[\\/](components|data|overlays)|web[\\/]src[\\/]shared[\\/]/,
    minShareCount: 3,
  },
  { name: 'promos', test: /web[\\/]src[\\/]features[\\/]promos[\\/]/, minShareCount: 2 },
].map((group, index, { length }) => ({ ...group, priority: length - index }));

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
        codeSplitting: { groups: scripts },
        postBanner: ({ isEntry }) => (isEntry ? calledOnLoad : ''),
      },
    },
  },
  server: { host: 'localhost', port, strictPort: true, proxy },
  preview: { host: 'localhost', port, strictPort: true, proxy },
}));
