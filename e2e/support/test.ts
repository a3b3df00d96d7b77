import { expect, test as base, type Page } from '@playwright/test';
import type { CreateWorldInput } from '@magpie/gql/control';
import { arrive } from './cashier.ts';
import { controlOf, createWorld, type WorldControl } from './control.ts';
import { leaveWorld } from './failure.ts';
import { enterAs, expectSignedIn } from './member.ts';
import { openListening } from './pushes.ts';
import { recordToasts } from './toasts.ts';

/** What every journey is given beside the page. */
interface Journey {
  /** What its world is like; one of today, whose clock runs, unless a file says otherwise by `test.use`. */
  readonly worldInput: CreateWorldInput;
  /** A world of the test's own; it is audited and removed afterwards. */
  readonly world: WorldControl;
  /** Texts of console errors that the journey provokes on purpose, from when they are added. */
  readonly allowedErrors: RegExp[];
  /** Moves the clock by more than an access token lives: what an open page asks then is refused. */
  readonly leap: (by: string) => Promise<void>;
  /** Signs this browser in as a seeded person, without the screens of the login. */
  readonly enter: (email: string) => Promise<void>;
  /** The page, with Mia at home, who has AUD 1,000.00. */
  readonly home: Page;
  /** The page, with Mia at home, whose socket hears the pushes. */
  readonly listening: Page;
}

/** What the browser itself logs of an answer that refuses something. */
export const refusedAnswer = /^Failed to load resource: the server responded with a status of 4\d\d/;

/** What the browser itself logs of a call that gets no answer. */
export const noAnswer = /^Failed to load resource: |^WebSocket connection to .* failed/;

/** Lets a page live in a world of its own. */
export async function liveIn(page: Page, world: string): Promise<void> {
  await page.addInitScript((id) => {
    // The pages of games and payments, in frames, have no part in this; some may not even store anything.
    if (window === window.top) sessionStorage.setItem('magpie.world', id);
  }, world);
  await recordToasts(page);
}

/** Notes each error that is not allowed at its time, so that what a later part of a journey provokes allows nothing before. */
function watchConsole(page: Page, allowed: readonly RegExp[], found: string[]): void {
  const note = (text: string) => {
    if (!allowed.some((pattern) => pattern.test(text))) found.push(text);
  };
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.text());
  });
  page.on('pageerror', (error) => {
    note(error.message);
  });
}

/** A journey: a test with a world of its own, whose console must stay clean and whose ledger must balance. */
export const test = base.extend<Journey>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures this one needs
  allowedErrors: async ({}, use) => {
    await use([]);
  },
  worldInput: [{}, { option: true }],
  world: async ({ worldInput }, use) => {
    const world = controlOf(await createWorld(worldInput));
    await use(world);
    const report = await world.audit();
    const alarms = await world.alarms();
    await world.delete();
    expect(alarms, 'the rules that a call of the journey has broken').toEqual([]);
    expect(report.violations, 'the ledger of the world after the journey').toEqual([]);
    expect(report.balanced).toBe(true);
  },
  page: async ({ page, world, allowedErrors }, use, testInfo) => {
    const found: string[] = [];
    watchConsole(page, allowedErrors, found);
    await liveIn(page, world.id);
    await use(page);
    if (testInfo.status !== testInfo.expectedStatus || found.length > 0)
      await leaveWorld(page, world.id, testInfo);
    // A journey may end in the middle of a call whose answer it changes.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(found, 'errors in the console').toEqual([]);
  },
  leap: async ({ world, allowedErrors }, use) => {
    await use((by) => {
      allowedErrors.push(refusedAnswer);
      return world.advance(by);
    });
  },
  enter: async ({ context, world }, use) => {
    await use((email) => enterAs(context, world.id, email));
  },
  home: async ({ page, enter }, use) => {
    await arrive(page, enter, 'mia');
    await expectSignedIn(page);
    await use(page);
  },
  listening: async ({ page, enter }, use) => {
    await enter('mia@magpie.test');
    await openListening(page);
    await use(page);
  },
});

export { expect } from '@playwright/test';
export { expectAccessible } from './accessible.ts';
export { expectToast } from './toasts.ts';
