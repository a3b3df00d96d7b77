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
  await expectBalance(page, 'A$900.00');
  const row = await newestOf(page, 'Withdrawals');
  await expect(row).toContainText('Pending');
  await row.getByRole('button', { name: /^Cancel/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel withdrawal' });
  await expect(question).toContainText('This cannot be undone.');
  await question.getByRole('button', { name: 'Cancel withdrawal' }).click();
  await expectToast(page, 'Withdrawal cancelled');
  await expect(row).toContainText('Cancelled');
  await expectBalance(page, 'A$1,000.00');
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

test('a withdrawal that is cancelled on the payment page takes nothing, a declined one is given back, and one that is paid out at once is approved', async ({
  home: page,
}) => {
  await test.step('one that is cancelled on the payment page has its screen and takes nothing', async () => {
    await startWithdrawal(page, '100');
    await press(page, 'Cancel payment', 'Withdraw');
    await expect(outcome(page, 'Withdrawal cancelled', 'Withdraw')).toBeVisible();
    await expectAccessible(page);
    await closeOutcome(page, 'Withdraw');
    await expectBalance(page, 'A$1,000.00');
  });
  await test.step('one that is declined is given back', async () => {
    await sendWithdrawal(page, '100');
    await press(page, 'Decline', 'Withdraw');
    await expectBalance(page, 'A$1,000.00');
    await expect(await newestOf(page, 'Withdrawals')).toContainText('Rejected');
  });
  await test.step('one that is paid out at once is approved, and the amount is gone', async () => {
    await sendWithdrawal(page, '100');
    await press(page, 'Pay out at once', 'Withdraw');
    await expectToast(page, received);
    await expectBalance(page, 'A$900.00');
    const row = await newestOf(page, 'Withdrawals');
    await expect(row).toContainText('Approved');
    await expect(row.getByRole('button', { name: /^Cancel/ })).toHaveCount(0);
  });
});

test('in the middle of a withdrawal who leaves the frame loses nothing, the back button asks and a reload finds it again; a double submit makes one', async ({
  home: page,
  world,
}) => {
  await test.step('who leaves the frame loses nothing', async () => {
    await sendWithdrawal(page, '100');
    await paymentDialog(page, 'Withdraw').getByRole('button', { name: 'Close' }).click();
    await answerLeaving(page, 'Leave');
    await expect(paymentDialog(page, 'Withdraw')).toBeHidden();
    await expectBalance(page, 'A$1,000.00');
    await expect(await newestOf(page, 'Withdrawals')).toContainText('Approved');
    await expect(page.getByRole('table', { name: 'Withdrawals' })).not.toContainText('Draft');
  });
  await test.step('the back button asks, and the withdrawal is taken once', async () => {
    await sendWithdrawal(page, '100');
    await expectBankAsks(page, 'Withdraw');
    await page.goBack();
    await answerLeaving(page, 'Stay');
    await press(page, 'Approve', 'Withdraw');
    await expectToast(page, received);
    await expect(page).toHaveURL('/personal-center?tab=withdrawals');
    await expectBalance(page, 'A$900.00');
  });
  await test.step('a reload finds it again, and it is taken once', async () => {
    const before = (await world.payments('mem_mia')).length;
    await sendWithdrawal(page, '100');
    await expectBankAsks(page, 'Withdraw');
    await page.reload();
    await press(page, 'Approve', 'Withdraw');
    await expectToast(page, received);
    await expectBalance(page, 'A$800.00');
    expect(await world.payments('mem_mia')).toHaveLength(before + 1);
  });
  await test.step('a double submit makes one withdrawal', async () => {
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
});
