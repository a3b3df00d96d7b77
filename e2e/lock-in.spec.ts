import type { Page } from '@playwright/test';
import { press } from './support/cashier.ts';
import { openListening } from './support/pushes.ts';
import { sitDown, spin } from './support/spins.ts';
import { sendDeposit } from './steps/payments.ts';
import { expect, expectAccessible, expectToast, test } from './support/test.ts';

// A Saturday at noon in Sydney, where Mia lives.
test.use({ worldInput: { now: '2032-11-20T01:00:00.000Z', frozen: true } });

const promo = 'Harbour Run';

/** It feeds no jackpot, whose win would lie over the unlocked bonus. */
const slot = 'Opal Fever';

const toTheHighest = ['2.00', '5.00', '10.00', '20.00', '50.00', '100.00'];

const cardOf = (page: Page) => page.getByRole('article', { name: promo });

const lockInOn = (page: Page) => cardOf(page).getByRole('button', { name: 'Lock In', exact: true });

async function expectProgress(page: Page, deposited: string, turnedOver: string): Promise<void> {
  // The bonus of an earlier round may stand beside it under the same name, and has no deposit to make.
  const lockIn = cardOf(page).filter({ has: page.getByRole('progressbar', { name: 'Deposit' }) });
  const meter = (name: string) => lockIn.getByRole('progressbar', { name });
  await expect(meter('Deposit')).toHaveAttribute('aria-valuetext', `${deposited} of A$100.00`);
  await expect(meter('Turnover')).toHaveAttribute('aria-valuetext', `${turnedOver} of A$300.00`);
}

test('LOCK-17 a lock-in is completed by a deposit and play, its bonus greets the member, and the next one is offered seven days later', async ({
  listening: page,
  world,
}) => {
  await page.goto('/promotions');
  await lockInOn(page).click();
  await expectToast(page, 'Successfully locked in to promo');
  await sendDeposit(page, '100');
  await press(page, 'Approve');
  await expectToast(page, 'Deposit Request Approved');
  await cardOf(page).getByRole('link', { name: 'View Progress' }).click();
  await expectProgress(page, 'A$100.00', 'A$0.00');

  await openListening(page);
  const game = await sitDown(page, slot, toTheHighest);
  const unlocked = page.getByRole('dialog', { name: 'Bonus unlocked' });
  await spin(game);
  await spin(game);
  await expect(unlocked).toBeHidden();
  await spin(game);
  await expect(unlocked).toContainText('You finished Harbour Run. Its bonus of A$20.00 is yours.');
  await expectAccessible(page);
  await unlocked.getByRole('button', { name: 'View active bonus' }).click();
  await expect(cardOf(page).getByText('Active', { exact: true })).toBeVisible();
  await expect(cardOf(page).getByRole('progressbar', { name: 'Turnover' })).toHaveAttribute(
    'aria-valuetext',
    'A$0.00 of A$60.00',
  );

  await openListening(page, '/promotions');
  await expect(lockInOn(page)).toBeDisabled();
  await expect(cardOf(page)).toContainText('Lock in is on cooldown. Available on Nov 27, 2032.');
  await world.setClock('2032-11-26T12:59:58.000Z');
  await expect(lockInOn(page)).toBeDisabled();
  await world.freeze(false);
  await expect(lockInOn(page)).toBeEnabled();
  await lockInOn(page).click();
  await expectToast(page, 'Successfully locked in to promo');
  await cardOf(page).getByRole('link', { name: 'View Progress' }).click();
  await expectProgress(page, 'A$0.00', 'A$0.00');

  await cardOf(page)
    .filter({ has: page.getByRole('progressbar', { name: 'Deposit' }) })
    .getByRole('button', { name: 'Cancel', exact: true })
    .click();
  await page
    .getByRole('alertdialog', { name: 'Cancel Promotion' })
    .getByRole('button', { name: 'Confirm' })
    .click();
  await expectToast(page, 'Successfully cancelled locked in to promo');
  const history = page.getByRole('region', { name: 'Promo history' });
  const lockIn = history.getByRole('row').filter({ hasText: 'You cancelled your lock-in' });
  await expect(lockIn).toContainText('A$0.00 of A$100.00 deposited');
  await expect(lockIn).toContainText('A$0.00 of A$300.00 turned over');
});
