import { expect, type Page } from '@playwright/test';
import { bringMisfits, brokenWordsIn, cutAmountsIn, overflowsIn, smallTargetsIn } from './misfits.ts';

/** The widths of a kind of screen, and whether it is pressed by a finger. */
export const screens = {
  desktop: { widths: [1920, 1366, 1024, 768], touch: false },
  phone: { widths: [390, 320], touch: true },
} as const;

export type Screen = (typeof screens)[keyof typeof screens];

/** Rows of choices that are meant to go on beyond the edge: each choice takes the focus, which brings it into sight. */
const sideways = '[role=tablist], nav[aria-label="Game types"], section[aria-label=Jackpots]';

async function misfitsOf(page: Page, touch: boolean): Promise<string[]> {
  const late = page.locator('[aria-busy=true], [data-part=skeleton]').filter({ visible: true });
  if ((await late.count()) > 0) return ['it is still loading'];
  await page.evaluate(bringMisfits);
  const found = [
    await page.evaluate(overflowsIn, sideways),
    await page.evaluate(cutAmountsIn),
    await page.evaluate(brokenWordsIn),
    await page.evaluate(smallTargetsIn, touch),
  ].flat();
  return [...new Set(found)];
}

/**
 * Notes what does not fit at each width: a page or a part that overflows, a cut amount, a broken word, a target under 24 px, or under 44 for a
 * finger. Looks again while something is found, as what is shown may still move; goes on after a width that does not fit.
 */
export async function expectFits(page: Page, { widths, touch }: Screen, what: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: touch ? 844 : 900 });
    await expect
      .configure({ soft: true })
      .poll(() => misfitsOf(page, touch), { message: `${what} at ${String(width)} px`, timeout: 20_000 })
      .toEqual([]);
  }
}
