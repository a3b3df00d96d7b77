import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { held, NoNetwork, Refusal } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { answeredConfig } from '#testing/sample-config.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { limitsInAud } from '#testing/sample-limits.ts';
import {
  amountField,
  deposit,
  onClose,
  openDeposit,
  sendButton,
  startedDeposits,
  toastSays,
} from '../testing/open-deposit.tsx';
import { cashierAddress, promo, promosOf, renderPayments } from '../testing/sample-payments.ts';
import { DepositModal } from './deposit-modal.tsx';

/** Lets everything that is ready to run have its turn. */
const oneTurn = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  freshBrowser();
  onClose.mockReset();
});

describe('depositModal', () => {
  it('DEP-02 has a form with method, amount and promo picker, and suggested amounts that fill the amount field', async () => {
    await openDeposit({ answers: { DepositPromos: () => promosOf(promo('a')) } });
    const methods = within(screen.getByRole('radiogroup', { name: 'Payment method' }));
    expect(methods.getAllByRole('radio')).toHaveLength(2);
    expect(await screen.findByRole('region', { name: /^Add a promo/ })).toBeInstanceOf(HTMLElement);
    const chips = within(screen.getByRole('group', { name: 'Suggested amounts' }));
    expect(chips.getAllByRole('button').map((chip) => chip.textContent)).toEqual(['$20', '$50', '$100']);
    await userEvent.click(chips.getByRole('button', { name: '$50.00' }));
    expect(amountField()).toHaveProperty('value', '50');
    await userEvent.click(methods.getByRole('radio', { name: 'Bank transfer' }));
    expect(chips.getAllByRole('button').map((chip) => chip.textContent)).toEqual(['$75', '$250']);
    await userEvent.click(chips.getByRole('button', { name: '$250.00' }));
    expect(amountField()).toHaveProperty('value', '250');
  });

  it('DEP-16 shows the URL of a started deposit in paymentIQIFrame', async () => {
    const { platform } = await openDeposit();
    await userEvent.click(screen.getByRole('radio', { name: 'Bank transfer' }));
    await deposit('75.5');
    await waitFor(() => {
      expect(modals.stack.get()).toEqual([
        {
          name: 'paymentIQIFrame',
          props: { url: cashierAddress, kind: 'Deposit', again: { method: 'pm_bank', amount: '75.50' } },
        },
      ]);
    });
    expect(startedDeposits(platform)).toEqual([
      {
        input: {
          paymentMethod: 'pm_bank',
          amount: '75.50',
          currency: 'AUD',
          idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/) as string,
        },
      },
    ]);
  });

  it.each([
    ['', 'Invalid amount.'],
    ['0', 'Amount must be greater than or equal to 20.'],
    ['19.99', 'Amount must be greater than or equal to 20.'],
    ['2500.01', 'Amount must not exceed 2500.'],
  ])('DEP-04 DEP-05 DEP-06 sends nothing for the amount "%s", and says why', async (text, problem) => {
    const { platform } = await openDeposit();
    if (text !== '') await userEvent.type(amountField(), text);
    await userEvent.click(sendButton());
    expect(await screen.findByText(problem)).toBeInstanceOf(HTMLElement);
    expect(amountField().getAttribute('aria-invalid')).toBe('true');
    expect(startedDeposits(platform)).toEqual([]);
  });

  it('DEP-06 DEP-08 judges the amount anew by the limits of another method', async () => {
    await openDeposit();
    expect(await screen.findByText('Between $20.00 and $2,500.00')).toBeInstanceOf(HTMLElement);
    await userEvent.click(screen.getByRole('radio', { name: 'Bank transfer' }));
    expect(await screen.findByText('Between $50.00 and $1,000.00')).toBeInstanceOf(HTMLElement);
    await userEvent.click(screen.getByRole('radio', { name: 'Card' }));
    await deposit('30');
    await waitFor(() => {
      expect(modals.isOpen('paymentIQIFrame')).toBe(true);
    });
    await userEvent.type(amountField(), '1500');
    await userEvent.click(screen.getByRole('radio', { name: 'Bank transfer' }));
    expect(await screen.findByText('Amount must not exceed 1000.')).toBeInstanceOf(HTMLElement);
    await userEvent.click(screen.getByRole('radio', { name: 'Card' }));
    await waitFor(() => {
      expect(screen.queryByText('Amount must not exceed 1000.')).toBeNull();
    });
  });

  it.each<readonly [Error, string]>([
    [
      new Refusal('BAD_USER_INPUT', 'This payment method is not available.'),
      'This payment method is not available.',
    ],
    [new NoNetwork(), 'Something went wrong. Please try again.'],
  ])('DEP-17 closes the payment frame after a failed start and tells why (%#)', async (failure, text) => {
    await openDeposit({
      answers: {
        InitiatePaymentIQDeposit: () => {
          throw failure;
        },
      },
    });
    act(() => {
      modals.open('paymentIQIFrame', { url: 'about:blank', kind: 'Deposit' });
    });
    await deposit('50');
    await toastSays('Deposit Failed!', text);
    expect(modals.isOpen('paymentIQIFrame')).toBe(false);
    expect(amountField()).toHaveProperty('value', '50');
  });

  it('DEP-22 is disabled and says so with depositBlocked, from the moment it is pushed', async () => {
    const { change, platform } = await openDeposit({
      answers: { DepositPromos: () => promosOf(promo('a'), promo('b', { maxUses: 1, promoUsed: 1 })) },
    });
    const pick = await screen.findByRole('button', { name: /^Promo a/ });
    await userEvent.type(amountField(), '50');
    const words = 'Deposits are currently blocked on your account. Please contact support.';
    expect(screen.queryByText(words)).toBeNull();
    act(() => {
      change({ depositBlocked: true });
    });
    expect(screen.getByText(words)).toBeInstanceOf(HTMLElement);
    const method = screen.getByRole('radiogroup', { name: 'Payment method' });
    const chip = screen.getByRole('button', { name: '$50.00' });
    expect(sendButton()).toHaveProperty('disabled', true);
    expect([amountField(), method, chip, pick].filter((each) => !each.hasAttribute('disabled'))).toEqual([]);
    expect(screen.queryByText('No uses remaining')).toBeNull();
    await userEvent.click(sendButton());
    fireEvent.submit(screen.getByRole('form', { name: 'Deposit' }));
    expect(sendButton().getAttribute('aria-busy')).toBeNull();
    expect(startedDeposits(platform)).toEqual([]);
  });

  it('DEP-09 cannot be sent without a payment method', async () => {
    const { platform } = renderPayments(<DepositModal onClose={onClose} />, {
      answers: { DepositMethods: () => ({ ...limitsInAud, availablePaymentMethods: [] }) },
    });
    expect(await screen.findByText('No methods for this currency')).toBeInstanceOf(HTMLElement);
    await userEvent.type(amountField(), '50{Enter}');
    expect(sendButton()).toHaveProperty('disabled', true);
    fireEvent.submit(screen.getByRole('form', { name: 'Deposit' }));
    await waitFor(() => {
      expect(sendButton().getAttribute('aria-busy')).toBeNull();
    });
    expect(startedDeposits(platform)).toEqual([]);
  });

  it('DEP-14 asks for the methods of PaymentIQ', async () => {
    const { platform } = await openDeposit();
    const { body } = platform.calls.find(({ operation }) => operation === 'DepositMethods') ?? {};
    expect(body?.['query']).toContain(
      'availablePaymentMethods(filter: {paymentMethodType: {eq: PaymentIQ}})',
    );
  });

  it('DEP-23 starts a deposit for a member who is not verified', async () => {
    const { platform } = await openDeposit({ own: { verified: false } });
    await deposit('20');
    await waitFor(() => {
      expect(modals.isOpen('paymentIQIFrame')).toBe(true);
    });
    expect(startedDeposits(platform)).toHaveLength(1);
  });

  it('DEP-01 leads a visitor to the login instead', async () => {
    modals.open('depositModal');
    renderFeature(<DepositModal onClose={onClose} />);
    await waitFor(() => {
      expect(modals.stack.get().map(({ name }) => name)).toEqual(['loginModal']);
    });
  });
});

describe('one attempt', () => {
  it('makes one payment, however often the button is pressed', async () => {
    const { answer, release } = held<unknown>();
    const { platform } = await openDeposit({ answers: { InitiatePaymentIQDeposit: answer } });
    await userEvent.type(amountField(), '50');
    await userEvent.dblClick(sendButton());
    await userEvent.type(amountField(), '{Enter}');
    await waitFor(() => {
      expect(startedDeposits(platform)).toHaveLength(1);
    });
    release({ initiatePaymentIQDeposit: cashierAddress });
    await waitFor(() => {
      expect(modals.isOpen('paymentIQIFrame')).toBe(true);
    });
    expect(startedDeposits(platform)).toHaveLength(1);
  });

  it('keeps its key after a lost answer and after a platform that broke, and has another for another amount or after a refusal', async () => {
    let failure: Error = new NoNetwork();
    const { platform } = await openDeposit({
      answers: {
        InitiatePaymentIQDeposit: () => {
          throw failure;
        },
      },
    });
    const sent = async (count: number) => {
      await waitFor(() => {
        expect(startedDeposits(platform)).toHaveLength(count);
      });
      await waitFor(() => {
        expect(sendButton().getAttribute('aria-busy')).toBeNull();
      });
    };
    const again = (count: number) => userEvent.click(sendButton()).then(() => sent(count));
    await deposit('50');
    await sent(1);
    await again(2);
    await deposit('60');
    await sent(3);
    failure = new Refusal('INTERNAL_SERVER_ERROR', 'Broken.');
    await again(4);
    failure = new Refusal('BAD_USER_INPUT', 'No.');
    await again(5);
    await again(6);
    const keys = startedDeposits(platform).map(
      (variables) => (variables as { input: { idempotencyKey: string } }).input.idempotencyKey,
    );
    expect(keys[1]).toBe(keys[0]);
    expect(keys.slice(3, 5)).toEqual([keys[2], keys[2]]);
    expect(new Set(keys).size).toBe(3);
  });

  it('says that the active currency was changed elsewhere, and has the account fetched again', async () => {
    const text = 'Your active currency is NZD now, not AUD. Check the amount and try again.';
    const { platform } = await openDeposit({
      answers: {
        InitiatePaymentIQDeposit: () => {
          throw new Refusal('CONFLICT', text);
        },
      },
    });
    await deposit('50');
    await toastSays('Deposit Failed!', text);
    await waitFor(() => {
      expect(platform.variablesOf('Me')).toHaveLength(1);
    });
  });
});

describe('the answer to a start that comes late', () => {
  it('opens no payment for who has closed the form meanwhile', async () => {
    const { answer, release } = held<unknown>();
    const { unmount } = await openDeposit({ answers: { InitiatePaymentIQDeposit: answer } });
    await deposit('50');
    modals.close('depositModal');
    unmount();
    await act(async () => {
      release({ initiatePaymentIQDeposit: cashierAddress });
      await oneTurn();
    });
    expect(modals.stack.get()).toEqual([]);
  });

  it('opens no payment for who has logged in as somebody else meanwhile', async () => {
    const { answer, release } = held<unknown>();
    const { session } = await openDeposit({ answers: { InitiatePaymentIQDeposit: answer } });
    await deposit('50');
    await act(async () => {
      session.state.update((now) => ({ ...now, generation: now.generation + 1 }));
      release({ initiatePaymentIQDeposit: cashierAddress });
      await oneTurn();
    });
    expect(modals.isOpen('paymentIQIFrame')).toBe(false);
  });

  it('starts nothing for who has closed the form while its limit was checked', async () => {
    const { answer, release } = held<unknown>();
    const answers = { Config: () => ({ config: answeredConfig }), CheckDepositLimit: answer };
    const { unmount, platform } = await openDeposit({ answers });
    await deposit('50');
    await waitFor(() => {
      expect(platform.variablesOf('CheckDepositLimit')).toHaveLength(1);
    });
    unmount();
    await act(async () => {
      release({ checkMemberDepositLimit: false });
      await oneTurn();
    });
    expect(startedDeposits(platform)).toEqual([]);
  });
});
