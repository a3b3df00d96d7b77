import { chakra } from '@chakra-ui/react';
import { displayMoney } from '@magpie/domain/format';
import { money } from '@magpie/domain/money';
import { Button } from '@magpie/ui';
import { Meter } from '@magpie/ui/data';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/navigation/index.ts';
import { CancelButton } from './cancel-button.tsx';
import type { LockIn, Promo } from './promo-facts.ts';
import type { PromoActions } from './use-promo-actions.ts';

const Meters = chakra('div', { base: { display: 'grid', gap: '3' } });

/** How much of an amount that must be reached is reached, both decimals of the wire. */
export function reachedPercent(part: string, whole: string, { type }: LockIn['currency']): number {
  return money.shareInPercent(money.parseOrZero(part, type), money.parseOrZero(whole, type));
}

export function LockInMeters({ lockIn }: { readonly lockIn: LockIn }): JSX.Element {
  const meter = (label: string, used: string, limit: string) => (
    <Meter
      label={label}
      used={displayMoney(used, lockIn.currency)}
      limit={displayMoney(limit, lockIn.currency)}
      percent={reachedPercent(used, limit, lockIn.currency)}
    />
  );
  return (
    <Meters>
      {meter('Deposit', lockIn.lockInAccumulatedDeposit, lockIn.lockInRequiredDeposit)}
      {meter('Turnover', lockIn.lockInAccumulatedTurnover, lockIn.lockInRequiredTurnover)}
    </Meters>
  );
}

/** Props of {@link LockInButtons}. */
export interface LockInButtonsProps {
  readonly promo: Pick<Promo, 'id'>;
  readonly actions: Pick<PromoActions, 'busy' | 'cancelLockIn'>;
}

/** 'Cancel' on a lock-in, which asks first (LOCK-05). */
export function LockInCancelButton({ promo, actions }: LockInButtonsProps): JSX.Element {
  return (
    <CancelButton label="Cancel" busy={actions.busy} onConfirm={() => actions.cancelLockIn(promo)}>
      You will lose your progress. Do you want to proceed?
    </CancelButton>
  );
}

/** 'View Progress' and 'Cancel' (LOCK-04, LOCK-14). */
export function LockInButtons({ promo, actions }: LockInButtonsProps): JSX.Element {
  return (
    <>
      <Button asChild variant="inverse">
        <Link to={paths.personalCenter('active-bonus')}>View Progress</Link>
      </Button>
      <LockInCancelButton promo={promo} actions={actions} />
    </>
  );
}
