import type { ReasonRow } from './reasons.ts';

/** What every reader of a body says of a text that is no JSON. */
export const notJson = {
  code: 'BAD_USER_INPUT',
  text: () => 'The request body is not valid JSON.',
} as const satisfies ReasonRow;
