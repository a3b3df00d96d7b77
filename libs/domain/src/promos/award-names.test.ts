import { expect, it } from 'vitest';
import { awardNames } from './award-names.ts';

it.each([
  [null, { name: 'Open Gift', promo: null }],
  ['Open Gift', { name: 'Open Gift', promo: null }],
  ['Asked and Given', { name: 'Asked and Given', promo: 'Open Gift' }],
])('a promo that was the bonus %s before is called %o', (bonusName, names) => {
  expect(awardNames({ bonusName, promo: { name: 'Open Gift' } })).toEqual(names);
});
