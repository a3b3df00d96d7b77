import { quietPage } from './support/addresses.ts';
import { expect, expectToast, test } from './support/test.ts';
import {
  accountButton,
  expectSignedIn,
  expectSignedOut,
  fillLogin,
  gameCard,
  gameFrame,
  header,
  keptTokens,
  logIn,
  openAccountPopover,
} from './support/member.ts';
import { openListening } from './support/pushes.ts';
import { anotherTab, logOut } from './support/tabs.ts';

test('SESS-02 a logout in one tab signs the others out, with a modal open or a game', async ({
  home: page,
  context,
  world,
}) => {
  const inGame = await anotherTab(context, world.id);
  await gameCard(inGame, 'Moonlit Dingo').click();
  await expect(gameFrame(inGame, 'Moonlit Dingo').locator('body')).toBeVisible();
  const inModal = await anotherTab(context, world.id);
  await header(inModal).getByRole('button', { name: 'Deposit' }).click();
  await expect(inModal.getByRole('dialog')).toHaveCount(1);

  await page.bringToFront();
  await logOut(page);

  await expectSignedOut(inGame);
  await expect(inGame.locator('iframe')).toHaveCount(0);
  await expectSignedOut(inModal);
  await expect(inModal.getByRole('dialog')).toHaveCount(0);
  expect(await keptTokens(context)).toEqual([]);
});

test('SESS-01 a login in one tab signs the others in without a reload, and closes their login; they follow to another member and never show the one before', async ({
  page,
  context,
  world,
}) => {
  await page.goto(quietPage);
  await expectSignedOut(page);
  const other = await anotherTab(context, world.id, '/#sign-in');
  await expect(other.getByRole('dialog', { name: 'Login' })).toBeVisible();
  await other.evaluate(() => {
    document.body.dataset['loaded'] = 'once';
  });
  await page.bringToFront();
  await logIn(page, 'mia@magpie.test');
  await expectSignedIn(other);
  await expect(other.getByRole('dialog', { name: 'Login' })).toBeHidden();
  await expect(header(other).getByText('1,000.00')).toBeVisible();
  await expect(other.locator('body')).toHaveAttribute('data-loaded', 'once');

  await other.goto('/personal-center');
  await expectSignedIn(other);
  await expect(other.getByRole('textbox', { name: 'First name' })).toHaveValue('Mia');
  await page.bringToFront();
  await expectToast(page, 'Successfully logged in.');
  await logOut(page);
  await page.goto('/#sign-in');
  await fillLogin(page, 'noah@magpie.test');
  await expectToast(page, 'Successfully logged in.');
  await other.bringToFront();
  await expect(accountButton(other)).toBeVisible();
  await expect(header(other).getByText('100.00', { exact: false })).toBeVisible();
  const popover = await openAccountPopover(other);
  await expect(popover.getByText('noah@magpie.test')).toBeVisible();
  await expect(other.getByText('mia@magpie.test')).toHaveCount(0);
});

test('PUSH-12 SESS-02 a lost socket comes back, and what was missed is shown; a session that the platform ends then is over soon for a member who does nothing', async ({
  page,
  enter,
  context,
  world,
  allowedErrors,
}) => {
  allowedErrors.push(/WebSocket/, /ERR_INTERNET_DISCONNECTED/, /Failed to load resource/);
  const sockets: string[] = [];
  const asked: string[] = [];
  page.on('websocket', (socket) => {
    if (!socket.url().includes('/subscriptions')) return;
    sockets.push(socket.url());
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('balanceUpdated')) asked.push(String(payload));
    });
  });
  await enter('mia@magpie.test');
  await openListening(page);
  await expect(header(page).getByText('1,000.00')).toBeVisible();
  await expect.poll(() => asked.length).toBe(1);
  await world.adjustBalance('mia@magpie.test', { walletType: 'MAIN', amount: '1.00' });
  await expect(header(page).getByText('1,001.00')).toBeVisible();
  await world.setFault({ kind: 'DROP_SOCKET', times: 1 });
  await world.adjustBalance('mia@magpie.test', { walletType: 'MAIN', amount: '23.00' });
  await expect(header(page).getByText('1,024.00')).toBeVisible();
  await expect.poll(() => asked.length).toBe(2);
  expect(sockets).toHaveLength(2);
  await world.adjustBalance('mia@magpie.test', { walletType: 'MAIN', amount: '76.00' });
  await expect(header(page).getByText('1,100.00')).toBeVisible();
  expect(await keptTokens(context)).toHaveLength(2);

  await world.endSession('mia@magpie.test', 'ENDED');
  await expectToast(page, 'Session Expired');
  await expectToast(page, 'Your session has expired. Please log in again.');
  await expectSignedOut(page);
});
