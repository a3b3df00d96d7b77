import type { Page } from '@playwright/test';
import { expectBalance, newestOf, openWithdrawal, paymentDialog, press, wallet } from './support/cashier.ts';
import { gameCard, gameFrame, header } from './support/member.ts';
import { expect, expectAccessible, expectToast, test } from './support/test.ts';

/** Makes bitcoin the active currency, of which Leo has 0.1425. */
async function chooseBitcoin(page: Page): Promise<void> {
  await page.goto('/');
  await wallet(page).click();
  await page.getByRole('dialog', { name: 'Wallet' }).getByRole('radio', { name: /^BTC/ }).click();
  await expectBalance(page, '₿0.14250000');
  await page.keyboard.press('Escape');
}

async function depositBitcoin(page: Page): Promise<void> {
  await header(page).getByRole('button', { name: 'Deposit', exact: true }).click();
  const dialog = paymentDialog(page, 'Deposit');
  await expect(dialog.getByRole('radio', { name: 'Crypto' })).toBeChecked();
  await expect(dialog.getByText('Between ₿0.00010000 and ₿0.02000000')).toBeVisible();
  await expectAccessible(page);
  const amount = dialog.getByRole('textbox', { name: 'Amount' });
  await amount.fill('0.00009999');
  await amount.blur();
  await expect(dialog.getByText('Amount must be greater than or equal to 0.0001.')).toBeVisible();
  await amount.fill('0.00012345');
  await dialog.getByRole('button', { name: 'Deposit ₿0.00012345' }).click();
  await press(page, 'Continue');
  await press(page, 'Approve');
  await expectToast(page, 'Deposit Request Approved');
}

async function withdrawBitcoin(page: Page): Promise<void> {
  const dialog = await openWithdrawal(page);
  const amount = dialog.getByRole('textbox', { name: 'Amount' });
  await amount.fill('0.05000001');
  await amount.blur();
  await expect(dialog.getByText('Amount must not exceed 0.05.')).toBeVisible();
  await amount.fill('0.00512345');
  await expect(dialog.getByText('₿0.00511345')).toBeVisible();
  await dialog.getByRole('button', { name: 'Withdraw ₿0.00512345' }).click();
  await press(page, 'Continue', 'Withdraw');
  await press(page, 'Approve', 'Withdraw');
  await expectToast(page, 'Withdrawal Request Received');
}

/** What a game says that a spin won, in the smallest unit of bitcoin; 0 without a win. */
const wonBy = (text: string): bigint => BigInt((/₿([\d.]+)/.exec(text)?.[1] ?? '0').replace('.', ''));

const shown = (amount: bigint): string => `0.${String(amount).padStart(8, '0')}`;

/** Plays one spin at the highest stake and answers what is left of the balance. */
async function spinBitcoin(page: Page): Promise<bigint> {
  await gameCard(page, 'Moonlit Dingo').click();
  const player = page.getByRole('dialog', { name: 'Moonlit Dingo' });
  const game = gameFrame(page, 'Moonlit Dingo');
  await expect(game.locator('#balance')).toHaveText('₿0.14262345');
  await expect(game.locator('#stake')).toHaveText('₿0.00001000');
  const more = game.getByRole('button', { name: 'Higher stake' });
  for (const stake of ['0.00005000', '0.00010000', '0.00050000']) {
    await more.click();
    await expect(game.locator('#stake')).toHaveText(`₿${stake}`);
  }
  await expect(more).toBeDisabled();
  await game.getByRole('button', { name: 'Spin' }).click();
  const status = game.getByRole('status');
  await expect(status).toHaveText(/^(You won .+|No win\.)$/);
  const left = 14_212_345n + wonBy(await status.innerText());
  await expect(game.locator('#balance')).toHaveText(`₿${shown(left)}`);
  await expect(player.getByLabel('Balance')).toHaveText(`₿${shown(left)}`);
  await player.getByRole('button', { name: 'Back' }).click();
  return left;
}

test('DEP-34 DEP-35 PLAY-34 a member with 0.1425 BTC deposits, plays and withdraws it', async ({
  page,
  enter,
}) => {
  await enter('leo@magpie.test');
  await chooseBitcoin(page);
  await test.step('deposits', async () => {
    await depositBitcoin(page);
    await expectBalance(page, '₿0.14262345');
  });
  const left = await test.step('plays', () => spinBitcoin(page));
  await expectBalance(page, `₿${shown(left)}`);
  await test.step('withdraws', async () => {
    await withdrawBitcoin(page);
    await expectBalance(page, `₿${shown(left - 512_345n)}`);
  });
  const row = await newestOf(page, 'Withdrawals');
  await expect(row).toContainText('Pending');
  await expect(row).toContainText('0.00512345');
});
