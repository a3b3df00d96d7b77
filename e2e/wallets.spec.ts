import { quietPage } from './support/addresses.ts';
import { expectBalance, openWithdrawal, wallet } from './support/cashier.ts';
import { expect, expectAccessible, expectToast, test } from './support/test.ts';

test('favourites, zero balances and crypto in fiat are settings of the wallet, and the header follows the currency that is chosen in it', async ({
  page,
  enter,
}) => {
  await enter('leo@magpie.test');
  await page.goto(quietPage);
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
  await expect(wallet(page)).toHaveAccessibleName(/^Wallet, NZD /);
  await page.reload();
  await expect(wallet(page)).toHaveAccessibleName(/^Wallet, NZD /);
});

test('the header follows a balance that changes elsewhere, and the wallet opens a form as often as it is asked to', async ({
  listening: page,
  world,
}) => {
  await expectBalance(page, 'AUD 1,000.00');
  await world.adjustBalance('mia@magpie.test', { walletType: 'CASINO', amount: '12.34' });
  await expectBalance(page, 'AUD 1,012.34');
  await world.adjustBalance('mia@magpie.test', { walletType: 'MAIN', amount: '23.45' });
  await expectBalance(page, 'AUD 1,035.79');
  for (const time of ['first', 'second']) {
    const dialog = await openWithdrawal(page);
    await expect(dialog.getByRole('button', { name: 'Withdraw', exact: true }), time).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});
