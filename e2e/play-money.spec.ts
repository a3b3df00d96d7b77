import type { Locator } from '@playwright/test';
import { gameCard, gameFrame } from './support/member.ts';
import { openListening } from './support/pushes.ts';
import { expect, expectAccessible, expectToast, refusedAnswer, test } from './support/test.ts';

const result = /^(You won .+|No win\.)$/;

/** The figure of a balance without its sign, as the bar, a game and a bet slip show it. */
const figure = async (place: Locator): Promise<string> => (await place.innerText()).replace(/[^\d.,]/g, '');

/** The bar of the player in two rows at most, with all of its buttons on the screen. */
async function expectInReach(bar: Locator): Promise<void> {
  const rows = () =>
    bar.evaluate((element) => {
      const shown = [...element.querySelectorAll('button')].filter((button) => button.checkVisibility());
      const centres = shown.map((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        if (left < 0 || right > innerWidth) throw new Error(`${button.textContent} is off the screen.`);
        return Math.round((top + bottom) / 2 / 10);
      });
      return new Set(centres).size;
    });
  await expect.poll(rows).toBe(2);
  expect((await bar.boundingBox())?.height).toBeLessThan(130);
}

test('WALLET-18 the bar, the game and the bet slip show one number, which follows all cash, and a stake that it covers', async ({
  page,
  world,
  enter,
}) => {
  await enter('noah@magpie.test');
  await openListening(page);
  await gameCard(page, 'Moonlit Dingo').click();
  const player = page.getByRole('dialog', { name: 'Moonlit Dingo' });
  const game = gameFrame(page, 'Moonlit Dingo');
  await expect(game.locator('#balance')).toHaveText(/100\.00$/);
  await expect(player.getByLabel('Balance')).toHaveText(/100\.00$/);
  await expect(game.locator('#balance-label')).toHaveText('Balance');
  await expect(player.getByText(/^Playing with/)).toBeHidden();
  await expect(game.locator('#stake')).toHaveText(/\b1\.00$/);
  const opensWith = async (amount: string, stake: RegExp) => {
    await player.getByRole('button', { name: 'Back' }).click();
    await expect(player).toBeHidden();
    await world.adjustBalance('noah@magpie.test', { walletType: 'MAIN', amount });
    await gameCard(page, 'Moonlit Dingo').click();
    await expect(game.locator('#stake')).toHaveText(stake);
  };
  await opensWith('-99.25', /\b0\.50$/);
  await expect(game.locator('#notice')).toBeHidden();
  await opensWith('-0.60', /\b0\.20$/);
  await expect(game.locator('#notice')).toContainText(
    'does not cover a stake of A$0.20. Make a deposit to play on.',
  );
  await opensWith('99.85', /\b1\.00$/);
  await world.adjustBalance('noah@magpie.test', { walletType: 'SPORT', amount: '23.45' });
  await expect(player.getByLabel('Balance')).toHaveText(/123\.45$/);
  await expect(game.locator('#balance')).toHaveText(/123\.45$/);
  await game.getByRole('button', { name: 'Spin' }).click();
  await expect(game.getByRole('status')).toHaveText(result);
  await expect.poll(() => figure(player.getByLabel('Balance'))).toBe(await figure(game.locator('#balance')));
  const left = await figure(game.locator('#balance'));
  await player.getByRole('button', { name: 'Back' }).click();
  await page.goto('/sportsbook');
  const slip = page.getByRole('dialog', { name: /Sportsbook/ });
  await expect(slip.getByLabel('Balance')).toContainText(left);
  await expect(slip.frameLocator('iframe').locator('#balance')).toContainText(left);
});

test('WALLET-18 WMODE-09 low cash asks for bonus mode above the game, which goes on with the bonus, and with cash once that is cancelled', async ({
  page,
  world,
  enter,
  allowedErrors,
}) => {
  allowedErrors.push(refusedAnswer);
  await enter('ruby@magpie.test');
  await openListening(page);
  await gameCard(page, 'Moonlit Dingo').click();
  const player = page.getByRole('dialog', { name: 'Moonlit Dingo' });
  const game = gameFrame(page, 'Moonlit Dingo');
  await expect(player.getByText('Playing with cash')).toBeVisible();
  await expect(player.getByLabel('Balance')).toHaveText(/340\.00$/);
  await expect(game.locator('#balance')).toHaveText(/340\.00$/);
  await expect(game.locator('#balance-label')).toHaveText('Balance, cash');
  await world.adjustBalance('ruby@magpie.test', { walletType: 'MAIN', amount: '-330.00' });
  const question = page.getByRole('alertdialog', { name: 'Your cash has run low' });
  await question.getByRole('button', { name: 'Close' }).click();
  await game.getByRole('button', { name: 'Spin' }).click();
  await expect(game.getByRole('status')).toHaveText('Your cash has run low. Choose how to play on.');
  await expect(game.locator('#notice')).toBeHidden();
  await question.getByRole('button', { name: 'Close' }).click();
  await player.getByRole('button', { name: 'Play my cash' }).click();
  await question.getByRole('button', { name: 'Switch to bonus mode' }).click();
  await expectToast(page, 'Wallet mode changed to Bonus successfully');
  await expect(question).toBeHidden();
  await expect(player.getByText('Playing with bonus')).toBeVisible();
  await expect(player.getByLabel('Balance')).toHaveText(/150\.00$/);
  await expect(game.locator('#balance')).toHaveText(/150\.00$/);
  await expect(game.locator('#balance-label')).toHaveText('Balance, bonus');
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expectInReach(player.locator('[data-part=bar]'));
  }
  await page.setViewportSize({ width: 1366, height: 768 });
  await game.getByRole('button', { name: 'Spin' }).click();
  await expect(game.getByRole('status')).toHaveText(result);

  const left = Number(await figure(game.locator('#balance')));
  await world.adjustBalance('ruby@magpie.test', {
    walletType: 'CASINO_BONUS',
    amount: (0.5 - left).toFixed(2),
  });
  await expect(game.locator('#balance')).toHaveText(/\b0\.50$/);
  await game.getByRole('button', { name: 'Spin' }).click();
  const uncovered = player.getByText(
    'Your bonus money does not cover that stake. Lower the stake to play on.',
  );
  await expect(uncovered).toBeVisible();
  await player.getByRole('button', { name: 'Play my cash' }).click();
  const own = page.getByRole('alertdialog', { name: 'Play with your own cash?' });
  await expect(own).toContainText('You will lose A$0.50 of bonus money.');
  await expectAccessible(page);
  await own.getByRole('button', { name: 'Cancel bonus, play my cash' }).click();
  await expectToast(page, 'Cancel Promo');
  await expect(own).toBeHidden();
  await expect(player.getByText(/^Playing with/)).toBeHidden();
  await expect(uncovered).toBeHidden();
  await expect(player.getByRole('button', { name: 'Back' })).toBeFocused();
  await expect(game.locator('#balance-label')).toHaveText('Balance');
  await expect(game.locator('#balance')).toHaveText(/\b10\.00$/);
  await game.getByRole('button', { name: 'Spin' }).click();
  await expect(game.getByRole('status')).toHaveText(result);
});

test('a game session that nothing kept alive takes no bet and closes, and the member is told', async ({
  page,
  world,
  enter,
  allowedErrors,
}) => {
  allowedErrors.push(refusedAnswer);
  await enter('mia@magpie.test');
  await page.goto('/');
  await gameCard(page, 'Moonlit Dingo').click();
  const game = gameFrame(page, 'Moonlit Dingo');
  const spin = game.getByRole('button', { name: 'Spin' });
  await expect(spin).toBeEnabled();
  await world.advance('PT2M');
  await spin.click();
  await expectToast(page, 'Your game session has ended.');
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Wallet/ })).toContainText('1,000.00');
});
