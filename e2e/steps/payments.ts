import type { Page } from '@playwright/test';
import {
  cashier,
  expectBalance,
  openDeposit,
  press,
  startDeposit,
  startWithdrawal,
} from '../support/cashier.ts';
import { expect, expectToast } from '../support/test.ts';

/** Starts a deposit by card and confirms it on the cashier's page; the bank has it then. */
export async function sendDeposit(page: Page, amount: string): Promise<void> {
  await startDeposit(page, amount);
  await press(page, 'Continue');
}

/** Deposits by card with a promo that the picker of the form offers. */
export async function depositWithPromo(page: Page, amount: string, promo: RegExp): Promise<void> {
  const form = await openDeposit(page);
  await form.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await form.getByRole('button', { name: promo }).click();
  await form.getByRole('button', { name: /^Deposit A\$/ }).click();
  await expect(cashier(page).getByRole('button', { name: 'Continue' })).toBeVisible();
  await press(page, 'Continue');
  await press(page, 'Approve');
  await expectToast(page, 'Deposit Request Approved');
}

/** Waits until an approved deposit is told of and in the balance. */
export async function expectCredited(page: Page, balance: string): Promise<void> {
  await expectToast(page, 'Deposit Request Approved');
  await expectBalance(page, balance);
}

/** Asks for a withdrawal by PayID and confirms it on the cashier's page. */
export async function sendWithdrawal(page: Page, amount: string): Promise<void> {
  await startWithdrawal(page, amount);
  await press(page, 'Continue', 'Withdraw');
}

/** Waits until the bank asks for its approval. */
export async function expectBankAsks(page: Page, kind: 'Deposit' | 'Withdraw' = 'Deposit'): Promise<void> {
  await expect(cashier(page, kind).getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
}

/** Presses a button of the question whether a payment is to be left. */
export async function answerLeaving(page: Page, answer: 'Stay' | 'Leave'): Promise<void> {
  const question = page.getByRole('alertdialog', { name: 'Leave this payment?' });
  await question.getByRole('button', { name: answer }).click();
}
