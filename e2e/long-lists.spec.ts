import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const list = (page: Page): Locator => page.getByRole('main').getByRole('list', { name: 'Popular' });
const status = (page: Page): Locator =>
  page.getByRole('main').getByText(/^Displaying [\d,]+ of [\d,]+ games$/);

/** Presses 'Load more' in the page itself whenever more games have come, until so many are there. */
async function readOn(page: Page, until: number): Promise<void> {
  await page.evaluate((wanted) => {
    return new Promise<void>((resolve) => {
      let pressed = '';
      const look = () => {
        const text = document.querySelector('main [role=status]')?.textContent ?? '';
        if (text.startsWith(`Displaying ${String(wanted)} `)) {
          resolve();
          return;
        }
        const buttons = [...document.querySelectorAll<HTMLElement>('main button')];
        const more = buttons.find(({ textContent }) => textContent === 'Load more');
        if (more && text !== pressed) {
          pressed = text;
          more.click();
        }
        requestAnimationFrame(look);
      };
      look();
    });
  }, until);
  await expect(status(page)).toHaveText(new RegExp(`^Displaying ${String(until)} of`));
}

test('the keyboard goes on from where it is in a long list, wherever the page was scrolled to', async ({
  page,
}) => {
  await page.goto('/casino/popular?sort=name');
  const place = (number: number) => list(page).locator(`[aria-posinset="${String(number)}"]`);
  const play = (number: number) => place(number).getByRole('button').first();
  await readOn(page, 240);
  await play(7).focus();
  await page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
  });
  await expect(play(7)).not.toBeInViewport();
  await expect(play(7)).toBeFocused();
  // The card, what can be read of it, its heart; then the next card.
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
  await expect(play(8)).toBeFocused();
  await expect(play(8)).toBeInViewport();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  await expect(play(32)).toBeFocused();
  await expect(play(32)).toBeInViewport();
  await page.keyboard.press('ArrowLeft');
  await expect(play(31)).toBeFocused();
  await page.getByRole('button', { name: 'Load more' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(place(240).getByRole('button').last()).toBeFocused();
});
