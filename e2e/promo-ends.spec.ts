import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expectBalance } from './support/cashier.ts';
import { openListening } from './support/pushes.ts';
import { sitDown, spin } from './support/spins.ts';
import { depositWithPromo } from './steps/payments.ts';
import { cancelBonus, cardOf, claimAndActivate, playOneFreeSpin } from './steps/rewards.ts';
import { expect, expectAccessible, expectToast, refusedAnswer, test } from './support/test.ts';
import { wireOf } from './support/wire.ts';

test.use({ worldInput: { seed: 11, now: '2032-11-20T01:00:00.000Z', frozen: true } });

/** It feeds no jackpot. Half of its stakes counts for the promo of the deposits. */
const slot = 'Opal Fever';

const activeBonus = '/personal-center?tab=active-bonus';

/** The newest entry of a promo; the bonuses of logins end beside it. */
const newestPast = (page: Page, promo: string): Locator =>
  page.getByRole('region', { name: 'Promo history' }).getByRole('row').filter({ hasText: promo }).first();

async function expectPast(page: Page, promo: string, outcome: string): Promise<void> {
  await page.goto(activeBonus);
  await expect(page.getByRole('heading', { name: 'No Active Promo' })).toBeVisible();
  await expect(newestPast(page, promo)).toContainText(outcome);
}

const movement = (page: Page, kind: RegExp): Locator =>
  page.getByRole('table', { name: 'Transaction history' }).getByRole('row', { name: kind }).first();

/** The question that cash which ran low brings up above a game. */
const lowCash = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Your cash has run low' });

async function playWithBonus(page: Page, game: FrameLocator): Promise<void> {
  await lowCash(page).getByRole('button', { name: 'Switch to bonus mode' }).click();
  await expectToast(page, 'Wallet mode changed to Bonus successfully');
  await expect(lowCash(page)).toBeHidden();
  await expect(game.locator('#balance-label')).toHaveText('Balance, bonus');
}

/** A figure in a game as it is shown there, without the sign of the currency. */
const figure = async (place: Locator): Promise<string> => /[\d,.]+$/.exec(await place.innerText())?.[0] ?? '';

const cents = async (place: Locator): Promise<number> =>
  Math.round(Number((await figure(place)).replaceAll(',', '')) * 100);

test('a deposit promo is cancelled, comes with the next deposit again, and its bonus is turned over to cash', async ({
  home: page,
}) => {
  await depositWithPromo(page, '20', /^Midweek Half Again/);
  await expectBalance(page, 'A$1,030.00');
  await page.goto(activeBonus);
  const card = cardOf(page, 'Midweek Half Again');
  await cancelBonus(page, card, 'You will lose A$10.00 of bonus money.');
  await expectBalance(page, 'A$1,020.00');
  await expectPast(page, 'Midweek Half Again', 'Cancelled');

  await depositWithPromo(page, '20', /^Midweek Half Again/);
  await expectBalance(page, 'A$1,050.00');
  await page.goto('/');
  const game = await sitDown(page, slot, ['2.00', '5.00', '10.00', '20.00', '50.00', '100.00']);
  for (let spins = 0; spins < 3; spins += 1) await spin(game);
  await expect(game.locator('#balance-label')).toHaveText('Balance');
  const left = await figure(game.locator('#balance'));
  await expectPast(page, 'Midweek Half Again', 'Completed');
  await expect(newestPast(page, 'Midweek Half Again')).toContainText('A$150.00 of A$150.00');
  await expect(page.getByRole('banner').getByText(left, { exact: true })).toBeVisible();
  await page.goto('/personal-center?tab=transaction-history');
  await expect(movement(page, /Promo conversion/)).toContainText('10.00');
});

/** Lowers the stake until it is no more than an amount in cents. */
async function lowerTo(game: FrameLocator, most: number): Promise<void> {
  const stake = game.locator('#stake');
  while ((await cents(stake)) > most) await game.getByRole('button', { name: 'Lower stake' }).click();
}

/** Spins with the highest stake that the balance covers, until the bonus is played. */
async function playAway(game: FrameLocator, most = 60): Promise<void> {
  const stake = game.locator('#stake');
  for (let spins = 0; spins < most; spins += 1) {
    const left = await cents(game.locator('#balance'));
    await lowerTo(game, left);
    const rest = left - (await cents(stake));
    // The smallest stake is 0.20.
    if ((await spin(game)) === 'No win.' && rest < 20) return;
  }
  throw new Error(`The bonus outlasted ${String(most)} spins.`);
}

/** Spins with cash until no more of it is left than its promo lets be played; answers what is left. */
async function playLow(game: FrameLocator, least: number, most = 30): Promise<string> {
  for (let spins = 0; spins < most; spins += 1) {
    await spin(game);
    if ((await cents(game.locator('#balance'))) <= least) return figure(game.locator('#balance'));
  }
  throw new Error(`The cash outlasted ${String(most)} spins.`);
}

test('WALLET-18 a deposit promo is lost once its bonus is played: cash that runs low asks for bonus mode above the game, which goes on with the bonus and at its end with cash', async ({
  listening: page,
  world,
}) => {
  await wireOf(page, world.id).withdraw('1000.00');
  await depositWithPromo(page, '20', /^Midweek Half Again/);
  await expectBalance(page, 'A$30.00');
  const game = await sitDown(page, slot, ['2.00', '5.00', '10.00']);
  const player = page.getByRole('dialog', { name: slot });
  await expect(player.getByText('Playing with cash')).toBeVisible();
  await expect(player.getByLabel('Balance')).toHaveText(/20\.00$/);
  await expect(game.locator('#balance')).toHaveText(/20\.00$/);
  await expect(game.locator('#balance-label')).toHaveText('Balance, cash');
  const cash = await playLow(game, 1000);
  await playWithBonus(page, game);
  await expect(player.getByText('Playing with bonus')).toBeVisible();
  await expect(player.getByLabel('Balance')).toHaveText(/10\.00$/);
  await expect(game.locator('#balance')).toHaveText(/10\.00$/);
  await playAway(game);
  await expect(game.locator('#balance-label')).toHaveText('Balance');
  await expect(game.locator('#balance')).toHaveText(`A$${cash}`);
  await expectPast(page, 'Midweek Half Again', 'Lost');
  await expectBalance(page, `A$${cash}`);
});

test('WMODE-05 PROMO-30 cash that ran low is played on once its bonus is cancelled above the game, which says what that loses', async ({
  listening: page,
  world,
  allowedErrors,
}) => {
  allowedErrors.push(refusedAnswer);
  await wireOf(page, world.id).withdraw('1000.00');
  await depositWithPromo(page, '20', /^Midweek Half Again/);
  const game = await sitDown(page, slot, ['2.00', '5.00', '10.00', '20.00', '50.00']);
  const player = page.getByRole('dialog', { name: slot });
  const uncovered = player.getByText(
    'Your cash does not cover that stake. Lower the stake or make a deposit to play on.',
  );
  await game.getByRole('button', { name: 'Spin' }).click();
  await expect(uncovered).toBeVisible();
  await lowerTo(game, 1000);
  const cash = await playLow(game, 1000);
  await expect(uncovered).toBeHidden();
  const question = page.getByRole('alertdialog', { name: 'Your cash has run low' });
  await expect(question).toContainText(
    `you can play with cash only if you have more than A$10.00 of it. You have A$${cash} of cash and A$10.00 of bonus money left.`,
  );
  await expect(question).toContainText('You will lose A$10.00 of bonus money.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel bonus, play my cash' }).click();
  await expectToast(page, 'Cancel Promo');
  await expect(question).toBeHidden();
  await expect(player.getByText(/^Playing with/)).toBeHidden();
  await expect(game.locator('#balance-label')).toHaveText('Balance');
  await expect(game.locator('#balance')).toHaveText(`A$${cash}`);
  await lowerTo(game, await cents(game.locator('#balance')));
  await spin(game);
  const left = await figure(game.locator('#balance'));
  await expectPast(page, 'Midweek Half Again', 'Cancelled');
  await expectBalance(page, `A$${left}`);
  await page.goto('/personal-center?tab=transaction-history');
  await expect(movement(page, /Promo cancellation/)).toContainText('10.00');
});

/** A match that begins before the promo ends and is over after it. */
const lateMatch = 'Whyalla Steel v Cairns Cassowaries';

/** Bets on all ends of a match, so that one of the bets wins. */
async function betOnAllOf(book: FrameLocator, match: string): Promise<void> {
  const offers = book.getByRole('button', { name: new RegExp(`, Result, ${match}$`) });
  await expect(offers).toHaveCount(3);
  for (const offer of await offers.all()) await offer.click();
  await book.getByLabel('Stake for each line').fill('1');
  await expect(book.locator('#total')).toHaveText('A$3.00');
  await book.getByRole('button', { name: 'Place bet' }).click();
  await expect(book.getByRole('status')).toHaveText('Bet placed: 3 singles, A$3.00.');
}

test.describe('where the free spin wins nothing and the late match is played', () => {
  test.use({ worldInput: { seed: 12, now: '2032-11-20T01:00:00.000Z', frozen: true } });

  test('SPIN-21 a deposit promo that ends while bets with its bonus are open takes what they win afterwards, and free spins were played while its cash was too low for any other game', async ({
    page,
    world,
    enter,
    leap,
  }) => {
    const member = 'leo@magpie.test';
    await enter(member);
    await wireOf(page, world.id).withdraw('4850.00');
    await openListening(page);
    await depositWithPromo(page, '20', /^Tier Six Reload/);
    await expectBalance(page, 'A$35.00');
    const cash = await playLow(await sitDown(page, slot, ['2.00', '5.00']), 500);
    await expect(lowCash(page)).toBeVisible();
    await claimAndActivate(page);
    await playOneFreeSpin(page);
    await leap('P29DT23H');
    await enter(member);
    await openListening(page, '/sportsbook');
    const book = page.getByRole('dialog', { name: /Sportsbook/ }).frameLocator('iframe');
    await playWithBonus(page, book);
    await betOnAllOf(book, lateMatch);
    await expect(book.locator('#balance')).toHaveText(/12\.00$/);

    await leap('PT3H');
    await enter(member);
    await expectPast(page, 'Tier Six Reload', 'Expired');
    await expectBalance(page, `A$${cash}`);
    await page.goto('/sportsbook');
    await expect(book.locator('#balance-label')).toHaveText('Balance');
    await book.getByRole('button', { name: /^My bets/ }).click();
    const end = book.locator('#closed-bets > li').first();
    await expect(end).toContainText(/Won A\$\d/);
    const won = /Won \D*([\d.]+)/.exec(await end.locator('p.money').innerText())?.[1] ?? '';
    await expect(book.locator('#balance')).toHaveText(`A$${cash}`);
    await page.goto('/personal-center?tab=transaction-history');
    await expect(movement(page, /Sports payout/)).toContainText(won);
    await expect(movement(page, /Promo expiry/)).toContainText(won);
    await expectBalance(page, `A$${cash}`);
  });
});
