import type { Page } from '@playwright/test';

/** What the browser keeps under a key of its local storage. */
export function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/** What the last toast of the page said first, or null when there was none since it was loaded. */
export function lastToast(page: Page): Promise<string | null> {
  return page.evaluate(() => window.toastsSaid?.at(-1) ?? null);
}

/** Counts from now on how often the page is loaded. Answers the figure so far. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}
