import type { ReasonTable } from './reasons.ts';

/** Why a request is not taken for a repeat of the one that had its id or key. */
export const repeatReasons = {
  otherContent: {
    code: 'IDEMPOTENCY_CONFLICT',
    text: () => 'This was requested before with different content.',
  },
} as const satisfies ReasonTable<'otherContent'>;
