import type { CatalogueFault } from '@magpie/gql/control';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectToast, noAnswer, refusedAnswer, test } from './support/test.ts';
import {
  accountButton,
  expectSignedIn,
  expectSignedOut,
  fillLogin,
  gameCard,
  header,
  keptTokens,
} from './support/member.ts';
import { countLoads, lastToast, stored } from './support/browser-state.ts';
import type { WorldControl } from './support/control.ts';
import { logOut } from './support/tabs.ts';

// The error catalogue (document 1, section 8), row by row: each failure is forced by its name through the control plane.

const expiredToast = ['Session Expired', 'Your session has expired. Please log in again.'];
const expiredNotice = {
  title: 'Login Session Expired',
  text: 'Your session has expired. Please log in again.',
};
const multipleNotice = { title: 'Multiple Session Detected', text: 'You have signed in on another device.' };

/** A call that any member's screen makes: the notices and account are asked for by opening the messages. */
const operation = 'Messages';

async function provoke(page: Page): Promise<void> {
  await header(page)
    .getByRole('button', { name: /Messages/ })
    .click();
}

interface Row {
  readonly fault: CatalogueFault;
  /** Title and text of the toast; none when nothing is shown. */
  readonly toast: readonly string[] | null;
  readonly signedIn: boolean;
  readonly timeout: string | null;
  readonly notice: typeof expiredNotice | null;
  readonly multipleSession?: boolean;
}

const ends = { signedIn: false, timeout: null, notice: null } as const;
const stays = { toast: null, signedIn: true, timeout: null, notice: null } as const;

const ending: readonly Row[] = [
  { fault: 'ACCESS_TOKEN_EXPIRED', ...ends, toast: expiredToast, notice: expiredNotice },
  { fault: 'SESSION_NOT_ACTIVE', ...ends, toast: expiredToast, timeout: 'true' },
  { fault: 'SESSION_DOES_NOT_EXIST', ...ends, toast: expiredToast, timeout: 'true' },
  {
    fault: 'OTHER_FORBIDDEN',
    ...ends,
    toast: ['Successfully logged out.'],
    timeout: 'true',
    multipleSession: true,
  },
  {
    fault: 'MULTIPLE_SESSION',
    ...ends,
    toast: [multipleNotice.title, multipleNotice.text],
    timeout: 'true',
    notice: multipleNotice,
    multipleSession: false,
  },
];

const staying: readonly Row[] = [
  { fault: 'INVALID_CREDENTIALS', ...stays },
  { fault: 'AGGREGATE_VERSION_EXISTS', ...stays },
  { fault: 'OTHER_ERROR', ...stays },
];

/** Logs in where nothing is kept, lets the next call fail, and sees what the catalogue says. */
async function expectAnswered(page: Page, world: WorldControl, row: Row): Promise<void> {
  const { fault } = row;
  await world.setConfig({ multipleSession: row.multipleSession ?? false });
  await page.goto('/#sign-in');
  await fillLogin(page, 'mia@magpie.test');
  await expectSignedIn(page);
  await expectToast(page, 'Successfully logged in.');
  await page.evaluate(() => {
    localStorage.setItem('basic-token', 'left-over');
  });
  const loads = countLoads(page);
  await world.setFault({ catalogue: fault, operation, times: 1 });
  const answered = page.waitForResponse(`**/graphql?operationName=${operation}`);
  await provoke(page);
  await answered;

  if (row.signedIn) await expectSignedIn(page);
  else await expectSignedOut(page);
  for (const words of row.toast ?? []) await expectToast(page, words);
  if (!row.toast) expect(await lastToast(page), fault).toBe('Successfully logged in.');
  expect((await keptTokens(page.context())).map(({ name }) => name).toSorted(), fault).toEqual(
    row.signedIn ? ['access-token', 'refresh-token'] : [],
  );
  expect(await stored(page, 'session-timeout'), fault).toBe(row.timeout);
  expect(JSON.parse((await stored(page, 'notice')) ?? 'null'), fault).toEqual(row.notice);
  const keepsBasicToken = row.signedIn && fault !== 'INVALID_CREDENTIALS';
  expect(await stored(page, 'basic-token'), fault).toBe(keepsBasicToken ? 'left-over' : null);
  expect(loads(), fault).toBe(0);
  await expect(page).toHaveURL('/');
}

/** As a browser that was never here. */
async function forget(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
  });
  await page.reload();
}

async function expectAllAnswered(page: Page, world: WorldControl, rows: readonly Row[]): Promise<void> {
  for (const row of rows) {
    if (row !== rows[0]) await forget(page);
    await expectAnswered(page, world, row);
  }
}

test('SESS-20 SESS-23 SESS-26 SESS-27 the failures that end a session are answered as the catalogue says', async ({
  page,
  world,
  allowedErrors,
}) => {
  allowedErrors.push(refusedAnswer);
  await expectAllAnswered(page, world, ending);
});

test('SESS-22 SESS-29 SESS-31 the failures that leave a session are answered as the catalogue says', async ({
  page,
  world,
  allowedErrors,
}) => {
  allowedErrors.push(refusedAnswer);
  await expectAllAnswered(page, world, staying);
});

test('SESS-24 SESS-25 the failure ADMIN_CODE reloads the page, once in 10 seconds, and keeps the session', async ({
  page,
  context,
  world,
  enter,
}) => {
  await enter('mia@magpie.test');
  // On a busy machine more than ten real seconds can pass between the two presses.
  await page.clock.setFixedTime(Date.now());
  await page.goto('/');
  await expectSignedIn(page);
  await expect(gameCard(page, 'Moonlit Dingo')).toBeVisible();
  const loads = countLoads(page);
  await world.setFault({ catalogue: 'ADMIN_CODE', operation });
  const reloaded = page.waitForEvent('load');
  await provoke(page);
  await reloaded;
  await expectSignedIn(page);
  await expect(gameCard(page, 'Moonlit Dingo')).toBeVisible();
  const before = (await world.operations()).filter((name) => name === operation).length;
  await provoke(page);
  await expect
    .poll(async () => (await world.operations()).filter((name) => name === operation).length)
    .toBeGreaterThan(before);
  await expectSignedIn(page);
  expect(loads()).toBe(1);
  expect(await keptTokens(context)).toHaveLength(2);
});

test('SESS-30 SESS-04 SESS-24 AUTH-05 SESS-06 SESS-08 a member comes through MAINTENANCE_MODE, FORBIDDEN after a logout, LOGIN_FAILURE and LOGOUT_FAILURE as the catalogue says', async ({
  home: page,
  context,
  world,
  allowedErrors,
}) => {
  await test.step('MAINTENANCE_MODE leads to /under-maintenance and ends no session', async () => {
    await world.setFault({ catalogue: 'MAINTENANCE_MODE', operation, times: 1 });
    await provoke(page);
    await expect(page).toHaveURL('/under-maintenance');
    await expect(page.getByRole('heading', { name: 'UNDER MAINTENANCE' })).toBeVisible();
    expect(await keptTokens(context)).toHaveLength(2);
    await page.getByRole('button', { name: 'CHECK AGAIN' }).click();
    await expectSignedIn(page);
  });
  await test.step('a FORBIDDEN while the timeout flag is set reloads the page once, without the flag', async () => {
    await logOut(page);
    expect(await stored(page, 'session-timeout')).toBe('true');
    const loads = countLoads(page);
    await world.setFault({ catalogue: 'OTHER_FORBIDDEN', operation: 'Promos' });
    const reloaded = page.waitForEvent('load');
    await page.getByRole('link', { name: 'Promotions' }).first().click();
    await reloaded;
    await expectSignedOut(page);
    await expect.poll(() => stored(page, 'session-timeout')).toBeNull();
    expect(loads()).toBe(1);
    await world.clearFaults();
  });
  await test.step('LOGIN_FAILURE shows the words of its code and the message, and keeps the form', async () => {
    allowedErrors.push(refusedAnswer);
    await world.setFault({ catalogue: 'LOGIN_FAILURE', times: 1 });
    await page.goto('/#sign-in');
    await fillLogin(page, 'mia@magpie.test');
    await expectToast(page, 'Invalid Credentials');
    await expectToast(page, 'The email or the password is wrong.');
    expect(await stored(page, 'basic-token')).toBeNull();
    await page.getByRole('dialog', { name: 'Login' }).getByRole('button', { name: 'Login' }).click();
    await expectToast(page, 'Successfully logged in.');
    await expectSignedIn(page);
  });
  await test.step('LOGOUT_FAILURE still logs out here', async () => {
    allowedErrors.push(noAnswer);
    await world.setFault({ catalogue: 'LOGOUT_FAILURE' });
    await logOut(page);
    await expectToast(page, 'Successfully logged out.');
    expect(await keptTokens(context)).toEqual([]);
  });
});

test('SESS-20 an expired session on a phone leads back to the visitor’s screen, and the login explains it @mobile', async ({
  home: page,
  context,
  world,
}) => {
  await expect(accountButton(page)).toBeVisible();
  await world.setFault({ catalogue: 'ACCESS_TOKEN_EXPIRED', operation, times: 1 });
  await provoke(page);
  for (const words of expiredToast) await expectToast(page, words);
  await expectSignedOut(page);
  expect(await keptTokens(context)).toEqual([]);
  await header(page).getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('dialog', { name: 'Login' }).getByRole('status')).toHaveText(
    'Login Session Expired Your session has expired. Please log in again.',
  );
  await expectAccessible(page);
});
