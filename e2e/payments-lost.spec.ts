import { arrive, closeOutcome, expectBalance, openDeposit, outcome, press } from './support/cashier.ts';
import { holdSockets } from './support/pushes.ts';
import { expect, expectToast, noAnswer, test } from './support/test.ts';
import { sendDeposit } from './steps/payments.ts';

// Deposits on a bad network: pushes, answers or the whole connection are lost.

test('with the socket lost a late decline is shown all the same', async ({ page, enter, world }) => {
  const sockets = await holdSockets(page);
  await arrive(page, enter, 'mia');
  await sendDeposit(page, '50.02');
  await expect(outcome(page, 'Your deposit is on its way')).toBeVisible();
  await sockets.lose();
  const [payment] = await world.payments('mem_mia');
  await world.answerPayment(payment?.id ?? '', 'DECLINE');
  await expect(outcome(page, 'The deposit did not go through')).toBeVisible();
  sockets.giveBack();
  await closeOutcome(page);
  await expectBalance(page, 'A$1,000.00');
});

test('a start whose answer is lost is pressed again: one payment, charged once', async ({
  home: page,
  world,
  allowedErrors,
}) => {
  allowedErrors.push(noAnswer);
  const before = (await world.payments('mem_mia')).length;
  const dialog = await openDeposit(page);
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('50');
  const start = dialog.getByRole('button', { name: 'Deposit A$50.00' });
  await page.route(
    /operationName=InitiatePaymentIQDeposit/,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await start.click();
  await expectToast(page, 'Deposit Failed!');
  expect(await world.payments('mem_mia')).toHaveLength(before + 1);
  await start.click();
  await press(page, 'Continue');
  await press(page, 'Approve');
  await expect(dialog).toBeHidden();
  expect(await world.payments('mem_mia')).toHaveLength(before + 1);
  await expectBalance(page, 'A$1,050.00');
});
