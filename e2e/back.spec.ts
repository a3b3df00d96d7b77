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

test('Back to a sorted list shows that list where it was left, and never another one', async ({ page }) => {
  await page.goto('/casino/popular?sort=name');
  const first = page.getByRole('main').getByRole('list', { name: 'Popular' }).getByRole('button').first();
  const name = (await first.getAttribute('aria-label')) ?? (await first.textContent()) ?? '';
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByText(/^Displaying 48 of/)).toBeVisible();
  await page.evaluate(() => {
    scrollTo(0, 900);
  });
  // A press by the pointer would bring the chip into sight first, and so the list back to its top.
  await page
    .getByRole('navigation', { name: 'Game types' })
    .getByRole('link', { name: 'Pokies' })
    .evaluate((link: HTMLElement) => {
      link.click();
    });
  await expect(page.getByRole('heading', { name: 'Pokies', level: 1 })).toBeVisible();
  // Whatever list is drawn at the old address is noted, also one that stands for a frame.
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      const tile = document.querySelector(
        'main ul[aria-label=Popular] button, main [role=list][aria-label=Popular] button',
      );
      if (location.search === '?sort=name' && tile)
        seen.add(tile.getAttribute('aria-label') ?? tile.textContent);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goBack();
  await expect(page.getByText(/^Displaying 48 of/)).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  const seen = await page.evaluate(() => [...(Reflect.get(window, 'seen') as Set<string>)]);
  expect(seen).toEqual([name]);
});
