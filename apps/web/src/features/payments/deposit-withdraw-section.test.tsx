import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { balancesHidden } from '#shared/balances-hidden/index.ts';
import { modals } from '#shared/modals/index.ts';
import { sampleActivePromo } from '#testing/sample-active-promo.ts';
import { aud } from '#testing/sample-account.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { DepositModal } from './deposit/deposit-modal.tsx';
import { DepositWithdrawSection } from './deposit-withdraw-section.tsx';
import { renderPayments, standing } from './testing/sample-payments.ts';
import { WithdrawalModal } from './withdrawal/withdrawal-modal.tsx';

const chosen = () =>
  screen.getByRole<HTMLInputElement>('radio', { name: /^(Deposit|Withdrawal)$/, checked: true }).labels?.[0]
    ?.textContent;

beforeEach(() => {
  freshBrowser();
  balancesHidden.set(false);
});

describe('the balance above the forms', () => {
  it('keeps hidden what the member hides in the header', () => {
    renderPayments(<DepositWithdrawSection />);
    expect(screen.getByText('$1,000.00')).toBeTruthy();
    act(() => {
      balancesHidden.set(true);
    });
    expect(screen.queryByText('$1,000.00')).toBeNull();
    expect(screen.getByText('Hidden')).toBeTruthy();
  });
});

describe('the payment type', () => {
  it('DEP-03 toggles between Deposit and Withdrawal and is Deposit by default', async () => {
    renderPayments(<DepositWithdrawSection />);
    expect(chosen()).toBe('Deposit');
    expect(await screen.findByRole('form', { name: 'Deposit' })).toBeInstanceOf(HTMLElement);
    await userEvent.click(screen.getByRole('radio', { name: 'Withdrawal' }));
    expect(chosen()).toBe('Withdrawal');
    expect(screen.getByRole('form', { name: 'Withdraw' })).toBeInstanceOf(HTMLElement);
    expect(screen.queryByRole('form', { name: 'Deposit' })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Deposit' }));
    expect(screen.getByRole('form', { name: 'Deposit' })).toBeInstanceOf(HTMLElement);
  });

  it('WDR-08 tells a member who is not verified so in place of the form, and leads to withdrawalModal’s guard', async () => {
    renderPayments(<DepositWithdrawSection />, { own: { verified: false } });
    await userEvent.click(screen.getByRole('radio', { name: 'Withdrawal' }));
    expect(screen.getByText('Your identity must be verified before you can withdraw.')).toBeInstanceOf(
      HTMLElement,
    );
    expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect(modals.stack.get().map(({ name }) => name)).toEqual(['withdrawalModal']);
  });

  it('WDR-28 asks there too before a withdrawal ends a promo, and sends it once that is confirmed', async () => {
    const active = sampleActivePromo({ name: 'First Flight' }, { id: 'mpr_1', currency: aud });
    const { platform } = renderPayments(<DepositWithdrawSection />, {
      answers: { PromoStanding: () => standing(active) },
    });
    await userEvent.click(screen.getByRole('radio', { name: 'Withdrawal' }));
    await screen.findByRole('radio', { name: 'PayID' });
    await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '100');
    await userEvent.click(screen.getByRole('button', { name: /^Withdraw(?! the)/ }));
    const question = await screen.findByRole('alertdialog', { name: 'Give up your promo?' });
    expect(question.textContent).toContain('This withdrawal ends your active promo First Flight.');
    const sent = () => platform.variablesOf('InitiatePaymentIQWithdrawal').map(({ input }) => input);
    expect(sent()).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Withdraw and end promo' }));
    await waitFor(() => {
      expect(sent()).toMatchObject([{ amount: '100.00', givesUpPromo: 'mpr_1' }]);
    });
  });

  it('DEP-03 leads from depositModal to withdrawalModal and back', async () => {
    modals.open('depositModal');
    const { unmount } = renderPayments(<DepositModal onClose={() => undefined} />);
    expect(chosen()).toBe('Deposit');
    await userEvent.click(screen.getByRole('radio', { name: 'Withdrawal' }));
    expect(modals.stack.get().map(({ name }) => name)).toEqual(['withdrawalModal']);
    unmount();
    renderPayments(<WithdrawalModal onClose={() => undefined} />);
    expect(chosen()).toBe('Withdrawal');
    await userEvent.click(screen.getByRole('radio', { name: 'Deposit' }));
    expect(modals.stack.get().map(({ name }) => name)).toEqual(['depositModal']);
  });
});
