import type { ReasonTable } from '../decision/index.ts';

export type CashbackClaimReason =
  'signedOut' | 'cashbackUnknown' | 'limitReached' | 'missed' | 'notClaimable';

/** In the order of the checks (CASHBK-07, CASHBK-08, CASHBK-13, CASHBK-23). */
export const cashbackClaimReasons = {
  signedOut: { code: 'UNAUTHENTICATED', text: () => 'Log in to claim this cashback.', mend: 'loginModal' },
  cashbackUnknown: { code: 'NOT_FOUND', text: () => 'This cashback does not exist.' },
  limitReached: { code: 'CONFLICT', text: () => 'The limit of this month is reached.' },
  missed: {
    code: 'CONFLICT',
    text: () => 'The day to claim this cashback is over. It was not claimed in time.',
  },
  notClaimable: { code: 'CONFLICT', text: () => 'This cashback is not claimable now.' },
} as const satisfies ReasonTable<CashbackClaimReason>;
