import type { Browser, Locator, Page } from '@playwright/test';
import { enterAs, header } from './support/member.ts';
import { openListening } from './support/pushes.ts';
import { sitDown, spin } from './support/spins.ts';
import { expect, expectAccessible, expectToast, liveIn, test } from './support/test.ts';

// A Saturday at noon in Sydney, in a week in which Ella, who gets 2 %, lost 180 dollars and Mia played too.
test.use({ worldInput: { now: '2032-11-20T01:00:00.000Z', frozen: true } });

const section = '/personal-center?tab=cashback';

const card = (page: Page): Locator => page.getByRole('article', { name: 'Monday Cashback' });

const claim = (page: Page): Locator => card(page).getByRole('button', { name: 'Claim' });

test('CASHBK-22 a member who loses a bet claims a cashback with its part on a claim day, sees the balance grow, and cannot claim again that day', async ({
  page,
  world,
  enter,
}) => {
  await enter('ella@magpie.test');
  await page.goto('/');
  // It feeds no jackpot.
  const game = await sitDown(page, 'Opal Fever', ['2.00', '5.00', '10.00', '20.00', '50.00']);
  expect(await spin(game)).toBe('No win.');
  await openListening(page, section);
  await expect(card(page).getByText('Not claimable yet')).toBeVisible();
  await expect(claim(page)).toBeDisabled();
  await world.setClock('2032-11-21T13:00:00.000Z');
  await expect(card(page).getByText('Claimable today')).toBeVisible();
  await expect(card(page)).toContainText('A$4.60');
  await expect(header(page).getByText('480.00')).toBeVisible();
  await expectAccessible(page);
  await claim(page).click();
  await expectToast(page, 'Cashback claimed successfully');
  await expect(header(page).getByText('484.60')).toBeVisible();
  await expect(card(page).getByText('Not claimable yet')).toBeVisible();
  await expect(claim(page)).toBeDisabled();
  await world.setClock('2032-11-22T12:59:59.000Z');
  await expect(card(page).getByRole('timer')).toHaveText('6d 0h 0m 1s');
  await expect(claim(page)).toBeDisabled();
});

async function openFor(browser: Browser, world: string, email: string): Promise<Page> {
  const context = await browser.newContext();
  await enterAs(context, world, email);
  const page = await context.newPage();
  await liveIn(page, world);
  await openListening(page, section);
  return page;
}

test('a cashback can be claimed on Monday where the member lives, and is gone on Tuesday', async ({
  page: auckland,
  browser,
  world,
  enter,
}) => {
  await enter('ella@magpie.test');
  await auckland.goto('/personal-center');
  await auckland.getByLabel('Your timezone').selectOption('Pacific/Auckland');
  await auckland.getByRole('button', { name: 'Save timezone' }).click();
  await expect(auckland.getByRole('button', { name: 'Save timezone' })).toBeDisabled();
  await openListening(auckland, section);
  const sydney = await openFor(browser, world.id, 'mia@magpie.test');
  await world.setClock('2032-11-21T11:00:00.000Z');
  await expect(claim(auckland)).toBeEnabled();
  await expect(card(sydney).getByRole('timer')).toHaveText('0d 2h 0m 0s');
  await expect(claim(sydney)).toBeDisabled();
  await world.setClock('2032-11-21T13:00:00.000Z');
  await expect(claim(sydney)).toBeEnabled();
  await world.setClock('2032-11-22T11:00:00.000Z');
  await expect(card(auckland).getByText('Not claimable yet')).toBeVisible();
  await expect(card(auckland)).toContainText('A$0.00');
  await expect(claim(auckland)).toBeDisabled();
  await expect(claim(sydney)).toBeEnabled();
  await world.setClock('2032-11-22T13:00:00.000Z');
  await expect(card(sydney)).toContainText('A$0.00');
  await expect(card(sydney)).toContainText('Not claimed in time');
  await expect(claim(sydney)).toBeDisabled();
  await sydney.context().close();
});
