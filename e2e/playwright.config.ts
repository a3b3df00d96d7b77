import { defineConfig, devices } from '@playwright/test';
import { addresses, ports } from './support/addresses.ts';
import { launchOptions } from './support/browser.ts';

/** Whether the platform is two of them on PostgreSQL behind nginx (tools/src/replicas). */
const replicas = process.env['E2E_DATABASE'] === 'postgres';
/** In which platforms end, as no other journey could bear. */
const deaths = 'replicas.spec.ts';
const report = replicas ? 'e2e-replicas.json' : 'e2e.json';
const running = process.env['E2E_STACK'] === 'running';
const root = new URL('..', import.meta.url).pathname;

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1366, height: 768 } };

/** The whole stack as it is deployed: the built platform, and the built web app behind a server that passes calls on. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  testIgnore: deaths,
  fullyParallel: true,
  forbidOnly: true,
  // A second try would hide what a busy machine brings to light.
  retries: 0,
  workers: 3,
  // Far more than any step needs, so that a busy machine has time for it: a journey that waits for the right thing passes
  // as soon as that is there.
  timeout: 240_000,
  expect: {
    timeout: 45_000,
    toHaveScreenshot: { maxDiffPixels: 150, animations: 'disabled', caret: 'hide' },
  },
  snapshotPathTemplate: 'pictures/{arg}{ext}',
  updateSnapshots: 'none',
  // Emptied at the start of a run, which is not to take away what the one before has left.
  outputDir: replicas ? '../test-results/replicas' : '../test-results',
  reporter: running ? [['list']] : [['list'], ['json', { outputFile: `../.reports/${report}` }]],
  use: {
    baseURL: addresses.web,
    launchOptions,
    // What fades and slides is drawn anew many times a second, which is a sixth of the time of all journeys.
    contextOptions: { reducedMotion: 'reduce' },
    // What a service worker answers no journey could change; those that are about it allow it. A frame without an origin,
    // as payments have behind the one address of the images, is no place where Playwright can block them.
    serviceWorkers: running ? 'allow' : 'block',
    // A trace shows every step of a journey but doubles its time: asked for when one is needed.
    trace: process.env['E2E_TRACE'] === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
  },
  projects: [
    { name: 'desktop', grepInvert: /@mobile/, use: desktop },
    {
      name: 'mobile',
      grep: /@mobile/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    ...(replicas ? [{ name: 'replicas', testMatch: deaths, testIgnore: [], use: desktop }] : []),
  ],
  // A stack that runs already is that of the images (tools/src/images).
  webServer: running
    ? []
    : [
        {
          command: replicas ? 'node tools/src/replicas/main.ts' : 'node dist/apps/mock-api/main.js',
          cwd: root,
          url: `${addresses.platform}/ready`,
          reuseExistingServer: false,
          env: {
            API_PORT: String(ports.platform),
            REPLICAS_PORT: String(ports.replicas),
            MOCK_CONTROL: 'on',
            // Results are drawn from it as well as from the seed of a world, so what journeys write out holds under it alone.
            JWT_SECRET: 'journeys know what is drawn under this',
            DATA_DIR: `.data/e2e-${String(ports.platform)}`,
            WEB_ORIGIN: addresses.web,
            LOG_LEVEL: 'warn',
          },
        },
        {
          command: 'node ../../node_modules/vite/bin/vite.js preview',
          cwd: `${root}apps/web`,
          url: addresses.web,
          reuseExistingServer: false,
          env: { API_PORT: String(ports.platform), WEB_PORT: String(ports.web) },
        },
      ],
});
