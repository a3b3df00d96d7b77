import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  awaitsCurrency,
  currenciesOfChoice,
  currencyTypeChoices,
  historyPageSizes,
  historyRanges,
  readHistoryFilters,
  transactionCallFilter,
  transactionFilterNames,
  withCurrencyType,
  writeHistoryFilters,
} from './index.ts';
import type { HistoryFilters, HistoryOptions } from './index.ts';
import { available, options } from './testing/history-options.ts';

const initial: HistoryFilters = {
  range: '3-months',
  type: 'All',
  currencyType: 'ALL',
  currency: null,
  pageSize: 10,
};

const read = (query: Readonly<Record<string, string | null>>, given: HistoryOptions = options) =>
  readHistoryFilters((name) => query[name] ?? null, given);

describe('one filter in an address', () => {
  it.each([
    ['10-days', '10-days'],
    ['1-month', '1-month'],
    ['3-months', '3-months'],
    ['1-year', '1-year'],
    ['Last 10 days', '3-months'],
    ['', '3-months'],
    ['1-YEAR', '3-months'],
  ])('TXN-02 range=%s is %s', (range, expected) => {
    expect(read({ range })).toEqual({ ...initial, range: expected });
  });

  it.each([
    ['deposit', 'Deposit'],
    ['withdrawal', 'Withdrawal'],
    ['bet', 'Bet'],
    ['promo', 'Promo'],
    ['cashback', 'Cashback'],
    ['payout', 'Payout'],
    ['transfer', 'Transfer'],
    ['manual-adjustments', 'Manual adjustments'],
    ['adjustments', 'Adjustments'],
    ['system', 'System'],
    ['all', 'All'],
    ['Deposit', 'All'],
    ['manual adjustments', 'All'],
  ])('TXN-05 kind=%s is %s', (kind, type) => {
    expect(read({ kind })).toEqual({ ...initial, type });
  });

  it.each([
    ['5', 5],
    ['10', 10],
    ['20', 20],
    ['50', 10],
    ['05', 10],
    ['5.0', 10],
    ['', 10],
  ])('TXN-01 size=%s is %i', (size, pageSize) => {
    expect(read({ size })).toEqual({ ...initial, pageSize });
  });

  it.each([
    ['fiat', null, 'FIAT', 'AUD'],
    ['FIAT', null, 'FIAT', 'AUD'],
    ['fiat', 'NZD', 'FIAT', 'NZD'],
    ['fiat', 'nzd', 'FIAT', 'AUD'],
    ['crypto', null, 'CRYPTO', 'BTC'],
    ['crypto', 'ETH', 'CRYPTO', 'ETH'],
    ['crypto', 'AUD', 'CRYPTO', 'BTC'],
    ['all', 'AUD', 'ALL', null],
    [null, 'AUD', 'ALL', null],
    ['gold', 'AUD', 'ALL', null],
  ])('TXN-10 money=%s with currency=%s is %s in %s', (money, currency, currencyType, expected) => {
    expect(read({ money, currency })).toEqual({ ...initial, currencyType, currency: expected });
  });

  it('CONF-10 has no crypto where the site hides it, whatever the address says', () => {
    expect(read({ money: 'crypto', currency: 'ETH' }, { hidesCrypto: true, available })).toEqual(initial);
    expect(currencyTypeChoices(true)).not.toContain('CRYPTO');
  });

  it('TXN-10 has no currency of a type of which none is available', () => {
    const onlyFiat = available.filter(({ type }) => type === 'FIAT');
    expect(read({ money: 'crypto' }, { hidesCrypto: false, available: onlyFiat })).toEqual({
      ...initial,
      currencyType: 'CRYPTO',
    });
    expect(currenciesOfChoice('CRYPTO', onlyFiat)).toEqual([]);
  });
});

describe('filters of any kind', () => {
  const codes = { FIAT: ['AUD', 'NZD'], CRYPTO: ['BTC', 'ETH'] } as const;
  const anyFilters = fc
    .record({
      range: fc.constantFrom(...historyRanges.map(({ value }) => value)),
      type: fc.constantFrom(...transactionFilterNames),
      currencyType: fc.constantFrom('ALL' as const, 'FIAT' as const, 'CRYPTO' as const),
      second: fc.boolean(),
      pageSize: fc.constantFrom(...historyPageSizes),
    })
    .map(({ second, currencyType, ...rest }): HistoryFilters => ({
      ...rest,
      currencyType,
      currency: currencyType === 'ALL' ? null : codes[currencyType][second ? 1 : 0],
    }));

  it('are read as they were written, and the defaults are left out', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const written = writeHistoryFilters(filters);
        expect(read(written)).toEqual(filters);
        expect(written.range === null).toBe(filters.range === '3-months');
        expect(written.kind === null).toBe(filters.type === 'All');
        expect(written.money === null).toBe(filters.currencyType === 'ALL');
        expect(written.size === null).toBe(filters.pageSize === 10);
      }),
    );
  });

  it('TXN-10 keep everything but the currency when its type changes', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const changed = withCurrencyType(filters, 'CRYPTO', available);
        expect(changed).toEqual({ ...filters, currencyType: 'CRYPTO', currency: 'BTC' });
        expect(withCurrencyType(filters, 'ALL', available)).toMatchObject({ currency: null });
        expect(withCurrencyType(filters, 'FIAT', []).currency).toBeNull();
      }),
    );
  });

  it.each([
    ['FIAT', null, [], true],
    ['CRYPTO', null, [], true],
    ['ALL', null, [], false],
    ['FIAT', 'AUD', [], false],
    ['FIAT', null, available, false],
  ] as const)(
    'TXN-10 of %s in %s wait while these are available: %j: %s',
    (currencyType, currency, known, waits) => {
      expect(awaitsCurrency({ ...initial, currencyType, currency }, { available: known })).toBe(waits);
    },
  );
});

describe('the filter that is sent', () => {
  const period = { from: new Date('2026-08-20T14:00:00Z'), to: new Date('2026-11-22T13:00:00Z') };

  it('TXN-07 TXN-10 is the moment from which alone for All', () => {
    expect(transactionCallFilter(initial, period)).toEqual({
      dateTimeCreated: { gte: '2026-08-20T14:00:00.000Z' },
    });
  });

  it.each([
    ['Deposit', ['DEPOSIT', 'DEPOSIT_REVERSAL']],
    ['Bet', ['BET', 'FREE_SPIN_BET', 'BET_REFUND']],
    ['Manual adjustments', ['MANUAL_ADJUSTMENT_CREDIT', 'MANUAL_ADJUSTMENT_DEBIT']],
  ] as const)('TXN-06 TXN-08 names the types of %s and the currency', (type, types) => {
    expect(
      transactionCallFilter({ ...initial, type, currencyType: 'CRYPTO', currency: 'ETH' }, period),
    ).toEqual({
      dateTimeCreated: { gte: '2026-08-20T14:00:00.000Z' },
      currency: { eq: 'ETH' },
      type: { in: types },
    });
  });
});
