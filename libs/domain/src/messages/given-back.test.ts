import { expect, it } from 'vitest';
import { givenBackMessage } from './index.ts';

const given = {
  ...{ cash: '20.00', freeSpins: 4, isOver: true, name: 'Fish & Chips' },
  currency: { symbol: 'A$', type: 'FIAT' },
} as const;

const where = ' You find free spins under Active Bonus, where you activate them.';

it.each([
  ['cash and free spins', {}, `4 free spins and A$20.00 in cash.${where}`],
  ['a free spin alone', { cash: '0.00', freeSpins: 1 }, `1 free spin.${where}`],
  ['cash alone', { freeSpins: 0 }, 'A$20.00 in cash.'],
  ['the cash beside an award that goes on', { isOver: false }, 'A$20.00 in cash.'],
])('tells of what came back after a dispute: %s', (_what, of, back) => {
  expect(givenBackMessage({ ...given, ...of })).toEqual({
    title: 'Given Back',
    content: `<p>The dispute of the deposit that earned you Fish &amp; Chips is over. You have back what it took: ${back}</p>`,
  });
});

it.each([
  ['that an award gives which goes on', { cash: '0.00', isOver: false }],
  ['of which there are none', { cash: '0.00', freeSpins: 0 }],
])('tells of no free spins %s', (_what, of) => {
  expect(givenBackMessage({ ...given, ...of })).toBeNull();
});
