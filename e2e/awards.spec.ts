import type { Page } from '@playwright/test';
import { openWithdrawal } from './support/cashier.ts';
import { header } from './support/member.ts';
import { openListening } from './support/pushes.ts';
import { sitDown, spin } from './support/spins.ts';
import { depositWithPromo } from './steps/payments.ts';
import { cancelBonus, cardOf } from './steps/rewards.ts';
import { expect, expectAccessible, expectToast, test } from './support/test.ts';

// A Saturday at noon in Sydney, where Mia lives.
test.use({ worldInput: { now: '2032-11-20T01:00:00.000Z', frozen: true } });

const activeBonus = '/personal-center?tab=active-bonus';

const newestPast = (page: Page) =>
  page.getByRole('region', { name: 'Promo history' }).getByRole('row').nth(1);

test('PROMO-54 WDR-28 an award that is earned beside an active promo waits, is named by a withdrawal, and begins by itself', async ({
  listening: page,
}) => {
  await page.goto('/promotions');
  await cardOf(page, 'Harbour Run').getByRole('button', { name: 'Lock In', exact: true }).click();
  await expectToast(page, 'Successfully locked in to promo');
  await depositWithPromo(page, '100', /^Midweek Half Again/);
  await page.goto('/');
  // It feeds no jackpot, and half of its stakes counts for the promo of the deposit.
  const game = await sitDown(page, 'Opal Fever', ['2.00', '5.00', '10.00', '20.00', '50.00', '100.00']);
  for (let spins = 0; spins < 3; spins += 1) await spin(game);

  await openListening(page, activeBonus);
  const award = cardOf(page, 'Harbour Run');
  await expect(award.getByText('Waiting', { exact: true })).toBeVisible();
  await expect(award).toContainText('Starts by itself when your active promo ends.');
  await expect(award).toContainText('A$20.00');
  await expect(award).toContainText('Nov 27, 2032');
  await expectAccessible(page);

  await page.goto('/promotions/promo_harbour_run');
  await expect(page.getByRole('main')).toContainText(
    'An award of this promo waits for you: A$20.00. Starts by itself when your active promo ends.',
  );
  await expect(page.getByText('Waiting', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'View active bonus' }).click();
  await expect(award.getByText('Waiting', { exact: true })).toBeVisible();

  const form = await openWithdrawal(page);
  await form.getByRole('textbox', { name: 'Amount' }).fill('50');
  await form.getByRole('button', { name: 'Withdraw A$50.00' }).click();
  const question = page.getByRole('alertdialog', { name: 'Give up your promo?' });
  await expect(question).toContainText('This withdrawal ends your active promo Midweek Half Again.');
  await expect(question).toContainText(
    'It also ends Harbour Run, which has not begun. You will lose its bonus of A$20.00.',
  );
  await question.getByRole('button', { name: 'Keep my promo' }).click();

  await openListening(page, activeBonus);
  await cancelBonus(page, cardOf(page, 'Midweek Half Again'));
  const unlocked = page.getByRole('dialog', { name: 'Bonus unlocked' });
  await expect(unlocked).toContainText('You finished Harbour Run. Its bonus of A$20.00 is yours.');
  await unlocked.getByRole('button', { name: 'View active bonus' }).click();
  await expect(award.getByText('Active', { exact: true })).toBeVisible();
  await expect(newestPast(page)).toContainText('Midweek Half Again');
  await expect(newestPast(page)).toContainText('You cancelled it before its target; its bonus was given up.');
});

test('PROMO-51 the first login of each day gives its offer, which is activated, and comes the next day again, with a message that leads to it', async ({
  home: page,
  enter,
  world,
}) => {
  const activate = cardOf(page, 'Daybreak Drop').getByRole('button', { name: 'Activate' });
  await page.goto('/promotions');
  await expect(activate).toHaveCount(1);
  await activate.click();
  await expect(page.getByRole('alertdialog', { name: 'Bonus Activation Success!' })).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await page.goto(activeBonus);
  await expect(cardOf(page, 'Daybreak Drop')).toContainText('A$2.00');
  await cancelBonus(page, cardOf(page, 'Daybreak Drop'));

  await enter('mia@magpie.test');
  await page.goto('/promotions');
  await expect(cardOf(page, 'Midweek Half Again')).toBeVisible();
  await expect(activate).toHaveCount(0);
  await world.advance('P1D');
  await enter('mia@magpie.test');
  await page.goto('/promotions');
  await expect(activate).toHaveCount(1);
  await header(page)
    .getByRole('button', { name: /^Messages/ })
    .click();
  const messages = page.getByRole('dialog', { name: 'Messages' });
  await expect(messages.getByText(/Your login brought you Daybreak Drop/).first()).toBeVisible();
  await messages.getByRole('link', { name: 'View bonuses: New Bonus' }).first().click();
  await expect(page).toHaveURL('/personal-center?tab=consumable-bonuses');
  await expect(activate).toHaveCount(1);
});
