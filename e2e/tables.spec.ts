import { expect, expectAccessible, test } from './support/test.ts';
import { moveTo } from './support/keyboard.ts';
import { expectStated, leave, playBy, recomputed, sitDown } from './support/studio.ts';

test.use({ hasTouch: true });

/** Each kind that no other journey plays: what is laid on, what begins a round, and what ends one that waits. */
const others: readonly (readonly [category: string, name: string, lay: RegExp | null, end: RegExp | null])[] =
  [
    ['live', 'Harbour Dragon Tiger', /^Dragon pays/, null],
    ['live', 'Royal Andar Bahar', /^Andar pays/, null],
    ['live', 'Sic Bo Pavilion', /^Small, 4 to 10 pays/, null],
    ['live', 'Southern Holdem', null, /^Raise/],
    ['table', 'Premier Caribbean Stud', null, /^Raise/],
    ['table', 'Vegas Casino War', null, /^Go to war/],
    ['table', 'French Red Dog', null, /^Call/],
  ];

test('PLAY-25 the further tables open behind their cards and are played by mouse, touch and keyboard', async ({
  page,
  enter,
}) => {
  await enter('mia@magpie.test');
  for (const [category, name, lay, end] of others) {
    const game = await sitDown(page, category, name);
    await playBy(['MOUSE', 'TOUCH', 'KEYBOARD'], page, game, {
      lay: lay ? [game.getByRole('button', { name: lay })] : [],
      begin: game.getByRole('button', { name: /^(Deal|Roll)$/ }),
      ends: end ? [game.getByRole('button', { name: end })] : [],
    });
    await leave(page, name);
  }
});

test('PLAY-25 PLAY-33 baccarat, craps and hi-lo open behind their cards, state their terms, play by mouse, touch and keyboard, go on where they were left and are recomputed', async ({
  page,
  enter,
}) => {
  await enter('mia@magpie.test');
  const baccarat = await sitDown(page, 'live', 'Velvet Baccarat');
  await expectStated(baccarat, '98.94', 'Player draws a third card to 5 or less');
  await baccarat.getByRole('button', { name: 'Banker pays 0.95 to 1' }).click();
  await baccarat.getByRole('button', { name: 'Tie pays 9 to 1' }).click();
  await expect(baccarat.locator('#stake')).toHaveText('A$4.00');
  await baccarat.getByRole('button', { name: 'Deal' }).click();
  await expect(baccarat.getByRole('status')).toHaveText(
    /^(Player wins|Banker wins|A tie), \d to \d\. (You won A\$\d.+|No win)\.$/,
  );
  await expectAccessible(page);
  await playBy(['TOUCH', 'KEYBOARD'], page, baccarat, {
    lay: [baccarat.getByRole('button', { name: 'Player pays 1 to 1' })],
    begin: baccarat.getByRole('button', { name: 'Deal' }),
  });
  await baccarat.getByRole('button', { name: 'Rules' }).click();
  await expect(baccarat.getByRole('row', { name: 'Tie 9 to 1 95.16 %' })).toBeVisible();
  await baccarat.getByRole('button', { name: 'Fairness' }).click();
  const fairness = baccarat.getByRole('dialog', { name: 'Fairness' });
  await fairness.getByLabel('Your next seed').fill('seed-of-mine');
  await fairness.getByRole('button', { name: 'Change seed' }).click();
  await expect(fairness.getByText('The server seed so far is revealed below.')).toBeVisible();
  await fairness.getByRole('button', { name: 'Check round 0' }).click();
  await expect(fairness.getByRole('listitem').last().getByRole('status')).toHaveText(
    /^Correct\. The cards were (\w+, ){3,5}\w+\.$/,
  );
  await page.keyboard.press('Escape');
  await leave(page, 'Velvet Baccarat');

  const craps = await sitDown(page, 'live', 'Lightning Craps');
  await expectStated(craps, '98.59', 'The pass line returns 98.59 %');
  await moveTo(page, craps.getByRole('button', { name: 'Pass line pays 1 to 1' }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(craps.locator('#stake')).toHaveText('A$2.00');
  await page.keyboard.press('Backspace');
  await expect(craps.locator('#stake')).toHaveText('A$1.00');
  const roll = craps.getByRole('button', { name: 'Roll' });
  // Two thirds of all first rolls set a point, so that it may take more than one until the round waits.
  await expect(async () => {
    await expect(roll).toBeEnabled();
    await moveTo(page, roll);
    await page.keyboard.press('Enter');
    await expect(craps.getByRole('status')).toHaveText(/Roll on\.$|(You won A\$2\.00|No win)\.$/);
    expect(await craps.getByRole('status').innerText()).toMatch(/Roll on\.$/);
  }).toPass();
  const again = await sitDown(page, 'live', 'Lightning Craps');
  await expect(again.getByRole('status')).toHaveText(
    /^Your round is still open\. .*The point is \d+\. Roll on\.$/,
  );
  await expect(again.getByRole('button', { name: 'Pass line pays 1 to 1' })).toHaveAccessibleDescription(
    'A$1.00 laid',
  );
  const rollOn = again.getByRole('button', { name: 'Roll' });
  await moveTo(page, rollOn);
  const over = /\. (Pass\. You won A\$2\.00|Don’t pass\. No win)\.$/;
  for (let rolls = 0; rolls < 40 && !over.test(await again.getByRole('status').innerText()); rolls += 1) {
    await page.keyboard.press('Enter');
    await expect(rollOn).toBeEnabled();
  }
  await expect(again.getByRole('status')).toHaveText(over);
  await playBy(['MOUSE', 'TOUCH'], page, again, {
    lay: [again.getByRole('button', { name: /^Field pays/ })],
    begin: rollOn,
    ends: [rollOn],
  });
  await leave(page, 'Lightning Craps');

  const hiLo = await sitDown(page, 'table', 'Classic Hi-Lo');
  await expectStated(hiLo, '96.80', 'an equal card loses');
  await playBy(['MOUSE', 'TOUCH'], page, hiLo, {
    begin: hiLo.getByRole('button', { name: 'Deal' }),
    ends: [
      hiLo.getByRole('button', { name: /^(Higher|Lower), ([6-9]|1\d) of 13/ }),
      hiLo.getByRole('button', { name: 'Cash out' }),
    ],
  });
  // A guess is wrong now and then.
  await expect(async () => {
    await moveTo(page, hiLo.getByRole('button', { name: 'Deal' }));
    await page.keyboard.press('Enter');
    await expect(hiLo.getByRole('status')).toHaveText(/Is the next one higher or lower\?$/);
    const higher = hiLo.getByRole('button', { name: /^Higher, (7|8|9|10|11|12) of 13/ });
    await page.keyboard.press((await higher.count()) > 0 ? 'h' : 'l');
    await expect(hiLo.getByRole('status')).toHaveText(/cash out\.$|No win\.$/);
    expect(await hiLo.getByRole('status').innerText()).toMatch(/cash out\.$/);
  }).toPass();
  await page.keyboard.press('c');
  await expect(hiLo.getByRole('status')).toHaveText(/^You cashed out after one guess\. A\$.+ is paid\.$/);
  await expectAccessible(page);
  await leave(page, 'Classic Hi-Lo');
});

test('PLAY-25 PLAY-33 keno, two-up and video poker open behind their cards, state their terms and play by touch, mouse and keyboard @mobile', async ({
  page,
  enter,
}) => {
  await enter('mia@magpie.test');
  const keno = await sitDown(page, 'lottery', 'Keno 80');
  await expectStated(keno, '96.30', 'twenty of them are drawn');
  await expect(keno.getByText('Prizes')).toBeHidden();
  for (const number of ['7', '21']) await keno.getByRole('button', { name: number, exact: true }).tap();
  await expect(keno.getByRole('row')).toHaveText(['2 matchesA$16.00']);
  await keno.getByRole('button', { name: 'Draw' }).tap();
  await expect(keno.getByRole('status')).toHaveText(
    /^(No match|One match|2 matches)\. (You won A\$16\.00|No win)\.$/,
  );
  await expect(keno.getByRole('list', { name: 'Drawn numbers' }).getByRole('listitem')).toHaveCount(20);
  await expectAccessible(page);
  const draw = { begin: keno.getByRole('button', { name: 'Draw' }) };
  await playBy(['MOUSE', 'KEYBOARD'], page, keno, draw);
  await leave(page, 'Keno 80');

  const twoUp = await sitDown(page, 'table', 'Two-Up Ring');
  await expectStated(twoUp, '96.88', 'Two coins are tossed');
  await twoUp.getByRole('button', { name: 'Heads pays 1 to 1' }).tap();
  await twoUp.getByRole('button', { name: 'Toss' }).tap();
  await expect(twoUp.getByRole('status')).toHaveText(
    /^(Heads.*\. You won A\$2\.00|Tails.*\. No win|Five odds\. No win)\.$/,
  );
  await expectAccessible(page);
  await playBy(['MOUSE', 'KEYBOARD'], page, twoUp, {
    lay: [twoUp.getByRole('button', { name: 'Heads pays 1 to 1' })],
    begin: twoUp.getByRole('button', { name: 'Toss' }),
  });
  await leave(page, 'Two-Up Ring');

  const poker = await sitDown(page, 'table', 'European Poker');
  await expectStated(poker, '99.54', 'a pair of jacks is the least that is paid');
  await poker.getByRole('button', { name: 'Deal' }).tap();
  await expect(poker.getByRole('status')).toHaveText(/Hold the cards that you keep, then draw\.$/);
  const cards = poker.getByRole('group', { name: 'Your cards' }).getByRole('button');
  const kept = await cards.first().getAttribute('aria-label');
  await cards.first().tap();
  await expect(cards.first()).toHaveAttribute('aria-pressed', 'true');
  await poker.getByRole('button', { name: 'Draw' }).tap();
  await expect(poker.getByRole('status')).toHaveText(/(is paid|No win)\.$/);
  await expect(cards.first()).toHaveAccessibleName(kept ?? '');
  await expectAccessible(page);
  await playBy(['MOUSE', 'KEYBOARD'], page, poker, {
    begin: poker.getByRole('button', { name: 'Deal' }),
    ends: [poker.getByRole('button', { name: 'Draw' })],
  });
  await leave(page, 'European Poker');
});

test('PLAY-25 PLAY-33 oasis, brag and pai gow open behind their cards, state their terms, play by touch, mouse and keyboard and are recomputed @mobile', async ({
  page,
  enter,
}) => {
  await enter('mia@magpie.test');
  const oasis = await sitDown(page, 'table', 'French Oasis');
  await expectStated(oasis, '97.44', 'The dealer plays with an ace and a king');
  await oasis.getByRole('button', { name: 'Deal' }).tap();
  await expect(oasis.getByRole('status')).toHaveText(/^Your hand: .+\. Swap a card, raise, or fold\.$/);
  await oasis.getByRole('button', { name: 'Swap card 2' }).tap();
  await expect(oasis.getByRole('status')).toHaveText(/^Your hand: .+\. Raise, or fold\.$/);
  await expectAccessible(page);
  await oasis.getByRole('button', { name: 'Raise by 2 stakes' }).tap();
  await expect(oasis.getByRole('status')).toHaveText(/(is paid|No win)\.$/);
  await recomputed(page, oasis, /^Correct\. The cards were (\w+, ){10}\w+\.$/);
  await playBy(['MOUSE', 'KEYBOARD'], page, oasis, {
    begin: oasis.getByRole('button', { name: 'Deal' }),
    ends: [oasis.getByRole('button', { name: /^Raise/ })],
  });
  await leave(page, 'French Oasis');

  const brag = await sitDown(page, 'table', 'Three Card Brag');
  await expectStated(brag, '98.00', 'A prial (three of one rank, threes the highest)');
  await moveTo(page, brag.getByRole('button', { name: 'Deal' }));
  await page.keyboard.press('Enter');
  await expect(brag.getByRole('status')).toHaveText(/^Your hand: .+\. Raise, or fold\.$/);
  const again = await sitDown(page, 'table', 'Three Card Brag');
  await expect(again.getByRole('status')).toHaveText(/^Your round is still open\. Your hand: /);
  await moveTo(page, again.getByRole('button', { name: 'Fold' }));
  await page.keyboard.press('f');
  await expect(again.getByRole('status')).toHaveText('You folded. No win.');
  await playBy(['MOUSE', 'TOUCH'], page, again, {
    begin: again.getByRole('button', { name: 'Deal' }),
    ends: [again.getByRole('button', { name: /^Raise/ })],
  });
  await leave(page, 'Three Card Brag');

  const paiGow = await sitDown(page, 'table', 'Vegas Pai Gow');
  await expectStated(paiGow, '96.93', 'The dealer sets by the house way');
  await moveTo(page, paiGow.getByRole('button', { name: 'Deal' }));
  await page.keyboard.press('Enter');
  await expect(paiGow.getByRole('status')).toHaveText(/^Choose two cards to go in front/);
  const seven = paiGow.getByRole('group', { name: 'Choose two cards to go in front' }).getByRole('button');
  // These two are no pair here. The third that is pressed goes in place of the first.
  for (const key of ['1', '7', '5']) await page.keyboard.press(key);
  await expect(seven.nth(0)).toHaveAttribute('aria-pressed', 'false');
  await expect(seven.nth(6)).toHaveAttribute('aria-pressed', 'true');
  await expect(paiGow.getByRole('status')).toHaveText('Set the hands, or choose others.');
  await expectAccessible(page);
  const [low, lower] = await Promise.all([4, 6].map((at) => seven.nth(at).getAttribute('aria-label')));
  await moveTo(page, paiGow.getByRole('button', { name: 'Set' }));
  await page.keyboard.press('Enter');
  await expect(paiGow.getByRole('status')).toHaveText(/(is paid|No win)\.$/);
  await expect(
    paiGow
      .getByRole('region', { name: 'You in front' })
      .getByRole('img', { name: `${String(low)}, ${String(lower)}` }),
  ).toBeVisible();
  await recomputed(page, paiGow, /^Correct\. Your cards were (\w+, ){6}\w+, the dealer’s (\w+, ){6}\w+\.$/);
  await moveTo(page, paiGow.getByRole('button', { name: 'Deal' }));
  await page.keyboard.press('Enter');
  await expect(paiGow.getByRole('status')).toHaveText(/^Choose two cards to go in front/);
  await page.keyboard.press('h');
  await expect(paiGow.getByRole('status')).toHaveText(/(is paid|No win)\.$/);
  await expectAccessible(page);
  await playBy(['MOUSE', 'TOUCH'], page, paiGow, {
    begin: paiGow.getByRole('button', { name: 'Deal' }),
    ends: [paiGow.getByRole('button', { name: 'House way' })],
  });
  await leave(page, 'Vegas Pai Gow');
});
