import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { quietPage } from './addresses.ts';
import { header } from './member.ts';

/** The balance in the header, in words: 'Wallet, A$1,000.00'. */
export const wallet = (page: Page): Locator => header(page).getByRole('button', { name: /^Wallet/ });

/** Waits until the header shows this balance, as fresh. */
export async function expectBalance(page: Page, text: string): Promise<void> {
  await expect(header(page).getByRole('button', { name: `Wallet, ${text}`, exact: true })).toBeVisible();
}

/** The modal of the payment frame or of its form. */
export const paymentDialog = (page: Page, kind: 'Deposit' | 'Withdraw'): Locator =>
  page.getByRole('dialog', { name: kind, exact: true });

/** The test cashier's page in the payment frame. */
export const cashier = (page: Page, kind: 'Deposit' | 'Withdraw' = 'Deposit'): FrameLocator =>
  page.frameLocator(`iframe[title="${kind} by PaymentIQ"]`);

/** Waits until the payment frame has the height of its page and stays where it is: a click on what moves would miss. */
async function steady(page: Page, kind: 'Deposit' | 'Withdraw'): Promise<void> {
  const frame = page.getByTitle(`${kind} by PaymentIQ`);
  const shown = cashier(page, kind).getByRole('main');
  let before = '';
  const moved = async () => {
    const box = await frame.boundingBox();
    const given = await frame.evaluate((iframe) => Number.parseFloat(iframe.style.height));
    const height = await shown.evaluate((main) => Math.ceil(main.getBoundingClientRect().height));
    const now = JSON.stringify([box, given, height]);
    const same = now === before && given === Math.min(1200, Math.max(240, height));
    before = now;
    return same ? null : now;
  };
  await expect.poll(moved, 'where the payment frame moves to').toBeNull();
}

/** Presses a button of the cashier's page, once it can be used. */
export async function press(
  page: Page,
  name: string,
  kind: 'Deposit' | 'Withdraw' = 'Deposit',
): Promise<void> {
  const button = cashier(page, kind).getByRole('button', { name, exact: true });
  await expect(button).toBeVisible();
  await steady(page, kind);
  await button.click();
}

/** How a payment ended, in place of the cashier's page. */
export const outcome = (page: Page, title: string, kind: 'Deposit' | 'Withdraw' = 'Deposit'): Locator =>
  paymentDialog(page, kind).getByRole('heading', { level: 3, name: title });

/** Leaves the screen of an outcome by its own button. */
export async function closeOutcome(page: Page, kind: 'Deposit' | 'Withdraw' = 'Deposit'): Promise<void> {
  await paymentDialog(page, kind).getByRole('button', { name: 'Close' }).last().click();
  await expect(paymentDialog(page, kind)).toBeHidden();
}

/** Opens depositModal from the header. */
export async function openDeposit(page: Page): Promise<Locator> {
  await header(page).getByRole('button', { name: 'Deposit', exact: true }).click();
  const dialog = paymentDialog(page, 'Deposit');
  await expect(dialog.getByRole('radio', { name: 'Card' })).toBeChecked();
  return dialog;
}

/** Starts a deposit by card from the header; the cashier's page is there afterwards. */
export async function startDeposit(page: Page, amount: string): Promise<void> {
  const dialog = await openDeposit(page);
  await dialog.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await dialog.getByRole('button', { name: /^Deposit A\$/ }).click();
  await expect(cashier(page).getByRole('button', { name: 'Continue' })).toBeVisible();
}

/** Opens withdrawalModal from the wallet in the header. */
export async function openWithdrawal(page: Page): Promise<Locator> {
  await wallet(page).click();
  await page.getByRole('dialog', { name: 'Wallet' }).getByRole('button', { name: 'Withdraw' }).click();
  const dialog = paymentDialog(page, 'Withdraw');
  await expect(dialog.getByRole('textbox', { name: 'Amount' })).toBeVisible();
  return dialog;
}

/** Asks for a withdrawal by PayID from the header; the cashier's page is there afterwards. */
export async function startWithdrawal(page: Page, amount: string): Promise<void> {
  const dialog = await openWithdrawal(page);
  await dialog.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await dialog.getByRole('button', { name: /^Withdraw A\$/ }).click();
  await expect(cashier(page, 'Withdraw').getByRole('button', { name: 'Continue' })).toBeVisible();
}

/** Opens the member's list of deposits or withdrawals and answers its newest row. */
export async function newestOf(page: Page, name: 'Deposits' | 'Withdrawals'): Promise<Locator> {
  await page.goto(`/personal-center?tab=${name.toLowerCase()}`);
  return page.getByRole('table', { name }).getByRole('row').nth(1);
}

/** Enters the site as a seeded person. */
export async function arrive(
  page: Page,
  enter: (email: string) => Promise<void>,
  name: string,
): Promise<void> {
  await enter(`${name}@magpie.test`);
  await page.goto(quietPage);
  await expect(wallet(page)).toBeVisible();
}
