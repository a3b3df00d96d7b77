import { chakra } from '@chakra-ui/react';
import { displayMoney, promoDate } from '@magpie/domain/format';
import { freeSpinsGainText } from '@magpie/domain/free-spins';
import {
  cooldownDay,
  lockInGoalText,
  lockInLossText,
  lockInReachedTexts,
  netDepositsNote,
} from '@magpie/domain/lock-in';
import { money } from '@magpie/domain/money';
import { Button } from '@magpie/ui';
import { Meter } from '@magpie/ui/data';
import { Gift, Wallet } from 'lucide-react';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { useAtNow } from '#shared/clock/index.ts';
import { paths } from '#shared/navigation/index.ts';
import { shownTimeZone } from '#shared/time-zone/index.ts';
import { useSession } from '../../session/index.ts';
import { CancelButton } from './cancel-button.tsx';
import { isOpenPromo, type LockIn } from './promo-facts.ts';
import { PromoNote } from './promo-note.tsx';
import { bonusText } from './promo-text.ts';
import type { PromoActions } from './use-promo-actions.ts';

const Meters = chakra('div', { base: { display: 'grid', gap: '3' } });

/** How much of an amount that must be reached is reached, both decimals of the wire. */
export function reachedPercent(part: string, whole: string, { type }: LockIn['currency']): number {
  return money.shareInPercent(money.parseOrZero(part, type), money.parseOrZero(whole, type));
}

function Goal({ promo, goals }: Pick<LockIn, 'promo'> & { readonly goals: number }): JSX.Element {
  const end = promo.expiresAt;
  const over = useAtNow((now) => !isOpenPromo(promo, now));
  const ends = end === null ? null : promoDate(end, shownTimeZone());
  const freeSpins = freeSpinsGainText(promo.freeSpinConfiguration, promo.currency);
  const goal = { bonus: bonusText(promo), freeSpins, goals, ends, over };
  return <PromoNote icon={Gift}>{lockInGoalText(goal)}</PromoNote>;
}

/** How far a lock-in is, what it unlocks, and what ends it (LOCK-14). */
export function LockInProgress({ lockIn }: { readonly lockIn: LockIn }): JSX.Element {
  const { currency } = lockIn;
  const withdrawals = netDepositsNote(lockIn.lockInRequiredDeposit);
  const goals = [
    { label: 'Deposit', used: lockIn.lockInAccumulatedDeposit, limit: lockIn.lockInRequiredDeposit },
    { label: 'Turnover', used: lockIn.lockInAccumulatedTurnover, limit: lockIn.lockInRequiredTurnover },
    // What is not asked for needs no meter that is full from the start.
  ].filter(({ limit }) => money.parseOrZero(limit, currency.type) > 0n);
  return (
    <Meters>
      {goals.map(({ label, used, limit }) => (
        <Meter
          key={label}
          label={label}
          used={displayMoney(used, currency)}
          limit={displayMoney(limit, currency)}
          percent={reachedPercent(used, limit, currency)}
        />
      ))}
      <Goal promo={lockIn.promo} goals={goals.length} />
      {withdrawals !== null && <PromoNote icon={Wallet}>{withdrawals}</PromoNote>}
    </Meters>
  );
}

const Question = chakra('div', { base: { display: 'grid', gap: '3' } });

/** What is lost, in the words of LOCK-05, and what that is. */
function Loss({ lockIn }: { readonly lockIn: LockIn }): JSX.Element {
  const { promo, currency } = lockIn;
  const { account } = useSession();
  const timezones = account?.timezoneChoices ?? [];
  const lastLockIn = new Date(lockIn.lastLockInDateTime);
  const availableOn = useAtNow((now) => cooldownDay({ lastLockIn }, { now, timezones }));
  const reached = lockInReachedTexts(
    {
      deposit: lockIn.lockInAccumulatedDeposit,
      requiredDeposit: lockIn.lockInRequiredDeposit,
      turnover: lockIn.lockInAccumulatedTurnover,
      requiredTurnover: lockIn.lockInRequiredTurnover,
    },
    currency,
  );
  const freeSpins = freeSpinsGainText(promo.freeSpinConfiguration, promo.currency);
  return (
    <Question>
      <p>You will lose your progress. Do you want to proceed?</p>
      <p>{lockInLossText({ reached, bonus: bonusText(promo), freeSpins, availableOn })}</p>
    </Question>
  );
}

export interface LockInButtonsProps {
  readonly lockIn: LockIn;
  readonly actions: Pick<PromoActions, 'busy' | 'cancelLockIn'>;
}

/** 'Cancel' on a lock-in, which asks first (LOCK-05). */
export function LockInCancelButton({ lockIn, actions }: LockInButtonsProps): JSX.Element {
  return (
    <CancelButton label="Cancel" busy={actions.busy} onConfirm={() => actions.cancelLockIn(lockIn.promo)}>
      <Loss lockIn={lockIn} />
    </CancelButton>
  );
}

export function LockInProgressLink(): JSX.Element {
  return (
    <Button asChild variant="inverse">
      <Link to={paths.personalCenter('active-bonus')}>View Progress</Link>
    </Button>
  );
}

/** 'View Progress' and 'Cancel' (LOCK-04, LOCK-14). */
export function LockInButtons({ lockIn, actions }: LockInButtonsProps): JSX.Element {
  return (
    <>
      <LockInProgressLink />
      <LockInCancelButton lockIn={lockIn} actions={actions} />
    </>
  );
}
