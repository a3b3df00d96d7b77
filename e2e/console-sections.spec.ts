import type { Page } from '@playwright/test';
import { consoleSections, openConsole } from './steps/console.ts';
import { expectFits, screens } from './support/fits.ts';
import { expect, expectAccessible, test } from './support/test.ts';

/** Chooses the theme that the console does not show. */
async function chooseOther(page: Page, theme: 'Dark' | 'Light'): Promise<void> {
  await page.getByRole('radiogroup', { name: 'Theme' }).getByText(theme, { exact: true }).click();
  await expect(page.locator('html')).toHaveClass(theme.toLowerCase());
}

test('SIM-13 every section fits every width and can be used by everybody, in the theme of the system and the other', async ({
  page,
  world,
}) => {
  for (const [index, section] of consoleSections.entries()) {
    const [theme, other] = index % 2 === 0 ? (['dark', 'Light'] as const) : (['light', 'Dark'] as const);
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.emulateMedia({ colorScheme: theme });
    await openConsole(page, world.id, section);
    await expect(page.locator('html')).toHaveClass(theme);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await chooseOther(page, other);
    await expectAccessible(page);
    await expectFits(page, screens.desktop, section);
    // Each section begins in the theme of the system again.
    await page.evaluate(() => {
      localStorage.clear();
    });
  }
});

test('SIM-13 every section fits a phone and can be used by everybody there @mobile', async ({
  page,
  world,
}) => {
  for (const section of consoleSections) {
    await openConsole(page, world.id, section);
    await expectFits(page, screens.phone, section);
    await expectAccessible(page);
  }
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Clock' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Clock' })).toBeVisible();
});
