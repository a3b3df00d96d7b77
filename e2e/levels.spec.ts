import type { FrameLocator, Page } from '@playwright/test';
import { enterElsewhere } from './steps/second-browser.ts';
import { holdSockets, openListening } from './support/pushes.ts';
import { sitDown, spin } from './support/spins.ts';
import { expect, expectAccessible, expectToast, noAnswer, test } from './support/test.ts';
import { wireOf } from './support/wire.ts';

const member = 'noah@magpie.test';

/** It feeds no jackpot, whose win would lie over the level. */
const slot = 'Opal Fever';

/** Up to the highest stake, of which 8 lost ones are 400 XP: after a deposit Noah is 360 XP away from his first level. */
const toTheHighest = ['2.00', '5.00', '10.00', '20.00', '50.00', '100.00'];

const popUpOn = (page: Page) => page.getByRole('dialog', { name: 'Level up' });

/** The bar of the level section, also while a dialog lies over it. */
const progressOn = (page: Page) =>
  page.getByRole('progressbar', { name: /^Progress to level/, includeHidden: true });

/** Spins until the level is reached, and sees each spin move the progress on the other device. */
async function spinToALevel(game: FrameLocator, watching: Page, most = 40): Promise<void> {
  const bar = progressOn(watching);
  for (let spins = 0; spins < most; spins += 1) {
    const before = (await bar.getAttribute('aria-valuetext')) ?? '';
    // What pays the stake back earns nothing.
    if ((await spin(game)).startsWith('You won A$100.00 ')) continue;
    await expect(bar).not.toHaveAttribute('aria-valuetext', before);
    if ((await bar.getAttribute('aria-valuetext'))?.endsWith('of 1,500 XP') === true) return;
  }
  throw new Error(`No level was reached by ${String(most)} spins.`);
}

test('LEVEL-21 a level reached by spins is told on both devices, and its reward claimed from the page later', async ({
  page,
  browser,
  world,
  enter,
}) => {
  await enter(member);
  await wireOf(page, world.id).deposit('2500.00');
  const elsewhere = await enterElsewhere(browser, world.id, member);
  await openListening(elsewhere, '/personal-center?tab=level-system');
  await expect(progressOn(elsewhere)).toHaveAttribute('aria-valuetext', '140 of 500 XP');
  await elsewhere.getByRole('button', { name: 'How you earn XP' }).click();
  await expect(elsewhere.getByRole('dialog', { name: 'How you earn XP' })).toContainText('7 day streak');
  await elsewhere.keyboard.press('Escape');
  await expectAccessible(elsewhere);

  await openListening(page);
  await spinToALevel(await sitDown(page, slot, toTheHighest), elsewhere);
  for (const device of [page, elsewhere]) {
    await expect(popUpOn(device)).toContainText('You’ve reached level 1');
    await expect(popUpOn(device).getByRole('heading', { name: 'Bottle Cap' })).toBeVisible();
    await expect(popUpOn(device).getByRole('button', { name: 'Claim A$10.00' })).toBeVisible();
  }
  await expectAccessible(page);
  await popUpOn(elsewhere).getByRole('button', { name: 'Close' }).click();
  await popUpOn(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('dialog', { name: slot }).getByRole('button', { name: 'Back' }).click();

  await page.goto('/vip');
  const levels = page.getByRole('dialog', { name: 'VIP levels' });
  await expect(levels.getByRole('list', { name: 'Level rewards to claim' })).toContainText(
    'A$10.00 for level 1',
  );
  await levels.getByRole('button', { name: 'Claim A$10.00' }).click();
  await expectToast(page, 'Level-up bonus claimed');
  await expect(levels.getByRole('list', { name: 'Level rewards to claim' })).toBeHidden();
  await page.goto('/promotions');
  await expect(page.getByRole('article', { name: 'Level 1 reward' })).toContainText('A$10.00');

  // The other device learns that it is gone.
  const reward = elsewhere.getByRole('listitem', { name: 'Level 1' });
  await expect(reward.getByText('Claimed', { exact: true })).toBeVisible();
  await expect(reward.getByRole('button', { name: 'Claim A$10.00' })).toBeHidden();
  const newest = elsewhere.getByRole('table', { name: 'Experience history' }).getByRole('row').nth(1);
  // A line that pays a part of the stake back loses less of it.
  await expect(newest).toContainText(/A lost bet\+[1-5]\d XP|A win\+\d/);
  await elsewhere.context().close();
});

test('a level reached while the connection was lost is told once it is back', async ({
  page,
  world,
  enter,
  allowedErrors,
}) => {
  allowedErrors.push(noAnswer);
  const sockets = await holdSockets(page);
  await enter(member);
  await wireOf(page, world.id).deposit('2500.00');
  await openListening(page);
  const game = await sitDown(page, slot, toTheHighest);
  await sockets.lose();
  for (let lost = 0; lost < 8;) if ((await spin(game)) === 'No win.') lost += 1;
  await expect(popUpOn(page)).toBeHidden();
  sockets.giveBack();
  await expect(popUpOn(page)).toContainText('You’ve reached level 1');
  await popUpOn(page).getByRole('button', { name: 'Claim A$10.00' }).click();
  await expectToast(page, 'Level-up bonus claimed');
  await expect(popUpOn(page).getByText('Claimed', { exact: true })).toBeVisible();
});
