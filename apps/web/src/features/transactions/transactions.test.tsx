import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { savedQuery } from '#shared/account-query/index.ts';
import { held, Refusal } from '#testing/fake-platform.ts';
import { answeredConfig } from '#testing/sample-config.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { btc } from '#testing/sample-account.ts';
import type { SessionService } from '../session/index.ts';
import { aud, net, record, records, renderHistory as rendered, start } from './testing.tsx';

beforeEach(() => {
  freshBrowser();
  localStorage.setItem('timezone', 'UTC');
  savedQuery.set('');
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T10:00:30Z'));
});

describe('the net deposits', () => {
  const figure = () => screen.getByText(/^Net deposits/).parentElement?.textContent;
  const renderTwoFigures = async () => {
    const history = rendered({
      NetDeposits: ({ filter }) =>
        JSON.stringify(filter).includes('BTC')
          ? net({ amount: '-1425.00', cryptoAmount: '-0.01', currency: btc })
          : net({ amount: '1234.5' }),
    });
    await waitFor(() => {
      expect(figure()).toBe('Net deposits in AUDA$1,234.50');
    });
    return history;
  };

  it('TXN-11 TXN-12 TXN-14 shows those of the chosen range and currency', async () => {
    const { platform } = await renderTwoFigures();
    const asked = () => platform.variablesOf('NetDeposits').at(-1);
    expect(asked()).toEqual({
      filter: {
        startDateTime: '2026-08-21T00:00:00.000Z',
        endDateTime: '2026-11-22T00:00:00.000Z',
        currency: 'AUD',
      },
    });
    await userEvent.selectOptions(screen.getByLabelText('Range'), '1 month');
    await waitFor(() => {
      expect(asked()).toMatchObject({ filter: { startDateTime: '2026-10-21T00:00:00.000Z' } });
    });
    await userEvent.click(await screen.findByRole('radio', { name: 'Crypto' }));
    await waitFor(() => {
      expect(figure()).toBe('Net deposits in BTC-₿0.01000000');
    });
    expect(asked()).toMatchObject({ filter: { currency: 'BTC' } });
  });

  it('TXN-14 follow a change of the active currency while all currencies are shown', async () => {
    const { session } = await renderTwoFigures();
    const now = session.state.get();
    if (!now.signedIn) throw new Error('Nobody is signed in.');
    act(() => {
      session.state.set({
        ...now,
        account: {
          ...now.account,
          activeCurrency: { code: 'BTC', name: 'Bitcoin', symbol: '₿', type: 'CRYPTO' },
        },
      });
    });
    await waitFor(() => {
      expect(figure()).toBe('Net deposits in BTC-₿0.01000000');
    });
  });

  it('can be tried again after a failure', async () => {
    const { platform } = rendered({
      NetDeposits: () => {
        throw new Refusal('INTERNAL_SERVER_ERROR', 'Broken.');
      },
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    platform.answer('NetDeposits', () => net({ amount: '7.00' }));
    await userEvent.click(again);
    expect(await screen.findByText('A$7.00')).toBeDefined();
  });
});

describe('the list', () => {
  it('TXN-09 shows movements with date, type, details, wallet, currency and amount', async () => {
    rendered({
      TransactionHistory: () =>
        records([record('1', { type: 'PROMO_BONUS', walletType: 'CASINO_BONUS', amount: '-20.5' })]),
    });
    await screen.findByText('Game 1');
    expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      '11/20/2026 - 07:05AM20 November 2026, 07:05',
      'Promo bonus',
      'Game 1',
      'Casino bonus',
      'AUD',
      '-A$20.50',
    ]);
  });

  it('TXN-15 shows a skeleton of 10 rows while it loads, at any page size', () => {
    rendered({ TransactionHistory: held<unknown>().answer }, { at: `${start}&size=20` });
    expect(document.querySelectorAll('[data-part=skeleton-row]')).toHaveLength(10);
  });

  it("TXN-16 reads 'No records found' when it is empty, and then there is nothing to save", async () => {
    rendered();
    expect(await screen.findByText('No records found')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Download CSV' })).toHaveProperty('disabled', true);
  });

  it('TXN-19 starts again at the first page when a filter changes, and when it changes back', async () => {
    const { asked } = rendered({
      TransactionHistory: ({ after }) =>
        after === null ? records([record('1')], 'cursor-1', 12) : records([record('2')], null, 12),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    await screen.findByText('Game 2');
    expect(asked()).toMatchObject({ after: 'cursor-1' });
    await userEvent.selectOptions(screen.getByLabelText('Type'), 'Bet');
    await screen.findByText('Game 1');
    expect(asked()).toMatchObject({
      after: null,
      filter: { type: { in: ['BET', 'FREE_SPIN_BET', 'BET_REFUND'] } },
    });
    expect(screen.getByText('Page 1 of 2')).toBeDefined();
    await userEvent.selectOptions(screen.getByLabelText('Type'), 'All');
    await waitFor(() => {
      expect(asked()?.['filter']).not.toHaveProperty('type');
    });
    expect(asked()).toMatchObject({ after: null });
    expect(await screen.findByText('Page 1 of 2')).toBeDefined();
  });

  it('TXN-19 starts again at the first page when the page size changes', async () => {
    const { asked } = rendered({
      TransactionHistory: ({ after }) =>
        after === null ? records([record('1')], 'cursor-1', 22) : records([record('2')], 'cursor-2', 22),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Page 2 of 3')).toBeDefined();
    await userEvent.selectOptions(screen.getByLabelText('Records per page'), '5');
    expect(await screen.findByText('Page 1 of 5')).toBeDefined();
    expect(asked()).toMatchObject({ first: 5, after: null });
  });
});

describe('a currency type without a currency in the address', () => {
  const at = `${start}&money=fiat`;

  it('TXN-10 asks for nothing before the currencies of the site are known', async () => {
    const config = held<unknown>();
    const { platform } = rendered({ Config: config.answer }, { at });
    await screen.findByLabelText('Range');
    expect(platform.variablesOf('TransactionHistory')).toEqual([]);
    expect(platform.variablesOf('NetDeposits')).toEqual([]);
    config.release({ config: { ...answeredConfig, availableCurrencies: [btc, aud] } });
    await screen.findByText('No records found');
    expect(platform.variablesOf('TransactionHistory')).toMatchObject([
      { filter: { currency: { eq: 'AUD' } } },
    ]);
    expect(platform.variablesOf('NetDeposits')).toMatchObject([{ filter: { currency: 'AUD' } }]);
  });

  it('can be tried again when they cannot be had', async () => {
    const { platform } = rendered(
      {
        Config: () => {
          throw new Refusal('INTERNAL_SERVER_ERROR', 'Broken.');
        },
      },
      { at },
    );
    const again = await screen.findByRole('button', { name: 'Try again' });
    platform.answer('Config', () => ({ config: { ...answeredConfig, availableCurrencies: [aud] } }));
    await userEvent.click(again);
    await screen.findByText('No records found');
    expect(platform.variablesOf('TransactionHistory')).toHaveLength(1);
  });
});

describe('the download', () => {
  it('saves every page of what the filters show, in a file named by the range', async () => {
    const saved: Blob[] = [];
    const names: string[] = [];
    URL.createObjectURL = (blob: Blob) => {
      saved.push(blob);
      return 'blob:saved';
    };
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const { platform } = rendered({
      TransactionHistory: () => records([record('1')], 'cursor-1', 2),
      ExportedTransactions: ({ after }) =>
        after === null
          ? records(
              [record('1', { transactionDetails: { __typename: 'TransactionDetails', name: '=1+1' } })],
              'c',
              2,
            )
          : records([record('2', { currency: btc, amount: '0.1' })], null, 2),
    });
    await userEvent.selectOptions(screen.getByLabelText('Type'), 'Bet');
    await screen.findByText('Game 1');
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => {
      expect(names).toEqual(['transactions_2026-08-21_2026-11-21.csv']);
    });
    const bytes = new Uint8Array((await saved[0]?.arrayBuffer()) ?? new ArrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toBe(
      'Date (UTC),Type,Details,Wallet,Currency,Amount\r\n' +
        "11/20/2026 - 07:05AM,Bet,'=1+1,Casino,AUD,-2.50\r\n" +
        '11/20/2026 - 07:05AM,Bet,Game 2,Casino,BTC,0.10000000\r\n',
    );
    const bets = { in: ['BET', 'FREE_SPIN_BET', 'BET_REFUND'] };
    expect(platform.variablesOf('ExportedTransactions')).toMatchObject([
      { after: null, filter: { type: bets } },
      { after: 'c', filter: { type: bets } },
    ]);
  });

  it.each([
    [
      'somebody else is signed in meanwhile',
      ({ state }: SessionService) => {
        state.update((now) => ({ ...now, generation: now.generation + 1 }));
      },
    ],
    [
      'the token is another one',
      () => {
        document.cookie = 'access-token=of-somebody-else; path=/';
      },
    ],
  ])('ends without a file when %s', async (_what, happens) => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const first = held<unknown>();
    const { platform, session } = rendered({
      TransactionHistory: () => records([record('1')]),
      ExportedTransactions: ({ after }) =>
        after === null ? first.answer() : records([record('2')], null, 2),
    });
    await screen.findByText('Game 1');
    const download = screen.getByRole('button', { name: 'Download CSV' });
    await userEvent.click(download);
    act(() => {
      happens(session);
    });
    first.release(records([record('1')], 'c', 2));
    await waitFor(() => {
      expect(download.getAttribute('aria-busy')).toBeNull();
    });
    expect(platform.variablesOf('ExportedTransactions')).toHaveLength(1);
    expect(click).not.toHaveBeenCalled();
  });

  it('says when it fails', async () => {
    rendered({
      TransactionHistory: () => records([record('1')]),
      ExportedTransactions: () => {
        throw new Refusal('RATE_LIMITED', 'Please wait a moment.');
      },
    });
    await screen.findByText('Game 1');
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    expect(await screen.findByText('Download Failed')).toBeDefined();
    expect(screen.getByText('Please wait a moment.')).toBeDefined();
  });
});
