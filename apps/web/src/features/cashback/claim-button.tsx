import { cashbackClaimReasons, decideCashbackClaim } from '@magpie/domain/cashback';
import { refusalText } from '@magpie/domain/decision';
import { Button } from '@magpie/ui';
import type { JSX } from 'react';
import { useSession } from '../session/index.ts';
import type { Cashback } from './cashback-text.ts';
import { useClaimCashback } from './use-claim-cashback.ts';
import { useLevel } from './use-level.ts';
import type { CollectedCashback } from './use-member-cashbacks.ts';

export interface ClaimButtonProps {
  readonly cashback: Pick<Cashback, 'id' | 'levelRequirement'>;
  readonly collected: CollectedCashback | undefined;
}

/** 'Claim': enabled only while the cashback is claimable (CASHBK-11); a visitor is asked to log in (AUTH-42). */
export function ClaimButton({ cashback, collected }: ClaimButtonProps): JSX.Element {
  const { signedIn } = useSession();
  const { claim, busy } = useClaimCashback();
  const level = useLevel();
  const decision = decideCashbackClaim({
    signedIn,
    cashback: collected
      ? {
          levelRequirement: cashback.levelRequirement,
          reachedLimit: collected.hasReachedMaxMonthlyClaim,
          claimable: collected.isClaimable,
          missed: collected.missed !== null,
        }
      : null,
    level,
  });
  return (
    <Button
      variant="inverse"
      loading={busy}
      disabled={signedIn && !decision.allowed}
      title={collected && !decision.allowed ? refusalText(cashbackClaimReasons, decision) : undefined}
      onClick={() => {
        claim(cashback.id);
      }}
    >
      Claim
    </Button>
  );
}
