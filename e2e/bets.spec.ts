import type { FrameLocator, Page } from '@playwright/test';
import { sitDown as openSlot, spin } from './support/spins.ts';
import { leave, playRound, sitDown } from './support/studio.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.use({ worldInput: { now: '2032-11-20T01:00:00.000Z', frozen: true } });

/** Opens the round of the latest bet on a game, from the history. */
async function openRound(page: Page, game: string): Promise<FrameLocator> {
  await page.goto('/personal-center?tab=betting-history');
  await page
    .getByRole('button', { name: `View the bet on ${game}` })
    .first()
    .click();
  const details = page.getByRole('dialog', { name: `Bet on ${game}` });
  await expect(details).toContainText('A$');
  await details.getByRole('button', { name: 'Replay round' }).click();
  return page.getByRole('dialog', { name: game, exact: true }).frameLocator('iframe');
}

/** Presses 'Replay' and waits for the end, which is as it was. */
async function replayed(round: FrameLocator, end: string): Promise<void> {
  const status = round.getByRole('status');
  await expect(status).toHaveText(end);
  const replay = round.getByRole('button', { name: 'Replay' });
  await replay.click();
  await expect(replay).toBeEnabled();
  await expect(status).toHaveText(end);
}

test('rounds of a slot and of blackjack are replayed from the history as they were, and recomputed once their seed is revealed', async ({
  page,
  enter,
}) => {
  await enter('mia@magpie.test');
  await page.goto('/');
  const slot = await openSlot(page, 'Moonlit Dingo');
  const spun = await spin(slot);
  await slot.getByRole('button', { name: 'Rules' }).click();
  await slot.getByRole('button', { name: 'Fairness' }).click();
  await slot.getByLabel('Your next seed').fill('mine');
  await slot.getByRole('button', { name: 'Change seed' }).click();
  await expect(slot.getByText('Your seed is in use.')).toBeVisible();
  await slot.getByRole('button', { name: 'Close' }).click();
  await leave(page, 'Moonlit Dingo');

  const blackjack = await sitDown(page, 'live', 'Speed Blackjack');
  await playRound(page, blackjack, {
    by: 'MOUSE',
    begin: blackjack.getByRole('button', { name: 'Deal' }),
    ends: [blackjack.getByRole('button', { name: 'Stand' })],
  });
  const dealt = await blackjack.getByRole('status').innerText();
  await leave(page, 'Speed Blackjack');

  const hand = await openRound(page, 'Speed Blackjack');
  await replayed(hand, dealt);
  await expect(hand.locator('#facts')).toHaveText(/^Its server seed is still in use/);
  await page.keyboard.press('Escape');

  const round = await openRound(page, 'Moonlit Dingo');
  await replayed(round, spun);
  await expect(round.locator('#facts')).toHaveText(/^Correct\. The reels stopped at/);
  await round.getByRole('button', { name: 'Fairness' }).click();
  await expect(round.getByRole('dialog', { name: 'Fairness' })).toContainText('Server seed');
  await round.getByRole('button', { name: 'Close' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog', { name: 'Moonlit Dingo' }).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Replay round' })).toBeFocused();
});
