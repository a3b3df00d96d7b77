import { expect, it } from 'vitest';
import { spinsEndMessage } from './index.ts';

it.each([
  [
    'TIME',
    false,
    'Free Spins Expired',
    'The time of the free spins of Fish &amp; Chips ran out before all were played. What they won stays yours.',
  ],
  [
    'OPERATOR',
    true,
    'Free Spins Ended',
    'Our team ended the free spins of Fish &amp; Chips. What they won stays yours.',
  ],
  [
    'DEPOSIT_REVERSED',
    false,
    'Free Spins Ended',
    'The deposit that earned the free spins of Fish &amp; Chips was disputed or taken back, and what was left of them was taken with it.',
  ],
] as const)('tells of an end of free spins by %s', (cause, withPromo, title, text) => {
  expect(spinsEndMessage({ cause, withPromo }, 'Fish & Chips')).toEqual({
    title,
    content: `<p>${text}</p>`,
  });
});

it.each(['TIME', 'DEPOSIT_REVERSED'] as const)(
  'leaves the end by %s of spins that came with a promo in force to the message of that promo',
  (cause) => {
    expect(spinsEndMessage({ cause, withPromo: true }, 'Fish & Chips')).toBeNull();
  },
);
