import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { modals } from '../../shared/modals/index.ts';
import { fakePlatform, held, Refusal } from '../../testing/fake-platform.ts';
import { renderFeature, sampleAccount } from '../../testing/render-feature.tsx';
import { freshBrowser } from '../../testing/session-setting.ts';
import { CancelWithdrawalModal } from './cancel-withdrawal-modal.tsx';
import { DepositModal } from './deposit-modal.tsx';
import { DepositsSection } from './deposits-section.tsx';
import { PaymentIQIFrame } from './payment-frame.tsx';
import { TransactionsSection } from './transactions-section.tsx';
import { WithdrawalModal } from './withdrawal-modal.tsx';
import { WithdrawalsSection } from './withdrawals-section.tsx';

const aud = { __typename: 'Currency', code: 'AUD', name: 'Australian Dollar', symbol: '$', type: 'FIAT' };
const btc = { __typename: 'Currency', code: 'BTC', name: 'Bitcoin', symbol: '₿', type: 'CRYPTO' };

const deposit = (id: string, change: Record<string, unknown> = {}) => ({
  __typename: 'Deposit',
  id,
  amount: '1250.00',
  status: 'APPROVED',
  dateTimeCreated: '2026-11-21T07:05:00.000Z',
  currency: aud,
  paymentMethod: { __typename: 'PaymentMethod', id: `card-${id}`, name: `Card ${id}` },
  ...change,
});

const withdrawal = (id: string, status: string) => ({
  __typename: 'Withdrawal',
  id,
  amount: '80.00',
  status,
  dateTimeCreated: '2026-11-21T07:05:00.000Z',
  currency: aud,
  withdrawalMethod: { __typename: 'WithdrawalMethod', id: `bank-${id}`, name: `Bank ${id}` },
});

const pageOf = (nodes: readonly unknown[], endCursor: string | null = null) => ({
  totalCount: nodes.length,
  edges: nodes.map((node) => ({ node })),
  pageInfo: { __typename: 'PageInfo', endCursor, hasNextPage: endCursor !== null },
});

const cells = () => screen.getAllByRole('cell').map((cell) => cell.textContent);

beforeEach(() => {
  freshBrowser();
  localStorage.setItem('timezone', 'UTC');
});

describe('the section Deposits', () => {
  it('DEP-31 lists deposits with amount, status, currency and date', async () => {
    fakePlatform({
      Deposits: () => ({
        deposits: pageOf([deposit('1'), deposit('2', { amount: '0.1', currency: btc, status: 'PENDING' })]),
      }),
    });
    renderFeature(<DepositsSection />, { member: true });
    await screen.findByText('Card 1');
    expect(cells()).toEqual([
      '11/21/2026 - 07:05AM',
      'Card 1',
      'Approved',
      'AUD',
      '1,250.00',
      '11/21/2026 - 07:05AM',
      'Card 2',
      'Pending',
      'BTC',
      '0.10000000',
    ]);
  });

  it('TXN-15 TXN-16 shows a skeleton of 10 rows, then that there are no records', async () => {
    const { answer, release } = held<unknown>();
    fakePlatform({ Deposits: answer });
    renderFeature(<DepositsSection />, { member: true });
    expect(document.querySelectorAll('[data-part=skeleton-row]')).toHaveLength(10);
    release({ deposits: pageOf([]) });
    expect(await screen.findByText('No records found')).toBeInstanceOf(HTMLElement);
  });

  it('pages forward and back', async () => {
    const platform = fakePlatform({
      Deposits: ({ after }) => ({
        deposits: after === null ? pageOf([deposit('1')], 'cursor-1') : pageOf([deposit('2')]),
      }),
    });
    renderFeature(<DepositsSection />, { member: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Card 2')).toBeInstanceOf(HTMLElement);
    expect(platform.variablesOf('Deposits').at(-1)).toEqual({ first: 10, after: 'cursor-1' });
    expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByText('Card 1')).toBeInstanceOf(HTMLElement);
  });
});

describe('the section Withdrawals', () => {
  it('WDR-26 lists withdrawals with amount, status, method, currency and date; a pending one can be cancelled', async () => {
    fakePlatform({
      Withdrawals: () => ({ withdrawals: pageOf([withdrawal('1', 'ON_HOLD'), withdrawal('2', 'PENDING')]) }),
    });
    renderFeature(<WithdrawalsSection />, { member: true });
    await screen.findByText('Bank 1');
    expect(cells().slice(0, 5)).toEqual(['11/21/2026 - 07:05AM', 'Bank 1', 'On hold', 'AUD', '80.00']);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(modals.stack.get()).toEqual([{ name: 'cancelWithdrawalModal', props: { withdrawalId: '2' } }]);
  });
});

describe('the section Transaction History', () => {
  it('lists movements with type, wallet and amount', async () => {
    fakePlatform({
      TransactionHistory: () => ({
        balanceTransactionRecords: pageOf([
          {
            __typename: 'BalanceTransactionRecord',
            id: '1',
            type: 'PROMO_BONUS',
            walletType: 'CASINO_BONUS',
            amount: '-20.5',
            dateTimeCreated: '2026-11-21T07:05:00.000Z',
            transactionDetails: { __typename: 'TransactionDetails', name: 'Nest egg' },
            currency: aud,
          },
        ]),
      }),
    });
    renderFeature(<TransactionsSection />, { member: true });
    await screen.findByText('Nest egg');
    expect(cells()).toEqual([
      '11/21/2026 - 07:05AM',
      'Promo bonus',
      'Nest egg',
      'Casino bonus',
      'AUD',
      '-20.50',
    ]);
  });
});

describe('cancelWithdrawalModal', () => {
  const open = () => {
    const onClose = vi.fn<() => void>();
    renderFeature(<CancelWithdrawalModal withdrawalId="7" onClose={onClose} />, { member: true });
    return onClose;
  };

  it('WDR-20 cancels once it was confirmed and tells of it', async () => {
    const platform = fakePlatform({
      CancelWithdrawal: () => ({ cancelWithdrawal: withdrawal('7', 'CANCELLED') }),
    });
    const onClose = open();
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('cannot be undone');
    expect(platform.calls).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel withdrawal' }));
    expect(await screen.findByText('Withdrawal cancelled')).toBeInstanceOf(HTMLElement);
    expect(platform.variablesOf('CancelWithdrawal')).toEqual([{ id: '7' }]);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("WDR-20 shows 'Withdrawal Cancelation Error' with the server's message", async () => {
    fakePlatform({
      CancelWithdrawal: () => {
        throw new Refusal('CONFLICT', 'It is being paid out already.');
      },
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel withdrawal' }));
    expect(await screen.findByText('Withdrawal Cancelation Error')).toBeInstanceOf(HTMLElement);
    expect(screen.getByText('It is being paid out already.')).toBeInstanceOf(HTMLElement);
  });

  it('keeps the withdrawal', async () => {
    const platform = fakePlatform({});
    const onClose = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(platform.calls).toEqual([]);
  });
});

describe('the payment modals', () => {
  it('shows the deposit methods with their limits', async () => {
    fakePlatform({
      DepositMethods: () => ({
        availablePaymentMethods: [
          {
            __typename: 'PaymentMethod',
            id: 'card',
            name: 'Card',
            minimumDepositAmount: '20',
            maximumDepositAmount: '2500',
          },
        ],
      }),
    });
    renderFeature(<DepositModal onClose={() => undefined} />, { member: true });
    expect((await screen.findByRole('listitem')).textContent).toBe('Card$20.00 to $2,500.00');
  });

  it('says that deposits are blocked', async () => {
    fakePlatform({ DepositMethods: () => ({ availablePaymentMethods: [] }) });
    const { session } = renderFeature(<DepositModal onClose={() => undefined} />, { member: true });
    const now = session.state.get();
    if (now.signedIn) session.state.set({ ...now, account: { ...sampleAccount, depositBlocked: true } });
    expect(
      await screen.findByText('Deposits are currently blocked on your account. Please contact support.'),
    ).toBeInstanceOf(HTMLElement);
  });

  it('WDR-06 offers enabled withdrawal methods only, each with its fee', async () => {
    fakePlatform({
      WithdrawalMethods: () => ({
        withdrawalMethods: [
          { __typename: 'WithdrawalMethod', id: 'bank', name: 'Bank', enabled: true, transactionFee: '2.50' },
          { __typename: 'WithdrawalMethod', id: 'card', name: 'Card', enabled: false, transactionFee: '0' },
        ],
      }),
    });
    renderFeature(<WithdrawalModal onClose={() => undefined} />, { member: true });
    expect(await screen.findByText('$1,000.00 can be withdrawn')).toBeInstanceOf(HTMLElement);
    await waitFor(() => {
      expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['BankFee $2.50']);
    });
  });

  it.each(['Deposit', 'Withdraw'] as const)("shows the provider's page titled '%s'", async (kind) => {
    fakePlatform({});
    renderFeature(<PaymentIQIFrame url="http://web.test/cashier/7" kind={kind} onClose={() => undefined} />, {
      member: true,
    });
    expect(await screen.findByRole('dialog', { name: kind })).toBeInstanceOf(HTMLElement);
    const frame = screen.getByTitle(`${kind} by PaymentIQ`);
    expect(frame.getAttribute('src')).toBe('http://web.test/cashier/7');
  });
});
