import { quietPage } from './support/addresses.ts';
import {
  arrive,
  cashier,
  closeOutcome,
  expectBalance,
  openDeposit,
  outcome,
  paymentDialog,
  press,
  startDeposit,
  wallet,
} from './support/cashier.ts';
import { moveTo } from './support/keyboard.ts';
import { header } from './support/member.ts';
import { holdSockets } from './support/pushes.ts';
import { expect, expectAccessible, expectToast, test } from './support/test.ts';
import { answerLeaving, expectBankAsks, expectCredited, sendDeposit } from './steps/payments.ts';

const approved = 'Deposit Request Approved';

test('DEP-33 a member deposits through the payment page: the frame closes, a toast says so, the balance has grown', async ({
  home: page,
}) => {
  await expectBalance(page, 'A$1,000.00');
  const dialog = await openDeposit(page);
  await dialog.getByRole('button', { name: 'A$50.00', exact: true }).click();
  await dialog.getByRole('button', { name: 'Deposit A$50.00' }).click();
  await press(page, 'Continue');
  await expectBankAsks(page);
  await expectAccessible(page);
  await press(page, 'Approve');
  await expect(paymentDialog(page, 'Deposit')).toBeHidden();
  await expectCredited(page, 'A$1,050.00');
});

test('a declined deposit says so, costs nothing and can be tried again, as an unanswered and a cancelled one have their screens', async ({
  home: page,
}) => {
  await sendDeposit(page, '50.01');
  await expect(outcome(page, 'The deposit did not go through')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(paymentDialog(page, 'Deposit').getByRole('textbox', { name: 'Amount' })).toHaveValue('50.01');
  await page.keyboard.press('Escape');
  await expectBalance(page, 'A$1,000.00');
  await sendDeposit(page, '50.07');
  await expect(outcome(page, 'No answer from the bank yet')).toBeVisible();
  await closeOutcome(page);
  await startDeposit(page, '60');
  await press(page, 'Cancel payment');
  await expect(outcome(page, 'Deposit cancelled')).toBeVisible();
  await closeOutcome(page);
  await expectBalance(page, 'A$1,000.00');
});

test('a deposit is approved in the bank’s own window, and who closes the frame in the middle is asked first and hears of the approval afterwards', async ({
  home: page,
  world,
}) => {
  await sendDeposit(page, '50');
  const [bank] = await Promise.all([page.waitForEvent('popup'), press(page, 'Open the bank’s window')]);
  await expect(page.getByText('Finish there, then come back here.')).toBeVisible();
  await bank.getByRole('button', { name: 'Approve', exact: true }).click();
  await expectCredited(page, 'A$1,050.00');
  await expect(paymentDialog(page, 'Deposit')).toBeHidden();

  await sendDeposit(page, '50');
  await expectBankAsks(page);
  await paymentDialog(page, 'Deposit').getByRole('button', { name: 'Close' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave this payment?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  await paymentDialog(page, 'Deposit').getByRole('button', { name: 'Close' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(paymentDialog(page, 'Deposit')).toBeHidden();
  const [payment] = await world.payments('mem_mia');
  await world.answerPayment(payment?.id ?? '', 'APPROVE');
  await expectCredited(page, 'A$1,100.00');
});

test('in the middle of a payment the back button asks and does not lose it, and a reload finds it again; a double submit makes one payment', async ({
  home: page,
  world,
}) => {
  const before = (await world.payments('mem_mia')).length;
  await sendDeposit(page, '50');
  await expectBankAsks(page);
  await page.goBack();
  await answerLeaving(page, 'Stay');
  await page.goBack();
  await answerLeaving(page, 'Stay');
  await page.reload();
  await press(page, 'Approve');
  await expectCredited(page, 'A$1,050.00');
  await expect(page).toHaveURL(quietPage);
  expect(await world.payments('mem_mia')).toHaveLength(before + 1);
  await page.reload();
  await expectBalance(page, 'A$1,050.00');
  await expect(paymentDialog(page, 'Deposit')).toBeHidden();

  await world.setFault({ kind: 'LATENCY', operation: 'InitiatePaymentIQDeposit', latencyMs: 800, times: 1 });
  const dialog = await openDeposit(page);
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('50');
  await dialog.getByRole('button', { name: 'Deposit A$50.00' }).dblclick();
  await dialog.getByRole('textbox', { name: 'Amount' }).press('Enter');
  await expect(cashier(page).getByRole('button', { name: 'Continue' })).toBeVisible();
  expect(await world.payments('mem_mia')).toHaveLength(before + 2);
});

test('with the socket lost the outcome is shown all the same, and the balance is marked meanwhile', async ({
  page,
  enter,
}) => {
  const sockets = await holdSockets(page);
  await arrive(page, enter, 'mia');
  await sendDeposit(page, '50');
  await sockets.lose();
  await press(page, 'Approve');
  await expectToast(page, approved);
  await expect(paymentDialog(page, 'Deposit')).toBeHidden();
  await expect(
    header(page).getByRole('button', { name: 'Wallet, A$1,050.00, may be out of date' }),
  ).toBeVisible();
  await expectAccessible(page);
  sockets.giveBack();
  await expectBalance(page, 'A$1,050.00');
});

test('DEP-23 a member who is not verified deposits; what is reversed later leaves the balance, and the history says so', async ({
  page,
  enter,
  world,
}) => {
  await arrive(page, enter, 'noah');
  await sendDeposit(page, '20.09');
  await expectCredited(page, 'A$120.09');
  const [payment] = await world.payments('mem_noah');
  await world.reverseDeposit(payment?.id ?? '');
  await expectBalance(page, 'A$100.00');
  await page.goto('/personal-center?tab=transaction-history');
  await expect(
    page.getByRole('table', { name: 'Transaction history' }).getByRole('row').nth(1),
  ).toContainText('Deposit reversal');
});

test('a blocked member reads why, in both forms', async ({ page, enter }) => {
  await arrive(page, enter, 'zoe');
  const deposit = await openDeposit(page);
  await expect(deposit.getByText('Deposits are currently blocked on your account.')).toBeVisible();
  await expect(deposit.getByRole('button', { name: /^Deposit$/ })).toBeDisabled();
  await expectAccessible(page);
  await deposit.getByRole('radio', { name: 'Withdrawal' }).click();
  await expect(page.getByText('Withdrawals are currently blocked on your account.')).toBeVisible();
});

test('a deposit works by keyboard alone', async ({ home: page }) => {
  const trigger = header(page).getByRole('button', { name: 'Deposit', exact: true });
  await moveTo(page, trigger);
  await page.keyboard.press('Enter');
  const dialog = paymentDialog(page, 'Deposit');
  await moveTo(page, dialog.getByRole('radio', { name: 'Card' }));
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: 'PayID' })).toBeChecked();
  await moveTo(page, dialog.getByRole('textbox', { name: 'Amount' }));
  await page.keyboard.type('40e.5x');
  await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('40.5');
  await page.keyboard.press('Enter');
  await moveTo(page, cashier(page).getByRole('button', { name: 'Continue' }));
  await page.keyboard.press('Enter');
  await moveTo(page, cashier(page).getByRole('button', { name: 'Approve', exact: true }));
  await page.keyboard.press('Enter');
  await expectToast(page, approved);
  await expect(dialog).toBeHidden();
  await expectBalance(page, 'A$1,040.50');
});

test('a phone has room for the wallet, a deposit and its outcome @mobile', async ({ page, enter }) => {
  await enter('leo@magpie.test');
  await page.goto(quietPage);
  await wallet(page).click();
  const popover = page.getByRole('dialog', { name: 'Wallet' });
  await expect(popover.getByRole('radio', { name: /^AUD/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(popover).toBeHidden();
  await page
    .getByRole('navigation', { name: 'Quick actions' })
    .getByRole('button', { name: 'Deposit' })
    .click();
  const dialog = paymentDialog(page, 'Deposit');
  await expect(dialog.getByRole('region', { name: 'Your deposit limits' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('27');
  await dialog.getByRole('button', { name: 'Deposit A$27.00' }).click();
  await expect(dialog.getByText('Amount exceeds your deposit limit.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('25');
  await dialog.getByRole('button', { name: 'Deposit A$25.00' }).click();
  await press(page, 'Continue');
  await press(page, 'Approve');
  await expectToast(page, approved);
  await expect(dialog).toBeHidden();
});

test('a narrow screen in the light theme shows the forms and the frame without loss @mobile', async ({
  page,
  enter,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => {
    if (window === window.top) localStorage.setItem('magpie.theme', 'light');
  });
  await enter('mia@magpie.test');
  await page.goto(quietPage);
  await page
    .getByRole('navigation', { name: 'Quick actions' })
    .getByRole('button', { name: 'Deposit' })
    .click();
  const dialog = paymentDialog(page, 'Deposit');
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('50.01');
  const wide = () => dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(await wide()).toBe(0);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Deposit A$50.01' }).click();
  await expect(cashier(page).getByRole('button', { name: 'Continue' })).toBeVisible();
  expect(await wide()).toBe(0);
  await expectAccessible(page);
  await press(page, 'Continue');
  await expect(outcome(page, 'The deposit did not go through')).toBeVisible();
  await expectAccessible(page);
});
