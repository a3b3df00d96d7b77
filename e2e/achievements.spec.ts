import type { Page } from '@playwright/test';
import { openAccountPopover } from './support/member.ts';
import { openListening } from './support/pushes.ts';
import { sitDown, spin } from './support/spins.ts';
import { anotherTab } from './support/tabs.ts';
import { expect, expectAccessible, expectToast, test } from './support/test.ts';

const slot = 'Moonlit Dingo';

const badgeOn = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

async function claim(page: Page, name: string): Promise<void> {
  const badge = badgeOn(page, name);
  await badge.getByRole('button', { name: 'Claim', exact: true }).click();
  await expectToast(page, 'Badge reward claimed');
  await expect(badge.getByText('Claimed', { exact: true })).toBeVisible();
}

test('ACH-11 badges are earned by play, claimed and worn', async ({ page, context, world, enter, leap }) => {
  const member = 'noah@magpie.test';
  await enter(member);
  const section = '/personal-center?tab=achievements';
  const achievements = await anotherTab(context, world.id, `${section}&type=SteadyGambler`);
  const bets = badgeOn(achievements, 'First Flutter');
  await expect(bets).toContainText('0 of 10');
  await expect(bets.getByRole('button')).toHaveCount(0);
  await openListening(page);
  const game = await sitDown(page, slot);
  await spin(game);
  await expect(bets).toContainText('1 of 10');
  for (let count = 1; count < 10; count += 1) await spin(game);
  await claim(achievements, 'First Flutter');
  await expect(badgeOn(achievements, 'Warmed Up')).toContainText('10 of 100');
  await expectAccessible(achievements);

  for (let day = 2; day <= 3; day += 1) {
    await leap('P1D');
    await enter(member);
    await page.goto('/');
    await spin(await sitDown(page, slot));
  }
  await achievements.goto(`${section}&type=RegularPlayer`);
  await claim(achievements, 'Drop-in');
  const popover = await openAccountPopover(achievements);
  await expect(popover.getByRole('button', { name: 'Achievements: Drop-in' })).toBeVisible();
  await achievements.keyboard.press('Escape');
  await achievements.getByRole('radio', { name: 'Steady gambler' }).click();
  await bets.getByRole('button', { name: 'Set as badge' }).click();
  await expectToast(achievements, 'Badge set');
  await expect(bets.getByText('On profile')).toBeVisible();

  await achievements.goto('/personal-center?tab=level-system');
  const history = achievements.getByRole('table', { name: 'Experience history' });
  await expect(history.getByRole('row').nth(1)).toContainText('Reward of a badge+100 XP');
  await openAccountPopover(achievements);
  await expect(popover.getByRole('button', { name: 'Achievements: First Flutter' })).toBeVisible();
});
