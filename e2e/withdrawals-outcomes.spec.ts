import { quietPage } from './support/addresses.ts';
import {
  arrive,
  cashier,
  expectBalance,
  newestOf,
  openWithdrawal,
  outcome,
  paymentDialog,
  press,
  startWithdrawal,
  wallet,
} from './support/cashier.ts';
import { moveTo } from './support/keyboard.ts';
import { holdSockets } from './support/pushes.ts';
import { expect, expectAccessible, expectToast, test } from './support/test.ts';
import { sendWithdrawal, expectBankAsks, answerLeaving } from './steps/payments.ts';

// How withdrawals end late, without pushes or against the operator, and other ways through them.

const received = 'Withdrawal Request Received';

test('with the socket lost a declined withdrawal has its screen, and another try is taken over', async ({
  page,
  enter,
}) => {
  const sockets = await holdSockets(page);
  await arrive(page, enter, 'mia');
  await startWithdrawal(page, '100');
  await sockets.lose();
  await press(page, 'Continue', 'Withdraw');
  await press(page, 'Decline', 'Withdraw');
  await expect(outcome(page, 'The withdrawal did not go through', 'Withdraw')).toBeVisible();
  const dialog = paymentDialog(page, 'Withdraw');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByRole('button', { name: 'Withdraw A$100.00' }).click();
  await press(page, 'Continue', 'Withdraw');
  await press(page, 'Approve', 'Withdraw');
  await expectToast(page, received);
  await expect(dialog).toBeHidden();
  sockets.giveBack();
  await expectBalance(page, 'AUD 900.00');
});

test('a withdrawal that the bank approves later is Pending until then', async ({ home: page, world }) => {
  await sendWithdrawal(page, '100.03');
  await expectToast(page, received);
  await expect(paymentDialog(page, 'Withdraw')).toBeHidden();
  const row = await newestOf(page, 'Withdrawals');
  await expect(row).toContainText('Pending');
  await world.advance('PT3M');
  await expect(row).toContainText('Approved');
  await expectBalance(page, 'AUD 899.97');
});

test('the back button in the middle of a withdrawal asks, and it is taken once', async ({ home: page }) => {
  await sendWithdrawal(page, '100');
  await expectBankAsks(page, 'Withdraw');
  await page.goBack();
  await answerLeaving(page, 'Stay');
  await press(page, 'Approve', 'Withdraw');
  await expectToast(page, received);
  await expect(page).toHaveURL(quietPage);
  await expectBalance(page, 'AUD 900.00');
});

test('WDR-20 a cancellation that comes after the operator’s approval is refused with the reason', async ({
  home: page,
  world,
}) => {
  await sendWithdrawal(page, '100');
  await press(page, 'Approve', 'Withdraw');
  await expectBalance(page, 'AUD 900.00');
  const row = await newestOf(page, 'Withdrawals');
  await row.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel withdrawal' });
  await expect(question).toBeVisible();
  const waiting = (await world.payments('mem_mia')).find(({ status }) => status === 'PENDING');
  await world.moveWithdrawal(waiting?.id ?? '', 'PROCESSING');
  await world.moveWithdrawal(waiting?.id ?? '', 'APPROVED');
  await question.getByRole('button', { name: 'Cancel withdrawal' }).click();
  await expectToast(page, 'Withdrawal Cancelation Error');
  await expectToast(page, 'Only a pending withdrawal can be cancelled.');
  await expect(question).toBeHidden();
  await expect(row).toContainText('Approved');
  await expect(row.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  await expectBalance(page, 'AUD 900.00');
});

test('a withdrawal works by keyboard alone', async ({ home: page }) => {
  await moveTo(page, wallet(page));
  await page.keyboard.press('Enter');
  await moveTo(page, page.getByRole('dialog', { name: 'Wallet' }).getByRole('button', { name: 'Withdraw' }));
  await page.keyboard.press('Enter');
  const dialog = paymentDialog(page, 'Withdraw');
  await moveTo(page, dialog.getByRole('textbox', { name: 'Amount' }));
  await page.keyboard.type('100');
  await expect(dialog.getByRole('button', { name: 'Withdraw A$100.00' })).toBeEnabled();
  await page.keyboard.press('Enter');
  await moveTo(page, cashier(page, 'Withdraw').getByRole('button', { name: 'Continue' }));
  await page.keyboard.press('Enter');
  await moveTo(page, cashier(page, 'Withdraw').getByRole('button', { name: 'Approve', exact: true }));
  await page.keyboard.press('Enter');
  await expectToast(page, received);
  await expect(dialog).toBeHidden();
  await expectBalance(page, 'AUD 900.00');
});

test('a phone has room for a withdrawal @mobile', async ({ home: page }) => {
  const dialog = await openWithdrawal(page);
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('100');
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await dialog.getByRole('button', { name: 'Withdraw A$100.00' }).click();
  await press(page, 'Continue', 'Withdraw');
  await press(page, 'Approve', 'Withdraw');
  await expectToast(page, received);
  await expectBalance(page, 'AUD 900.00');
});
