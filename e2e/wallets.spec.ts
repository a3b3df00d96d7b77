import { quietPage } from './support/addresses.ts';
import { expectBalance, openWithdrawal, wallet } from './support/cashier.ts';
import { openListening } from './support/pushes.ts';
import { expect, expectAccessible, expectToast, test } from './support/test.ts';

test('favourites, zero balances and crypto in fiat are settings of the wallet, which opens a form as often as it is asked to, and the header follows a balance that changes elsewhere and the currency that is chosen in the wallet', async ({
  page,
  enter,
  world,
}) => {
  await enter('leo@magpie.test');
  await openListening(page, quietPage);
  await test.step('the header follows a balance that changes elsewhere, and the wallet opens a form as often as it is asked to', async () => {
    await expectBalance(page, 'A$4,850.00');
    await world.adjustBalance('leo@magpie.test', { walletType: 'CASINO', amount: '12.34' });
    await expectBalance(page, 'A$4,862.34');
    await world.adjustBalance('leo@magpie.test', { walletType: 'MAIN', amount: '23.45' });
    await expectBalance(page, 'A$4,885.79');
    for (const time of ['first', 'second']) {
      const dialog = await openWithdrawal(page);
      await expect(dialog.getByRole('button', { name: 'Withdraw', exact: true }), time).toBeEnabled();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  });
  await test.step('favourites, zero balances and crypto in fiat are settings, and the header follows the currency that is chosen', async () => {
    const popover = page.getByRole('dialog', { name: 'Wallet' });
    await wallet(page).click();
    await expect(popover.getByRole('radio', { name: /^AUD/ })).toBeChecked();
    await popover.getByRole('button', { name: 'Manage Currency' }).click();
    const manage = page.getByRole('dialog', { name: 'Manage Currency' });
    await manage.getByRole('searchbox', { name: 'Search currencies' }).fill('tether');
    await manage.getByRole('switch', { name: 'USDT Tether' }).click();
    await expect(manage.getByRole('switch', { name: 'USDT Tether' })).toBeChecked();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await wallet(page).click();
    await expect(popover.getByRole('radio', { name: /^USDT/ })).toContainText('0.00000000');
    await popover.getByRole('button', { name: 'Wallet Settings' }).click();
    const settings = page.getByRole('dialog', { name: 'Wallet Settings' });
    for (const name of ['Hide zero balances', 'Display crypto in fiat']) {
      await settings.getByRole('switch', { name }).click();
      await expect(settings.getByRole('switch', { name })).toBeChecked();
      await expect(settings.getByRole('switch', { name })).toBeEnabled();
    }
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await wallet(page).click();
    await expect(popover.getByRole('radio', { name: /^BTC/ })).toContainText(/A\$[\d,]+\.\d\d/);
    await expect(popover.getByRole('radio', { name: /^USDT/ })).toBeHidden();
    await popover.getByRole('radio', { name: /^NZD/ }).click();
    await expectToast(page, 'Active currency changed successfully.');
    await expect(wallet(page)).toHaveAccessibleName(/^Wallet, NZ\$/);
    await page.reload();
    await expect(wallet(page)).toHaveAccessibleName(/^Wallet, NZ\$/);
  });
});
