import type { ReasonRow } from '../decision/index.ts';

/** What every table says of a currency that the site does not have. */
export const currencyUnavailable = {
  code: 'BAD_USER_INPUT',
  text: () => 'This currency is not available.',
} as const satisfies ReasonRow;
