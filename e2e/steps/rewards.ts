import type { Locator, Page } from '@playwright/test';
import { gameFrame } from '../support/member.ts';
import { expect, expectToast } from '../support/test.ts';

export const cardOf = (page: Page, name: string): Locator => page.getByRole('article', { name });

export const openSection = (page: Page, tab: string) => page.goto(`/personal-center?tab=${tab}`);

/** Activates a bonus on its card in the account, after a look at its page, and closes what says so. */
export async function activateBonus(page: Page, name: string): Promise<void> {
  await cardOf(page, name)
    .getByRole('link', { name: `Details about ${name}` })
    .click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await cardOf(page, name).getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Bonus Activation Success!' })).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
}

/** Cancels what a card offers to cancel. @param loss what the question says of it */
export async function cancelBonus(page: Page, card: Locator, loss?: string): Promise<void> {
  await card.getByRole('button', { name: 'Cancel Bonus' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel Promotion' });
  if (loss !== undefined) await expect(question).toContainText(loss);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expectToast(page, 'Cancel Promo');
}

/** A promo of free spins on Moonlit Dingo. */
export const freeSpins = 'Twenty under the Moon';

/** Claims those free spins, finds them under Active Bonus, and activates them. */
export async function claimAndActivate(page: Page): Promise<void> {
  await page.goto('/promotions/promo_dingo_spins');
  await page.getByRole('button', { name: 'Claim Now' }).click();
  await expectToast(page, 'Promo Enrolled');
  await openSection(page, 'active-bonus');
  await expect(cardOf(page, freeSpins).getByText('Not activated', { exact: true })).toBeVisible();
  await cardOf(page, freeSpins).getByRole('button', { name: 'Activate' }).click();
  await expectToast(page, 'Free spins activated');
  await expect(cardOf(page, freeSpins).getByText('Active', { exact: true })).toBeVisible();
}

/** Plays the first of the free spins that stand on the open card, and comes back to it. */
export async function playOneFreeSpin(page: Page): Promise<void> {
  await cardOf(page, freeSpins).getByRole('button', { name: 'Play Moonlit Dingo' }).click();
  const game = gameFrame(page, 'Moonlit Dingo');
  await game.getByRole('button', { name: 'Spin' }).click();
  await expect(game.locator('#stake-label')).toHaveText('Free spins: 19');
  await page.getByRole('dialog', { name: 'Moonlit Dingo' }).getByRole('button', { name: 'Back' }).click();
  await expect(cardOf(page, freeSpins)).toContainText('19 of 20 left');
}
