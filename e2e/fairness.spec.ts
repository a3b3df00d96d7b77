import { expect, expectAccessible, liveIn, test } from './support/test.ts';
import { gameCard, gameFrame } from './support/member.ts';
import { sitDown, spin } from './support/spins.ts';

test('PLAY-33 a game states return, volatility and stakes before its first round, and any past round is recomputed in it', async ({
  page,
  enter,
}) => {
  await enter('mia@magpie.test');
  await page.goto('/');
  const game = await sitDown(page, 'Moonlit Dingo');
  for (const fact of [
    'Return to player 96.16 %',
    'Volatility Medium',
    'Smallest stake A$0.20',
    'Largest stake A$100.00',
  ]) {
    await expect(game.getByText(fact)).toBeVisible();
  }
  await game.getByRole('button', { name: 'Rules' }).click();
  const rules = game.getByRole('dialog', { name: 'Rules' });
  await expect(rules.getByText('A stake is spread evenly over the ten lines')).toBeVisible();
  await expect(rules.getByRole('row', { name: /wild/i })).toContainText('A$100.00');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(rules).toBeHidden();
  const first = await spin(game);
  await spin(game);
  await game.getByRole('button', { name: 'Rules' }).click();
  await rules.getByRole('button', { name: 'Fairness' }).click();
  const fairness = game.getByRole('dialog', { name: 'Fairness' });
  const rounds = fairness.getByRole('listitem');
  await expect(rounds).toHaveCount(2);
  const oldest = rounds.last();
  await oldest.getByRole('button', { name: 'Check round 0' }).click();
  await expect(oldest.getByRole('status')).toContainText('Its server seed is still in use.');
  await fairness.getByLabel('Your next seed').fill('seed-of-mine');
  await fairness.getByRole('button', { name: 'Change seed' }).click();
  await expect(fairness.getByText('The server seed so far is revealed below.')).toBeVisible();
  await oldest.getByRole('button', { name: 'Check round 0' }).click();
  await expect(oldest.getByRole('status')).toHaveText(/^Correct\. The reels stopped at (\d+, ){4}\d+: /);
  const paid = /You won (\S+) on/.exec(first)?.[1] ?? 'A$0.00';
  await expect(oldest).toContainText(`staked A$1.00, paid ${paid}`);
  await expectAccessible(page);
});

test('PLAY-37 a round that was cut off by closing the tab is told of when the game is opened again, and paid once', async ({
  page,
  context,
  world,
  enter,
}) => {
  await enter('mia@magpie.test');
  const tab = await context.newPage();
  await liveIn(tab, world.id);
  await tab.goto('/');
  const decided = Promise.withResolvers<{ payout: string }>();
  // The server decides the round; its answer never reaches the page.
  await tab.route('**/moonlit-dingo/begin', async (route) => {
    decided.resolve((await (await route.fetch()).json()) as { payout: string });
  });
  const cut = await sitDown(tab, 'Moonlit Dingo');
  await cut.getByRole('button', { name: 'Spin' }).click();
  const { payout } = await decided.promise;
  await tab.close();
  await page.goto('/');
  const game = await sitDown(page, 'Moonlit Dingo');
  const left = (999 + Number(payout)).toLocaleString('en-AU', { minimumFractionDigits: 2 });
  const end = payout === '0.00' ? 'it won nothing.' : `it won A$${payout}.`;
  await expect(game.getByRole('alert')).toContainText('While you were away');
  await expect(game.getByRole('alert')).toContainText(`Your last round was finished: ${end}`);
  await expectAccessible(page);
  await expect(game.locator('#balance')).toHaveText(`A$${left}`);
  await game.getByRole('button', { name: 'OK' }).click();
  await spin(game);
  await page.getByRole('dialog', { name: 'Moonlit Dingo' }).getByRole('button', { name: 'Back' }).click();
  await gameCard(page, 'Moonlit Dingo').click();
  await expect(gameFrame(page, 'Moonlit Dingo').getByRole('status')).toContainText('Last spin:');
  await expect(game.getByRole('alert')).toBeHidden();
});
