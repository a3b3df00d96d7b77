import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { gameFrame, header } from './support/member.ts';
import {
  activateBonus,
  cancelBonus,
  cardOf,
  claimAndActivate,
  freeSpins as promo,
  openSection,
} from './steps/rewards.ts';
import { expect, expectAccessible, test } from './support/test.ts';

/** The amounts in cents of the payouts of free spins that the history lists, with the wallets they went to. */
async function postedPayouts(page: Page) {
  await openSection(page, 'transaction-history&kind=payout');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  return lines.slice(1).flatMap((line) => {
    const [, type, , wallet, , amount] = line.split(',');
    return type === 'Free spin payout' ? [{ wallet, cents: Math.round(Number(amount) * 100) }] : [];
  });
}

test('SPIN-20 SPIN-21 a member claims free spins and plays them to the last one; what they won is cash', async ({
  page,
  enter,
}) => {
  await enter('noah@magpie.test');
  await claimAndActivate(page);
  await expectAccessible(page);
  await cardOf(page, promo).getByRole('button', { name: 'Play Moonlit Dingo' }).click();
  const player = page.getByRole('dialog', { name: 'Moonlit Dingo' });
  await expect(player.getByText('Playing free spins')).toBeVisible();
  const game = gameFrame(page, 'Moonlit Dingo');
  for (let left = 20; left > 0; left -= 1) {
    await expect(game.locator('#stake-label')).toHaveText(`Free spins: ${String(left)}`);
    await game.getByRole('button', { name: 'Spin' }).click();
  }
  const summary = game.getByRole('alert');
  await expect(summary).toContainText('Your free spins are played');
  await expect(game.getByRole('button', { name: 'Spin' })).toBeDisabled();
  await expectAccessible(page);
  const won = Math.round(
    Number(/won \D*([\d.]+)\. It is yours/.exec(await summary.innerText())?.[1] ?? '0') * 100,
  );
  await game.getByRole('button', { name: 'Back to the lobby' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'No Free Spin Bonus' })).toBeVisible();
  await expect(header(page).getByText(((10_000 + won) / 100).toFixed(2), { exact: true })).toBeVisible();
  await openSection(page, 'freespin-bonus');
  await expect(cardOf(page, promo).getByText('Complete')).toBeVisible();
  await expect(cardOf(page, promo)).toContainText(`Won A$${(won / 100).toFixed(2)}`);
  await expect(cardOf(page, promo)).toContainText('0 of 20 left');
  const payouts = await postedPayouts(page);
  expect(payouts.reduce((sum, { cents }) => sum + cents, 0)).toBe(won);
  expect(payouts.filter(({ wallet }) => wallet !== 'Casino')).toEqual([]);
});

test('free spins that are left go on after a reload, and end by their date', async ({
  page,
  world,
  enter,
}) => {
  await enter('noah@magpie.test');
  await claimAndActivate(page);
  await cardOf(page, promo).getByRole('button', { name: 'Play Moonlit Dingo' }).click();
  const game = gameFrame(page, 'Moonlit Dingo');
  await game.getByRole('button', { name: 'Spin' }).click();
  await expect(game.locator('#stake-label')).toHaveText('Free spins: 19');
  await page.reload();
  await expect(cardOf(page, promo)).toContainText('19 of 20 left');
  await world.advance('P7D');
  await enter('noah@magpie.test');
  await openSection(page, 'freespin-bonus');
  await expect(cardOf(page, promo).getByText('Expired')).toBeVisible();
  await expect(cardOf(page, promo).getByRole('button')).toHaveCount(0);
});

test('free spins are played and given up from the account on a phone @mobile', async ({ page, enter }) => {
  await enter('ella@magpie.test');
  await openSection(page, 'active-bonus');
  const account = page.getByRole('dialog', { name: 'My account' });
  await account.getByRole('button', { name: 'Play Moonlit Dingo' }).click();
  const game = gameFrame(page, 'Moonlit Dingo');
  await game.getByRole('button', { name: 'Spin' }).click();
  await expect(game.locator('#stake-label')).toHaveText('Free spins: 19');
  await expect(account).toBeHidden();
  await page.getByRole('dialog', { name: 'Moonlit Dingo' }).getByRole('button', { name: 'Back' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await openSection(page, 'active-bonus');
  await expect(account).toContainText('19 of 20 left');
  await cancelBonus(page, account, 'You will lose 19 free spins.');
  await expect(account.getByRole('heading', { name: 'No Free Spin Bonus' })).toBeVisible();
  await expect(account.getByText('Ended before all were played. What they won stays yours.')).toBeVisible();
});

test('BONUS-18 a consumable bonus is activated from the account and is the active promo there, until it is cancelled', async ({
  page,
  enter,
}) => {
  await enter('ella@magpie.test');
  await openSection(page, 'consumable-bonuses');
  await activateBonus(page, 'Reload Gift');
  await expect(page).toHaveURL(/\/promotions$/);
  await openSection(page, 'active-bonus');
  const active = cardOf(page, 'Reload Gift');
  await expect(active.getByText('Active', { exact: true })).toBeVisible();
  await expect(active).toContainText('of A$150.00');
  await cancelBonus(page, active, 'You will lose A$15.00 of bonus money.');
  await expect(active).toBeHidden();
});
