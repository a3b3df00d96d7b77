import type { Page } from '@playwright/test';

interface Modals {
  readonly open: (name: string, props?: object) => void;
  readonly reset: () => void;
}

/**
 * Opens a modal as the features do, without the way to it: the built site shares what opens modals between its scripts, whose
 * exported names are short but whose methods keep theirs.
 */
export function openModal(page: Page, name: string, props?: object): Promise<void> {
  return page.evaluate(
    async ([modal, given]) => {
      const scripts = performance
        .getEntriesByType('resource')
        .map(({ name: address }) => address)
        .filter((address) => /\/assets\/[^/]+\.js$/.test(address));
      const isModals = (value: unknown): value is Modals =>
        typeof value === 'object' && value !== null && 'closeDownTo' in value;
      for (const script of scripts) {
        const parts = (await import(script)) as Record<string, unknown>;
        const found = Object.values(parts).find(isModals);
        if (!found) continue;
        found.reset();
        found.open(modal, given);
        return;
      }
      throw new Error('No script of the site opens modals.');
    },
    [name, props] as const,
  );
}
