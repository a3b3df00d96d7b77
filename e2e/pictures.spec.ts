import { withPictures } from './support/browser.ts';
import { expect, refusedAnswer, test } from './support/test.ts';
import { configure } from './support/site.ts';
import { expectStill, visits } from './steps/pictured.ts';

// Whatever shows a time shows the same one in each run, and stands still.
test.use({
  launchOptions: withPictures,
  worldInput: { now: '2032-11-20T01:00:00.000Z', frozen: true },
});

/** The major version of the Chromium that drew the pictures; another one sets letters and edges a little otherwise. */
const drawnBy = '156';

const ofAnother = { threshold: 0.35, maxDiffPixelRatio: 0.03 };

for (const { name, path, who, brand, hand, theme, on, then, refused } of visits) {
  test.describe(`${name}, ${hand}, ${theme}`, () => {
    test.use({ hasTouch: hand === 'touch' });

    test('looks as it is kept', async ({ page, browser, enter, allowedErrors }) => {
      if (refused === true) allowedErrors.push(refusedAnswer);
      if (brand !== undefined) await configure(page, { brand });
      if (who !== undefined) await enter(`${who}@magpie.test`);
      await page.addInitScript((chosen) => {
        if (window === window.top) localStorage.setItem('magpie.theme', chosen);
      }, theme);
      const isTheSame = browser.version().startsWith(`${drawnBy}.`);
      for (const size of on) {
        await page.setViewportSize(size);
        // What was opened may be another thing on a screen of another size.
        if (then || size === on[0]) await page.goto(path);
        await expectStill(page);
        await then?.(page);
        await expectStill(page);
        const file = `${name} ${String(size.width)} ${theme}.png`.replaceAll(' ', '-');
        await expect.soft(page).toHaveScreenshot(file, isTheSame ? {} : ofAnother);
      }
    });
  });
}
