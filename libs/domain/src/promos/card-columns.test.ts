import { expect, it } from 'vitest';
import { oneColumnUpTo } from './index.ts';

it('PROMO-45 cards of promos keep one column up to 760 px, those of cashbacks up to 770 px', () => {
  expect(oneColumnUpTo).toEqual({ promos: 760, cashbacks: 770 });
});
