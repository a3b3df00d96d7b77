import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { fakePlatform, held, Refusal } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { freshBrowser } from '#testing/session-setting.ts';
import { btc } from '#testing/sample-account.ts';
import { DepositsSection } from './deposits-section.tsx';
import { aud, deposit, pageOf } from './testing.tsx';
import { WithdrawalsSection } from './withdrawals-section.tsx';

const withdrawal = (id: string, status: string, change: Record<string, unknown> = {}) => ({
  __typename: 'Withdrawal',
  id,
  amount: '80.00',
  status,
  dateTimeCreated: '2026-11-21T07:05:00.000Z',
  currency: aud,
  withdrawalMethod: { __typename: 'WithdrawalMethod', id: `bank-${id}`, name: `Bank ${id}` },
  ...change,
});

const headings = () =>
  screen
    .getAllByRole('columnheader')
    .map((header) => header.textContent)
    .join(' ');
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
    expect(headings()).toBe('Date Method Status Currency Amount');
    expect(cells()).toEqual([
      '11/21/2026 - 07:05AM21 November 2026, 07:05',
      'Card 1',
      'Approved',
      'AUD',
      'A$1,250.00',
      '11/21/2026 - 07:05AM21 November 2026, 07:05',
      'Card 2',
      'Pending',
      'BTC',
      '₿0.10000000',
    ]);
  });

  it('TXN-15 shows a skeleton of 10 rows while it loads', async () => {
    const { answer, release } = held<unknown>();
    fakePlatform({ Deposits: answer });
    renderFeature(<DepositsSection />, { member: true });
    expect(document.querySelectorAll('[data-part=skeleton-row]')).toHaveLength(10);
    release({ deposits: pageOf([deposit('1')]) });
    await screen.findByText('Card 1');
    expect(document.querySelectorAll('[data-part=skeleton-row]')).toHaveLength(0);
  });

  it("TXN-16 reads 'No records found' when it is empty", async () => {
    fakePlatform({ Deposits: () => ({ deposits: pageOf([]) }) });
    renderFeature(<DepositsSection />, { member: true });
    expect(await screen.findByRole('heading', { name: 'No records found' })).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('TXN-17 TXN-18 TXN-20 pages forward and back, ten at a time, and says where it is', async () => {
    const platform = fakePlatform({
      Deposits: ({ after }) => ({
        deposits: after === null ? pageOf([deposit('1')], 'cursor-1', 11) : pageOf([deposit('2')], null, 11),
      }),
    });
    renderFeature(<DepositsSection />, { member: true });
    const pages = await screen.findByRole('navigation', { name: 'Pages of Deposits' });
    expect(within(pages).getByRole('status').textContent).toBe('Page 1 of 2');
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Card 2')).toBeDefined();
    expect(platform.variablesOf('Deposits').at(-1)).toMatchObject({ first: 10, after: 'cursor-1' });
    expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
    expect(within(pages).getByRole('status').textContent).toBe('Page 2 of 2');
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByText('Card 1')).toBeDefined();
    expect(platform.variablesOf('Deposits').at(-1)).toMatchObject({ first: 10, after: null });
    expect(screen.getByText('Page 1 of 2')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true);
  });

  it('keeps the keyboard where it is while it pages, and in the bar at the ends', async () => {
    const second = held<unknown>();
    const platform = fakePlatform({
      Deposits: ({ after }) =>
        after === null ? { deposits: pageOf([deposit('1')], 'cursor-1', 12) } : second.answer(),
    });
    renderFeature(<DepositsSection />, { member: true });
    const next = await screen.findByRole('button', { name: 'Next' });
    await userEvent.click(next);
    expect(next).toHaveProperty('disabled', false);
    expect(next.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(next);
    await userEvent.click(next);
    expect(platform.variablesOf('Deposits')).toHaveLength(2);
    second.release({ deposits: pageOf([deposit('2')], null, 12) });
    await screen.findByText('Card 2');
    const previous = screen.getByRole('button', { name: 'Previous' });
    expect(document.activeElement).toBe(previous);
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Card 1');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }));
  });

  it('leaves the way back open when a further page cannot be fetched', async () => {
    fakePlatform({
      Deposits: ({ after }) => {
        if (after !== null) throw new Refusal('INTERNAL_SERVER_ERROR', 'Broken.');
        return { deposits: pageOf([deposit('1')], 'cursor-1', 12) };
      },
    });
    renderFeature(<DepositsSection />, { member: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByText('Card 1')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('can be tried again after a failure', async () => {
    const platform = fakePlatform({
      Deposits: () => {
        throw new Refusal('INTERNAL_SERVER_ERROR', 'Broken.');
      },
    });
    renderFeature(<DepositsSection />, { member: true });
    const again = await screen.findByRole('button', { name: 'Try again' });
    platform.answer('Deposits', () => ({ deposits: pageOf([deposit('1')]) }));
    await userEvent.click(again);
    expect(await screen.findByText('Card 1')).toBeDefined();
  });
});

describe('the section Withdrawals', () => {
  it("TXN-15 TXN-16 shows a skeleton of 10 rows while it loads, and 'No records found' when it is empty", async () => {
    const { answer, release } = held<unknown>();
    fakePlatform({ Withdrawals: answer });
    renderFeature(<WithdrawalsSection />, { member: true });
    expect(document.querySelectorAll('[data-part=skeleton-row]')).toHaveLength(10);
    release({ withdrawals: pageOf([]) });
    expect(await screen.findByRole('heading', { name: 'No records found' })).toBeDefined();
  });

  it('WDR-26 lists withdrawals with amount, status, method, currency and date', async () => {
    const inBitcoin = withdrawal('2', 'CANCELLED', { amount: '0.1', currency: btc });
    fakePlatform({ Withdrawals: () => ({ withdrawals: pageOf([withdrawal('1', 'ON_HOLD'), inBitcoin]) }) });
    renderFeature(<WithdrawalsSection />, { member: true });
    await screen.findByText('Bank 1');
    expect(headings()).toBe('Date Method Status Currency Amount Action');
    const rows = [cells().slice(0, 6), cells().slice(6, 12)];
    expect(rows).toEqual([
      ['11/21/2026 - 07:05AM21 November 2026, 07:05', 'Bank 1', 'On hold', 'AUD', 'A$80.00', ''],
      ['11/21/2026 - 07:05AM21 November 2026, 07:05', 'Bank 2', 'Cancelled', 'BTC', '₿0.10000000', ''],
    ]);
  });

  it('DEP-31 WDR-26 lists ask for every state but drafts, which are no payments yet', async () => {
    const platform = fakePlatform({
      Deposits: () => ({ deposits: pageOf([deposit('1')]) }),
      Withdrawals: () => ({ withdrawals: pageOf([withdrawal('1', 'PENDING')]) }),
    });
    const { unmount } = renderFeature(<DepositsSection />, { member: true });
    await screen.findByText('Card 1');
    unmount();
    renderFeature(<WithdrawalsSection />, { member: true });
    await screen.findByText('Bank 1');
    expect(platform.variablesOf('Deposits').map(({ statuses }) => statuses)).toEqual([
      ['PENDING', 'PROCESSING', 'APPROVED', 'FAILED', 'REJECTED', 'CANCELLED', 'EXPIRED'],
    ]);
    expect(platform.variablesOf('Withdrawals').map(({ statuses }) => statuses)).toEqual([
      ['PENDING', 'PROCESSING', 'APPROVED', 'ON_HOLD', 'REJECTED', 'CANCELLED'],
    ]);
  });

  it('WDR-18 WDR-19 offers to cancel what is pending, and nothing else', async () => {
    const states = ['DRAFT', 'PENDING', 'PROCESSING', 'APPROVED', 'ON_HOLD', 'REJECTED', 'CANCELLED'];
    fakePlatform({
      Withdrawals: () => ({ withdrawals: pageOf(states.map((state) => withdrawal(state, state))) }),
    });
    renderFeature(<WithdrawalsSection />, { member: true });
    await screen.findByText('Bank DRAFT');
    const buttons = screen.getAllByRole('button', { name: 'Cancel withdrawal of A$80.00' });
    expect(buttons.map((button) => button.closest('tr')?.textContent)).toEqual([
      expect.stringContaining('Bank PENDING'),
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel withdrawal of A$80.00' }));
    expect(modals.stack.get()).toEqual([
      { name: 'cancelWithdrawalModal', props: { withdrawalId: 'PENDING' } },
    ]);
  });
});
