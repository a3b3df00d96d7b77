import { cashier, openDeposit, press, wallet } from './support/cashier.ts';
import { expect, expectToast, test } from './support/test.ts';

test('PROMO-53 DEP-02 a deposit with a promo gives what the form promised for the amount typed', async ({
  home: page,
}) => {
  const form = await openDeposit(page);
  const row = form.getByRole('button', { name: /^Roulette Hour/ });
  const amount = form.getByRole('textbox', { name: 'Amount' });
  await amount.fill('15');
  await expect(row).toContainText('A$15.00 is too little: from A$20.00.');
  await amount.fill('100');
  await expect(row).toContainText('A$25.00 for A$100.00, to be wagered A$1,000.00.');
  await row.click();
  await expect(form.getByRole('button', { name: /^No promo/ })).toHaveAttribute('aria-pressed', 'false');
  const summary = form.getByRole('region', { name: 'Summary' });
  await expect(summary).toContainText('You’ll haveA$125.00 to play with');
  await form.getByRole('button', { name: 'Deposit A$100.00' }).click();
  await expect(cashier(page).getByRole('button', { name: 'Continue' })).toBeVisible();
  await press(page, 'Continue');
  await press(page, 'Approve');
  await expectToast(page, 'Deposit Request Approved');
  await wallet(page).click();
  const panel = page.getByRole('dialog', { name: 'Wallet' });
  await expect(panel).toContainText('1,100.00');
  await expect(panel).toContainText('25.00');
  await page.goto('/personal-center?tab=active-bonus');
  await expect(page.getByRole('article', { name: 'Roulette Hour' })).toContainText('A$1,000.00');
});

test('a promo that runs already says on a deposit why no other can be added', async ({ page, enter }) => {
  await enter('ruby@magpie.test');
  await page.goto('/');
  const form = await openDeposit(page);
  await expect(form.getByText('You have an active promo. Please cancel it first.')).toBeVisible();
  await expect(form.getByRole('button', { name: /^Roulette Hour/ })).toHaveAttribute('aria-disabled', 'true');
});
