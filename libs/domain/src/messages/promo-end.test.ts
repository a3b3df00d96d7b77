import { describe, expect, it } from 'vitest';
import { promoEndMessage } from './index.ts';

describe('promoEndMessage', () => {
  it.each([
    [
      'TURNOVER',
      'Promo Completed',
      '<p>You reached the turnover target of Fish &amp; Chips. What is left of its bonus is yours, as cash.</p>',
    ],
    [
      'SPINS_GIVEN',
      'Promo Completed',
      '<p>Fish &amp; Chips gave its free spins, with nothing to turn over.</p>',
    ],
    ['TIME', 'Promo Expired', '<p>Fish &amp; Chips has expired, and with it what was left of its bonus.</p>'],
    [
      'WAIT',
      'Promo Expired',
      '<p>Fish &amp; Chips waited 7 days for another promo to end. It has expired, and never began.</p>',
    ],
    ['BONUS_PLAYED', 'Promo Ended', '<p>The bonus of Fish &amp; Chips is played out.</p>'],
    [
      'BONUS_TOO_SMALL',
      'Promo Ended',
      '<p>The bonus of Fish &amp; Chips is too small for a bet on any of its games, and was taken back.</p>',
    ],
    [
      'OPERATOR',
      'Promo Ended',
      '<p>Our team ended Fish &amp; Chips, and what was left of its bonus was taken back.</p>',
    ],
    [
      'DEPOSIT_REVERSED',
      'Promo Ended',
      '<p>The deposit that earned Fish &amp; Chips was disputed or taken back, and what was left of its bonus was taken with it.</p>',
    ],
  ] as const)('tells of an end by %s', (cause, title, content) => {
    expect(promoEndMessage({ cause, began: true, type: 'DEPOSIT' }, 'Fish & Chips')).toEqual({
      title,
      content,
    });
  });

  it.each([
    ['OPERATOR', 'Promo Ended', '<p>Our team ended Fish &amp; Chips before it began.</p>'],
    [
      'DEPOSIT_REVERSED',
      'Promo Ended',
      '<p>The deposit that earned Fish &amp; Chips was disputed or taken back, and it ended before it began.</p>',
    ],
    [
      'NOT_ACTIVATED',
      'Bonus Expired',
      '<p>Fish &amp; Chips was not activated before its end, and has expired.</p>',
    ],
    [
      'LOCK_IN_OVER',
      'Lock-in Ended',
      '<p>Fish &amp; Chips stopped before your lock-in to it was finished.</p>',
    ],
  ] as const)('tells of an end by %s before it began', (cause, title, content) => {
    expect(promoEndMessage({ cause, began: false, type: 'CONSUMABLE' }, 'Fish & Chips')).toEqual({
      title,
      content,
    });
  });

  it.each(['MEMBER', 'WITHDRAWAL', 'LOCK_IN_CANCELED'] as const)('tells nothing of an end by %s', (cause) => {
    expect(promoEndMessage({ cause, began: true, type: 'DEPOSIT' }, 'Fish & Chips')).toBeNull();
    expect(promoEndMessage({ cause, began: false, type: 'CONSUMABLE' }, 'Fish & Chips')).toBeNull();
  });

  it('tells nothing of the bonus of a login that was left alone, and of any other end of it', () => {
    const own = { began: false, type: 'LOGIN' } as const;
    expect(promoEndMessage({ ...own, cause: 'NOT_ACTIVATED' }, 'Daybreak')).toBeNull();
    expect(promoEndMessage({ ...own, cause: 'OPERATOR' }, 'Daybreak')?.title).toBe('Promo Ended');
    expect(promoEndMessage({ cause: 'TIME', began: true, type: 'LOGIN' }, 'Daybreak')?.title).toBe(
      'Promo Expired',
    );
  });
});
