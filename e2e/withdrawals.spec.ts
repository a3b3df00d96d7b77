import {
  arrive,
  cashier,
  closeOutcome,
  expectBalance,
  newestOf,
  openWithdrawal,
  outcome,
  paymentDialog,
  press,
  startWithdrawal,
  wallet,
} from './support/cashier.ts';
import { expect, expectAccessible, expectToast, test } from './support/test.ts';
import { sendWithdrawal, expectBankAsks, answerLeaving } from './steps/payments.ts';

const received = 'Withdrawal Request Received';

test('WDR-27 a verified member withdraws, sees it as Pending, cancels it and has the amount back', async ({
  home: page,
}) => {
  const dialog = await openWithdrawal(page);
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('100');
  await expect(dialog.getByText('A$99.00')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Withdraw A$100.00' }).click();
  await press(page, 'Continue', 'Withdraw');
  await press(page, 'Approve', 'Withdraw');
  await expectToast(page, received);
  await expectBalance(page, 'AUD 900.00');
  const row = await newestOf(page, 'Withdrawals');
  await expect(row).toContainText('Pending');
  await row.getByRole('button', { name: /^Cancel/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel withdrawal' });
  await expect(question).toContainText('This cannot be undone.');
  await question.getByRole('button', { name: 'Cancel withdrawal' }).click();
  await expectToast(page, 'Withdrawal cancelled');
  await expect(row).toContainText('Cancelled');
  await expectBalance(page, 'AUD 1,000.00');
});

test('WDR-08 WDR-10 a member who is not verified is led to the verification before a withdrawal is filled in', async ({
  page,
  enter,
}) => {
  await arrive(page, enter, 'noah');
  await wallet(page).click();
  await page.getByRole('dialog', { name: 'Wallet' }).getByRole('button', { name: 'Withdraw' }).click();
  const alert = page.getByRole('alertdialog', { name: 'Verify your identity' });
  await expect(alert).toContainText('Your identity must be verified before you can withdraw.');
  await expect(paymentDialog(page, 'Withdraw')).toBeHidden();
});

test('a withdrawal that is declined is given back', async ({ home: page }) => {
  await sendWithdrawal(page, '100');
  await press(page, 'Decline', 'Withdraw');
  await expectBalance(page, 'AUD 1,000.00');
  await expect(await newestOf(page, 'Withdrawals')).toContainText('Rejected');
});

test('a withdrawal that is paid out at once is approved, and the amount is gone', async ({ home: page }) => {
  await sendWithdrawal(page, '100');
  await press(page, 'Pay out at once', 'Withdraw');
  await expectToast(page, received);
  await expectBalance(page, 'AUD 900.00');
  const row = await newestOf(page, 'Withdrawals');
  await expect(row).toContainText('Approved');
  await expect(row.getByRole('button', { name: /^Cancel/ })).toHaveCount(0);
});

test('a withdrawal that is cancelled on the payment page has its screen and takes nothing', async ({
  home: page,
}) => {
  await startWithdrawal(page, '100');
  await press(page, 'Cancel payment', 'Withdraw');
  await expect(outcome(page, 'Withdrawal cancelled', 'Withdraw')).toBeVisible();
  await expectAccessible(page);
  await closeOutcome(page, 'Withdraw');
  await expectBalance(page, 'AUD 1,000.00');
});

test('a withdrawal that waits is decided by the operator while the member looks on', async ({
  home: page,
  world,
}) => {
  for (const [status, word, balance] of [
    ['REJECTED', 'Rejected', 'AUD 1,000.00'],
    ['APPROVED', 'Approved', 'AUD 900.00'],
  ] as const) {
    await sendWithdrawal(page, '100');
    await press(page, 'Leave pending', 'Withdraw');
    await expectBalance(page, 'AUD 900.00');
    const row = await newestOf(page, 'Withdrawals');
    await expect(row).toContainText('Pending');
    const waiting = (await world.payments('mem_mia')).find((payment) => payment.status === 'PENDING');
    await world.moveWithdrawal(waiting?.id ?? '', 'ON_HOLD');
    await expect(row).toContainText('On hold');
    await expectBalance(page, 'AUD 900.00');
    await world.moveWithdrawal(waiting?.id ?? '', 'PROCESSING');
    await expect(row).toContainText('Processing');
    await world.moveWithdrawal(waiting?.id ?? '', status);
    await expect(row).toContainText(word);
    await expectBalance(page, balance);
  }
});

test('who leaves the frame in the middle of a withdrawal loses nothing', async ({ home: page }) => {
  await sendWithdrawal(page, '100');
  await paymentDialog(page, 'Withdraw').getByRole('button', { name: 'Close' }).click();
  await answerLeaving(page, 'Leave');
  await expect(paymentDialog(page, 'Withdraw')).toBeHidden();
  await expectBalance(page, 'AUD 1,000.00');
  await expect(await newestOf(page, 'Withdrawals')).toContainText('Approved');
  await expect(page.getByRole('table', { name: 'Withdrawals' })).not.toContainText('Draft');
});

test('a reload in the middle of a withdrawal finds it again, and it is taken once', async ({
  home: page,
  world,
}) => {
  const before = (await world.payments('mem_mia')).length;
  await sendWithdrawal(page, '100');
  await expectBankAsks(page, 'Withdraw');
  await page.reload();
  await press(page, 'Approve', 'Withdraw');
  await expectToast(page, received);
  await expectBalance(page, 'AUD 900.00');
  expect(await world.payments('mem_mia')).toHaveLength(before + 1);
});

test('a double submit makes one withdrawal', async ({ home: page, world }) => {
  const before = (await world.payments('mem_mia')).length;
  await world.setFault({
    kind: 'LATENCY',
    operation: 'InitiatePaymentIQWithdrawal',
    latencyMs: 800,
    times: 1,
  });
  const dialog = await openWithdrawal(page);
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('100');
  await dialog.getByRole('button', { name: 'Withdraw A$100.00' }).dblclick();
  await expect(cashier(page, 'Withdraw').getByRole('button', { name: 'Continue' })).toBeVisible();
  expect(await world.payments('mem_mia')).toHaveLength(before + 1);
});
