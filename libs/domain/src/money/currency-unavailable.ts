import type { ReasonRow } from '../decision/index.ts';

export const currencyUnavailable = {
  code: 'BAD_USER_INPUT',
  text: () => 'This currency is not available.',
} as const satisfies ReasonRow;
