import { expect, test } from './support/test.ts';

test('Back within the site keeps the place also in a list that is asked for anew', async ({ page }) => {
  await page.goto('/promotions');
  const cards = page.getByRole('main').getByRole('link', { name: /^Read More about/ });
  const last = cards.last();
  await last.scrollIntoViewIfNeeded();
  const name = (await last.textContent()) ?? '';
  const at = await page.evaluate(() => window.scrollY);
  expect(at).toBeGreaterThan(500);
  await last.click();
  await expect(page).toHaveURL(/\/promotions\/./);
  await page.goBack();
  await expect(page.getByRole('link', { name })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(at);
});
