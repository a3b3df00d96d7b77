import { describe, expect, it } from 'vitest';
import {
  awaitsCurrency,
  readHistoryFilters,
  transactionCallFilter,
  withCurrencyType,
  writeHistoryFilters,
} from './index.ts';
import type { HistoryOptions } from './index.ts';
import { available, options } from './testing/history-options.ts';

const period = { from: new Date('2026-08-21T00:00:00Z'), to: new Date('2026-11-22T00:00:00Z') };

const read = (query: string, given: HistoryOptions = options) => {
  const pairs = new Map(query.split('&').map((pair) => pair.split('=') as [string, string]));
  return readHistoryFilters((name) => pairs.get(name) ?? null, given);
};

describe('filters of the transaction history in an address', () => {
  it('TXN-01 TXN-02 are three months and 10 on a page without any', () => {
    const initial = { range: '3-months', type: 'All', currencyType: 'ALL', currency: null, pageSize: 10 };
    expect(read('tab=transaction-history')).toEqual(initial);
    expect(Object.values(writeHistoryFilters(read('')))).toEqual([null, null, null, null, null]);
  });

  it('are read as they were written', () => {
    const chosen = {
      range: '1-year',
      type: 'Manual adjustments',
      currencyType: 'CRYPTO',
      currency: 'ETH',
      pageSize: 20,
    } as const;
    const written = writeHistoryFilters(chosen);
    expect(written).toEqual({
      range: '1-year',
      kind: 'manual-adjustments',
      money: 'crypto',
      currency: 'ETH',
      size: '20',
    });
    expect(
      read(
        Object.entries(written)
          .map((pair) => pair.join('='))
          .join('&'),
      ),
    ).toEqual(chosen);
  });

  it('take nothing that is not offered', () => {
    expect(read('range=1-century&kind=%00&money=gold&currency=XAU&size=1000')).toEqual(read(''));
    expect(read('money=fiat&currency=BTC')).toMatchObject({ currencyType: 'FIAT', currency: 'AUD' });
    expect(read('money=crypto&currency=BTC', { hidesCrypto: true, available })).toMatchObject({
      currencyType: 'ALL',
      currency: null,
    });
  });

  it('keep the requested currency until it is known what is available', () => {
    expect(read('money=fiat&currency=NZD', { hidesCrypto: false, available: [] })).toMatchObject({
      currency: 'NZD',
    });
  });
});

describe('a currency type', () => {
  const unknown: HistoryOptions = { hidesCrypto: false, available: [] };

  it.each([
    ['money=fiat', unknown, true],
    ['money=crypto', unknown, true],
    ['money=fiat&currency=NZD', unknown, false],
    ['', unknown, false],
    ['money=fiat', options, false],
  ])('TXN-10 of %j waits for its currency only while none is known', (query, given, waits) => {
    expect(awaitsCurrency(read(query, given), given)).toBe(waits);
  });
});

describe('what is sent for them', () => {
  it('TXN-10 Fiat and Crypto send the chosen available currency of that type, and All sends none', () => {
    const fiat = withCurrencyType(read(''), 'FIAT', available);
    expect(fiat.currency).toBe('AUD');
    expect(transactionCallFilter({ ...fiat, currency: 'NZD' }, period)).toEqual({
      dateTimeCreated: { gte: '2026-08-21T00:00:00.000Z' },
      currency: { eq: 'NZD' },
    });
    const crypto = withCurrencyType(fiat, 'CRYPTO', available);
    expect(crypto.currency).toBe('BTC');
    expect(transactionCallFilter(crypto, period).currency).toEqual({ eq: 'BTC' });
    const all = withCurrencyType(crypto, 'ALL', available);
    expect(transactionCallFilter(all, period)).toEqual({
      dateTimeCreated: { gte: '2026-08-21T00:00:00.000Z' },
    });
  });

  it('TXN-06 a type is sent as the list of its types, and TXN-07 All sends no list', () => {
    expect(transactionCallFilter({ ...read(''), type: 'Transfer' }, period).type).toEqual({
      in: ['TRANSFER_IN', 'TRANSFER_OUT'],
    });
    expect('type' in transactionCallFilter(read(''), period)).toBe(false);
  });
});
