import { displayMoney } from '@magpie/domain/format';
import { isLockInRunning, lockInWithdrawalText, withdrawnFromLockIn } from '@magpie/domain/lock-in';
import { money } from '@magpie/domain/money';
import { readTypedAmount } from '@magpie/domain/payments/forms';
import { isPromoOpen } from '@magpie/domain/promos';
import { usePromoStandingQuery, type PromoLockIn_lockInFragment } from '@magpie/gql/promos';
import { Alert } from '@magpie/ui';
import type { JSX } from 'react';
import { freshAfter } from '#shared/apollo/index.ts';
import { useAtNow } from '#shared/clock/index.ts';
import type { Account } from '../../session/index.ts';

export interface LockInNoticeProps {
  readonly account: Account;
  /** As typed. */
  readonly amount: string;
}

/** What the amount takes off, in the currency of the lock-in; null where it is of another one, which the platform converts. */
function takenOff(lockIn: PromoLockIn_lockInFragment, { account, amount }: LockInNoticeProps): string | null {
  const { code, type } = account.activeCurrency;
  const typed = readTypedAmount(amount, type);
  if (typed === null || lockIn.currency.code !== code) return null;
  const deposited = money.parseOrZero(lockIn.lockInAccumulatedDeposit, type);
  return displayMoney(money.format(withdrawnFromLockIn(typed, deposited), type), lockIn.currency);
}

/** Says that a withdrawal lowers the progress of the lock-in that runs, paused or not; nothing without one (LOCK-15). */
export function LockInNotice(props: LockInNoticeProps): JSX.Element | null {
  const { data } = usePromoStandingQuery({
    variables: { member: props.account.id },
    context: freshAfter('GAP', 'PLAY', 'CLOCK'),
  });
  const lockIn = data?.member.promoLockIn;
  // The contract answers a cancelled one with none.
  const runs = useAtNow((now) => {
    if (!lockIn) return false;
    const { active, expiresAt } = lockIn.promo;
    const over = !isPromoOpen({ active, expiresAt: expiresAt === null ? null : new Date(expiresAt) }, now);
    return isLockInRunning({ completed: lockIn.completed, cancelled: false, over });
  });
  if (!lockIn || !runs) return null;
  const { currency, lockInAccumulatedDeposit: deposited, lockInRequiredDeposit: required } = lockIn;
  if (money.parseOrZero(deposited, currency.type) === 0n) return null;
  return (
    <Alert tone="warning" role="status">
      {lockInWithdrawalText({
        promo: lockIn.promo.name,
        taken: takenOff(lockIn, props),
        deposited: displayMoney(deposited, currency),
        required: displayMoney(required, currency),
      })}
    </Alert>
  );
}
