import { expect, it } from 'vitest';
import { statedCurrencyProblem } from './index.ts';

it('an amount has to be meant in the active currency, where it is said in which one it was shown', () => {
  expect(statedCurrencyProblem('AUD', 'AUD')).toBeNull();
  expect(statedCurrencyProblem(null, 'AUD')).toBeNull();
  expect(statedCurrencyProblem('AUD', 'NZD')).toBe(
    'Your active currency is NZD now, not AUD. Check the amount and try again.',
  );
});
