import type { Locator, Page } from '@playwright/test';
import { expectSignedIn, expectSignedOut } from './support/member.ts';
import { openListening } from './support/pushes.ts';
import { anotherTab } from './support/tabs.ts';
import { expect, expectAccessible, expectToast, test } from './support/test.ts';

// A Saturday at noon in Sydney, of a year that no device shows yet: what a page knows of it, the platform has told.
test.use({ worldInput: { now: '2032-11-20T01:00:00.000Z', frozen: true } });

const monday = (page: Page): Locator => page.getByRole('article', { name: 'Monday Cashback' });

const countdown = (page: Page): Locator => monday(page).getByRole('timer');

test('SIM-06 open pages follow the clock of their world: a countdown, a claim day, a date and the end of the token', async ({
  page,
  context,
  world,
  enter,
}) => {
  await enter('ella@magpie.test');
  await openListening(page, '/cashbacks');
  const profile = await anotherTab(context, world.id);
  await openListening(profile, '/personal-center?tab=profile');
  await expect(countdown(page)).toHaveText('1d 12h 0m 0s');
  await expect(profile.getByText('It is Saturday 12:00 pm there.')).toBeVisible();
  await world.setClock('2032-11-21T12:59:50.000Z');
  await expect(countdown(page)).toHaveText('0d 0h 0m 10s');
  await expect(profile.getByText('It is Sunday 11:59 pm there.')).toBeVisible();
  await world.freeze(false);
  await expect(monday(page).getByText('Claimable today')).toBeVisible();
  await expect(profile.getByText('It is Monday 12:00 am there.')).toBeVisible();
  await expect(monday(page).getByRole('button', { name: 'Claim' })).toBeEnabled();
  await world.freeze(true);
  await world.setClock('2032-11-22T13:00:00.000Z');
  await expect(countdown(page)).toHaveText('6d 0h 0m 0s');
  await expect(monday(page).getByRole('button', { name: 'Claim' })).toBeDisabled();
  await expect(profile.getByText('It is Tuesday 12:00 am there.')).toBeVisible();
  await expectAccessible(page);
  await world.run(600);
  await expect(countdown(page)).toHaveText(/^5d 23h/);
  await expect(profile.getByText(/^It is Tuesday 12:[1-5]\d am there\.$/)).toBeVisible();
  await world.freeze(true);
  await world.setClock('2032-11-23T13:00:00.000Z');
  await expect(countdown(page)).toHaveText('5d 0h 0m 0s');
  await world.advance('P86D');
  await expectSignedIn(profile);
  await expectSignedIn(page);
  await world.advance('P1D');
  await expectToast(page, 'Session Expired');
  await expectSignedOut(page);
  await expectSignedOut(profile);
});
