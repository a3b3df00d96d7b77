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
import { sendWithdrawal } from './steps/payments.ts';

// How withdrawals end late, without pushes or by the operator, and other ways through them.

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
  await expectBalance(page, 'A$900.00');
});

test('WDR-20 a withdrawal that waits is decided by the operator while the member looks on, or later by the bank, and a cancellation that comes after the approval is refused with the reason', async ({
  home: page,
  world,
}) => {
  await test.step('the operator decides while the member looks on', async () => {
    for (const [status, word, balance] of [
      ['REJECTED', 'Rejected', 'A$1,000.00'],
      ['APPROVED', 'Approved', 'A$900.00'],
    ] as const) {
      await sendWithdrawal(page, '100');
      await press(page, 'Leave pending', 'Withdraw');
      await expectBalance(page, 'A$900.00');
      const row = await newestOf(page, 'Withdrawals');
      await expect(row).toContainText('Pending');
      const waiting = (await world.payments('mem_mia')).find((payment) => payment.status === 'PENDING');
      await world.moveWithdrawal(waiting?.id ?? '', 'ON_HOLD');
      await expect(row).toContainText('On hold');
      await expectBalance(page, 'A$900.00');
      await world.moveWithdrawal(waiting?.id ?? '', 'PROCESSING');
      await expect(row).toContainText('Processing');
      await world.moveWithdrawal(waiting?.id ?? '', status);
      await expect(row).toContainText(word);
      await expectBalance(page, balance);
    }
  });
  await test.step('a cancellation that comes after the operator’s approval is refused with the reason', async () => {
    await sendWithdrawal(page, '100');
    await press(page, 'Approve', 'Withdraw');
    await expectBalance(page, 'A$800.00');
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
    await expectBalance(page, 'A$800.00');
  });
  await test.step('one that the bank approves later is Pending until then', async () => {
    await sendWithdrawal(page, '100.03');
    await expectToast(page, received);
    await expect(paymentDialog(page, 'Withdraw')).toBeHidden();
    const row = await newestOf(page, 'Withdrawals');
    await expect(row).toContainText('Pending');
    await world.advance('PT3M');
    await expect(row).toContainText('Approved');
    await expectBalance(page, 'A$699.97');
  });
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
  await expectBalance(page, 'A$900.00');
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
  await expectBalance(page, 'A$900.00');
});
