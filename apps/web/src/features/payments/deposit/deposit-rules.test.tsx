import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { modals } from '../../../shared/modals/index.ts';
import { storedPromoCode } from '../../../shared/session/index.ts';
import { Refusal, type Answers } from '../../../testing/fake-platform.ts';
import { answeredConfig, freshBrowser } from '../../../testing/session-setting.ts';
import {
  amountField,
  deposit,
  openDeposit,
  sendButton,
  startedDeposits,
  toastSays,
} from '../testing/open-deposit.tsx';
import { aud, offer, promosOf, standing } from '../testing/sample-payments.ts';

beforeEach(() => {
  freshBrowser();
});

describe('deposit limits', () => {
  const checked = (over: boolean, checkDepositLimit = true): Answers => ({
    Config: () => ({ config: { ...answeredConfig, checkDepositLimit } }),
    CheckDepositLimit: () => ({ checkMemberDepositLimit: over }),
  });

  it('DEP-10 sets an error on the amount field and sends nothing when the check says that a limit is exceeded', async () => {
    const { platform } = await openDeposit({ answers: checked(true) });
    await deposit('50');
    expect(await screen.findByText('Amount exceeds your deposit limit.')).toBeInstanceOf(HTMLElement);
    expect(amountField().getAttribute('aria-invalid')).toBe('true');
    expect(platform.variablesOf('CheckDepositLimit')).toEqual([{ amount: '50.00' }]);
    expect(startedDeposits(platform)).toEqual([]);
  });

  it('DEP-10 sends what the check lets through', async () => {
    const { platform } = await openDeposit({ answers: checked(false) });
    await deposit('50');
    await waitFor(() => {
      expect(startedDeposits(platform)).toHaveLength(1);
    });
    expect(platform.variablesOf('CheckDepositLimit')).toHaveLength(1);
  });

  it('DEP-10 does not check with checkDepositLimit off', async () => {
    const { platform } = await openDeposit({ answers: checked(true, false) });
    await deposit('50');
    await waitFor(() => {
      expect(startedDeposits(platform)).toHaveLength(1);
    });
    expect(platform.variablesOf('CheckDepositLimit')).toEqual([]);
  });

  it('marks the amount when the platform itself finds a limit exceeded', async () => {
    await openDeposit({
      answers: {
        InitiatePaymentIQDeposit: () => {
          throw new Refusal('LIMIT_EXCEEDED', 'Amount exceeds your deposit limit.');
        },
      },
    });
    await deposit('50');
    expect(await screen.findByText('Amount exceeds your deposit limit.')).toBeInstanceOf(HTMLElement);
    expect(amountField().getAttribute('aria-invalid')).toBe('true');
  });

  it('show how much of each is used', async () => {
    const total = (text: string) => ({ __typename: 'PeriodDeposits', amount: text, currency: aud });
    await openDeposit({
      answers: {
        DepositTotals: () => ({ daily: total('90.00'), weekly: total('390'), monthly: total('1860.00') }),
      },
      own: {
        depositLimits: [
          { frequency: 'MONTHLY', limit: '2000.00', currency: aud },
          { frequency: 'DAILY', limit: '200.00', currency: aud },
          { frequency: 'WEEKLY', limit: '500.00', currency: aud },
        ],
      },
    });
    const limits = within(await screen.findByRole('region', { name: 'Your deposit limits' }));
    expect(limits.getAllByRole('listitem').map((line) => [line.dataset['tone'], line.textContent])).toEqual([
      ['green', 'Daily$90.00 of $200.0045%'],
      ['yellow', 'Weekly$390.00 of $500.0078%'],
      ['red', 'Monthly$1,860.00 of $2,000.00$140.00 left this month93%'],
    ]);
  });
});

describe('the promo of a deposit', () => {
  const offers: Answers = {
    Promos: () => promosOf(offer('a'), offer('b', { maxUses: 2, promoUsed: 2 })),
  };
  const card = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });

  it('DEP-32 is that of the promo page it was opened from, and its stored code goes once the deposit has been started', async () => {
    storedPromoCode.keep('CODE-a');
    const { platform } = await openDeposit({ answers: offers, promoCode: 'CODE-a' });
    expect((await screen.findByRole('button', { name: /^Offer a/ })).textContent).toContain('Applied');
    expect(storedPromoCode.read()).toBe('CODE-a');
    await deposit('5');
    await waitFor(() => {
      expect(modals.isOpen('paymentIQIFrame')).toBe(true);
    });
    expect(startedDeposits(platform)).toMatchObject([{ input: { amount: '5.00', promoCode: 'CODE-a' } }]);
    expect(storedPromoCode.read()).toBeNull();
  });

  it('DEP-32 is the stored one when the way led over other questions, and goes with the modal', async () => {
    storedPromoCode.keep('CODE-a');
    const { unmount } = await openDeposit({ answers: offers });
    expect((await screen.findByRole('button', { name: /^Offer a/ })).textContent).toContain('Applied');
    unmount();
    expect(storedPromoCode.read()).toBeNull();
  });

  it('PROMO-23 is Applied when pressed and taken back when pressed again', async () => {
    const { platform } = await openDeposit({ answers: offers });
    await screen.findByRole('button', { name: /^Offer a/ });
    await userEvent.click(card('Offer a'));
    expect(card('Offer a').textContent).toContain('Applied');
    expect(card('Offer a').getAttribute('aria-pressed')).toBe('true');
    await deposit('4.99');
    const problem = "Amount must be greater than or equal to Promo's minimum deposit amount (5)";
    expect(await screen.findByText(problem)).toBeInstanceOf(HTMLElement);
    await userEvent.click(card('Offer a'));
    expect(card('Offer a').textContent).not.toContain('Applied');
    expect(await screen.findByText('Amount must be greater than or equal to 20.')).toBeInstanceOf(
      HTMLElement,
    );
    await deposit('20');
    await waitFor(() => {
      expect(startedDeposits(platform)).toHaveLength(1);
    });
    expect(startedDeposits(platform)[0]).not.toHaveProperty('input.promoCode');
  });

  it("PROMO-24 cannot be one without uses, which reads 'No uses remaining'", async () => {
    await openDeposit({ answers: offers });
    await screen.findByRole('button', { name: /^Offer b/ });
    expect(card('Offer b').textContent).toContain('No uses remaining');
    expect(card('Offer b')).toHaveProperty('disabled', true);
    expect(card('Offer a')).toHaveProperty('disabled', false);
  });

  it('DEP-18 refuses a deposit with a promo code while a promo is active, and one without it not', async () => {
    const active = {
      __typename: 'MemberPromo',
      id: 'mp-1',
      bonus: '10.00',
      turnoverTarget: '100.00',
      currency: aud,
      promo: { __typename: 'Promo', id: 'x', type: 'DEPOSIT', name: 'Other' },
    };
    const { platform } = await openDeposit({
      answers: { ...offers, PromoStanding: () => standing(active) },
      promoCode: 'CODE-a',
    });
    await screen.findByRole('button', { name: /^Offer a/ });
    await deposit('50');
    await toastSays('Deposit Failed!', 'You have an active promo. Please cancel it first.');
    expect(startedDeposits(platform)).toEqual([]);
    await userEvent.click(card('Offer a'));
    await userEvent.click(sendButton());
    await waitFor(() => {
      expect(startedDeposits(platform)).toHaveLength(1);
    });
  });
});
