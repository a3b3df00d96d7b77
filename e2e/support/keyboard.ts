import { expect, type Locator, type Page } from '@playwright/test';

const enough = 150;

/** Presses a key until the focus has come to an element, as a person without a pointer does. */
export async function moveTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const isThere = () => target.evaluate((element) => element.ownerDocument.activeElement === element);
  for (let presses = 0; presses < enough; presses += 1) {
    if (await isThere()) return;
    await page.keyboard.press(key);
  }
  await expect(target, `reached with ${key}`).toBeFocused();
}
