import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { controlOf, createWorld, type WorldControl } from './control.ts';

/** What every journey is given beside the page. */
interface Journey {
  /** A world of the test's own; it is audited and removed afterwards. */
  readonly world: WorldControl;
  /** Texts of console errors that the journey provokes on purpose. */
  readonly allowedErrors: RegExp[];
}

/** What the browser itself logs of an answer that is an error; the product has handled it when the journey goes on. */
const answeredWithError = /^Failed to load resource: the server responded with a status of 4\d\d/;

function watchConsole(page: Page, allowed: readonly RegExp[], found: string[]): void {
  const note = (text: string) => {
    if (!allowed.some((pattern) => pattern.test(text))) found.push(text);
  };
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.text());
  });
  page.on('pageerror', (error) => {
    note(error.message);
  });
}

/** A journey: a test with a world of its own, whose console must stay clean and whose ledger must balance. */
export const test = base.extend<Journey>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures this one needs
  allowedErrors: async ({}, use) => {
    await use([]);
  },
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures this one needs
  world: async ({}, use) => {
    const world = controlOf(await createWorld());
    await use(world);
    const report = await world.audit();
    expect(report.violations, 'the ledger of the world after the journey').toEqual([]);
    expect(report.balanced).toBe(true);
    await world.delete();
  },
  page: async ({ page, world, allowedErrors }, use) => {
    const found: string[] = [];
    watchConsole(page, [answeredWithError, ...allowedErrors], found);
    await page.addInitScript((id) => {
      sessionStorage.setItem('magpie.world', id);
    }, world.id);
    await use(page);
    expect(found.filter((text) => !allowedErrors.some((pattern) => pattern.test(text)))).toEqual([]);
  },
});

export { expect } from '@playwright/test';

/** Fails on anything that axe finds against WCAG 2.2 A and AA on the screen as it is. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  );
  expect(found).toEqual([]);
}
