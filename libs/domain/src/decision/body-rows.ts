import type { ReasonRow } from './reasons.ts';

export const notJson = {
  code: 'BAD_USER_INPUT',
  text: () => 'The request body is not valid JSON.',
} as const satisfies ReasonRow;
