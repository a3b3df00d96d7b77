import { claimBarText, decideCashbackClaim } from '@magpie/domain/cashback';
import { useId } from 'react';
import { useSession } from '../session/index.ts';
import { useLevel } from './use-level.ts';
import { claimedCashback, hasCollected, type CollectedCashback } from './use-member-cashbacks.ts';

/** Whether a claim is barred (CASHBK-11), and why. */
export interface ClaimBar {
  readonly barred: boolean;
  /** Null while what was collected is not known, too. */
  readonly reason: string | null;
  /** The id of the words that say the reason. */
  readonly reasonId: string;
}

/** A visitor is not barred, but asked to log in (AUTH-42). */
export function useClaimBar(collected: CollectedCashback | undefined): ClaimBar {
  const { account, signedIn } = useSession();
  const level = useLevel();
  const reasonId = useId();
  const decision = decideCashbackClaim({
    signedIn,
    cashback: collected ? claimedCashback(collected, account?.timezoneChoices ?? []) : null,
    level,
  });
  const reason = collected && signedIn ? claimBarText(decision, hasCollected(collected)) : null;
  return { barred: signedIn && !decision.allowed, reason, reasonId };
}
