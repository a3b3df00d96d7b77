import { withPictures } from './support/browser.ts';
import { expect, refusedAnswer, test } from './support/test.ts';
import { type Device, expectStill, screens, sizeOf } from './steps/pictured.ts';

// Whatever shows a time shows the same one in each run, and stands still.
test.use({
  launchOptions: withPictures,
  worldInput: { now: '2032-11-20T01:00:00.000Z', frozen: true },
});

/** The major version of the Chromium that drew the pictures; another one sets letters and edges a little otherwise. */
const drawnBy = '156';

const ofAnother = { threshold: 0.35, maxDiffPixelRatio: 0.03 };

const wanted = screens.flatMap((screen) => screen.on.map((on) => ({ ...screen, on })));

for (const { name, path, who, on, then, refused } of wanted) {
  const [device = '', theme = ''] = on.split(' ');
  test.describe(`${name}, ${on}`, () => {
    test.use({ viewport: sizeOf(device as Device), hasTouch: device !== 'desktop' });

    test('looks as it is kept', async ({ page, browser, enter, allowedErrors }) => {
      if (refused === true) allowedErrors.push(refusedAnswer);
      if (who !== undefined) await enter(`${who}@magpie.test`);
      await page.addInitScript((chosen) => {
        if (window === window.top) localStorage.setItem('magpie.theme', chosen);
      }, theme);
      await page.goto(path);
      await expectStill(page);
      await then?.(page);
      await expectStill(page);
      const file = `${name} ${on}.png`.replaceAll(' ', '-');
      const isTheSame = browser.version().startsWith(`${drawnBy}.`);
      await expect(page).toHaveScreenshot(file, isTheSame ? {} : ofAnother);
    });
  });
}
