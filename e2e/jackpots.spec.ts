import type { FrameLocator, Page } from '@playwright/test';
import { expectBalance } from './support/cashier.ts';
import { gameCard, gameFrame } from './support/member.ts';
import { holdSockets, openListening } from './support/pushes.ts';
import { spin } from './support/spins.ts';
import { expect, liveIn, noAnswer, test } from './support/test.ts';
import { wireOf } from './support/wire.ts';

/** One percent of its stakes feeds Red Centre. */
const slot = 'Bogong Moth';

/** Spins at a stake of 100.00 to a win of a jackpot that asks for 10.00 beyond the stake: a smaller one leaves it. */
async function spinToItsWin(game: FrameLocator, most = 60): Promise<void> {
  for (let spins = 0; spins < most; spins += 1) {
    const won = /^You won A\$([\d,.]+)/.exec(await spin(game))?.[1] ?? '0';
    if (Number(won.replaceAll(',', '')) >= 110) return;
  }
  throw new Error(`None of ${String(most)} spins won enough.`);
}

const card = (page: Page) => page.getByRole('article', { name: 'Red Centre' });

const popupOn = (page: Page) => page.getByRole('dialog', { name: 'You won a jackpot' });

const turnover = (page: Page) =>
  card(page).getByRole('progressbar', { name: 'Your turnover since the last payout' });

test('JACK-07 JACK-11 JACK-12 JACK-13 a jackpot is fed by each spin up to its mark, then won by a large one, and starts again', async ({
  page,
  context,
  world,
  enter,
}) => {
  await enter('ella@magpie.test');
  await wireOf(page, world.id).deposit('2500.00');
  const watching = await context.newPage();
  await liveIn(watching, world.id);
  await watching.goto('/jackpot');
  await expect(card(watching)).toContainText('A$9,997.40');
  await expect(turnover(watching)).toHaveAttribute('aria-valuetext', 'A$0.00 of A$20.00');

  await openListening(page);
  await gameCard(page, slot).click();
  const game = gameFrame(page, slot);
  await expect(game.locator('#stake')).toHaveText(/1\.00$/);
  await spin(game);
  await expect(card(watching)).toContainText('A$9,997.41');
  await expect(turnover(watching)).toHaveAttribute('aria-valuetext', 'A$1.00 of A$20.00');

  const higher = game.getByRole('button', { name: 'Higher stake' });
  for (const stake of ['2.00', '5.00', '10.00', '20.00', '50.00', '100.00']) {
    await higher.click();
    await expect(game.locator('#stake')).toContainText(stake);
  }
  await spin(game);
  await spin(game);
  await expect(card(watching)).toContainText('A$9,999.41');
  await expect(card(watching)).toContainText('Filling');
  await expect(popupOn(page)).toBeHidden();
  await spinToItsWin(game);
  const popup = popupOn(page);
  await expect(popup).toContainText(/A\$8,0\d\d\.\d\d/);
  await expect(popup).toContainText('From the jackpot Red Centre.');
  await popup.getByRole('button', { name: 'See the jackpot' }).click();
  const details = page.getByRole('dialog', { name: 'Red Centre' });
  const newest = details.getByRole('table', { name: 'Payout records' }).getByRole('row').nth(1);
  await expect(newest).toContainText(/A\$8,0\d\d\.\d\d/);
  await expect(newest).not.toContainText('***');

  await popupOn(watching).getByRole('button', { name: 'OK' }).click();
  await expect(card(watching)).toContainText(/A\$2,0\d\d\.\d\d/);
  await expect(turnover(watching)).toHaveAttribute('aria-valuetext', 'A$0.00 of A$20.00');
});

test('@mobile JACK-02 a jackpot and its details fit a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/jackpot');
  const card = page.getByRole('article', { name: 'Southern Cross' });
  const buttons = [
    card.getByRole('link', { name: 'Play Southern Cross' }),
    ...['Details', 'Rules'].map((what) => card.getByRole('button', { name: `${what} of Southern Cross` })),
  ];
  const tops = await Promise.all(buttons.map(async (button) => (await button.boundingBox())?.y));
  expect(new Set(tops).size, 'rows of buttons').toBe(1);
  await page.getByRole('button', { name: 'Details of Southern Cross' }).click();
  const details = page.getByRole('dialog', { name: 'Southern Cross' });
  await expect(details.getByText('ke***').first()).toBeVisible();
  const wider = await details.evaluate(
    (dialog) =>
      [...dialog.querySelectorAll('*')].filter((part) => part.getBoundingClientRect().right > innerWidth)
        .length,
  );
  expect(wider).toBe(0);
});

test('JACK-07 a jackpot that is drawn is told to its winner wherever they are, after a lost connection too', async ({
  page,
  world,
  enter,
  allowedErrors,
}) => {
  allowedErrors.push(noAnswer);
  const sockets = await holdSockets(page);
  await enter('mia@magpie.test');
  await openListening(page);
  await expectBalance(page, 'A$1,000.00');
  await expect.poll(() => world.operations()).toContain('OwnJackpotWins');
  await world.drawJackpot('jackpot_southern_cross', 'mia@magpie.test');
  const popup = popupOn(page);
  await expect(popup).toContainText('A$38,568.48');
  await popup.getByRole('button', { name: 'OK' }).click();
  await expect(popup).toBeHidden();

  await sockets.lose();
  await world.drawJackpot('jackpot_southern_cross', 'mia@magpie.test');
  await expect(popup).toBeHidden();
  sockets.giveBack();
  await expect(popup).toContainText('A$7,713.70');
});
