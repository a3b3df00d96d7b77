import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { WorldControl } from './support/control.ts';
import { moveTo } from './support/keyboard.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { openListening } from './support/pushes.ts';

const history = '/personal-center?tab=transaction-history';

const rows = (page: Page): Locator =>
  page.getByRole('table', { name: 'Transaction history' }).getByRole('row');
const pages = (page: Page): Locator => page.getByRole('navigation', { name: 'Pages of Transaction history' });

/** Narrows the history down and turns its pages by the keyboard alone. */
async function filterByKeys(page: Page): Promise<void> {
  await expect(rows(page)).toHaveCount(11);
  await expect(page.getByText('Net deposits in AUD')).toBeVisible();
  await expectAccessible(page);
  await moveTo(page, page.getByRole('radio', { name: 'All' }));
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(`${history}&money=fiat&currency=AUD`);
  await expect(page.getByRole('radio', { name: 'Fiat' })).toBeFocused();
  await moveTo(page, page.getByLabel('Currency', { exact: true }));
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(`${history}&money=fiat&currency=NZD`);
  await expect(page.getByText('Net deposits in NZD')).toBeVisible();
  await moveTo(page, page.getByRole('radio', { name: 'Fiat' }), 'Shift+Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(history);
  await moveTo(page, pages(page).getByRole('button', { name: 'Next' }));
  await page.keyboard.press('Enter');
  await expect(pages(page)).toContainText('Page 2 of');
  await moveTo(page, pages(page).getByRole('button', { name: 'Previous' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(pages(page)).toContainText('Page 1 of');
}

/** Narrows the history down, which a reload keeps, and saves what it shows. */
async function filterAndSave(page: Page): Promise<void> {
  await page.getByLabel('Type', { exact: true }).selectOption('Bet');
  await page.getByLabel('Range').selectOption('1 year');
  await page.getByLabel('Records per page').selectOption('5');
  await expect(page).toHaveURL(`${history}&kind=bet&range=1-year&size=5`);
  await expect(rows(page)).toHaveCount(6);
  await expect(rows(page).nth(1)).toContainText('Bet');
  await pages(page).getByRole('button', { name: 'Next' }).click();
  await expect(pages(page)).toContainText('Page 2 of');
  await page.reload();
  await expect(page.getByLabel('Type', { exact: true })).toHaveValue('Bet');
  await expect(page.getByLabel('Range')).toHaveValue('1-year');
  await expect(pages(page)).toContainText('Page 1 of');
  const total = Number(/of (\d+)/.exec((await pages(page).textContent()) ?? '')?.[1]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^transactions_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  const lines = text.trimEnd().split('\r\n');
  expect(lines[0]).toBe('\uFEFFDate (Australia/Sydney),Type,Details,Wallet,Currency,Amount');
  expect(Math.ceil((lines.length - 1) / 5)).toBe(total);
  expect(lines.slice(1).filter((line) => !/,(Bet|Free spin bet|Bet refund),/.test(line))).toEqual([]);
}

/** Looks at the lists of deposits and withdrawals, of which one does not load at first, and at a new movement of money. */
async function lookAtLists(page: Page, world: WorldControl): Promise<void> {
  await world.setFault({ kind: 'ERROR', operation: 'Deposits' });
  // The list is asked for again once the page hears the pushes.
  await openListening(page, '/personal-center?tab=deposits');
  await expect(page.getByText('That didn’t load')).toBeVisible();
  await world.clearFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table', { name: 'Deposits' }).getByText('Approved').first()).toBeVisible();
  await expect(page.getByText('That didn’t load')).toBeHidden();
  await page.goto('/personal-center?tab=withdrawals');
  const withdrawals = page.getByRole('table', { name: 'Withdrawals' });
  await expect(withdrawals.getByText('Approved').first()).toBeVisible();
  await expect(withdrawals.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  await expectAccessible(page);

  await openListening(page, `${history}&kind=manual-adjustments`);
  await expect(page.getByText('No records found')).toBeVisible();
  await world.adjustBalance('mia@magpie.test', { walletType: 'MAIN', amount: '12.5' });
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).nth(1)).toContainText('12.50');
}

/** Looks at the lists of who never paid. */
async function lookAtEmptyLists(page: Page): Promise<void> {
  for (const [tab, name] of [
    ['deposits', 'Deposits'],
    ['withdrawals', 'Withdrawals'],
  ] as const) {
    await page.goto(`/personal-center?tab=${tab}`);
    await expect(page.getByText('No records found')).toBeVisible();
    await expect(page.getByRole('table', { name }).getByRole('row')).toHaveCount(0);
  }
  await expectAccessible(page);
}

test('a member narrows the history down, with the keyboard alone too, which a reload and a link keep, and saves what it shows; deposits and withdrawals are lists of their own, empty for who never paid; one that does not load is asked for again; the history shows a new movement of money without a reload', async ({
  page,
  world,
  enter,
}) => {
  await enter('mia@magpie.test');
  await page.goto(history);
  await test.step('narrows the history down with the keyboard alone', () => filterByKeys(page));
  await test.step('narrows it down, which a reload keeps, and saves what it shows', () =>
    filterAndSave(page));
  await test.step('has lists of deposits and withdrawals, and sees new money come', () =>
    lookAtLists(page, world));
  await enter('noah@magpie.test');
  await test.step('sees empty lists who never paid', () => lookAtEmptyLists(page));
});

test('a row of the history is two lines on a phone, and a link brings its filters @mobile', async ({
  page,
  enter,
}) => {
  await enter('mia@magpie.test');
  await page.goto(`${history}&kind=bet&size=5`);
  const modal = page.getByRole('dialog', { name: 'My Account' });
  await expect(modal.getByLabel('Type', { exact: true })).toHaveValue('Bet');
  await expect(rows(page)).toHaveCount(6);
  const table = await modal.getByRole('table').boundingBox();
  const cell = async (at: number) => {
    const box = await rows(page).nth(1).getByRole('cell').nth(at).boundingBox();
    expect(box && table && box.x + box.width <= table.x + table.width).toBe(true);
    return box ?? { y: 0, height: 0 };
  };
  const [date, details, amount] = [await cell(0), await cell(2), await cell(5)];
  expect(Math.abs(details.y - amount.y)).toBeLessThan(2);
  expect(date.y).toBeGreaterThanOrEqual(amount.y + amount.height);
  await expectAccessible(page);
  await modal.getByLabel('Records per page').selectOption('10');
  await expect(rows(page)).toHaveCount(11);
});
