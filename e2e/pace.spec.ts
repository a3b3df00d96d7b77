import type { FrameLocator } from '@playwright/test';
import type { WorldControl } from './support/control.ts';
import { expect, expectAccessible, refusedAnswer, test } from './support/test.ts';
import { outcome, sitDown, spin } from './support/spins.ts';
import { wireOf } from './support/wire.ts';

/** Lets a quarter of an hour pass in steps that a game session survives, as its page asks for the balance meanwhile. */
async function playOn(world: WorldControl, game: FrameLocator): Promise<void> {
  for (let step = 0; step < 18; step += 1) {
    await world.advance('PT50S');
    const status = await game.locator('body').evaluate(async () => {
      const ticket = new URLSearchParams(location.search).get('ticket');
      const sent = { method: 'POST', body: JSON.stringify({ ticket }) };
      return (await fetch(new URL('balance', location.href), sent)).status;
    });
    expect(status).toBe(200);
  }
}

test('autoplay needs a loss limit, stops at a press and for a reality check, which is answered before play goes on or ends', async ({
  page,
  world,
  enter,
  allowedErrors,
}) => {
  allowedErrors.push(refusedAnswer);
  await enter('mia@magpie.test');
  await page.goto('/');
  const game = await sitDown(page, 'Moonlit Dingo');
  const player = page.getByRole('dialog', { name: 'Moonlit Dingo' });
  await player.getByLabel('Reality check').selectOption('Every 15 minutes');
  await game.getByRole('button', { name: 'Autoplay' }).click();
  const limits = game.getByRole('dialog', { name: 'Autoplay' });
  await limits.getByLabel('Loss limit (AUD)').fill('0.50');
  await limits.getByRole('button', { name: 'Start autoplay' }).click();
  await expect(limits.getByRole('alert')).toHaveText('The loss limit must cover at least one stake.');
  await expectAccessible(page);
  await limits.getByLabel('Loss limit (AUD)').fill('100');
  await limits.getByLabel('Number of rounds').selectOption('100');
  await page.keyboard.press('Tab');
  await limits.getByRole('button', { name: 'Start autoplay' }).click();
  await expect(limits).toBeHidden();
  await expect(game.getByRole('button', { name: /^Stop autoplay, \d+ left$/ })).toBeVisible();
  await expect(game.locator('#play')).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(game.getByRole('button', { name: 'Autoplay', exact: true })).toBeEnabled();
  await expect(game.getByRole('button', { name: 'Spin' })).toBeEnabled();
  await game.getByRole('button', { name: 'Autoplay', exact: true }).click();
  await limits.getByRole('button', { name: 'Start autoplay' }).click();
  await expect(game.getByRole('button', { name: /^Stop autoplay, \d+ left$/ })).toBeVisible();
  await playOn(world, game);
  const check = page.getByRole('alertdialog', { name: 'Reality check' });
  await expect(check).toContainText('Staked');
  await expectAccessible(page);
  await check.getByRole('button', { name: 'Keep playing' }).click();
  await expect(check).toBeHidden();
  await expect(game.getByRole('button', { name: 'Autoplay', exact: true })).toBeEnabled();
  await game.getByRole('button', { name: 'Spin' }).click();
  await expect(game.getByRole('status')).toHaveText(/^(You won .+|No win\.)$/);
  await playOn(world, game);
  await check.getByRole('button', { name: 'Stop' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('autoplay stops when its bonus is cancelled elsewhere, the game says so, and a press plays on with cash', async ({
  page,
  world,
  enter,
  allowedErrors,
}) => {
  allowedErrors.push(refusedAnswer);
  await world.adjustBalance('hugo@magpie.test', { walletType: 'MAIN', amount: '20.00' });
  await enter('hugo@magpie.test');
  await page.goto('/');
  const game = await sitDown(page, 'Moonlit Dingo');
  await expect(game.locator('#balance-label')).toHaveText('Balance, bonus');
  await game.getByRole('button', { name: 'Autoplay' }).click();
  const limits = game.getByRole('dialog', { name: 'Autoplay' });
  await limits.getByLabel('Loss limit (AUD)').fill('100');
  await limits.getByLabel('Number of rounds').selectOption('100');
  await limits.getByRole('button', { name: 'Start autoplay' }).click();
  await expect(game.getByRole('button', { name: /^Stop autoplay, \d+ left$/ })).toBeVisible();
  await wireOf(page, world.id).cancelPromo('mem_hugo');
  const notice = game.locator('#notice');
  await expect(notice).toContainText('Other money is in play now');
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'OK' }).click();
  await expect(game.locator('#balance-label')).toHaveText('Balance');
  await expect(game.getByRole('button', { name: 'Autoplay', exact: true })).toBeEnabled();
  expect(await spin(game)).toMatch(outcome);
});
