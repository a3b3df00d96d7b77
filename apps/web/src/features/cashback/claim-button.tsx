import { cashbackClaimReasons, decideCashbackClaim } from '@magpie/domain/cashback';
import { refusalText } from '@magpie/domain/decision';
import { Button, type ButtonProps } from '@magpie/ui';
import type { JSX } from 'react';
import { useSession } from '../session/index.ts';
import type { Cashback } from './cashback-text.ts';
import { useClaimCashback } from './use-claim-cashback.ts';
import { useLevel } from './use-level.ts';
import { claimedCashback, type CollectedCashback } from './use-member-cashbacks.ts';

export interface ClaimButtonProps extends Pick<ButtonProps, 'size'> {
  readonly cashback: Pick<Cashback, 'id'>;
  readonly collected: CollectedCashback | undefined;
}

/** 'Claim': enabled only while the cashback is claimable (CASHBK-11); a visitor is asked to log in (AUTH-42). */
export function ClaimButton({ cashback, collected, ...look }: ClaimButtonProps): JSX.Element {
  const { account, signedIn } = useSession();
  const { claim, busy } = useClaimCashback();
  const level = useLevel();
  const decision = decideCashbackClaim({
    signedIn,
    cashback: collected ? claimedCashback(collected, account?.timezoneChoices ?? []) : null,
    level,
  });
  return (
    <Button
      {...look}
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
