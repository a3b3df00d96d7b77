import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expectSignedIn, header } from './support/member.ts';
import { openListening } from './support/pushes.ts';
import { chooseThemeElsewhere } from './steps/theme.ts';
import { expect, expectAccessible, refusedAnswer, test } from './support/test.ts';

// By this seed both home sides of the double win, and the one that is bet on against its opposite does too.
test.use({ worldInput: { seed: 16, now: '2032-11-20T07:59:30.000Z', frozen: true }, hasTouch: true });

const member = 'noah@magpie.test';

const bookOf = (page: Page): FrameLocator =>
  page.getByRole('dialog', { name: /Sportsbook/ }).frameLocator('iframe');

const oddsOn = (book: FrameLocator, name: string): Locator =>
  book.getByRole('button', { name: new RegExp(`^${name}\\W*[\\d.]+.*, Result, `) }).first();

/** Odds in hundredths, as a button shows them. */
const hundredths = async (button: Locator): Promise<number> =>
  Number((await button.locator('strong').innerText()).replace('.', ''));

const cents = (text: string): number => Number(text.replaceAll(/[^\d]/g, ''));

async function place(book: FrameLocator, stake: string, said: RegExp): Promise<void> {
  await book.getByLabel('Stake', { exact: true }).fill(stake);
  await expect(book.locator('#returns')).toContainText(/\d/);
  await book.getByRole('button', { name: 'Place bet' }).click();
  await expect(book.getByRole('status')).toHaveText(said);
}

test('PLAY-32 PLAY-31 opposite bets, a double cashed out in part and a cash out at the sportsbook settle by the clock, into history and balance', async ({
  page,
  world,
  enter,
  allowedErrors,
}) => {
  // The hours until the end are more than an access token lives, and a slip whose odds have changed is refused.
  allowedErrors.push(refusedAnswer);
  await enter(member);
  await openListening(page, '/sportsbook');
  const book = bookOf(page);
  for (const sport of ['Soccer', 'Australian rules', 'Rugby league', 'Rugby union', 'Basketball', 'Tennis']) {
    await expect(book.getByRole('button', { name: new RegExp(`^${sport}`) })).toBeVisible();
  }
  await expect(book.getByText(/^Live \d+'/).first()).toBeVisible();
  await expectAccessible(page);

  const [home, away] = [oddsOn(book, 'Ballarat Lanterns'), oddsOn(book, 'Napier Northerlies')];
  const winning = await hundredths(home);
  await home.focus();
  await page.keyboard.press('Enter');
  await place(book, '10', /^Bet placed: Single, A\$10\.00\.$/);
  await away.tap();
  await place(book, '10', /^Bet placed: Single, A\$10\.00\.$/);
  await expect(book.locator('#balance')).toHaveText(/80\.00$/);

  const any = book.getByRole('button', { name: /, Result, / });
  for (let press = 0; press < 9; press += 1) await any.nth(press).click();
  await expect(book.getByRole('status')).toHaveText(
    'A bet has at most 8 selections. Take one off to add another.',
  );
  await expect(book.locator('#slip .leg')).toHaveCount(8);
  for (let press = 0; press < 8; press += 1) await any.nth(press).click();
  await expect(book.getByRole('status')).toHaveText('');

  await oddsOn(book, 'Bendigo Bolters').click();
  await oddsOn(book, 'Mackay Marlins').click();
  await expect(book.getByLabel('Kind of bet')).toHaveText(/2 singles.*Double/);
  await book.getByLabel('Stake', { exact: true }).fill('5');
  await expect(book.locator('#total')).toHaveText('A$5.00');
  await page.reload();
  await expect(book.getByLabel('Stake', { exact: true })).toHaveValue('5');
  await expect(book.locator('#slip .leg')).toHaveCount(2);
  // News of the match that begins at 20 past comes at eight.
  await world.advance('PT40S');
  await expect(book.getByText('Odds have changed.', { exact: true })).toBeVisible();
  await expect(book.getByRole('button', { name: 'Place bet' })).toBeDisabled();
  await book.getByRole('button', { name: 'Accept the new odds' }).click();
  await expect(book.getByRole('button', { name: 'Place bet' })).toBeEnabled();
  await expect(book.locator('#returns')).toHaveText(/^A\$(?!0\.00)\d/);
  const double = cents(await book.locator('#returns').innerText());
  await place(book, '5', /^Bet placed: Double, A\$5\.00\.$/);

  await oddsOn(book, 'Hobart Huon').click();
  await place(book, '5', /^Bet placed: Single, A\$5\.00\.$/);
  await book.getByRole('button', { name: /^My bets/ }).click();
  const open = book.locator('#open-bets > li');
  await expect(open).toHaveCount(4);
  await chooseThemeElsewhere(page, book, 'light');
  await expectAccessible(page);
  await open
    .first()
    .getByRole('button', { name: /^Cash out/ })
    .click();
  await open
    .first()
    .getByRole('button', { name: /^Take A\$/ })
    .click();
  await expect(book.getByRole('status')).toHaveText(/^Cashed out for A\$\d\.\d\d\.$/);
  const cashedOut = cents(await book.getByRole('status').innerText());
  await expect(open).toHaveCount(3);

  const combined = open.filter({ hasText: 'Double' });
  await combined.getByLabel('How much of Double to cash out').selectOption('50%');
  await combined.getByRole('button', { name: 'Cash out for Double' }).click();
  await combined.getByRole('button', { name: /^Take A\$/ }).click();
  await expect(book.getByRole('status')).toHaveText(
    /^A\$\d\.\d\d cashed out\. The rest: Returns up to A\$\d+\.\d\d\.$/,
  );
  const [sold = ''] = (await book.getByRole('status').innerText()).split(' cashed out');
  const part = cents(sold);
  await expect(combined).toContainText(`A$${(part / 100).toFixed(2)} cashed out.`);
  await expectAccessible(page);

  await world.advance('PT3H');
  await enter(member);
  await page.goto('/sportsbook');
  await book.getByRole('button', { name: /^My bets/ }).click();
  await expect(open).toHaveCount(0);
  const settled = book.locator('#closed-bets > li');
  await expect(settled).toHaveCount(4);
  await expect(settled.filter({ hasText: /Ballarat Lanterns · \d/ })).toContainText(/Won A\$\d/);
  await expect(settled.filter({ hasText: /Napier Northerlies · \d/ })).toContainText('Lost');
  await expect(settled.filter({ hasText: 'Double' })).toContainText(/cashed out\. The rest: Won A\$\d/);
  await book.getByRole('button', { name: 'Results' }).click();
  await expect(book.getByRole('listitem').filter({ hasText: 'Ballarat Lanterns v Napier' })).toContainText(
    /Full time \d+–\d+/,
  );

  const balance = ((7000 + 10 * winning + part + Math.floor(double / 2) + cashedOut) / 100).toFixed(2);
  await expect(book.locator('#balance')).toContainText(balance);
  await page.goto('/personal-center?tab=betting-history');
  await expectSignedIn(page);
  await expect(header(page).getByText(balance, { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Sports Betting History' }).click();
  await expect(page.getByRole('row', { name: /Settled/ })).toHaveCount(3);
  await expect(page.getByRole('row', { name: /Cashout/ })).toHaveCount(1);
});
