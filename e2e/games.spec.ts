import { expect, expectAccessible, expectToast, noAnswer, test } from './support/test.ts';
import { gameCard, gameFrame } from './support/member.ts';

test('a visitor browses by the casino menu, searches and clears the search, and a type’s list grows by 24 games at a time', async ({
  page,
}) => {
  await page.goto('/');
  await expect(gameCard(page, 'Moonlit Dingo')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Fish' }).click();
  await expect(page).toHaveURL('/?type=fish');
  await expect(page.getByRole('main').getByRole('heading', { name: 'Fish', exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(gameCard(page, 'Moonlit Dingo')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search games' }).fill('  OPAL fever ');
  await expect(page.getByText('Displaying 1 of 1 games')).toBeVisible();
  await expect(gameCard(page, 'Opal Fever')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Displaying 1 of 1 games')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search games' }).fill('nothing is called this');
  await expect(page.getByRole('heading', { name: 'No Games found' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(gameCard(page, 'Moonlit Dingo')).toBeVisible();
  await page.goto('/casino/slots');
  await expect(page.getByText(/^Displaying 24 of 1[\d,]+ games$/)).toBeVisible();
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByText(/^Displaying 48 of 1[\d,]+ games$/)).toBeVisible();
  await expectAccessible(page);
});

test('games that cannot be fetched are said to be so, and come with another try', async ({
  page,
  world,
  allowedErrors,
}) => {
  allowedErrors.push(noAnswer);
  await world.setFault({ operation: 'Games', kind: 'NETWORK' });
  await page.goto('/');
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await expectAccessible(page);
  await world.clearFaults();
  await again.click();
  await expect(gameCard(page, 'Moonlit Dingo')).toBeVisible();
});

test('the games come even where the code of the banners and of the player cannot be fetched, and a game says that it cannot open', async ({
  page,
  enter,
  allowedErrors,
}) => {
  allowedErrors.push(noAnswer, /Failed to fetch dynamically imported module/);
  await enter('mia@magpie.test');
  const refused = ['banner-carousel', 'player-host'].map((name) =>
    page.waitForEvent('requestfailed', (request) => request.url().includes(name)),
  );
  await page.route(/banner-carousel|player-host/, (route) => route.abort());
  await page.goto('/');
  await Promise.all(refused);
  await expect(gameCard(page, 'Moonlit Dingo')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible();
  await gameCard(page, 'Moonlit Dingo').click();
  await expectToast(page, 'Network error occurred. Please try again.');
  await page.unroute(/banner-carousel|player-host/);
  await page.reload();
  await gameCard(page, 'Moonlit Dingo').click();
  await expect(gameFrame(page, 'Moonlit Dingo').getByRole('button', { name: 'Spin' })).toBeVisible();
});
