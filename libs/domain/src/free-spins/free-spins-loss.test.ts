import { describe, expect, it } from 'vitest';
import { freeSpinsLossText } from './index.ts';
import type { FreeSpinsLoss } from './index.ts';

const aud = { symbol: 'A$', type: 'FIAT' } as const;
const active = { promo: 'drinks', name: 'Last Drinks', bonus: '10.00', currency: aud };
const spins: FreeSpinsLoss = { promo: 'drinks', left: 12, winnings: '1.00', currency: aud, active };

describe('the question before free spins are cancelled', () => {
  it.each<[string, Partial<FreeSpinsLoss>, string]>([
    [
      'that came with the active promo',
      {},
      'You will lose 12 free spins. The A$1.00 that they have won stays yours. ' +
        'This does not cancel the promo Last Drinks: it goes on, with A$10.00 of bonus money.',
    ],
    [
      'whose promo has no bonus money left',
      { active: { ...active, bonus: '0.00' } },
      'You will lose 12 free spins. The A$1.00 that they have won stays yours. ' +
        'This does not cancel the promo Last Drinks: it goes on.',
    ],
    [
      'that came from another promo, and have won nothing',
      { promo: 'reef', left: 1, winnings: '0.00' },
      'You will lose 1 free spin.',
    ],
    [
      'without an active promo',
      { active: null },
      'You will lose 12 free spins. The A$1.00 that they have won stays yours.',
    ],
  ])('says of those %s what is lost and what stays', (_which, change, text) => {
    expect(freeSpinsLossText({ ...spins, ...change })).toBe(text);
  });
});
