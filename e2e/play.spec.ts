import { expect, expectAccessible, expectToast, test } from './support/test.ts';
import { expectSignedIn, gameCard, gameFrame, header, logIn } from './support/member.ts';
import { sitDown, spin, wonIn } from './support/spins.ts';
import { moveTo } from './support/keyboard.ts';

const result = /^(You won .+|No win\.)$/;

test('PLAY-23 the browser’s Back leaves a game where only the filter of the lobby is behind it; a member launches a game, bets, goes back, and finds the bet in the history and the changed balance in the header', async ({
  page,
  enter,
}) => {
  await enter('noah@magpie.test');
  await page.goto('/');
  await test.step('the browser’s Back leaves the game where only the filter of the lobby is behind it', async () => {
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Pokies' }).click();
    await expect(page).toHaveURL('/?type=slots');
    await gameCard(page, 'Moonlit Dingo').click();
    const player = page.getByRole('dialog', { name: 'Moonlit Dingo' });
    await player.getByRole('button', { name: 'Deposit' }).click();
    const deposit = page.getByRole('dialog', { name: /Deposit/ });
    await expect(deposit).toBeVisible();
    await page.goBack();
    await expect(deposit).toBeHidden();
    await expect(player).toBeVisible();
    await page.goBack();
    await expect(player).toBeHidden();
    await expect(page).toHaveURL('/');
  });
  await test.step('a bet is in the history and its result in the header', async () => {
    await expect(header(page).getByText('100.00', { exact: true })).toBeVisible();
    await gameCard(page, 'Moonlit Dingo').click();
    const game = gameFrame(page, 'Moonlit Dingo');
    await game.getByRole('button', { name: 'Spin' }).click();
    await expect(game.getByRole('status')).toHaveText(result);
    // The result is told before the balance is.
    await expect(game.locator('#balance')).not.toContainText('100.00');
    const balance = (await game.locator('#balance').innerText()).replace(/[^\d.,]/g, '');
    await expectAccessible(page);
    await page.getByRole('dialog', { name: 'Moonlit Dingo' }).getByRole('button', { name: 'Back' }).click();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(header(page).getByText(balance, { exact: true })).toBeVisible();
    await page.goto('/personal-center?tab=betting-history');
    const row = page.getByRole('row', { name: /Moonlit Dingo/ });
    await expect(row).toHaveCount(1);
    await expect(header(page).getByText(balance, { exact: true })).toBeVisible();
  });
});

test('PLAY-24 /sportsbook asks a visitor to log in, on the home page, and gives a member the sportsbook in the player', async ({
  page,
  enter,
}) => {
  await page.goto('/sportsbook');
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
  await enter('mia@magpie.test');
  await page.goto('/sportsbook');
  const player = page.getByRole('dialog', { name: /Sportsbook/ });
  await expect(player.locator('iframe')).toBeVisible();
  await expect(player.frameLocator('iframe').getByRole('heading').first()).toBeVisible();
  await expectAccessible(page);
  await player.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a double click launches a game once, Deposit opens above it, Back leaves it and ends its session, and a vendor in maintenance says why it does not start', async ({
  page,
  world,
  enter,
}) => {
  await enter('mia@magpie.test');
  await page.goto('/promotions');
  const home = page.getByRole('link', { name: 'Magpie, home' });
  await home.click();
  await gameCard(page, 'Moonlit Dingo').dblclick();
  const spin = gameFrame(page, 'Moonlit Dingo').getByRole('button', { name: 'Spin' });
  await expect(spin).toBeEnabled();
  expect((await world.operations()).filter((name) => name === 'StartGameSession')).toHaveLength(1);
  await page.getByRole('dialog', { name: 'Moonlit Dingo' }).getByRole('button', { name: 'Deposit' }).click();
  const deposit = page.getByRole('dialog', { name: /Deposit/ });
  await expect(deposit).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(deposit).toBeHidden();
  await expect(spin).toBeEnabled();
  await page.goBack();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page).toHaveURL('/promotions');
  await expect.poll(() => world.operations()).toContain('EndGameSession');
  await world.setConfig({ vendorStates: [{ vendor: 'ven_billabong', state: 'IN_MAINTENANCE' }] });
  await home.click();
  await gameCard(page, 'Moonlit Dingo').click();
  await expectToast(page, 'Failed to initialize game vendor');
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a keyboard alone logs in, launches a game, spins and goes back', async ({ page }) => {
  await page.goto('/');
  await expect(gameCard(page, 'Moonlit Dingo')).toBeVisible();
  await moveTo(page, header(page).getByRole('button', { name: 'Login' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await page.keyboard.type('mia@magpie.test');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Magpie@2026');
  await page.keyboard.press('Enter');
  await expectSignedIn(page);
  await moveTo(page, gameCard(page, 'Moonlit Dingo'));
  await page.keyboard.press('Enter');
  const player = page.getByRole('dialog', { name: 'Moonlit Dingo' });
  await expect(player.getByRole('button', { name: 'Back' })).toBeFocused();
  const spin = gameFrame(page, 'Moonlit Dingo').getByRole('button', { name: 'Spin' });
  await expect(spin).toBeEnabled();
  await moveTo(page, spin);
  await page.keyboard.press('Space');
  await expect(gameFrame(page, 'Moonlit Dingo').getByRole('status')).toHaveText(result);
  await moveTo(page, player.getByRole('button', { name: 'Back' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(gameCard(page, 'Moonlit Dingo')).toBeFocused();
});

test('PLAY-36 changing the currency while a game runs asks first, ends its session and launches it again in the new one, from whose wallet it is played', async ({
  page,
  world,
  enter,
}) => {
  await world.adjustBalance('mia@magpie.test', { walletType: 'MAIN', currency: 'NZD', amount: '50.00' });
  await enter('mia@magpie.test');
  await page.goto('/');
  const game = await sitDown(page, 'Moonlit Dingo');
  const player = page.getByRole('dialog', { name: 'Moonlit Dingo' });
  const australian = 99_900 + wonIn(await spin(game));
  const first = await player.locator('iframe').getAttribute('src');
  const choose = async () => {
    await player.getByRole('button', { name: 'Change currency' }).click();
    const currencies = page.getByRole('dialog', { name: 'Change currency' });
    await currencies.getByRole('radio', { name: /^NZD/ }).click();
  };
  await choose();
  const question = page.getByRole('alertdialog', { name: 'Play in NZD?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.keyboard.press('Escape');
  await expect(player.locator('iframe')).toHaveAttribute('src', first ?? '');
  expect(await world.operations()).not.toContain('EndGameSession');
  await choose();
  await question.getByRole('button', { name: 'Change to NZD' }).click();
  await expect(game.getByRole('button', { name: 'Spin' })).toBeVisible();
  await expect(player.locator('iframe')).not.toHaveAttribute('src', first ?? '');
  await expect(header(page).getByText('NZ$')).toBeAttached();
  const steps = ['StartGameSession', 'EndGameSession', 'ChangeActiveCurrency'];
  const made = (await world.operations()).filter((name) => name !== null && steps.includes(name));
  expect(made.toReversed()).toEqual([
    'StartGameSession',
    'EndGameSession',
    'ChangeActiveCurrency',
    'StartGameSession',
  ]);
  await expect(game.locator('#balance')).toHaveText('NZ$50.00');
  const left = 5000 - 100 + wonIn(await spin(game));
  await expect(game.locator('#balance')).toHaveText(`NZ$${(left / 100).toFixed(2)}`);
  await player.getByRole('button', { name: 'Back' }).click();
  const wallet = page.getByRole('button', { name: /^Wallet/ });
  await expect(wallet).toContainText((left / 100).toFixed(2));
  await wallet.click();
  await expect(page.getByRole('dialog', { name: 'Wallet' })).toContainText((australian / 100).toFixed(2));
});

test('a phone plays a game over the whole screen @mobile', async ({ page }) => {
  await page.goto('/');
  await logIn(page, 'mia@magpie.test');
  await gameCard(page, 'Moonlit Dingo').click();
  const game = gameFrame(page, 'Moonlit Dingo');
  await game.getByRole('button', { name: 'Spin' }).tap();
  await expect(game.getByRole('status')).toHaveText(result);
  await expectAccessible(page);
  const player = page.getByRole('dialog', { name: 'Moonlit Dingo' });
  expect(await player.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await player.getByRole('button', { name: 'Back' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
});
