import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { savedQuery } from '#shared/account-query/index.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { renderHistory as rendered, start } from './testing.tsx';

const optionsOf = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map((option) => option.textContent);
const chosenOf = (label: string) =>
  within(screen.getByLabelText(label)).getByRole<HTMLOptionElement>('option', { selected: true }).textContent;
const currencyTypes = async () =>
  within(await screen.findByRole('radiogroup', { name: 'Currency type' }))
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent);

beforeEach(() => {
  freshBrowser();
  localStorage.setItem('timezone', 'UTC');
  savedQuery.set('');
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T10:00:30Z'));
});

describe('the filters of the transaction history', () => {
  it('TXN-01 offers the page sizes 5, 10 (default) and 20', async () => {
    const { asked } = rendered();
    expect(optionsOf('Records per page')).toEqual(['5', '10', '20']);
    expect(chosenOf('Records per page')).toBe('10');
    await waitFor(() => {
      expect(asked()).toMatchObject({ first: 10, after: null });
    });
    for (const size of [5, 20]) {
      await userEvent.selectOptions(screen.getByLabelText('Records per page'), String(size));
      await waitFor(() => {
        expect(asked()).toMatchObject({ first: size, after: null });
      });
    }
  });

  it("TXN-02 offers 'Last 10 days', '1 month', '3 months' (default) and '1 year'", async () => {
    const { asked } = rendered();
    expect(optionsOf('Range')).toEqual(['Last 10 days', '1 month', '3 months', '1 year']);
    expect(chosenOf('Range')).toBe('3 months');
    const from = (gte: string) =>
      waitFor(() => {
        expect(asked()).toMatchObject({ filter: { dateTimeCreated: { gte } } });
      });
    await from('2026-08-21T00:00:00.000Z');
    for (const [range, gte] of [
      ['Last 10 days', '2026-11-11T00:00:00.000Z'],
      ['1 month', '2026-10-21T00:00:00.000Z'],
      ['1 year', '2025-11-21T00:00:00.000Z'],
    ] as const) {
      await userEvent.selectOptions(screen.getByLabelText('Range'), range);
      await from(gte);
    }
  });

  it('TXN-04 offers the currency types All, Fiat and Crypto', async () => {
    rendered();
    expect(await currencyTypes()).toEqual(['All', 'Fiat', 'Crypto']);
  });

  it.each(['kookaburra', 'rosella', 'lorikeet'] as const)('CONF-10 hides crypto on %s', async (site) => {
    rendered({}, { site, at: `${start}&money=crypto&currency=BTC` });
    expect(await currencyTypes()).toEqual(['All', 'Fiat']);
    expect(screen.getByRole('radio', { name: 'All', checked: true })).toBeDefined();
  });

  it('TXN-05 TXN-06 TXN-07 offers the eleven types and sends those of the chosen one', async () => {
    const { asked } = rendered();
    expect(optionsOf('Type').join(', ')).toBe(
      'All, Deposit, Withdrawal, Bet, Promo, Cashback, Payout, Transfer, Manual adjustments, Adjustments, System',
    );
    expect(chosenOf('Type')).toBe('All');
    await userEvent.selectOptions(screen.getByLabelText('Type'), 'Cashback');
    await waitFor(() => {
      expect(asked()).toMatchObject({ filter: { type: { in: ['CASHBACK', 'CASHBACK_REVERSAL'] } } });
    });
    await userEvent.selectOptions(screen.getByLabelText('Type'), 'All');
    await waitFor(() => {
      expect(asked()).toMatchObject({ filter: { dateTimeCreated: {} } });
      expect(asked()?.['filter']).not.toHaveProperty('type');
    });
  });

  it('TXN-10 sends the chosen currency of the chosen type, and none for All', async () => {
    const { asked } = rendered();
    await userEvent.click(await screen.findByRole('radio', { name: 'Crypto' }));
    await waitFor(() => {
      expect(asked()).toMatchObject({ filter: { currency: { eq: 'BTC' } } });
    });
    expect(optionsOf('Currency')).toEqual(['BTC, Bitcoin']);
    await userEvent.click(screen.getByRole('radio', { name: 'Fiat' }));
    expect(optionsOf('Currency')).toEqual(['AUD, Australian Dollar', 'NZD, New Zealand Dollar']);
    await userEvent.selectOptions(screen.getByLabelText('Currency'), 'NZD');
    await waitFor(() => {
      expect(asked()).toMatchObject({ filter: { currency: { eq: 'NZD' } } });
    });
    await userEvent.click(screen.getByRole('radio', { name: 'All' }));
    await waitFor(() => {
      expect(asked()?.['filter']).not.toHaveProperty('currency');
    });
    expect(screen.queryByLabelText('Currency')).toBeNull();
  });

  it('are kept by the address', async () => {
    const { address } = rendered();
    await userEvent.selectOptions(screen.getByLabelText('Range'), '1 year');
    await userEvent.selectOptions(screen.getByLabelText('Type'), 'Manual adjustments');
    await userEvent.selectOptions(screen.getByLabelText('Records per page'), '20');
    await userEvent.click(await screen.findByRole('radio', { name: 'Crypto' }));
    expect(address()).toBe(`${start}&range=1-year&kind=manual-adjustments&size=20&money=crypto&currency=BTC`);
    await userEvent.selectOptions(screen.getByLabelText('Range'), '3 months');
    expect(address()).not.toContain('range');
  });

  it('keep two changes that follow each other before the address is drawn', () => {
    const { address } = rendered();
    act(() => {
      fireEvent.change(screen.getByLabelText('Range'), { target: { value: '1-year' } });
      expect(chosenOf('Range')).toBe('1 year');
      fireEvent.change(screen.getByLabelText('Type'), { target: { value: 'Bet' } });
    });
    expect(address()).toBe(`${start}&range=1-year&kind=bet`);
  });

  it('TXN-08 are read from the address and sent with the call', async () => {
    const { asked } = rendered(
      {},
      { at: `${start}&range=10-days&kind=transfer&size=5&money=fiat&currency=NZD` },
    );
    await waitFor(() => {
      expect(asked()).toEqual({
        first: 5,
        after: null,
        filter: {
          dateTimeCreated: { gte: '2026-11-11T00:00:00.000Z' },
          currency: { eq: 'NZD' },
          type: { in: ['TRANSFER_IN', 'TRANSFER_OUT'] },
        },
      });
    });
    expect([chosenOf('Range'), chosenOf('Type'), chosenOf('Records per page')]).toEqual([
      'Last 10 days',
      'Transfer',
      '5',
    ]);
    expect(await screen.findByRole('radio', { name: 'Fiat', checked: true })).toBeDefined();
  });

  it('stay out of the address where the account area is a modal', async () => {
    const { address, asked } = rendered({}, { at: '/' });
    await userEvent.selectOptions(screen.getByLabelText('Records per page'), '5');
    await waitFor(() => {
      expect(asked()).toMatchObject({ first: 5 });
    });
    expect(address()).toBe('/');
  });
});
