import { expect, type Page } from '@playwright/test';

/** The sections of the account area, in two halves that can run side by side. */
export const halvesOfAccount = [
  [
    'personal-details',
    'achievements',
    'active-bonus',
    'freespin-bonus',
    'rewards',
    'change-password',
    'deposit-withdraw',
    'transaction-history',
  ],
  [
    'deposits',
    'withdrawals',
    'betting-history',
    'cashback',
    'consumable-bonuses',
    'account-verification',
    'level-system',
  ],
];

/** Goes to a section of the account area by its link, where one stands on the page, as it takes no load of the page. */
export async function goToSection(page: Page, path: string): Promise<void> {
  const link = page.getByRole('main').getByRole('navigation').locator(`a[href="${path}"]`);
  if ((await link.count()) === 0) {
    await page.goto(path);
    return;
  }
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
}
