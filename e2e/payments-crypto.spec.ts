import type { Page } from '@playwright/test';
import { expectBalance, newestOf, openWithdrawal, paymentDialog, press, wallet } from './support/cashier.ts';
import { header } from './support/member.ts';
import { expect, expectAccessible, expectToast, test } from './support/test.ts';

/** Makes bitcoin the active currency, of which Leo has 0.1425. */
async function payInBitcoin(page: Page): Promise<void> {
  await page.goto('/');
  await wallet(page).click();
  await page.getByRole('dialog', { name: 'Wallet' }).getByRole('radio', { name: /^BTC/ }).click();
  await expectBalance(page, 'BTC 0.14250000');
  await page.keyboard.press('Escape');
}

async function depositBitcoin(page: Page): Promise<void> {
  await header(page).getByRole('button', { name: 'Deposit', exact: true }).click();
  const dialog = paymentDialog(page, 'Deposit');
  await expect(dialog.getByRole('radio', { name: 'Crypto' })).toBeChecked();
  await expect(dialog.getByText('Between ₿0.00010000 and ₿0.02000000')).toBeVisible();
  await expectAccessible(page);
  const amount = dialog.getByRole('textbox', { name: 'Amount' });
  await amount.fill('0.00009999');
  await amount.blur();
  await expect(dialog.getByText('Amount must be greater than or equal to 0.0001.')).toBeVisible();
  await amount.fill('0.00012345');
  await dialog.getByRole('button', { name: 'Deposit ₿0.00012345' }).click();
  await press(page, 'Continue');
  await press(page, 'Approve');
  await expectToast(page, 'Deposit Request Approved');
}

async function withdrawBitcoin(page: Page): Promise<void> {
  const dialog = await openWithdrawal(page);
  const amount = dialog.getByRole('textbox', { name: 'Amount' });
  await amount.fill('0.05000001');
  await amount.blur();
  await expect(dialog.getByText('Amount must not exceed 0.05.')).toBeVisible();
  await amount.fill('0.00512345');
  await expect(dialog.getByText('₿0.00511345')).toBeVisible();
  await dialog.getByRole('button', { name: 'Withdraw ₿0.00512345' }).click();
  await press(page, 'Continue', 'Withdraw');
  await press(page, 'Approve', 'Withdraw');
  await expectToast(page, 'Withdrawal Request Received');
}

test('DEP-34 DEP-35 a member with 0.1425 BTC deposits and withdraws it', async ({ page, enter }) => {
  await enter('leo@magpie.test');
  await payInBitcoin(page);
  await test.step('deposits', async () => {
    await depositBitcoin(page);
    await expectBalance(page, 'BTC 0.14262345');
  });
  await test.step('withdraws', async () => {
    await withdrawBitcoin(page);
    await expectBalance(page, 'BTC 0.13750000');
  });
  const row = await newestOf(page, 'Withdrawals');
  await expect(row).toContainText('Pending');
  await expect(row).toContainText('0.00512345');
});
