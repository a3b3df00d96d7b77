import type { ReasonTable } from '../decision/index.ts';

export type ReleaseReason = 'awardUnknown' | 'notWaiting';

export const releaseReasons = {
  awardUnknown: { code: 'NOT_FOUND', text: () => 'There is no such award.' },
  notWaiting: { code: 'CONFLICT', text: () => 'This award does not wait to be released.' },
} as const satisfies ReasonTable<ReleaseReason>;
