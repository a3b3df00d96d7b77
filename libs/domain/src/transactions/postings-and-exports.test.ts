import { describe, expect, it } from 'vitest';
import { csvOf } from '../format/index.ts';
import {
  decideNetDeposits,
  displayNetDeposits,
  historyFileName,
  historyPeriod,
  netDeposits,
  netDepositsReasons,
  postingProblem,
  postingRules,
  transactionsCsv,
} from './index.ts';
import { csvRow } from './testing/csv-row.ts';

describe('an entry of several legs', () => {
  const wallet = (amount: bigint) => ({ house: null, amount });

  it('is right where every wallet has the sign of its type, and wrong where one has not', () => {
    const house = { house: 'GAMES', amount: 9n } as const;
    expect(postingProblem('BET', [wallet(-4n), wallet(-5n), house])).toBeNull();
    expect(postingProblem('BET', [wallet(-4n), wallet(5n), house])).toBe('BET takes from a wallet.');
    expect(postingProblem('PAYOUT', [wallet(4n), wallet(-5n), house])).toBe('PAYOUT adds to a wallet.');
  });

  it('TXN-06 of nothing is neither a debit nor no debit: a credit of 0 adds nothing', () => {
    expect(postingProblem('DEPOSIT', [wallet(0n), { house: 'CASH_IN', amount: 0n }])).toBe(
      'DEPOSIT adds to a wallet.',
    );
  });

  it('is right between two or more wallets of the member, either way', () => {
    expect(postingProblem('TRANSFER_OUT', [wallet(-5n), wallet(2n), wallet(3n)])).toBeNull();
    expect(postingProblem('PROMO_CONVERSION', [wallet(5n), wallet(-5n)])).toBeNull();
    expect(postingProblem('TRANSFER_IN', [wallet(5n)])).toBe('TRANSFER_IN moves money between two wallets.');
  });

  it('is told of its accounts before its wallets, and of all of them', () => {
    const mixed = [wallet(-1n), { house: 'FEES', amount: 1n }, { house: 'PROMO', amount: 1n }] as const;
    expect(postingProblem('DEPOSIT', mixed)).toBe('DEPOSIT is not posted against FEES,PROMO.');
    expect(postingProblem('TRANSFER_IN', mixed)).toBe('TRANSFER_IN is not posted against FEES,PROMO.');
  });

  it('of no legs at all is wrong for every type', () => {
    expect(postingProblem('WITHDRAWAL', [])).toBe('WITHDRAWAL moves no such money of the house.');
    expect(postingProblem('BET', [])).toBe('BET moves no such money of the house.');
  });

  it('WDR-07 pays a withdrawal out of what is held, and its fee', () => {
    const held = { house: 'HELD', amount: -5n } as const;
    expect(postingProblem('WITHDRAWAL', [held, { house: 'CASH_OUT', amount: 5n }])).toBeNull();
    expect(postingProblem('WITHDRAWAL', [held, { house: 'FEES', amount: 5n }])).toBeNull();
    expect(postingProblem('WITHDRAWAL', [held, { house: 'CASH_IN', amount: 5n }])).toBe(
      'WITHDRAWAL moves no such money of the house.',
    );
  });

  it('is left to the operator for what no flow posts', () => {
    const byOperator = Object.entries(postingRules)
      .filter(([, rule]) => rule.byOperator)
      .map(([type]) => type);
    expect(byOperator).toEqual([
      'FREE_SPIN_BONUS',
      'CASHBACK_REVERSAL',
      'JACKPOT_PAYOUT',
      'TOURNAMENT_PAYOUT',
      'AUTO_PAYOUT',
      'TRANSFER_IN',
      'TRANSFER_OUT',
      'MANUAL_ADJUSTMENT_CREDIT',
      'MANUAL_ADJUSTMENT_DEBIT',
      'ADJUSTMENT_CREDIT',
      'ADJUSTMENT_DEBIT',
      'SYSTEM_CREDIT',
      'SYSTEM_DEBIT',
    ]);
  });
});

describe('net deposits', () => {
  it.each([
    ['AUD', 0, 1, 0, 0],
    ['eth', 1_000, 5_000, 1_000, 4_999],
    ['Usdt', 5, 5, 5, 4],
  ])(
    'TXN-11 in %s from %i until %i are taken from %i to %i, both included',
    (currency, start, end, from, to) => {
      expect(decideNetDeposits({ currency, start, end })).toMatchObject({
        allowed: true,
        plan: { currency: { code: currency.toUpperCase() }, from, to },
      });
    },
  );

  it('are refused with the currency as it was asked for', () => {
    expect(decideNetDeposits({ currency: 'xau', start: 9, end: 1 })).toEqual({
      allowed: false,
      reason: 'unknownCurrency',
      details: { currency: 'xau' },
    });
    expect(decideNetDeposits({ currency: 'aud', start: 2, end: 1 })).toEqual({
      allowed: false,
      reason: 'endsBeforeStart',
      details: { currency: 'aud' },
    });
    expect(Object.values(netDepositsReasons).map(({ code }) => code)).toEqual([
      'BAD_USER_INPUT',
      'BAD_USER_INPUT',
    ]);
  });

  it.each([
    [0n, 0n, 0n],
    [0n, 1n, -1n],
    [1n, 0n, 1n],
    [5_000n, 5_000n, 0n],
  ])('TXN-13 of %i paid in and %i paid out are %i', (deposits, withdrawals, net) => {
    expect(netDeposits({ deposits, withdrawals })).toBe(net);
  });

  it('TXN-12 of crypto without a crypto amount are shown as none, never as the fiat amount', () => {
    const currency = { symbol: '₿', type: 'CRYPTO' } as const;
    expect(displayNetDeposits({ amount: '1425.00', cryptoAmount: null, currency })).toBe('₿0.00');
    expect(displayNetDeposits({ amount: '1425.00', cryptoAmount: '-0.00000001', currency })).toBe(
      '-₿0.00000001',
    );
  });
});

describe('the period of the history', () => {
  const periodOf = (range: Parameters<typeof historyPeriod>[0], now: string, zone: string) => {
    const { from, to } = historyPeriod(range, new Date(now), zone);
    return [from.toISOString(), to.toISOString()];
  };

  it.each([
    // The clocks go forward on 4 October 2026 and back on 5 April 2026, in New Zealand on 27 September.
    [
      '10-days',
      '2026-10-04T14:00:00Z',
      'Australia/Sydney',
      '2026-09-24T14:00:00.000Z',
      '2026-10-05T13:00:00.000Z',
    ],
    [
      '10-days',
      '2026-04-05T13:00:00Z',
      'Australia/Sydney',
      '2026-03-25T13:00:00.000Z',
      '2026-04-05T14:00:00.000Z',
    ],
    [
      '1-month',
      '2026-10-01T00:00:00Z',
      'Pacific/Auckland',
      '2026-08-31T12:00:00.000Z',
      '2026-10-01T11:00:00.000Z',
    ],
    [
      '3-months',
      '2026-12-31T12:00:00Z',
      'Australia/Lord_Howe',
      '2026-09-29T13:30:00.000Z',
      '2026-12-31T13:00:00.000Z',
    ],
    ['1-year', '2025-02-28T12:00:00Z', 'UTC', '2024-02-28T00:00:00.000Z', '2025-03-01T00:00:00.000Z'],
    ['1-month', '2024-03-31T00:00:00Z', 'UTC', '2024-02-29T00:00:00.000Z', '2024-04-01T00:00:00.000Z'],
  ] as const)('TXN-03 of %s at %s in %s is from %s until %s', (range, now, zone, from, to) => {
    expect(periodOf(range, now, zone)).toEqual([from, to]);
  });

  it('names its file by the days of the visitor', () => {
    const now = new Date('2026-12-31T13:30:00Z');
    expect(historyFileName('1-year', now, 'Australia/Sydney')).toBe('transactions_2026-01-01_2027-01-01.csv');
    expect(historyFileName('1-year', now, 'UTC')).toBe('transactions_2025-12-31_2026-12-31.csv');
  });
});

describe('an exported file', () => {
  it.each([
    ['plain', 'plain'],
    ['', ''],
    ['a,b', '"a,b"'],
    ['a"b', '"a""b"'],
    ['a\rb', '"a\rb"'],
    ['trailing ', '"trailing "'],
    ['12', '12'],
    ['-12.50', '-12.50'],
    ['-12.', "'-12."],
    ['--12', "'--12"],
    ['1=2', '1=2'],
    ['a@b', 'a@b'],
    ['＋61', "'＋61"],
    ['＠x', "'＠x"],
    ['－1', "'－1"],
  ])('has the cell %j as %j', (text, cell) => {
    expect(csvOf(['a'], [[text]])).toBe(`\uFEFFa\r\n${cell}\r\n`);
  });

  it('has a header alone where there is nothing to export', () => {
    expect(transactionsCsv([], 'UTC')).toBe('\uFEFFDate (UTC),Type,Details,Wallet,Currency,Amount\r\n');
  });

  it('leaves an amount that cannot be read as it came, and an unreadable moment empty', () => {
    const row = { ...csvRow, dateTimeCreated: 'yesterday', details: '=1+1', wallet: 'Main', amount: '1.005' };
    expect(transactionsCsv([row], 'UTC').split('\r\n')[1]).toBe(",Bet,'=1+1,Main,AUD,1.005");
  });
});
