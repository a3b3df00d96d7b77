import { describe, expect, it } from 'vitest';
import { promoEndMessage } from './index.ts';

describe('promoEndMessage', () => {
  it.each([
    [
      'COMPLETE',
      'Promo Completed',
      '<p>You reached the turnover target of Fish &amp; Chips. What is left of its bonus is yours, as cash.</p>',
    ],
    [
      'EXPIRED',
      'Promo Expired',
      '<p>Fish &amp; Chips has expired, and with it what was left of its bonus.</p>',
    ],
    ['LOST', 'Promo Ended', '<p>The bonus of Fish &amp; Chips is played out.</p>'],
  ])('tells of %s', (ending, title, content) => {
    expect(promoEndMessage(ending, 'Fish & Chips')).toEqual({ title, content });
  });

  it.each(['CANCELED', 'ACTIVE', 'toString'])('tells nothing of %s', (ending) => {
    expect(promoEndMessage(ending, 'Fish & Chips')).toBeNull();
  });
});
