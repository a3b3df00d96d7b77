import { expect, expectAccessible, test } from './support/test.ts';
import { header, logIn } from './support/member.ts';

const gameCard = (name: string) => new RegExp(name);

test('PLAY-23 a member launches a game, bets, goes back, and finds the bet in the history and the changed balance in the header', async ({
  page,
}) => {
  await page.goto('/');
  await logIn(page, 'mia@magpie.test');
  await expect(header(page).getByText('1,000.00')).toBeVisible();
  await page
    .getByRole('link', { name: gameCard('Moonlit Dingo') })
    .or(page.getByRole('button', { name: gameCard('Moonlit Dingo') }))
    .first()
    .click();
  const game = page.frameLocator('iframe[title*="Moonlit Dingo"]');
  await game.getByRole('button', { name: 'Spin' }).click();
  await expect(game.getByRole('status')).toContainText(/won|no win/i);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(header(page).getByText('1,000.00')).toBeHidden();
  await page.goto('/personal-center?tab=betting-history');
  await page
    .getByRole('tab', { name: 'Casino Betting History' })
    .or(page.getByText('Casino Betting History'))
    .first()
    .click();
  await expect(page.getByRole('row', { name: /Moonlit Dingo/ })).toHaveCount(1);
});

test('a visitor who wants to play is asked to log in', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('link', { name: gameCard('Moonlit Dingo') })
    .or(page.getByRole('button', { name: gameCard('Moonlit Dingo') }))
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('PLAY-24 a member who opens /sportsbook gets the sportsbook in the player', async ({ page }) => {
  await page.goto('/');
  await logIn(page, 'mia@magpie.test');
  await page.goto('/sportsbook');
  await expect(page.locator('iframe[title*="Sportsbook"]')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a game of a vendor in maintenance does not start and says why', async ({ page, world }) => {
  await world.setConfig({ vendorStates: [{ vendor: 'ven_billabong', state: 'IN_MAINTENANCE' }] });
  await page.goto('/');
  await logIn(page, 'mia@magpie.test');
  await page
    .getByRole('link', { name: gameCard('Moonlit Dingo') })
    .or(page.getByRole('button', { name: gameCard('Moonlit Dingo') }))
    .first()
    .click();
  await expect(page.getByText('Failed to initialize game vendor')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});
