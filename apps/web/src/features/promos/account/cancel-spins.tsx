import { skipToken } from '@apollo/client/react';
import { freeSpinsLossText, leftFreeSpins } from '@magpie/domain/free-spins';
import { awardNames } from '@magpie/domain/promos';
import { usePromoStandingQuery, type ActivePromo_memberPromoFragment } from '@magpie/gql/promos';
import type { JSX } from 'react';
import { freshAfter } from '#shared/apollo/index.ts';
import { useSession } from '../../session/index.ts';
import { CancelButton } from '../actions/cancel-button.tsx';
import type { FreeSpin, FreeSpinActions } from './use-free-spin-actions.ts';

function lossText(freeSpin: FreeSpin, active: ActivePromo_memberPromoFragment | null): string {
  const { promo, freeSpinDetails, totalWinnings, currency } = freeSpin;
  return freeSpinsLossText({
    promo: promo.id,
    left: leftFreeSpins(freeSpinDetails),
    winnings: totalWinnings,
    currency,
    active: active && {
      promo: active.promo.id,
      name: awardNames(active).name,
      bonus: active.atStake.bonus,
      currency: active.currency,
    },
  });
}

export interface CancelSpinsProps {
  readonly freeSpin: FreeSpin;
  readonly actions: FreeSpinActions;
}

/** Gives free spins up, after a question that tells them from the promo they came with (SPIN-10). */
export function CancelSpins({ freeSpin, actions }: CancelSpinsProps): JSX.Element {
  const { account } = useSession();
  const { data } = usePromoStandingQuery(
    account ? { variables: { member: account.id }, context: freshAfter('GAP', 'PLAY', 'CLOCK') } : skipToken,
  );
  return (
    <CancelButton
      label="Cancel Bonus"
      variant="ghost"
      size="sm"
      busy={actions.busy}
      onConfirm={actions.cancel}
    >
      {lossText(freeSpin, data?.member.activePromo ?? null)} Do you want to proceed?
    </CancelButton>
  );
}
