import { expect, expectAccessible, test } from './support/test.ts';
import { moveTo } from './support/keyboard.ts';
import { expectStated, leave, playBy, press, sitDown, type Hand } from './support/studio.ts';
import { chooseThemeElsewhere } from './steps/theme.ts';
import type { FrameLocator, Page } from '@playwright/test';

// The wheel turns by the clock, so that a clock that stands turns it when the journey says.
test.use({ worldInput: { now: '2032-11-20T01:00:00.000Z', frozen: true }, hasTouch: true });

/** On low screens, too, the round button covers nothing of what it says came of a round. */
async function expectResultClear(page: Page, game: FrameLocator): Promise<void> {
  const usual = page.viewportSize() ?? { width: 1366, height: 768 };
  for (const size of [
    { width: 844, height: 390 },
    { width: 1366, height: 600 },
  ]) {
    await page.setViewportSize(size);
    await expect(async () => {
      const room = await game.getByRole('status').evaluate((status) => {
        const words = document.createRange();
        words.selectNodeContents(status);
        const play = document.getElementById('play')?.getBoundingClientRect();
        return { below: (play?.top ?? 0) - words.getBoundingClientRect().bottom, wide: innerWidth };
      });
      expect(room.wide).toBe(size.width);
      expect(room.below).toBeGreaterThan(0);
    }).toPass();
  }
  await page.setViewportSize(usual);
}

/** Plays mines with one mine until a first tile is safe, as it is 24 times out of 25, and cashes out. */
async function untilSafe(page: Page, mines: FrameLocator, by: Hand): Promise<void> {
  const status = mines.getByRole('status');
  for (let round = 0; round < 4; round += 1) {
    await press(page, mines.getByRole('button', { name: 'Start' }), by);
    await expect(status).toHaveText('Reveal a tile.');
    await press(page, mines.getByRole('button', { name: 'Tile 13' }), by);
    await expect(status).toHaveText(/^(One safe tile, worth A\$|A mine after 0 safe)/);
    if ((await status.innerText()).startsWith('One safe tile')) break;
  }
  await press(page, mines.getByRole('button', { name: 'Cash out' }), by);
  await expect(status).toHaveText(/^You cashed out A\$/);
}

test('PLAY-25 PLAY-33 PLAY-37 roulette, blackjack and the wheel open behind their cards, state their terms, play by mouse, touch and keyboard, and go on with a hand that was left', async ({
  page,
  world,
  enter,
}) => {
  await enter('mia@magpie.test');
  const roulette = await sitDown(page, 'table', 'European Roulette');
  await expectStated(roulette, '97.30', '37 pockets');
  await roulette.getByRole('button', { name: '17, pays 35 to 1' }).click();
  await roulette.getByRole('button', { name: 'Split 17, 20, pays 17 to 1' }).click();
  await roulette.getByRole('button', { name: 'Red, pays 1 to 1' }).click();
  await expect(roulette.locator('#stake')).toHaveText('A$3.00');
  await roulette.getByRole('button', { name: 'Spin' }).click();
  await expect(roulette.getByRole('status')).toHaveText(/^\d+( red| black)?\. (You won A\$.+|No win)\.$/);
  await expectAccessible(page);
  await expectResultClear(page, roulette);
  await expect(roulette.locator('html')).toHaveAttribute('data-theme', 'dark');
  await chooseThemeElsewhere(page, roulette, 'light');
  await expectAccessible(page);
  const onBlack = {
    lay: [roulette.getByRole('button', { name: 'Black, pays 1 to 1' })],
    begin: roulette.getByRole('button', { name: 'Spin' }),
  };
  await playBy(['TOUCH', 'KEYBOARD'], page, roulette, onBlack);
  await leave(page, 'European Roulette');

  const blackjack = await sitDown(page, 'live', 'Speed Blackjack');
  await expectStated(blackjack, '99.49', 'stands on every 17');
  await expect(blackjack.locator('html')).toHaveAttribute('data-theme', 'light');
  const stand = blackjack.getByRole('button', { name: 'Stand' });
  const deal = blackjack.getByRole('button', { name: 'Deal' });
  // A blackjack ends a hand at once, so that it may take more than one until there is something to decide.
  await expect(async () => {
    await expect(deal).toBeEnabled();
    await moveTo(page, deal);
    await page.keyboard.press('Enter');
    await expect(blackjack.getByRole('status')).toHaveText(/^You have|(is paid|No win)\.$/);
    expect(await stand.isEnabled()).toBe(true);
  }).toPass();
  await expect(blackjack.getByRole('status')).toHaveText(/^You have (a soft )?\d+\.$/);
  const again = await sitDown(page, 'live', 'Speed Blackjack');
  await expect(again.getByRole('status')).toHaveText(/^Your hand is still open\. You have/);
  await moveTo(page, again.getByRole('button', { name: 'Stand' }));
  await page.keyboard.press('s');
  await expect(again.getByRole('status')).toHaveText(/(is paid|No win)\.$/);
  const hand = {
    begin: again.getByRole('button', { name: 'Deal' }),
    ends: [again.getByRole('button', { name: 'Stand' })],
  };
  await playBy(['MOUSE', 'TOUCH'], page, again, hand);
  await leave(page, 'Speed Blackjack');

  const wheel = await sitDown(page, 'live', 'Wheel of Plenty');
  await expectStated(wheel, '96.00', '30 seconds');
  for (const by of ['MOUSE', 'TOUCH', 'KEYBOARD'] as const) {
    await press(page, wheel.getByRole('button', { name: /^1 pays 1 to 1/ }), by);
    await press(page, wheel.getByRole('button', { name: 'Bet', exact: true }), by);
    await expect(wheel.getByRole('status')).toHaveText('Your bet of A$1.00 is on for the next turn.');
    await world.advance('PT30S');
    await expect(wheel.getByRole('status')).toHaveText(/^\d+\. (You won A\$2\.00|No win)\.$/);
  }
  await expect(wheel.getByRole('list', { name: /^Last results/ }).getByRole('listitem')).toHaveCount(15);
  await expectAccessible(page);
  await leave(page, 'Wheel of Plenty');
});

test('PLAY-25 PLAY-33 mines, the lottery draw and the fish game open behind their cards, state their terms and play by touch, mouse and keyboard @mobile', async ({
  page,
  enter,
}) => {
  await enter('mia@magpie.test');
  const mines = await sitDown(page, 'lottery', 'Coastal Mines');
  await expectStated(mines, '97.00', '25 tiles');
  await mines.getByRole('group', { name: 'Mines' }).getByText('1', { exact: true }).tap();
  for (const by of ['TOUCH', 'MOUSE', 'KEYBOARD'] as const) await untilSafe(page, mines, by);
  await expectAccessible(page);
  await leave(page, 'Coastal Mines');

  const lottery = await sitDown(page, 'lottery', 'Power Pick Six');
  await expectStated(lottery, '94.97', 'six different numbers');
  for (const number of ['3', '11', '36'])
    await lottery.getByRole('button', { name: number, exact: true }).tap();
  await lottery.getByRole('button', { name: 'Lucky pick' }).tap();
  await lottery.getByRole('button', { name: 'Draw' }).tap();
  await expect(lottery.getByRole('status')).toHaveText(/^(No match|One match|\d matches)\. /);
  await expect(lottery.getByRole('list', { name: 'Drawn numbers' }).getByRole('listitem')).toHaveCount(6);
  await expectAccessible(page);
  const draw = { begin: lottery.getByRole('button', { name: 'Draw' }) };
  await playBy(['MOUSE', 'KEYBOARD'], page, lottery, draw);
  await leave(page, 'Power Pick Six');

  const fish = await sitDown(page, 'fish', 'Reef Raiders');
  await expectStated(fish, '96.00', 'Treasure crab');
  await fish.getByRole('button', { name: 'Turtle, pays 20 stakes' }).tap();
  await expect(fish.getByRole('status')).toHaveText(/^Turtle (caught\. You won A\$.+|got away\. No win)\.$/);
  await fish.getByRole('button', { name: 'Fire' }).tap();
  await expect(fish.getByRole('status')).toHaveText(/^Turtle /);
  await expectAccessible(page);
  const shot = { begin: fish.getByRole('button', { name: 'Fire' }) };
  await playBy(['MOUSE', 'KEYBOARD'], page, fish, shot);
  await leave(page, 'Reef Raiders');
});
