import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { balancesHidden } from '#shared/balances-hidden/index.ts';
import { modals } from '#shared/modals/index.ts';
import { held, NoNetwork, Refusal, type Answers } from '#testing/fake-platform.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { btc, sampleAccount } from '#testing/sample-account.ts';
import { limitsInAud } from '#testing/sample-limits.ts';
import type { Account } from '../../session/index.ts';
import { cashierAddress, limitsInBtc, renderPayments, withdrawalMethod } from '../testing/sample-payments.ts';
import { WithdrawalModal } from './withdrawal-modal.tsx';

async function open(
  setting: { readonly answers?: Answers; readonly own?: Partial<Account> } = {},
  method = 'PayID',
) {
  modals.open('withdrawalModal');
  const rendered = renderPayments(<WithdrawalModal onClose={() => undefined} />, setting);
  await screen.findByRole('radio', { name: method });
  return rendered;
}

const amount = () => screen.getByRole('textbox', { name: 'Amount' });
const send = () => screen.getByRole('button', { name: /^Withdraw(?! the)/ });
const openModals = () => modals.stack.get().map(({ name }) => name);

async function withdraw(text: string) {
  await userEvent.clear(amount());
  await userEvent.type(amount(), text);
  await userEvent.click(send());
}

const facts = () =>
  screen
    .getAllByRole('definition')
    .map((fact, at) => [screen.getAllByRole('term')[at]?.textContent, fact.textContent]);

beforeEach(() => {
  freshBrowser();
});

describe('withdrawalModal', () => {
  it('WDR-01 has a form with method and amount and shows the withdrawable balance', async () => {
    const wallets = { ...sampleAccount.wallets, withdrawableBalance: '940.25' };
    await open({ own: { wallets } });
    expect(screen.getByRole('radiogroup', { name: 'Withdrawal method' })).toBeInstanceOf(HTMLElement);
    expect(amount()).toBeInstanceOf(HTMLInputElement);
    expect(screen.getByText(/\. \$940\.25 can be withdrawn$/)).toBeInstanceOf(HTMLElement);
  });

  it('WDR-01 leaves out the withdrawable balance while balances are hidden', async () => {
    await open();
    act(() => {
      balancesHidden.set(true);
    });
    expect(await screen.findByText(/^Between \$50\.00 and \$7,500\.00$/)).toBeInstanceOf(HTMLElement);
    expect(screen.queryByText(/can be withdrawn/)).toBeNull();
    act(() => {
      balancesHidden.set(false);
    });
    expect(screen.getByText(/can be withdrawn$/)).toBeInstanceOf(HTMLElement);
  });

  it('says nothing of an amount that was only passed, and leads to it when it is sent off', async () => {
    await open();
    await userEvent.click(amount());
    await userEvent.tab();
    expect(amount().getAttribute('aria-invalid')).toBe('false');
    await userEvent.click(send());
    expect(await screen.findByText('Invalid amount.')).toBeInstanceOf(HTMLElement);
    await waitFor(() => {
      expect(document.activeElement).toBe(amount());
    });
  });

  it('WDR-06 WDR-07 offers enabled methods only and shows the fee of the chosen one, with what is paid out', async () => {
    await open();
    const methods = within(screen.getByRole('radiogroup', { name: 'Withdrawal method' }));
    expect(methods.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'PayID',
      'Bank transfer',
    ]);
    await userEvent.type(amount(), '100');
    expect(facts()).toEqual([
      ['Taken from your balance', '$100.00'],
      ['Fee', '$1.00'],
      ['Paid out to you', '$99.00'],
    ]);
    await userEvent.click(methods.getByRole('radio', { name: 'Bank transfer' }));
    expect(facts()).toEqual([
      ['Taken from your balance', '$100.00'],
      ['Fee', '$2.50'],
      ['Paid out to you', '$97.50'],
    ]);
  });

  it('WDR-06 says what can be withdrawn at once before anything is typed', async () => {
    await open();
    expect(await screen.findByText(/^Between \$50\.00 and \$7,500\.00\. /)).toBeInstanceOf(HTMLElement);
  });

  it('fills in the most that can be withdrawn', async () => {
    const wallets = { ...sampleAccount.wallets, withdrawableBalance: '8000.00' };
    await open({ own: { wallets } });
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw the most possible' }));
    expect(amount()).toHaveProperty('value', '7500.00');
  });

  it('WDR-05 asks for the methods of PaymentIQ', async () => {
    const { platform } = await open();
    const asked = platform.calls.find(({ operation }) => operation === 'WithdrawalMethods');
    expect(String(asked?.body['query']).replace(/\s+/g, ' ')).toContain(
      'withdrawalMethods(filter: {type: {eq: PaymentIQ}})',
    );
  });

  it('WDR-04 sends nothing while there is no method to choose', async () => {
    modals.open('withdrawalModal');
    const { platform } = renderPayments(<WithdrawalModal onClose={() => undefined} />, {
      answers: { WithdrawalMethods: () => ({ ...limitsInAud, disputedDeposits: [], withdrawalMethods: [] }) },
    });
    await screen.findByText('No methods for this currency');
    await userEvent.type(amount(), '100{Enter}');
    expect(send()).toHaveProperty('disabled', true);
    expect(platform.variablesOf('InitiatePaymentIQWithdrawal')).toEqual([]);
  });

  it.each([
    ['WDR-02', '49.99', 'Amount must be greater than or equal to 50.'],
    ['WDR-02', '7500.01', 'Amount must not exceed 7500.'],
    ['WDR-03', '8000.01', 'Insufficient balance. You can withdraw up to 8,000.00.'],
  ])('%s sends nothing for the amount %s', async (_id, text, problem) => {
    const wallets = { ...sampleAccount.wallets, withdrawableBalance: '8000.00' };
    const { platform } = await open({ own: { wallets } });
    await withdraw(text);
    expect(await screen.findByText(problem)).toBeInstanceOf(HTMLElement);
    expect(platform.variablesOf('InitiatePaymentIQWithdrawal')).toEqual([]);
  });

  it('WDR-08 WDR-10 gives way to profileVerificationAlert at once for a member who is not verified', async () => {
    modals.open('withdrawalModal');
    const { platform } = renderPayments(<WithdrawalModal onClose={() => undefined} />, {
      own: { verified: false },
    });
    await waitFor(() => {
      expect(openModals()).toEqual(['profileVerificationAlert']);
    });
    expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
    expect(platform.variablesOf('InitiatePaymentIQWithdrawal')).toEqual([]);
  });

  it('WDR-08 WDR-12 shows such a member that withdrawals are blocked before anything else', async () => {
    await open({ own: { verified: false, withdrawalBlocked: true } });
    expect(openModals()).toEqual(['withdrawalModal']);
    expect(
      screen.getByText('Withdrawals are currently blocked on your account. Please contact support.'),
    ).toBeInstanceOf(HTMLElement);
  });

  it('DEP-34 DEP-35 takes eight decimals of bitcoin and holds them against the limits there', async () => {
    const wallets = { ...sampleAccount.wallets, withdrawableBalance: '0.14250000' };
    const { platform } = await open(
      {
        own: { activeCurrency: btc, wallets },
        answers: {
          WithdrawalMethods: () => ({
            ...limitsInBtc,
            disputedDeposits: [],
            withdrawalMethods: [withdrawalMethod('wm_crypto', 'Crypto', true, '0.00001000')],
          }),
        },
      },
      'Crypto',
    );
    await withdraw('0.05000001');
    expect(await screen.findByText('Amount must not exceed 0.05.')).toBeInstanceOf(HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw the most possible' }));
    expect(amount()).toHaveProperty('value', '0.05000000');
    await userEvent.clear(amount());
    await userEvent.type(amount(), '0.012345678');
    expect(facts()).toEqual([
      ['Taken from your balance', '₿0.01234567'],
      ['Fee', '₿0.00001000'],
      ['Paid out to you', '₿0.01233567'],
    ]);
    await userEvent.click(send());
    await waitFor(() => {
      expect(platform.variablesOf('InitiatePaymentIQWithdrawal')).toMatchObject([
        { input: { withdrawalMethod: 'wm_crypto', amount: '0.01234567', currency: 'BTC' } },
      ]);
    });
  });

  it('WDR-08 closes too when only the platform knows that the member is not verified', async () => {
    await open({
      answers: {
        InitiatePaymentIQWithdrawal: () => {
          throw new Refusal('MEMBER_NOT_VERIFIED', 'Verify first.');
        },
      },
    });
    await withdraw('100');
    await waitFor(() => {
      expect(openModals()).toEqual(['profileVerificationAlert']);
    });
  });

  it('WDR-12 is disabled and says so with withdrawalBlocked', async () => {
    const { change, platform } = await open();
    const words = 'Withdrawals are currently blocked on your account. Please contact support.';
    expect(screen.queryByText(words)).toBeNull();
    await userEvent.type(amount(), '100');
    act(() => {
      change({ withdrawalBlocked: true });
    });
    expect(screen.getByText(words)).toBeInstanceOf(HTMLElement);
    expect(amount()).toHaveProperty('disabled', true);
    expect(send()).toHaveProperty('disabled', true);
    expect(screen.getByRole('radiogroup', { name: 'Withdrawal method' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Withdraw the most possible' })).toHaveProperty(
      'disabled',
      true,
    );
    fireEvent.submit(screen.getByRole('form', { name: 'Withdraw' }));
    await userEvent.click(send());
    expect(platform.variablesOf('InitiatePaymentIQWithdrawal')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Contact us' }));
    expect(openModals()).toContain('supportModal');
  });

  it('WDR-14 shows the URL of a started withdrawal in paymentIQIFrame', async () => {
    const { platform } = await open();
    await withdraw('100');
    await waitFor(() => {
      expect(modals.stack.get()).toEqual([
        {
          name: 'paymentIQIFrame',
          props: { url: cashierAddress, kind: 'Withdraw', again: { method: 'wm_payid', amount: '100.00' } },
        },
      ]);
    });
    expect(platform.variablesOf('InitiatePaymentIQWithdrawal')).toEqual([
      {
        input: {
          withdrawalMethod: 'wm_payid',
          amount: '100.00',
          currency: 'AUD',
          idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/) as string,
        },
      },
    ]);
  });

  it.each<readonly [Error, string]>([
    [new Refusal('BAD_USER_INPUT', 'This method is not available.'), 'This method is not available.'],
    [new NoNetwork(), 'Something went wrong. Please try again.'],
  ])('WDR-15 closes the payment frame after a failed start and tells why (%#)', async (failure, text) => {
    await open({
      answers: {
        InitiatePaymentIQWithdrawal: () => {
          throw failure;
        },
      },
    });
    act(() => {
      modals.open('paymentIQIFrame', { url: 'about:blank', kind: 'Withdraw' });
    });
    await withdraw('100');
    expect(await screen.findByText('Withdraw Failed!')).toBeInstanceOf(HTMLElement);
    expect(screen.getByText(text)).toBeInstanceOf(HTMLElement);
    expect(modals.isOpen('paymentIQIFrame')).toBe(false);
  });

  it('opens no payment for who has closed the form before the answer', async () => {
    const { answer, release } = held<unknown>();
    const { unmount } = await open({ answers: { InitiatePaymentIQWithdrawal: answer } });
    await withdraw('100');
    modals.close('withdrawalModal');
    unmount();
    await act(async () => {
      release({ initiatePaymentIQWithdrawal: cashierAddress });
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(modals.stack.get()).toEqual([]);
  });

  it('makes one withdrawal, however often the button is pressed', async () => {
    const { platform } = await open();
    await userEvent.type(amount(), '100');
    await userEvent.dblClick(send());
    await waitFor(() => {
      expect(modals.isOpen('paymentIQIFrame')).toBe(true);
    });
    expect(platform.variablesOf('InitiatePaymentIQWithdrawal')).toHaveLength(1);
  });
});
