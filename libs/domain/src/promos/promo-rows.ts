import type { ReasonRow } from '../decision/index.ts';

export const promoUnknown = {
  code: 'NOT_FOUND',
  text: () => 'This promo does not exist.',
} as const satisfies ReasonRow;

export const promoNotActive = {
  code: 'NOT_FOUND',
  text: () => 'This promo is not active any more.',
} as const satisfies ReasonRow;
