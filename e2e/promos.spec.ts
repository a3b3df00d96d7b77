import { expect, test } from './support/test.ts';

test('SHELL-06 promotions, cashbacks, tournament and jackpot each open their own page', async ({ page }) => {
  for (const [path, title] of [
    ['/promotions', 'Promotions'],
    ['/cashbacks', 'Cashbacks'],
    ['/tournament', 'Tournament'],
    ['/jackpot', 'Jackpot'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  await page.goto('/promotions');
  await page.getByRole('link', { name: 'Read More' }).first().click();
  await expect(page).toHaveURL(/\/promotions\/[^/]+$/);
  await expect(page.getByRole('link', { name: 'Back to all Promotions' })).toBeVisible();
  await page.goto('/cashbacks');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/cashbacks\/[^/]+$/);
  await expect(page.getByRole('link', { name: 'Back to all Cashback' })).toBeVisible();
});
