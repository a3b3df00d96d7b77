import type { Locator, Page } from '@playwright/test';
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
