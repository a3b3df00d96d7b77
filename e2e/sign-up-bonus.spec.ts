import { press } from './support/cashier.ts';
import { fillRegister, register } from './support/register.ts';
import { sitDown } from './support/studio.ts';
import { sendWithdrawal } from './steps/payments.ts';
import { verify } from './steps/verification.ts';
import { expect, expectAccessible, expectToast, test } from './support/test.ts';
import { wireOf } from './support/wire.ts';

const member = 'new.player@example.com';

const wheel = 'European Roulette';

test('the bonus of a sign-up greets the new member, is wagered to cash, and is withdrawn', async ({
  page,
  world,
}) => {
  await page.goto('/#sign-up');
  await fillRegister(page, world);
  await register(page).getByRole('button', { name: 'Register' }).click();
  const welcome = page.getByRole('dialog', { name: 'Welcome bonus' });
  await expect(welcome).toContainText('Ten on the House: a bonus of A$10.00 is in your wallet.');
  await expect(welcome).toContainText('It becomes withdrawable after a turnover of A$100.00.');
  await expectAccessible(page);
  await page.reload();
  await welcome.getByRole('button', { name: 'OK' }).click();
  await expect(welcome).toBeHidden();

  const roulette = await sitDown(page, 'table', wheel);
  await expect(welcome).toBeHidden();
  await expect(roulette.locator('#balance-label')).toHaveText('Balance, bonus');
  await expect(roulette.locator('#balance')).toHaveText(/10\.00$/);
  await roulette.getByRole('radio', { name: 'Chip of A$10.00' }).check({ force: true });
  // Each stake is at risk (decision 037). What wins and what loses is drawn by the seed.
  const spinOn = async (field: string, balances: readonly string[]) => {
    await roulette.getByRole('button', { name: field }).click();
    for (const balance of balances) {
      await expect(roulette.locator('#balance-label')).toHaveText('Balance, bonus');
      await expect(roulette.locator('#stake')).toHaveText('A$10.00');
      await roulette.getByRole('button', { name: 'Spin' }).click();
      await expect(roulette.locator('#balance')).toHaveText(`A$${balance}.00`);
    }
  };
  await spinOn('Red, pays 1 to 1', ['20']);
  await roulette.getByRole('button', { name: 'Take back all chips' }).click();
  await spinOn('Black, pays 1 to 1', ['30', '40', '50', '60', '70', '80', '90', '80', '90']);
  await expect(roulette.locator('#balance-label')).toHaveText('Balance');

  await page.goto('/personal-center?tab=active-bonus');
  await expect(page.getByRole('heading', { name: 'No Active Promo' })).toBeVisible();
  const history = page.getByRole('region', { name: 'Promo history' }).getByRole('row').nth(1);
  await expect(history).toContainText('Ten on the House');
  await expect(history).toContainText('Completed');
  await expect(history).toContainText('A$100.00 of A$100.00');
  await expectAccessible(page);

  const wire = wireOf(page, world.id);
  await wire.completeProfile();
  await verify(page, world, member);
  // Less than this cannot be withdrawn, so that what the bonus became leaves together with a deposit.
  await wire.deposit('50.00');
  await page.reload();
  await sendWithdrawal(page, '60');
  await press(page, 'Approve', 'Withdraw');
  await expectToast(page, 'Withdrawal Request Received');
});
