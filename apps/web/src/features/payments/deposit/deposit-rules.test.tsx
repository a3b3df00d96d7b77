import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { storedPromoCode } from '#shared/session/index.ts';
import { Refusal, type Answers } from '#testing/fake-platform.ts';
import { renderReal } from '#testing/platform/render-real.tsx';
import { answeredConfig } from '#testing/sample-config.ts';
import { freshBrowser, loseAndFindSocket } from '#testing/session-setting.ts';
import { balanceUpdate } from '#testing/sample-pushes.ts';
import { aud } from '#testing/sample-account.ts';
import {
  amountField,
  deposit,
  openDeposit,
  sendButton,
  startedDeposits,
  toastSays,
} from '../testing/open-deposit.tsx';
import { DepositModal } from './deposit-modal.tsx';
import { promo, promosOf } from '../testing/sample-payments.ts';

beforeEach(() => {
  freshBrowser();
});

const hues = ['green', 'yellow', 'red'];

/** The hue that a bar or an icon is seen in. */
function hueOf(element: Element | null): string {
  if (!element) return 'none';
  const { color, backgroundColor } = getComputedStyle(element);
  const seen = element instanceof SVGElement ? color : backgroundColor;
  const [red = 0, green = 0, blue = 0] = (seen.match(/[\d.]+/g) ?? []).map(Number);
  if (Math.abs(red - green) < 40 && blue < green) return 'yellow';
  return red > green ? 'red' : 'green';
}

describe('the amount of a deposit', () => {
  it('DEP-04 says nothing of an amount that was only passed, and leads to it when it is sent off', async () => {
    await openDeposit();
    await userEvent.click(amountField());
    await userEvent.tab();
    expect(amountField().getAttribute('aria-invalid')).toBe('false');
    await userEvent.click(sendButton());
    expect(await screen.findByText('Invalid amount.')).toBeInstanceOf(HTMLElement);
    await waitFor(() => {
      expect(document.activeElement).toBe(amountField());
    });
    await userEvent.type(amountField(), '5');
    expect(await screen.findByText('Amount must be greater than or equal to 20.')).toBeInstanceOf(
      HTMLElement,
    );
  });
});

describe('deposit limits', () => {
  const total = (text: string) => ({ __typename: 'PeriodDeposits', amount: text, currency: aud });
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

  it('DEP-10 counts on the platform what Leo has deposited, and sends nothing above what is left of his day', async () => {
    modals.open('depositModal');
    const { real } = await renderReal(<DepositModal onClose={() => undefined} />, 'leo');
    await screen.findByRole('radio', { name: 'Card' });
    await deposit('50');
    expect(await screen.findByText('Amount exceeds your deposit limit.')).toBeInstanceOf(HTMLElement);
    expect(real.asked).not.toContain('InitiatePaymentIQDeposit');
    await deposit('20');
    await waitFor(() => {
      expect(real.asked).toContain('InitiatePaymentIQDeposit');
    });
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

  it('DEP-10 DEP-17 marks the amount and says that the start failed when the platform itself finds a limit exceeded', async () => {
    await openDeposit({
      answers: {
        InitiatePaymentIQDeposit: () => {
          throw new Refusal('LIMIT_EXCEEDED', 'Above the limit.');
        },
      },
    });
    act(() => {
      modals.open('paymentIQIFrame', { url: 'about:blank', kind: 'Deposit' });
    });
    await deposit('50');
    expect(await screen.findByText('Amount exceeds your deposit limit.')).toBeInstanceOf(HTMLElement);
    expect(amountField().getAttribute('aria-invalid')).toBe('true');
    await toastSays('Deposit Failed!', 'Above the limit.');
    expect(modals.isOpen('paymentIQIFrame')).toBe(false);
  });

  it('DEP-12 DEP-13 show how much of each is used, and again when money has moved', async () => {
    const totals = (daily: string) => () => ({
      daily: total(daily),
      weekly: total('390'),
      monthly: total('1860.00'),
    });
    const { platform, session } = await openDeposit({
      answers: { DepositTotals: totals('90.00') },
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
    const lines = limits.getAllByRole('listitem');
    expect(lines.map((line) => hueOf(line.querySelector('[role=progressbar] > *')))).toEqual(hues);
    expect(lines.map((line) => hueOf(line.querySelector('svg')))).toEqual(hues);
    expect(new Set(lines.map((line) => line.querySelector('svg')?.innerHTML)).size).toBe(3);
    const { body } = platform.calls.find(({ operation }) => operation === 'DepositTotals') ?? {};
    expect(String(body?.['query']).match(/\w+: getMemberTotalDepositsByPeriod\(period: \w+\)/g)).toEqual([
      'daily: getMemberTotalDepositsByPeriod(period: DAILY)',
      'weekly: getMemberTotalDepositsByPeriod(period: WEEKLY)',
      'monthly: getMemberTotalDepositsByPeriod(period: MONTHLY)',
    ]);
    platform.answer('DepositTotals', totals('140.00'));
    act(() => {
      session.pushes.emit('balanceUpdated', balanceUpdate());
    });
    expect(await limits.findByText('70%')).toBeInstanceOf(HTMLElement);
    expect(limits.getAllByRole('listitem')[0]?.dataset['tone']).toBe('yellow');
  });
});

describe('the indicator of the deposit limits', () => {
  const total = { __typename: 'PeriodDeposits', amount: '50.00', currency: aud };
  const totals = () => ({ daily: total, weekly: total, monthly: total });
  const own = { depositLimits: [{ frequency: 'DAILY', limit: '200.00', currency: aud } as const] };

  it('DEP-12 DEP-13 catches up with what a lost socket has missed', async () => {
    const { platform } = await openDeposit({ answers: { DepositTotals: totals }, own });
    const limits = within(await screen.findByRole('region', { name: 'Your deposit limits' }));
    expect(await limits.findByText('25%')).toBeInstanceOf(HTMLElement);
    platform.answer('DepositTotals', () => ({ ...totals(), daily: { ...total, amount: '190.00' } }));
    act(loseAndFindSocket);
    expect(await limits.findByText('95%')).toBeInstanceOf(HTMLElement);
  });

  it('DEP-12 says that it could not be loaded, and can be tried again', async () => {
    const { platform } = await openDeposit({
      answers: {
        DepositTotals: () => {
          throw new Refusal('INTERNAL_SERVER_ERROR', 'Broken.');
        },
      },
      own,
    });
    const limits = () => screen.findByRole('region', { name: 'Your deposit limits' });
    expect((await limits()).textContent).toContain('could not be loaded');
    platform.answer('DepositTotals', totals);
    await userEvent.click(within(await limits()).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('25%')).toBeInstanceOf(HTMLElement);
    expect((await limits()).textContent).not.toContain('could not be loaded');
  });
});

describe('the promo of a deposit', () => {
  const promos: Answers = {
    DepositPromos: () => promosOf(promo('a'), promo('b', { maxUses: 2, promoUsed: 2 })),
  };
  const card = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });

  it('DEP-32 is that of the promo page it was opened from, and its stored code goes once the deposit has been started', async () => {
    storedPromoCode.keep('CODE-a');
    const { platform } = await openDeposit({ answers: promos, promoCode: 'CODE-a' });
    expect((await screen.findByRole('button', { name: /^Promo a/ })).textContent).toContain('Applied');
    expect(storedPromoCode.read()).toBe('CODE-a');
    await deposit('5');
    await waitFor(() => {
      expect(modals.isOpen('paymentIQIFrame')).toBe(true);
    });
    expect(startedDeposits(platform)).toMatchObject([{ input: { amount: '5.00', promoCode: 'CODE-a' } }]);
    expect(storedPromoCode.read()).toBeNull();
  });

  it('DEP-32 is none when it was not opened from a promo page, whatever code is stored', async () => {
    storedPromoCode.keep('CODE-a');
    const { platform } = await openDeposit({ answers: promos });
    expect((await screen.findByRole('button', { name: /^Promo a/ })).textContent).not.toContain('Applied');
    await deposit('20');
    await waitFor(() => {
      expect(startedDeposits(platform)).toHaveLength(1);
    });
    expect(startedDeposits(platform)[0]).not.toHaveProperty('input.promoCode');
  });

  it('DEP-07 is at least its own minimum, which is 1 when it names none', async () => {
    const { platform } = await openDeposit({
      answers: { DepositPromos: () => promosOf(promo('a', { minimumDepositAmount: null })) },
      promoCode: 'CODE-a',
    });
    const card = await screen.findByRole('button', { name: /^Promo a/ });
    expect(card.textContent).toBe(
      'Promo a$25.00 bonus. Wager 10 times the bonus and the deposit. From $1.00.Applied',
    );
    expect(screen.getByText('Between $1.00 and $2,500.00')).toBeInstanceOf(HTMLElement);
    await deposit('0.99');
    const problem = "Amount must be greater than or equal to Promo's minimum deposit amount (1)";
    expect(await screen.findByText(problem)).toBeInstanceOf(HTMLElement);
    expect(startedDeposits(platform)).toEqual([]);
    await deposit('1');
    await waitFor(() => {
      expect(startedDeposits(platform)).toMatchObject([{ input: { amount: '1.00', promoCode: 'CODE-a' } }]);
    });
  });

  it('DEP-07 PROMO-23 is Applied when pressed and taken back when pressed again', async () => {
    const { platform } = await openDeposit({ answers: promos });
    await screen.findByRole('button', { name: /^Promo a/ });
    expect(card('Promo a').textContent).toBe(
      'Promo a$25.00 bonus. Wager 10 times the bonus and the deposit. From $5.00.',
    );
    await userEvent.click(card('Promo a'));
    expect(card('Promo a').textContent).toContain('Applied');
    expect(card('Promo a').getAttribute('aria-pressed')).toBe('true');
    await deposit('4.99');
    const problem = "Amount must be greater than or equal to Promo's minimum deposit amount (5)";
    expect(await screen.findByText(problem)).toBeInstanceOf(HTMLElement);
    await userEvent.click(card('Promo a'));
    expect(card('Promo a').textContent).not.toContain('Applied');
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
    await openDeposit({ answers: promos });
    await screen.findByRole('button', { name: /^Promo b/ });
    expect(card('Promo b').textContent).toContain('No uses remaining');
    expect(card('Promo b').getAttribute('aria-disabled')).toBe('true');
    expect(card('Promo a').getAttribute('aria-disabled')).toBeNull();
  });
});
