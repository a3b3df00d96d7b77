import { expectBalance, openDeposit, outcome, paymentDialog, startDeposit } from './support/cashier.ts';
import { expect, test } from './support/test.ts';
import { sendDeposit } from './steps/payments.ts';

// Ways out of a deposit beside its buttons: Escape, back and a reload.

const failed = 'The deposit did not go through';

test('Escape leaves a payment that is not under way without a question, back its form and its outcome, which a reload keeps', async ({
  home: page,
}) => {
  await page.goto('/casino');
  const dialog = paymentDialog(page, 'Deposit');
  await startDeposit(page, '50');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await openDeposit(page);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await sendDeposit(page, '50.01');
  await expect(outcome(page, failed)).toBeVisible();
  await page.reload();
  await expect(outcome(page, failed)).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expectBalance(page, 'A$1,000.00');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/casino');
});
