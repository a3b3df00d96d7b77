import { expect, it } from 'vitest';
import { bonusPosting, spinsEnding, takenBackAs } from './index.ts';

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
