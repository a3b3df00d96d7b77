import { expect, expectAccessible, test } from './support/test.ts';

test('a visitor browses, searches and clears the search', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Moonlit Dingo').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Search games' }).fill('  OPAL fever ');
  await expect(page.getByText('Displaying 1 of 1 games')).toBeVisible();
  await expect(page.getByText('Opal Fever').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Displaying 1 of 1 games')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search games' }).fill('nothing is called this');
  await expect(page.getByRole('heading', { name: 'No Games found' })).toBeVisible();
  await expectAccessible(page);
});

test('a type’s list grows by 24 games at a time', async ({ page }) => {
  await page.goto('/casino/slots');
  await expect(page.getByText(/^Displaying 24 of 1[\d,]+ games$/)).toBeVisible();
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByText(/^Displaying 48 of 1[\d,]+ games$/)).toBeVisible();
  await expectAccessible(page);
});

test('an unknown casino type is an unknown page', async ({ page }) => {
  await page.goto('/casino/croquet');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expectAccessible(page);
});
