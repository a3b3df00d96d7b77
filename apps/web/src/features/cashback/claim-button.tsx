import { Button, type ButtonProps } from '@magpie/ui';
import type { JSX } from 'react';
import type { Cashback } from './cashback-text.ts';
import type { ClaimBar } from './use-claim-bar.ts';
import { useClaimCashback } from './use-claim-cashback.ts';

export interface ClaimButtonProps extends Pick<ButtonProps, 'size'> {
  readonly cashback: Pick<Cashback, 'id'>;
  readonly bar: ClaimBar;
}

/** 'Claim': enabled only while the cashback is claimable (CASHBK-11); a visitor is asked to log in (AUTH-42). */
export function ClaimButton({ cashback, bar, ...look }: ClaimButtonProps): JSX.Element {
  const { claim, busy } = useClaimCashback();
  return (
    <Button
      {...look}
      variant="inverse"
      loading={busy}
      disabled={bar.barred}
      {...(bar.reason !== null && { 'aria-describedby': bar.reasonId })}
      onClick={() => {
        claim(cashback.id);
      }}
    >
      Claim
    </Button>
  );
}
