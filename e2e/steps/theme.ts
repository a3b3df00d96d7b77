import { expect, type FrameLocator, type Page } from '@playwright/test';

/** Chooses a theme as in another tab of the browser, and waits until the game that is open here shows it. */
export async function chooseThemeElsewhere(
  page: Page,
  game: FrameLocator,
  theme: 'dark' | 'light',
): Promise<void> {
  await page.evaluate((newValue) => {
    const key = 'magpie.theme';
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }, theme);
  await expect(game.locator('html')).toHaveAttribute('data-theme', theme);
}
