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
] as const)('tells of an end of free spins by %s', (cause, withPromo, title, text) => {
  expect(spinsEndMessage({ cause, withPromo }, 'Fish & Chips')).toEqual({
    title,
    content: `<p>${text}</p>`,
  });
});

it('leaves the end by time of spins that came with a promo in force to the message of that promo', () => {
  expect(spinsEndMessage({ cause: 'TIME', withPromo: true }, 'Fish & Chips')).toBeNull();
});
