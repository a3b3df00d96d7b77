import { describe, expect, it } from 'vitest';
import { reasonRows } from '#test/reason-rows.ts';
import { money } from '../money/index.ts';
import { decidePayment, paymentReasons, shareReturned } from './index.ts';
import type { PaymentFacts, StakedBet } from './index.ts';

const bet: StakedBet = {
  ...{ member: 'mia', currency: 'AUD', freeSpin: false, status: 'UNSETTLED' },
  stake: money.of(1_000n),
  bought: money.zero,
  paid: money.zero,
};
const facts: PaymentFacts<StakedBet> = {
  bet,
  session: { member: 'mia', currency: 'AUD', freeSpin: false },
  ended: 'SETTLED',
  amount: money.of(2_500n),
  bought: money.zero,
  type: 'FIAT',
};

type Given = Partial<Omit<PaymentFacts<StakedBet>, 'bet' | 'amount' | 'bought'>> & {
  readonly bet?: Partial<StakedBet>;
  readonly amount?: bigint;
  readonly bought?: bigint;
};

function answerTo({ bet: own, amount = 2_500n, bought = 0n, ...change }: Given): string {
  const decision = decidePayment({
    ...{ ...facts, ...change },
    ...{ bet: { ...bet, ...own }, amount: money.of(amount), bought: money.of(bought) },
  });
  return decision.allowed ? decision.plan.pays : decision.reason;
}

const sold = { bought: money.of(250n), paid: money.of(240n) };
const paid = { paid: money.of(240n) };
const spun = {
  bet: { freeSpin: true },
  session: { member: 'mia', currency: 'AUD', freeSpin: true },
} as const;

describe('a payment for a round', () => {
  it.each<[string, Given, string]>([
    ['any win', {}, 'WIN'],
    ['a loss', { amount: 0n }, 'WIN'],
    ['a cash out', { ended: 'CASHOUT' }, 'WIN'],
    ['a part of the stake', { ended: 'UNSETTLED', bought: 999n }, 'WIN'],
    ['a part that buys nothing back', { ended: 'UNSETTLED' }, 'WIN'],
    ['a part of all the stake', { ended: 'UNSETTLED', bought: 1_000n }, 'boughtTooMuch'],
    ['a part of more than is left', { ended: 'UNSETTLED', bought: 750n, bet: sold }, 'boughtTooMuch'],
    ['an end that buys a part back', { bought: 1n }, 'boughtTooMuch'],
    ['a void with the stake', { ended: 'VOID', amount: 1_000n }, 'STAKE'],
    ['a void with a cent more', { ended: 'VOID', amount: 1_001n }, 'notTheStake'],
    ['a void with a cent less', { ended: 'VOID', amount: 999n }, 'notTheStake'],
    ['a void with nothing', { ended: 'VOID', amount: 0n }, 'notTheStake'],
    ['a void with what is left', { ended: 'VOID', amount: 750n, bet: sold }, 'REST_OF_STAKE'],
    ['a void with all, where a part was bought', { ended: 'VOID', amount: 1_000n, bet: sold }, 'notTheStake'],
    ['a void of what was paid for', { ended: 'VOID', amount: 1_000n, bet: paid }, 'partPaid'],
    ['a void free spin', { ...spun, ended: 'VOID', amount: 1_000n }, 'STAKE'],
    ['a void free spin with a win', { ...spun, ended: 'VOID', amount: 90_000n }, 'notTheStake'],
    [
      'a void free spin that has won',
      { ...spun, bet: { freeSpin: true, ...sold }, ended: 'VOID', amount: 750n },
      'partPaid',
    ],
    [
      'a void free spin of which a part was bought for nothing',
      { ...spun, bet: { freeSpin: true, bought: money.of(250n) }, ended: 'VOID', amount: 750n },
      'partPaid',
    ],
    [
      'a void of a round that is over',
      { ended: 'VOID', amount: 1_000n, bet: { status: 'SETTLED' } },
      'settled',
    ],
    ['a void of nobody’s round', { ended: 'VOID', amount: 1n, bet: { member: 'tom' } }, 'noBet'],
  ])('that is %s is %s', (_what, given, answer) => {
    expect(answerTo(given)).toBe(answer);
  });

  it('has a code and a sentence for each reason', () => {
    const rows = reasonRows(paymentReasons, { left: '7.50' });
    expect(rows.slice(-3)).toEqual([
      ['partPaid', 'CONFLICT', 'Part of this round was paid already. Settle the rest.'],
      ['notTheStake', 'BAD_USER_INPUT', 'amount: a void round gives back 7.50, what is left of its stake.'],
      [
        'boughtTooMuch',
        'BAD_USER_INPUT',
        'stake: a part is less than 7.50, what is left of the stake, and of an open round.',
      ],
    ]);
    expect(decidePayment({ ...facts, ended: 'VOID', bet: { ...bet, ...sold } })).toMatchObject({
      details: { left: '7.50' },
    });
  });
});

it.each<[returned: bigint, casino: bigint, main: bigint]>([
  [1_000n, 300n, 700n],
  [750n, 225n, 525n],
  [333n, 99n, 234n],
  [1n, 0n, 1n],
])('of a stake of 3.00 and 7.00 a return of %i is %i and %i', (returned, casino, main) => {
  const shares = [
    { wallet: 'CASINO', amount: 300n },
    { wallet: 'MAIN', amount: 700n },
  ];
  const expected = [
    { wallet: 'CASINO', amount: casino },
    { wallet: 'MAIN', amount: main },
  ].filter(({ amount }) => amount > 0n);
  expect(shareReturned(shares, returned)).toEqual(expected);
});
