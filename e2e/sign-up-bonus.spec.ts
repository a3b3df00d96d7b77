import { openListening } from './support/pushes.ts';
import { press } from './support/cashier.ts';
import { fillRegister, register } from './support/register.ts';
import { sitDown, spin } from './support/spins.ts';
import { sendWithdrawal } from './steps/payments.ts';
import { expect, expectAccessible, expectToast, test } from './support/test.ts';

const member = 'new.player@example.com';

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

  // Goodwill of the operator, so that no run of luck uses the bonus up before its target.
  await world.adjustBalance(member, { walletType: 'CASINO_BONUS', amount: '190.00' });
  await openListening(page);
  await expect(welcome).toBeHidden();
  const game = await sitDown(page, 'Moonlit Dingo', ['2.00', '5.00', '10.00']);
  await expect(game.locator('#balance-label')).toHaveText('Balance, bonus');
  for (let spins = 0; spins < 10; spins += 1) await spin(game);
  await expect(game.locator('#balance-label')).toHaveText('Balance');

  await page.goto('/personal-center?tab=active-bonus');
  await expect(page.getByRole('heading', { name: 'No Active Promo' })).toBeVisible();
  const history = page.getByRole('region', { name: 'Promo history' }).getByRole('row').nth(1);
  await expect(history).toContainText('Ten on the House');
  await expect(history).toContainText('Completed');
  await expect(history).toContainText('A$100.00 of A$100.00');
  await expectAccessible(page);

  await world.setMember(member, {
    ...{ verified: true, nameUpdateRequired: false, dateOfBirthUpdateRequired: false },
  });
  await sendWithdrawal(page, '50');
  await press(page, 'Approve', 'Withdraw');
  await expectToast(page, 'Withdrawal Request Received');
});
