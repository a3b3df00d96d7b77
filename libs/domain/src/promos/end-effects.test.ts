import { expect, it } from 'vitest';
import { money } from '../money/index.ts';
import {
  bonusPosting,
  bonusShares,
  operatorEnding,
  operatorSpinsEnding,
  promoStakeKind,
  spinsEnding,
  takenBackAs,
} from './index.ts';

it.each([
  ['CANCELED', 'PROMO_CANCELLATION', 'PROMO_CANCELLATION', 'CANCELLED'],
  ['COMPLETE', 'PROMO_CONVERSION', 'PROMO_CANCELLATION', null],
  ['EXPIRED', 'PROMO_EXPIRY', 'PROMO_EXPIRY', 'EXPIRED'],
  ['LOST', 'PROMO_CANCELLATION', 'PROMO_CANCELLATION', null],
] as const)(
  'a promo that ends as %s posts what is left as %s, and takes back as %s; its free spins become %s',
  (status, left, taken, spins) => {
    expect([bonusPosting(status), takenBackAs(status), spinsEnding[status]]).toEqual([left, taken, spins]);
  },
);

it.each([
  [500n, 0n, [['CASINO_BONUS', 500n]]],
  [
    500n,
    200n,
    [
      ['SPORT_BONUS', 200n],
      ['CASINO_BONUS', 300n],
    ],
  ],
  [500n, 500n, [['SPORT_BONUS', 500n]]],
  [500n, 700n, [['SPORT_BONUS', 500n]]],
  [0n, 0n, []],
] as const)('of %i left with %i won by sport goes its share (%#)', (left, sport, shares) => {
  const taken = bonusShares(money.of(left), money.of(sport));
  expect(taken.map(({ wallet, amount }) => [wallet, amount])).toEqual(shares);
});

it('the operator cancels or expires, and says that it was they', () => {
  expect(operatorEnding).toEqual({
    CANCEL: { status: 'CANCELED', cause: 'OPERATOR' },
    EXPIRE: { status: 'EXPIRED', cause: 'OPERATOR' },
  });
  expect(operatorSpinsEnding).toEqual({ CANCEL: 'CANCELLED', EXPIRE: 'EXPIRED' });
});

it.each([
  ['ACTIVE', 'LEFT'],
  ['PENDING', 'AWARD'],
  ['COMPLETE', 'NOTHING'],
  ['CANCELED', 'NOTHING'],
  ['EXPIRED', 'NOTHING'],
  ['LOST', 'NOTHING'],
] as const)('with a promo %s goes: %s', (status, kind) => {
  expect(promoStakeKind(status)).toBe(kind);
});
