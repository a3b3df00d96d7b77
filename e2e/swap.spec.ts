import type { Browser, Page } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { waitForPagesMade } from './support/pages-made.ts';
import { expect, test } from './support/test.ts';

const pages = [
  ['/', 'Casino lobby', 'Magpie'],
  ['/casino', 'Casino lobby', 'Casino | Magpie'],
  ['/casino/slots', 'Pokies', 'Magpie'],
  ['/casino/providers', 'Providers', 'Providers | Magpie'],
  ['/promotions', 'Promotions', 'Promotions | Magpie'],
  ['/promotions/promo_midweek', 'Midweek Half Again', 'Midweek Half Again | Magpie'],
  ['/cashbacks', 'Cashbacks', 'Cashbacks | Magpie'],
  ['/jackpot', 'Jackpot', 'Jackpot | Magpie'],
  ['/tournament', 'Tournament', 'Tournament | Magpie'],
  ['/support/about-us', 'About Us', 'About Us | Magpie'],
  ['/support/help-centre', 'Help Centre', 'Help Centre | Magpie'],
  ['/vip-levels', 'VIP Levels', 'VIP Levels | Magpie'],
] as const;

interface Swapped {
  /** What had another place or size after the swap. */
  readonly moved: string[];
  readonly compared: number;
}

/** Runs in the page: compares all that both show, in the turn in which the app takes the place of the page made ahead. */
function watchSwap(): void {
  const places = (within: Element): Map<string, DOMRect> => {
    const found = new Map<string, DOMRect>();
    const walk = (element: Element, name: string): void => {
      const box = element.getBoundingClientRect();
      const isBar = box.height < 5 && getComputedStyle(element).position === 'fixed';
      // A date is that of the visitor's zone, in words of another width.
      if (box.height === 0 || isBar || element.matches('time')) return;
      found.set(name, new DOMRect(box.x, box.y + scrollY, box.width, box.height));
      const seen = new Map<string, number>();
      for (const child of element.children) {
        const kind = child.tagName.toLowerCase();
        const nth = child.getBoundingClientRect().height < 5 ? 0 : (seen.get(kind) ?? 0) + 1;
        if (nth > 0) seen.set(kind, nth);
        if (!(child instanceof SVGElement) && nth > 0) walk(child, `${name} > ${kind}:${String(nth)}`);
      }
    };
    walk(within, '');
    return found;
  };
  document.addEventListener('DOMContentLoaded', () => {
    const stand = document.getElementById('prerendered');
    const root = document.getElementById('root');
    if (!stand || !root) return;
    const remove = stand.remove.bind(stand);
    stand.remove = () => {
      const before = places(stand);
      remove();
      const after = places(root);
      const both = [...before].flatMap(([name, old]) => {
        const now = after.get(name);
        return now ? [{ name, old, now }] : [];
      });
      const moved = both.filter(({ old, now }) =>
        (['x', 'y', 'width', 'height'] as const).some((side) => Math.abs(old[side] - now[side]) >= 1),
      );
      const told = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
      const texts = moved.map(({ name, old, now }) => `${name}: ${told(old)}, then ${told(now)}`);
      const swapped: Swapped = { moved: texts, compared: both.length };
      Object.assign(window, { swapped });
    };
  });
}

const swappedOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { readonly swapped?: Swapped }).swapped);

/** Until what stands in the page now has been painted. */
const painted = (page: Page) =>
  page.evaluate(async () => {
    for (const _ of [1, 2, 3]) await new Promise((resolve) => requestAnimationFrame(resolve));
  });

/** Elements of the app that counted as the largest paint so far. */
const largestInApp = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        new PerformanceObserver((list) => {
          const elements = list
            .getEntries()
            .map((entry) => (entry as unknown as { element: Element | null }).element);
          resolve(elements.filter((each) => each?.closest('#root')).map((each) => each?.textContent ?? ''));
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

/** Opens a page whose scripts wait, and whose typeface comes only after what could be painted without it. */
async function openSlowly(page: Page, path: string): Promise<void> {
  const scripts = Promise.withResolvers<null>();
  const faces = Promise.withResolvers<null>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.route('**/*.woff2', async (route) => {
    await faces.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('#prerendered footer').waitFor({ state: 'attached' });
  await painted(page);
  faces.resolve(null);
  await page.evaluate(() => document.fonts.load("1em 'Archivo Variable'"));
  await painted(page);
  scripts.resolve(null);
}

async function openWatched(browser: Browser, width: number, theme: string) {
  const viewport = { width, height: 800 };
  const context = await browser.newContext({ baseURL: addresses.web, viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.addInitScript(watchSwap);
  await page.addInitScript((chosen) => {
    localStorage.setItem('magpie.theme', chosen);
  }, theme);
  return { page, complaints };
}

for (const [width, theme] of [
  [1366, 'dark'],
  [1366, 'light'],
  [390, 'dark'],
  [390, 'light'],
] as const) {
  test(`the app takes the place of every public page and moves nothing, ${String(width)} px wide, ${theme}`, async ({
    browser,
    request,
  }) => {
    await waitForPagesMade(request);
    const { page, complaints } = await openWatched(browser, width, theme);
    for (const [path, heading, title] of pages) {
      await openSlowly(page, path);
      await expect.poll(() => swappedOf(page), path).toBeDefined();
      const swapped = await swappedOf(page);
      expect(swapped?.moved, path).toEqual([]);
      expect(swapped?.compared, path).toBeGreaterThan(100);
      await painted(page);
      expect(await largestInApp(page), `largest paint of ${path}`).toEqual([]);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached();
      await expect(page).toHaveTitle(title);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });
}
