import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** What toasts have said since the page was loaded, in that order; only in journeys. */
    toastsSaid?: string[];
    /** Which of these, by their place, a journey has waited for already. */
    toastsHeard?: Set<number>;
  }
}

/** Notes what toasts say: they are on screen for two seconds, which a busy machine may take for the next step. */
export async function recordToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = [];
    const noted = new WeakSet<Element>();
    window.toastsSaid = said;
    window.toastsHeard = new Set();
    const note = () => {
      for (const part of document.querySelectorAll(
        '[data-part=toaster] :is([data-part=title], [data-part=text])',
      )) {
        if (noted.has(part)) continue;
        noted.add(part);
        said.push(part.textContent);
      }
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true });
  });
}

/**
 * Waits until a toast has said this, in its title or its text. Each toast answers once: one that an earlier step has
 * waited for is no answer to a later step, which would go on before its own has come.
 */
export async function expectToast(page: Page, words: string): Promise<void> {
  const hear = (sought: string) => {
    const said = window.toastsSaid ?? [];
    const heard = window.toastsHeard ?? new Set<number>();
    const place = said.findIndex((text, index) => text === sought && !heard.has(index));
    if (place < 0) return said.filter((_text, index) => !heard.has(index));
    heard.add(place);
    return [sought];
  };
  await expect.poll(() => page.evaluate(hear, words), 'what toasts said since').toContain(words);
}
