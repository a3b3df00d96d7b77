import { quietPage } from './support/addresses.ts';
import { cashier, expectBalance, newestOf, openWithdrawal, press } from './support/cashier.ts';
import { depositWithPromo } from './steps/payments.ts';
import { expect, expectAccessible, expectToast, test } from './support/test.ts';

test('WDR-28 a member who took the match of a deposit is told what a withdrawal would lose, and loses it only when they confirm', async ({
  home: page,
}) => {
  await depositWithPromo(page, '200', /^Midweek Half Again/);
  await expectBalance(page, 'A$1,300.00');
  await page.goto(quietPage);

  const form = await openWithdrawal(page);
  await form.getByRole('textbox', { name: 'Amount' }).fill('1200');
  await form.getByRole('button', { name: 'Withdraw A$1,200.00' }).click();
  const question = page.getByRole('alertdialog', { name: 'Give up your promo?' });
  await expect(question).toContainText(
    'This withdrawal ends your active promo Midweek Half Again. You will lose A$100.00 of bonus money.',
  );
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep my promo' }).click();
  await expect(question).toBeHidden();
  await expect(form.getByRole('textbox', { name: 'Amount' })).toHaveValue('1200');

  await form.getByRole('button', { name: 'Withdraw A$1,200.00' }).click();
  await question.getByRole('button', { name: 'Withdraw and end promo' }).click();
  await expect(cashier(page, 'Withdraw').getByRole('button', { name: 'Continue' })).toBeVisible();
  await press(page, 'Continue', 'Withdraw');
  await press(page, 'Approve', 'Withdraw');
  await expectToast(page, 'Withdrawal Request Received');
  await expectBalance(page, 'A$0.00');
  await expect(await newestOf(page, 'Withdrawals')).toContainText('Pending');
  await page.goto('/personal-center?tab=active-bonus');
  await expect(page.getByRole('heading', { name: 'No Active Promo' })).toBeVisible();
});
