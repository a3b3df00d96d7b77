import { expect, type FrameLocator, type Page } from '@playwright/test';

/** Chooses a theme as in another tab of the browser, and waits until the page shows it. */
export async function chooseTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.evaluate((newValue) => {
    const key = 'magpie.theme';
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }, theme);
  await expect(page.locator('html')).toHaveClass(theme);
}

/** The same, and waits until the game that is open here shows it. */
export async function chooseThemeElsewhere(
  page: Page,
  game: FrameLocator,
  theme: 'dark' | 'light',
): Promise<void> {
  await chooseTheme(page, theme);
  await expect(game.locator('html')).toHaveAttribute('data-theme', theme);
}
