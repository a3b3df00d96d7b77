/** What a member push tells of the amounts that make an identity check due. */
export interface ReachedAmounts {
  readonly gbgDepositAmountReached: boolean;
  readonly gbgWithdrawalAmountReached: boolean;
}

/** Whether a push asks for an identity check: an amount was reached by a member who is not verified (CONF-03). */
export function identityCheckDue(reached: ReachedAmounts, verified: boolean): boolean {
  return !verified && (reached.gbgDepositAmountReached || reached.gbgWithdrawalAmountReached);
}
