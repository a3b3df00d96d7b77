import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import type { Answers, FakePlatform } from '#testing/fake-platform.ts';
import type { Account } from '../../session/index.ts';
import { DepositModal } from '../deposit/deposit-modal.tsx';
import { renderPayments, type PaymentSetting } from './sample-payments.ts';

/** What depositModal is opened with; `answers` and `own` as for renderPayments. */
export interface Opening {
  readonly answers?: Answers;
  readonly own?: Partial<Account>;
  readonly promoCode?: string;
}

/** What depositModal calls to close itself. */
export const onClose = vi.fn<() => void>();

/** Opens depositModal and waits for its methods. */
export async function openDeposit({ promoCode, ...rest }: Opening = {}): Promise<PaymentSetting> {
  modals.open('depositModal');
  const setting = renderPayments(
    <DepositModal onClose={onClose} {...(promoCode !== undefined && { promoCode })} />,
    rest,
  );
  await screen.findByRole('radio', { name: 'Card' });
  return setting;
}

/** The amount field. */
export const amountField = (): HTMLElement => screen.getByRole('textbox', { name: 'Amount' });

/** The button that sends the form. */
export const sendButton = (): HTMLElement => screen.getByRole('button', { name: /^Deposit/ });

/** The variables of the deposits that were started. */
export const startedDeposits = (platform: FakePlatform): readonly Record<string, unknown>[] =>
  platform.variablesOf('InitiatePaymentIQDeposit');

/** Types an amount and sends the form. */
export async function deposit(text: string): Promise<void> {
  await userEvent.clear(amountField());
  await userEvent.type(amountField(), text);
  await userEvent.click(sendButton());
}

/** Waits for a toast with this title and text. */
export async function toastSays(title: string, text: string): Promise<void> {
  await screen.findByText(title);
  screen.getByText(text);
}
