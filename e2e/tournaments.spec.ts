import type { Page } from '@playwright/test';
import { gameCard, gameFrame, header } from './support/member.ts';
import { openListening } from './support/pushes.ts';
import { anotherTab } from './support/tabs.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { wireOf } from './support/wire.ts';

// By this seed no jackpot comes between.
test.use({ worldInput: { seed: 44 } });

const tournament = 'Spin Round the Bay';
const outcome = /^(You won .+|No win\.)$/;

/** Opens Moonlit Dingo, whose studio counts, at a stake of 50.00. */
async function sitDown(page: Page) {
  await gameCard(page, 'Moonlit Dingo').click();
  const game = gameFrame(page, 'Moonlit Dingo');
  for (const stake of ['2.00', '5.00', '10.00', '20.00', '50.00']) {
    await game.getByRole('button', { name: 'Higher stake' }).click();
    await expect(game.locator('#stake')).toContainText(stake);
  }
  return game;
}

test('TOUR-09 TOUR-10 TOUR-11 a tournament is won by play, which its board follows, and paid at its end', async ({
  page,
  context,
  world,
  enter,
  leap,
}) => {
  await enter('noah@magpie.test');
  await wireOf(page, world.id).deposit('400.00');
  const board = await anotherTab(context, world.id, '/tournament');
  const card = board.getByRole('article', { name: tournament });
  const leaders = card.getByRole('list', { name: `Leaders of ${tournament}` }).getByRole('listitem');
  await expect(leaders).toHaveText(['1stke***A$92.00', '2ndti***A$77.20', '2ndwa***A$77.20']);
  await expect(card.getByText(/^You,/)).toBeHidden();
  await openListening(page);
  const game = await sitDown(page);
  const spin = game.getByRole('button', { name: 'Spin' });
  await spin.click();
  await expect(game.getByRole('status')).toHaveText(outcome);
  await expect(card.getByText('You, 5th')).toBeVisible();
  await expect(card.getByText('A$4.40 to the next place')).toBeVisible();
  await expect(spin).toBeEnabled();
  await spin.click();
  await expect(leaders.first()).toHaveText('1stNoah Petersen (you)A$100.00');
  await card.getByRole('button', { name: `Standings of ${tournament}` }).click();
  const standings = board.getByRole('dialog', { name: tournament });
  await expect(standings.getByRole('row').nth(1)).toContainText('Noah Petersen (you)');
  await expectAccessible(board);
  await board.keyboard.press('Escape');
  await leap('P4D');
  await board.goto('/personal-center?tab=transaction-history');
  const history = board.getByRole('table', { name: 'Transaction history' });
  await expect(history.getByRole('row').nth(1)).toContainText(tournament);
  await expect(history.getByRole('row').nth(1)).toContainText('1,000.00');
  await header(board)
    .getByRole('button', { name: /^Messages/ })
    .click();
  await expect(board.getByRole('dialog', { name: 'Messages' })).toContainText('Tournament Prize');
});

test('TOUR-11 a member outside the ten sees their own place pinned on a phone @mobile', async ({
  page,
  enter,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await enter('mia@magpie.test');
  await page.goto('/tournament');
  const card = page.getByRole('article', { name: 'One Good Spin' });
  await expect(card.getByText('You, 12th')).toBeVisible();
  await card.getByRole('button', { name: 'Standings of One Good Spin' }).click();
  const standings = page.getByRole('dialog', { name: 'One Good Spin' });
  await expect(standings.getByRole('row')).toHaveCount(11);
  await expect(standings.getByText('You, 12th')).toBeInViewport();
  await expect(standings.getByText('×5.75 to the next place')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectAccessible(page);
});
