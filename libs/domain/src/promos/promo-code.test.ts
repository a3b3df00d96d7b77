import { expect, it } from 'vitest';
import { isSamePromoCode, promoCodeKey } from './index.ts';

it.each([
  ['MIDWEEK50', 'MIDWEEK50', true],
  ['MIDWEEK50', 'midweek50', true],
  ['MIDWEEK50', ' MidWeek50 ', true],
  ['MIDWEEK50', 'MIDWEEK5', false],
  ['MIDWEEK50', 'MID WEEK50', false],
  ['MIDWEEK50', '', false],
])('%s is meant by %j: %s', (code, typed, same) => {
  expect(isSamePromoCode(code, typed)).toBe(same);
  expect(isSamePromoCode(typed, code)).toBe(same);
});

it('looks a code up without its case and the spaces around it', () => {
  expect(promoCodeKey(' MidWeek50\n')).toBe('midweek50');
});
