import { closeOutcome, expectBalance, newestOf, outcome, paymentDialog, press } from './support/cashier.ts';
import { expect, expectToast, test } from './support/test.ts';
import { expectCredited, sendDeposit } from './steps/payments.ts';

// How a deposit ends whose bank says so late, elsewhere or never.

const onItsWay = 'Your deposit is on its way';
const failed = 'The deposit did not go through';

test('a pending deposit says that the answer comes later: one that is declined, approved or never paid says so on its screen, and an approval reaches the member anywhere', async ({
  home: page,
  world,
}) => {
  await test.step('one that the provider declines later says so where its screen is still open', async () => {
    await sendDeposit(page, '50.02');
    await expect(outcome(page, onItsWay)).toBeVisible();
    const [payment] = await world.payments('mem_mia');
    await world.answerPayment(payment?.id ?? '', 'DECLINE');
    await expect(outcome(page, failed)).toBeVisible();
    await expect(paymentDialog(page, 'Deposit').getByText('Nothing was taken.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expectBalance(page, 'A$1,000.00');
  });
  await test.step('one that is approved later closes the screen that waits for it', async () => {
    await sendDeposit(page, '50.03');
    await expect(outcome(page, onItsWay)).toBeVisible();
    await world.advance('PT3M');
    await expectToast(page, 'Deposit Request Approved');
    await expect(paymentDialog(page, 'Deposit')).toBeHidden();
    await expectBalance(page, 'A$1,050.03');
  });
  await test.step('a late approval reaches the member anywhere', async () => {
    await sendDeposit(page, '50.03');
    await expect(outcome(page, 'Your deposit is on its way')).toBeVisible();
    await closeOutcome(page);
    await expectBalance(page, 'A$1,050.03');
    await world.advance('PT3M');
    await expectCredited(page, 'A$1,100.06');
  });
  await test.step('one that nobody pays in time says so on its screen and in the list', async () => {
    await sendDeposit(page, '50.02');
    await expect(outcome(page, onItsWay)).toBeVisible();
    await world.advance('P3DT1H');
    await expect(outcome(page, failed)).toBeVisible();
    await expect(page.getByText('The payment was not completed in time. Nothing was taken.')).toBeVisible();
    await closeOutcome(page);
    const newest = await newestOf(page, 'Deposits');
    await expect(newest).toContainText('50.02');
    await expect(newest).toContainText('Expired');
    await expectBalance(page, 'A$1,100.06');
  });
});

test('at the bank a deposit is declined, its window left without an answer, and the payment given up', async ({
  home: page,
}) => {
  await sendDeposit(page, '50');
  await press(page, 'Decline');
  await expect(outcome(page, failed)).toBeVisible();
  await expect(page.getByText('Your bank declined the payment.')).toBeVisible();
  const dialog = paymentDialog(page, 'Deposit');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByRole('button', { name: 'Deposit A$50.00' }).click();
  await press(page, 'Continue');
  const [bank] = await Promise.all([page.waitForEvent('popup'), press(page, 'Open the bank’s window')]);
  await expect(bank.getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
  const told = dialog.getByRole('status').filter({ hasText: 'Your bank has opened a window of its own.' });
  await expect(told).toBeVisible();
  await bank.close();
  // It stands above the frame, which moves up as it goes.
  await expect(told).toBeHidden();
  await press(page, 'Cancel payment');
  await expect(outcome(page, 'Deposit cancelled')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectBalance(page, 'A$1,000.00');
});
