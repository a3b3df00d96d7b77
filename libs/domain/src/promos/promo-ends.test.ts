import { expect, it } from 'vitest';
import { promoEndsText } from './index.ts';
import type { RunningPromoTerms } from './index.ts';

const matched: RunningPromoTerms = {
  type: 'DEPOSIT',
  currency: 'AUD',
  lockInEnabled: false,
  lockInRequiredDeposit: null,
  deposit: '20.00',
  walletMode: 'CASH',
  ends: 'Dec 03, 2026',
};

it.each<[Partial<RunningPromoTerms>, string]>([
  [{}, 'It ends at its target, on Dec 03, 2026, with a withdrawal in AUD, or when you cancel it.'],
  [
    { walletMode: 'BONUS' },
    'It ends at its target, on Dec 03, 2026, when too little bonus money is left for a bet, with a withdrawal in AUD, or when you cancel it.',
  ],
  [{ deposit: '0.00' }, 'It ends at its target, on Dec 03, 2026, or when you cancel it.'],
  [{ deposit: '0.00', ends: null }, 'It ends at its target, or when you cancel it.'],
])('says of a promo with %j what ends it', (change, text) => {
  expect(promoEndsText({ ...matched, ...change })).toBe(text);
});
