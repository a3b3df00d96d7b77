import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** What toasts have said since the page was loaded; only in journeys. */
    toastsSaid?: string[];
  }
}

/** Notes what toasts say: they are on screen for two seconds, which a busy machine may take for the next step. */
export async function recordToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = [];
    window.toastsSaid = said;
    const note = () => {
      for (const part of document.querySelectorAll(
        '[data-part=toaster] :is([data-part=title], [data-part=text])',
      )) {
        const words = part.textContent;
        if (!said.includes(words)) said.push(words);
      }
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Waits until a toast has said this, in its title or its text. */
export async function expectToast(page: Page, words: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.toastsSaid ?? []), 'what toasts said').toContain(words);
}
