import { arrive, expectBalance, paymentDialog, press, wallet } from './support/cashier.ts';
import { expect, expectAccessible, expectToast, test } from './support/test.ts';

test('WDR-27 a verified member withdraws, sees it as Pending, cancels it and has the amount back', async ({
  page,
  enter,
}) => {
  await arrive(page, enter);
  await wallet(page).click();
  await page.getByRole('dialog', { name: 'Wallet' }).getByRole('button', { name: 'Withdraw' }).click();
  const dialog = paymentDialog(page, 'Withdraw');
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('100');
  await expect(dialog.getByText('A$99.00')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Withdraw A$100.00' }).click();
  await press(page, 'Continue', 'Withdraw');
  await press(page, 'Approve', 'Withdraw');
  await expectToast(page, 'Withdrawal Request Received');
  await expectBalance(page, 'AUD 900.00');
  await page.goto('/personal-center?tab=withdrawals');
  const row = page.getByRole('table', { name: 'Withdrawals' }).getByRole('row').nth(1);
  await expect(row).toContainText('Pending');
  await row.getByRole('button', { name: /^Cancel/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel withdrawal' });
  await expect(question).toContainText('This cannot be undone.');
  await question.getByRole('button', { name: 'Cancel withdrawal' }).click();
  await expectToast(page, 'Withdrawal cancelled');
  await expect(row).toContainText('Cancelled');
  await expectBalance(page, 'AUD 1,000.00');
});

test('a member who is not verified is led to the verification instead of a withdrawal', async ({
  page,
  enter,
}) => {
  await arrive(page, enter, 'noah');
  await wallet(page).click();
  await page.getByRole('dialog', { name: 'Wallet' }).getByRole('button', { name: 'Withdraw' }).click();
  await paymentDialog(page, 'Withdraw').getByRole('textbox', { name: 'Amount' }).fill('60');
  await paymentDialog(page, 'Withdraw').getByRole('button', { name: 'Withdraw A$60.00' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Verify your identity' })).toBeVisible();
  await expect(paymentDialog(page, 'Withdraw')).toBeHidden();
});
