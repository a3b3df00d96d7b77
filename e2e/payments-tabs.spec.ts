import {
  arrive,
  cashier,
  expectBalance,
  openDeposit,
  paymentDialog,
  press,
  wallet,
} from './support/cashier.ts';
import { accountButton, expectSignedOut, fillLogin } from './support/member.ts';
import { anotherTab, logOut } from './support/tabs.ts';
import { expect, expectToast, test } from './support/test.ts';
import { sendDeposit, expectBankAsks } from './steps/payments.ts';

// Deposits while another tab of the same browser does something else.

test('a currency that is switched in another tab reaches the header and the form, and nothing is paid in one that was not shown', async ({
  page,
  context,
  enter,
  world,
}) => {
  await arrive(page, enter, 'leo');
  const before = (await world.payments('mem_leo')).length;
  const dialog = await openDeposit(page);
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('20.09');
  const other = await anotherTab(context, world.id);
  await wallet(other).click();
  await other.getByRole('dialog', { name: 'Wallet' }).getByRole('radio', { name: /^NZD/ }).click();
  await expectToast(other, 'Active currency changed successfully.');
  await page.bringToFront();
  await expect(page.getByRole('button', { name: /^Wallet, NZ\$/, includeHidden: true })).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('');
  expect(await world.payments('mem_leo')).toHaveLength(before);
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('20.09');
  await dialog.getByRole('button', { name: 'Deposit NZ$20.09' }).click();
  await expect(cashier(page).getByText('NZ$20.09')).toBeVisible();
  await press(page, 'Continue');
  await expectToast(page, 'Deposit Request Approved');
  await expectBalance(page, 'NZ$640.59');
});

test('a logout in another tab takes the payment away, and the next member does not see it', async ({
  home: page,
  context,
  world,
}) => {
  await sendDeposit(page, '50');
  await expectBankAsks(page);
  const [payment] = await world.payments('mem_mia');
  const other = await anotherTab(context, world.id);
  await logOut(other);
  await expectSignedOut(page);
  await expect(page.locator('iframe')).toHaveCount(0);
  await other.goto('/#sign-in');
  await fillLogin(other, 'noah@magpie.test');
  await page.bringToFront();
  await expect(accountButton(page)).toBeVisible();
  await page.reload();
  await expectBalance(page, 'A$100.00');
  await expect(paymentDialog(page, 'Deposit')).toBeHidden();
  await world.answerPayment(payment?.id ?? '', 'APPROVE');
  await logOut(page);
  await page.goto('/#sign-in');
  await fillLogin(page, 'mia@magpie.test');
  await expectBalance(page, 'A$1,050.00');
});
