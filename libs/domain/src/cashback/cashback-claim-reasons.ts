import type { ReasonTable } from '../decision/index.ts';

export type CashbackClaimReason = 'signedOut' | 'cashbackUnknown' | 'limitReached' | 'notClaimable';

/** In the order of the checks (CASHBK-07, CASHBK-08, CASHBK-13). */
export const cashbackClaimReasons = {
  signedOut: { code: 'UNAUTHENTICATED', text: () => 'Log in to claim this cashback.', mend: 'loginModal' },
  cashbackUnknown: { code: 'NOT_FOUND', text: () => 'This cashback does not exist.' },
  limitReached: { code: 'CONFLICT', text: () => 'The limit of this month is reached.' },
  notClaimable: { code: 'CONFLICT', text: () => 'This cashback is not claimable now.' },
} as const satisfies ReasonTable<CashbackClaimReason>;
