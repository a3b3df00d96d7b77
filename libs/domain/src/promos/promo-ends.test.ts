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
  freeSpins: 0,
};

it.each<[Partial<RunningPromoTerms>, string]>([
  [{}, 'It ends at its target, on Dec 03, 2026, with a withdrawal in AUD, or when you cancel it.'],
  [
    { walletMode: 'BONUS' },
    'It ends at its target, on Dec 03, 2026, when too little bonus money is left for a bet, with a withdrawal in AUD, or when you cancel it.',
  ],
  [
    { type: 'DEPOSIT_AND_PLAY', lockInEnabled: true, lockInRequiredDeposit: '200.00', deposit: '0.00' },
    'It ends at its target, on Dec 03, 2026, with a withdrawal in any currency, or when you cancel it.',
  ],
  [{ deposit: '0.00' }, 'It ends at its target, on Dec 03, 2026, or when you cancel it.'],
  [{ deposit: '0.00', ends: null }, 'It ends at its target, or when you cancel it.'],
  [
    { deposit: '0.00', ends: null, freeSpins: 4 },
    'It ends at its target, or when you cancel it. The free spins that are left stay yours when it ends at its target, and go with any other end.',
  ],
  [
    { deposit: '0.00', ends: null, freeSpins: 4, walletMode: 'BONUS' },
    'It ends at its target, when too little bonus money is left for a bet, or when you cancel it. ' +
      'The free spins that are left stay yours when it ends at its target or for want of bonus money, and go with any other end.',
  ],
])('says of a promo with %j what ends it', (change, text) => {
  expect(promoEndsText({ ...matched, ...change })).toBe(text);
});
