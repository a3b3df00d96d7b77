import type { Page } from '@playwright/test';
import { expect, noAnswer, refusedAnswer, test } from './support/test.ts';
import { quietPage } from './support/addresses.ts';
import { enterAs, expectSignedIn, expectSignedOut, fillLogin, keptTokens, logIn } from './support/member.ts';
import { lastToast } from './support/browser-state.ts';
import { closeWelcome, fillRegister, register } from './support/register.ts';
import { anotherTab, logOut } from './support/tabs.ts';

const heartbeatCalls = '**/graphql?operationName=Heartbeat';

/** Counts the heartbeats that a page sends. Answers the figure so far. */
function countHeartbeats(page: Page): () => number {
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('operationName=Heartbeat')) sent += 1;
  });
  return () => sent;
}

const DAY = 24 * 3_600_000;

/** Lets a page's clock stand still from some hours after its start. */
const stopClock = (page: Page, start: Date, hours = 1) =>
  page.clock.pauseAt(new Date(start.getTime() + hours * 3_600_000));

test('SESS-16 PUSH-11 a visitor opens no socket however long they stay, and the login opens one with the subscriptions', async ({
  page,
}) => {
  const start = new Date();
  const sockets: string[] = [];
  const sent: string[] = [];
  page.on('websocket', (socket) => {
    sockets.push(new URL(socket.url()).pathname);
    socket.on('framesent', ({ payload }) => sent.push(String(payload)));
  });
  await page.clock.install({ time: start });
  await page.goto('/');
  await expectSignedOut(page);
  await stopClock(page, start);
  await page.clock.runFor(60_000);
  await page.clock.resume();
  expect(sockets).toEqual([]);
  await logIn(page, 'mia@magpie.test');
  await expect.poll(() => sent.filter((frame) => frame.includes('"subscribe"')).length).toBe(6);
  expect(sockets).toEqual(['/subscriptions']);
});

test('SESS-17 a member sends a heartbeat every 10 seconds, and none after the logout', async ({
  page,
  enter,
}) => {
  const start = new Date();
  const heartbeats = countHeartbeats(page);
  await enter('mia@magpie.test');
  await page.clock.install({ time: start });
  await page.goto(quietPage);
  await expectSignedIn(page);
  await stopClock(page, start);
  const before = heartbeats();
  await page.clock.runFor(30_000);
  await expect.poll(() => heartbeats() - before).toBe(3);
  await page.clock.runFor(10_000);
  await expect.poll(() => heartbeats() - before).toBe(4);
  await page.clock.resume();
  await logOut(page);
  const afterwards = heartbeats();
  await page.clock.fastForward(60_000);
  await page.reload();
  await expectSignedOut(page);
  await page.clock.fastForward(60_000);
  await page.reload();
  await expectSignedOut(page);
  expect(heartbeats()).toBe(afterwards);
});

const noHeartbeats = [
  ['is answered false', { json: { data: { heartbeat: false } } }],
  [
    'is refused',
    { json: { data: null, errors: [{ message: 'Out of order.', extensions: { code: 'CONFLICT' } }] } },
  ],
  ['is answered by nobody', { status: 502, body: '' }],
] as const;

test('SESS-18 a heartbeat that is answered false, refused or answered by nobody is the last of the session, with no toast and no logout', async ({
  page,
  enter,
  allowedErrors,
}) => {
  allowedErrors.push(noAnswer, refusedAnswer);
  const start = new Date();
  const heartbeats = countHeartbeats(page);
  await enter('mia@magpie.test');
  await page.clock.install({ time: start });
  for (const [index, [what, answer]] of noHeartbeats.entries()) {
    await page.unroute(heartbeatCalls);
    await page.route(heartbeatCalls, (route) => route.fulfill(answer));
    await page.goto(quietPage);
    await expectSignedIn(page);
    const answered = page.waitForResponse(heartbeatCalls);
    await page.clock.fastForward(10_000);
    await (await answered).finished();
    await stopClock(page, start, index + 1);
    const sent = heartbeats();
    await page.clock.runFor(120_000);
    await page.clock.resume();
    await expectSignedIn(page);
    expect(heartbeats(), what).toBe(sent);
    expect(await lastToast(page), what).toBeNull();
  }
});

test('SESS-11 SESS-12 a session that expires by the browser’s clock ends in every tab, without a call or a silent renewal, and its refresh token was never sent', async ({
  page,
  context,
  world,
}) => {
  const sent: string[] = [];
  context.on('request', (request) => {
    const { authorization = '' } = request.headers();
    sent.push(`${request.url()} ${authorization} ${request.postData() ?? ''}`);
  });
  // Playwright's clock goes no more than 24 days at once.
  await enterAs(context, world.id, 'mia@magpie.test', { days: 20 });
  await page.clock.install();
  await page.goto(quietPage);
  await expectSignedIn(page);
  const refresh = (await keptTokens(context)).find(({ name }) => name === 'refresh-token')?.value ?? '';
  expect(refresh).not.toBe('');
  const other = await anotherTab(context, world.id);
  await expectSignedIn(other);
  await page.clock.fastForward(21 * DAY);
  await expectSignedOut(page);
  await expectSignedOut(other);
  await other.close();
  await page.reload();
  await expectSignedOut(page);
  expect(sent.filter((call) => call.includes('/authenticate'))).toEqual([]);
  expect(sent.filter((call) => call.includes(refresh))).toEqual([]);
  expect(await keptTokens(context)).toEqual([]);
});

test('SESS-13 each value that the browser keeps has a key of its own', async ({ page, world }) => {
  await page.addInitScript(() => {
    const keep: unknown = Reflect.get(Storage.prototype, 'setItem');
    const kept = new Set<string>();
    Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
      if (this === localStorage) kept.add(key);
      Reflect.set(window, 'keysKept', [...kept].toSorted());
      if (typeof keep === 'function') Reflect.apply(keep, this, [key, value]);
    };
  });
  await page.goto('/#sign-up');
  await fillRegister(page, world);
  await register(page).getByRole('button', { name: 'Register' }).click();
  await closeWelcome(page);
  await expectSignedIn(page);
  await logOut(page);
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await page.getByRole('dialog', { name: 'Login' }).getByText('Remember me').click();
  await fillLogin(page, 'mia@magpie.test');
  await expectSignedIn(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Promotions' }).first().click();
  await page.getByRole('main').getByRole('button', { name: 'Deposit' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'keysKept') as unknown)).toEqual(
    expect.arrayContaining([
      'basic-token',
      'brand-name',
      'locale',
      'member-id',
      'multiple-session',
      'new-account',
      'promo-code',
      'remember-me',
      'session-timeout',
      'timezone',
    ]),
  );
});
