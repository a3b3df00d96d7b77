/** What of a member decides whether they may withdraw at all. */
export interface WithdrawalStanding {
  readonly withdrawalBlocked: boolean;
  readonly verified: boolean;
}

/** Whether a withdrawal method can be chosen (WDR-06). */
export function canChooseMethod({ enabled }: { readonly enabled: boolean }): boolean {
  return enabled;
}

/** Why a member may not withdraw at all, by its code in the contract. */
export type WithdrawalBar = 'WITHDRAWAL_BLOCKED' | 'MEMBER_NOT_VERIFIED';

/** Why a member may not withdraw whatever the amount, or null; a block is told before anything else (WDR-08, WDR-09, WDR-11, WDR-12). */
export function withdrawalBar({ withdrawalBlocked, verified }: WithdrawalStanding): WithdrawalBar | null {
  if (withdrawalBlocked) return 'WITHDRAWAL_BLOCKED';
  return verified ? null : 'MEMBER_NOT_VERIFIED';
}
