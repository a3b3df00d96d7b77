import { cashbackClaimReasons, decideCashbackClaim } from '@magpie/domain/cashback';
import { refusalText } from '@magpie/domain/decision';
import { Button } from '@magpie/ui';
import type { JSX } from 'react';
import { useSession } from '../session/index.ts';
import { useClaimCashback } from './use-claim-cashback.ts';
import type { CollectedCashback } from './use-member-cashbacks.ts';

/** Props of {@link ClaimButton}. */
export interface ClaimButtonProps {
  readonly cashbackId: string;
  readonly collected: CollectedCashback | undefined;
}

/** 'Claim': enabled only while the cashback is claimable (CASHBK-11); a visitor is asked to log in (AUTH-42). */
export function ClaimButton({ cashbackId, collected }: ClaimButtonProps): JSX.Element {
  const { signedIn } = useSession();
  const { claim, busy } = useClaimCashback();
  const decision = decideCashbackClaim({
    signedIn,
    cashback: collected
      ? {
          levelRequirement: 0,
          reachedLimit: collected.hasReachedMaxMonthlyClaim,
          claimable: collected.isClaimable,
          missed: collected.missed !== null,
        }
      : null,
    level: null,
  });
  return (
    <Button
      variant="inverse"
      loading={busy}
      disabled={signedIn && !decision.allowed}
      title={collected && !decision.allowed ? refusalText(cashbackClaimReasons, decision) : undefined}
      onClick={() => {
        claim(cashbackId);
      }}
    >
      Claim
    </Button>
  );
}
